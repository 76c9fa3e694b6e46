@counters-05 @cr:613.1f @cr:613.7c @since:2020-04-17
Feature: What takes one keyword away takes it from older counters too, and leaves it to younger ones
  It takes every instance of that keyword, and no other keyword.

  @id:counters-05-claws-older
  Scenario: Canopy Claws takes flying from Hill Giant with a flying and a menace counter until the turn is over, and leaves menace
    Given Alice has Canopy Claws in her hand
    And Alice has {G} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Hill Giant starts with 1 menace counter
    When Alice casts Canopy Claws targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    And Hill Giant has the keyword menace
    When everyone passes until it is Bob's upkeep
    Then Hill Giant has the keyword flying

  @id:counters-05-claws-younger
  Scenario: Hill Giant loses flying to Canopy Claws, gets a flying counter, and has flying
    Given Alice has Canopy Claws; Where We're Going... in her hand
    And Alice has {G}{U} to spend
    And Bob controls Hill Giant
    When Alice casts Canopy Claws targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying

  @id:counters-05-every-instance @cr:702.9c
  Scenario: Canopy Claws takes both the flying that Air Elemental has of itself and that of its counter, until the turn is over
    Given Alice has Canopy Claws in her hand
    And Alice has {G} to spend
    And Bob controls Air Elemental
    And Air Elemental starts with 1 flying counter
    When Alice casts Canopy Claws targeting Air Elemental
    And everyone passes until the stack is empty
    Then Air Elemental lacks the keyword flying
    And Air Elemental bears 1 flying counter
    When everyone passes until it is Bob's upkeep
    Then Air Elemental has the keyword flying

  @id:counters-05-grounded-younger @cr:613.7d
  Scenario: Hill Giant with a flying counter has no flying while it is enchanted with Grounded
    Given Alice has Grounded; Disenchant in her hand
    And Alice has {G}{C}{W}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Grounded targeting Hill Giant, spending {G}{C}
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    When Alice casts Disenchant targeting Grounded
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying

  @id:counters-05-grounded-older @cr:613.7d
  Scenario: Hill Giant, enchanted with Grounded, gets a flying counter, and has flying
    Given Alice has Grounded; Where We're Going... in her hand
    And Alice has {G}{C}{U} to spend
    And Bob controls Hill Giant
    When Alice casts Grounded targeting Hill Giant, spending {G}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying

  @id:counters-05-decree @cr:613.7a
  Scenario: Mystic Decree takes flying from Hill Giant with an older flying counter, and not from Grizzly Bears, which get one afterwards
    Given Alice has Mystic Decree; Where We're Going... in her hand
    And Alice has {U}{U}{C}{C}{U} to spend
    And Bob controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 flying counter
    When Alice casts Mystic Decree, spending {U}{U}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    And Grizzly Bears has the keyword flying

  @id:counters-05-anchor @since:2023-06-16 @cr:702.28b
  Scenario: Hill Giant with a shadow counter loses shadow to Reality Anchor, and can be blocked by Grizzly Bears
    Given Alice has Reality Anchor in her hand
    And Alice has {G}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 shadow counter
    And Bob controls Grizzly Bears; Dauthi Voidwalker
    When Alice casts Reality Anchor targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Dauthi Voidwalker
    When Bob blocks Hill Giant with Grizzly Bears
    Then Grizzly Bears is blocking Hill Giant

  @id:counters-05-spear-older @cr:702.12b
  Scenario Outline: Shadowspear takes indestructible from Bob's <permanent> with an indestructible counter, and <spell> destroys it
    Given Alice controls Shadowspear
    And Alice has <spell> in her hand
    And Alice has <mana>{C} to spend
    And Bob controls <permanent>
    And <permanent> starts with 1 indestructible counter
    When Alice activates ability 1 of Shadowspear, spending {C}
    And everyone passes until the stack is empty
    And Alice casts <spell> targeting <permanent>
    And everyone passes until the stack is empty
    Then <permanent> is in Bob's graveyard

    Examples:
      | permanent  | spell      | mana      |
      | Hill Giant | Murder     | {B}{B}{C} |
      | Sol Ring   | Disenchant | {W}{C}    |

  @counters-33 @id:counters-05-spear-younger @cr:702.12b @cr:122.5 @derived
  Scenario: An indestructible counter that is moved onto Hill Giant after Shadowspear's ability makes it indestructible
    Given Alice controls Shadowspear; Grizzly Bears
    And Alice has Fate Transfer; Murder in her hand
    And Alice has {C}{B}{C}{B}{B}{C} to spend
    And Bob controls Hill Giant
    And Grizzly Bears starts with 1 indestructible counter
    When Alice activates ability 1 of Shadowspear, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant, spending {B}{C}
    And everyone passes until the stack is empty
    And Alice casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Murder is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:counters-05-spear-in-response @cr:702.12b @cr:701.8a
  Scenario: Shadowspear takes indestructible from Bob's Hill Giant with an indestructible counter while Wrath of God waits, which destroys it
    Given Alice controls Shadowspear
    And Alice has Wrath of God in her hand
    And Alice has {W}{W}{C}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 indestructible counter
    When Alice casts Wrath of God, spending {W}{W}{C}{C}
    And Alice activates ability 1 of Shadowspear
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @id:counters-05-champion @cr:702.7b
  Scenario: Talruum Champion takes first strike from Hill Giant with a first strike counter, which it blocks, and kills it unhurt
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 first strike counter
    And Bob controls Talruum Champion
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Talruum Champion
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Alice's graveyard
    And Talruum Champion has no damage marked

  @id:counters-05-hammer @cr:613.7e
  Scenario: Colossus Hammer takes flying from Hill Giant with a younger flying counter once it has been away and is attached again
    Given Alice controls Colossus Hammer; Hill Giant; Grizzly Bears
    And Alice has Where We're Going... in her hand
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{U} to spend
    When Alice activates Colossus Hammer targeting Hill Giant, spending {C}{C}{C}{C}{C}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 13/13
    And Hill Giant has the keyword flying
    When Alice activates Colossus Hammer targeting Grizzly Bears
    And everyone passes until the stack is empty
    And Alice activates Colossus Hammer targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 13/13
    And Hill Giant lacks the keyword flying
