@damage-01 @cr:120.3a @since:2005-10-01
Feature: Damage costs a player life
  Whatever deals it, in combat or outside: a player who is dealt damage loses that much life. Only infect makes it something
  else.

  @id:damage-01-spell @cr:119.2 @cr:120.2b
  Scenario: Lightning Bolt costs Bob 3 life and gives him no poison counters
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Bob bears no poison counters

  @damage-02 @id:damage-01-ability @since:2010-10-01 @cr:120.2b @cr:120.3b
  Scenario Outline: <creature>, which has <what>, deals Bob 1 damage with its ability: he <cost>
    Given Alice controls <creature>
    And Alice has {R}{R} to spend
    When Alice activates <creature> targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at <life> life
    And Bob bears <poison> poison counter<s>

    Examples:
      | creature            | what      | life | poison | s | cost                                    |
      | Prodigal Pyromancer | no infect | 19   | no     | s | loses 1 life                            |
      | Fallen Ferromancer  | infect    | 20   | 1      |   | gets a poison counter and loses no life |

  @damage-02 @id:damage-01-combat @since:2010-10-01 @cr:120.2a @cr:120.3b
  Scenario Outline: After <spell> on <creature>, which nobody blocks, Bob <what>
    Given Alice has <spell> in her hand
    And Alice controls <creature>
    And Alice has <mana> to spend
    When Alice casts <spell> targeting <creature>
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears <poison> poison counters

    Examples:
      | creature      | spell          | mana | life | poison | what                      |
      | Grizzly Bears | Giant Growth   | {G}  | 15   | no     | loses 5 life              |
      | Glistener Elf | Giant Growth   | {G}  | 20   | 4      | gets four poison counters |
      | Serra Angel   | Tainted Strike | {B}  | 20   | 5      | gets five poison counters |

  @infect-05 @id:damage-01-wither @since:2008-05-01 @cr:702.80a
  Scenario: Boggart Ram-Gang, which has wither, costs Bob 3 life when it is unblocked, and there are no counters anywhere
    Given Alice controls Boggart Ram-Gang
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Bob bears no poison counters
    And Boggart Ram-Gang bears no -1/-1 counters
