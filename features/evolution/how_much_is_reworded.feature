Feature: How much of a rule is reworded
  Most revisions touch no word that a player goes by: a comma, the number of another rule, an example. Each is
  told by the least that covers it.

  @id:texts-04-comma @texts-04 @cr:702.51b
  Scenario: A comma is punctuation
    Given the text of 2001-01-01 reads "702.21a If a creature gallops its rider rests until the end of the turn."
    And the text of 2002-01-01 reads "702.21a If a creature gallops, its rider rests until the end of the turn."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, punctuation only

  @id:texts-04-word @texts-04 @cr:702.51b
  Scenario: A comma and a word are the wording
    Given the text of 2001-01-01 reads "702.21a If a creature gallops its rider rests until the end of the turn."
    And the text of 2002-01-01 reads "702.21a If a creature gallops, its rider rests until the end of that turn."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, wording

  @id:texts-05-number @texts-05 @cr:702.74a
  Scenario: The number of a rule that is named is a reference
    Given the text of 2001-01-01 reads "702.21a Riders are paid for as galloping says. See rule 601.2e."
    And the text of 2002-01-01 reads "702.21a Riders are paid for as galloping says. See rule 601.2f."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, references only

  @id:texts-05-another-number @texts-05 @cr:702.74a
  Scenario: A number that is no rule's is the wording
    Given the text of 2001-01-01 reads "702.21a Riders are paid for as galloping says. Each rides for 3 turns."
    And the text of 2002-01-01 reads "702.21a Riders are paid for as galloping says. Each rides for 4 turns."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, wording

  @id:texts-06-example @texts-06 @cr:702.51b
  Scenario: What is said in the example is no part of what the rule says
    Given the text of 2001-01-01 reads "702.21a A creature that gallops may carry as many riders as it has power."
    And the text of 2001-01-01 reads "Example: A horse with power 2 carries two riders of any color."
    And the text of 2002-01-01 reads "702.21a A creature that gallops may carry as many riders as it has power."
    And the text of 2002-01-01 reads "Example: A horse with power 2 carries two other riders."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, example only

  @id:texts-06-rule-too @texts-06 @cr:702.51b
  Scenario: Where the rule says something else too, it is the wording
    Given the text of 2001-01-01 reads "702.21a A creature that gallops may carry as many riders as it has power."
    And the text of 2001-01-01 reads "Example: A horse with power 2 carries two riders of any color."
    And the text of 2002-01-01 reads "702.21a A creature that gallops may carry as many riders as it has toughness."
    And the text of 2002-01-01 reads "Example: A horse with toughness 2 carries two riders of any color."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, wording

  @id:texts-06-first-of-two @texts-06 @cr:702.51b
  Scenario: Of two examples the first counts too, with its quotation marks, and no sentence of them is one of the rule
    Given the text of 2001-01-01 reads "702.21a "Gallop" means "Run. Run fast. Do not walk." A horse may gallop."
    And the text of 2001-01-01 reads "Example: A horse that "gallops runs."
    And the text of 2001-01-01 reads "Example: A cow does not gallop. It walks."
    And the text of 2002-01-01 reads "702.21a "Gallop" means "Run. Run fast. Do not walk." A horse may gallop."
    And the text of 2002-01-01 reads "Example: A horse that gallops runs fast."
    And the text of 2002-01-01 reads "Example: A cow does not gallop. It walks."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, example only
    And rule 702.21a of 2002-01-01 reads unlike 702.21a of 2001-01-01
    And rule 702.21a of 2001-01-01 has 2 sentences, 2 examples and 1 open quotation mark
    And rule 702.21a of 2002-01-01 has 2 sentences, 2 examples and no open quotation marks

  @id:texts-12-quotation-marks @texts-12 @cr:702.51b
  Scenario: Straight quotation marks and curly ones, hyphens and dashes, are the same
    Given the text of 2001-01-01 reads "702.21a A rider with "riding" rides - as riders do - until the horse's rest."
    And the text of 2002-01-01 reads "702.21a A rider with “riding” rides – as riders do – until the horse’s rest."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is unchanged

  @id:texts-12-missing @texts-12 @cr:702.51b
  Scenario: A quotation mark that was missing is a difference
    Given the text of 2001-01-01 reads "702.21a A rider with "riding rides as riders do."
    And the text of 2002-01-01 reads "702.21a A rider with "riding" rides as riders do."
    Then from 2001-01-01 to 2002-01-01 rule 702.21a is reworded, punctuation only
    And rule 702.21a of 2001-01-01 has 1 sentence, no examples and 1 open quotation mark
