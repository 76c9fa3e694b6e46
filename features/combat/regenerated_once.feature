@combat-52 @cr:704.7
Feature: A creature that two state-based actions destroy at once is destroyed once
  One effect that would regenerate it replaces both.

  @id:combat-52-two-reasons @cr:704.5g @cr:704.5h @cr:701.19a
  Scenario: Death Ward regenerates Hill Giant, which is dealt lethal damage and damage by Typhoid Rats with deathtouch
    Given Alice has Death Ward in her hand
    And Alice controls Hill Giant "Alice's Giant"; Plains
    And Bob controls Hill Giant "Bob's Giant"; Typhoid Rats
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alice's Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Alice's Giant with Bob's Giant; Typhoid Rats
    And Alice casts Death Ward targeting Alice's Giant
    And everyone passes until someone is asked
    And Alice divides the damage of Alice's Giant: 2 to Bob's Giant; 1 to Typhoid Rats
    And everyone passes until it is Alice's end of combat
    Then Alice's Giant is on the battlefield
    And Alice's Giant has no damage marked
    And Typhoid Rats is in Bob's graveyard

  @id:combat-52-two-times @cr:701.19a
  Scenario: Death Ward regenerates Hill Giant from one Lightning Bolt, and not from a second one
    Given Alice has Death Ward in her hand
    And Alice controls Hill Giant; Plains
    And Bob has 2 Lightning Bolt in his hand
    And Bob controls 2 Mountain
    When Alice casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Lightning Bolt 1 targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is tapped
    And Hill Giant has no damage marked
    When Alice passes
    And Bob casts Lightning Bolt 2 targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard
