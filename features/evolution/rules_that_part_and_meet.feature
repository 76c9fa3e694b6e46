Feature: Rules that part and meet
  What one rule says can be said by several afterwards, and the other way round. Nothing is new then and nothing
  is gone, though the best that there is for a pair of rules may look like a rewording.

  @id:texts-02-split @texts-02 @cr:702.51a @cr:702.51b
  Scenario: A rule whose last sentence becomes a rule of its own is split
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice. Carrying one is not a cost and comes after all costs are known."
    And the text of 2001-01-01 reads "702.21b Whoever gallops twice gallops once."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice."
    And the text of 2002-01-01 reads "702.21b Carrying one is not a cost and comes after all costs are known."
    And the text of 2002-01-01 reads "702.21c Whoever gallops twice gallops once."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is split into 702.21a and 702.21b
    And from 2001-01-01 to 2002-01-01 rule 702.21b is renumbered to 702.21c

  @id:texts-02-shortened @texts-02 @cr:702.51a @cr:702.51b
  Scenario: A rule whose last sentence goes is reworded, though a rule comes behind it
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice. Carrying one is not a cost and comes after all costs are known."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice."
    And the text of 2002-01-01 reads "702.21b If two creatures gallop at once, the player whose turn it is says who is first."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, wording
    And from 2001-01-01 to 2002-01-01 rule 702.21b is added

  @id:texts-03-merged @texts-03 @cr:704.5q
  Scenario: Two rules that become the sentences of one are merged
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice."
    And the text of 2001-01-01 reads "702.21b Carrying one is not a cost and comes after all costs are known."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping works in every zone. A creature that gallops may carry a rider of your choice. Carrying one is not a cost and comes after all costs are known."
    Then from 2001-01-01 to 2002-01-01 rules 702.21a and 702.21b are merged into 702.21a

  @id:texts-07-written-anew @texts-07 @cr:702.51a
  Scenario: What stands under the same heading in other words is written anew
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21. Ambling"
    And the text of 2002-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    And the text of 2002-01-01 reads "702.22. Galloping"
    And the text of 2002-01-01 reads "702.22a As long as nobody has summoned anything else, what gallops is never slower than its rider."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is rewritten as 702.22a

  @id:texts-07-another-heading @texts-07 @cr:702.51a
  Scenario: What stands at the same number under another heading is something else
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21. Ambling"
    And the text of 2002-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is removed
    And from 2001-01-01 to 2002-01-01 rule 702.21a is added
