@counters-03 @cr:122.1b @since:2020-04-17
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

  @id:counters-03-lifelink-last-known @cr:702.15c
  Scenario: Prodigal Pyromancer is sacrificed with a lifelink counter before its ability deals Bob 1 damage, and Alice gains 1 life
    Given Alice controls Prodigal Pyromancer; Ashnod's Altar
    And Prodigal Pyromancer starts with 1 lifelink counter
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at 21 life

  @id:counters-03-deathtouch-last-known @cr:702.2e
  Scenario: Prodigal Pyromancer is sacrificed with a deathtouch counter before its ability deals Hill Giant 1 damage, and Hill Giant is destroyed
    Given Alice controls Prodigal Pyromancer; Ashnod's Altar
    And Prodigal Pyromancer starts with 1 deathtouch counter
    And Bob controls Hill Giant
    When Alice activates Prodigal Pyromancer targeting Hill Giant
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @counters-05 @id:counters-05-lifelink-in-response @cr:613.7c @cr:702.15b
  Scenario: Bob makes Prodigal Pyromancer with a lifelink counter a Frog before its ability deals him 1 damage, and Alice gains no life
    Given Alice controls Prodigal Pyromancer
    And Prodigal Pyromancer starts with 1 lifelink counter
    And Bob has Turn to Frog in his hand
    And Bob has {U}{C} to spend
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice passes
    And Bob casts Turn to Frog targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at 20 life

  @counters-01 @id:counters-01-lifelink-planeswalker @cr:702.15b @derived
  Scenario: Chandra, a planeswalker with a lifelink counter, deals Bob 2 damage, and Alice gains 2 life
    Given Alice controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 3 loyalty counters
    And Chandra, Novice Pyromancer starts with 1 lifelink counter
    When Alice activates ability 3 of Chandra, Novice Pyromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 18 life
    And Alice is at 22 life
