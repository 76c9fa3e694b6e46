@combat-47 @cr:511.2 @since:2005-10-01
Feature: What is to happen at end of combat happens after all damage
  It happens as the end of combat step begins, whether what arranged for it is still there or not. Tangle Asp has what it fights
  with destroyed then.

  @id:combat-47-dead-source @since:2009-07-11 @cr:603.7a @cr:603.7c @cr:603.7e
  Scenario: Hill Giant blocks Tangle Asp and kills it, and is destroyed at end of combat
    Given Alice controls Tangle Asp
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tangle Asp
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Tangle Asp with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Tangle Asp is in Alice's graveyard
    And Hill Giant is on the battlefield
    When everyone passes until it is Alice's end of combat
    And everyone passes until the stack is empty
    Then the game is in Alice's end of combat
    And Hill Giant is in Bob's graveyard

  @id:combat-47-came-back @cr:603.7c @cr:400.7
  Scenario: Hill Giant blocks Tangle Asp, leaves and comes back by Cloudshift, and is not destroyed
    Given Alice controls Tangle Asp
    And Bob has Cloudshift in his hand
    And Bob controls Hill Giant; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tangle Asp
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Tangle Asp with Hill Giant
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Cloudshift targeting Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Tangle Asp is in Alice's graveyard
    And Hill Giant is on the battlefield
