@infect-01 @cr:702.90f @since:2010-10-01
Feature: Several instances of infect or of wither are no more than one
  A source either has it or has it not. Toxic is different: its numbers are added up.

  @damage-02 @id:infect-01-infect @cr:120.3b
  Scenario: Blighted Agent, which has infect and gets it again by Tainted Strike, deals 2 damage and gives Bob two poison counters
    Given Alice has Tainted Strike in her hand
    And Alice controls Blighted Agent
    And Alice has {B} to spend
    When Alice casts Tainted Strike targeting Blighted Agent
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Blighted Agent
    And everyone passes until it is Alice's end of combat
    Then Bob bears 2 poison counters
    And Bob is at 20 life

  @infect-04 @id:infect-01-one-is-left @cr:514.2
  Scenario: When the infect of Tainted Strike ends with the turn, Blighted Agent still has the infect of its own
    Given Alice has Tainted Strike in her hand
    And Alice controls Blighted Agent
    And Alice has {B} to spend
    When Alice casts Tainted Strike targeting Blighted Agent
    And everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Blighted Agent
    And everyone passes until it is Alice's end of combat
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-03 @infect-06 @id:infect-01-wither @cr:702.80d @cr:120.3d
  Scenario: Boggart Ram-Gang, with wither of its own and as though it had it by Everlasting Torment, puts three counters on its blocker
    Given Alice controls Boggart Ram-Gang; Everlasting Torment
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw bears 3 -1/-1 counters

  @damage-03 @id:infect-01-wither-and-infect @cr:120.3d @cr:702.80a @cr:702.90c
  Scenario: Boggart Ram-Gang with wither and infect deals 4 damage to its blocker, and puts four counters on it
    Given Alice has Tainted Strike in her hand
    And Alice controls Boggart Ram-Gang
    And Alice has {B} to spend
    And Bob controls Colossal Dreadmaw
    When Alice casts Tainted Strike targeting Boggart Ram-Gang
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw bears 4 -1/-1 counters
    And Colossal Dreadmaw has no damage marked
