@cr:120.3 @since:2009-07-11
Feature: Damage takes loyalty counters from a planeswalker and defense counters from a battle
  Infect and wither make no difference there: they speak of players and of creatures. A permanent that is a creature besides has
  the results of both.

  @damage-05 @id:damage-05-spell @since:2018-04-27 @cr:120.3c @cr:306.8
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

  @damage-05 @id:damage-05-infect @since:2010-10-01 @cr:120.3c @cr:306.8
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

  @damage-05 @damage-08 @damage-09 @id:damage-05-deathtouch-and-lifelink @cr:120.3c @cr:120.3f @cr:702.2b @report:wagic-1087
  Scenario: Vampire Nighthawk deals Teferi 2 damage: he loses two of four loyalty counters and stays, and Alice gains 2 life
    Deathtouch is about creatures, and lifelink about any damage.

    Given Alice controls Vampire Nighthawk
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler bears 2 loyalty counters
    And Alice is at 22 life
    And Bob is at 20 life

  @damage-05 @damage-10 @id:damage-05-last-counter @since:2018-04-27 @cr:120.3c @cr:704.5i
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

  @damage-07 @id:damage-07-creature-and-planeswalker @cr:120.3c @cr:120.3e
  Scenario: 3 damage to Teferi, a creature as well, take three loyalty counters and are marked on him
    Liquimetal Coating makes Teferi an artifact, and Ensoul Artifact makes an artifact a 5/5 creature.

    Given Alice has Ensoul Artifact; Lightning Bolt in her hand
    And Alice has {U}{R}{R} to spend
    And Alice controls Liquimetal Coating
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice activates Liquimetal Coating targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Ensoul Artifact targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 1 loyalty counter
    And Teferi, Time Raveler has 3 damage marked

  @damage-07 @id:damage-07-creature-and-planeswalker-wither @cr:120.3c @cr:120.3d
  Scenario: 3 damage with wither to Teferi, a creature as well, take three loyalty counters and put three -1/-1 counters on him
    Given Alice has Ensoul Artifact; Puncture Blast in her hand
    And Alice has {U}{R}{R}{R}{R} to spend
    And Alice controls Liquimetal Coating
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice activates Liquimetal Coating targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Ensoul Artifact targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Puncture Blast targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 1 loyalty counter
    And Teferi, Time Raveler bears 3 -1/-1 counters
    And Teferi, Time Raveler is 2/2

  @damage-06 @id:damage-06-attacked @since:2023-04-14 @cr:120.3h @cr:310.6
  Scenario Outline: Alice's <creature>, which has <what>, attacks Invasion of Dominaria and takes <count> of its five defense counters
    Given Alice controls <creature>; Invasion of Dominaria
    And Invasion of Dominaria starts with 5 defense counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Invasion of Dominaria with <creature>
    And everyone passes until it is Alice's end of combat
    Then Invasion of Dominaria bears <left> defense counters
    And Invasion of Dominaria bears no -1/-1 counters
    And Bob is at 20 life
    And Bob bears no poison counters

    Examples:
      | creature    | what      | count | left |
      | Hill Giant  | no infect | three | 2    |
      | Tine Shrike | infect    | two   | 3    |

  @damage-06 @id:damage-06-spell @since:2023-04-14 @cr:120.3h @cr:115.4
  Scenario: Lightning Bolt takes three of the five defense counters of Invasion of Dominaria
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Invasion of Dominaria
    And Invasion of Dominaria starts with 5 defense counters
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And everyone passes until the stack is empty
    Then Invasion of Dominaria bears 2 defense counters
