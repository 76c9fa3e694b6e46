@convoke-07 @cr:601.2g @cr:601.2h @since:2005-10-01
Feature: A creature sacrificed for mana does not convoke as well
  What is sacrificed for a mana ability while the spell is cast is gone when the cost is paid. And once creatures are tapped for
  the cost it is too late for mana abilities, so that a creature which convokes can't be sacrificed for the same spell.

  @evolution-15 @id:convoke-07-blood-pet @report:mage-768 @report:phase-9061
  Scenario: Three Blood Pets pay three mana, by convoking or by being sacrificed, and not six
    Given Alice has Will-Forged Golem; Halo Hopper in her hand
    And Alice controls 3 Blood Pet
    Then Alice can't cast Will-Forged Golem
    When Alice casts Halo Hopper, convoking with Blood Pet 1; Blood Pet 2; Blood Pet 3
    Then Halo Hopper is on the stack
    And Blood Pet 1 is tapped
    And Blood Pet 3 is tapped

  @id:convoke-07-one-in-each-way
  Scenario: One Blood Pet may convoke Halo Hopper and another be sacrificed for mana, but one can't do both
    Given Alice has Halo Hopper in her hand
    And Alice controls 2 Blood Pet; Memnite
    Then Alice can't cast Halo Hopper, convoking with Blood Pet 1; Memnite, making mana with Blood Pet 1
    When Alice casts Halo Hopper, convoking with Blood Pet 1; Memnite, making mana with Blood Pet 2
    Then Halo Hopper is on the stack
    And Blood Pet 1 is tapped
    And Memnite is tapped
    And Blood Pet 2 is in Alice's graveyard

  @id:convoke-07-sacrificed-later @cr:605.3a @cr:601.2i
  Scenario: Once the spell is cast, a Blood Pet that convoked it can be sacrificed for mana
    The mana comes too late for Halo Hopper, but it can be made.

    Given Alice has Halo Hopper in her hand
    And Alice controls 3 Blood Pet
    When Alice casts Halo Hopper, convoking with Blood Pet 1; Blood Pet 2; Blood Pet 3
    And Alice activates ability 1 of Blood Pet 1 for {B}
    Then Halo Hopper is on the stack
    And Blood Pet 1 is in Alice's graveyard
    And Alice has {B} left

  @id:convoke-07-ashnods-altar
  Scenario: Five creatures convoke Siege Wurm, and a sixth, sacrificed to Ashnod's Altar, pays for the other two mana
    Given Alice has Siege Wurm in her hand
    And Alice controls Ashnod's Altar; 2 Grizzly Bears; 4 Hill Giant
    Then Alice can't cast Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Hill Giant 1; Hill Giant 2; Hill Giant 4, sacrificing Hill Giant 4, making mana with Ashnod's Altar
    When Alice casts Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Hill Giant 1; Hill Giant 2; Hill Giant 3, sacrificing Hill Giant 4, making mana with Ashnod's Altar
    Then Siege Wurm is on the stack
    And Hill Giant 4 is in Alice's graveyard
    And Grizzly Bears 1 is tapped
    And Hill Giant 3 is tapped
    And Alice has no mana left

  @id:convoke-07-ashnods-altar-too-few
  Scenario: Four creatures and Ashnod's Altar do not pay for Siege Wurm, and with a Forest they do
    All four tapped and two of them sacrificed afterwards would be eight mana. Three sacrificed and the fourth tapped are seven, but
    six of them are colorless, and Siege Wurm takes two green mana.

    Given Alice has Siege Wurm; Forest in her hand
    And Alice controls Ashnod's Altar; 2 Grizzly Bears; 2 Hill Giant
    Then Alice can't cast Siege Wurm
    When Alice plays Forest
    And Alice casts Siege Wurm, sacrificing Hill Giant 1; Hill Giant 2, making mana with Ashnod's Altar; Forest
    Then Siege Wurm is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Hill Giant 1 is in Alice's graveyard

  @id:convoke-07-phyrexian-altar
  Scenario: Three creatures and Phyrexian Altar do not pay for Ledev Guardian, and with a Mountain they do
    The Altar makes one mana for a creature, no more than the creature pays for by convoking; but for a green creature it makes
    white mana, too.

    Given Alice has Ledev Guardian; Mountain in her hand
    And Alice controls Phyrexian Altar; 3 Grizzly Bears
    Then Alice can't cast Ledev Guardian
    When Alice plays Mountain
    And Alice casts Ledev Guardian, convoking with Grizzly Bears 1; Grizzly Bears 2, sacrificing Grizzly Bears 3, making mana with Phyrexian Altar; Mountain
    Then Ledev Guardian is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Grizzly Bears 3 is in Alice's graveyard

  @id:convoke-07-eldrazi-spawn @since:2016-01-22 @report:phase-9061
  Scenario: An Eldrazi Spawn convokes Will-Forged Golem or is sacrificed for mana, and not both
    Spawn-Gang Commander makes three of them. With Memnite and the Commander these are five creatures, for five of six mana.

    Given Alice has Spawn-Gang Commander; Will-Forged Golem; Mountain in her hand
    And Alice controls Memnite
    And Alice has {R}{R}{C}{C}{C} to spend
    When Alice casts Spawn-Gang Commander, spending {R}{R}{C}{C}{C}
    And everyone passes until the stack is empty
    Then Alice can't cast Will-Forged Golem
    When Alice plays Mountain
    And Alice casts Will-Forged Golem
    Then Will-Forged Golem is on the stack
    And Spawn-Gang Commander is tapped
    And Memnite is tapped
    And Mountain is tapped
