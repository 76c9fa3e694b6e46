@since:2005-10-01
Feature: Damage of 0 is none, and only some things can be dealt damage
  A creature without power deals no damage: nothing adds to it, and nothing triggers. And damage goes to players, creatures,
  planeswalkers and battles, to nothing else.

  @damage-12 @damage-16 @id:damage-12-no-trigger @cr:120.8 @cr:510.1a
  Scenario Outline: Unblocked, Scroll Thief, a 1/3 with a <kind> counter, makes Alice draw <count>
    Scroll Thief has her draw a card when it deals combat damage to a player.

    Given Alice controls Scroll Thief
    And Scroll Thief starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Scroll Thief is tapped
    And Bob is at <life> life
    And Alice has drawn <number> card<s> this turn

    Examples:
      | kind  | life | number | s | count   |
      | -1/-1 | 20   | no     | s | nothing |
      | +1/+1 | 18   | 1      |   | a card  |

  @damage-12 @damage-17 @id:damage-12-not-increased @since:2014-09-25 @cr:614.7a
  Scenario Outline: Under Torbran, who adds 2 to damage of red sources, Monastery Swiftspear with a <kind> counter deals Bob <amount>
    Given Alice controls Torbran, Thane of Red Fell; Monastery Swiftspear
    And Monastery Swiftspear starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Monastery Swiftspear
    And everyone passes until it is Alice's end of combat
    Then Monastery Swiftspear is tapped
    And Bob is at <life> life

    Examples:
      | kind  | life | amount    |
      | -1/-1 | 20   | no damage |
      | +1/+1 | 16   | 4 damage  |

  @damage-12 @infect-11 @id:damage-12-toxic @since:2023-02-03 @cr:120.8 @cr:702.164c
  Scenario Outline: Unblocked, Pestilent Syphoner, a 1/1 with toxic 1 and a <kind> counter, gives Bob <count>
    Spidersilk Armor, which adds to its toughness, keeps it alive.

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
  Scenario: Shock can't target Mutavault while it is a land only, and can when it is a creature as well
    Given Alice has Shock in her hand
    And Alice has {R}{C} to spend
    And Alice controls Mutavault
    Then Alice can't cast Shock targeting Mutavault
    When Alice activates ability 2 of Mutavault, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Shock targeting Mutavault
    And everyone passes until the stack is empty
    Then Mutavault is in Alice's graveyard

  @damage-12 @damage-16 @id:damage-12-halved @since:2020-04-17 @cr:120.8 @cr:603.2g
  Scenario Outline: Under Ghosts of the Innocent, who halve damage and round it down, Scroll Thief <with> deals Bob <amount>
    Half of 1 is no damage, and then nothing triggers.

    Given Alice controls Scroll Thief
    And Scroll Thief starts with 1 <kind> counter
    And Bob controls Ghosts of the Innocent
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Scroll Thief is tapped
    And Bob is at <life> life
    And Alice has drawn <number> card<s> this turn

    Examples:
      | kind   | with                  | life | number | s | amount   |
      | flying | with 1 power          | 20   | no     | s | none     |
      | +1/+1  | with 2 power          | 19   | 1      |   | 1 damage |
