@counters-03 @cr:122.1b @cr:702.147a @since:2025-04-04
Feature: A creature with a decayed counter can't block, and is sacrificed at the end of combat if it attacked
  Decayed is one of the keywords that a counter can give, all of it: what keeps from blocking, and what triggers on attacking.

  @counters-01 @id:counters-03-decayed-blocks @cr:509.1b
  Scenario: Gurmag Angler with a decayed counter can't block, and Hill Giant with a vigilance counter can
    Given Alice controls Grizzly Bears
    And Bob controls Gurmag Angler; Hill Giant
    And Gurmag Angler starts with 1 decayed counter
    And Hill Giant starts with 1 vigilance counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Grizzly Bears with Gurmag Angler
    When Bob blocks Grizzly Bears with Hill Giant
    Then Hill Giant is blocking Grizzly Bears

  @id:counters-03-decayed-attacks @cr:511.2
  Scenario Outline: Hill Giant with a <kind> counter attacks, and as the combat is over it is <where>
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 17 life
    And Hill Giant is <where>

    Examples:
      | kind      | where                |
      | decayed   | in Alice's graveyard |
      | vigilance | on the battlefield   |

  @id:counters-03-decayed-indestructible @cr:701.21a @derived
  Scenario: Hill Giant with a decayed and an indestructible counter attacks, and is sacrificed at the end of combat
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 decayed counter
    And Hill Giant starts with 1 indestructible counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Hill Giant is in Alice's graveyard

  @id:counters-03-decayed-removed-later @cr:603.7c @cr:113.7a @derived
  Scenario: Hill Giant attacked with a decayed counter, which is removed before the end of combat, and is sacrificed all the same
    Given Alice controls Hill Giant; Vampire Hexmage
    And Hill Giant starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Alice activates Vampire Hexmage targeting Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Hill Giant bears no decayed counters
    And Hill Giant lacks the keyword decayed
    When everyone passes until it is Alice's postcombat main phase
    Then Hill Giant is in Alice's graveyard

  @id:counters-03-decayed-removed-before @derived
  Scenario: Hill Giant, whose decayed counter was removed before it attacked, is not sacrificed
    Given Alice controls Hill Giant; Vampire Hexmage
    And Hill Giant starts with 1 decayed counter
    When Alice activates Vampire Hexmage targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 17 life
    And Hill Giant is on the battlefield

  @counters-33 @id:counters-33-decayed-too-late @cr:122.5
  Scenario: A decayed counter that is moved onto Hill Giant as it is attacking comes too late, and Hill Giant is not sacrificed
    Given Alice controls Hill Giant; Grizzly Bears; 2 Swamp
    And Alice has Fate Transfer in her hand
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 17 life
    And Hill Giant has the keyword decayed
    And Hill Giant is on the battlefield

  @id:counters-03-decayed-taken @cr:701.21a @derived
  Scenario: Hill Giant has attacked with a decayed counter, Bob gains control of it, and Alice can't sacrifice it at the end of combat
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 decayed counter
    And Bob controls 4 Island
    And Bob has Ray of Command in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Alice passes
    And Bob casts Ray of Command targeting Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Ray of Command is in Bob's graveyard
    And Bob is at 20 life
    And Hill Giant is on the battlefield

  @counters-11 @id:counters-03-decayed-blinked @cr:400.7
  Scenario: Hill Giant has attacked with a decayed counter, is exiled and returned by Cloudshift, and is not sacrificed
    Given Alice controls Hill Giant; Plains
    And Alice has Cloudshift in her hand
    And Hill Giant starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Alice casts Cloudshift targeting Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 20 life
    And Hill Giant is on the battlefield
    And Hill Giant lacks the keyword decayed
