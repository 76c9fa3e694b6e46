@counters-04 @cr:122.1b @since:2020-04-17
Feature: A counter can be a variant of a keyword: hexproof from a quality, trample over planeswalkers
  It gives that variant and no more, and is lost with every ability of the keyword.

  @id:counters-04-hexproof-from @cr:702.11d
  Scenario: Bob's Lightning Bolt can't target Hill Giant with a hexproof from red counter, and his Murder, which is black, can
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof from red counter
    And Bob has Lightning Bolt; Murder in his hand
    And Bob has {R}{B}{B}{C} to spend
    When Alice passes
    Then Bob can't cast Lightning Bolt targeting Hill Giant
    When Bob casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @id:counters-04-hexproof-from-abilities @cr:702.11d
  Scenario: Of Bob's two Wizards the red one can't target Hill Giant with a hexproof from red counter, and the blue one can
    Given it is Bob's precombat main phase
    And Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof from red counter
    And Bob controls Prodigal Pyromancer; Prodigal Sorcerer
    Then Bob can't activate Prodigal Pyromancer targeting Hill Giant
    When Bob activates Prodigal Sorcerer targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has 1 damage marked

  @id:counters-04-hexproof-from-own @cr:702.11d
  Scenario: Alice targets her own Hill Giant with a hexproof from red counter with Lightning Bolt
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof from red counter
    When Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @counters-05 @id:counters-04-loses-hexproof @cr:702.11e
  Scenario: Shadowspear takes hexproof from Bob's Hill Giant with a hexproof from red counter, and Lightning Bolt can target it
    Given Alice controls Shadowspear
    And Alice has Lightning Bolt in her hand
    And Alice has {C}{R} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 hexproof from red counter
    Then Alice can't cast Lightning Bolt targeting Hill Giant
    When Alice activates ability 1 of Shadowspear, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @counters-05 @counters-33 @id:counters-04-younger @cr:702.11e @derived
  Scenario: A hexproof from red counter that is moved onto Hill Giant after Shadowspear's ability keeps Lightning Bolt off
    Given Alice controls Shadowspear; Grizzly Bears
    And Grizzly Bears starts with 1 hexproof from red counter
    And Alice has Fate Transfer; Lightning Bolt; Murder in her hand
    And Alice has {C}{C}{B}{R}{B}{B}{C} to spend
    And Bob controls Hill Giant
    When Alice activates ability 1 of Shadowspear, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant, spending {B}{C}
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 hexproof from red counter
    And Alice can't cast Lightning Bolt targeting Hill Giant
    When Alice casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @counters-31 @id:counters-04-cant-have @since:2021-02-15 @cr:113.11 @cr:702.11d @derived
  Scenario: What can't have hexproof after the ability of Arcane Lighthouse can't have hexproof from red either, from a younger counter
    Given Alice controls Arcane Lighthouse; Grizzly Bears
    And Grizzly Bears starts with 1 hexproof from red counter
    And Alice has Fate Transfer; Lightning Bolt in her hand
    And Alice has {C}{C}{B}{R} to spend
    And Bob controls Hill Giant
    When Alice activates ability 2 of Arcane Lighthouse, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant, spending {B}{C}
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 hexproof from red counter
    When Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @counters-30 @id:counters-04-two-variants @cr:702.11d @cr:613.7c @derived
  Scenario: Hill Giant with a hexproof from red counter becomes a Frog, gets a hexproof from black counter, and has only that
    Counters of the two variants are of two kinds.

    Given Alice has Turn to Frog; Fate Transfer in her hand
    And Alice has {U}{C}{U}{C} to spend
    And Alice controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 hexproof from red counter
    And Grizzly Bears starts with 1 hexproof from black counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword hexproof from black
    And Hill Giant lacks the keyword hexproof from red

  @counters-02 @id:counters-04-looked-for @cr:702.11e
  Scenario: Kathril, which looks for hexproof, finds Hill Giant in the graveyard with a hexproof from red counter, and puts a hexproof counter
    Given Alice has Kathril, Aspect Warper in her hand
    And Alice has {W}{B}{G}{C}{C} to spend
    And Alice has Hill Giant in her graveyard
    And Hill Giant starts with 1 hexproof from red counter
    And Alice controls Grizzly Bears
    When Alice casts Kathril, Aspect Warper
    And everyone passes until someone is asked
    And Alice chooses Grizzly Bears for the enters ability of Kathril, Aspect Warper
    Then Grizzly Bears bears 1 hexproof counter
    And Grizzly Bears has the keyword hexproof
    And Kathril, Aspect Warper is 4/4

  @id:counters-04-over-planeswalkers @since:2022-10-07 @cr:702.19c
  Scenario: Hill Giant with a trample over planeswalkers counter attacks Chandra with one loyalty counter, and assigns Bob 2 damage
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 trample over planeswalkers counter
    And Bob controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 1 loyalty counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Hill Giant
    And everyone passes until someone is asked
    And Alice divides the damage of Hill Giant: 1 to Chandra, Novice Pyromancer; 2 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Chandra, Novice Pyromancer is in Bob's graveyard

  @id:counters-04-not-over-planeswalkers @cr:702.19f
  Scenario: Hill Giant with a trample counter attacks Chandra with one loyalty counter, and Bob is dealt no damage
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 trample counter
    And Bob controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 1 loyalty counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Chandra, Novice Pyromancer is in Bob's graveyard
    And Bob is at 20 life
