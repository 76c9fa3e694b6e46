@cr:120.1
Feature: Damage of 0 is none, and only some things can be dealt damage
  A creature without power deals no damage: nothing adds to it, and nothing triggers. And damage goes to players, creatures,
  planeswalkers and battles, to nothing else.

  @damage-12 @infect-11 @id:damage-12-toxic @cr:120.8 @cr:702.164c
  Scenario Outline: Unblocked, Pestilent Syphoner, a 1/1 with toxic 1 and a <kind> counter, gives Bob <count>
    Given Alice controls Pestilent Syphoner; Spidersilk Armor
    And Pestilent Syphoner starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Pestilent Syphoner is tapped
    And Bob is at <life> life
    And Bob bears <number> poison counter<s>

    Examples:
      | kind  | life | number | s | count             |
      | -1/-1 | 20   | no     | s | no poison counter |
      | +1/+1 | 18   | 1      |   | a poison counter  |

  @damage-13 @id:damage-13-any-target @cr:120.1a @cr:115.4
  Scenario: Shock can't be aimed at Mutavault while that is a land only, and can be when it is a creature
    Given Alice has Shock in her hand
    And Alice has {R}{C} to spend
    And Alice controls Mutavault
    Then Alice can't cast Shock targeting Mutavault
    When Alice activates ability 2 of Mutavault, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Shock targeting Mutavault
    And everyone passes until the stack is empty
    Then Mutavault is in Alice's graveyard
