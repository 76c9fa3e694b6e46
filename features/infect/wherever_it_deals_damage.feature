@infect-02 @cr:120.2b @since:2009-10-05
Feature: Infect and wither work wherever their object deals damage from
  They are abilities of whatever deals the damage: of a spell on the stack too, and of a creature that fights or that a spell
  has deal damage.

  @damage-03 @damage-04 @id:infect-02-wither-of-a-spell @cr:702.80c @cr:120.3d @cr:120.3e
  Scenario Outline: 3 damage from <spell> leave Serra Angel <what>
    Given Alice has <spell> in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Serra Angel
    When Alice casts <spell> targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel bears <counters> -1/-1 counters
    And Serra Angel has <damage> damage marked
    And Serra Angel is <size>

    Examples:
      | spell          | counters | damage | size | what                            |
      | Puncture Blast | 3        | no     | 1/1  | a 1/1 with three -1/-1 counters |
      | Lightning Bolt | no       | 3      | 4/4  | a 4/4 with 3 damage marked      |

  @infect-05 @id:infect-02-wither-of-a-spell-player @cr:702.80a @cr:120.3a
  Scenario: 3 damage from Puncture Blast, which has wither, cost Bob 3 life
    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    When Alice casts Puncture Blast targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Bob bears no poison counters

  @damage-02 @damage-14 @id:infect-02-souls-fire @since:2010-10-01 @cr:702.90e @cr:120.3b @cr:120.7
  Scenario: Glistener Elf deals 1 damage to Bob by Soul's Fire, which has no infect, and he gets a poison counter
    Given Alice has Soul's Fire in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Glistener Elf
    When Alice casts Soul's Fire targeting Glistener Elf; Bob
    And everyone passes until the stack is empty
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-03 @damage-14 @id:infect-02-fight @since:2011-09-30 @cr:702.90e @cr:120.3d @cr:120.3e @cr:120.7
  Scenario: Phyrexian Vatmother fights Colossal Dreadmaw, puts four -1/-1 counters on it, and is dealt 6 damage, which destroy it
    Given Alice has Prey Upon in her hand
    And Alice has {G} to spend
    And Alice controls Phyrexian Vatmother
    And Bob controls Colossal Dreadmaw
    When Alice casts Prey Upon targeting Phyrexian Vatmother; Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is 2/2
    And Phyrexian Vatmother is in Alice's graveyard
