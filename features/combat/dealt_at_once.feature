@combat-19 @cr:510.2 @since:2005-10-01
Feature: All combat damage of a step is dealt at once
  What is destroyed by it has dealt its own damage, with the power that it had as damage was assigned.

  @id:combat-19-both-die @cr:704.5g
  Scenario: Grizzly Bears and the Grizzly Bears that block them kill each other
    Given Alice controls Grizzly Bears "Alice's Bears"
    And Bob controls Grizzly Bears "Bob's Bears"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alice's Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Alice's Bears with Bob's Bears
    And everyone passes until it is Alice's end of combat
    Then Alice's Bears is in Alice's graveyard
    And Bob's Bears is in Bob's graveyard

  @combat-14 @id:combat-19-with-that-power @cr:510.1a
  Scenario: Of two attacking Muscle Slivers, which make each other 3/3, one is killed, and the other deals Bob 3 damage
    Given Alice controls 2 Muscle Sliver
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Muscle Sliver 1; Muscle Sliver 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Muscle Sliver 1 with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Muscle Sliver 1 is in Alice's graveyard
    And Hill Giant is in Bob's graveyard
    And Bob is at 17 life
    And Muscle Sliver 2 is 2/2
