@counters-26 @cr:122.5 @since:2020-04-17
Feature: Which counter is moved
  Whoever moves "a counter" chooses its kind as the ability resolves, among the kinds that can be removed and put.

  @id:counters-26-chosen @cr:608.2d
  Scenario Outline: Alice chooses which counter Nesting Grounds moves from Hill Giant, and it moves one <kind> counter
    Given Alice controls Nesting Grounds; Hill Giant; Grizzly Bears
    And Alice has {C} to spend
    And Hill Giant starts with 2 trample counters
    And Hill Giant starts with 2 +1/+1 counters
    When Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    Then Alice is asked to choose a counter for the activated ability of Nesting Grounds, from +1/+1; trample
    When Alice chooses the counter <kind> for the activated ability of Nesting Grounds
    Then Grizzly Bears bears 1 <kind> counter
    And Grizzly Bears bears no <other> counters
    And Hill Giant bears 1 <kind> counter
    And Hill Giant bears 2 <other> counters

    Examples:
      | kind    | other   |
      | trample | +1/+1   |
      | +1/+1   | trample |

  @id:counters-26-not-there @cr:608.2d
  Scenario: Alice can't choose a flying counter, which Hill Giant has not
    Given Alice controls Nesting Grounds; Hill Giant; Grizzly Bears
    And Alice has {C} to spend
    And Hill Giant starts with 1 trample counter
    And Hill Giant starts with 1 +1/+1 counter
    And Grizzly Bears starts with 1 flying counter
    When Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    Then Alice can't choose the counter flying for the activated ability of Nesting Grounds
    When Alice chooses the counter trample for the activated ability of Nesting Grounds
    Then Grizzly Bears bears 1 trample counter

  @counters-17 @id:counters-26-can-be-put @cr:614.17 @derived
  Scenario: Beside Melira, Sylvok Outcast only the trample counter of Hill Giant can be moved onto Grizzly Bears
    Given Alice controls Nesting Grounds; Hill Giant; Grizzly Bears; Melira, Sylvok Outcast
    And Alice has {C} to spend
    And Hill Giant starts with 1 -1/-1 counter
    And Hill Giant starts with 1 trample counter
    When Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 1 trample counter
    And Hill Giant bears 1 -1/-1 counter
