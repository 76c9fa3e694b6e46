@combat-32 @cr:509.1d @since:2005-10-01
Feature: What costs something to block is paid for each blocker, all together
  A defending player pays as they declare blockers, for each creature that blocks, be it that it blocks several. What they can't pay
  for they can't declare.

  @id:combat-32-paid @cr:509.1f
  Scenario: While Archangel of Tithes attacks, Bob pays {1} for each of two blockers
    Given Alice controls Archangel of Tithes; Hill Giant
    And Bob controls 2 Grizzly Bears; 2 Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Archangel of Tithes; Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears 1; Grizzly Bears 2
    And Alice would choose Grizzly Bears 1; Grizzly Bears 2 for Hill Giant
    Then Grizzly Bears 1 is blocking Hill Giant
    And Grizzly Bears 2 is blocking Hill Giant
    And Wastes 1 is tapped
    And Wastes 2 is tapped

  @id:combat-32-not-paid @cr:509.1 @cr:733.1
  Scenario: With one land Bob can't block with two creatures while Archangel of Tithes attacks, but he can with one
    Given Alice controls Archangel of Tithes; Hill Giant
    And Bob controls 2 Grizzly Bears; Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Archangel of Tithes; Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears 1; Grizzly Bears 2
    When Bob blocks Hill Giant with Grizzly Bears 2
    Then Grizzly Bears 2 is blocking Hill Giant
    And Wastes is tapped

  @id:combat-32-not-attacking @cr:604.2
  Scenario: While Archangel of Tithes does not attack, Bob blocks for nothing
    Given Alice controls Archangel of Tithes; Hill Giant
    And Bob controls Grizzly Bears; Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant
    And Wastes is untapped

  @id:combat-32-blocks-several @cr:509.1a
  Scenario: Bob pays {1} for Palace Guard, which blocks both creatures that attack beside Archangel of Tithes
    Given Alice controls Archangel of Tithes; 2 Memnite
    And Bob controls Palace Guard; Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Archangel of Tithes; Memnite 1; Memnite 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite 1 with Palace Guard, and Memnite 2 with Palace Guard
    And Bob would choose Memnite 1; Memnite 2 for Palace Guard
    Then Palace Guard is blocking Memnite 1; Memnite 2
    And Wastes is tapped

  @id:combat-32-whom @cr:509.1b
  Scenario Outline: Hipparion blocks <attacker>, which costs Bob <cost>
    Given Alice controls <attacker>
    And Bob controls Hipparion; Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <attacker> with Hipparion
    Then Hipparion is blocking <attacker>
    And Wastes is <state>

    Examples:
      | attacker      | state    | cost    |
      | Hill Giant    | tapped   | {1}     |
      | Grizzly Bears | untapped | nothing |

  @id:combat-32-either @cr:508.1h
  Scenario: Bob, who has one land and not {2}, can't block with Qal Sisma Behemoth, nor attack with it in his own turn
    Given Alice controls Hill Giant
    And Bob controls Qal Sisma Behemoth; Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Qal Sisma Behemoth
    When Bob blocks with nothing
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack Alice with Qal Sisma Behemoth

  @id:combat-32-x @cr:107.3a
  Scenario: Alice activates War Cadence with X = 2, and Bob, who has two lands, can block with one creature this turn
    Given Alice controls Hill Giant; War Cadence; 3 Mountain
    And Bob controls 2 Grizzly Bears; 2 Wastes
    When Alice activates War Cadence with X = 2
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears 1; Grizzly Bears 2
    When Bob blocks Hill Giant with Grizzly Bears 2
    Then Grizzly Bears 2 is blocking Hill Giant
    And Wastes 1 is tapped
    And Wastes 2 is tapped

  @id:combat-32-no-x @cr:514.2
  Scenario: What War Cadence has said of a turn is over on the next one, and Bob blocks for nothing
    Given Alice controls Hill Giant; War Cadence; 3 Mountain
    And Bob controls Grizzly Bears; 2 Wastes
    And it is Bob's precombat main phase
    When Bob passes
    And Alice activates War Cadence with X = 2
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant
    And Wastes 1 is untapped
