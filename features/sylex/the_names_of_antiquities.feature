@sylex-02 @cr:206.3b
Feature: Eighty-five names were originally printed in Antiquities
  Seventy-six of them can be those of permanents, and each of these is sacrificed. Beside it stands a permanent that is like it in
  name, in type or in what it does, and whose name is not listed: that one stays.

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
      | Candelabra of Tawnos  | Magus of the Candelabra |
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
      | name               | other                   |
      | Clay Statue        | Diabolic Machine        |
      | Colossus of Sardia | Blightsteel Colossus    |
      | Dragon Engine      | Mantis Engine           |
      | Grapeshot Catapult | Skull Catapult          |
      | Onulet             | Bronze Sable            |
      | Ornithopter        | Ornithopter of Paradise |
      | Su-Chi             | Bronze Sable            |
      | Triskelion         | Workshop Assistant      |
      | Wall of Spears     | Wall of Stone           |
      | Yotian Soldier     | Yotian Medic            |

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
      | Orcish Mechanics       | Orcish Vandal              |
      | Phyrexian Gremlins     | Salivating Gremlins        |
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
      | name              | other              |
      | Mishra's Factory  | Mishra's Foundry   |
      | Mishra's Workshop | Workshop Assistant |
      | Strip Mine        | Mine Bearer        |
