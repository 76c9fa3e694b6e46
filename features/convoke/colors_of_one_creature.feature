@convoke-05 @cr:702.51a @since:2005-10-01
Feature: A multicolored creature pays for one mana of either of its colors, or for generic mana
  Whoever casts the spell says what each creature pays for. A creature of two colors may pay for mana of the one or of the
  other or for generic mana, whichever is most useful, but never for two mana.

  @id:convoke-05-its-color-is-needed @since:2011-06-17 @cr:105.2b
  Scenario: Watchwolf pays for the white mana of Ledev Guardian when three Mountains pay for the rest
    Given Alice has Ledev Guardian in her hand
    And Alice controls Watchwolf; 3 Mountain
    Then Alice can't cast Ledev Guardian, convoking with Watchwolf for {1}
    And Alice can't cast Ledev Guardian, convoking with Watchwolf for {G}
    When Alice casts Ledev Guardian, convoking with Watchwolf for {W}
    Then Ledev Guardian is on the stack
    And Watchwolf is tapped
    And Mountain 3 is tapped

  @id:convoke-05-best-use @cr:105.2b
  Scenario: When nobody says what each creature pays for, Watchwolf pays for the white mana of Ledev Guardian
    Given Alice has Ledev Guardian in her hand
    And Alice controls Watchwolf; Grizzly Bears; 2 Mountain
    When Alice casts Ledev Guardian
    Then Ledev Guardian is on the stack
    And Watchwolf is tapped
    And Grizzly Bears is tapped
    And Mountain 2 is tapped

  @id:convoke-05-color-left-to-another @cr:601.2h
  Scenario Outline: Watchwolf and <other> pay for the green and the white mana of Rosemane Centaur
    Which of the two Watchwolf is needed for depends on the other creature. An engine that taps each creature for the first mana
    that it could pay for finds no way to pay in one of the two cases.

    Given Alice has Rosemane Centaur in her hand
    And Alice controls Watchwolf; <other>; 3 Memnite
    When Alice casts Rosemane Centaur
    Then Rosemane Centaur is on the stack
    And Watchwolf is tapped
    And <other> is tapped
    And Memnite 3 is tapped

    Examples:
      | other          |
      | Grizzly Bears  |
      | Savannah Lions |

  @id:convoke-05-either-color @cr:105.2b
  Scenario Outline: <creature> pays for <mana> of <spell>
    Given Alice has <spell> in her hand
    And Alice controls <creature>
    And Alice has <pool> to spend
    When Alice casts <cast>, convoking with <creature> for <mana>
    Then <spell> is on the stack
    And <creature> is tapped
    And Alice has no mana left

    Examples:
      | creature        | mana | spell            | cast                           | pool               |
      | Watchwolf       | {G}  | Siege Wurm       | Siege Wurm                     | {G}{C}{C}{C}{C}{C} |
      | Boros Guildmage | {R}  | Stoke the Flames | Stoke the Flames targeting Bob | {R}{C}{C}          |
      | Boros Guildmage | {W}  | Ledev Guardian   | Ledev Guardian                 | {C}{C}{C}          |
      | Boros Guildmage | {1}  | Stoke the Flames | Stoke the Flames targeting Bob | {R}{R}{C}          |

  @id:convoke-05-one-mana-each @cr:118.10
  Scenario: Watchwolf does not pay for both the green and the white mana of Rosemane Centaur
    Given Alice has Rosemane Centaur; Plains in her hand
    And Alice controls Watchwolf; 3 Memnite
    Then Alice can't cast Rosemane Centaur
    When Alice plays Plains
    And Alice casts Rosemane Centaur
    Then Rosemane Centaur is on the stack
    And Watchwolf is tapped
    And Plains is tapped
    And Memnite 3 is tapped
