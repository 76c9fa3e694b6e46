@combat-31 @cr:508.1i @since:2005-10-01
Feature: Mana abilities are activated when attackers are tapped and the total is known
  Attackers tap first. Then the total of what the declaration costs is locked in, then its player may activate mana abilities, and
  pays. Creatures that are chosen may be used for that as far as they can.

  @id:combat-31-tapped-already @cr:508.1f
  Scenario: Elvish Mystic, which attacks, is tapped and makes no mana for that
    Given Alice controls Elvish Mystic; Memnite
    And Bob controls Baird, Steward of Argive
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Elvish Mystic
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Elvish Mystic is tapped
    And Elvish Mystic is not in combat

  @id:combat-31-vigilance @since:2020-04-17 @cr:702.20b @cr:506.4b @derived
  Scenario: Elvish Mystic, which attacks with vigilance, makes the mana for its own attack
    Given Alice controls Elvish Mystic
    And Elvish Mystic starts with 1 vigilance counter
    And Bob controls Baird, Steward of Argive
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Mystic
    Then Elvish Mystic is attacking Bob
    And Elvish Mystic is tapped
    When everyone passes until it is Alice's end of combat
    Then Bob is at 19 life

  @id:combat-31-what-is-left @since:2009-07-11 @cr:500.5
  Scenario: Of the {C}{C} of Sol Ring Alice pays one for an attack, and has the other until the step ends
    Given Alice controls Memnite; Sol Ring
    And Bob controls Baird, Steward of Argive
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Alice has {C} left
    When everyone passes until it is Alice's declare blockers step
    Then Alice has no mana left

  @id:combat-31-given-up @cr:508.1k @derived
  Scenario: Alice gives up two of four Memnites for mana: she pays for four, and two attack
    Given Alice controls 4 Memnite; Ashnod's Altar
    And Bob controls Baird, Steward of Argive
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite 1; Memnite 2; Memnite 3; Memnite 4
    Then Alice's graveyard holds 2 cards
    And Alice has no mana left
    When everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

  @id:combat-31-blocks-and-taps @cr:509.1e @cr:506.4b @derived
  Scenario: Elvish Mystic blocks, and makes the mana that its block costs
    Given Alice controls Archangel of Tithes; Memnite
    And Bob controls Elvish Mystic
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Archangel of Tithes; Memnite
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite with Elvish Mystic
    Then Elvish Mystic is blocking Memnite
    And Elvish Mystic is tapped
    When everyone passes until it is Alice's end of combat
    Then Memnite is in Alice's graveyard
