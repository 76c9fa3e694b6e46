@combat-18 @cr:702.19d @since:2005-10-01
Feature: With trample all damage goes on when no blocker is left
  It goes to what the creature attacks. Where that is a planeswalker, none goes to its controller.

  @id:combat-18-blocker-killed @cr:510.1c
  Scenario: The blocker of Colossal Dreadmaw is killed, and Colossal Dreadmaw deals Bob 6 damage
    Given Alice has Shock in her hand
    And Alice controls Colossal Dreadmaw; Mountain
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And Alice casts Shock targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 14 life

  @id:combat-18-killed-by-itself @since:2020-04-17 @cr:510.4 @report:phase-1740
  Scenario: Fencing Ace with trample and double strike kills its blocker by its first damage and deals Bob its second
    Given Alice controls Fencing Ace
    And Fencing Ace starts with 1 trample counter
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Fencing Ace with Memnite
    And Alice would divide the damage of Fencing Ace: 1 to Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob is at 19 life

  @combat-17 @id:combat-18-one-is-left @since:2020-04-17 @cr:702.19b @cr:510.4 @report:argentum-1598
  Scenario: Gurmag Angler with trample and double strike kills one of two blockers; the other is still to be dealt lethal damage
    Giant Spider, a 2/4, is dealt 3 of 5 damage in the first step.

    Given Alice controls Gurmag Angler
    And Gurmag Angler starts with 1 trample counter
    And Gurmag Angler starts with 1 double strike counter
    And Bob controls Grizzly Bears; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Grizzly Bears; Giant Spider
    And Alice would choose Grizzly Bears; Giant Spider for Gurmag Angler
    And everyone passes until someone is asked
    And Alice divides the damage of Gurmag Angler: 2 to Grizzly Bears; 3 to Giant Spider
    And everyone passes until someone is asked
    Then Grizzly Bears is in Bob's graveyard
    And Alice can't divide the damage of Gurmag Angler: 5 to Bob
    When Alice divides the damage of Gurmag Angler: 1 to Giant Spider; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Giant Spider is in Bob's graveyard
    And Bob is at 16 life

  @combat-13 @id:combat-18-planeswalker @since:2007-10-01 @cr:702.19f @report:phase-2352
  Scenario: Colossal Dreadmaw, unblocked, deals Teferi 6 damage, and none of it goes beyond his 4 loyalty to Bob
    Given Alice controls Colossal Dreadmaw
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler is in Bob's graveyard
    And Bob is at 20 life

  @id:combat-18-blocked-planeswalker @since:2007-10-01 @cr:702.19b @cr:702.19f
  Scenario: Colossal Dreadmaw, which attacks Teferi and is blocked by Grizzly Bears, assigns them 2 damage and Teferi 4, and Bob none
    Given Alice controls Colossal Dreadmaw
    And Bob controls Teferi, Time Raveler; Grizzly Bears
    And Teferi, Time Raveler starts with 5 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And everyone passes until someone is asked
    Then Alice is asked to divide the damage of Colossal Dreadmaw, from Grizzly Bears; Teferi, Time Raveler
    When Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Teferi, Time Raveler
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Teferi, Time Raveler bears 1 loyalty counter
    And Bob is at 20 life

  @combat-12 @id:combat-18-regenerated @since:2020-04-17 @cr:701.19a @cr:510.4
  Scenario: Death Ward takes Hill Giant, which blocks, from combat, and Colossal Dreadmaw with double strike deals Bob all its second damage
    Given Alice controls Colossal Dreadmaw
    And Colossal Dreadmaw starts with 1 double strike counter
    And Bob has Death Ward in his hand
    And Bob controls Hill Giant; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 3 to Hill Giant; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Hill Giant has no damage marked
    And Bob is at 11 life

  @id:combat-18-over-planeswalkers @since:2021-06-18 @cr:702.19c
  Scenario: Thrasta, a 7/7 with trample over planeswalkers, assigns Bob damage once it has assigned Teferi as much as his loyalty
    Given Alice controls Thrasta, Tempest's Roar
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Thrasta, Tempest's Roar
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Thrasta, Tempest's Roar: 3 to Teferi, Time Raveler; 4 to Bob
    When Alice divides the damage of Thrasta, Tempest's Roar: 4 to Teferi, Time Raveler; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler is in Bob's graveyard
    And Bob is at 17 life
