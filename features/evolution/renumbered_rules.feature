Feature: Renumbered rules
  Where a rule is put in, all behind it get other numbers. Whoever compares what stands at a number then and now
  finds that everything has changed; whoever looks for the texts first finds one new rule.

  @id:texts-01-put-in @texts-01 @cr:702.51a @cr:702.52a
  Scenario: What moves on with its text is renumbered, and what was put in before it is added
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2001-01-01 reads "702.22. Trotting"
    And the text of 2001-01-01 reads "702.22a Trotting is a gait. A creature with trotting can attack on the turn after it comes in."
    And the text of 2002-01-01 reads "702.21. Ambling"
    And the text of 2002-01-01 reads "702.21a Ambling is a gait. A creature with ambling can attack two turns after it comes in."
    And the text of 2002-01-01 reads "702.22. Galloping"
    And the text of 2002-01-01 reads "702.22a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.23. Trotting"
    And the text of 2002-01-01 reads "702.23a Trotting is a gait. A creature with trotting can attack on the turn after it comes in."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is renumbered to 702.22a
    And from 2001-01-01 to 2002-01-01 rule 702.22a is renumbered to 702.23a
    And from 2001-01-01 to 2002-01-01 rule 702.21a is added

  @id:texts-01-in-its-place @texts-01 @cr:702.51a @cr:702.52a
  Scenario: What stays at its number and has other words is reworded
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping is a fast gait. A creature with galloping can attack on the turn it comes in."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, wording
    And from 2001-01-01 to 2002-01-01 rule 702.21 is unchanged

  @id:texts-01-both @texts-01 @cr:702.51a @cr:702.52a
  Scenario: What moves on and has other words is renumbered and reworded
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21. Ambling"
    And the text of 2002-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    And the text of 2002-01-01 reads "702.22. Galloping"
    And the text of 2002-01-01 reads "702.22a Galloping is a fast gait. A creature with galloping can attack on the turn it comes in."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is renumbered to 702.22a and reworded, wording
    And from 2001-01-01 to 2002-01-01 rule 702.21a is added

  @id:texts-14-redundant @texts-14 @cr:702.51d
  Scenario: The same short sentence about another keyword is another rule
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2001-01-01 reads "702.21b Several instances of galloping on one creature are one too many."
    And the text of 2001-01-01 reads "702.22. Trotting"
    And the text of 2001-01-01 reads "702.22a Whoever trots need not pay for what the other players have cast since."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.22. Trotting"
    And the text of 2002-01-01 reads "702.22a Whoever trots need not pay for what the other players have cast since."
    And the text of 2002-01-01 reads "702.22b Several instances of trotting on one creature are one too many."
    Then from 2001-01-01 to 2002-01-01 rule 702.21b is removed
    And from 2001-01-01 to 2002-01-01 rule 702.22b is added
