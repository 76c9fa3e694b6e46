@combat-38 @cr:511.3 @since:2005-10-01
Feature: Creatures are in combat until the end of combat step has ended
  In that step, after all damage, an attacker still is one. In the main phase that follows it is none any more.

  @id:combat-38-still @cr:508.1k @cr:511.1
  Scenario: Hill Giant has dealt its damage, and in the end of combat step Bob destroys it by Kill Shot, as an attacking creature
    Given Alice controls Hill Giant
    And Bob has Kill Shot in his hand
    And Bob controls 3 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    When Alice passes
    And Bob casts Kill Shot targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @id:combat-38-no-more @cr:115.1
  Scenario: In the postcombat main phase Bob can't target Hill Giant, which attacked, with Kill Shot
    Given Alice controls Hill Giant
    And Bob has Kill Shot in his hand
    And Bob controls 3 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 17 life
    And Hill Giant is not in combat
    When Alice passes
    Then Bob can't cast Kill Shot targeting Hill Giant
