@damage-19 @cr:615.7
Feature: A shield prevents so much damage and is used up by it
  Mending Hands prevents the next 4 damage of the turn. The amount counts, and not how many sources deal the damage or how
  often. Other effects prevent a part each time, or all of it one time.

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
