@editions-32
Feature: Which counters give a keyword has been growing
  Since 2020-04-17 a counter can be one of twelve keywords, since 2023-06-16 shadow, since 2024-06-07 exalted, and since 2025-04-04
  decayed. A counter of that name has done nothing before.

  @id:editions-32-flying-before @until:2020-04-16 @cr:121.1
  Scenario: Grizzly Bears block Hill Giant, on which a flying counter does nothing
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant

  @id:editions-32-flying @since:2020-04-17 @cr:122.1b @cr:613.1f
  Scenario: Grizzly Bears can't block Hill Giant, which flies by a flying counter
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears

  @id:editions-32-the-twelve-before @since:2010-10-01 @until:2020-04-16 @cr:121.1
  Scenario Outline: Grizzly Bears with three <kind> counters lack <kind> after Steady Progress has given them a fourth
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Grizzly Bears
    And Grizzly Bears starts with 3 <kind> counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Grizzly Bears for Steady Progress
    Then Grizzly Bears bears 4 <kind> counters
    And Grizzly Bears lacks the keyword <kind>

    Examples:
      | kind                 |
      | flying               |
      | first strike         |
      | double strike        |
      | deathtouch           |
      | haste                |
      | hexproof             |
      | hexproof from black  |
      | indestructible       |
      | lifelink             |
      | menace               |
      | reach                |
      | trample              |
      | vigilance            |

  @id:editions-32-the-twelve @since:2020-04-17 @cr:122.1b
  Scenario Outline: Grizzly Bears with three <kind> counters have <kind>, also after Steady Progress has given them a fourth
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Grizzly Bears
    And Grizzly Bears starts with 3 <kind> counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Grizzly Bears for Steady Progress
    Then Grizzly Bears bears 4 <kind> counters
    And Grizzly Bears has the keyword <kind>

    Examples:
      | kind                 |
      | flying               |
      | first strike         |
      | double strike        |
      | deathtouch           |
      | haste                |
      | hexproof             |
      | hexproof from black  |
      | indestructible       |
      | lifelink             |
      | menace               |
      | reach                |
      | trample              |
      | vigilance            |

  @id:editions-32-shadow-before @until:2023-06-15 @cr:122.1b
  Scenario: Grizzly Bears block Hill Giant, on which a shadow counter does nothing
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 shadow counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant

  @id:editions-32-shadow @since:2023-06-16 @cr:122.1b @cr:702.28b
  Scenario: Grizzly Bears can't block Hill Giant, which has shadow by a shadow counter
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 shadow counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears

  @id:editions-32-exalted-before @until:2024-06-06 @cr:122.1b
  Scenario: Hill Giant attacks alone beside Grizzly Bears, on which an exalted counter does nothing, and deals 3 damage
    Given Alice controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @id:editions-32-exalted @since:2024-06-07 @cr:122.1b @cr:702.83b
  Scenario: Hill Giant attacks alone beside Grizzly Bears, which are exalted by a counter, and deals 4 damage
    Given Alice controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life

  @id:editions-32-decayed-before @until:2025-04-03 @cr:122.1b
  Scenario: Grizzly Bears, on which a decayed counter does nothing, block Hill Giant
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant

  @id:editions-32-decayed @since:2025-04-04 @cr:122.1b @cr:702.147a
  Scenario: Grizzly Bears, which are decayed by a counter, can't block Hill Giant
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
