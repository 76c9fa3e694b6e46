@counters-03 @cr:122.1b @since:2020-04-17
Feature: A counter that is named after another keyword gives nothing
  Only some keywords, which the rules list, are given by counters. Any other word may be the name of a counter too, and says no more than that.

  @id:counters-03-no-prowess @cr:702.108a
  Scenario: Hill Giant with a prowess counter stays 3/3 as Alice casts Lightning Bolt
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 prowess counter
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Hill Giant is 3/3

  @id:counters-03-no-infect @cr:120.3a
  Scenario Outline: Hill Giant with <article> <kind> counter makes Bob lose 3 life, and gives him no poison counter
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Bob bears no poison counters

    Examples:
      | article | kind   |
      | an      | infect |
      | a       | toxic  |

  @id:counters-03-no-wither @cr:120.3e
  Scenario Outline: The damage of Hill Giant with <article> <kind> counter is marked on Gurmag Angler
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob controls Gurmag Angler
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Gurmag Angler
    And everyone passes until it is Alice's end of combat
    Then Gurmag Angler has 3 damage marked
    And Gurmag Angler bears no -1/-1 counters

    Examples:
      | article | kind   |
      | a       | wither |
      | an      | infect |

  @id:counters-03-no-defender @cr:508.1a
  Scenario: Hill Giant with a defender counter attacks
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 defender counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    Then Hill Giant is attacking Bob

  @id:counters-03-no-ward @cr:702.21a @cr:702.16b @cr:702.18a
  Scenario Outline: Bob's Lightning Bolt kills Hill Giant with a <kind> counter
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

    Examples:
      | kind                |
      | ward                |
      | protection from red |
      | shroud              |

  @id:counters-03-no-training @cr:702.149a
  Scenario: Grizzly Bears with a training counter attack beside Hill Giant, and get no +1/+1 counter
    Given Alice controls Grizzly Bears; Hill Giant
    And Grizzly Bears starts with 1 training counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life
    And Grizzly Bears bears no +1/+1 counters

  @id:counters-03-no-undying @cr:702.79a @cr:702.93a
  Scenario Outline: Hill Giant with <article> <kind> counter dies, and does not return
    Given Alice controls Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 <kind> counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

    Examples:
      | article | kind    |
      | an      | undying |
      | a       | persist |

  @id:counters-03-no-fear @cr:509.1b
  Scenario Outline: Hill Giant with <article> <kind> counter is blocked by Colossal Dreadmaw
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Colossal Dreadmaw
    Then Colossal Dreadmaw is blocking Hill Giant

    Examples:
      | article | kind         |
      | a       | fear         |
      | an      | intimidate   |
      | a       | horsemanship |
      | a       | skulk        |

  @counters-12 @id:counters-03-no-keyword-proliferated @cr:701.34a
  Scenario: Hill Giant with a prowess counter gets another one, and stays 3/3 as Alice casts Lightning Bolt
    Given Alice has Steady Progress; Lightning Bolt in her hand
    And Alice has {U}{C}{C}{R} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 prowess counter
    When Alice casts Steady Progress, spending {U}{C}{C}
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant bears 2 prowess counters
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Hill Giant is 3/3
