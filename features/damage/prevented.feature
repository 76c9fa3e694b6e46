@damage-18 @cr:615.1 @since:2005-10-01
Feature: Damage that is prevented is not dealt
  Nothing comes of it: no life is lost or gained, no counters are put or given, nothing triggers. What prevents damage speaks of
  some damage only, and prevents no other.

  @damage-02 @id:damage-18-fog-and-infect @since:2010-10-01 @cr:615.6 @cr:120.4c
  Scenario: Under Fog Glistener Elf, unblocked, gives Bob no poison counter
    Given Alice controls Glistener Elf; Grizzly Bears
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf; Grizzly Bears
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Glistener Elf is tapped
    And Bob bears no poison counters
    And Bob is at 20 life

  @damage-03 @id:damage-18-fog-and-wither @since:2008-05-01 @cr:615.6 @cr:120.4c
  Scenario: Under Fog Boggart Ram-Gang, blocked, puts no -1/-1 counters on Hill Giant
    Given Alice controls Boggart Ram-Gang
    And Bob controls Hill Giant; Forest
    And Bob has Fog in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Hill Giant
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Boggart Ram-Gang is tapped
    And Hill Giant is 3/3
    And Boggart Ram-Gang is on the battlefield

  @id:damage-18-fog-is-for-combat @cr:120.2a @cr:120.2b
  Scenario: Fog prevents combat damage, and Shock's is none
    Given Alice has Shock; Fog in her hand
    And Alice has {G}{R} to spend
    And Alice controls Grizzly Bears
    When Alice casts Fog
    And everyone passes until the stack is empty
    And Alice casts Shock targeting Bob
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

  @damage-02 @damage-19 @id:damage-18-most-of-it @since:2010-10-01 @cr:615.7 @cr:120.4c
  Scenario: Mending Hands prevents 4 of the 5 damage of Putrefax, which has infect, and Bob gets one poison counter
    Given Alice controls Putrefax
    And Bob has Mending Hands in his hand
    And Bob controls Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And Alice passes
    And Bob casts Mending Hands targeting Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-14 @damage-22 @id:damage-22-fight @since:2011-09-30 @cr:702.16e @cr:120.7
  Scenario Outline: White Knight, which has protection from black, is dealt <dealt> by <creature>, which fights it
    Prey Upon, which is green, targets White Knight; but the creature deals the damage.

    Given Alice has Prey Upon in her hand
    And Alice has {G} to spend
    And Alice controls <creature>
    And Bob controls White Knight
    When Alice casts Prey Upon targeting <creature>; White Knight
    And everyone passes until the stack is empty
    Then <creature> has 2 damage marked
    And White Knight is <where>
    And Alice is at 20 life

    Examples:
      | creature            | dealt     | where              |
      | Vampire Nighthawk   | no damage | on the battlefield |
      | Phyrexian Vatmother | no damage | on the battlefield |
      | Hill Giant          | 3 damage  | in Bob's graveyard |

  @damage-22 @id:damage-22-no-target @since:2010-10-01 @cr:702.16e
  Scenario: Pyroclasm, which is red and targets nothing, deals Phyrexian Crusader, protected from red, no damage
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Phyrexian Crusader; White Knight
    When Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Phyrexian Crusader is on the battlefield
    And White Knight is in Bob's graveyard
