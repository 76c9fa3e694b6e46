@damage-02 @cr:120.3b @since:2010-10-01
Feature: Damage with infect gives a player poison counters
  The player loses no life by it. The controller of the source gives the counters, and with Vorinclex in play that matters.

  @id:damage-02-unblocked @cr:702.90b
  Scenario: Unblocked, Glistener Elf gives Bob a poison counter and costs him no life
    Given Alice controls Glistener Elf
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Bob is at 20 life
    And Bob bears 1 poison counter

  @infect-13 @id:damage-02-who-gives @since:2017-04-28 @cr:120.4c @cr:614.1a @report:phase-6411
  Scenario Outline: With Vorinclex under <whose> control, 3 damage from Alice's Tine Shrike give Bob <count>
    Vorinclex doubles the counters that its controller gives, and halves, rounded down, those that opponents give.

    Given Alice controls Tine Shrike
    And Tine Shrike starts with 1 +1/+1 counter
    And <player> controls Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears <number> poison counter<s>
    And Bob is at 20 life

    Examples:
      | player | whose   | number | s | count               |
      | Alice  | her own | 6      | s | six poison counters |
      | Bob    | Bob's   | 1      |   | one poison counter  |

  @damage-16 @infect-13 @id:damage-02-halved-to-none @since:2017-04-28 @cr:120.4b @cr:120.4c @cr:614.1a
  Scenario: Bob's Vorinclex leaves nothing of the poison counter that Flensermite would give him, yet the damage was dealt
    Half of one is none. Flensermite has lifelink, and there its 1 damage shows. No life is lost for want of a counter.

    Given Alice controls Flensermite
    And Bob controls Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flensermite
    And everyone passes until it is Alice's end of combat
    Then Bob bears no poison counters
    And Bob is at 20 life
    And Alice is at 21 life

  @damage-17 @id:damage-02-no-life-is-lost @cr:702.90b @cr:120.4c
  Scenario Outline: Alice's Bloodletter of Aclazotz doubles the life that Bob loses: dealt damage by <creature>, he <what>
    Given Alice controls <creature>; Bloodletter of Aclazotz
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears <poison> poison counter<s>

    Examples:
      | creature      | life | poison | s | what                                    |
      | Glistener Elf | 20   | 1      |   | gets a poison counter and loses no life |
      | Grizzly Bears | 16   | no     | s | loses 4 life                            |
