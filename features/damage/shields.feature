@damage-19 @cr:615.7 @since:2005-10-01
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

  @damage-02 @id:damage-19-which-damage @since:2010-10-01 @cr:615.7
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

  @id:damage-19-whose-creature @since:2010-10-01 @cr:615.7
  Scenario Outline: Bob's Mending Hands prevents 4 of 5 damage to Alice's Gurmag Angler, and Alice chooses: <giant> of Hill Giant's, <rats> of Ichor Rats'
    Ichor Rats has infect. The creature is Alice's, and so is the choice, whoever cast the spell.

    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Ichor Rats; Plains
    And Bob has Mending Hands in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Ichor Rats
    And Alice would choose Hill Giant; Ichor Rats for Gurmag Angler
    And Alice passes
    And Bob casts Mending Hands targeting Gurmag Angler
    And everyone passes until someone is asked
    And Alice divides the damage of Gurmag Angler: 5 to Hill Giant
    And Alice divides the shield of Mending Hands: <giant> to Hill Giant; <rats> to Ichor Rats
    And everyone passes until it is Alice's end of combat
    Then Gurmag Angler has <damage> damage marked
    And Gurmag Angler bears <number> -1/-1 counter<s>

    Examples:
      | giant | rats | damage | number | s |
      | 3     | 1    | no     | 1      |   |
      | 2     | 2    | 1      | no     | s |

  @damage-33 @id:damage-33-each-of-several @since:2007-05-01 @cr:615.11
  Scenario: Wojek Apothecary prevents 1 damage to each green creature that is there, and none to other or later creatures
    It does so for its target, Giant Spider, and for all that share a color with it, Alice's too, as its ability resolves.

    Given Alice has Pyroclasm; Grizzly Bears "the new Bears" in her hand
    And Alice has {G}{R}{R}{R} to spend
    And Alice controls Grizzly Bears "the old Bears"
    And Bob controls Wojek Apothecary; Giant Spider; Hill Giant
    When Alice passes
    And Bob activates Wojek Apothecary targeting Giant Spider
    And everyone passes until the stack is empty
    And Alice casts the new Bears
    And everyone passes until the stack is empty
    And Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Giant Spider has 1 damage marked
    And the old Bears has 1 damage marked
    And Hill Giant has 2 damage marked
    And the new Bears is in Alice's graveyard
