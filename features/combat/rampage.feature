@combat-48 @cr:702.23a @since:2005-10-01
Feature: Rampage makes a creature stronger for each creature that blocks it beyond the first
  It triggers once, and counts the blocking creatures as it resolves. What becomes of them later changes nothing.

  @id:combat-48-how-many
  Scenario Outline: Wolverine Pack, a 2/4 with rampage 2 that is blocked by <blockers>, is a <size>
    Given Alice controls Wolverine Pack
    And Bob controls 3 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wolverine Pack
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Wolverine Pack with <blockers>
    And Alice would choose <blockers> for Wolverine Pack
    And everyone passes until the stack is empty
    Then Memnite 1 is blocking Wolverine Pack
    And Wolverine Pack is <size>

    Examples:
      | blockers                        | size |
      | Memnite 1                       | 2/4  |
      | Memnite 1; Memnite 2            | 4/6  |
      | Memnite 1; Memnite 2; Memnite 3 | 6/8  |

  @id:combat-48-killed-before @cr:702.23b
  Scenario: One of two blockers of Wolverine Pack is killed before rampage resolves, and the Pack stays a 2/4
    Given Alice controls Wolverine Pack
    And Bob has Shock in his hand
    And Bob controls 2 Memnite; Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wolverine Pack
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Wolverine Pack with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Wolverine Pack
    And Alice passes
    And Bob casts Shock targeting Memnite 2
    And everyone passes until the stack is empty
    Then Memnite 2 is in Bob's graveyard
    And Wolverine Pack is 2/4

  @id:combat-48-killed-after @cr:702.23b
  Scenario: One of two blockers of Wolverine Pack is killed after rampage has resolved, and the Pack stays a 4/6
    Given Alice controls Wolverine Pack
    And Bob has Shock in his hand
    And Bob controls 2 Memnite; Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wolverine Pack
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Wolverine Pack with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Wolverine Pack
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Shock targeting Memnite 2
    And everyone passes until the stack is empty
    Then Memnite 2 is in Bob's graveyard
    And Wolverine Pack is 4/6
