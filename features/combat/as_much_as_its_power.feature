@combat-14 @cr:510.1a @since:2005-10-01
Feature: A creature assigns as much combat damage as its power is
  What counts is its power as damage is assigned, in each combat damage step anew. With a power of 0 or less it assigns none.

  @id:combat-14-each-step @since:2009-07-11 @cr:510.4
  Scenario: Fencing Ace, a 1/1 with double strike, deals Bob 1 damage, grows by Giant Growth and deals him 4
    Given Alice has Giant Growth in her hand
    And Alice controls Fencing Ace; Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 19 life
    When Alice casts Giant Growth targeting Fencing Ace
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life

  @damage-09 @damage-12 @id:combat-14-no-power @since:2020-04-17 @cr:702.2b
  Scenario Outline: <blocker>, which has <power> power and deathtouch, blocks Colossal Dreadmaw, which <fate>
    Given Alice controls Colossal Dreadmaw
    And Bob controls <blocker>
    And <blocker> starts with 1 deathtouch counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with <blocker>
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 6 to <blocker>
    And everyone passes until it is Alice's end of combat
    Then <blocker> is in Bob's graveyard
    And Colossal Dreadmaw is <where>

    Examples:
      | blocker     | power | where                | fate  |
      | Ornithopter | 0     | on the battlefield   | lives |
      | Memnite     | 1     | in Alice's graveyard | dies  |

  @id:combat-14-less-than-none
  Scenario: Ornithopter with a -1/-1 counter, which has power -1, is not blocked, and Bob neither loses nor gains life
    Given Alice controls Ornithopter; Memnite
    And Ornithopter starts with 1 -1/-1 counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ornithopter; Memnite
    And everyone passes until it is Alice's end of combat
    Then Ornithopter is -1/1
    And Bob is at 19 life
