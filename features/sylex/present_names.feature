@sylex-03 @cr:206.3b @since:2013-07-13
Feature: The name counts that a permanent has now
  A copy has the name of what it copies, and an effect may set another name or take every name away. A permanent that is no card,
  but a token, is untouched whatever it is called.

  @id:sylex-03-clone @cr:707.2
  Scenario: Clone, which entered as a copy of Ornithopter, is sacrificed
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter
    When Alice casts Clone, spending {U}{C}{C}{C}
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
    When Alice casts Clone, spending {U}{C}{C}{C}
    And everyone passes until someone is asked
    And Alice copies Ornithopter of Paradise with Clone
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Clone is on the battlefield
    And Ornithopter of Paradise is on the battlefield
    And Golgothian Sylex is in Alice's graveyard

  @id:sylex-03-sculpting-steel @cr:707.2
  Scenario: Sculpting Steel, which entered as a copy of the Sylex, has Onulet, the Sylex and itself sacrificed
    Given Alice has Sculpting Steel in her hand
    And Alice has {C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Onulet; Bronze Sable
    When Alice casts Sculpting Steel, spending {C}{C}{C}
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
    When Alice casts Cackling Counterpart targeting Su-Chi, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Su-Chi is in Alice's graveyard
    And the Su-Chi token of Alice is on the battlefield

  @since:2020-09-25 @id:sylex-03-copied-spell @cr:608.3f @cr:111.1
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

  @id:sylex-03-witness-protection @since:2020-04-17 @cr:612.8
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

  @id:sylex-03-witness-protection-gone @since:2020-04-17 @cr:612.8
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

  @id:sylex-03-sticker @since:2022-10-07 @cr:612.9 @cr:123.6
  Scenario: Ornithopter with the name sticker Night is named Night Ornithopter, and stays
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter; Onulet
    And Bob has the sticker sheet Night Brushwagg Ringmaster
    And Ornithopter starts with the sticker Night
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Onulet is in Bob's graveyard
    And Ornithopter is on the battlefield
    And Ornithopter is named Night Ornithopter

  @id:sylex-03-sticker-lost @since:2022-10-07 @cr:123.5 @cr:612.9
  Scenario: Ornithopter, put onto the battlefield from a hand, has no sticker any more and is sacrificed
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter; Aether Vial
    And Bob has the sticker sheet Night Brushwagg Ringmaster
    And Ornithopter starts with the sticker Night
    And Bob has Unsummon in his hand
    And Bob has {U} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Unsummon targeting Ornithopter
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob activates Aether Vial
    And everyone passes until someone is asked
    And Bob chooses Ornithopter for the activated ability of Aether Vial
    And everyone passes until the stack is empty
    Then Ornithopter is in Bob's graveyard

  @id:sylex-03-copy-of-a-stickered-one @since:2022-10-07 @cr:123.1 @cr:707.2
  Scenario: A sticker is not copied: Clone as a copy of Night Ornithopter is named Ornithopter, and is sacrificed
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Ornithopter
    And Bob has the sticker sheet Night Brushwagg Ringmaster
    And Ornithopter starts with the sticker Night
    When Alice casts Clone, spending {U}{C}{C}{C}
    And everyone passes until someone is asked
    And Alice copies Ornithopter with Clone
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Clone is in Alice's graveyard
    And Ornithopter is on the battlefield

  @id:sylex-03-face-down @cr:708.2a
  Scenario: Su-Chi, which Ixidron has turned face down, has no name, and stays
    Given Alice has Ixidron in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes
    And Bob controls Su-Chi; Millstone
    When Alice casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Su-Chi is face down
    And Su-Chi is on the battlefield
    And Millstone is in Bob's graveyard

  @id:sylex-03-face-up-again @cr:708.2a @cr:708.8
  Scenario: Su-Chi, which Break Open turns face up in response, bears its name again and is sacrificed
    Given Alice has Ixidron; Break Open in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes; 2 Mountain
    And Bob controls Su-Chi
    When Alice casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And Alice casts Break Open targeting Su-Chi
    And everyone passes until the stack is empty
    Then Su-Chi is in Bob's graveyard

  @id:sylex-03-becomes-a-listed-one @cr:707.2
  Scenario: Mirrorweave turns every other creature into Atog, and all of them are sacrificed
    Given Alice has Mirrorweave in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes; Grizzly Bears
    And Bob controls Atog; Hill Giant
    When Alice casts Mirrorweave targeting Atog, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant is in Bob's graveyard
    And Atog is in Bob's graveyard

  @id:sylex-03-becomes-another @cr:707.2
  Scenario: Mirrorweave turns Atog into Grizzly Bears, and it stays
    Given Alice has Mirrorweave in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Alice controls Golgothian Sylex; Wastes; Grizzly Bears
    And Bob controls Atog; Millstone
    When Alice casts Mirrorweave targeting Grizzly Bears, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Millstone is in Bob's graveyard
    And Atog is on the battlefield
    And Atog is named Grizzly Bears

  @id:sylex-03-sticker-in-play @since:2022-10-07 @cr:123.6c @cr:612.9
  Scenario: Angelic Harold puts the name sticker Night on Onulet, which stays, and Weakstone does not
    Given Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    And Alice has the sticker sheet Night Brushwagg Ringmaster
    And Alice controls Golgothian Sylex; Wastes; Onulet; Weakstone
    When Alice casts Angelic Harold, spending {W}{U}{C}
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Onulet for the enters ability of Angelic Harold
    And Alice chooses the sticker Night for the enters ability of Angelic Harold
    And Alice chooses the position 0 for the enters ability of Angelic Harold
    And Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Weakstone is in Alice's graveyard
    And Onulet is on the battlefield
    And Onulet is named Night Onulet

  @id:sylex-03-spy-kit @since:2016-08-26 @cr:201.2a @cr:612.7
  Scenario: Grizzly Bears with Spy Kit have the name of every nonlegendary creature card, Ornithopter among them, and are sacrificed
    Given Alice controls Golgothian Sylex; 3 Wastes; Spy Kit; Grizzly Bears; Memnite
    When Alice activates Spy Kit targeting Grizzly Bears, making mana with Wastes 1; Wastes 2
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes 3
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard
    And Spy Kit is on the battlefield
    And Memnite is on the battlefield

  @id:sylex-03-spy-kit-first @since:2020-04-17 @cr:612.7 @cr:612.8 @cr:613.7
  Scenario: Witness Protection, which comes after Spy Kit, takes every other name from Grizzly Bears, and they stay
    Given Alice has Witness Protection in her hand
    And Alice has {U} to spend
    And Alice controls Golgothian Sylex; 3 Wastes; Spy Kit; Grizzly Bears
    When Alice activates Spy Kit targeting Grizzly Bears, making mana with Wastes 1; Wastes 2, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Witness Protection targeting Grizzly Bears
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes 3
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And Grizzly Bears is on the battlefield

  @id:sylex-03-spy-kit-last @since:2020-04-17 @cr:612.7 @cr:612.8 @cr:613.7e
  Scenario: Spy Kit, which is attached after Witness Protection has come, gives Grizzly Bears all its names, and they are sacrificed
    Given Alice has Witness Protection in her hand
    And Alice has {U} to spend
    And Alice controls Golgothian Sylex; 3 Wastes; Spy Kit; Grizzly Bears
    When Alice casts Witness Protection targeting Grizzly Bears
    And everyone passes until the stack is empty
    And Alice activates Spy Kit targeting Grizzly Bears, making mana with Wastes 1; Wastes 2
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Wastes 3
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard
    And Witness Protection is in Alice's graveyard
