@damage-17 @cr:120.4c @since:2009-07-11
Feature: What damage comes to is changed after the damage
  First the damage itself is changed, by what prevents or multiplies damage. What was dealt then comes to life and counters, and
  these are changed by what speaks of life and counters, knowing all of what the damage comes to.

  @damage-03 @damage-08 @damage-19 @id:damage-17-boon-reflection @since:2020-04-17 @cr:120.4d @cr:119.10
  Scenario: Mending Hands leaves 1 of 5 damage with wither and lifelink: 1 counter, and 2 life under Boon Reflection
    Midnight Banshee, a 5/5 with wither, has lifelink from its counter. Were life doubled that nobody gained, it would be 10.

    Given Alice controls Midnight Banshee; Boon Reflection
    And Midnight Banshee starts with 1 lifelink counter
    And Bob controls Grizzly Bears; Plains
    And Bob has Mending Hands in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Midnight Banshee
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Midnight Banshee with Grizzly Bears
    And Alice passes
    And Bob casts Mending Hands targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears bears 1 -1/-1 counter
    And Alice is at 22 life
    And Midnight Banshee has 2 damage marked

  @id:damage-17-worship
  Scenario Outline: At 2 life, with Worship and <permanent>, Bob is dealt 3 damage by Lightning Bolt, and <what comes of it>
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Worship; <permanent>
    And Bob starts at 2 life
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob <state>

    Examples:
      | permanent     | state             | what comes of it               |
      | Grizzly Bears | is at 1 life      | is at 1 life                   |
      | Sol Ring      | has lost the game | loses, for that is no creature |

  @damage-21 @damage-23 @id:damage-17-worship-and-awe-strike @cr:120.4d @cr:615.5
  Scenario: At 2 life, with Worship, Bob is dealt 5 damage and gains 5 life at the same time, and is at 2 life
    Awe Strike prevents the damage of one of the two Wurms. The other's damage would not take him below 1 life, for he gains as
    much as he loses, so Worship changes nothing.

    Given Alice controls 2 Siege Wurm
    And Bob controls Worship; Grizzly Bears; Plains
    And Bob starts at 2 life
    And Bob has Awe Strike in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Siege Wurm 1; Siege Wurm 2
    And Alice passes
    And Bob casts Awe Strike targeting Siege Wurm 1
    And everyone passes until it is Alice's end of combat
    Then Siege Wurm 1 is tapped
    And Bob is at 2 life

  @id:damage-17-worship-loss-of-life @cr:119.3
  Scenario: At 2 life, with Worship and a creature, Bob loses 3 life by Bump in the Night, which is no damage, and loses the game
    Given Alice has Bump in the Night in her hand
    And Alice has {B} to spend
    And Bob controls Worship; Grizzly Bears
    And Bob starts at 2 life
    When Alice casts Bump in the Night targeting Bob
    And everyone passes until the stack is empty
    Then Bob has lost the game

  @infect-08 @damage-02 @id:damage-17-worship-poison @since:2010-10-01 @cr:120.3b @cr:704.5c
  Scenario: At 1 life and nine poison counters, with Worship and a creature, Bob is dealt 1 damage with infect, and loses
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob controls Worship; Grizzly Bears
    And Bob starts at 1 life
    And Bob starts with 9 poison counters
    When Alice activates Fallen Ferromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob has lost the game

  @damage-08 @id:damage-17-life-doubled-not-damage @cr:119.10
  Scenario: Under Boon Reflection Alice gains 4 life by the 2 damage of Vampire Nighthawk, and Bob loses 2
    Given Alice controls Vampire Nighthawk; Boon Reflection
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Alice is at 24 life
    And Bob is at 18 life

  @damage-08 @damage-25 @id:damage-17-damage-doubled @cr:120.3f
  Scenario: Under Furnace of Rath Vampire Nighthawk deals 4 damage: Bob loses 4 life, and Alice gains 4
    Given Alice controls Vampire Nighthawk; Furnace of Rath
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Alice is at 24 life
    And Bob is at 16 life

  @damage-10 @id:damage-17-worship-and-its-creature @cr:704.3
  Scenario: At 2 life, with Worship, Bob is dealt 3 damage as his only creature is dealt damage that kills it, and is at 1 life
    Given Alice controls 2 Hill Giant
    And Bob controls Worship; Grizzly Bears
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant 1; Hill Giant 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant 1 with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Bob is at 1 life
