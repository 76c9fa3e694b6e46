@evolution-11 @cr:702.51a @since:2005-10-01
Feature: Any creature pays for generic mana, and none for colorless or snow mana
  For a generic mana of the total cost a creature of any color or of none will do, and each creature pays for one mana, however
  big it is. Colorless mana {C} and snow mana {S} are not generic, and no creature pays for them.

  @id:evolution-11-any-color @cr:107.4b
  Scenario: A white, a red and a colorless creature pay for Halo Hopper, and two of them do not
    Given Alice has Halo Hopper; Memnite "the new Memnite" in her hand
    And Alice controls Savannah Lions; Hill Giant
    Then Alice can't cast Halo Hopper
    When Alice casts the new Memnite
    And everyone passes until the stack is empty
    And Alice casts Halo Hopper
    Then Halo Hopper is on the stack
    And Savannah Lions is tapped
    And Hill Giant is tapped
    And the new Memnite is tapped

  @id:evolution-11-snow-mana @since:2020-04-17 @cr:107.4h
  Scenario: No creature pays for the snow mana in the cost of Icehide Golem, not even a snow creature
    Given Alice has Icehide Golem; Snow-Covered Mountain in her hand
    And Alice controls Chief Engineer; Boreal Druid
    And Boreal Druid came under its controller's control this turn
    Then Alice can't cast Icehide Golem
    When Alice plays Snow-Covered Mountain
    And Alice casts Icehide Golem
    Then Icehide Golem is on the stack
    And Snow-Covered Mountain is tapped

  @id:evolution-11-colorless-mana @since:2022-10-07 @cr:107.4c @report:phase-389
  Scenario: No creature pays for the colorless mana of Matter Reshaper, not even a colorless one
    Flockchaser Phantom attacks without being tapped, and its attack gives convoke to the next spell. Three creatures would pay
    for three generic mana, but {2}{C} takes colorless mana.

    Given Alice has Matter Reshaper; Wastes in her hand
    And Alice controls Flockchaser Phantom; 2 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flockchaser Phantom
    And everyone passes until it is Alice's postcombat main phase
    Then Alice can't cast Matter Reshaper
    When Alice plays Wastes
    And Alice casts Matter Reshaper, convoking with Flockchaser Phantom; Memnite 1
    Then Matter Reshaper is on the stack
    And Wastes is tapped

  @evolution-15 @id:evolution-11-rest-with-mana @cr:601.2h
  Scenario: Three creatures pay for three mana of Siege Wurm, and the other four, green and generic, are paid with mana
    Given Alice has Siege Wurm in her hand
    And Alice controls 3 Hill Giant
    And Alice has {G}{G}{C}{C}{C} to spend
    When Alice casts Siege Wurm, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3
    Then Siege Wurm is on the stack
    And Alice has {C} left
