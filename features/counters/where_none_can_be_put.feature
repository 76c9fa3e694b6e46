@counters-17 @cr:614.17 @cr:101.2
Feature: Where counters can't be put
  The rest of what would put them is done. What would be more is not, since nothing replaces what can't happen.

  @counters-09 @counters-10 @id:counters-17-solemnity @since:2020-04-17 @cr:702.79a @cr:702.93a @report:mage-3642 @report:mage-3655
  @report:mage-3666
  Scenario Outline: Under Solemnity <creature> returns without a counter each time that it is sacrificed
    It starts tapped, and is a new and untapped object after that.

    Given Alice controls <creature>; Ashnod's Altar; Solemnity
    And <creature> starts tapped
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing <creature>
    And everyone passes until the stack is empty
    Then <creature> is <size>
    And <creature> is untapped
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing <creature>
    And everyone passes until the stack is empty
    Then <creature> is <size>
    And <creature> is untapped

    Examples:
      | creature      | size |
      | Kitchen Finks | 3/2  |
      | Young Wolf    | 1/1  |

  @counters-09 @counters-10 @id:counters-17-melira @since:2020-04-17 @cr:702.79a @cr:702.93a
  Scenario Outline: With Melira, Sylvok Outcast, who keeps -1/-1 counters off, <creature> returns as a <size>
    Given Alice controls <creature>; Ashnod's Altar; Melira, Sylvok Outcast
    And <creature> starts tapped
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing <creature>
    And everyone passes until the stack is empty
    Then <creature> is <size>
    And <creature> is untapped

    Examples:
      | creature      | size |
      | Kitchen Finks | 3/2  |
      | Young Wolf    | 2/2  |

  @counters-16 @id:counters-17-nothing-to-add-to @since:2010-10-01 @cr:614.17c
  Scenario: With Melira, Sylvok Outcast Winding Constrictor has nothing to add to, and Hill Giant gets no -1/-1 counter
    Given Alice controls Fume Spitter; Hill Giant; Melira, Sylvok Outcast; Winding Constrictor
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    Then Fume Spitter is in Alice's graveyard
    And Hill Giant bears no -1/-1 counters

  @counters-12 @id:counters-17-proliferated @since:2010-10-01 @cr:701.34a
  Scenario: Alice proliferates for Bob and Hill Giant under Solemnity, and only Teferi, who is no creature, gets a counter
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Solemnity; Teferi, Time Raveler; Hill Giant
    And Teferi, Time Raveler starts with 4 loyalty counters
    And Hill Giant starts with 1 +1/+1 counter
    And Bob starts with 1 poison counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Bob; Hill Giant; Teferi, Time Raveler for Steady Progress
    Then Hill Giant bears 1 +1/+1 counter
    And Bob bears 1 poison counter
    And Teferi, Time Raveler bears 5 loyalty counters
    And Alice has drawn 1 card this turn
