@damage-31 @cr:603.2c @since:2005-10-01
Feature: Damage that is dealt at once triggers an ability once
  What triggers on damage to one permanent looks at all that it is dealt at the same time, by however many sources; and what
  triggers on the damage of one permanent looks at all that it deals, to however many.

  @damage-16 @combat-20 @id:damage-31-two-steps @cr:510.4
  Scenario: Spitemare is dealt 1 damage in each of two combat damage steps by Fencing Ace, and triggers twice
    Given Alice controls Spitemare
    And Bob controls Fencing Ace
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Spitemare
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Spitemare with Fencing Ace
    And everyone passes until someone is asked
    And Alice targets Bob with the damage ability of Spitemare
    Then the stack holds, from the top, the damage ability of Spitemare
    When everyone passes until the stack is empty
    Then Bob is at 19 life
    When everyone passes until someone is asked
    And Alice targets Bob with the damage ability of Spitemare
    And everyone passes until the stack is empty
    Then Bob is at 18 life

  @damage-16 @combat-16 @id:damage-31-several-recipients @since:2009-07-11 @cr:702.19b @report:mage-10763
  Scenario: Colossal Dreadmaw deals 3 damage to its blocker and 3 to Bob, and Spirit Link on it triggers once for all 6
    Given Alice has Spirit Link in her hand
    And Alice has {W} to spend
    And Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant
    When Alice casts Spirit Link targeting Colossal Dreadmaw
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 3 to Hill Giant; 3 to Bob
    Then the stack holds, from the top, the damage ability of Spirit Link
    When everyone passes until the stack is empty
    Then Alice is at 26 life

  @damage-16 @id:damage-31-each-permanent @report:mage-9278
  Scenario: Repercussion triggers for each of two creatures that Pyroclasm damages, and deals their controllers 2 damage each
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Alice controls Repercussion; Hill Giant
    And Bob controls Colossal Dreadmaw
    When Alice casts Pyroclasm
    And everyone passes until Pyroclasm has left the stack
    And Alice would put her abilities on the stack, from the top: the damage ability of Repercussion (2); the damage ability of Repercussion
    And everyone passes until the stack is empty
    Then Alice is at 18 life
    And Bob is at 18 life
