@combat-25 @cr:802.5 @since:2005-10-01
Feature: Several players are dealt combat damage in the same step
  Each is dealt the damage of what attacks them, in its form, and all at once. To a player who has left the game no damage is
  assigned.

  @infect-10 @damage-02 @id:combat-25-infect @since:2023-02-03 @cr:120.3b @cr:120.3g
  Scenario: Three opponents get as many poison counters as those that attack them give
    Glistener Elf deals Bob 1 damage with infect, and Tine Shrike deals Carol 2. Pestilent Syphoner, which has toxic 1 and no
    infect, deals Dave 1.

    Given Alice controls Glistener Elf; Tine Shrike; Pestilent Syphoner
    And Carol controls Wastes
    And Dave controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf, and Carol with Tine Shrike, and Dave with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob bears 1 poison counter
    And Carol bears 2 poison counters
    And Dave bears 1 poison counter
    And Bob is at 20 life
    And Carol is at 20 life
    And Dave is at 19 life

  @damage-10 @infect-08 @id:combat-25-lose-together @since:2010-10-01 @cr:704.5c @cr:704.5a
  Scenario: Bob, by poison, and Carol, by lost life, lose in the same combat damage step, and the game goes on with Dave
    Given Alice controls Glistener Elf; Hill Giant
    And Bob starts with 9 poison counters
    And Carol starts at 3 life
    And Dave controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf, and Carol with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Bob has lost the game
    And Carol has lost the game
    And Dave is still in the game

  @id:combat-25-left @since:2009-07-11 @cr:800.4e @cr:510.4
  Scenario Outline: Bob, at <life> life, is attacked by Youthful Knight and Child of Night, which has lifelink, and <fate>
    Given Alice controls Youthful Knight; Child of Night
    And Bob starts at <life> life
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight; Child of Night
    And everyone passes until it is Alice's end of combat
    Then Bob <state>
    And Alice is at <hers> life

    Examples:
      | life | state             | hers | fate                                                     |
      | 2    | has lost the game | 20   | loses before the damage by which Alice would gain 2 life |
      | 3    | has lost the game | 22   | loses by the damage by which Alice gains 2 life          |

  @id:combat-25-owner @cr:800.4a @cr:506.4
  Scenario: Bob loses by first strike, and the Hill Giant of his with which Alice attacks Carol leaves the game with him
    Given Alice controls Youthful Knight
    And Alice controls Bob's Hill Giant
    And Bob starts at 2 life
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight, and Carol with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob has lost the game
    And Hill Giant has left the game
    And Carol is at 20 life
