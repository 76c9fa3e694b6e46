@counters-28 @cr:707.2 @since:2020-04-17
Feature: A copy of a permanent with a keyword counter has neither the counter nor the keyword
  An ability by which the copied permanent enters with a counter is copied, with a choice of its own.

  @id:counters-28-keyword-clone
  Scenario: Clone becomes a copy of Hill Giant with a flying counter, and has no flying
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Hill Giant with Clone
    Then Clone is 3/3
    And Clone bears no flying counters
    And Clone lacks the keyword flying

  @id:counters-28-keyword-token @cr:111.1
  Scenario: The token that Cackling Counterpart makes of Hill Giant with a flying counter has no flying
    Given Alice has Cackling Counterpart in her hand
    And Alice has {U}{U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Cackling Counterpart targeting Hill Giant
    And everyone passes until the stack is empty
    Then Alice has 1 token named Hill Giant
    And the Hill Giant token of Alice is 3/3
    And the Hill Giant token of Alice lacks the keyword flying

  @counters-18 @id:counters-28-glider @cr:614.1c @cr:614.12
  Scenario: Clone becomes a copy of Helica Glider with a flying counter, and enters with the first strike counter that Alice chooses
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Helica Glider
    And Helica Glider starts with 1 flying counter
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Helica Glider with Clone
    And Alice chooses the counter first strike for Clone
    Then Clone has the keyword first strike
    And Clone lacks the keyword flying
    And Clone bears no flying counters
