@combat-29 @cr:508.1h @since:2005-10-01
Feature: What costs something to attack is paid for each attacker, all together
  Where a creature can't attack a player unless its controller pays, they pay as they declare it, and for all attackers at once. What
  they can't pay for they can't declare.

  @id:combat-29-paid @cr:508.1j
  Scenario: Under Bob's Ghostly Prison, by which it costs {2}, Alice pays for the attack of Memnite on him
    Given Alice controls Memnite; 2 Wastes
    And Bob controls Ghostly Prison
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Wastes 1 is tapped
    And Wastes 2 is tapped

  @id:combat-29-not-paid @since:2007-10-01 @cr:508.1 @cr:733.1
  Scenario: With one land Alice can't attack Bob under his Ghostly Prison, and attacks his planeswalker
    Given Alice controls Memnite; Wastes
    And Bob controls Ghostly Prison; Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Memnite
    When Alice attacks Chandra, Novice Pyromancer with Memnite
    Then Memnite is attacking Chandra, Novice Pyromancer
    And Wastes is untapped

  @id:combat-29-for-each @cr:508.1j
  Scenario: With four lands Alice attacks with two creatures under Bob's Propaganda, and can't attack with three
    Given Alice controls 3 Memnite; 4 Wastes
    And Bob controls Propaganda
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Memnite 1; Memnite 2; Memnite 3
    When Alice attacks Bob with Memnite 1; Memnite 3
    Then Memnite 1 is attacking Bob
    And Memnite 3 is attacking Bob
    And Wastes 1 is tapped
    And Wastes 2 is tapped
    And Wastes 3 is tapped
    And Wastes 4 is tapped

  @id:combat-29-two-costs @cr:508.1j
  Scenario: Under Bob's Propaganda and Windborn Muse Alice pays {4} for an attack on him
    Given Alice controls Memnite; 4 Wastes
    And Bob controls Propaganda; Windborn Muse
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Wastes 1 is tapped
    And Wastes 2 is tapped
    And Wastes 3 is tapped
    And Wastes 4 is tapped

  @id:combat-29-no-part-of-it @cr:508.1j
  Scenario: Under Bob's Propaganda and Windborn Muse Alice can't attack him with three lands
    Given Alice controls Memnite; 3 Wastes
    And Bob controls Propaganda; Windborn Muse
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Memnite
    When Alice attacks with nothing
    And everyone passes until it is Alice's postcombat main phase
    Then the game is in Alice's postcombat main phase

  @id:combat-29-planeswalker @since:2007-10-01 @cr:508.1b
  Scenario Outline: <card> asks <something> for an attack on Bob's planeswalker
    Given Alice controls Memnite; Wastes
    And Bob controls <card>; Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Memnite
    Then Memnite is attacking Chandra, Novice Pyromancer
    And Wastes is <state>

    Examples:
      | card                     | state    | something |
      | Propaganda               | untapped | nothing   |
      | Baird, Steward of Argive | tapped   | {1}       |

  @id:combat-29-another-player @cr:802.3a
  Scenario: Bob's Propaganda costs Alice nothing for the creature that attacks Carol
    Given Alice controls Memnite; Hill Giant; 2 Wastes
    And Bob controls Propaganda
    And Carol controls Wastes "Carol's land"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant, and Carol with Memnite
    Then Hill Giant is attacking Bob
    And Memnite is attacking Carol
    And Wastes 2 is tapped

  @id:combat-29-phyrexian @since:2011-05-13 @cr:107.4f
  Scenario: Without white mana Alice pays 2 life for an attack under Norn's Annex
    Given Alice controls Memnite; Mountain
    And Bob controls Norn's Annex
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Alice is at 18 life
    And Mountain is untapped

  @id:combat-29-sacrifice @cr:701.21a
  Scenario: Alice sacrifices a land as Exalted Dragon attacks
    Given Alice controls Exalted Dragon; Mountain; Sol Ring
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Exalted Dragon
    Then Exalted Dragon is attacking Bob
    And Mountain is in Alice's graveyard
    And the stack is empty

  @id:combat-29-no-sacrifice @cr:508.1c
  Scenario: Without a land Alice can't attack with Exalted Dragon
    Given Alice controls Exalted Dragon; Memnite; Sol Ring
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Exalted Dragon
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:combat-29-while-untapped @cr:604.2
  Scenario: Archangel of Tithes, which is untapped, asks {1} for an attack on Bob
    Given Alice controls Memnite; Wastes
    And Bob controls Archangel of Tithes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Wastes is tapped

  @id:combat-29-while-tapped @cr:604.2
  Scenario: Archangel of Tithes, which is tapped, asks nothing for an attack on Bob
    Given Alice controls Memnite; Wastes
    And Bob controls Archangel of Tithes
    And Archangel of Tithes starts tapped
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Wastes is untapped

  @id:combat-29-ones-own @cr:109.5
  Scenario: Alice's own Propaganda costs her nothing when she attacks Bob
    Given Alice controls Memnite; Propaganda; 2 Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Wastes 1 is untapped
