@sylex-04 @cr:701.21a @cr:206.3b @since:2013-07-13
Feature: To be sacrificed to Golgothian Sylex is neither to be destroyed nor to be targeted
  What can't be destroyed, what would regenerate, and what can't be targeted is sacrificed like everything else.

  @id:sylex-04-indestructible @cr:702.12b
  Scenario: Darksteel Forge makes Onulet indestructible, which keeps it from Shatter and not from the Sylex
    Given Alice controls Golgothian Sylex; Wastes
    And Alice has Shatter in her hand
    And Alice has {R}{C} to spend
    And Bob controls Darksteel Forge; Onulet
    When Alice casts Shatter targeting Onulet, spending {R}{C}
    And everyone passes until the stack is empty
    Then Shatter is in Alice's graveyard
    And Onulet is on the battlefield
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Onulet is in Bob's graveyard
    And Darksteel Forge is on the battlefield

  @id:sylex-04-own-forge @cr:702.12b
  Scenario: Alice's Darksteel Forge does not keep the Sylex itself
    Given Alice controls Golgothian Sylex; Wastes; Darksteel Forge; Memnite
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And Darksteel Forge is on the battlefield
    And Memnite is on the battlefield

  @id:sylex-04-regeneration @cr:701.19a
  Scenario: Clay Statue has a regeneration shield, which saves it from Shatter; the next one does not save it from the Sylex
    Given Alice controls Golgothian Sylex; Wastes
    And Alice has Shatter in her hand
    And Alice has {R}{C} to spend
    And Bob controls Clay Statue
    And Bob has {C}{C}{C}{C} to spend
    When Alice passes
    And Bob activates Clay Statue
    And everyone passes until the stack is empty
    And Alice casts Shatter targeting Clay Statue, spending {R}{C}
    And everyone passes until the stack is empty
    Then Clay Statue is on the battlefield
    And Clay Statue is tapped
    When Alice passes
    And Bob activates Clay Statue
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Clay Statue is in Bob's graveyard

  @id:sylex-04-hexproof @cr:115.10a @cr:702.11b
  Scenario: Onulet, to which Leonin Abunas gives hexproof, can't be targeted by Shatter, and is sacrificed
    Given Alice controls Golgothian Sylex; Wastes
    And Alice has Shatter in her hand
    And Alice has {R}{C} to spend
    And Bob controls Leonin Abunas; Onulet
    Then Alice can't cast Shatter targeting Onulet
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Onulet is in Bob's graveyard
    And Leonin Abunas is on the battlefield

  @id:sylex-04-miter @cr:603.4
  Scenario: Urza's Miter triggers when Shatter destroys Ornithopter, and not when the Sylex has Onulet and the Miter sacrificed
    Given Alice controls Golgothian Sylex; Wastes; Urza's Miter; Ornithopter; Onulet
    And Alice has Shatter in her hand
    And Alice has {R}{C} to spend
    When Alice casts Shatter targeting Ornithopter, spending {R}{C}
    And everyone passes until one object has left the stack
    Then Ornithopter is in Alice's graveyard
    And the stack holds, from the top, the dies ability of Urza's Miter
    When everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Urza's Miter is in Alice's graveyard
    And the stack holds, from the top, the dies ability of Onulet
