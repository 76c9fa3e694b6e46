@damage-03 @cr:120.3d @since:2008-05-01
Feature: Damage with wither or infect puts -1/-1 counters on a creature
  The controller of the source puts the counters, as many as the damage is, and no damage is marked. The counters do not go when
  marked damage does.

  @infect-07 @id:damage-03-wither @cr:702.80a @cr:514.2
  Scenario: Boggart Ram-Gang, blocked by Colossal Dreadmaw, leaves it a 3/3 for good
    Given Alice controls Boggart Ram-Gang
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw bears 3 -1/-1 counters
    And Colossal Dreadmaw has no damage marked
    When everyone passes until it is Bob's upkeep
    Then Colossal Dreadmaw is 3/3

  @id:damage-03-infect @since:2010-10-01 @cr:702.90c
  Scenario Outline: Combat of <attacker> and <blocker> leaves Hill Giant a <size> with <count> -1/-1 counter<s> on it
    Infect makes no difference between attackers and blockers.

    Given Alice controls <attacker>
    And Bob controls <blocker>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <attacker> with <blocker>
    And everyone passes until it is Alice's end of combat
    Then Hill Giant bears <count> -1/-1 counter<s>
    And Hill Giant is <size>
    And Hill Giant has no damage marked

    Examples:
      | attacker      | blocker    | size | count | s |
      | Glistener Elf | Hill Giant | 2/2  | 1     |   |
      | Ichor Rats    | Hill Giant | 1/1  | 2     | s |
      | Hill Giant    | Plague Myr | 2/2  | 1     |   |

  @id:damage-03-first-strike @since:2010-10-01 @cr:702.90c @cr:510.4 @cr:122.1a
  Scenario: Phyrexian Crusader, which has first strike, makes its blocker Giant Spider a 0/2, which then deals it no damage
    Without the two -1/-1 counters the Spider, a 2/4, would deal the 2 damage that are lethal to the Crusader.

    Given Alice controls Phyrexian Crusader
    And Bob controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Phyrexian Crusader
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Phyrexian Crusader with Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Giant Spider is 0/2
    And Phyrexian Crusader is on the battlefield
    And Phyrexian Crusader has no damage marked

  @id:damage-03-indestructible @since:2013-07-13 @cr:704.5f @cr:702.12b @infect-07
  Scenario: 1 damage from Fallen Ferromancer puts the indestructible Darksteel Myr, a 0/1, into the graveyard
    Its toughness is 0, and that is not destruction.

    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob controls Darksteel Myr
    When Alice activates Fallen Ferromancer targeting Darksteel Myr
    And everyone passes until the stack is empty
    Then Darksteel Myr is in Bob's graveyard

  @damage-04 @damage-10 @id:damage-03-indestructible-marked @since:2013-07-13 @cr:120.3e @cr:702.12b
  Scenario: 2 damage from Shock are marked on the indestructible Darksteel Myr, a 0/1, and it stays
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob controls Darksteel Myr
    When Alice casts Shock targeting Darksteel Myr
    And everyone passes until the stack is empty
    Then Darksteel Myr is on the battlefield
    And Darksteel Myr has 2 damage marked

  @id:damage-03-who-puts @since:2017-04-28 @cr:603.2 @report:mage-3288
  Scenario: Alice has put the counters that the damage of her Ichor Rats comes to, and her Hapatra triggers once for both of them
    Given Alice controls Ichor Rats; Hapatra, Vizier of Poisons
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Hill Giant bears 2 -1/-1 counters
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @id:damage-03-who-puts-on-two @since:2024-11-08 @cr:603.2c @report:mage-3288
  Scenario: For the damage of Ichor Rats to two blockers Alice's Hapatra triggers twice
    Given Alice controls Ichor Rats; Hapatra, Vizier of Poisons
    And Bob controls 2 Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Hill Giant 1; Hill Giant 2
    And everyone passes until someone is asked
    And Alice divides the damage of Ichor Rats: 1 to Hill Giant 1; 1 to Hill Giant 2
    And Alice would put her abilities on the stack, from the top: the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons
    Then the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons

  @id:damage-03-who-does-not-put @since:2017-04-28 @cr:603.2
  Scenario: Bob has not put the counters that Alice's Ichor Rats deal his Hill Giant, and his Hapatra does not trigger
    Given Alice controls Ichor Rats
    And Bob controls Hill Giant; Hapatra, Vizier of Poisons
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Hill Giant bears 2 -1/-1 counters
    And the stack is empty

  @infect-02 @id:damage-03-who-puts-spell @since:2017-04-28 @cr:702.80c @cr:603.2 @report:mage-3402
  Scenario Outline: Alice has put the counters that the damage of her Puncture Blast comes to, and <player>'s Nest of Scarabs <triggers>
    Given Alice has Puncture Blast in her hand
    And Alice has {C}{C}{R} to spend
    And <player> controls Nest of Scarabs
    And Bob controls Serra Angel
    When Alice casts Puncture Blast targeting Serra Angel
    And everyone passes until one object has left the stack
    Then Serra Angel bears 3 -1/-1 counters
    And the stack <stack>

    Examples:
      | player | triggers         | stack                                                        |
      | Alice  | triggers         | holds, from the top, the counters ability of Nest of Scarabs |
      | Bob    | does not trigger | is empty                                                     |

  @counters-14 @id:damage-03-who-puts-token @since:2021-11-19 @cr:603.10 @cr:704.5d @report:mage-5886
  Scenario: A token with infect deals Hill Giant 1 damage and dies, and its controller Alice has put the -1/-1 counter
    Given Alice has Carrion Call in her hand
    And Alice controls Nest of Scarabs; 4 Forest
    And Bob controls Hill Giant
    And it is Bob's precombat main phase
    When everyone passes until it is Bob's declare attackers step
    And Bob attacks Alice with Hill Giant
    And Bob passes
    And Alice casts Carrion Call
    And everyone passes until the stack is empty
    And everyone passes until it is Bob's declare blockers step
    And Alice blocks Hill Giant with the Phyrexian Insect Token token of Alice
    And everyone passes until it is Bob's combat damage step
    Then Hill Giant bears 1 -1/-1 counter
    And Alice has 1 token named Phyrexian Insect Token
    And the stack holds, from the top, the counters ability of Nest of Scarabs
