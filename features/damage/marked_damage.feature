@damage-04 @cr:120.3e @since:2005-10-01
Feature: Damage without wither and infect is marked on a creature
  It leaves power and toughness as they are. It is kept until the turn ends, and a creature with as much of it as its toughness
  is destroyed, whatever the toughness was when the damage was dealt.

  @damage-11 @id:damage-04-marked @cr:302.7 @cr:514.2
  Scenario: 2 damage from Shock are marked on Serra Angel, which stays a 4/4, until the turn ends
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob controls Serra Angel
    When Alice casts Shock targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has 2 damage marked
    And Serra Angel bears no -1/-1 counters
    And Serra Angel is 4/4
    When everyone passes until it is Bob's upkeep
    Then Serra Angel has no damage marked

  @id:damage-04-combat @cr:302.7
  Scenario: 3 damage from the blocked Hill Giant are marked on Colossal Dreadmaw
    Given Alice controls Hill Giant
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw has 3 damage marked
    And Colossal Dreadmaw bears no -1/-1 counters

  @damage-10 @damage-11 @id:damage-04-adds-up @cr:704.5g @cr:120.6
  Scenario: 2 damage from Alice's Shock and then 2 damage from Bob's destroy Serra Angel
    Given Alice has Shock "Alice's Shock" in her hand
    And Alice has {R} to spend
    And Alice controls Serra Angel
    And Bob has Shock "Bob's Shock" in his hand
    And Bob has {R} to spend
    When Alice casts Alice's Shock targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has 2 damage marked
    When Alice passes
    And Bob casts Bob's Shock targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is in Alice's graveyard

  @damage-11 @id:damage-04-another-turn @cr:514.2
  Scenario: 2 damage on one turn and 2 on the next don't destroy Serra Angel
    Given Alice has 2 Shock in her hand
    And Alice controls 2 Mountain
    And Bob controls Serra Angel
    When Alice casts Shock 1 targeting Serra Angel, making mana with Mountain 1
    And everyone passes until it is Bob's upkeep
    And Bob passes
    And Alice casts Shock 2 targeting Serra Angel, making mana with Mountain 2
    And everyone passes until the stack is empty
    Then Serra Angel is on the battlefield
    And Serra Angel has 2 damage marked

  @damage-03 @damage-10 @id:damage-04-marked-and-counters @since:2010-10-01 @cr:120.3d @cr:704.5g
  Scenario: A 3/3 with 1 damage marked that is dealt 2 damage with infect is a 1/1 with 1 damage marked, and is destroyed
    Given Alice controls Ichor Rats
    And Bob controls Hill Giant
    And Hill Giant starts with 1 damage
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard

  @damage-03 @id:damage-04-counters-alone @since:2010-10-01 @cr:120.3d @cr:704.5f
  Scenario: A 3/3 that has no damage marked lives through 2 damage with infect, as a 1/1
    Given Alice controls Ichor Rats
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is 1/1

  @damage-11 @infect-07 @id:damage-04-regenerated @cr:701.19a @cr:122.1a
  Scenario: Regenerating takes the marked damage from Hill Giant and leaves it the -1/-1 counter
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob has Death Ward in his hand
    And Bob has {W} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    When Alice casts Lightning Bolt targeting Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is tapped
    And Hill Giant has no damage marked
    And Hill Giant is 2/2

  @damage-11 @id:damage-04-giant-growth-ends @cr:514.2
  Scenario: Hill Giant, made a 6/6 by Giant Growth and dealt 5 damage, lives through the end of the turn
    The damage goes at the same time as Giant Growth's effect ends. If the effect ended first, a 3/3 would have 5 damage.

    Given Alice has Giant Growth; Lightning Bolt; Shock in her hand
    And Alice has {G}{R}{R} to spend
    And Alice controls Hill Giant
    When Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt targeting Hill Giant
    And Alice casts Shock targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has 5 damage marked
    When everyone passes until it is Bob's upkeep
    Then Hill Giant is 3/3
    And Hill Giant has no damage marked

  @damage-10 @damage-11 @id:damage-04-toughness-falls @cr:704.5g
  Scenario: Hill Giant with 2 damage marked is destroyed when a -1/-1 effect makes it a 2/2
    Given Alice has Heartless Summoning in her hand
    And Alice has {B}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 2 damage
    When Alice casts Heartless Summoning
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @damage-11 @id:damage-04-no-creature @since:2009-07-11 @cr:120.6 @derived
  Scenario: Serra Angel, dealt 2 damage, made a land and made a creature again, is destroyed by 2 more
    Damage stays on a permanent that is no creature for a while.

    Given Alice has Song of the Dryads; Disenchant; 2 Shock in her hand
    And Alice has {G}{W}{W}{W}{R}{R}{R}{R}{R} to spend
    And Bob controls Serra Angel
    When Alice casts Shock 1 targeting Serra Angel
    And everyone passes until the stack is empty
    And Alice casts Song of the Dryads targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has 2 damage marked
    When Alice casts Disenchant targeting Song of the Dryads
    And everyone passes until the stack is empty
    And Alice casts Shock 2 targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is in Bob's graveyard

  @damage-10 @damage-11 @id:damage-04-no-longer-indestructible @since:2013-07-13 @cr:704.5g @cr:702.12b
  Scenario: Darksteel Myr, a 0/1 with 2 damage marked, is destroyed when it is indestructible no more
    Given Alice has Shock; Dress Down in her hand
    And Alice has {R}{U}{C} to spend
    And Bob controls Darksteel Myr
    When Alice casts Shock targeting Darksteel Myr
    And everyone passes until the stack is empty
    Then Darksteel Myr has 2 damage marked
    When Alice casts Dress Down
    And everyone passes until the stack is empty
    Then Darksteel Myr is in Bob's graveyard

  @damage-11 @id:damage-04-phased-out @since:2009-07-11 @cr:514.2 @cr:702.26b
  Scenario: Serra Angel, dealt 2 damage and then phased out, has no damage marked when it phases in on the next turn
    Given Alice has Shock; Reality Ripple in her hand
    And Alice has {R}{U}{C} to spend
    And Bob controls Serra Angel
    When Alice casts Shock targeting Serra Angel
    And everyone passes until the stack is empty
    And Alice casts Reality Ripple targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is phased out
    And Serra Angel has 2 damage marked
    When everyone passes until it is Bob's upkeep
    Then Serra Angel is phased in
    And Serra Angel has no damage marked
