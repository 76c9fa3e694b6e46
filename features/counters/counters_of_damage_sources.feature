@counters-03 @cr:122.1b
Feature: Lifelink and deathtouch counters count for all damage that their permanent deals
  That is damage of abilities too, and the permanent need not be a creature.

  @id:counters-03-deathtouch-ability @cr:702.2b
  Scenario Outline: Prodigal Pyromancer with a <kind> counter deals Hill Giant 1 damage and <does> it
    Given Alice controls Prodigal Pyromancer
    And Prodigal Pyromancer starts with 1 <kind> counter
    And Bob controls Hill Giant
    When Alice activates Prodigal Pyromancer targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant <state>

    Examples:
      | kind       | does       | state                 |
      | deathtouch | destroys   | is in Bob's graveyard |
      | lifelink   | only hurts | has 1 damage marked   |

  @id:counters-03-lifelink-ability @cr:702.15b
  Scenario Outline: Prodigal Pyromancer with a <kind> counter deals Bob 1 damage, and Alice gains <gained> life
    Given Alice controls Prodigal Pyromancer
    And Prodigal Pyromancer starts with 1 <kind> counter
    When Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at <life> life

    Examples:
      | kind       | gained | life |
      | lifelink   | 1      | 21   |
      | deathtouch | no     | 20   |

  @counters-01 @id:counters-01-deathtouch-enchantment @cr:702.2b @derived
  Scenario Outline: Pestilence with a <kind> counter deals Hill Giant 1 damage and <does> it
    Given Alice controls Pestilence
    And Alice has {B} to spend
    And Pestilence starts with 1 <kind> counter
    And Bob controls Hill Giant
    When Alice activates Pestilence
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Hill Giant <state>

    Examples:
      | kind       | does       | state                 |
      | deathtouch | destroys   | is in Bob's graveyard |
      | vigilance  | only hurts | has 1 damage marked   |

  @counters-01 @id:counters-01-lifelink-enchantment @cr:702.15b @derived
  Scenario: Pestilence with a lifelink counter deals 1 damage to Hill Giant, Alice and Bob, and Alice gains 3 life
    Given Alice controls Pestilence
    And Alice has {B} to spend
    And Pestilence starts with 1 lifelink counter
    And Bob controls Hill Giant
    When Alice activates Pestilence
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Hill Giant has 1 damage marked
    And Alice is at 22 life
