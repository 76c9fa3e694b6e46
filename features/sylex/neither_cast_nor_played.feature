@sylex-09 @cr:206.3a @cr:101.2 @since:2013-07-13
Feature: With City in a Bottle on the battlefield nobody casts or plays what has a name of Arabian Nights
  Spells can't be cast and lands can't be played, by whomever and from wherever. To be put onto the battlefield is another thing.

  @id:sylex-09-spells @cr:601.3
  Scenario Outline: Alice can't cast <name>, and can cast <other> for the same mana
    Given Bob controls City in a Bottle "the City"
    And Alice has <name>; <other> in her hand
    And Alice has <mana> to spend
    Then Alice can't cast <name>
    When Alice casts <other>
    Then <other> is on the stack

    Examples:
      | name             | other             | mana                     |
      | Aladdin's Ring   | Platinum Emperion | {C}{C}{C}{C}{C}{C}{C}{C} |
      | Army of Allah    | Gustcloak Harrier | {W}{W}{C}                |
      | City in a Bottle | Millstone         | {C}{C}                   |
      | Flying Men       | Slither Blade     | {U}                      |
      | Juzám Djinn      | Order of Yawgmoth | {B}{B}{C}{C}             |
      | Kird Ape         | Dwarven Trader    | {R}                      |
      | Sandstorm        | Fog               | {G}                      |
      | Serendib Efreet  | Wind Drake        | {U}{C}{C}                |

  @id:sylex-09-lands @cr:305.1
  Scenario Outline: Alice can't play <name>, and can play <other>
    Given Bob controls City in a Bottle
    And Alice has <name>; <other> in her hand
    Then Alice can't play <name>
    When Alice plays <other>
    Then <other> is on the battlefield
    And <name> is in Alice's hand

    Examples:
      | name                  | other            |
      | City of Brass         | Urza's Factory   |
      | Desert                | Coastal Tower    |
      | Library of Alexandria | Mishra's Foundry |
      | Oasis                 | Wastes           |

  @id:sylex-09-own @cr:601.3 @cr:305.1
  Scenario: Its own controller can't either
    Given Alice controls City in a Bottle
    And Alice has Kird Ape; Oasis; Memnite in her hand
    And Alice has {R} to spend
    Then Alice can't cast Kird Ape
    And Alice can't play Oasis
    When Alice casts Memnite
    And everyone passes until the stack is empty
    Then Memnite is on the battlefield

  @id:sylex-09-gone @cr:601.3 @cr:305.1
  Scenario: Once City in a Bottle is destroyed, Kird Ape is cast and Oasis is played
    Given Bob controls City in a Bottle
    And Alice has Disenchant; Kird Ape; Oasis in her hand
    And Alice has {W}{R}{C} to spend
    Then Alice can't cast Kird Ape
    And Alice can't play Oasis
    When Alice casts Disenchant targeting City in a Bottle, spending {W}{C}
    And everyone passes until the stack is empty
    And Alice plays Oasis
    And Alice casts Kird Ape
    And everyone passes until the stack is empty
    Then Oasis is on the battlefield
    And Kird Ape is on the battlefield

  @id:sylex-09-exile @cr:601.3 @cr:305.1
  Scenario: Act on Impulse lets Alice play three cards from exile, but not those of these names
    Given Bob controls City in a Bottle
    And Alice has Act on Impulse in her hand
    And Alice has Kird Ape; Oasis; Dwarven Trader on top of her library
    And Alice has {R}{R}{C}{C} to spend
    When Alice casts Act on Impulse, spending {R}{C}{C}
    And everyone passes until the stack is empty
    Then Kird Ape is in exile
    And Alice can't cast Kird Ape from exile
    And Alice can't play Oasis from exile
    When Alice casts Dwarven Trader from exile
    And everyone passes until the stack is empty
    Then Dwarven Trader is on the battlefield

  @id:sylex-09-graveyard @cr:601.3 @cr:305.1
  Scenario: Yawgmoth's Will lets Alice play cards from her graveyard, but not those of these names
    Given Bob controls City in a Bottle
    And Alice has Yawgmoth's Will in her hand
    And Alice has Flying Men; Desert; Slither Blade; Wastes in her graveyard
    And Alice has {B}{C}{C}{U} to spend
    When Alice casts Yawgmoth's Will, spending {B}{C}{C}
    And everyone passes until the stack is empty
    Then Alice can't cast Flying Men from her graveyard
    And Alice can't play Desert from her graveyard
    When Alice plays Wastes from her graveyard
    And Alice casts Slither Blade from her graveyard
    And everyone passes until the stack is empty
    Then Slither Blade is on the battlefield
    And Wastes is on the battlefield

  @id:sylex-09-library @cr:601.3
  Scenario: Garruk's Horde lets Alice cast creature spells from the top of her library: not Kird Ape, and Dwarven Trader beneath it
    Given Bob controls City in a Bottle
    And Alice controls Garruk's Horde; Millstone; 2 Wastes
    And Alice has Kird Ape; Swamp; Dwarven Trader on top of her library
    And Alice has {R} to spend
    Then Alice can't cast Kird Ape from the top of her library
    When Alice activates Millstone targeting Alice, making mana with Wastes 1; Wastes 2, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Dwarven Trader from the top of her library
    And everyone passes until the stack is empty
    Then Dwarven Trader is on the battlefield
    And Kird Ape is in Alice's graveyard

  @id:sylex-09-free @cr:601.3 @cr:118.9
  Scenario: Omniscience lets Alice cast spells without paying, but not Juzám Djinn
    Given Bob controls City in a Bottle
    And Alice controls Omniscience
    And Alice has Juzám Djinn; Order of Yawgmoth in her hand
    Then Alice can't cast Juzám Djinn without paying its mana cost
    When Alice casts Order of Yawgmoth without paying its mana cost
    And everyone passes until the stack is empty
    Then Order of Yawgmoth is on the battlefield
    And Juzám Djinn is in Alice's hand

  @id:sylex-09-already-cast @cr:601.3 @cr:608.3
  Scenario: Flying Men was cast before City in a Bottle came; it resolves, and is sacrificed afterwards
    Given Alice controls Vedalken Orrery
    And Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob has Flying Men in his hand
    And Bob controls Island
    And it is Bob's precombat main phase
    When Bob casts Flying Men
    And Bob passes
    And Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    Then Flying Men is on the stack
    When everyone passes until Flying Men enters
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Flying Men is in Bob's graveyard

  @id:sylex-09-put @cr:601.2
  Scenario: Elvish Piper puts Juzám Djinn onto the battlefield, which is no casting, and there it is sacrificed
    Given Alice controls City in a Bottle; Elvish Piper; Forest
    And Alice has Juzám Djinn in her hand
    When Alice activates Elvish Piper
    And everyone passes until someone is asked
    And Alice chooses Juzám Djinn for the activated ability of Elvish Piper
    Then Juzám Djinn is on the battlefield
    When everyone passes until the stack is empty
    Then Juzám Djinn is in Alice's graveyard

  @id:sylex-09-clone @cr:601.3 @cr:707.2
  Scenario: Clone can be cast, whatever it is to become: its name on the stack is its own
    Given Bob controls City in a Bottle
    And Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Hill Giant
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Hill Giant with Clone
    And everyone passes until the stack is empty
    Then Clone is on the battlefield

  @derived @id:sylex-09-sticker @since:2022-10-07 @cr:601.3 @cr:123.5 @cr:123.6
  Scenario: Flying Men in the graveyard with the name sticker Night is named Night Flying Men, and can be cast from there
    Given Bob controls City in a Bottle
    And Alice has Yawgmoth's Will in her hand
    And Alice has Flying Men; Kird Ape in her graveyard
    And Alice has the sticker sheet Night Brushwagg Ringmaster
    And Flying Men starts with the sticker Night
    And Alice has {B}{C}{C}{U}{R} to spend
    When Alice casts Yawgmoth's Will, spending {B}{C}{C}
    And everyone passes until the stack is empty
    Then Alice can't cast Kird Ape from her graveyard
    When Alice casts Flying Men from her graveyard, spending {U}
    And everyone passes until the stack is empty
    Then Flying Men is on the battlefield
    And Flying Men is named Night Flying Men
