@evolution-12 @cr:702.51a
Feature: A creature is tapped instead of spending mana
  What a creature pays for was not paid with mana, so no mana of its color was spent, nor any at all. Who looks at the mana
  that was spent on a spell does not see the creatures.

  @evolution-10 @id:evolution-12-void-mirror @report:phase-389
  Scenario: Void Mirror counters Gather Courage for which a green creature paid
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Bob controls Void Mirror
    When Alice casts Gather Courage targeting Grizzly Bears
    Then the stack holds, from the top, the cast ability of Void Mirror; Gather Courage
    When everyone passes until the stack is empty
    Then Grizzly Bears is 2/2
    And Gather Courage is in Alice's graveyard

  @id:evolution-12-void-mirror-colored
  Scenario: Void Mirror lets Gather Courage pass for which green mana was spent
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {G} to spend
    And Bob controls Void Mirror
    When Alice casts Gather Courage targeting Grizzly Bears, spending {G}
    Then the stack holds, from the top, Gather Courage
    When everyone passes until the stack is empty
    Then Grizzly Bears is 4/4

  @evolution-11 @id:evolution-12-void-mirror-colorless
  Scenario: Void Mirror counters Stoke the Flames for which three red creatures paid, and colorless mana the rest
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
  Scenario Outline: Void Mirror lets Stoke the Flames pass for which three red creatures paid, and <mana> the rest
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
  Scenario: Myr Superion, for which only creatures' mana may be spent, is cast by tapping two creatures and spending none
    Given Alice has Myr Superion in her hand
    And Alice controls Chief Engineer; Memnite; 2 Island
    When Alice casts Myr Superion
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And Memnite is tapped

  @id:evolution-12-myr-superion-and-a-land @report:mage-1897
  Scenario: Beside one creature that convokes, Myr Superion takes mana of a creature, not of a land
    Given Alice has Myr Superion in her hand
    And Alice controls Chief Engineer; Llanowar Elves; Island
    Then Alice can't cast Myr Superion, convoking with Chief Engineer, making mana with Island
    When Alice casts Myr Superion, convoking with Chief Engineer, making mana with Llanowar Elves
    Then Myr Superion is on the stack
    And Chief Engineer is tapped
    And Llanowar Elves is tapped
    And Alice has no mana left

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
