@combat-51 @cr:702.4a @since:2005-10-01
Feature: First strike and double strike matter in combat only
  Creatures that fight deal their damage at the same time and once, whatever they would do in combat.

  @id:combat-51-fight @since:2011-09-30 @cr:701.14d @report:forge-1138
  Scenario Outline: Fencing Ace, which has double strike, fights <creature>, and <fate>
    Given Alice has Prey Upon in her hand
    And Alice has {G} to spend
    And Alice controls Fencing Ace
    And Bob controls <creature>
    When Alice casts Prey Upon targeting Fencing Ace; <creature>
    And everyone passes until the stack is empty
    Then Fencing Ace is in Alice's graveyard
    And <creature> is <where>

    Examples:
      | creature      | where              | fate                  |
      | Memnite       | in Bob's graveyard | they kill each other  |
      | Grizzly Bears | on the battlefield | deals 1 damage, not 2 |

  @combat-20 @id:combat-51-combat @cr:702.4b
  Scenario: Memnite, which Fencing Ace blocks in combat, is killed before it deals damage
    Given Alice controls Memnite
    And Bob controls Fencing Ace
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite with Fencing Ace
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Alice's graveyard
    And Fencing Ace is on the battlefield
