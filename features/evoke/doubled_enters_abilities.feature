@evoke-12 @cr:702.74a @cr:603.2d @derived
Feature: What makes abilities trigger again on entering doubles the sacrifice as well
  A creature's evoke ability belongs to a permanent and is set off by that permanent's entering. An effect that has such
  abilities trigger once more therefore cannot tell it from the creature's own enters ability: both are doubled.

  @id:evoke-12-doubler-four-abilities
  Scenario Outline: With her own <doubler>, an evoked Mulldrifter puts four abilities on the stack
    Given Alice has Mulldrifter in her hand
    And Alice controls <doubler>; 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the enters ability of Mulldrifter, then the enters ability of Mulldrifter (2), then the evoke ability of Mulldrifter, then the evoke ability of Mulldrifter (2)
    Then the stack holds, from the top, the enters ability of Mulldrifter (2); the enters ability of Mulldrifter; the evoke ability of Mulldrifter (2); the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 4 cards this turn
    And Mulldrifter is in Alice's graveyard

    Examples:
      | doubler               |
      | Panharmonicon         |
      | Yarok, the Desecrated |

  @id:evoke-12-second-sacrifice-does-nothing @cr:701.21a @cr:603.6
  Scenario: The second sacrifice finds nothing, and nothing else is sacrificed for it
    Only that one creature is meant. Once it is in the graveyard it is no permanent, and what is no permanent cannot be
    sacrificed; so Gixian Infiltrator counts one sacrifice.
    Given Alice has Mulldrifter in her hand
    And Alice controls Panharmonicon; Gixian Infiltrator; 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the evoke ability of Mulldrifter, then the evoke ability of Mulldrifter (2), then the enters ability of Mulldrifter, then the enters ability of Mulldrifter (2)
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
    And Alice orders her abilities: the enters ability of Mulldrifter, then the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter
