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

  @combat-19 @damage-03 @id:damage-52-each-other @cr:603.10a @cr:704.5f @report:mage-8293
  Scenario: Rot Wolf and the Grizzly Bears that it deals damage to kill each other, and it triggers on their death
    Rot Wolf has its controller draw a card when a creature dies that it has dealt damage to.

    Given Alice controls Rot Wolf
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Rot Wolf
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Rot Wolf with Grizzly Bears
    And everyone passes until someone is asked
    And Alice accepts the dies ability of Rot Wolf
    Then Rot Wolf is in Alice's graveyard
    And Grizzly Bears is in Bob's graveyard
    And Alice has drawn 1 card this turn

  @combat-19 @damage-03 @id:damage-52-one-later @cr:603.10a
  Scenario: Rot Wolf is killed by Hill Giant, which it leaves a 1/1, and does not trigger when Hill Giant dies later on that turn
    Given Alice has Gut Shot in her hand
    And Alice controls Rot Wolf; Mountain
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Rot Wolf
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Rot Wolf with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Rot Wolf is in Alice's graveyard
    When Alice casts Gut Shot targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Alice has drawn no cards this turn
