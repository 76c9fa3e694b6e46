@combat-09 @cr:509.1b @since:2005-10-01
Feature: Some creatures can be blocked only by so many others
  What says so looks at all blockers of the creature together, as they are declared.

  @id:combat-09-menace @since:2015-07-17 @cr:702.111b
  Scenario: Alley Strangler, which has menace, can't be blocked by one creature, and can by two
    Given Alice controls Alley Strangler
    And Bob controls Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alley Strangler
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Alley Strangler with Hill Giant
    When Bob blocks Alley Strangler with Hill Giant; Memnite
    And Alice would choose Hill Giant; Memnite for Alley Strangler
    Then Hill Giant is blocking Alley Strangler
    And Memnite is blocking Alley Strangler

  @combat-11 @id:combat-09-one-is-left @since:2015-07-17 @cr:702.111b @cr:509.1h
  Scenario: Alley Strangler, one of whose two blockers is killed, stays blocked by the other
    Given Alice has Shock in her hand
    And Alice controls Alley Strangler; Mountain
    And Bob controls Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alley Strangler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Alley Strangler with Hill Giant; Memnite
    And Alice would choose Hill Giant; Memnite for Alley Strangler
    And Alice casts Shock targeting Memnite
    And everyone passes until the stack is empty
    Then Hill Giant is blocking Alley Strangler
    When everyone passes until it is Alice's end of combat
    Then Alley Strangler is in Alice's graveyard
    And Bob is at 20 life

  @id:combat-09-numbers
  Scenario Outline: <attacker> can't be blocked by <few> and can by <many>
    Given Alice controls <attacker>
    And Bob controls 3 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block <attacker> with <wrong>
    When Bob blocks <attacker> with <right>
    And Alice would choose <right> for <attacker>
    Then Memnite 3 is blocking <attacker>

    Examples:
      | attacker           | wrong                | right                           | few           | many  |
      | Rampaging Ceratops | Memnite 2; Memnite 3 | Memnite 1; Memnite 2; Memnite 3 | two creatures | three |
      | Stalking Tiger     | Memnite 2; Memnite 3 | Memnite 3                       | two creatures | one   |
