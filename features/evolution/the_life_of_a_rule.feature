Feature: The life of a rule
  A rule keeps its life through whatever numbers it gets. It is followed by what it says, or by the heading under
  which it stands: then a rule that was written anew is still the rule on its subject.

  Background:
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a As long as nobody has summoned anything else, what gallops is never slower than its rider."
    And the text of 2003-01-01 reads "702.21. Ambling"
    And the text of 2003-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    And the text of 2003-01-01 reads "702.22. Galloping"
    And the text of 2003-01-01 reads "702.22a As long as nobody has summoned anything else, what gallops is never slower than its rider."
    And the text of 2004-01-01 reads "702.21. Ambling"
    And the text of 2004-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    And the text of 2004-01-01 reads "702.22. Galloping"
    And the text of 2004-01-01 reads "702.22a As long as nobody has cast anything else, what gallops is never slower than its rider."

  @id:texts-08-by-wording @texts-08 @cr:702.51a
  Scenario: By its wording the rule goes back to where it was written anew
    Then by its wording rule 702.22a of 2004-01-01 goes back to 702.21a of 2002-01-01, revised 1 time and renumbered 1 time since

  @id:texts-08-by-heading @texts-08 @cr:702.51a
  Scenario: By its heading the rule goes back beyond that
    Then by its heading rule 702.22a of 2004-01-01 goes back to 702.21a of 2001-01-01, revised 2 times and renumbered 1 time since

  @id:texts-08-number-alone @texts-08 @cr:702.51a
  Scenario: What stands at the number that the rule had has come since
    Then by its heading rule 702.21a of 2004-01-01 goes back to 702.21a of 2003-01-01, revised 0 times and renumbered 0 times since
