@sylex-10 @cr:206.3c @cr:701.8a @since:2013-07-13
Feature: Apocalypse Chime destroys permanents whose names were originally printed in Homelands
  Each nontoken permanent with such a name is destroyed, and can't be regenerated. The Chime itself has been sacrificed by then.

  @id:sylex-10-names
  Scenario Outline: <name> is destroyed, and <other> is not
    Given Alice controls Apocalypse Chime; 2 Wastes
    And Bob controls <name>; <other>
    When Alice activates Apocalypse Chime
    Then Apocalypse Chime is in Alice's graveyard
    When everyone passes until the stack is empty
    Then <name> is in Bob's graveyard
    And <other> is on the battlefield

    Examples:
      | name               | other                |
      | Abbey Gargoyles    | Gustcloak Harrier    |
      | Abbey Matron       | Repentant Blacksmith |
      | Ambush Party       | Goblin Hero          |
      | An-Havva Township  | Coastal Tower        |
      | Anaba Ancestor     | Hill Giant           |
      | Anaba Bodyguard    | Hill Giant           |
      | Anaba Shaman       | Prodigal Sorcerer    |
      | Aysen Abbey        | Coastal Tower        |
      | Aysen Bureaucrats  | Yotian Medic         |
      | Castle Sengir      | Urza's Factory       |
      | Cemetery Gate      | Planar Gate          |
      | Chandler           | Orcish Vandal        |
      | Clockwork Gnomes   | Clockwork Drawbridge |
      | Death Speakers     | Savannah Lions       |
      | Didgeridoo         | Marble Chalice       |
      | Dwarven Pony       | Dwarven Grunt        |
      | Dwarven Trader     | Dwarven Grunt        |
      | Ebony Rhino        | Ebony Horse          |
      | Faerie Noble       | King Suleiman        |
      | Feroz's Ban        | Sphere of Resistance |
      | Folk of An-Havva   | Grizzly Bears        |
      | Ghost Hounds       | Watchwolf            |
      | Grandmother Sengir | Sengir Vampire       |
      | Hungry Mist        | Mulldrifter          |
      | Ihsan's Shade      | Renegade Demon       |
      | Joven              | Goblin Hero          |
      | Koskun Falls       | Propaganda           |
      | Koskun Keep        | Mishra's Foundry     |
      | Leaping Lizard     | Argothian Swine      |
      | Mesa Falcon        | Bird Maiden          |
      | Mystic Decree      | Arcane Laboratory    |
      | Narwhal            | Guard Gomazoa        |
      | Reef Pirates       | Wind Drake           |
      | Root Spider        | Giant Spider         |
      | Sea Sprite         | Wind Drake           |
      | Sengir Autocrat    | Sengir Vampire       |
      | Sengir Bats        | Sengir Vampire       |
      | Serra Paladin      | Serra Angel          |
      | Willow Faerie      | Argothian Pixies     |
      | Willow Priestess   | Priest of Gix        |
      | Wizards' School    | Coastal Tower        |

  @id:sylex-10-both-players @cr:111.1
  Scenario: What both players control is destroyed, but neither Grizzly Bears nor a token that is a copy of Root Spider
    Given Alice controls Apocalypse Chime; 2 Wastes; Joven
    And Bob controls Root Spider; Apocalypse Chime "another Chime"; Koskun Keep; Grizzly Bears
    And Bob has Cackling Counterpart in his hand
    And Bob has {U}{U}{C} to spend
    When Alice passes
    And Bob casts Cackling Counterpart targeting Root Spider
    And everyone passes until the stack is empty
    And Alice activates Apocalypse Chime
    And everyone passes until the stack is empty
    Then Joven is in Alice's graveyard
    And Root Spider is in Bob's graveyard
    And another Chime is in Bob's graveyard
    And Koskun Keep is in Bob's graveyard
    And Bob has 1 token named Root Spider
    And Grizzly Bears is on the battlefield

  @id:sylex-10-indestructible @cr:702.12b
  Scenario: Darksteel Forge makes Ebony Rhino indestructible, and it stays; Joven does not
    Given Alice controls Apocalypse Chime; 2 Wastes
    And Bob controls Darksteel Forge; Ebony Rhino; Joven
    When Alice activates Apocalypse Chime
    And everyone passes until the stack is empty
    Then Ebony Rhino is on the battlefield
    And Joven is in Bob's graveyard

  @id:sylex-10-regeneration @cr:701.19a @cr:701.19c
  Scenario: Death Ward saves Root Spider from Murder, and the next one does not save it from the Chime
    Given Alice controls Apocalypse Chime; 2 Wastes
    And Alice has Murder in her hand
    And Alice has {B}{B}{B} to spend
    And Bob controls Root Spider
    And Bob has 2 Death Ward in his hand
    And Bob has {W}{W} to spend
    When Alice casts Murder targeting Root Spider, spending {B}{B}{B}
    And Alice passes
    And Bob casts Death Ward 1 targeting Root Spider
    And everyone passes until the stack is empty
    Then Root Spider is on the battlefield
    And Root Spider is tapped
    When Alice activates Apocalypse Chime
    And Alice passes
    And Bob casts Death Ward 2 targeting Root Spider
    And everyone passes until the stack is empty
    Then Root Spider is in Bob's graveyard

  @id:sylex-10-nobody-sacrifices @cr:701.8b @cr:701.21a
  Scenario: Bob sacrifices nothing, and Korvold, who sees what he sacrifices, sees nothing
    Given Alice controls Apocalypse Chime; 2 Wastes
    And Bob controls Korvold, Fae-Cursed King; Joven; Sea Sprite
    When Alice activates Apocalypse Chime
    And everyone passes until the stack is empty
    Then Joven is in Bob's graveyard
    And Sea Sprite is in Bob's graveyard
    And Korvold, Fae-Cursed King bears no +1/+1 counters

  @id:sylex-10-at-once @cr:603.10a
  Scenario: Sea Sprite and Joven die, Grizzly Bears do not, and Blood Artist triggers twice
    Given Alice controls Apocalypse Chime; 2 Wastes; Blood Artist
    And Bob controls Sea Sprite; Joven; Grizzly Bears
    When Alice activates Apocalypse Chime
    And everyone passes until someone is asked
    And Alice would put her abilities on the stack, from the top: the dies ability of Blood Artist; the dies ability of Blood Artist (2)
    And Alice targets Bob with the dies ability of Blood Artist
    And Alice targets Bob with the dies ability of Blood Artist (2)
    And everyone passes until the stack is empty
    Then Bob is at 18 life
    And Alice is at 22 life
