@counters-01 @cr:122.1b
Feature: What looks for a keyword finds it by a counter, whoever put that there and when
  It stays there when what put it is gone, and when the turn is over.

  @id:counters-01-mentor @since:2020-04-17
  Scenario: Wingspan Mentor puts a +1/+1 counter on Hill Giant, which has flying by a counter, and none on Grizzly Bears
    Given Alice controls Wingspan Mentor; Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 flying counter
    And Alice has {U}{C}{C} to spend
    When Alice activates Wingspan Mentor
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4
    And Grizzly Bears is 2/2

  @id:counters-01-joins-up @since:2020-04-17 @cr:702.2b
  Scenario: Vraska Joins Up puts a deathtouch counter on Prodigal Pyromancer, which then destroys Colossal Dreadmaw with 1 damage
    Given Alice has Vraska Joins Up in her hand
    And Alice has {B}{G} to spend
    And Alice controls Prodigal Pyromancer
    And Bob controls Colossal Dreadmaw
    When Alice casts Vraska Joins Up
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is in Bob's graveyard

  @id:counters-01-huntbonder @since:2020-04-17 @cr:702.4b
  Scenario: Avenging Huntbonder attacks and puts a double strike counter on Hill Giant beside it, and they deal Bob 3 damage twice each
    Given Alice controls Avenging Huntbonder; Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Avenging Huntbonder; Hill Giant
    And Alice would target Hill Giant with the attacks ability of Avenging Huntbonder
    And everyone passes until it is Alice's end of combat
    Then Bob is at 8 life
    And Hill Giant bears 1 double strike counter

  @id:counters-01-emissary @since:2024-06-07 @cr:702.83a
  Scenario: Emissary of Soulfire puts an exalted counter on Grizzly Bears, and Hill Giant attacks alone and deals 4 damage
    Given Alice controls Emissary of Soulfire; Grizzly Bears; Hill Giant
    And Alice starts with 2 energy counters
    When Alice activates Emissary of Soulfire targeting Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life

  @id:counters-01-rakshasa @since:2025-04-04 @cr:702.147a
  Scenario: Rot-Curse Rakshasa, exiled from the graveyard, puts decayed counters on two creatures of Bob's, which can't block
    Given Alice has Rot-Curse Rakshasa in her graveyard
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Memnite
    And Bob controls Hill Giant; Grizzly Bears; Gurmag Angler
    When Alice activates Rot-Curse Rakshasa with X = 2 targeting Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Memnite with Hill Giant
    And Bob can't block Memnite with Grizzly Bears
    When Bob blocks Memnite with Gurmag Angler
    Then Gurmag Angler is blocking Memnite

  @id:counters-01-fully-grown @since:2020-04-17 @cr:514.2
  Scenario: The trample counter of Fully Grown is still there when its +3/+3 is over
    Given Alice has Fully Grown in her hand
    And Alice has {G}{C}{C} to spend
    And Alice controls Hill Giant
    When Alice casts Fully Grown targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 6/6
    When everyone passes until it is Bob's upkeep
    Then Hill Giant is 3/3
    And Hill Giant has the keyword trample

  @counters-18 @id:counters-01-perennation @since:2020-04-17 @cr:702.11b @cr:702.12b
  Scenario: Perennation returns Sol Ring with a hexproof and an indestructible counter: Alice's Disenchant doesn't destroy it, and Bob's can't target it
    Given Alice has Perennation; Disenchant in her hand
    And Alice has {W}{B}{G}{C}{C}{C}{W}{C} to spend
    And Alice has Sol Ring in her graveyard
    And Bob has Disenchant "Bob's Disenchant" in his hand
    And Bob has {W}{C} to spend
    And Bob controls Ashnod's Altar
    When Alice casts Perennation targeting Sol Ring, spending {W}{B}{G}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Disenchant targeting Sol Ring
    And everyone passes until the stack is empty
    Then Disenchant is in Alice's graveyard
    And Sol Ring is on the battlefield
    When Alice passes
    Then Bob can't cast Bob's Disenchant targeting Sol Ring

  @counters-14 @id:counters-01-nightmare @since:2020-04-17 @cr:608.2d @cr:702.2b
  Scenario: Bob puts the deathtouch counter of Alice's Hunted Nightmare on one of his creatures, and Memnite destroys Gurmag Angler
    Given Alice has Hunted Nightmare in her hand
    And Alice has {B}{B}{C} to spend
    And Alice controls Gurmag Angler
    And Bob controls Memnite; Hill Giant
    When Alice casts Hunted Nightmare
    And Alice would target Bob with the enters ability of Hunted Nightmare
    And everyone passes until someone is asked
    And Bob chooses Memnite for the enters ability of Hunted Nightmare
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Memnite
    And everyone passes until it is Alice's end of combat
    Then Gurmag Angler is in Alice's graveyard

  @id:counters-01-morgul @since:2023-06-16 @cr:611.2b
  Scenario: Hill Giant is a Wraith with shadow as long as it has the shadow counter of Minas Morgul, Dark Fortress
    Given Alice controls Minas Morgul, Dark Fortress; Hill Giant; Vampire Hexmage
    And Alice has {B}{C}{C}{C} to spend
    When Alice activates ability 2 of Minas Morgul, Dark Fortress targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword shadow
    And Hill Giant has the type Wraith
    When everyone passes until it is Bob's upkeep
    Then Hill Giant has the keyword shadow
    When everyone passes until it is Alice's precombat main phase
    And Alice activates Vampire Hexmage targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword shadow
    And Hill Giant lacks the type Wraith

  @counters-19 @id:counters-01-myojin @since:2020-04-17 @cr:118.3 @cr:702.12b
  Scenario: Myojin of Roaring Blades pays with its indestructible counter, and is destroyed by Murder
    Given Alice controls Myojin of Roaring Blades
    And Myojin of Roaring Blades starts with 1 indestructible counter
    And Bob has Murder in his hand
    And Bob has {B}{B}{C} to spend
    When Alice activates Myojin of Roaring Blades targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 13 life
    And Myojin of Roaring Blades bears no indestructible counters
    And Alice can't activate Myojin of Roaring Blades targeting Bob
    When Alice passes
    And Bob casts Murder targeting Myojin of Roaring Blades
    And everyone passes until the stack is empty
    Then Myojin of Roaring Blades is in Alice's graveyard

  @counters-03 @id:counters-01-petroglyphs @since:2024-06-07
  Scenario Outline: Muraganda Petroglyphs, which makes bigger what has no abilities, leaves Hill Giant with <article> <kind> counter <size>
    Given Alice has Muraganda Petroglyphs in her hand
    And Alice has {G}{C}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When Alice casts Muraganda Petroglyphs
    And everyone passes until the stack is empty
    Then Muraganda Petroglyphs is on the battlefield
    And Hill Giant is <size>

    Examples:
      | article | kind    | size |
      | a       | flying  | 3/3  |
      | an      | exalted | 3/3  |
      | a       | prowess | 5/5  |
