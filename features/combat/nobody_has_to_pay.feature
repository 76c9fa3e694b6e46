@combat-30 @cr:508.1d @since:2005-10-01
Feature: Nobody is required to pay for an attack or a block
  What requires a creature to attack or to block does not require its controller to pay for it. What it can do for nothing it still
  has to do.

  @id:combat-30-need-not-attack
  Scenario: Under Bob's Ghostly Prison Alice pays for the attack of Memnite, and not for Juggernaut, which attacks if able
    Given Alice controls Juggernaut; Memnite; 4 Wastes
    And Bob controls Ghostly Prison
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Juggernaut is not in combat

  @id:combat-30-may-attack @cr:508.1j
  Scenario: Alice pays for the attack of Juggernaut under Bob's Ghostly Prison
    Given Alice controls Juggernaut; 2 Wastes
    And Bob controls Ghostly Prison
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Juggernaut
    Then Juggernaut is attacking Bob
    And Wastes 2 is tapped

  @id:combat-30-attacks-for-nothing @since:2011-06-17 @cr:508.1b
  Scenario: Juggernaut can't stay at home under Bob's Propaganda, for an attack on his planeswalker costs nothing
    Given Alice controls Juggernaut; 2 Wastes
    And Bob controls Propaganda; Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    When Alice attacks Chandra, Novice Pyromancer with Juggernaut
    Then Juggernaut is attacking Chandra, Novice Pyromancer
    And Wastes 1 is untapped

  @id:combat-30-the-other-too @derived
  Scenario: Brainwash makes the attack of one of two Juggernauts cost {3}: who pays that has the other attack too
    Given Alice controls 2 Juggernaut; 3 Wastes
    And Alice has Brainwash in her hand
    And Alice has {W} to spend
    When Alice casts Brainwash targeting Juggernaut 1
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack with nothing
    And Alice can't attack Bob with Juggernaut 1
    When Alice attacks Bob with Juggernaut 2
    Then Juggernaut 2 is attacking Bob
    And Wastes 1 is untapped

  @id:combat-30-need-not-block @cr:509.1c
  Scenario: Culling Mark makes Qal Sisma Behemoth block, and Bob, who could pay for that, blocks with nothing
    Given Alice has Culling Mark in her hand
    And Alice has {G}{G}{G} to spend
    And Alice controls Memnite
    And Bob controls Qal Sisma Behemoth; 2 Wastes
    When Alice casts Culling Mark targeting Qal Sisma Behemoth
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
    And Wastes 1 is untapped

  @id:combat-30-has-to-block @since:2011-06-17 @cr:509.1c
  Scenario: Hipparion blocks Memnite if able, for that costs Bob nothing
    Given Alice has Culling Mark in her hand
    And Alice has {G}{G}{G} to spend
    And Alice controls Memnite; Hill Giant
    And Bob controls Hipparion; Wastes
    When Alice casts Culling Mark targeting Hipparion
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite; Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Memnite with Hipparion
    Then Hipparion is blocking Memnite
    And Wastes is untapped
