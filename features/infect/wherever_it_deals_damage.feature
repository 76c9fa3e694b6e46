@infect-02 @cr:120.2b
Feature: Infect and wither work wherever their object deals damage from
  They are abilities of whatever deals damage: of a spell on the stack, of a creature that fights or deals damage by an effect,
  and of one that is in the graveyard when its ability resolves.

  @damage-03 @damage-04 @id:infect-02-wither-of-a-spell @cr:702.80c @cr:120.3d @cr:120.3e
  Scenario Outline: 3 damage from <spell> leave Serra Angel <what>
    Given Alice has <spell> in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Serra Angel
    When Alice casts <spell> targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel bears <counters> -1/-1 counters
    And Serra Angel has <damage> damage marked
    And Serra Angel is <size>

    Examples:
      | spell          | counters | damage | size | what                            |
      | Puncture Blast | 3        | no     | 1/1  | a 1/1 with three -1/-1 counters |
      | Lightning Bolt | no       | 3      | 4/4  | a 4/4 with 3 damage marked      |

  @infect-05 @id:infect-02-wither-of-a-spell-player @cr:702.80a @cr:120.3a
  Scenario: 3 damage from Puncture Blast, which has wither, cost Bob 3 life
    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    When Alice casts Puncture Blast targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Bob bears no poison counters

  @damage-02 @damage-14 @id:infect-02-souls-fire @cr:702.90e @cr:120.3b @cr:120.7
  Scenario: Glistener Elf deals 1 damage to Bob by Soul's Fire, which has no infect, and he gets a poison counter
    Given Alice has Soul's Fire in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Glistener Elf
    When Alice casts Soul's Fire targeting Glistener Elf; Bob
    And everyone passes until the stack is empty
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-03 @damage-14 @id:infect-02-fight @cr:702.90e @cr:120.3d @cr:120.3e @cr:120.7
  Scenario: Phyrexian Vatmother fights Colossal Dreadmaw, puts four -1/-1 counters on it, and is dealt 6 damage, which destroy it
    Given Alice has Prey Upon in her hand
    And Alice has {G} to spend
    And Alice controls Phyrexian Vatmother
    And Bob controls Colossal Dreadmaw
    When Alice casts Prey Upon targeting Phyrexian Vatmother; Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is 2/2
    And Phyrexian Vatmother is in Alice's graveyard

  @infect-03 @damage-14 @damage-02 @id:infect-03-left @cr:702.90d @cr:608.2h @cr:120.3b
  Scenario: Fallen Ferromancer, killed with its ability on the stack, had infect, and Bob gets a poison counter
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob has Shock in his hand
    And Bob has {R} to spend
    When Alice activates Fallen Ferromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Fallen Ferromancer
    And everyone passes until the stack is empty
    Then Fallen Ferromancer is in Alice's graveyard
    And Bob bears 1 poison counter
    And Bob is at 20 life

  @infect-03 @infect-04 @damage-14 @id:infect-03-given-and-left @cr:702.90d @cr:608.2h
  Scenario Outline: Prodigal Pyromancer, killed with its ability on the stack, <had> infect from Tainted Strike last, and Bob <what>
    Given Alice has Tainted Strike in her hand
    And Alice controls Prodigal Pyromancer; Grizzly Bears
    And Alice has {B} to spend
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice casts Tainted Strike targeting <creature>
    And everyone passes until Tainted Strike has left the stack
    And Alice passes
    And Bob casts Lightning Bolt targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob bears <poison> poison counter<s>
    And Bob is at <life> life

    Examples:
      | creature            | had     | poison | s | life | what                  |
      | Prodigal Pyromancer | had     | 1      |   | 20   | gets a poison counter |
      | Grizzly Bears       | had not | no     | s | 19   | loses 1 life          |

  @infect-03 @damage-03 @id:infect-03-creature @cr:702.90d @cr:120.3d
  Scenario: Fallen Ferromancer, killed with its ability on the stack, still puts a -1/-1 counter on Hill Giant
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob has Shock in his hand
    And Bob has {R} to spend
    And Bob controls Hill Giant
    When Alice activates Fallen Ferromancer targeting Hill Giant
    And Alice passes
    And Bob casts Shock targeting Fallen Ferromancer
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 -1/-1 counter
    And Hill Giant has no damage marked
