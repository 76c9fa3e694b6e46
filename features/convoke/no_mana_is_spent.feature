@evolution-12 @cr:702.51a @since:2005-10-01
Feature: A creature is tapped instead of spending mana
  What a creature pays for was not paid with mana, so no mana of its color was spent, nor any at all. What counts the mana
  that was spent on a spell does not count the creatures.

  @evolution-10 @id:evolution-12-void-mirror @report:phase-389
  Scenario: Void Mirror counters Gather Courage when a green creature pays for it
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Bob controls Void Mirror
    When Alice casts Gather Courage targeting Grizzly Bears
    Then the stack holds, from the top, the cast ability of Void Mirror; Gather Courage
    When everyone passes until the stack is empty
    Then Grizzly Bears is 2/2
    And Gather Courage is in Alice's graveyard

  @id:evolution-12-void-mirror-colored
  Scenario: Void Mirror does not counter Gather Courage when green mana is spent on it
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {G} to spend
    And Bob controls Void Mirror
    When Alice casts Gather Courage targeting Grizzly Bears, spending {G}
    Then the stack holds, from the top, Gather Courage
    When everyone passes until the stack is empty
    Then Grizzly Bears is 4/4

  @evolution-11 @id:evolution-12-void-mirror-colorless
  Scenario: Void Mirror counters Stoke the Flames when three red creatures and {C} pay for it
    Given Alice has Stoke the Flames in her hand
    And Alice controls 3 Hill Giant
    And Alice has {C} to spend
    And Bob controls Void Mirror
    When Alice casts Stoke the Flames targeting Bob
    Then the stack holds, from the top, the cast ability of Void Mirror; Stoke the Flames
    And Alice has no mana left
    When everyone passes until the stack is empty
    Then Stoke the Flames is in Alice's graveyard

  @evolution-11 @id:evolution-12-void-mirror-any-colored
  Scenario Outline: Void Mirror does not counter Stoke the Flames when three red creatures and <mana> pay for it
    Colored mana that pays for generic mana is colored mana that was spent.

    Given Alice has Stoke the Flames in her hand
    And Alice controls 3 Hill Giant
    And Alice has <mana> to spend
    And Bob controls Void Mirror
    When Alice casts Stoke the Flames targeting Bob
    Then the stack holds, from the top, Stoke the Flames
    And Alice has no mana left

    Examples:
      | mana |
      | {R}  |
      | {G}  |

  @id:evolution-12-myr-superion @report:mage-1897
  Scenario: Myr Superion, on which only mana of creatures may be spent, is cast without any mana when two creatures convoke it
    Given Alice has Myr Superion in her hand
    And Alice controls Chief Engineer; Memnite; 2 Island
    When Alice casts Myr Superion
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And Memnite is tapped

  @id:evolution-12-myr-superion-and-a-land @since:2009-07-11 @report:mage-1897
  Scenario: With Chief Engineer convoking Myr Superion, the other mana may come from Llanowar Elves, and not from an Island
    Given Alice has Myr Superion in her hand
    And Alice controls Chief Engineer; Llanowar Elves; Island
    Then Alice can't cast Myr Superion, convoking with Chief Engineer, making mana with Island
    When Alice casts Myr Superion, convoking with Chief Engineer, making mana with Llanowar Elves
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And Llanowar Elves is tapped
    And Alice has no mana left

  @id:evolution-12-life-instead-of-mana @since:2011-05-13 @cr:601.2h @cr:119.4 @report:forge-3668
  Scenario: With K'rrik, 2 life pays for the black mana of Vote Out while a black creature pays for generic mana
    K'rrik lets Alice pay 2 life for {B}. She chooses which mana of Vote Out the Vampire pays for.

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
