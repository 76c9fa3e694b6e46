@evolution-12 @cr:702.51a
Feature: A creature is tapped instead of spending mana
  What a creature pays for was not paid with mana, so no mana of its color was spent, nor any at all. Who looks at the mana
  that was spent on a spell does not see the creatures.

  @id:evolution-12-myr-superion @report:mage-1897
  Scenario: Myr Superion, for which only creatures' mana may be spent, is cast by tapping two creatures and spending none
    Given Alice has Myr Superion in her hand
    And Alice controls Chief Engineer; Memnite; 2 Island
    When Alice casts Myr Superion
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And Memnite is tapped
    And Island 1 is untapped

  @id:evolution-12-myr-superion-and-a-land @report:mage-1897
  Scenario: Beside one creature that convokes, Myr Superion takes mana of a creature, not of a land
    Given Alice has Myr Superion; Memnite "the new Memnite" in her hand
    And Alice controls Chief Engineer; Island
    Then Alice can't cast Myr Superion
    When Alice casts the new Memnite
    And everyone passes until the stack is empty
    And Alice casts Myr Superion
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And the new Memnite is tapped

  @id:evolution-12-life-instead-of-mana @cr:601.2h @cr:119.4 @report:forge-3668
  Scenario: Where life pays for black mana, a black creature may pay for generic mana
    K'rrik lets Alice pay 2 life for {B}. Which mana of Vote Out the Vampire pays for is hers to say.

    Given Alice has Vote Out in her hand
    And Alice controls K'rrik, Son of Yawgmoth; Bloodthrone Vampire
    And K'rrik, Son of Yawgmoth starts tapped
    And Alice has {C}{C} to spend
    And Bob controls Hill Giant
    Then Alice can't cast Vote Out targeting Hill Giant, convoking with Bloodthrone Vampire for {B}
    When Alice casts Vote Out targeting Hill Giant, convoking with Bloodthrone Vampire for {1}
    Then Alice is at 18 life
    And Bloodthrone Vampire is tapped
    And Alice has no mana left
