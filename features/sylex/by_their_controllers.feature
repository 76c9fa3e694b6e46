@sylex-06 @cr:701.21a @cr:206.3b @since:2013-07-13
Feature: Whoever controls a permanent sacrifices it, and its owner has it in their graveyard
  Neither the player who activated Golgothian Sylex nor the owner of a permanent is the one who sacrifices it. Korvold gets a
  counter whenever its controller sacrifices a permanent.

  @id:sylex-06-controlled @cr:400.3
  Scenario: Bob's Triskelion is sacrificed by Alice, who controls it, and goes to Bob's graveyard
    Given Alice controls Golgothian Sylex; Wastes; Korvold, Fae-Cursed King
    And Alice controls Bob's Triskelion
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the sacrifice ability of Korvold, Fae-Cursed King; the sacrifice ability of Korvold, Fae-Cursed King (2)
    And everyone passes until the stack is empty
    Then Triskelion is in Bob's graveyard
    And Korvold, Fae-Cursed King bears 2 +1/+1 counters

  @id:sylex-06-not-by-the-owner @cr:400.3
  Scenario: Bob does not sacrifice his Triskelion, which Alice controls, and so Bob's Korvold sees nothing
    Given Alice controls Golgothian Sylex; Wastes
    And Alice controls Bob's Triskelion
    And Bob controls Korvold, Fae-Cursed King
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Triskelion is in Bob's graveyard
    And Korvold, Fae-Cursed King bears no +1/+1 counters

  @id:sylex-06-not-by-the-activator
  Scenario: Alice does not sacrifice Bob's permanents, of which there are two, but only the Sylex
    Given Alice controls Golgothian Sylex; Wastes; Korvold, Fae-Cursed King
    And Bob controls Triskelion; Millstone
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Triskelion is in Bob's graveyard
    And Millstone is in Bob's graveyard
    And Korvold, Fae-Cursed King bears 1 +1/+1 counter

  @id:sylex-06-taken-in-play @cr:613.1b
  Scenario: Atog, of which Alice has gained control this turn, is sacrificed by Alice
    Given Alice has Act of Treason in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Atog; Korvold, Fae-Cursed King
    When Alice casts Act of Treason targeting Atog, spending {R}{C}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Atog is in Bob's graveyard
    And Korvold, Fae-Cursed King bears no +1/+1 counters

  @id:sylex-06-taken-in-response @cr:608.2h
  Scenario: Atog, of which Bob gains control in response, is sacrificed by Bob
    Given Alice controls Golgothian Sylex; Wastes; Atog
    And Bob controls Korvold, Fae-Cursed King
    And Bob has Ray of Command in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Ray of Command targeting Atog
    And everyone passes until one object has left the stack
    Then Atog is on the battlefield under Bob's control
    When everyone passes until one object has left the stack
    And Bob would put his abilities on the stack, from the top: the sacrifice ability of Korvold, Fae-Cursed King; the delayed ability of Ray of Command
    And everyone passes until the stack is empty
    Then Atog is in Alice's graveyard
    And Korvold, Fae-Cursed King bears 1 +1/+1 counter
