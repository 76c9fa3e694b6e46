@counters-13 @cr:701.34a @since:2010-10-01
Feature: Proliferating targets nothing and need not do anything
  What is chosen is chosen as the spell or ability resolves. A player who can choose nothing, or does not want to, has
  proliferated.

  @counters-12 @id:counters-13-shroud @cr:702.18a @report:wagic-1130 @report:mage-880
  Scenario: Blastoderm, which has shroud, gets one more fade counter as Thrummingbird has Alice proliferate
    Given Alice controls Thrummingbird
    And Bob controls Blastoderm
    And Blastoderm starts with 3 fade counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Thrummingbird
    And everyone passes until someone is asked
    And Alice chooses Blastoderm for the damage ability of Thrummingbird
    And everyone passes until it is Alice's end of combat
    Then Blastoderm bears 4 fade counters

  @id:counters-13-nothing-chosen @since:2023-06-16 @cr:603.2
  Scenario: Alice chooses nothing as Steady Progress has her proliferate, and Ezuri draws her a card besides
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Ezuri, Stalker of Spheres
    And Bob starts with 1 poison counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses nothing for Steady Progress
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Bob bears 1 poison counter

  @id:counters-13-no-counters @since:2023-06-16 @cr:603.2 @cr:609.3
  Scenario: With no counters anywhere Alice proliferates by Steady Progress, and Ezuri draws her a card besides
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Ezuri, Stalker of Spheres
    When Alice casts Steady Progress
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn

  @id:counters-13-chosen-on-resolution @cr:608.2d
  Scenario: A counter that Bob's Fume Spitter puts on Hill Giant while Steady Progress is on the stack is proliferated
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Bob controls Fume Spitter
    When Alice casts Steady Progress
    And Alice passes
    And Bob activates Fume Spitter targeting Hill Giant
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant bears 2 -1/-1 counters
