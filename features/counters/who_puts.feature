@counters-14
Feature: Who puts counters
  It is the controller of the effect, or the player who pays the cost, and not the controller of what gets them. Hapatra triggers
  when her controller puts a -1/-1 counter on a creature, whosever the creature is.

  @id:counters-14-effect @since:2007-05-01 @cr:109.5 @cr:603.2 @report:mage-3288 @report:mage-3157
  Scenario Outline: Alice's Fume Spitter puts a -1/-1 counter on Bob's Hill Giant, and <player>'s Hapatra <triggers>
    Given Alice controls Fume Spitter
    And Bob controls Hill Giant
    And <player> controls Hapatra, Vizier of Poisons
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until one object has left the stack
    Then Hill Giant is 2/2
    And the stack <stack>

    Examples:
      | player | triggers         | stack                                                                   |
      | Alice  | triggers         | holds, from the top, the counters ability of Hapatra, Vizier of Poisons |
      | Bob    | does not trigger | is empty                                                                |

  @counters-19 @id:counters-14-cost @since:2007-05-01 @cr:118.1
  Scenario: Alice puts a -1/-1 counter on her Devoted Druid as a cost, and her Hapatra triggers
    Given Alice controls Devoted Druid; Hapatra, Vizier of Poisons
    And Devoted Druid starts tapped
    When Alice activates ability 2 of Devoted Druid
    Then Devoted Druid bears 1 -1/-1 counter
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons; the activated ability of Devoted Druid

  @counters-18 @id:counters-14-entering @since:2017-04-28 @cr:122.6 @cr:122.6a @report:mage-9649
  Scenario Outline: Alice's Carnifex Demon enters with two -1/-1 counters, and <player>'s Hapatra <triggers>
    Given Alice has Carnifex Demon in her hand
    And Alice has {B}{B}{C}{C}{C}{C} to spend
    And <player> controls Hapatra, Vizier of Poisons
    When Alice casts Carnifex Demon
    And everyone passes until Carnifex Demon enters
    Then Carnifex Demon is 4/4
    And the stack <stack>

    Examples:
      | player | triggers         | stack                                                                   |
      | Alice  | triggers         | holds, from the top, the counters ability of Hapatra, Vizier of Poisons |
      | Bob    | does not trigger | is empty                                                                |

  @counters-09 @counters-18 @id:counters-14-persist @since:2017-04-28 @cr:122.6 @cr:122.6a
  Scenario: Alice's Heartmender returns with a -1/-1 counter, which she has put, and her Hapatra triggers
    Given Alice controls Heartmender; Hapatra, Vizier of Poisons; Ashnod's Altar
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Heartmender
    And everyone passes until Heartmender enters
    Then Heartmender is 1/1
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @counters-12 @id:counters-14-proliferated @since:2010-10-01 @cr:701.34a @cr:603.2
  Scenario: Alice proliferates -1/-1 counters on two creatures of Bob's, and her Hapatra triggers for each
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    And Bob controls Hill Giant; Serra Angel
    And Hill Giant starts with 1 -1/-1 counter
    And Serra Angel starts with 1 -1/-1 counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant; Serra Angel for Steady Progress
    And Alice would put her abilities on the stack, from the top: the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons
    Then the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons

  @counters-16 @id:counters-14-vorinclex @since:2020-04-17 @cr:614.1a @cr:109.5
  Scenario Outline: With Vorinclex under <whose> control, Alice's Skinrender puts <count> -1/-1 counter<s> on Bob's Dreadmaw
    Vorinclex doubles the counters that its controller puts, and halves, rounded down, those that opponents put. Three would be
    put.

    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Bob controls Colossal Dreadmaw
    And Colossal Dreadmaw starts with 1 vigilance counter
    And <player> controls Vorinclex, Monstrous Raider
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Colossal Dreadmaw with the enters ability of Skinrender
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw <state>

    Examples:
      | player | whose   | count | s | state                 |
      | Alice  | her own | six   | s | is in Bob's graveyard |
      | Bob    | Bob's   | one   |   | is 5/5                |

  @damage-27 @id:counters-14-soul-scar-mage @since:2017-04-28 @cr:109.5 @cr:614.6 @report:mage-3307
  Scenario Outline: Alice has put the counters that Soul-Scar Mage makes of her Shock's damage, and <player>'s Nest of Scarabs <triggers>
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Soul-Scar Mage
    And <player> controls Nest of Scarabs
    And Bob controls Hill Giant
    When Alice casts Shock targeting Hill Giant
    And everyone passes until Shock has left the stack
    Then Hill Giant is 1/1
    And the stack <stack>

    Examples:
      | player | triggers         | stack                                                        |
      | Alice  | triggers         | holds, from the top, the counters ability of Nest of Scarabs |
      | Bob    | does not trigger | is empty                                                     |
