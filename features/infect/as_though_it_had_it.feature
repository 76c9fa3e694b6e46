@infect-06 @cr:609.4 @since:2009-07-11
Feature: Damage may be dealt as though its source had wither or infect
  Everlasting Torment does so for all damage and wither, Phyrexian Unlife for the damage to a player without life and infect.
  The source itself gets no ability by it.

  @damage-03 @id:infect-06-torment @cr:120.3d
  Scenario: Under Everlasting Torment Hill Giant, which does not have wither, puts three -1/-1 counters on its blocker
    Given Alice controls Hill Giant; Everlasting Torment
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw is 3/3
    And Colossal Dreadmaw has no damage marked

  @damage-03 @id:infect-06-torment-spell @cr:120.3d
  Scenario: Under Everlasting Torment Lightning Bolt leaves Serra Angel a 1/1
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Alice controls Everlasting Torment
    And Bob controls Serra Angel
    When Alice casts Lightning Bolt targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is 1/1
    And Serra Angel has no damage marked

  @damage-01 @infect-05 @id:infect-06-torment-player @cr:120.3a
  Scenario: Under Everlasting Torment Hill Giant, unblocked, costs Bob 3 life, and it lacks wither
    Given Alice controls Hill Giant; Everlasting Torment
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Hill Giant lacks the keyword wither

  @damage-24 @damage-29 @id:infect-06-torment-all @cr:615.12 @cr:119.7
  Scenario: Under Everlasting Torment Fog prevents no damage of Vampire Nighthawk, and Alice gains no life by it
    Given Alice controls Vampire Nighthawk; Everlasting Torment
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Alice is at 20 life

  @damage-01 @damage-02 @id:infect-06-unlife @since:2010-10-01 @cr:120.3a @cr:120.3b @report:mage-7696
  Scenario: With Phyrexian Unlife 3 damage take Bob from 2 life to -1, and 2 damage after that give him two poison counters
    Given Alice has Lightning Bolt; Shock in her hand
    And Alice has {R}{R} to spend
    And Bob controls Phyrexian Unlife
    And Bob starts at 2 life
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at -1 life
    And Bob bears no poison counters
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at -1 life
    And Bob bears 2 poison counters

  @damage-01 @id:infect-06-unlife-at-once @since:2010-10-01 @cr:120.3a @cr:510.2
  Scenario: With Phyrexian Unlife two attackers deal Bob 2 damage each at 2 life, and he is at -2 life without poison counters
    Both deal their damage at the same time, while he has life left.

    Given Alice controls 2 Grizzly Bears
    And Bob controls Phyrexian Unlife
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's end of combat
    Then Bob is at -2 life
    And Bob bears no poison counters
    And Bob is still in the game

  @damage-01 @id:infect-06-unlife-above-zero @since:2010-10-01 @cr:120.3a
  Scenario: With Phyrexian Unlife and life left, Bob loses 2 life by Shock, and gets no poison counters
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob controls Phyrexian Unlife
    And Bob starts at 3 life
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 1 life
    And Bob bears no poison counters

  @infect-10 @damage-02 @id:infect-06-unlife-and-toxic @since:2023-02-03 @cr:120.3b @cr:120.3g
  Scenario: At no life, with Phyrexian Unlife, Bob is dealt 1 damage by Pestilent Syphoner and gets a poison counter and one for toxic
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Pestilent Syphoner
    And Bob controls Phyrexian Unlife
    And Bob starts at 2 life
    When Alice casts Shock targeting Bob
    And everyone passes until it is Alice's declare attackers step
    Then Bob is at 0 life
    And Bob bears no poison counters
    When Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob is at 0 life
    And Bob bears 2 poison counters
