@damage-25 @cr:614.5 @since:2005-10-01
Feature: Each effect that changes damage applies once
  Two that double damage make four times as much of it. In whatever form the damage is dealt, there is more of it.

  @id:damage-25-furnace
  Scenario Outline: Under <count>, Shock deals Bob <amount> damage
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls <permanents>
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at <life> life

    Examples:
      | count                                         | permanents          | amount | life |
      | Furnace of Rath                               | Furnace of Rath     | 4      | 16   |
      | Gratuitous Violence, which is about creatures | Gratuitous Violence | 2      | 18   |

  @id:damage-25-two-furnaces @cr:616.1f
  Scenario: Under two Furnaces of Rath, Shock deals Bob 8 damage
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls 2 Furnace of Rath
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    And Bob would first apply Furnace of Rath 1
    Then Bob is at 12 life

  @damage-17 @damage-02 @id:damage-25-infect @since:2010-10-01 @cr:120.4b @cr:120.3b
  Scenario: Under Furnace of Rath Glistener Elf, unblocked, gives Bob two poison counters
    Given Alice controls Glistener Elf; Furnace of Rath
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Bob bears 2 poison counters

  @damage-03 @damage-17 @id:damage-25-whose-creature @since:2013-07-13 @cr:120.4b @cr:120.3d
  Scenario Outline: Alice's Boggart Ram-Gang, with Gratuitous Violence under <whose> control, puts <count> -1/-1 counters on its blocker
    Gratuitous Violence doubles the damage of the creatures of its controller.

    Given Alice controls Boggart Ram-Gang
    And <player> controls Gratuitous Violence
    And Bob controls Impervious Greatwurm
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Impervious Greatwurm
    And everyone passes until it is Alice's end of combat
    Then Impervious Greatwurm bears <count> -1/-1 counters

    Examples:
      | player | whose   | count |
      | Alice  | her own | 6     |
      | Bob    | Bob's   | 3     |

  @id:damage-25-creatures-only @since:2007-10-01 @report:mage-2208
  Scenario Outline: Under Gratuitous Violence, which speaks of creatures, <source> deals Bob 2 damage, <so many>
    Given Alice controls Gratuitous Violence; Prodigal Pyromancer; Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    When Alice activates <ability> targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 18 life

    Examples:
      | ability                                 | source              | so many                  |
      | Prodigal Pyromancer                     | Prodigal Pyromancer | twice what it would deal |
      | ability 3 of Chandra, Novice Pyromancer | Chandra             | what she would deal      |
