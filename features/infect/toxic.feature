@infect-10 @cr:120.3g @since:2023-02-03
Feature: Toxic gives poison counters besides what the combat damage comes to
  A creature with toxic that deals combat damage to a player gives poison counters, as many as its total toxic value, be it much
  damage or little. It does so for no other damage.

  @damage-01 @id:infect-10-besides @cr:702.164c @cr:120.3a
  Scenario Outline: Unblocked, Pestilent Syphoner, which has toxic 1, deals <amount> damage: Bob loses as much life and gets 1 poison counter
    Given Alice has Giant Growth in her hand
    And Alice controls Pestilent Syphoner; Grizzly Bears
    And Alice has {G} to spend
    When Alice casts Giant Growth targeting <creature>
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears 1 poison counter
    And the stack is empty

    Examples:
      | creature           | amount | life |
      | Grizzly Bears      | 1      | 19   |
      | Pestilent Syphoner | 4      | 16   |

  @damage-25 @id:infect-10-doubled-damage @cr:702.164c @cr:614.5
  Scenario: Furnace of Rath doubles the damage of Pestilent Syphoner, and not its poison counter
    Given Alice controls Pestilent Syphoner; Furnace of Rath
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Bob bears 1 poison counter

  @infect-11 @damage-04 @id:infect-11-blocked @cr:702.164c @cr:120.3e
  Scenario: Blocked, Pestilent Syphoner marks its damage on the blocker, and gives no counters of any kind
    Given Alice controls Pestilent Syphoner
    And Bob controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Pestilent Syphoner with Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Giant Spider has 1 damage marked
    And Giant Spider bears no -1/-1 counters
    And Bob bears no poison counters

  @infect-11 @id:infect-11-not-combat @cr:702.164c
  Scenario: Pestilent Syphoner deals Bob 1 damage by Soul's Fire, which is no combat damage, and gives no poison counter
    Given Alice has Soul's Fire in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Pestilent Syphoner
    When Alice casts Soul's Fire targeting Pestilent Syphoner; Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Bob bears no poison counters

  @infect-11 @damage-05 @id:infect-11-planeswalker @cr:702.164c @cr:120.3c
  Scenario: Pestilent Syphoner attacks Teferi, takes a loyalty counter from him, and gives Bob no poison counter
    Given Alice controls Pestilent Syphoner
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler bears 3 loyalty counters
    And Bob bears no poison counters

  @infect-11 @damage-18 @id:infect-11-prevented @cr:702.164c @cr:615.6
  Scenario: Under Fog Pestilent Syphoner deals no damage and gives no poison counter
    Given Alice controls Pestilent Syphoner
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Pestilent Syphoner is tapped
    And Bob bears no poison counters

  @infect-12 @id:infect-12-sum @cr:702.164b @cr:510.4 @report:phase-955
  Scenario: Jawbone Duelist with double strike, toxic 1 and another toxic 1 from Skrelv gives Bob two poison counters twice
    Given Alice controls Jawbone Duelist; Skrelv, Defector Mite
    And Alice has {W} to spend
    When Alice activates Skrelv, Defector Mite targeting Jawbone Duelist
    And everyone passes until someone is asked
    And Alice chooses the color red for the activated ability of Skrelv, Defector Mite
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Jawbone Duelist
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Bob bears 4 poison counters

  @infect-12 @id:infect-12-gained @cr:702.164b
  Scenario Outline: Pestilent Syphoner, with toxic 1, attacks after Aspirant's Ascent gave <creature> toxic 1: <count>
    Given Alice has Aspirant's Ascent in her hand
    And Alice has {U} to spend
    And Alice controls Pestilent Syphoner; Grizzly Bears
    When Alice casts Aspirant's Ascent targeting <creature>
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears <number> poison counter<s>

    Examples:
      | creature           | life | number | s | count               |
      | Pestilent Syphoner | 18   | 2      | s | two poison counters |
      | Grizzly Bears      | 19   | 1      |   | one poison counter  |

  @infect-12 @id:infect-12-one @cr:702.164b @cr:510.4
  Scenario: Jawbone Duelist with double strike and toxic 1 gives Bob one poison counter twice
    Given Alice controls Jawbone Duelist
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Jawbone Duelist
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Bob bears 2 poison counters

  @damage-02 @id:infect-10-and-infect @cr:120.3b @cr:702.164c
  Scenario: Bilious Skulldweller, with toxic 1, deals 2 damage with infect: Bob gets 2 poison counters and 1, and loses no life
    Given Alice has Tainted Strike in her hand
    And Alice controls Bilious Skulldweller
    And Alice has {B} to spend
    When Alice casts Tainted Strike targeting Bilious Skulldweller
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bilious Skulldweller
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Bob is at 20 life

  @infect-11 @damage-20 @id:infect-11-part-prevented @cr:702.164c @cr:615.10
  Scenario Outline: Urza's Armor prevents 1 of the <amount> damage of Pestilent Syphoner, which has toxic 1: Bob gets <count>
    Given Alice has Giant Growth in her hand
    And Alice has {G} to spend
    And Alice controls Pestilent Syphoner; Grizzly Bears
    And Bob controls Urza's Armor
    When Alice casts Giant Growth targeting <creature>
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Pestilent Syphoner is tapped
    And Bob is at <life> life
    And Bob bears <number> poison counter<s>

    Examples:
      | creature           | amount | life | number | s | count              |
      | Grizzly Bears      | 1      | 20   | no     | s | no poison counter  |
      | Pestilent Syphoner | 4      | 17   | 1      |   | one poison counter |
