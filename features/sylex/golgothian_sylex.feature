@sylex-01 @cr:206.3b @cr:701.21a @since:2013-07-13
Feature: Golgothian Sylex has permanents sacrificed whose names were originally printed in Antiquities
  Each nontoken permanent with such a name is sacrificed by whoever controls it, all of them at the same time. The Sylex has such
  a name itself.

  @id:sylex-01-both-players @cr:111.1 @report:mage-11211
  Scenario: What both players control is sacrificed, but neither Grizzly Bears nor a token that is a copy of Ornithopter
    Given Alice controls Golgothian Sylex; Ornithopter "the one Ornithopter"; Mishra's Factory
    And Bob controls Millstone; Ornithopter "the other Ornithopter"; Grizzly Bears
    And Bob has Cackling Counterpart in his hand
    And Bob has {U}{U}{C} to spend
    When Alice passes
    And Bob casts Cackling Counterpart targeting the other Ornithopter
    And everyone passes until the stack is empty
    And Alice activates Golgothian Sylex, making mana with Mishra's Factory
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And the one Ornithopter is in Alice's graveyard
    And Mishra's Factory is in Alice's graveyard
    And Millstone is in Bob's graveyard
    And the other Ornithopter is in Bob's graveyard
    And Bob has 1 token named Ornithopter
    And Grizzly Bears is on the battlefield

  @id:sylex-01-opponent
  Scenario: Bob's Golgothian Sylex has Alice's Su-Chi sacrificed, and not her Memnite
    Given Bob controls Golgothian Sylex; Wastes
    And Alice controls Su-Chi; Memnite
    When Alice passes
    And Bob activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Golgothian Sylex is in Bob's graveyard
    And Su-Chi is in Alice's graveyard
    And Memnite is on the battlefield
    And Wastes is on the battlefield

  @id:sylex-01-four-players @cr:101.4
  Scenario: Of four players each sacrifices their own
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Strip Mine
    And Carol controls Atog
    And Dave controls Triskelion; Grizzly Bears
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And Strip Mine is in Bob's graveyard
    And Atog is in Carol's graveyard
    And Triskelion is in Dave's graveyard
    And Grizzly Bears is on the battlefield
    And nobody is asked anything

  @id:sylex-01-itself
  Scenario: With nothing else of such a name on the battlefield, the Sylex itself is sacrificed
    Given Alice controls Golgothian Sylex; Wastes
    When Alice activates Golgothian Sylex, making mana with Wastes
    Then Golgothian Sylex is tapped
    When everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And Wastes is on the battlefield

  @id:sylex-01-at-once @cr:603.10a
  Scenario: Two Onulets and a Su-Chi go at the same time, and each of them triggers on its own going
    Given Alice controls Golgothian Sylex; Wastes; Onulet "one Onulet"; Onulet "another Onulet"
    And Bob controls Su-Chi
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the dies ability of one Onulet; the dies ability of another Onulet
    And everyone passes until one object has left the stack
    Then Bob has {C}{C}{C}{C} left
    And Alice is at 20 life
    When everyone passes until one object has left the stack
    Then Alice is at 22 life
    When everyone passes until one object has left the stack
    Then Alice is at 24 life
    And the stack is empty

  @id:sylex-01-seen @cr:603.2c
  Scenario: Mayhem Devil, which stays, sees three permanents being sacrificed, two of them by Bob
    Given Alice controls Golgothian Sylex; Wastes; Mayhem Devil
    And Bob controls Clay Statue; Weakstone; Bronze Sable
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until someone is asked
    And Alice would put her abilities on the stack, from the top: the sacrifice ability of Mayhem Devil; the sacrifice ability of Mayhem Devil (2); the sacrifice ability of Mayhem Devil (3)
    And Alice targets Bob with the sacrifice ability of Mayhem Devil
    And Alice targets Bob with the sacrifice ability of Mayhem Devil (2)
    And Alice targets Bob with the sacrifice ability of Mayhem Devil (3)
    And everyone passes until the stack is empty
    Then Bob is at 17 life
    And Bronze Sable is on the battlefield

  @id:sylex-01-see-each-other @cr:603.10a
  Scenario: Tablet of Epityr, which triggers on Alice's artifacts, sees the Sylex and Ornithopter go with it, and its own going
    Given Alice controls Golgothian Sylex; Wastes; Tablet of Epityr; Ornithopter
    And Bob controls Millstone
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the dies ability of Tablet of Epityr (3); the dies ability of Tablet of Epityr (2); the dies ability of Tablet of Epityr
    Then Tablet of Epityr is in Alice's graveyard
    And Millstone is in Bob's graveyard
    And the stack holds, from the top, the dies ability of Tablet of Epityr (3); the dies ability of Tablet of Epityr (2); the dies ability of Tablet of Epityr
