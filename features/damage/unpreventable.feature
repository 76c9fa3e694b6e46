@damage-24 @cr:615.12 @since:2009-07-11
Feature: Damage that can't be prevented
  What would prevent it is applied and prevents nothing. So what else it does for each damage that it prevents, it does for
  none, and a shield stays as it is. What else it does however much it prevents, it does.

  @id:damage-24-fog
  Scenario: Under Leyline of Punishment Fog prevents nothing
    Given Alice controls Grizzly Bears; Leyline of Punishment
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

  @damage-22 @id:damage-24-protection @since:2010-10-01 @cr:702.16e
  Scenario: Under Leyline of Punishment Pyroclasm deals 2 damage to Phyrexian Crusader in spite of its protection from red
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Alice controls Leyline of Punishment
    And Bob controls Phyrexian Crusader
    When Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Phyrexian Crusader is in Bob's graveyard

  @damage-19 @id:damage-24-shield-stays @since:2013-05-01 @cr:615.7
  Scenario: 3 damage that can't be prevented leave the shield of Mending Hands at 4, and later 3 damage are prevented
    Given Alice has 2 Lightning Bolt; Disenchant in her hand
    And Alice has {W}{R}{R}{R} to spend
    And Alice controls Leyline of Punishment
    And Bob has Mending Hands in his hand
    And Bob has {W} to spend
    When Alice passes
    And Bob casts Mending Hands targeting Bob
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt 1 targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    When Alice casts Disenchant targeting Leyline of Punishment
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt 2 targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life

  @damage-23 @id:damage-24-hydra @since:2010-10-01 @cr:615.5
  Scenario: Under Leyline of Punishment Lightning Bolt deals Phyrexian Hydra 3 damage, and it gets no -1/-1 counters
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Alice controls Leyline of Punishment
    And Bob controls Phyrexian Hydra
    When Alice casts Lightning Bolt targeting Phyrexian Hydra
    And everyone passes until the stack is empty
    Then Phyrexian Hydra has 3 damage marked
    And Phyrexian Hydra is 7/7

  @damage-29 @id:damage-24-skullcrack @cr:119.7
  Scenario: After Skullcrack, for the rest of the turn, damage is not prevented, and Vampire Nighthawk gains Alice no life
    Given Alice has Skullcrack in her hand
    And Alice has {C}{R} to spend
    And Alice controls Vampire Nighthawk
    And Bob has Fog in his hand
    And Bob controls Forest
    When Alice casts Skullcrack targeting Bob
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life
    And Alice is at 20 life

  @id:damage-24-of-one-source @report:argentum-2202
  Scenario: Bob casts Fog: the damage of Excruciator, which can't be prevented, is dealt, and that of Hill Giant is not
    Given Alice controls Excruciator; Hill Giant
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Excruciator; Hill Giant
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Bob is at 13 life

  @damage-28 @id:damage-24-redirected @cr:614.9 @report:mage-1216 @report:mage-4150
  Scenario: Under Leyline of Punishment Palisade Giant is dealt the damage of Shock instead of Bob, for that is no prevention
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Leyline of Punishment
    And Bob controls Palisade Giant
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Palisade Giant has 2 damage marked
    And Bob is at 20 life

  @damage-23 @id:damage-24-phantom @cr:615.12 @cr:615.12a @report:mage-13992
  Scenario Outline: Beside <permanent> Shock deals Phantom Nomad <amount>, and it loses a +1/+1 counter
    Phantom Nomad prevents damage to it, and a +1/+1 counter is removed from it.

    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls <permanent>
    And Bob controls Phantom Nomad
    And Phantom Nomad starts with 4 +1/+1 counters
    When Alice casts Shock targeting Phantom Nomad
    And everyone passes until the stack is empty
    Then Phantom Nomad has <damage> damage marked
    And Phantom Nomad is 3/3

    Examples:
      | permanent             | amount    | damage |
      | Leyline of Punishment | 2 damage  | 2      |
      | Sol Ring              | no damage | no     |
