Feature: The revisions of a rule
  A revision can be anything from a quotation mark to a rule that becomes two. The rule on convoke has seen both:
  a mark was left open on 2013-07-13 and closed by 2014-09-25, and on 2017-01-20 the rule was split.

  Background:
    Given the history of the rules

  @id:evolution-04-as-it-came @evolution-04 @cr:702.51a @cr:702.51b
  Scenario: The rule came with three sentences and an example, and with a quotation mark that nothing closes
    Then rule 702.50a of 2013-07-13 has 3 sentences, 1 example and 1 open quotation mark

  @id:evolution-05-closed @evolution-05 @cr:702.51a @cr:702.51b
  Scenario: The first revision is one of punctuation only
    Then from 2014-06-01 to 2014-09-25 rule 702.50a is reworded, punctuation only

  @id:evolution-05-nothing-else @evolution-05 @evolution-04 @cr:702.51a @cr:702.51b
  Scenario: After it the rule has the same sentences and example, and no mark is open any more
    Then rule 702.50a of 2014-09-25 has 3 sentences, 1 example and no open quotation marks
    And rule 702.50a of 2014-06-01 reads like 702.50a of 2013-07-13
    And rule 702.50a of 2014-09-25 reads unlike 702.50a of 2014-06-01

  @id:evolution-06-split @evolution-06 @cr:702.51a @cr:702.51b
  Scenario: The second revision made two rules of one
    Then from 2016-11-11 to 2017-01-20 rule 702.50a is split into 702.50a and 702.50b

  @id:evolution-06-parts @evolution-06 @cr:702.51a @cr:702.51b
  Scenario: One sentence and the example went into the rule that was made
    Then rule 702.50a of 2017-01-20 has 2 sentences, no examples and no open quotation marks
    And rule 702.50b of 2017-01-20 has 1 sentence, 1 example and no open quotation marks

  @id:evolution-06-next @evolution-06 @cr:702.51b @cr:702.51d
  Scenario: The rule that was 702.50b is 702.50c, and was not made into the part that is 702.50b now
    Then from 2016-11-11 to 2017-01-20 rule 702.50b is renumbered to 702.50c

  @id:evolution-08-today @evolution-08 @cr:702.51a
  Scenario: Today's rule is that of 2017-01-20, and not that of the edition before
    Then rule 702.51a of 2026-08-07 reads like 702.50a of 2017-01-20
    And rule 702.51a of 2026-08-07 reads unlike 702.50a of 2016-11-11
