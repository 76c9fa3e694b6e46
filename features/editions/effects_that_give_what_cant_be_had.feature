@editions-49
Feature: An effect that would give what can't be had, in June 2014 and since September 2014
  By the rules of 2014-06-01 a resolving spell or ability did not create an effect that would add an ability to an object that can't
  have it, nor what else that effect would do. By those of 2014-09-25 and later only that part of it does not apply.

  @since:2014-06-01 @until:2014-06-01 @id:editions-49-nothing @cr:112.11
  Scenario: In June 2014 Crowd's Favor gives Hill Giant, which can't have first strike under Archetype of Courage, no +1/+0 either
    Given Alice controls Archetype of Courage
    And Bob controls Hill Giant; Mountain
    And Bob has Crowd's Favor in his hand
    When Alice passes
    And Bob casts Crowd's Favor targeting Hill Giant
    And everyone passes until the stack is empty
    Then Crowd's Favor is in Bob's graveyard
    And Hill Giant is 3/3
    And Hill Giant lacks the keyword first strike

  @since:2014-09-25 @id:editions-49-the-rest @cr:113.11
  Scenario: Since September 2014 Crowd's Favor gives Hill Giant, which can't have first strike under Archetype of Courage, +1/+0
    Given Alice controls Archetype of Courage
    And Bob controls Hill Giant; Mountain
    And Bob has Crowd's Favor in his hand
    When Alice passes
    And Bob casts Crowd's Favor targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/3
    And Hill Giant lacks the keyword first strike

  @since:2014-06-01 @until:2014-06-01 @id:editions-49-another @cr:112.11
  Scenario: In June 2014 Crowd's Favor gives Hill Giant, which can't have trample under Archetype of Aggression, +1/+0 and first strike
    Given Alice controls Archetype of Aggression
    And Bob controls Hill Giant; Mountain
    And Bob has Crowd's Favor in his hand
    When Alice passes
    And Bob casts Crowd's Favor targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/3
    And Hill Giant has the keyword first strike
