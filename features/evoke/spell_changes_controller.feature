@evoke-16 @cr:702.74a @cr:603.3a @cr:608.3a @cr:400.7a @cr:110.2b @since:2007-10-01
Feature: A player who takes over an evoked spell sacrifices the creature it becomes
  That the evoke cost was paid stays true of the spell, whoever controls it when it resolves. The creature enters under its
  new controller, who controls both of its abilities: that player orders them, gets what they give, and does the sacrificing.

  Background:
    Given Alice has Mulldrifter in her hand
    And Bob has Aethersnatch in his hand
    And Bob controls 6 Island

  @id:evoke-16-both-abilities-are-the-takers @cr:400.7d @cr:400.3
  Scenario: Bob, who took Mulldrifter with Aethersnatch, orders both abilities, draws, and loses it to Alice's graveyard
    Given Alice has {U}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Aethersnatch targeting Mulldrifter
    And everyone passes until Aethersnatch has left the stack
    Then Mulldrifter is on the stack under Bob's control
    When everyone passes until Mulldrifter enters
    Then Bob is asked to order his abilities
    When Bob puts his abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    Then the stack holds, from the top, the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And the evoke ability of Mulldrifter is controlled by Bob
    And the enters ability of Mulldrifter is controlled by Bob
    And Mulldrifter is on the battlefield under Bob's control
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Bob has drawn 2 cards this turn
    And Alice has drawn no cards this turn

  @id:evoke-16-taker-sacrifices @cr:701.21a
  Scenario: It is Bob who has sacrificed the Mulldrifter that he took with Aethersnatch
    Each player's Gixian Infiltrator grows when that player sacrifices something.

    Given Alice has {U}{C}{C} to spend
    And Alice controls Gixian Infiltrator "Alice's Infiltrator"
    And Bob controls Gixian Infiltrator "Bob's Infiltrator"
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Aethersnatch targeting Mulldrifter
    And everyone passes until Mulldrifter enters
    And Bob puts his abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Bob's Infiltrator bears 1 +1/+1 counter
    And Alice's Infiltrator bears no +1/+1 counters

  @id:evoke-16-taken-but-not-evoked
  Scenario: Taken with Aethersnatch after its mana cost was paid, Mulldrifter stays with Bob
    Given Alice has {U}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter
    And Alice passes
    And Bob casts Aethersnatch targeting Mulldrifter
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Bob's control
    And Bob has drawn 2 cards this turn
