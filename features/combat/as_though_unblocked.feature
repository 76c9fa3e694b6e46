@combat-26 @cr:510.1c @since:2010-10-01
Feature: A blocked creature may assign its damage as though it weren't blocked, where something says so
  It is blocked for all that, and is dealt the damage of its blockers.

  @id:combat-26-spinebiter @cr:609.4
  Scenario Outline: Spinebiter, a 3/4 with infect, is blocked by Hill Giant, and Alice has it deal its damage to <whom>
    Given Alice controls Spinebiter
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Spinebiter
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Spinebiter with Hill Giant
    And everyone passes until someone is asked
    And Alice <answer> Spinebiter
    And everyone passes until it is Alice's end of combat
    Then Spinebiter has 3 damage marked
    And Bob bears <count> poison counters
    And Hill Giant is <where>

    Examples:
      | answer   | count | where              | whom       |
      | accepts  | 3     | on the battlefield | Bob        |
      | declines | no    | in Bob's graveyard | Hill Giant |

  @id:combat-26-each-step @since:2020-04-17 @cr:510.4
  Scenario: Spinebiter with double strike kills Memnite, which blocks it, by its first damage, and Alice has it deal Bob its second
    Given Alice controls Spinebiter
    And Spinebiter starts with 1 double strike counter
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Spinebiter
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Spinebiter with Memnite
    And everyone passes until someone is asked
    And Alice declines Spinebiter
    And everyone passes until someone is asked
    And Alice accepts Spinebiter
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob bears 3 poison counters
