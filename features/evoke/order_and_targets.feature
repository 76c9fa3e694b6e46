@evoke-13 @cr:702.74a @cr:603.3b @cr:603.3d @since:2007-10-01
Feature: An evoked creature's targets are chosen before either of its abilities resolves
  An ability's targets are chosen as it goes on the stack. At that time the evoked creature is still on the battlefield,
  whichever ability will resolve first, so it can be a target of its own ability; what then happens to it depends on the order.

  Background:
    Given Alice has Aethersnipe in her hand
    And Alice controls 3 Island
    And Bob controls Grizzly Bears
    When Alice casts Aethersnipe for its evoke cost
    And everyone passes until Aethersnipe enters

  @id:evoke-13-target-chosen-before-sacrifice @cr:113.7a
  Scenario: With the sacrifice on top, the other ability has its target already and still resolves
    When Alice puts her abilities on the stack, from the top: the evoke ability of Aethersnipe; the enters ability of Aethersnipe
    And Alice targets Grizzly Bears with the enters ability of Aethersnipe
    Then the stack holds, from the top, the evoke ability of Aethersnipe; the enters ability of Aethersnipe
    And the target of the enters ability of Aethersnipe is Grizzly Bears
    And Aethersnipe is on the battlefield
    When everyone passes until one object has left the stack
    Then Aethersnipe is in Alice's graveyard
    And nobody is asked anything
    When everyone passes until the stack is empty
    Then Grizzly Bears is in Bob's hand

  @id:evoke-13-returns-itself-first @cr:603.6 @cr:701.21a
  Scenario: With the return on top, Aethersnipe can save itself from the sacrifice
    In the hand it is no permanent any more, and only a permanent can be sacrificed.

    When Alice puts her abilities on the stack, from the top: the enters ability of Aethersnipe; the evoke ability of Aethersnipe
    And Alice targets Aethersnipe with the enters ability of Aethersnipe
    And everyone passes until one object has left the stack
    Then Aethersnipe is in Alice's hand
    And the stack holds, from the top, the evoke ability of Aethersnipe
    When everyone passes until the stack is empty
    Then Aethersnipe is in Alice's hand
    And Grizzly Bears is on the battlefield

  @id:evoke-13-sacrificed-before-returning-itself @cr:608.2b
  Scenario: With the sacrifice on top, Aethersnipe as its own target stays in the graveyard
    The target was on the battlefield and is not there any more, so the return has no legal target.

    When Alice puts her abilities on the stack, from the top: the evoke ability of Aethersnipe; the enters ability of Aethersnipe
    And Alice targets Aethersnipe with the enters ability of Aethersnipe
    And everyone passes until the stack is empty
    Then Aethersnipe is in Alice's graveyard
    And Grizzly Bears is on the battlefield
