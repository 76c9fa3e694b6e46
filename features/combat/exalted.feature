@combat-23 @cr:702.83a @since:2008-10-03
Feature: Exalted makes a creature that attacks alone stronger
  A creature attacks alone if it is the only one that was declared as an attacker, whomever it attacks. Each instance of exalted on
  a permanent of its controller triggers for itself.

  @id:combat-23-alone @cr:702.83b
  Scenario Outline: Alice, who controls Akrasan Squire, attacks with <attackers>: <creature> <is> a <size>
    Given Alice controls Akrasan Squire; Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attackers>
    And everyone passes until the stack is empty
    Then <creature> is attacking Bob
    And <creature> is <size>

    Examples:
      | attackers           | creature       | size | is      |
      | Hill Giant          | Hill Giant     | 4/4  | becomes |
      | Akrasan Squire      | Akrasan Squire | 2/2  | becomes |
      | Hill Giant; Memnite | Hill Giant     | 3/3  | stays   |

  @id:combat-23-each @cr:603.2 @report:mage-25
  Scenario: Two Akrasan Squires make Hill Giant, which attacks alone, a 5/5
    Given Alice controls 2 Akrasan Squire; Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice would put her abilities on the stack, from the top: the exalted ability of Akrasan Squire 1; the exalted ability of Akrasan Squire 2
    And everyone passes until the stack is empty
    Then Hill Giant is 5/5

  @id:combat-23-two-players @cr:506.5 @cr:802.3
  Scenario: Hill Giant attacks Bob and Memnite Carol: neither attacks alone
    Given Alice controls Akrasan Squire; Hill Giant; Memnite
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant, and Carol with Memnite
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Carol is at 19 life

  @id:combat-23-of-an-opponent @cr:109.5
  Scenario: Bob's Akrasan Squire does nothing for Alice's Hill Giant, which attacks alone
    Given Alice controls Hill Giant
    And Bob controls Akrasan Squire
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
