@combat-27 @cr:508.4 @since:2011-02-04
Feature: What enters the battlefield attacking has not attacked
  Its controller chooses what it attacks. It was not declared as an attacker, so nothing that speaks of attacking triggers on it,
  and what restricts attacks does not restrict it.

  @id:combat-27-chosen @cr:510.1b
  Scenario: Hero of Bladehold attacks Bob, and of the two Soldiers that enter attacking Alice has one attack Bob and one Teferi
    Battle cry resolves before the Soldiers are there.

    Given Alice controls Hero of Bladehold
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hero of Bladehold
    And Alice puts her abilities on the stack, from the top: the battle cry ability of Hero of Bladehold; the attacks ability of Hero of Bladehold
    And everyone passes until someone is asked
    And Alice chooses Bob for the attacks ability of Hero of Bladehold
    And Alice chooses Teferi, Time Raveler for the attacks ability of Hero of Bladehold
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life
    And Teferi, Time Raveler bears 3 loyalty counters

  @id:combat-27-restricted @cr:508.4c
  Scenario: Under Silent Arbiter, which lets only one creature attack, Hero of Bladehold attacks, and two Soldiers enter attacking
    Given Alice controls Hero of Bladehold
    And Bob controls Silent Arbiter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hero of Bladehold
    And Alice puts her abilities on the stack, from the top: the battle cry ability of Hero of Bladehold; the attacks ability of Hero of Bladehold
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life

  @id:combat-27-each @cr:508.3a
  Scenario: Bob's Briar Patch gives Hero of Bladehold, which attacks him, -1/-0, and not the two Soldiers that enter attacking
    Given Alice controls Hero of Bladehold
    And Bob controls Briar Patch
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hero of Bladehold
    And Alice puts her abilities on the stack, from the top: the battle cry ability of Hero of Bladehold; the attacks ability of Hero of Bladehold
    And everyone passes until the stack is empty
    Then Hero of Bladehold is 2/4
    When everyone passes until it is Alice's end of combat
    Then Bob is at 16 life

  @id:combat-27-number @cr:508.3c
  Scenario Outline: Alice attacks with <attackers>, two Soldiers enter attacking, and Military Intelligence draws her <what>
    It triggers when she attacks with two or more creatures.

    Given Alice controls Hero of Bladehold; Memnite; Military Intelligence
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attackers>
    And Alice puts her abilities on the stack, from the top: the battle cry ability of Hero of Bladehold; the attacks ability of Hero of Bladehold<more>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Alice has drawn <number> this turn

    Examples:
      | attackers                  | more                                           | number   | life | what    |
      | Hero of Bladehold          |                                                | no cards | 15   | no card |
      | Hero of Bladehold; Memnite | ; the attacks ability of Military Intelligence | 1 card   | 13   | a card  |

  @combat-23 @id:combat-27-alone @cr:506.5 @cr:702.83b
  Scenario: Hero of Bladehold attacked alone although two Soldiers enter attacking, and exalted makes it a 4/5
    The Soldiers are there before exalted resolves.

    Given Alice controls Hero of Bladehold; Akrasan Squire
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hero of Bladehold
    And Alice puts her abilities on the stack, from the top: the battle cry ability of Hero of Bladehold; the attacks ability of Hero of Bladehold; the exalted ability of Akrasan Squire
    And everyone passes until the stack is empty
    Then Hero of Bladehold is 4/5
    When everyone passes until it is Alice's end of combat
    Then Bob is at 14 life
