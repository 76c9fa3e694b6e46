@combat-39 @since:2007-05-01
Feature: What a creature is like counts as blockers are declared
  An ability that triggers on certain creatures blocking or being blocked triggers if they are such creatures then, and not when
  they become such later. Skystinger, a 3/3, gets +5/+0 when it blocks a creature with flying.

  @id:combat-39-before @cr:509.3b
  Scenario: Hill Giant gets flying by Jump before Skystinger blocks it, and Skystinger is an 8/3
    Given Alice has Jump in her hand
    And Alice controls Hill Giant; Island
    And Bob controls Skystinger
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice casts Jump targeting Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Skystinger
    And everyone passes until the stack is empty
    Then Skystinger is 8/3

  @id:combat-39-after @cr:509.3b @cr:509.3f
  Scenario: Hill Giant gets flying by Jump after Skystinger has blocked it, and Skystinger stays a 3/3
    Given Alice has Jump in her hand
    And Alice controls Hill Giant; Island
    And Bob controls Skystinger
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Skystinger
    And Alice casts Jump targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying
    And Skystinger is blocking Hill Giant
    And Skystinger is 3/3
