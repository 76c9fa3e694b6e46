@counters-20 @cr:122.5 @since:2009-07-11
Feature: Moving counters
  A counter is removed from one permanent and put on another. By the rules of 2020-04-17 and later it is either both or none.

  @id:counters-20-all
  Scenario: Fate Transfer moves two +1/+1 counters from Hill Giant onto Grizzly Bears
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Grizzly Bears
    And Bob controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is 4/4
    And Hill Giant is 3/3

  @counters-17 @id:counters-20-not-there @since:2020-04-17 @cr:614.17
  Scenario: Tatterkite can't have counters put on it, so Hill Giant keeps those that Fate Transfer would move there
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Tatterkite
    And Bob controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Tatterkite
    And everyone passes until the stack is empty
    Then Fate Transfer is in Alice's graveyard
    And Tatterkite is 2/1
    And Hill Giant is 5/5

  @counters-17 @id:counters-20-some-of-them @since:2020-04-17 @cr:614.17 @derived
  Scenario: Onto Grizzly Bears beside Melira, Sylvok Outcast Fate Transfer moves a trample counter, and not a -1/-1 counter
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Grizzly Bears; Melira, Sylvok Outcast
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    And Hill Giant starts with 1 trample counter
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 1 trample counter
    And Grizzly Bears is 2/2
    And Hill Giant bears no trample counters
    And Hill Giant is 2/2

  @counters-09 @id:counters-20-persist @cr:702.79a
  Scenario: Nesting Grounds moves the -1/-1 counter of Kitchen Finks onto Hill Giant, and Kitchen Finks persists
    Given Alice controls Nesting Grounds; Kitchen Finks; Hill Giant; Ashnod's Altar
    And Alice has {C} to spend
    And Kitchen Finks starts with 1 -1/-1 counter
    When Alice activates ability 2 of Nesting Grounds targeting Kitchen Finks; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 2/2
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 2/1

  @counters-14 @counters-15 @id:counters-20-put @cr:603.2
  Scenario: Alice's Fate Transfer puts the counter that it moves, and her Hapatra triggers
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    And Bob controls Hill Giant; Serra Angel
    And Hill Giant starts with 2 -1/-1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Serra Angel
    And everyone passes until Fate Transfer has left the stack
    Then Serra Angel is 2/2
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @counters-06 @id:counters-20-kills @cr:704.5f @report:mage-1975
  Scenario: A -1/-1 counter that Fate Transfer moves from Hill Giant onto Memnite, a 1/1, puts Memnite into the graveyard
    Given Alice has Fate Transfer in her hand
    And Alice has {C}{B} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    And Bob controls Memnite
    When Alice casts Fate Transfer targeting Hill Giant; Memnite
    And everyone passes until the stack is empty
    Then Memnite is in Bob's graveyard
    And Hill Giant is 3/3
