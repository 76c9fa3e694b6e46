@damage-32 @cr:609.7a @since:2005-10-01
Feature: What may be chosen as a source of damage
  Circle of Protection: Red prevents what a red source of Bob's choice would deal him next. He chooses as the ability resolves,
  among permanents, spells and whatever something on the stack speaks of. Where that is by then makes no difference.

  @damage-21 @id:damage-32-spell @cr:615.8
  Scenario Outline: Of two Lightning Bolts on the stack, one of which targets Bob, he chooses <chosen>, and is dealt <amount>
    Given Alice has 2 Lightning Bolt in her hand
    And Alice has {R}{R} to spend
    And Bob controls Circle of Protection: Red
    And Bob has {C} to spend
    When Alice casts Lightning Bolt 1 targeting Bob
    And Alice casts Lightning Bolt 2 targeting Alice
    And Alice passes
    And Bob activates Circle of Protection: Red
    And everyone passes until someone is asked
    And Bob chooses <chosen> for the activated ability of Circle of Protection: Red
    And everyone passes until the stack is empty
    Then Bob is at <life> life
    And Alice is at 17 life

    Examples:
      | chosen           | life | amount    |
      | Lightning Bolt 1 | 20   | no damage |
      | Lightning Bolt 2 | 17   | 3 damage  |

  @damage-14 @damage-21 @id:damage-32-left @since:2009-07-11 @cr:120.7 @cr:608.2h
  Scenario Outline: Prodigal Pyromancer is dead and its ability is on the stack: Bob chooses <chosen>, and is dealt <amount>
    Given Alice controls Prodigal Pyromancer; Hill Giant
    And Bob has Shock in his hand
    And Bob has {R}{C} to spend
    And Bob controls Circle of Protection: Red
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until Shock has left the stack
    And Alice passes
    And Bob activates Circle of Protection: Red
    And everyone passes until someone is asked
    And Bob chooses <chosen> for the activated ability of Circle of Protection: Red
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob is at <life> life

    Examples:
      | chosen              | life | amount    |
      | Prodigal Pyromancer | 20   | no damage |
      | Hill Giant          | 19   | 1 damage  |

  @damage-30 @id:damage-30-not-used-up @since:2020-04-17 @cr:609.7b @cr:615.9
  Scenario: Bob has chosen Hill Giant, which has double strike: blue it deals him 3 damage, and red again it deals him none
    What prevented nothing has not been used up.

    Given Alice has Cerulean Wisps; Crimson Wisps in her hand
    And Alice controls Hill Giant; Prodigal Pyromancer; Island; Mountain
    And Hill Giant starts with 1 double strike counter
    And Bob controls Circle of Protection: Red; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob activates Circle of Protection: Red
    And everyone passes until someone is asked
    And Bob chooses Hill Giant for the activated ability of Circle of Protection: Red
    And Alice casts Cerulean Wisps targeting Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Hill Giant is blue
    And Bob is at 17 life
    When Alice casts Crimson Wisps targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is red
    And Bob is at 17 life
