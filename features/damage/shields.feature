@damage-19 @cr:615.7
Feature: A shield prevents so much damage and is used up by it
  Mending Hands prevents the next 4 damage of the turn. The amount counts, and not how many sources deal the damage or how
  often. Of what would be dealt at the same time, the player chooses what is prevented.

  @id:damage-19-used-up
  Scenario: After Mending Hands Bob is dealt none of the first 3 damage and 2 of the next 3
    Given Alice has 2 Lightning Bolt in her hand
    And Alice has {R}{R} to spend
    And Bob has Mending Hands in his hand
    And Bob has {W} to spend
    When Alice passes
    And Bob casts Mending Hands targeting Bob
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt 1 targeting Bob
    And everyone passes until the stack is empty
    Then Lightning Bolt 1 is in Alice's graveyard
    And Bob is at 20 life
    When Alice casts Lightning Bolt 2 targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 18 life

  @damage-02 @damage-26 @id:damage-19-which-damage @cr:615.7
  Scenario Outline: Of 2 damage with infect and 3 without, Mending Hands prevents 4 as Bob chooses: <giant> of the 3 and <shrike> of the 2
    Given Alice controls Tine Shrike; Hill Giant
    And Bob has Mending Hands in his hand
    And Bob controls Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike; Hill Giant
    And Alice passes
    And Bob casts Mending Hands targeting Bob
    And everyone passes until someone is asked
    And Bob divides the shield of Mending Hands: <giant> to Hill Giant; <shrike> to Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears <poison> poison counter<s>

    Examples:
      | giant | shrike | life | poison | s |
      | 3     | 1      | 20   | 1      |   |
      | 2     | 2      | 19   | no     | s |
