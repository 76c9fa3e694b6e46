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

  @damage-20 @id:damage-20-each-source @cr:615.10
  Scenario: Urza's Armor prevents 1 damage of each of two attackers, and 1 of Shock later on the same turn
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls 2 Grizzly Bears
    And Bob controls Urza's Armor
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @damage-20 @id:damage-20-each-recipient @cr:615.10
  Scenario: Daunting Defender prevents 1 damage of Pyroclasm to each Cleric of Bob's, and none to his other creatures
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Daunting Defender; Loxodon Restorer; Grizzly Bears
    When Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Daunting Defender has 1 damage marked
    And Loxodon Restorer has 1 damage marked
    And Grizzly Bears is in Bob's graveyard

  @damage-20 @id:damage-20-red-sources @cr:615.10
  Scenario Outline: Sphere of Law, which prevents 2 damage of red sources, leaves <left> of the damage of <creature>
    Given Alice controls <creature>
    And Bob controls Sphere of Law
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's end of combat
    Then <creature> is tapped
    And Bob is at <life> life

    Examples:
      | creature            | left  | life |
      | Hill Giant          | 1     | 19   |
      | Prodigal Pyromancer | none  | 20   |
      | Grizzly Bears       | all 2 | 18   |

  @damage-21 @damage-23 @id:damage-21-first-strike-damage @cr:615.8 @cr:510.4
  Scenario: Awe Strike prevents the damage that Fencing Ace, which has double strike, deals first, and not what it deals next
    Bob gains 1 life for the damage that was prevented.

    Given Alice controls Fencing Ace
    And Bob has Awe Strike in his hand
    And Bob controls Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And Alice passes
    And Bob casts Awe Strike targeting Fencing Ace
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 21 life
    When everyone passes until it is Alice's end of combat
    Then Bob is at 20 life

  @damage-21 @damage-23 @id:damage-21-all-of-it @cr:615.8 @cr:615.5
  Scenario: Awe Strike prevents all 6 damage of Colossal Dreadmaw, 2 to its blocker and 4 to Bob, who gains 6 life
    Given Alice controls Colossal Dreadmaw
    And Bob controls Grizzly Bears; Plains
    And Bob has Awe Strike in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And Alice passes
    And Bob casts Awe Strike targeting Colossal Dreadmaw
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 26 life
    And Grizzly Bears is on the battlefield

  @damage-23 @id:damage-23-hydra @cr:615.5
  Scenario: Lightning Bolt on Phyrexian Hydra deals no damage, and the Hydra, a 7/7, gets three -1/-1 counters
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Phyrexian Hydra
    When Alice casts Lightning Bolt targeting Phyrexian Hydra
    And everyone passes until the stack is empty
    Then Phyrexian Hydra is 4/4
    And Phyrexian Hydra has no damage marked
