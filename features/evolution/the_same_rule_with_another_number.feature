Feature: The same rule with another number
  On 2021-04-22 a keyword was put in among the older ones, and every keyword behind it moved up by one. What
  stands at a number after that is another rule than before, and what has become of a rule is told by its text.

  Background:
    Given the history of the rules

  @id:evolution-01-renumbered @evolution-01 @evolution-07 @cr:702.51a
  Scenario: 702.50a has become 702.51a, and nothing else has happened to it
    Then from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51a

  @id:evolution-01-same-text @evolution-01 @cr:702.51a
  Scenario: 702.51a has the text that 702.50a had, and not that of the rule that was 702.51a
    Then rule 702.51a of 2021-04-22 reads like 702.50a of 2021-02-15
    And rule 702.51a of 2021-04-22 reads unlike 702.51a of 2021-02-15

  @id:evolution-07-not-reworded @evolution-07 @cr:702.51a @cr:702.52a
  Scenario: The rule that was 702.51a is 702.52a, and was not made into another
    Then from 2021-02-15 to 2021-04-22 rule 702.51a is renumbered to 702.52a

  @id:evolution-07-put-in @evolution-07 @cr:702.20a @cr:702.21 @cr:702.22
  Scenario: What was put in is 702.21; the heading that had its number is 702.22, and what stands before stays
    Then from 2021-02-15 to 2021-04-22 rule 702.20a is unchanged
    And from 2021-02-15 to 2021-04-22 rule 702.21 is added
    And from 2021-02-15 to 2021-04-22 rule 702.21 is renumbered to 702.22
    And rule 702.21 of 2021-04-22 reads unlike 702.21 of 2021-02-15

  @id:evolution-07-up-to-the-last @evolution-07 @cr:702.142 @cr:702.143
  Scenario: The last keyword of the section moved up by one as well, heading and rule
    Then from 2021-02-15 to 2021-04-22 rule 702.142 is renumbered to 702.143
    And from 2021-02-15 to 2021-04-22 rule 702.142a is renumbered to 702.143a
