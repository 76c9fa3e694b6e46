@counters-15 @cr:603.2c
Feature: Counters that are put together
  What triggers on one or more counters triggers once for all that are put on one creature together, and once for each creature.
  What triggers on a counter triggers for each.

  @id:counters-15-one-creature @since:2007-05-01
  Scenario: Skinrender puts three -1/-1 counters on Colossal Dreadmaw: Hapatra triggers once
    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    And Bob controls Colossal Dreadmaw
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Colossal Dreadmaw with the enters ability of Skinrender
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is 3/3
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @id:counters-15-several-creatures @since:2007-05-01 @report:mage-3402
  Scenario: Black Sun's Zenith puts two -1/-1 counters on each of three creatures: Hapatra, who dies of hers, triggers three times
    Given Alice has Black Sun's Zenith in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    And Bob controls Hill Giant; Colossal Dreadmaw
    When Alice casts Black Sun's Zenith with X = 2
    And everyone passes until Black Sun's Zenith has left the stack
    And Alice would put her abilities on the stack, from the top: the counters ability of Hapatra, Vizier of Poisons (3); the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons
    Then Hapatra, Vizier of Poisons is in Alice's graveyard
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons (3); the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons

  @id:counters-15-each-counter
  Scenario: Skinrender puts three -1/-1 counters on Colossal Dreadmaw: Flourishing Defenses triggers three times
    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Flourishing Defenses
    And Bob controls Colossal Dreadmaw
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Colossal Dreadmaw with the enters ability of Skinrender
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the counters ability of Flourishing Defenses (3); the counters ability of Flourishing Defenses (2); the counters ability of Flourishing Defenses
    Then Colossal Dreadmaw is 3/3
    And the stack holds, from the top, the counters ability of Flourishing Defenses (3); the counters ability of Flourishing Defenses (2); the counters ability of Flourishing Defenses

  @id:counters-15-dies-of-them @since:2007-05-01 @cr:603.2 @cr:704.5f
  Scenario: Grizzly Bears dies of the three -1/-1 counters that Skinrender puts on it, and Hapatra triggers all the same
    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    And Bob controls Grizzly Bears
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Grizzly Bears with the enters ability of Skinrender
    And everyone passes until one object has left the stack
    Then Grizzly Bears is in Bob's graveyard
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @counters-14 @counters-20 @id:counters-15-another-kind @since:2009-07-11 @cr:122.5 @report:phase-589
  Scenario Outline: Alice's Fate Transfer puts a <kind> counter on Colossal Dreadmaw, and Hapatra, who speaks of -1/-1 counters, <triggers>
    Given Alice has Fate Transfer in her hand
    And Alice has {C}{B} to spend
    And Alice controls Hapatra, Vizier of Poisons; Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob controls Colossal Dreadmaw
    When Alice casts Fate Transfer targeting Hill Giant; Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw bears 1 <kind> counter
    And the stack <stack>

    Examples:
      | kind  | triggers         | stack                                                                   |
      | -1/-1 | triggers         | holds, from the top, the counters ability of Hapatra, Vizier of Poisons |
      | +1/+1 | does not trigger | is empty                                                                |

  @counters-12 @id:counters-15-twice @since:2010-10-01 @cr:701.34a @report:phase-8441
  Scenario Outline: Contagion Engine proliferates twice, Alice chooses Colossal Dreadmaw <when>, and Hapatra triggers <times>
    Given Alice controls Contagion Engine; Hapatra, Vizier of Poisons
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls Colossal Dreadmaw
    And Colossal Dreadmaw starts with 1 -1/-1 counter
    And Bob starts with 1 poison counter
    When Alice activates Contagion Engine
    And everyone passes until someone is asked
    And Alice chooses Colossal Dreadmaw for the activated ability of Contagion Engine
    And Alice chooses <second> for the activated ability of Contagion Engine
    And Alice would put her abilities on the stack, from the top: <abilities>
    Then Colossal Dreadmaw bears <left> -1/-1 counters
    And the stack holds, from the top, <abilities>

    Examples:
      | second            | left | when       | times | abilities                                                                                                  |
      | Colossal Dreadmaw | 3    | both times | twice | the counters ability of Hapatra, Vizier of Poisons (2); the counters ability of Hapatra, Vizier of Poisons |
      | Bob               | 2    | once       | once  | the counters ability of Hapatra, Vizier of Poisons                                                         |
