@editions-38
Feature: Planeswalkers of one type, before and since July 2013 and September 2017
  Until 2013-07-12 all planeswalkers that shared a planeswalker type went to the graveyard together, whoever controlled them. Until
  2017-09-28 each player kept one of their own of each type. Since then planeswalkers are legendary and go by their names.

  @since:2007-10-01 @until:2013-07-12 @id:editions-38-own-until-2013 @cr:704.5j @cr:306.4
  Scenario: Until 2013-07-12 Sarkhan, Fireblood takes Alice's Sarkhan Vol along to the graveyard, and nobody is asked
    Given Alice controls Sarkhan Vol
    And Sarkhan Vol starts with 4 loyalty counters
    And Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    When Alice casts Sarkhan, Fireblood
    And everyone passes until the stack is empty
    Then Sarkhan Vol is in Alice's graveyard
    And Sarkhan, Fireblood is in Alice's graveyard
    And nobody is asked anything

  @since:2013-07-13 @until:2017-09-28 @id:editions-38-own-until-2017 @cr:704.5j @cr:306.4
  Scenario Outline: From 2013-07-13 to 2017-09-28 Alice keeps one of Sarkhan, Fireblood and Sarkhan Vol, and it is <kept>
    Given Alice controls Sarkhan Vol
    And Sarkhan Vol starts with 4 loyalty counters
    And Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    When Alice casts Sarkhan, Fireblood
    And everyone passes until someone is asked
    Then Alice is asked which to keep, from Sarkhan Vol; Sarkhan, Fireblood
    When Alice keeps <kept>
    Then <kept> is on the battlefield
    And <gone> is in Alice's graveyard

    Examples:
      | kept               | gone               |
      | Sarkhan, Fireblood | Sarkhan Vol        |
      | Sarkhan Vol        | Sarkhan, Fireblood |

  @since:2017-09-29 @id:editions-38-own-since @cr:704.5j @cr:306.4
  Scenario: Since 2017-09-29 Alice's Sarkhan, Fireblood and Sarkhan Vol both stay, for their names differ
    Given Alice controls Sarkhan Vol
    And Sarkhan Vol starts with 4 loyalty counters
    And Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    When Alice casts Sarkhan, Fireblood
    And everyone passes until the stack is empty
    Then Sarkhan Vol is on the battlefield
    And Sarkhan, Fireblood is on the battlefield
    And nobody is asked anything

  @since:2007-10-01 @until:2013-07-12 @id:editions-38-opponents-until @cr:704.5j @cr:306.4
  Scenario: Until 2013-07-12 Alice's Sarkhan, Fireblood and Bob's Sarkhan Vol go to their owners' graveyards
    Given Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    And Bob controls Sarkhan Vol
    And Sarkhan Vol starts with 4 loyalty counters
    When Alice casts Sarkhan, Fireblood
    And everyone passes until the stack is empty
    Then Sarkhan, Fireblood is in Alice's graveyard
    And Sarkhan Vol is in Bob's graveyard

  @since:2013-07-13 @id:editions-38-opponents-since @cr:704.5j
  Scenario: Since 2013-07-13 Alice's Sarkhan, Fireblood and Bob's Sarkhan Vol both stay
    Given Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    And Bob controls Sarkhan Vol
    And Sarkhan Vol starts with 4 loyalty counters
    When Alice casts Sarkhan, Fireblood
    And everyone passes until the stack is empty
    Then Sarkhan, Fireblood is on the battlefield
    And Sarkhan Vol is on the battlefield
    And nobody is asked anything

  @since:2007-10-01 @until:2017-09-28 @id:editions-38-other-types @cr:704.5j @cr:306.4
  Scenario: Sarkhan, Fireblood, Alice's Chandra and Bob's Teferi, each of another type, stay by the rules until 2017-09-28 too
    Given Alice controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    And Alice has Sarkhan, Fireblood in her hand
    And Alice has {R}{R}{C} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts Sarkhan, Fireblood
    And everyone passes until the stack is empty
    Then Sarkhan, Fireblood is on the battlefield
    And Chandra, Novice Pyromancer is on the battlefield
    And Teferi, Time Raveler is on the battlefield
    And nobody is asked anything
