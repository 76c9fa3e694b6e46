@paying-22 @cr:106.6 @since:2007-10-01
Feature: Mana that may be spent only on some spells pays for any part of their total cost
  What the spell is decides whether such mana may be spent on it, not what part of its cost is paid, nor how much. What is left of
  the mana stays restricted.

  @id:paying-workshop @since:2016-01-22
  Scenario: Mishra's Workshop pays for Palladium Myr, an artifact spell, and not for Glaring Fleshraker
    Given Alice has Glaring Fleshraker; Palladium Myr in her hand
    And Alice controls Mishra's Workshop
    Then Alice can't cast Glaring Fleshraker
    When Alice casts Palladium Myr
    Then Palladium Myr is on the stack
    And Mishra's Workshop is tapped

  @id:paying-workshop-increase @cr:601.2f
  Scenario: Mishra's Workshop also pays for what Sphere of Resistance adds to Ruby Medallion, an artifact spell
    Given Alice has Ruby Medallion in her hand
    And Alice controls Mishra's Workshop
    And Bob controls Sphere of Resistance
    When Alice casts Ruby Medallion
    Then Ruby Medallion is on the stack
    And Alice has no mana left

  @paying-24 @id:paying-workshop-rest @cr:106.4
  Scenario: What is left of the Workshop's mana pays for a second artifact spell, and not for an ability of an artifact
    Given Alice has Springleaf Drum; Ruby Medallion in her hand
    And Alice controls Mishra's Workshop; Arcum's Astrolabe
    When Alice casts Springleaf Drum, making mana with Mishra's Workshop
    Then Alice has {C}{C} left
    And Alice can't tap Arcum's Astrolabe for {U}
    When everyone passes until the stack is empty
    And Alice casts Ruby Medallion
    Then Ruby Medallion is on the stack
    And Alice has no mana left

  @id:paying-ziggurat
  Scenario: Ancient Ziggurat pays for Isamaru, a creature spell, and not for Shock
    Given Alice has Shock; Isamaru, Hound of Konda in her hand
    And Alice controls Ancient Ziggurat
    Then Alice can't cast Shock targeting Bob
    When Alice casts Isamaru, Hound of Konda
    Then Isamaru, Hound of Konda is on the stack
    And Ancient Ziggurat is tapped

  @paying-28 @id:paying-troyan-evoke @cr:118.9c @cr:202.3 @cr:702.74a
  Scenario: Troyan's mana, which is for spells with mana value 5 or more, pays for Mulldrifter's evoke cost of three mana
    Think Twice would also cost three mana for its flashback cost, but has mana value 2.

    Given Alice has Mulldrifter in her hand
    And Alice has Think Twice in her graveyard
    And Alice controls Troyan, Gutsy Explorer; Island
    Then Alice can't cast Think Twice from her graveyard for its flashback cost
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Troyan, Gutsy Explorer is tapped
    And Island is tapped

  @paying-28 @id:paying-troyan-reduced @cr:202.3 @cr:601.2f
  Scenario: Troyan's mana pays for Mulldrifter when three Helms of Awakening make it cost two mana
    Given Alice has Mulldrifter; Muscle Sliver in her hand
    And Alice controls Troyan, Gutsy Explorer; 3 Helm of Awakening
    Then Alice can't cast Muscle Sliver
    When Alice casts Mulldrifter
    Then Mulldrifter is on the stack
    And Troyan, Gutsy Explorer is tapped

  @paying-28 @id:paying-troyan-increased @cr:202.3 @cr:601.2f
  Scenario: Troyan's mana does not pay for Hill Giant when Sphere of Resistance makes it cost five mana
    Given Alice has Hill Giant; Mulldrifter in her hand
    And Alice controls Troyan, Gutsy Explorer; 4 Mountain
    And Bob controls Sphere of Resistance
    Then Alice can't cast Hill Giant
    When Alice casts Mulldrifter
    Then Mulldrifter is on the stack
    And Mountain 4 is tapped
