Feature: What is told anew
  A rule can be told in other words altogether. What stands in its place or near it and speaks of the same things is that rule, written anew;
  what speaks of other things is not, wherever it stands. One rule may be told by several afterwards.

  Background:
    Given the text of 2001-01-01 reads "900.1. Whoever sells apples at the market of the village does so by himself."
    And the text of 2001-01-01 reads "901.1. Whoever sells bread at the market of the village does so by himself."
    And the text of 2001-01-01 reads "902.1. Whoever sells candles at the market of the village does so by himself."
    And the text of 2001-01-01 reads "903.1. Whoever sells dyes at the market of the village does so by himself."
    And the text of 2001-01-01 reads "904.1. Whoever sells eggs at the market of the village does so by himself."
    And the text of 2001-01-01 reads "905.1. Whoever sells flour at the market of the village does so by himself."
    And the text of 2001-01-01 reads "906.1. Whoever sells gloves at the market of the village does so by himself."
    And the text of 2001-01-01 reads "907.1. Whoever sells honey at the market of the village does so by himself."
    And the text of 2001-01-01 reads "908.1. Whoever sells ink at the market of the village does so by himself."
    And the text of 2001-01-01 reads "909.1. Whoever sells jugs at the market of the village does so by himself."
    And the text of 2001-01-01 reads "910.1. Whoever sells kale at the market of the village does so by himself."
    And the text of 2001-01-01 reads "911.1. Whoever sells lamps at the market of the village does so by himself."
    And the text of 2001-01-01 reads "912.1. Whoever sells mats at the market of the village does so by himself."
    And the text of 2001-01-01 reads "913.1. Whoever sells nuts at the market of the village does so by himself."
    And the text of 2002-01-01 reads "900.1. Whoever sells apples at the market of the village does so by himself."
    And the text of 2002-01-01 reads "901.1. Whoever sells bread at the market of the village does so by himself."
    And the text of 2002-01-01 reads "902.1. Whoever sells candles at the market of the village does so by himself."
    And the text of 2002-01-01 reads "903.1. Whoever sells dyes at the market of the village does so by himself."
    And the text of 2002-01-01 reads "904.1. Whoever sells eggs at the market of the village does so by himself."
    And the text of 2002-01-01 reads "905.1. Whoever sells flour at the market of the village does so by himself."
    And the text of 2002-01-01 reads "906.1. Whoever sells gloves at the market of the village does so by himself."
    And the text of 2002-01-01 reads "907.1. Whoever sells honey at the market of the village does so by himself."
    And the text of 2002-01-01 reads "908.1. Whoever sells ink at the market of the village does so by himself."
    And the text of 2002-01-01 reads "909.1. Whoever sells jugs at the market of the village does so by himself."
    And the text of 2002-01-01 reads "910.1. Whoever sells kale at the market of the village does so by himself."
    And the text of 2002-01-01 reads "911.1. Whoever sells lamps at the market of the village does so by himself."
    And the text of 2002-01-01 reads "912.1. Whoever sells mats at the market of the village does so by himself."
    And the text of 2002-01-01 reads "913.1. Whoever sells nuts at the market of the village does so by himself."

  @id:texts-15-in-its-place @texts-15 @cr:509.1c
  Scenario: What speaks of the same thing in other words, in the same place, is the rule written anew
    Given the text of 2001-01-01 reads "100.1. The miller grinds rye on Monday. On Tuesday he grinds oats, and if the brook is frozen then, the mill stands still."
    And the text of 2002-01-01 reads "100.1. As long as the brook is not frozen, the mill grinds: rye first (Monday), then oats (Tuesday), says the miller."
    Then from 2001-01-01 to 2002-01-01 rule 100.1 is rewritten as 100.1

  @id:texts-15-another-thing @texts-15 @cr:509.1c
  Scenario: What speaks of another thing in its place is a new rule, and the old one is gone
    Given the text of 2001-01-01 reads "100.1. The miller grinds rye on Monday. On Tuesday he grinds oats, and if the brook is frozen then, the mill stands still."
    And the text of 2002-01-01 reads "100.1. Nobody but a widow may draw water from the well in front of the church before sunrise."
    Then from 2001-01-01 to 2002-01-01 rule 100.1 is removed
    And from 2001-01-01 to 2002-01-01 rule 100.1 is added

  @id:texts-15-by-several @texts-15 @cr:509.1c
  Scenario: What one rule told can be told by a rule and its subrule
    Given the text of 2001-01-01 reads "100.1. The miller grinds rye on Monday. On Tuesday he grinds oats, and if the brook is frozen then, the mill stands still."
    And the text of 2002-01-01 reads "100.1. Nobody but a widow may draw water from the well in front of the church before sunrise."
    And the text of 2002-01-01 reads "100.2. Children skate when frozen is the brook, and on a Tuesday nobody hears a mill that stands still, or oats."
    And the text of 2002-01-01 reads "100.2a Rye is for Monday, says the miller who grinds."
    And the text of 2002-01-01 reads "100.2b Nobody but a widow may skate."
    Then from 2001-01-01 to 2002-01-01 rule 100.1 is rewritten as 100.2 and 100.2a
    And from 2001-01-01 to 2002-01-01 rule 100.1 is added

  @id:texts-15-far-away @texts-15 @cr:509.1c
  Scenario: Far from its place the same few words are not enough
    Given the text of 2001-01-01 reads "100.1. The miller grinds rye on Monday. On Tuesday he grinds oats, and if the brook is frozen then, the mill stands still."
    And the text of 2001-01-01 reads "100.2. Nobody but a widow may draw water from the well in front of the church before sunrise."
    And the text of 2002-01-01 reads "100.1. Nobody but a widow may draw water from the well in front of the church before sunrise."
    And the text of 2001-01-01 reads "400.1. Whoever fishes in the brook does so by himself."
    And the text of 2002-01-01 reads "400.1. On Monday the miller grinds rye. Oats must wait."
    And the text of 2002-01-01 reads "400.2. Whoever fishes in the brook does so by himself."
    Then from 2001-01-01 to 2002-01-01 rule 100.1 is removed
    And from 2001-01-01 to 2002-01-01 rule 400.1 is added
