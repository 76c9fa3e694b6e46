@sylex-05 @cr:206.3b @since:2013-07-13
Feature: Which permanents are sacrificed is seen as the ability of Golgothian Sylex resolves
  What comes in response is sacrificed as well, and what leaves in response is not. The ability does not need the Sylex any more.

  @id:sylex-05-two-in-response @cr:113.7a
  Scenario: Of two Sylexes one is activated in response to the other: all is gone with the first that resolves, and the other still resolves
    Given Alice controls Golgothian Sylex "the first Sylex"; Wastes
    And Bob controls Golgothian Sylex "the second Sylex"; Strip Mine; Atog
    When Alice activates the first Sylex, making mana with Wastes
    And Alice passes
    And Bob activates the second Sylex, making mana with Strip Mine
    And everyone passes until one object has left the stack
    Then the first Sylex is in Alice's graveyard
    And the second Sylex is in Bob's graveyard
    And Strip Mine is in Bob's graveyard
    And Atog is in Bob's graveyard
    And the stack holds, from the top, the activated ability of the first Sylex
    When everyone passes until the stack is empty
    Then the stack is empty
    And Wastes is on the battlefield

  @id:sylex-05-destroyed @cr:113.7a
  Scenario: The Sylex is destroyed in response, and Onulet is sacrificed all the same
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Onulet
    And Bob has Shatter in his hand
    And Bob has {R}{C} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Shatter targeting Golgothian Sylex
    And everyone passes until one object has left the stack
    Then Golgothian Sylex is in Alice's graveyard
    And Onulet is on the battlefield
    When everyone passes until one object has left the stack
    Then Onulet is in Bob's graveyard

  @id:sylex-05-returned @cr:113.7a @cr:400.7
  Scenario: The Sylex is returned to its owner's hand in response, and stays there
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Triskelion
    And Bob has Boomerang in his hand
    And Bob has {U}{U} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Boomerang targeting Golgothian Sylex
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's hand
    And Triskelion is in Bob's graveyard

  @id:sylex-05-saved
  Scenario: Triskelion is returned to its owner's hand in response, and stays there; the Sylex does not
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Triskelion; Memnite
    And Bob has Boomerang in his hand
    And Bob has {U}{U} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Boomerang targeting Triskelion
    And everyone passes until the stack is empty
    Then Triskelion is in Bob's hand
    And Golgothian Sylex is in Alice's graveyard
    And Memnite is on the battlefield

  @id:sylex-05-entered
  Scenario: Ornithopter, which Aether Vial puts onto the battlefield in response, is sacrificed as well
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Aether Vial
    And Bob has Ornithopter in his hand
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob activates Aether Vial
    And everyone passes until someone is asked
    And Bob chooses Ornithopter for the activated ability of Aether Vial
    And everyone passes until the stack is empty
    Then Ornithopter is in Bob's graveyard
    And Aether Vial is on the battlefield

  @id:sylex-05-entered-afterwards
  Scenario: Ornithopter, which Aether Vial puts onto the battlefield afterwards, stays
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Aether Vial
    And Bob has Ornithopter in his hand
    When Alice activates Golgothian Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    When Alice passes
    And Bob activates Aether Vial
    And everyone passes until someone is asked
    And Bob chooses Ornithopter for the activated ability of Aether Vial
    And everyone passes until the stack is empty
    Then Ornithopter is on the battlefield

  @id:sylex-05-copied @cr:707.2 @cr:113.7a
  Scenario: A card that has become a copy in response is judged by the name that it has as the ability resolves
    Stunt Double has flash. It enters as a copy of Su-Chi while the ability of the Sylex waits.

    Given Alice controls Golgothian Sylex; Wastes; Su-Chi
    And Bob has Stunt Double in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Stunt Double
    And everyone passes until someone is asked
    And Bob copies Su-Chi with Stunt Double
    And everyone passes until one object has left the stack
    Then Stunt Double is in Bob's graveyard
    And Su-Chi is in Alice's graveyard

  @id:sylex-05-phased-out @cr:702.26b
  Scenario: Onulet phases out in response and is treated as though it didn't exist, and Millstone is sacrificed
    Given Alice controls Golgothian Sylex; Wastes
    And Bob controls Onulet; Millstone
    And Bob has Reality Ripple in his hand
    And Bob has {U}{C} to spend
    When Alice activates Golgothian Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Reality Ripple targeting Onulet
    And everyone passes until the stack is empty
    Then Millstone is in Bob's graveyard
    And Onulet is phased out
    When everyone passes until it is Bob's upkeep
    Then Onulet is on the battlefield
    And Onulet is phased in
