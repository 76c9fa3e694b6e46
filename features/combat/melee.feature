@combat-50 @cr:702.121a @since:2016-08-26
Feature: Melee makes a creature stronger for each opponent who is attacked in this combat
  With whatever creatures. Who was attacked was so even if the creature that attacked them is gone, and an attack on a planeswalker
  is no attack on a player.

  @id:combat-50-each-opponent @cr:508.6 @cr:802.3
  Scenario: Wings of the Guard, a 1/1 with melee, attacks Bob, Memnite attacks Carol, and nothing Dave: the Wings are a 3/3
    Given Alice controls Wings of the Guard; Memnite
    And Carol controls Wastes
    And Dave controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wings of the Guard, and Carol with Memnite
    And everyone passes until the stack is empty
    Then Wings of the Guard is 3/3

  @id:combat-50-one-opponent
  Scenario: Wings of the Guard and Memnite attack Bob, and the Wings are a 2/2
    Given Alice controls Wings of the Guard; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wings of the Guard; Memnite
    And everyone passes until the stack is empty
    Then Wings of the Guard is 2/2

  @id:combat-50-planeswalker @cr:508.6
  Scenario Outline: Wings of the Guard attack Bob's Teferi <what>, and are a <size>
    Given Alice controls Wings of the Guard; Memnite
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks <attacks>
    And everyone passes until the stack is empty
    Then Wings of the Guard is attacking Teferi, Time Raveler
    And Wings of the Guard is <size>

    Examples:
      | attacks                                                            | size | what                      |
      | Teferi, Time Raveler with Wings of the Guard; Memnite              | 1/1  | together with Memnite     |
      | Teferi, Time Raveler with Wings of the Guard, and Bob with Memnite | 2/2  | while Memnite attacks Bob |

  @id:combat-50-gone @cr:508.6
  Scenario: Memnite, which attacks Carol, is killed before the melee of Wings of the Guard, which attack Bob, resolves: they are a 3/3
    Given Alice controls Wings of the Guard; Memnite
    And Bob has Shock in his hand
    And Bob controls Mountain
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wings of the Guard, and Carol with Memnite
    And Alice passes
    And Bob casts Shock targeting Memnite
    And everyone passes until the stack is empty
    Then Memnite is in Alice's graveyard
    And Wings of the Guard is 3/3
