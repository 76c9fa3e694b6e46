@counters-15 @cr:603.2c
Feature: Counters that are put together
  What triggers on one or more counters triggers once for all that are put on one creature together, and once for each creature.
  What triggers on a counter triggers for each.

  @id:counters-15-one-creature
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

  @id:counters-15-several-creatures @report:mage-3402
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

  @id:counters-15-dies-of-them @cr:603.2 @cr:704.5f
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
