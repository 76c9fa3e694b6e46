@combat-04 @cr:508.1d @since:2005-10-01
Feature: As many requirements to attack are obeyed as the restrictions allow
  An attack that obeys fewer requirements than another attack would is illegal. Of restrictions none is disobeyed for it, and what
  can't attack at all need not.

  @id:combat-04-required @cr:508.1
  Scenario: Juggernaut attacks if able, and Alice can't keep it back
    Given Alice controls Juggernaut; Memnite
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    And Alice can't attack Bob with Memnite
    When Alice attacks Bob with Juggernaut
    Then Juggernaut is attacking Bob

  @id:combat-04-not-able @cr:508.1a
  Scenario: Juggernaut is tapped, and Alice attacks without it
    Given Alice controls Juggernaut; Memnite
    And Juggernaut starts tapped
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Juggernaut; Memnite
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:combat-04-one-attacker @cr:508.1c
  Scenario: Under Silent Arbiter, which lets only one creature attack, Juggernaut attacks and Grizzly Bears don't
    Given Alice controls Juggernaut; Grizzly Bears
    And Bob controls Silent Arbiter
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    And Alice can't attack Bob with Grizzly Bears
    And Alice can't attack Bob with Juggernaut; Grizzly Bears
    When Alice attacks Bob with Juggernaut
    Then Juggernaut is attacking Bob

  @id:combat-04-one-of-two @cr:508.1c
  Scenario: Under Silent Arbiter one of two Juggernauts attacks, whichever Alice likes
    Given Alice controls 2 Juggernaut
    And Bob controls Silent Arbiter
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    And Alice can't attack Bob with Juggernaut 1; Juggernaut 2
    When Alice attacks Bob with Juggernaut 2
    Then Juggernaut 2 is attacking Bob

  @id:combat-04-with-another @since:2007-10-01 @cr:508.1c @derived
  Scenario: Boiling Blood makes Mogg Flunkies, which can't attack alone, attack, and Grizzly Bears with them
    Given Alice controls Mogg Flunkies; Grizzly Bears
    And Bob has Boiling Blood in his hand
    And Bob controls 3 Mountain
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Boiling Blood targeting Mogg Flunkies
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    And Alice can't attack Bob with Mogg Flunkies
    And Alice can't attack Bob with Grizzly Bears
    When Alice attacks Bob with Mogg Flunkies; Grizzly Bears
    Then Mogg Flunkies is attacking Bob
    And Grizzly Bears is attacking Bob

  @id:combat-04-without-another @cr:508.1c @derived
  Scenario: Boiling Blood does not make Mogg Flunkies attack that are Alice's only creature
    Given Alice controls Mogg Flunkies
    And Bob has Boiling Blood in his hand
    And Bob controls 3 Mountain
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Boiling Blood targeting Mogg Flunkies
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Mogg Flunkies
    When Alice attacks with nothing
    And everyone passes until it is Alice's postcombat main phase
    Then the game is in Alice's postcombat main phase

  @id:combat-04-goad @since:2016-08-26 @cr:701.15b @cr:802.3a
  Scenario: Hill Giant, which Alice has goaded, attacks Carol, and can't attack Alice or nobody
    Given Alice has Jeering Homunculus in her hand
    And Alice has {U}{C} to spend
    And Bob controls Hill Giant
    And Carol controls Wastes
    When Alice casts Jeering Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of Jeering Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Jeering Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack Alice with Hill Giant
    And Bob can't attack with nothing
    When Bob attacks Carol with Hill Giant
    Then Hill Giant is attacking Carol

  @id:combat-04-whatever-it-attacks @since:2007-10-01 @cr:508.1b
  Scenario: Juggernaut attacks if able, and Bob's Teferi is enough for it
    Given Alice controls Juggernaut
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    When Alice attacks Teferi, Time Raveler with Juggernaut
    Then Juggernaut is attacking Teferi, Time Raveler
