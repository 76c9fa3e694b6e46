@combat-35 @cr:506.1 @since:2005-10-01
Feature: Each combat phase is a combat of its own, in the same turn
  Attackers and blockers of an earlier combat are in this one only if they are declared again. What a creature did this turn it has
  done in any of them, and, since 2020-04-17, what it is to do this turn it is to do in each.

  @id:combat-35-out-of-combat @cr:511.3
  Scenario: Hill Giant, which was blocked in the first combat, is in no combat as the second begins, and is unblocked there
    Given Alice controls Hill Giant; Aurelia, the Warleader
    And Bob controls Wall of Stone
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Aurelia, the Warleader; Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Stone
    And everyone passes until it is Alice's beginning of combat
    Then Hill Giant is not in combat
    And Wall of Stone is not in combat
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end step
    Then Bob is at 14 life

  @id:combat-35-untaps-what-attacked @cr:508.3a
  Scenario: Relentless Assault untaps Hill Giant, which attacked, and not Elvish Mystic, which was tapped for mana
    Given Alice has Relentless Assault in her hand
    And Alice controls Hill Giant; Elvish Mystic; 3 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until the stack is empty
    Then Hill Giant is untapped
    And Elvish Mystic is tapped

  @id:combat-35-entered-attacking @since:2021-11-19 @cr:508.4
  Scenario: Relentless Assault does not untap the Soldier tokens of Hero of Bladehold, which never attacked
    Given Alice has Relentless Assault in her hand
    And Alice controls Hero of Bladehold; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hero of Bladehold
    And Alice would put her abilities on the stack, from the top: the attacks ability of Hero of Bladehold; the battle cry ability of Hero of Bladehold
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until the stack is empty
    Then Hero of Bladehold is untapped
    And the Soldier Token token of Alice is tapped
    And the Soldier Token token of Alice (2) is tapped

  @id:combat-35-last-turn @cr:500.1
  Scenario: What attacked last turn has not attacked this turn
    Given Alice has Relentless Assault in her hand
    And Alice controls 4 Mountain
    And Bob controls Hill Giant
    And it is Bob's precombat main phase
    When everyone passes until it is Bob's declare attackers step
    And Bob attacks Alice with Hill Giant
    And everyone passes until it is Alice's precombat main phase
    And Alice casts Relentless Assault
    And everyone passes until the stack is empty
    Then Hill Giant is tapped

  @id:combat-35-exalted @since:2008-10-03 @cr:702.83b
  Scenario: Exalted triggers for Hill Giant, which attacks alone in the second combat, and not in the first
    Given Alice has Relentless Assault in her hand
    And Alice controls Akrasan Squire; Hill Giant; Memnite; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Memnite
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end step
    Then Bob is at 12 life

  @id:combat-35-double-strike @cr:510.4 @cr:702.4b
  Scenario: With Genji Glove Hill Giant, which has double strike, deals its damage twice in each of two combats
    Given Alice controls Hill Giant; Genji Glove; 3 Mountain
    When Alice activates Genji Glove targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is untapped
    When everyone passes until it is Alice's beginning of combat
    Then Bob is at 14 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 8 life

  @id:combat-35-first-combat @cr:603.4
  Scenario: In the second combat phase of the turn Genji Glove does not trigger, and adds no third
    Given Alice controls Hill Giant; Genji Glove; 3 Mountain
    When Alice activates Genji Glove targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's beginning of combat
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    Then the stack is empty
    When everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase

  @id:combat-35-first-time
  Scenario: Aurelia attacks for the second time, and nothing triggers
    Given Alice controls Aurelia, the Warleader
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Aurelia, the Warleader
    And everyone passes until it is Alice's beginning of combat
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Aurelia, the Warleader
    Then the stack is empty
    When everyone passes until it is Alice's postcombat main phase
    Then Bob is at 14 life

  @id:combat-35-required-again @since:2020-04-17 @cr:508.1d
  Scenario: Hill Giant, which attacks this turn if able by Boiling Blood, has to attack in the second combat of the turn, too
    Given Alice has Relentless Assault in her hand
    And Alice controls Hill Giant; 4 Mountain
    And Bob has Boiling Blood in his hand
    And Bob has {R}{R}{R} to spend
    When Alice passes
    And Bob casts Boiling Blood targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    When Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    When Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end step
    Then Bob is at 14 life

  @id:combat-35-required-to-block-again @since:2020-04-17 @cr:509.1c
  Scenario: Palace Guard, which blocks this turn if able by Culling Mark, has to block in the second combat of the turn, too
    Given Alice has Culling Mark; Relentless Assault in her hand
    And Alice has {G}{C}{C} to spend
    And Alice controls Hill Giant; 4 Mountain
    And Bob controls Palace Guard
    When Alice casts Culling Mark targeting Palace Guard, spending {G}{C}{C}
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Hill Giant with Palace Guard
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Hill Giant with Palace Guard
    And everyone passes until it is Alice's end step
    Then Bob is at 20 life
    And Palace Guard is in Bob's graveyard

  @id:combat-35-required-in-each @cr:508.1d
  Scenario: Juggernaut, which attacks each combat if able, has to attack in the second combat of a turn, too
    Given Alice has Relentless Assault in her hand
    And Alice controls Juggernaut; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Juggernaut
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    When Alice attacks Bob with Juggernaut
    And everyone passes until it is Alice's end step
    Then Bob is at 10 life

  @id:combat-35-tapped-still @cr:508.1a
  Scenario: Hill Giant, which attacked in the first combat and was not untapped, can't attack in the second
    Given Alice has Seize the Day in her hand
    And Alice controls Hill Giant; Memnite; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Memnite
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Seize the Day targeting Memnite
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Hill Giant
    When Alice attacks Bob with Memnite
    And everyone passes until it is Alice's end step
    Then Bob is at 15 life

  @id:combat-35-raid @since:2014-09-25 @cr:508.3d @cr:603.4
  Scenario: Alice attacked with Memnite, which died, and Storm Fleet Spy has her draw a card
    Given Alice has Storm Fleet Spy in her hand
    And Alice controls Memnite; 3 Island
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite with Grizzly Bears
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Storm Fleet Spy
    And everyone passes until the stack is empty
    Then Memnite is in Alice's graveyard
    And Alice has drawn 1 card this turn

  @id:combat-35-no-raid @since:2014-09-25 @cr:508.3d @cr:603.4
  Scenario: Alice was attacked and did not attack this turn, and Storm Fleet Spy has her draw nothing
    Given Alice has Storm Fleet Spy in her hand
    And Alice controls Vedalken Orrery; 3 Island
    And Bob controls Memnite
    And it is Bob's precombat main phase
    When everyone passes until it is Bob's declare attackers step
    And Bob attacks Alice with Memnite
    And everyone passes until it is Bob's postcombat main phase
    And Bob passes
    And Alice casts Storm Fleet Spy
    And everyone passes until Storm Fleet Spy enters
    Then the stack is empty
    And Alice is at 19 life
