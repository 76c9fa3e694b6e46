@sylex-02 @cr:206.3b @since:2013-07-13
Feature: Eighty-five names were originally printed in Antiquities
  Seventy-six of them can be those of permanents, and each of these is sacrificed, in whatever expansion it was printed again.
  Beside it stands a permanent whose name is not listed, like it in name, in type or in what it does where there is one: it stays.

  Background:
    Given Alice controls Golgothian Sylex "the Sylex"; Wastes

  @id:sylex-02-artifacts
  Scenario Outline: The artifact <name> is sacrificed, and <other> is not
    Given Bob controls <name>; <other>
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name                  | other                   |
      | Amulet of Kroog       | Traveler's Amulet       |
      | Armageddon Clock      | Clock of Omens          |
      | Ashnod's Altar        | Phyrexian Altar         |
      | Ashnod's Battle Gear  | Riot Gear               |
      | Ashnod's Transmogrant | Workshop Assistant      |
      | Bronze Tablet         | Copper Tablet           |
      | Candelabra of Tawnos  | Magus of the Candelabra |
      | Coral Helm            | Helm of Awakening       |
      | Cursed Rack           | Cursed Totem            |
      | Feldon's Cane         | Staff of Nin            |
      | Golgothian Sylex      | Ivory Cup               |
      | Ivory Tower           | Ivory Cup               |
      | Jalum Tome            | Jayemdae Tome           |
      | Mightstone            | Wall of Stone           |
      | Millstone             | Wall of Stone           |
      | Obelisk of Undoing    | Obelisk of Bant         |
      | The Rack              | Cursed Totem            |
      | Rakalite              | Marble Chalice          |
      | Rocket Launcher       | Skull Catapult          |
      | Staff of Zegon        | Staff of Nin            |
      | Tablet of Epityr      | Copper Tablet           |
      | Tawnos's Coffin       | Cursed Totem            |
      | Tawnos's Wand         | Staff of Nin            |
      | Tawnos's Weaponry     | Riot Gear               |
      | Urza's Chalice        | Marble Chalice          |
      | Urza's Miter          | Urza's Incubator        |
      | Weakstone             | Wall of Stone           |

  @id:sylex-02-artifact-creatures
  Scenario Outline: The artifact creature <name> is sacrificed, and <other> is not
    Given Bob controls <name>; <other>
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name                 | other                   |
      | Battering Ram        | Nyx-Fleece Ram          |
      | Clay Statue          | Diabolic Machine        |
      | Clockwork Avian      | Clockwork Drawbridge    |
      | Colossus of Sardia   | Blightsteel Colossus    |
      | Dragon Engine        | Mantis Engine           |
      | Grapeshot Catapult   | Skull Catapult          |
      | Mishra's War Machine | Diabolic Machine        |
      | Onulet               | Bronze Sable            |
      | Ornithopter          | Ornithopter of Paradise |
      | Su-Chi               | Bronze Sable            |
      | Tetravus             | Mantis Engine           |
      | Triskelion           | Workshop Assistant      |
      | Urza's Avenger       | Jade Avenger            |
      | Wall of Spears       | Wall of Stone           |
      | Yotian Soldier       | Yotian Medic            |

  @id:sylex-02-creatures
  Scenario Outline: The creature <name> is sacrificed, and <other> is not
    Given Bob controls <name>; <other>
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name                   | other                      |
      | Argivian Archaeologist | Mystic Archaeologist       |
      | Argivian Blacksmith    | Repentant Blacksmith       |
      | Argothian Pixies       | Argothian Swine            |
      | Argothian Treefolk     | Ironroot Treefolk          |
      | Atog                   | Lithatog                   |
      | Citanul Druid          | Citanul Stalwart           |
      | Dwarven Weaponsmith    | Dwarven Grunt              |
      | Gaea's Avenger         | Gaea's Skyfolk             |
      | Goblin Artisans        | Goblin Hero                |
      | Martyrs of Korlis      | Field Surgeon              |
      | Orcish Mechanics       | Orcish Vandal              |
      | Phyrexian Gremlins     | Salivating Gremlins        |
      | Priest of Yawgmoth     | Priest of Gix              |
      | Sage of Lat-Nam        | Drafna, Founder of Lat-Nam |
      | Xenic Poltergeist      | Raging Poltergeist         |
      | Yawgmoth Demon         | Renegade Demon             |

  @id:sylex-02-enchantments
  Scenario Outline: The enchantment <name> is sacrificed, and <other> is not
    Given Bob controls <name>; <other>
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name                            | other                     |
      | Circle of Protection: Artifacts | Circle of Protection: Red |
      | Damping Field                   | Field Surgeon             |
      | Energy Flux                     | Energy Refractor          |
      | Gate to Phyrexia                | Planar Gate               |
      | Haunting Wind                   | Wind Drake                |
      | Powerleech                      | Circle of Protection: Red |

  @id:sylex-02-lands
  Scenario Outline: The land <name> is sacrificed, and <other> is not
    Given Bob controls <name>; <other>
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name               | other              |
      | Mishra's Factory   | Mishra's Foundry   |
      | Mishra's Workshop  | Workshop Assistant |
      | Strip Mine         | Mine Bearer        |
      | Urza's Mine        | Urza's Factory     |
      | Urza's Power Plant | Urza's Factory     |
      | Urza's Tower       | Coastal Tower      |

  @id:sylex-02-auras @cr:303.4
  Scenario Outline: The Aura <name> is sacrificed, and <enchanted>, which it enchants, is not
    Given Alice has <name> in her hand
    And Alice has <mana> to spend
    And Bob controls <enchanted>
    When Alice casts <name> targeting <enchanted>, spending <mana>
    And everyone passes until the stack is empty
    And Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then <name> is in Alice's graveyard
    And <enchanted> is on the battlefield
    And the Sylex is in Alice's graveyard

    Examples:
      | name                | mana      | enchanted     |
      | Artifact Possession | {B}{C}{C} | Sol Ring      |
      | Artifact Ward       | {W}       | Grizzly Bears |
      | Power Artifact      | {U}{U}    | Sol Ring      |

  @id:sylex-02-in-hand @cr:701.21a
  Scenario Outline: <name>, which can't be a permanent, stays in the hand and in the graveyard
    Given Bob has <name> "the one in the hand" in his hand
    And Bob has <name> "the one in the graveyard" in his graveyard
    And Bob controls Onulet
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Onulet is in Bob's graveyard
    And the one in the hand is in Bob's hand
    And the one in the graveyard is in Bob's graveyard

    Examples:
      | name                 |
      | Artifact Blast       |
      | Crumble              |
      | Detonate             |
      | Drafna's Restoration |
      | Hurkyl's Recall      |
      | Reconstruction       |
      | Reverse Polarity     |
      | Shatterstorm         |
      | Transmute Artifact   |

  @id:sylex-02-spell @cr:110.1
  Scenario Outline: The spell <name> stays on the stack while the ability resolves, for it is no permanent
    Given Alice has <name> in her hand
    And Alice has <mana> to spend
    And Alice controls Weakstone
    When Alice casts <name>, spending <mana>
    And Alice activates the Sylex, making mana with Wastes, spending {C}
    And everyone passes until one object has left the stack
    Then Weakstone is in Alice's graveyard
    And the stack holds, from the top, <name>

    Examples:
      | name               | mana         |
      | Reverse Polarity   | {W}{W}       |
      | Shatterstorm       | {R}{R}{C}{C} |
      | Transmute Artifact | {U}{U}       |

  @id:sylex-02-spell-with-a-target @cr:110.1
  Scenario Outline: The spell <name>, which targets <target>, stays on the stack while the ability resolves
    Given Alice has <name> in her hand
    And Alice has <mana> to spend
    And Alice controls Weakstone
    And Bob controls Sol Ring
    When Alice casts <name> targeting <target>, spending <mana>
    And Alice activates the Sylex, making mana with Wastes, spending {C}
    And everyone passes until one object has left the stack
    Then Weakstone is in Alice's graveyard
    And the stack holds, from the top, <name>

    Examples:
      | name                 | mana   | target   |
      | Crumble              | {G}    | Sol Ring |
      | Drafna's Restoration | {U}    | Bob      |
      | Hurkyl's Recall      | {U}{C} | Bob      |

  @id:sylex-02-spell-and-a-card @cr:110.1
  Scenario: The spell Reconstruction, which targets a card, stays on the stack while the ability resolves
    Given Alice has Reconstruction in her hand
    And Alice has {U} to spend
    And Alice controls Weakstone
    And Alice has Memnite in her graveyard
    When Alice casts Reconstruction targeting Memnite
    And Alice activates the Sylex, making mana with Wastes, spending {C}
    And everyone passes until one object has left the stack
    Then Weakstone is in Alice's graveyard
    And the stack holds, from the top, Reconstruction

  @id:sylex-02-spell-with-x @cr:110.1
  Scenario: The spell Detonate stays on the stack while the ability resolves
    Given Alice has Detonate in her hand
    And Alice has {R}{C} to spend
    And Alice controls Weakstone
    And Bob controls Sol Ring
    When Alice casts Detonate with X = 1 targeting Sol Ring, spending {R}{C}
    And Alice activates the Sylex, making mana with Wastes, spending {C}
    And everyone passes until one object has left the stack
    Then Weakstone is in Alice's graveyard
    And the stack holds, from the top, Detonate

  @id:sylex-02-countering-spell @cr:110.1
  Scenario: The spell Artifact Blast, and the spell Onulet that it targets, stay on the stack while the ability resolves
    Given Alice has Onulet in her hand
    And Alice has {C}{C}{C} to spend
    And Alice controls Weakstone
    And Bob has Artifact Blast in his hand
    And Bob has {R} to spend
    When Alice casts Onulet, spending {C}{C}{C}
    And Alice passes
    And Bob casts Artifact Blast targeting Onulet
    And Bob passes
    And Alice activates the Sylex, making mana with Wastes
    And everyone passes until one object has left the stack
    Then Weakstone is in Alice's graveyard
    And the stack holds, from the top, Artifact Blast; Onulet

  @id:sylex-02-titanias-song @cr:113.7a @cr:613.1f
  Scenario: Titania's Song, cast in response, takes all abilities from the Sylex, and is sacrificed to the one on the stack
    Given Bob controls Vedalken Orrery; Millstone
    And Bob has Titania's Song in his hand
    And Bob has {G}{C}{C}{C} to spend
    When Alice activates the Sylex, making mana with Wastes
    And Alice passes
    And Bob casts Titania's Song
    And everyone passes until Titania's Song enters
    Then the Sylex has the type Creature
    When everyone passes until the stack is empty
    Then Titania's Song is in Bob's graveyard
    And the Sylex is in Alice's graveyard
    And Millstone is in Bob's graveyard
    And Vedalken Orrery is on the battlefield

  @id:sylex-02-shapeshifter
  Scenario: Shapeshifter is sacrificed, and Avian Changeling, which has that creature type, is not
    Given Alice has Shapeshifter in her hand
    And Alice has {C}{C}{C}{C}{C}{C} to spend
    And Bob controls Avian Changeling
    When Alice casts Shapeshifter, spending {C}{C}{C}{C}{C}{C}
    And everyone passes until someone is asked
    And Alice chooses the number 4 for Shapeshifter
    And Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Shapeshifter is in Alice's graveyard
    And Avian Changeling is on the battlefield

  @id:sylex-02-primal-clay
  Scenario: Primal Clay is sacrificed, and Avian Changeling, which has its creature type, is not
    Given Bob controls Primal Clay; Avian Changeling
    And 1/6 was chosen for Primal Clay
    When Alice activates the Sylex, making mana with Wastes
    And everyone passes until the stack is empty
    Then Primal Clay is in Bob's graveyard
    And Avian Changeling is on the battlefield
