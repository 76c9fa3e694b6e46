@cr:120.3
Feature: Damage takes loyalty counters from a planeswalker and defense counters from a battle
  Infect and wither make no difference there: they speak of players and of creatures. A permanent that is a creature besides has
  the results of both.

  @damage-05 @id:damage-05-spell @cr:120.3c @cr:306.8
  Scenario Outline: 3 damage from <spell>, which has <what>, take three of the four loyalty counters of Teferi
    Given Alice has <spell> in her hand
    And Alice has {R}{R}{R} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts <spell> targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 1 loyalty counter
    And Teferi, Time Raveler bears no -1/-1 counters
    And Bob is at 20 life

    Examples:
      | spell          | what      |
      | Lightning Bolt | no wither |
      | Puncture Blast | wither    |

  @damage-05 @id:damage-05-infect @cr:120.3c @cr:306.8
  Scenario: 2 damage from Tine Shrike, which has infect, take two loyalty counters of Teferi, and give no -1/-1 or poison counters
    Given Alice controls Tine Shrike
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler bears 2 loyalty counters
    And Teferi, Time Raveler bears no -1/-1 counters
    And Bob bears no poison counters

  @damage-05 @damage-10 @id:damage-05-last-counter @cr:120.3c @cr:704.5i
  Scenario Outline: Teferi, with <loyalty> loyalty counters, is dealt 3 damage by Lightning Bolt and <fate>
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with <loyalty> loyalty counters
    When Alice casts Lightning Bolt targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler <state>

    Examples:
      | loyalty | state                   | fate                  |
      | 3       | is in Bob's graveyard   | goes to the graveyard |
      | 4       | bears 1 loyalty counter | stays                 |
