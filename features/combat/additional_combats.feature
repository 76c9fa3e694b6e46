@combat-33 @cr:500.8 @since:2005-10-01
Feature: An additional combat phase follows the phase after which it was added, the youngest first
  Where several phases are added directly after one, the one that was added last comes first. After the last of them the turn goes on
  as it would have gone on.

  @id:combat-33-after-combat
  Scenario: Alice attacks again in the phase that Relentless Assault adds after her postcombat main phase
    Given Alice has Relentless Assault in her hand
    And Alice controls Hill Giant; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until the stack is empty
    Then Hill Giant is untapped
    When Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end step
    Then Bob is at 14 life

  @id:combat-33-once
  Scenario: Without anything that adds one, the turn has one combat phase
    Given Alice controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    And Alice passes
    And Bob passes
    Then the game is in Alice's end step
    And Bob is at 17 life

  @id:combat-33-before-combat @since:2009-07-11 @cr:500.1
  Scenario: After what Aggravated Assault adds to the first main phase comes the combat phase that the turn has anyway
    Given Alice controls Serra Angel; Aggravated Assault; 5 Mountain
    When Alice activates Aggravated Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel
    And everyone passes until it is Alice's postcombat main phase
    And Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 12 life
    When Alice passes
    And Bob passes
    Then the game is in Alice's end step

  @id:combat-33-youngest-first @since:2009-07-11
  Scenario: What Aurelia adds after the combat phase comes before the main phase that Seize the Day has added after it
    Given Alice has Seize the Day in her hand
    And Alice controls Aurelia, the Warleader; Hill Giant; 4 Mountain
    When Alice casts Seize the Day targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Aurelia, the Warleader; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is untapped
    When everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat
    When everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase
    When Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat

  @id:combat-33-two-of-one-phase @since:2009-07-11
  Scenario: Two activations of Aggravated Assault add two combat phases, and the turn has three
    Given Alice controls Serra Angel; Aggravated Assault; 10 Mountain
    When Alice activates Aggravated Assault
    And everyone passes until the stack is empty
    And Alice activates Aggravated Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 12 life
    When Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat
    When everyone passes until it is Alice's postcombat main phase
    And Alice passes
    And Bob passes
    Then the game is in Alice's end step

  @id:combat-33-of-the-active-player @since:2006-10-01 @cr:506.2 @derived
  Scenario: In the combat phase that Bob's Relentless Assault adds to Alice's turn it is Alice who attacks
    Given Bob has Relentless Assault in his hand
    And Bob controls Vedalken Orrery; 4 Mountain; Wall of Stone
    And Alice controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Stone
    And everyone passes until it is Alice's postcombat main phase
    And Alice passes
    And Bob casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Stone
    And everyone passes until it is Alice's end of combat
    Then Wall of Stone has 6 damage marked

  @id:combat-33-turn-ended @cr:724.1d
  Scenario: Sundial of the Infinite ends the turn, and what Aggravated Assault has added to it comes in no other turn
    Given Alice controls Sundial of the Infinite; Aggravated Assault; 6 Mountain
    When Alice activates Aggravated Assault
    And everyone passes until the stack is empty
    And Alice activates Sundial of the Infinite
    And everyone passes until it is Bob's draw step
    And Bob passes
    And Alice passes
    Then the game is in Bob's precombat main phase
    When everyone passes until it is Bob's postcombat main phase
    And Bob passes
    And Alice passes
    Then the game is in Bob's end step
