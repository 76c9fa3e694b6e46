@counters-03 @cr:122.1b
Feature: Flying, reach, menace and shadow counters say who can block whom
  A creature with the counter is blocked, and blocks, as one that has the keyword of its own. Counters of other kinds say nothing
  about that.

  @counters-01 @id:counters-03-flying @since:2020-04-17 @cr:702.9b
  Scenario Outline: Hill Giant with a flying counter can't be blocked by Grizzly Bears, and can by <blocker>, which has <keyword>
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears; <blocker>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with <blocker>
    Then <blocker> is blocking Hill Giant

    Examples:
      | blocker       | keyword |
      | Air Elemental | flying  |
      | Giant Spider  | reach   |

  @id:counters-03-flying-blocks @since:2020-04-17 @cr:702.9b @cr:702.17b
  Scenario Outline: Hill Giant with a <kind> counter can block Air Elemental, which flies, and Grizzly Bears can't
    Given Alice controls Air Elemental
    And Bob controls Grizzly Bears; Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Air Elemental
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Air Elemental with Grizzly Bears
    When Bob blocks Air Elemental with Hill Giant
    Then Hill Giant is blocking Air Elemental

    Examples:
      | kind   |
      | flying |
      | reach  |

  @id:counters-03-not-those @since:2020-04-17 @cr:702.9b @cr:702.17b
  Scenario Outline: Hill Giant with a <kind> counter can't block Air Elemental, which flies
    Given Alice controls Air Elemental
    And Bob controls Giant Spider; Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Air Elemental
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Air Elemental with Hill Giant
    When Bob blocks Air Elemental with Giant Spider
    Then Giant Spider is blocking Air Elemental

    Examples:
      | kind      |
      | vigilance |
      | menace    |

  @id:counters-03-menace @since:2020-04-17 @cr:702.111b
  Scenario: Hill Giant with a menace counter can't be blocked by Grizzly Bears alone, and can by Grizzly Bears and Memnite
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 menace counter
    And Bob controls Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Grizzly Bears; Memnite
    And Alice would choose Grizzly Bears; Memnite for Hill Giant
    Then Grizzly Bears is blocking Hill Giant
    And Memnite is blocking Hill Giant

  @id:counters-03-two-menace @since:2020-04-17 @cr:702.111b @cr:702.111c @derived
  Scenario: Two menace counters on Hill Giant ask for no third blocker
    Given Alice controls Hill Giant
    And Hill Giant starts with 2 menace counters
    And Bob controls Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Grizzly Bears; Memnite
    And Alice would choose Grizzly Bears; Memnite for Hill Giant
    Then Memnite is blocking Hill Giant

  @id:counters-03-shadow @since:2023-06-16 @cr:702.28b
  Scenario: Hill Giant with a shadow counter can't be blocked by Grizzly Bears, and can by Dauthi Voidwalker, which has shadow
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 shadow counter
    And Bob controls Grizzly Bears; Dauthi Voidwalker
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Dauthi Voidwalker
    Then Dauthi Voidwalker is blocking Hill Giant

  @id:counters-03-shadow-blocks @since:2023-06-16 @cr:702.28b
  Scenario: Grizzly Bears with a shadow counter can't block Hill Giant, and can block Dauthi Voidwalker, which has shadow
    Given Alice controls Hill Giant; Dauthi Voidwalker
    And Bob controls Grizzly Bears; Memnite
    And Grizzly Bears starts with 1 shadow counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Dauthi Voidwalker
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    And Bob can't block Dauthi Voidwalker with Memnite
    When Bob blocks Dauthi Voidwalker with Grizzly Bears, and Hill Giant with Memnite
    Then Grizzly Bears is blocking Dauthi Voidwalker
    And Memnite is blocking Hill Giant

  @id:counters-03-blocked-by-anyone @cr:509.1a
  Scenario Outline: Hill Giant with a <kind> counter is blocked by Grizzly Bears
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant

    @since:2020-04-17
    Examples:
      | kind      |
      | vigilance |
      | reach     |

    Examples:
      | kind      |
      | charge    |
