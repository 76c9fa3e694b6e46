Feature: How far a rule goes back
  The rule on convoke was written anew on 2013-07-13. By its wording it goes back to that day, through whatever
  numbers it had; by its heading it goes back to 2005-10-01, when the keyword came.

  Background:
    Given the history of the rules

  @id:evolution-02-by-wording @evolution-02 @cr:702.51a
  Scenario: As it is worded the rule goes back to 2013-07-13, and no further
    Then by its wording rule 702.51a of 2026-08-07 goes back to 702.50a of 2013-07-13

  @id:evolution-02-by-heading @evolution-02 @cr:702.51a
  Scenario: Under its heading there has been a rule since 2005-10-01
    Then by its heading rule 702.51a of 2026-08-07 goes back to 502.46a of 2005-10-01

  @id:evolution-02-written-anew @evolution-02 @cr:702.51a
  Scenario: The rule of 2013-07-13 is no rewording of the one before it
    Then from 2013-05-01 to 2013-07-13 rule 702.49a is rewritten as 702.50a

  @id:evolution-03-counted @evolution-03 @cr:702.51a
  Scenario: By its wording the rule was revised twice and renumbered once
    Then by its wording rule 702.51a of 2026-08-07 goes back to 702.50a of 2013-07-13, revised 2 times and renumbered 1 time since

  @id:evolution-03-halfway @evolution-03 @cr:702.51a
  Scenario: Before it was split and renumbered, it had been revised once
    Then by its wording rule 702.50a of 2016-11-11 goes back to 702.50a of 2013-07-13, revised 1 time and renumbered 0 times since
