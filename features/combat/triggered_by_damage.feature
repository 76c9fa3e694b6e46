@combat-22 @cr:510.3a @since:2009-07-11
Feature: What combat damage triggers waits until all is dealt and has been checked
  Creatures are destroyed and players lose before any such ability is put on the stack. Then the active player's abilities are put
  there first, so that they resolve last, and all resolve before another combat damage step.

  @damage-10 @id:combat-22-too-late @cr:120.4b @cr:704.5a
  Scenario: At 2 life Bob is dealt 2 damage, and loses before he gains the life that Wall of Essence would give him for its 3 damage
    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Wall of Essence
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Essence
    And everyone passes until it is Alice's combat damage step
    Then Bob has lost the game

  @damage-10 @id:combat-22-in-time @cr:120.4b @cr:704.5a
  Scenario: At 3 life Bob is dealt 2 damage, and gains 3 life for the damage of Wall of Essence
    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Wall of Essence
    And Bob starts at 3 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Essence
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 1 life
    When everyone passes until the stack is empty
    Then Bob is at 4 life

  @damage-16 @id:combat-22-dead-source @cr:120.4b @cr:113.7a
  Scenario: Jackal Pup, blocked and killed by Hill Giant, deals Alice as much damage as it was dealt
    Given Alice controls Jackal Pup
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Jackal Pup
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Jackal Pup with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Jackal Pup is in Alice's graveyard
    And Alice is at 20 life
    When everyone passes until the stack is empty
    Then Alice is at 17 life

  @id:combat-22-turn-order @cr:603.3b
  Scenario: The abilities of three players that combat damage triggers are put on the stack in turn order
    Given Alice controls Scroll Thief; 2 Hill Giant
    And Bob controls Wall of Essence "Bob's Wall"
    And Carol controls Wall of Essence "Carol's Wall"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief; Hill Giant 1, and Carol with Hill Giant 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant 1 with Bob's Wall
    And Carol blocks Hill Giant 2 with Carol's Wall
    And everyone passes until it is Alice's combat damage step
    Then the stack holds, from the top, the damage ability of Carol's Wall; the damage ability of Bob's Wall; the damage ability of Scroll Thief

  @combat-20 @id:combat-22-before-the-second-step @since:2020-04-17 @cr:510.4 @report:phase-692
  Scenario: Slith Firewalker with double strike deals 1 damage, gets a +1/+1 counter for it, and deals 2 damage
    Given Alice controls Slith Firewalker
    And Slith Firewalker starts with 1 double strike counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Slith Firewalker
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Slith Firewalker is 3/3
