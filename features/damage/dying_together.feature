@damage-52 @cr:704.3
Feature: What is destroyed at once dies at once
  All creatures with lethal damage are destroyed together when state-based actions are checked. Each of them sees the others die,
  and itself.

  @id:damage-52-together @cr:603.10a @report:mage-1451
  Scenario: Pyroclasm kills Blood Artist and Grizzly Bears, and Blood Artist triggers for both of them
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Blood Artist; Grizzly Bears
    When Alice casts Pyroclasm
    And everyone passes until someone is asked
    And Bob would put his abilities on the stack, from the top: the dies ability of Blood Artist; the dies ability of Blood Artist (2)
    And Bob targets Alice with the dies ability of Blood Artist
    And Bob targets Alice with the dies ability of Blood Artist (2)
    And everyone passes until the stack is empty
    Then Alice is at 18 life
    And Bob is at 22 life

  @id:damage-52-before @cr:603.10a
  Scenario: Blood Artist is dead before Grizzly Bears die, and triggers for itself only
    Given Alice has Gut Shot; Shock in her hand
    And Alice has {R}{R} to spend
    And Bob controls Blood Artist; Grizzly Bears
    When Alice casts Gut Shot targeting Blood Artist
    And everyone passes until someone is asked
    And Bob targets Alice with the dies ability of Blood Artist
    And everyone passes until the stack is empty
    And Alice casts Shock targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Bob's graveyard
    And Alice is at 19 life
    And Bob is at 21 life
