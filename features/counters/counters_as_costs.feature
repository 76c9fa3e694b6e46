@counters-19
Feature: Costs that put or remove counters
  A cost is paid in full or not at all. Counters that can't be put can't be a cost; that an effect leaves none of them does not
  matter.

  @id:counters-19-removing @cr:118.3
  Scenario: Spike Feeder gains Alice life for each of its two counters, and not for a third
    Giant Growth keeps it alive without counters.

    Given Alice has Giant Growth in her hand
    And Alice has {G} to spend
    And Alice controls Spike Feeder
    And Spike Feeder starts with 2 +1/+1 counters
    When Alice casts Giant Growth targeting Spike Feeder
    And everyone passes until the stack is empty
    And Alice activates ability 2 of Spike Feeder
    And Alice activates ability 2 of Spike Feeder
    Then Alice can't activate ability 2 of Spike Feeder
    When everyone passes until the stack is empty
    Then Alice is at 24 life
    And Spike Feeder is 3/3

  @id:counters-19-another-kind @since:2020-04-17 @cr:118.3
  Scenario: Carnifex Demon's ability takes a -1/-1 counter, and no counter of another kind will do
    Given Alice controls Carnifex Demon; Fume Spitter; Hill Giant
    And Alice has {B} to spend
    And Carnifex Demon starts with 1 trample counter
    Then Alice can't activate Carnifex Demon
    When Alice activates Fume Spitter targeting Carnifex Demon
    And everyone passes until the stack is empty
    And Alice activates Carnifex Demon
    And everyone passes until the stack is empty
    Then Hill Giant is 2/2
    And Carnifex Demon bears no -1/-1 counters
    And Carnifex Demon bears 1 trample counter

  @counters-17 @id:counters-19-cant-be-put @since:2020-04-17 @cr:614.17b
  Scenario Outline: Devoted Druid, which puts a -1/-1 counter on itself as a cost, can't untap itself beside <permanent>
    Given Alice controls Devoted Druid; <permanent>
    When Alice taps Devoted Druid for {G}
    Then Alice can't activate ability 2 of Devoted Druid
    And Devoted Druid is tapped

    Examples:
      | permanent              |
      | Solemnity              |
      | Melira, Sylvok Outcast |

  @counters-16 @id:counters-19-none-is-left @since:2009-07-11 @cr:118.11 @cr:614.6 @report:mage-13583
  Scenario: Beside Vizier of Remedies Devoted Druid untaps itself, and has no counter for it
    Given Alice controls Devoted Druid; Vizier of Remedies
    And Devoted Druid starts tapped
    When Alice activates ability 2 of Devoted Druid
    And everyone passes until the stack is empty
    Then Devoted Druid is untapped
    And Devoted Druid is 0/2

  @counters-16 @id:counters-19-more-are-put @since:2009-07-11 @cr:118.11 @cr:704.5f
  Scenario: Beside Vorinclex Devoted Druid puts two -1/-1 counters on itself as a cost, and dies before it could be untapped
    Given Alice controls Devoted Druid; Vorinclex, Monstrous Raider
    When Alice taps Devoted Druid for {G}
    And Alice activates ability 2 of Devoted Druid
    Then Devoted Druid is in Alice's graveyard
    And the stack holds, from the top, the activated ability of Devoted Druid
