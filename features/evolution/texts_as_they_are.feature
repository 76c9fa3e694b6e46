Feature: Texts as they are
  The files have their own days and their slips: numbers that are spelled otherwise, and once a number that two
  rules share. What is meant is what counts, and nothing is lost.

  @id:texts-09-day @texts-09 @cr:702.51a
  Scenario: The edition is that of the day from which the text says that it is in force
    Given the text of 2001-01-11, in a file of 2001-01-08, reads "702.21a If a creature gallops, its rider rests."
    And the text of 2002-01-01 reads "702.22a If a creature gallops, its rider rests."
    Then from 2001-01-11 to 2002-01-01 rule 702.21a is renumbered to 702.22a
    And by its wording rule 702.22a of 2002-01-01 goes back to 702.21a of 2001-01-11

  @id:texts-10-both @texts-10 @cr:702.175a @cr:702.176a
  Scenario: Of two rules with one number the one stays and the other gets a number of its own
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2001-01-01 reads "702.21. Ambling"
    And the text of 2001-01-01 reads "702.21a A player who ambles may look at the top card of any library and put it back."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.22. Ambling"
    And the text of 2002-01-01 reads "702.22a A player who ambles may look at the top card of any library and put it back."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is unchanged
    And from 2001-01-01 to 2002-01-01 rule 702.21a is renumbered to 702.22a

  @id:texts-11-two-letters @texts-11 @cr:704.5a @cr:704.5aa
  Scenario: A rule with the letters aa is not the one with the letter a
    Given the text of 2001-01-01 reads "704.5a If a rider has fallen off, the horse goes on alone."
    And the text of 2002-01-01 reads "704.5a If a rider has fallen off, the horse goes on alone."
    And the text of 2002-01-01 reads "704.5aa If two horses share a stable, the older one is put into the other's."
    Then from 2001-01-01 to 2002-01-01 rule 704.5a is unchanged
    And from 2001-01-01 to 2002-01-01 rule 704.5aa is added

  @id:texts-13-spelled @texts-13 @cr:119.1d
  Scenario: A slip in a number makes no other rule of it
    Given the text of 2001-01-01 reads "702.21. Galloping"
    And the text of 2001-01-01 reads "702. 21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2001-01-01 reads "702.21b. A player who ambles may look at the top card of any library and put it back."
    And the text of 2002-01-01 reads "702.21. Galloping"
    And the text of 2002-01-01 reads "702.21a Galloping is a gait. A creature with galloping can attack on the turn it comes in."
    And the text of 2002-01-01 reads "702.21b A player who ambles may look at the top card of any library and put it back."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is unchanged
    And from 2001-01-01 to 2002-01-01 rule 702.21b is unchanged
