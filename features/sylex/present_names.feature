@sylex-03 @cr:206.3b
Feature: The name counts that a permanent has now
  A copy has the name of what it copies, and an effect may set another name or take every name away. A permanent that is no card,
  but a token, is untouched whatever it is called.

  @id:sylex-03-clone @cr:707.2
  Scenario: Clone, which entered as a copy of Ornithopter, is sacrificed
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Ornithopter with Clone
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Clone is in Alice's graveyard
    And Ornithopter is in Bob's graveyard

  @id:sylex-03-clone-of-another @cr:707.2
  Scenario: Clone, which entered as a copy of Ornithopter of Paradise, stays
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter of Paradise
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Ornithopter of Paradise with Clone
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Clone is on the battlefield
    And Ornithopter of Paradise is on the battlefield
    And Golgothian Sylex is in Alice's graveyard

  @id:sylex-03-sculpting-steel @cr:707.2
  Scenario: Sculpting Steel, which entered as a copy of the Sylex, is sacrificed to it, and has others sacrificed itself
    Given Alice has Sculpting Steel in her hand
    And Alice has {C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Onulet; Bronze Sable
    When Alice casts Sculpting Steel
    And everyone passes until someone is asked
    And Alice copies Golgothian Sylex with Sculpting Steel
    And Alice activates Sculpting Steel, making mana with Wastes
    And everyone passes until the stack is empty
    Then Sculpting Steel is in Alice's graveyard
    And Golgothian Sylex is in Alice's graveyard
    And Onulet is in Bob's graveyard
    And Bronze Sable is on the battlefield

  @id:sylex-03-token @cr:111.1
  Scenario: A token that is a copy of Su-Chi stays, as Su-Chi itself does not
    Given Alice has Cackling Counterpart in her hand
    And Alice has {U}{U}{C} to spend
    And Alice controls Golgothian Sylex; Wastes; Su-Chi
    When Alice casts Cackling Counterpart targeting Su-Chi
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Su-Chi is in Alice's graveyard
    And the Su-Chi token of Alice is on the battlefield

  @id:sylex-03-copied-spell @cr:608.3f @cr:111.1
  Scenario: A copy of the spell Ornithopter has become a token, and stays
    Given Alice has Double Major; Ornithopter in her hand
    And Alice has {G}{U} to spend
    And Alice controls Golgothian Sylex; Wastes
    When Alice casts Ornithopter
    And Alice casts Double Major targeting Ornithopter
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Ornithopter is in Alice's graveyard
    And Alice has 1 token named Ornithopter

  @id:sylex-03-witness-protection @cr:612.8
  Scenario: Atog under Witness Protection is named Legitimate Businessperson, and stays
    Given Alice has Witness Protection in her hand
    And Alice has {U} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Atog; Orcish Mechanics
    When Alice casts Witness Protection targeting Atog
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Atog is on the battlefield
    And Orcish Mechanics is in Bob's graveyard

  @id:sylex-03-witness-protection-gone @cr:612.8
  Scenario: Atog, from which Witness Protection is gone in response, bears its name again and is sacrificed
    Given Alice has Witness Protection in her hand
    And Alice has {U} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Atog
    And Bob has Disenchant in his hand
    And Bob has {W}{C} to spend
    When Alice casts Witness Protection targeting Atog
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Disenchant targeting Witness Protection
    And everyone passes until the stack is empty
    Then Witness Protection is in Alice's graveyard
    And Atog is in Bob's graveyard
