@sylex-07 @cr:206.3a @since:2013-07-13
Feature: City in a Bottle has permanents sacrificed whose names were originally printed in Arabian Nights
  Whenever other nontoken permanents with such names are on the battlefield, whoever controls them sacrifices them. What is only
  like them in name or type stays.

  @id:sylex-07-names
  Scenario Outline: <name> is sacrificed when City in a Bottle has come, and <other> is not
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls <name>; <other>
    When Alice casts City in a Bottle
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield
    And City in a Bottle is on the battlefield

    Examples:
      | name                  | other                |
      | Aladdin's Ring        | Staff of Nin         |
      | Ali Baba              | Goblin Hero          |
      | Bazaar of Baghdad     | Coastal Tower        |
      | Bird Maiden           | Wind Drake           |
      | City of Brass         | Urza's Factory       |
      | Dancing Scimitar      | Bronze Sable         |
      | Desert                | Sunscorched Desert   |
      | Ebony Horse           | Ebony Rhino          |
      | El-Hajjâj             | Renegade Demon       |
      | Elephant Graveyard    | Coastal Tower        |
      | Flying Carpet         | Copper Tablet        |
      | Flying Men            | Wind Drake           |
      | Jandor's Saddlebags   | Ivory Cup            |
      | Junún Efreet          | Renegade Demon       |

    @since:2024-06-07
    Examples:
      | name                  | other                |
      | Juzám Djinn           | Emissary of Soulfire |

    Examples:
      | name                  | other                |
      | King Suleiman         | Faerie Noble         |

    @since:2020-04-17
    Examples:
      | name                  | other                |
      | Kird Ape              | Ferocious Tigorilla  |

    Examples:
      | name                  | other                |
      | Library of Alexandria | Coastal Tower        |
      | Moorish Cavalry       | Benalish Cavalry     |
      | Oasis                 | Mishra's Foundry     |
      | Repentant Blacksmith  | Argivian Blacksmith  |
      | Serendib Efreet       | Wind Drake           |
      | Stone-Throwing Devils | Memnite              |
      | Wyluli Wolf           | Timberpack Wolf      |

  @id:sylex-07-alone
  Scenario: City in a Bottle, whose own name is listed, does not have itself sacrificed
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Grizzly Bears; Su-Chi
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    Then the stack is empty
    And City in a Bottle is on the battlefield
    And Su-Chi is on the battlefield

  @id:sylex-07-another @cr:707.2 @cr:603.3b
  Scenario: Sculpting Steel has entered as a copy of City in a Bottle, and each of the two has the other one sacrificed
    Given Alice has Sculpting Steel in her hand
    And Alice has {C}{C}{C} to spend
    And Bob controls City in a Bottle
    When Alice casts Sculpting Steel
    And everyone passes until someone is asked
    And Alice copies City in a Bottle with Sculpting Steel
    Then the stack holds, from the top, the other ability of City in a Bottle; the other ability of Sculpting Steel
    When everyone passes until the stack is empty
    Then City in a Bottle is in Bob's graveyard
    And Sculpting Steel is in Alice's graveyard

  @id:sylex-07-both-players @cr:101.4
  Scenario: Flying Men of Alice and Juzám Djinn and Oasis of Bob are sacrificed at the same time, each by its controller
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Alice controls Flying Men; Korvold, Fae-Cursed King
    And Bob controls Juzám Djinn; Oasis
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Flying Men is in Alice's graveyard
    And Juzám Djinn is in Bob's graveyard
    And Oasis is in Bob's graveyard
    And Korvold, Fae-Cursed King bears 1 +1/+1 counter

  @id:sylex-07-token @cr:111.1
  Scenario: A token that is a copy of Kird Ape stays, as Kird Ape itself does not
    Given Alice has Cackling Counterpart; City in a Bottle in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Kird Ape
    When Alice casts Cackling Counterpart targeting Kird Ape, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts City in a Bottle
    And everyone passes until the stack is empty
    Then Kird Ape is in Alice's graveyard
    And Alice has 1 token named Kird Ape

  @id:sylex-07-clone @cr:707.2
  Scenario: Clone enters as a copy of a token Kird Ape, is no token itself, and is sacrificed
    Given Alice has Cackling Counterpart; City in a Bottle; Clone in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Kird Ape; 4 Island
    When Alice casts Cackling Counterpart targeting Kird Ape, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts City in a Bottle, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies the Kird Ape token of Alice with Clone
    And everyone passes until the stack is empty
    Then Clone is in Alice's graveyard
    And Alice has 1 token named Kird Ape

  @id:sylex-07-token-city @cr:111.1 @cr:707.2
  Scenario: A token that is a copy of City in a Bottle has City in a Bottle sacrificed, and not the other way about
    Given Alice has Cackling Counterpart in her hand
    And Alice has {U}{U}{C} to spend
    And Alice controls March of the Machines; City in a Bottle
    When Alice casts Cackling Counterpart targeting City in a Bottle
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of the City in a Bottle token of Alice
    When everyone passes until the stack is empty
    Then City in a Bottle is in Alice's graveyard
    And Alice has 1 token named City in a Bottle

  @id:sylex-07-indestructible @cr:702.12b @cr:701.21a
  Scenario: Darksteel Forge makes Flying Carpet indestructible, and it is sacrificed all the same
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Flying Carpet; Darksteel Forge
    When Alice casts City in a Bottle
    And everyone passes until the stack is empty
    Then Flying Carpet is in Bob's graveyard
    And Darksteel Forge is on the battlefield

  @id:sylex-07-witness-protection @since:2020-04-17 @cr:612.8
  Scenario: Kird Ape is named Legitimate Businessperson when City in a Bottle comes, and is sacrificed once it bears its name again
    Given Alice has Witness Protection; City in a Bottle; Disenchant in her hand
    And Alice has {U} to spend
    And Alice controls Kird Ape; 2 Wastes; 2 Plains
    When Alice casts Witness Protection targeting Kird Ape
    And everyone passes until the stack is empty
    And Alice casts City in a Bottle, making mana with Wastes 1; Wastes 2
    And everyone passes until City in a Bottle enters
    Then the stack is empty
    When Alice casts Disenchant targeting Witness Protection
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Kird Ape is in Alice's graveyard
    And City in a Bottle is on the battlefield

  @derived @id:sylex-07-named-by-stickers @since:2022-10-07 @cr:123.6c @cr:708.2a
  Scenario: A face-down creature with the name stickers War and Elephant is named War Elephant, which is a listed name
    Face up it was called War Elephant Hill Giant, which is none.

    Given Alice has Ixidron in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls City in a Bottle
    And Bob controls Hill Giant; Serra Angel
    And Bob has the sticker sheets Notorious Sliver War; Carnival Elephant Meteor
    And Hill Giant starts with the sticker War
    And Hill Giant starts with the sticker Elephant after 1 word
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Hill Giant is named War Elephant
    And the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Serra Angel is on the battlefield
    And Serra Angel is face down

  @derived @id:sylex-07-stickers-the-other-way-about @since:2022-10-07 @cr:123.6c @cr:708.2a
  Scenario: With the stickers the other way about it is named Elephant War, and stays
    Given Alice has Ixidron in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls City in a Bottle
    And Bob controls Hill Giant; Serra Angel
    And Bob has the sticker sheets Notorious Sliver War; Carnival Elephant Meteor
    And Hill Giant starts with the sticker Elephant
    And Hill Giant starts with the sticker War after 1 word
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Hill Giant is named Elephant War
    And the stack is empty
    And Hill Giant is on the battlefield

  @id:sylex-07-spy-kit @since:2016-08-26 @cr:201.2a @cr:612.7 @cr:603.8
  Scenario: City in a Bottle triggers as soon as Spy Kit is attached to Grizzly Bears, which have the name Kird Ape then
    Given Alice controls Spy Kit; Grizzly Bears; 2 Wastes
    And Bob controls City in a Bottle; Hill Giant
    When Alice activates Spy Kit targeting Grizzly Bears
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant is on the battlefield
