@counters-03 @cr:122.1b @cr:702.83a @since:2024-06-07
Feature: A permanent with an exalted counter makes a creature of its controller that attacks alone +1/+1 bigger
  Its own attack is none the better for it than that of any other creature, and it need be no creature itself.

  @counters-01 @id:counters-03-exalted @cr:702.83b
  Scenario Outline: Hill Giant attacks alone beside Grizzly Bears with <article> <kind> counter, and is <size>
    Given Alice controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Hill Giant is <size>

    Examples:
      | article | kind      | size | life |
      | an      | exalted   | 4/4  | 16   |
      | a       | vigilance | 3/3  | 17   |

  @id:counters-03-exalted-itself @cr:702.83b
  Scenario: Hill Giant with an exalted counter attacks alone, and is 4/4
    Given Alice controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Hill Giant is 4/4
    And Grizzly Bears is 2/2

  @id:counters-03-exalted-not-alone @cr:702.83b @cr:506.5
  Scenario: Hill Giant with an exalted counter attacks beside Grizzly Bears, and deals 3 damage
    Given Alice controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life

  @id:counters-03-exalted-of-another @cr:109.5
  Scenario: Bob's Grizzly Bears with an exalted counter do nothing for Alice's Hill Giant, which attacks alone
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @counters-01 @id:counters-01-exalted-artifact @cr:702.83b @derived
  Scenario: Hill Giant attacks alone beside Sol Ring with an exalted counter, and deals 4 damage
    Given Alice controls Hill Giant; Sol Ring
    And Sol Ring starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life

  @id:counters-03-exalted-two-permanents @cr:603.2
  Scenario: Hill Giant attacks alone beside Grizzly Bears and Sol Ring, each with an exalted counter, and is 5/5
    Given Alice controls Hill Giant; Grizzly Bears; Sol Ring
    And Grizzly Bears starts with 1 exalted counter
    And Sol Ring starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice would put her abilities on the stack, from the top: the exalted ability of Sol Ring; the exalted ability of Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life
    And Hill Giant is 5/5

  @id:counters-03-exalted-besides @cr:603.2 @derived
  Scenario: Akrasan Squire, which has exalted of itself and an exalted counter, attacks alone and is 3/3
    Given Alice controls Akrasan Squire; Grizzly Bears
    And Akrasan Squire starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Akrasan Squire
    And Alice would put her abilities on the stack, from the top: the exalted ability of Akrasan Squire; the exalted ability of Akrasan Squire (2)
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Akrasan Squire is 3/3

  @id:counters-03-exalted-removed @cr:113.7a
  Scenario: The exalted counter of Hill Giant is removed when it has triggered, and Hill Giant is 4/4 all the same
    Given Alice controls Hill Giant; Vampire Hexmage
    And Hill Giant starts with 1 exalted counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice activates Vampire Hexmage targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life
    And Hill Giant lacks the keyword exalted
