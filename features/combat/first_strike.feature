@combat-20 @cr:510.4 @since:2005-10-01
Feature: First strike and double strike make a second combat damage step
  In the first step only creatures with first strike or double strike deal damage. In the second all others do that are left, and
  those with double strike once more. Where nobody strikes first there is one step.

  @id:combat-20-strikes-first @cr:702.7b
  Scenario Outline: Youthful Knight, which has first strike, <fights> Grizzly Bears and kills them before they deal damage
    Given Alice controls <attacker>
    And Bob controls <blocker>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <attacker> with <blocker>
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in <owner>'s graveyard
    And Youthful Knight has no damage marked

    Examples:
      | attacker        | blocker         | owner | fights        |
      | Youthful Knight | Grizzly Bears   | Bob   | is blocked by |
      | Grizzly Bears   | Youthful Knight | Alice | blocks        |

  @id:combat-20-both-strike-first @since:2009-07-11 @cr:510.2
  Scenario Outline: <attacker> and White Knight, both of which strike first, kill each other in the first combat damage step
    Given Alice controls <attacker>
    And Bob controls White Knight
    And White Knight starts with 1 damage
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <attacker> with White Knight
    And everyone passes until it is Alice's combat damage step
    Then <attacker> is in Alice's graveyard
    And White Knight is in Bob's graveyard

    Examples:
      | attacker        |
      | Youthful Knight |
      | Fencing Ace     |

  @id:combat-20-how-often @since:2020-04-17 @cr:702.4b @cr:702.7b
  Scenario Outline: Unblocked, Hill Giant with <keyword> deals Bob 3 damage <times>
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <keyword> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 17 life
    When everyone passes until it is Alice's end of combat
    Then Bob is at <life> life

    Examples:
      | keyword       | life | times |
      | vigilance     | 17   | once  |
      | first strike  | 17   | once  |
      | double strike | 14   | twice |

  @id:combat-20-how-many-steps @since:2020-04-17
  Scenario Outline: After Hill Giant with <keyword> has dealt its damage, the next step is <next>
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <keyword> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob passes
    Then the game is in Alice's <step>

    Examples:
      | keyword      | step               | next                       |
      | vigilance    | end of combat      | the end of combat          |
      | first strike | combat damage step | another combat damage step |

  @id:combat-20-others-later @since:2009-07-11 @cr:702.7b
  Scenario: Youthful Knight deals Bob 2 damage in the first combat damage step, and Grizzly Bears, attacking with it, in the second
    Given Alice controls Youthful Knight; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight; Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 18 life
    When everyone passes until it is Alice's combat damage step
    Then Bob is at 16 life

  @id:combat-20-double-strike-blocked @cr:702.4b
  Scenario: Fencing Ace, a 1/1 with double strike, and the Grizzly Bears that block it kill each other
    The Bears are dealt 1 damage in each step, and deal theirs in the second.

    Given Alice controls Fencing Ace
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Fencing Ace with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Fencing Ace is in Alice's graveyard
    And Grizzly Bears is in Bob's graveyard

  @id:combat-20-no-further-step @cr:510.4
  Scenario: Grizzly Bears, which get double strike in the only combat damage step, deal no more damage, for none follows
    Double Cleave gives it. Where nothing struck first as that step began, the end of combat comes next.

    Given Alice has Double Cleave in her hand
    And Alice controls Grizzly Bears; 2 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    And Alice casts Double Cleave targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears has the keyword double strike
    When Alice passes
    And Bob passes
    Then the game is in Alice's end of combat
    And Bob is at 18 life
