@combat-49 @cr:702.130a @since:2017-07-14
Feature: Afflict costs the defending player life when the creature becomes blocked
  It triggers once, however many creatures block, and the life is lost before damage is dealt. It is no damage.

  @id:combat-49-blocked @cr:509.3c
  Scenario: Khenra Eternal, which has afflict 1, is blocked by two creatures, and Bob loses 1 life
    Given Alice controls Khenra Eternal
    And Bob controls 2 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Khenra Eternal
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Khenra Eternal with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Khenra Eternal
    And everyone passes until the stack is empty
    Then the game is in Alice's declare blockers step
    And Bob is at 19 life

  @id:combat-49-no-damage @cr:120.3b
  Scenario: Khenra Eternal, to which Tainted Strike gives infect, is blocked, and Bob loses 1 life and gets no poison counter
    Given Alice has Tainted Strike in her hand
    And Alice controls Khenra Eternal; Swamp
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Khenra Eternal
    And Alice casts Tainted Strike targeting Khenra Eternal
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Khenra Eternal with Memnite
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
    And Bob bears no poison counters

  @id:combat-49-unblocked
  Scenario: Khenra Eternal, a 2/2, is not blocked, and Bob loses no more than the 2 life for its damage
    Given Alice controls Khenra Eternal
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Khenra Eternal
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
