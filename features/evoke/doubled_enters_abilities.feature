@evoke-12 @cr:702.74a @cr:603.2d @since:2007-10-01
Feature: What makes abilities trigger again on entering doubles the sacrifice as well
  A creature's evoke ability belongs to a permanent and is set off by that permanent's entering. An effect that has such
  abilities trigger once more therefore cannot tell it from the creature's own enters ability: both are doubled.

  @id:evoke-12-doubler-four-abilities @since:2021-02-15 @derived
  Scenario Outline: With Alice's own <doubler>, an evoked Mulldrifter puts four abilities on the stack
    Given Alice has Mulldrifter in her hand
    And Alice controls <doubler>; 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 4 cards this turn
    And Mulldrifter is in Alice's graveyard

    Examples:
      | doubler               |
      | Panharmonicon         |
      | Yarok, the Desecrated |

  @id:evoke-12-second-sacrifice-does-nothing @since:2021-02-15 @derived @cr:701.21a @cr:603.6
  Scenario: The second sacrifice finds nothing, and nothing else is sacrificed for it
    Only that one creature is meant. Once it is in the graveyard it is no permanent, and what is no permanent cannot be
    sacrificed; so Gixian Infiltrator counts one sacrifice.

    Given Alice has Mulldrifter in her hand
    And Alice controls Panharmonicon; Gixian Infiltrator; 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter; the enters ability of Mulldrifter (2); the enters ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Gixian Infiltrator is on the battlefield
    And Gixian Infiltrator bears 1 +1/+1 counter
    And Alice has drawn 4 cards this turn

  @id:evoke-12-doubler-of-an-opponent
  Scenario: An opponent's Panharmonicon doubles neither ability
    It looks for abilities of its own controller's permanents, no matter whose creature enters.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob controls Panharmonicon
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter

  @evoke-14 @id:evoke-12-one-of-two-sacrifices-countered @since:2021-02-15 @derived @cr:701.6a
  Scenario: With Panharmonicon, Stifle on one of the two sacrifices saves nothing
    Given Alice has Mulldrifter; Stifle in her hand
    And Alice controls Panharmonicon; 4 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    And Alice casts Stifle targeting the evoke ability of Mulldrifter (2)
    And everyone passes until Stifle has left the stack
    Then the stack holds, from the top, the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Mulldrifter is on the battlefield
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn 4 cards this turn

  @id:evoke-12-doubler-spares-the-cast-ability @since:2021-02-15 @derived @cr:601.2i
  Scenario: Panharmonicon doubles the sacrifice of an evoked Nulldrifter, but not what triggered on casting it
    Soul Warden's ability waits for the same entering and is doubled too.

    Given Alice has Nulldrifter in her hand
    And Alice controls Panharmonicon; Soul Warden; 3 Island
    When Alice casts Nulldrifter for its evoke cost
    Then the stack holds, from the top, the cast ability of Nulldrifter; Nulldrifter
    When everyone passes until Nulldrifter enters
    Then Alice has drawn 2 cards this turn
    When Alice puts her abilities on the stack, from the top: the evoke ability of Nulldrifter (2); the evoke ability of Nulldrifter; the enters ability of Soul Warden (2); the enters ability of Soul Warden
    Then the stack holds, from the top, the evoke ability of Nulldrifter (2); the evoke ability of Nulldrifter; the enters ability of Soul Warden (2); the enters ability of Soul Warden
    When everyone passes until the stack is empty
    Then Nulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn
    And Alice is at 22 life

  @evoke-16 @id:evoke-16-doubler-of-the-caster @derived @cr:603.3a @cr:400.7a
  Scenario: Alice's Panharmonicon doubles neither ability of the Mulldrifter that Bob took on the stack
    It is Alice's card, yet the abilities are those of a permanent of Bob's.

    Given Alice has Mulldrifter in her hand
    And Alice controls Panharmonicon
    And Alice has {U}{C}{C} to spend
    And Bob has Aethersnatch in his hand
    And Bob controls 6 Island
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Aethersnatch targeting Mulldrifter
    And everyone passes until Mulldrifter enters
    And Bob puts his abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Bob has drawn 2 cards this turn

  @evoke-16 @id:evoke-16-doubler-of-the-taker @since:2021-02-15 @derived @cr:603.3a @cr:400.7a
  Scenario: Bob's Panharmonicon doubles both abilities of the Mulldrifter that he took on the stack
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Bob has Aethersnatch in his hand
    And Bob controls Panharmonicon; 6 Island
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Aethersnatch targeting Mulldrifter
    And everyone passes until Mulldrifter enters
    And Bob puts his abilities on the stack, from the top: the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Bob has drawn 4 cards this turn
    And Mulldrifter is in Alice's graveyard
