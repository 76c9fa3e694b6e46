@damage-29 @since:2005-10-01
Feature: A player who can't gain or lose life is dealt damage like any other
  The life total does not change; the damage has been dealt all the same, and what else comes of it does come. Poison counters
  are not life.

  @damage-08 @id:damage-29-cant-lose @since:2011-06-17 @cr:119.8 @cr:120.3f
  Scenario: Bob, whose life Platinum Emperion keeps as it is, is dealt 2 damage by Vampire Nighthawk, and Alice gains 2 life
    Given Alice controls Vampire Nighthawk
    And Bob controls Platinum Emperion
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Bob is at 20 life
    And Alice is at 22 life

  @damage-08 @id:damage-29-cant-gain @since:2009-07-11 @cr:119.7
  Scenario: Under Leyline of Punishment Vampire Nighthawk costs Bob 2 life, and Alice gains none
    Given Alice controls Vampire Nighthawk; Leyline of Punishment
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Alice is at 20 life

  @damage-17 @id:damage-29-cant-gain-twice @since:2009-07-11 @cr:119.7 @cr:119.10
  Scenario: Under Leyline of Punishment Boon Reflection doubles nothing
    Given Alice controls Vampire Nighthawk; Leyline of Punishment; Boon Reflection
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Alice is at 20 life

  @damage-02 @infect-08 @id:damage-29-poison @since:2010-10-01 @cr:120.3b @cr:704.5c
  Scenario: Platinum Emperion does not keep Bob from getting his tenth poison counter, and he loses
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob controls Platinum Emperion
    And Bob starts with 9 poison counters
    When Alice activates Fallen Ferromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob has lost the game

  @id:damage-29-cant-pay @since:2011-06-17 @cr:119.8 @cr:118.3
  Scenario: Bob, whose life Platinum Emperion keeps as it is, can't pay life for Gut Shot, and can pay mana for it
    Given Bob has Gut Shot; Mountain in his hand
    And Bob controls Platinum Emperion
    And it is Bob's precombat main phase
    Then Bob can't cast Gut Shot targeting Alice
    When Bob plays Mountain
    And Bob casts Gut Shot targeting Alice
    And everyone passes until the stack is empty
    Then Alice is at 19 life
    And Bob is at 20 life

  @id:damage-29-gone-before @cr:608.2c @report:mage-3290
  Scenario Outline: Alice destroys <artifact> with Sanctify while Platinum Emperion keeps her life as it is, and <gains>
    Given Alice has Sanctify in her hand
    And Alice has {W}{C} to spend
    And Alice controls Platinum Emperion; Sol Ring
    When Alice casts Sanctify targeting <artifact>
    And everyone passes until the stack is empty
    Then <artifact> is in Alice's graveyard
    And Alice is at <life> life

    Examples:
      | artifact          | life | gains                              |
      | Platinum Emperion | 23   | gains 3 life, for it is gone first |
      | Sol Ring          | 20   | gains no life                      |
