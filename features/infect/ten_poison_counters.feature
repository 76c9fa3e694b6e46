@infect-08 @cr:704.5c @since:2005-10-01
Feature: Ten poison counters lose the game
  Like everything of the kind it is checked when a player would get priority. Life has nothing to do with it.

  @damage-02 @id:infect-08-tenth @since:2010-10-01 @cr:104.3d
  Scenario Outline: Bob, with <before> poison counters and 20 life, is dealt 1 damage with infect, and <what>
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob starts with <before> poison counters
    When Alice activates Fallen Ferromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 20 life
    And Bob <state>

    Examples:
      | before | state                   | what     |
      | 9      | has lost the game       | loses    |
      | 8      | bears 9 poison counters | plays on |

  @infect-09 @id:infect-08-after-the-spell @cr:704.4
  Scenario: Prologue to Phyresis gives Bob his tenth poison counter, and Alice still draws a card before he loses
    Carol is in the game, so it goes on.

    Given Alice has Prologue to Phyresis in her hand
    And Alice has {U}{C} to spend
    And Bob starts with 9 poison counters
    And Carol controls Wastes
    When Alice casts Prologue to Phyresis
    And everyone passes until the stack is empty
    Then Alice has drawn 1 card this turn
    And Bob has lost the game
    And Carol is still in the game

  @id:infect-08-unlife @since:2010-10-01 @cr:122.1f
  Scenario: Phyrexian Unlife keeps Bob in the game at no life, and not with ten poison counters
    Given Alice has Shock; Prologue to Phyresis in her hand
    And Alice has {R}{U}{C} to spend
    And Bob controls Phyrexian Unlife
    And Bob starts at 1 life
    And Bob starts with 9 poison counters
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at -1 life
    And Bob is still in the game
    When Alice casts Prologue to Phyresis
    And everyone passes until the stack is empty
    Then Bob has lost the game

  @infect-10 @id:infect-08-toxic @since:2023-02-03 @cr:120.3g @cr:702.164c
  Scenario: Bob has nine poison counters, is dealt damage by Pestilent Syphoner, which has toxic, and loses before he can do anything
    Toxic does not trigger and waits for nobody.

    Given Alice controls Pestilent Syphoner
    And Bob starts with 9 poison counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's declare blockers step
    And Alice passes
    And Bob passes
    Then Bob has lost the game

  @infect-09 @id:infect-08-both @since:2010-10-01 @cr:104.4a
  Scenario: Ichor Rats give Alice and Bob their tenth poison counter, and both lose at the same time
    Given Alice has Ichor Rats in her hand
    And Alice has {B}{B}{C} to spend
    And Alice starts with 9 poison counters
    And Bob starts with 9 poison counters
    When Alice casts Ichor Rats
    And everyone passes until Ichor Rats enters
    And Alice passes
    And Bob passes
    Then Alice has lost the game
    And Bob has lost the game
