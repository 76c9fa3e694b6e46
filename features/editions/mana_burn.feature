Feature: Mana that is left in a pool, before and since July 2009
  Until 2009-07-10 unused mana stays through the steps of a phase. As the phase ends it is lost, and its player loses 1 life for
  each: mana burn, which is loss of life and no damage. Since 2009-07-11 it is lost as each step or phase ends, and costs nothing.

  @editions-24 @until:2009-07-10 @id:editions-24-burns @cr:300.3
  Scenario: Of three mana Alice spends one on Shock, and as the main phase ends the other two cost her 2 life
    Given Alice has Shock in her hand
    And Alice controls 3 Mountain
    When Alice casts Shock targeting Bob, making mana with Mountain 1; Mountain 2; Mountain 3
    And everyone passes until the stack is empty
    Then Alice has {R}{R} left
    And Alice is at 20 life
    When everyone passes until it is Alice's beginning of combat
    Then Alice has no mana left
    And Alice is at 18 life
    And Bob is at 18 life

  @editions-24 @since:2009-07-11 @id:editions-24-is-only-lost @cr:500.5 @cr:106.4
  Scenario: Of three mana Alice spends one on Shock, and as the main phase ends the other two are lost and cost her nothing
    Given Alice has Shock in her hand
    And Alice controls 3 Mountain
    When Alice casts Shock targeting Bob, making mana with Mountain 1; Mountain 2; Mountain 3
    And everyone passes until the stack is empty
    Then Alice has {R}{R} left
    And Alice is at 20 life
    When everyone passes until it is Alice's beginning of combat
    Then Alice has no mana left
    And Alice is at 20 life
    And Bob is at 18 life

  @editions-24 @until:2009-07-10 @id:editions-24-lost-game @cr:300.3 @cr:420.3 @cr:420.5a
  Scenario: At 1 life Bob has a mana left as Alice's main phase ends, and loses the game
    Whosever turn it is, each player's mana burns.

    Given Bob starts at 1 life
    And Bob has {U} to spend
    When Alice passes
    And Bob passes
    Then Bob has lost the game

  @editions-24 @since:2009-07-11 @id:editions-24-kept-game @cr:500.5 @cr:106.4
  Scenario: At 1 life Bob has a mana left as Alice's main phase ends, and only the mana is lost
    Given Bob starts at 1 life
    And Bob has {U} to spend
    When Alice passes
    And Bob passes
    Then Bob has no mana left
    And Bob is at 1 life

  @editions-24 @until:2009-07-10 @id:editions-24-no-damage @cr:300.3
  Scenario: Worship leaves a player at 1 life by damage, and not by mana burn
    Given Bob controls Worship; Grizzly Bears
    And Bob starts at 1 life
    And Bob has {U} to spend
    When Alice passes
    And Bob passes
    Then Bob has lost the game

  @editions-24 @until:2009-07-10 @id:editions-24-loss-of-life @cr:300.3
  Scenario: Alice's Bloodletter of Aclazotz, which doubles the life that opponents lose on her turn, doubles mana burn
    Given Alice controls Bloodletter of Aclazotz
    And Bob has {U}{U} to spend
    When everyone passes until it is Alice's beginning of combat
    Then Bob is at 16 life

  @editions-24 @until:2009-07-10 @id:editions-24-ended @cr:300.3 @cr:509.1c
  Scenario: Sundial of the Infinite ends the turn and with it the main phase, and the mana that Alice has left burns
    Given Alice controls Sundial of the Infinite; Sol Ring
    When Alice taps Sol Ring for {C}{C}
    And Alice activates Sundial of the Infinite
    And everyone passes until it is Bob's upkeep
    Then Alice is at 19 life

  # How long mana stays

  @editions-25 @until:2009-07-10 @id:editions-25-phase @cr:300.3 @cr:300.1
  Scenario: Alice makes {R} in her upkeep, and casts Shock for it in her draw step
    Given Alice has Shock in her hand
    And Alice controls Mountain
    And it is Alice's upkeep
    When Alice taps Mountain for {R}
    And everyone passes until it is Alice's draw step
    Then Alice has {R} left
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 18 life
    And Alice is at 20 life

  @editions-25 @since:2009-07-11 @id:editions-25-step @cr:500.5 @cr:106.4
  Scenario: Alice makes {R} in her upkeep, and has none of it in her draw step
    Given Alice has Shock in her hand
    And Alice controls Mountain
    And it is Alice's upkeep
    When Alice taps Mountain for {R}
    And everyone passes until it is Alice's draw step
    Then Alice has no mana left
    And Alice is at 20 life
    And Alice can't cast Shock targeting Bob

  @editions-25 @until:2009-07-10 @id:editions-25-combat @cr:300.3 @cr:306.1
  Scenario: The mana that Alice makes at the beginning of combat burns as combat ends and not before
    Given Alice controls Sol Ring; Grizzly Bears
    When everyone passes until it is Alice's beginning of combat
    And Alice taps Sol Ring for {C}{C}
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Alice has {C}{C} left
    And Alice is at 20 life
    When everyone passes until it is Alice's postcombat main phase
    Then Alice has no mana left
    And Alice is at 18 life
