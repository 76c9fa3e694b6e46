Feature: Counters that something has left with are put anew, as many of each kind
  They ceased to exist with what they were on, so they are not moved. The Ozolith gets as many again, of every kind, and they can be
  moved on like any others.

  @counters-36 @id:counters-36-put-anew @since:2020-04-17 @cr:122.8 @cr:122.2 @cr:603.10a @report:mage-6454 @report:phase-2358
  Scenario: The Ozolith gets two +1/+1 counters and a trample counter from Grizzly Bears that is destroyed
    Given Alice controls The Ozolith; Grizzly Bears
    And Grizzly Bears starts with 2 +1/+1 counters
    And Grizzly Bears starts with 1 trample counter
    And Bob has Murder in his hand
    And Bob has {B}{B}{B} to spend
    When Alice passes
    And Bob casts Murder targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard
    And Grizzly Bears bears no +1/+1 counters
    And The Ozolith bears 2 +1/+1 counters
    And The Ozolith bears 1 trample counter

  @counters-20 @id:counters-36-moved-on @since:2020-04-17 @cr:122.5 @cr:122.1b @report:mage-6454 @report:phase-7386
  Scenario: As combat begins The Ozolith's counters are moved onto Hill Giant, and none is left
    Given Alice controls The Ozolith; Hill Giant
    And The Ozolith starts with 2 +1/+1 counters
    And The Ozolith starts with 1 trample counter
    When everyone passes until it is Alice's beginning of combat
    And Alice would target Hill Giant with the other ability of The Ozolith
    And everyone passes until someone is asked
    And Alice accepts the other ability of The Ozolith
    Then Hill Giant is 5/5
    And Hill Giant has the keyword trample
    And The Ozolith bears no +1/+1 counters
    And The Ozolith bears no trample counters

  @counters-36 @id:counters-36-without-counters @cr:603.4 @cr:603.10a
  Scenario: The Ozolith's ability does not trigger for Grizzly Bears that leaves with no counters
    Given Alice controls The Ozolith; Grizzly Bears
    And Bob has Murder in his hand
    And Bob has {B}{B}{B} to spend
    When Alice passes
    And Bob casts Murder targeting Grizzly Bears
    And everyone passes until one object has left the stack
    Then Grizzly Bears is in Alice's graveyard
    And the stack is empty
