Feature: Since July 2010 any damage of a source with deathtouch is lethal as combat damage is assigned
  Until 2010-07-15 lethal damage was what a creature's toughness said, whoever assigned it. But a creature with deathtouch that had
  blockers or was blocking could divide its damage among them as its controller liked, in no order. Since 2010-07-16 one damage
  of it is lethal: the next creature in order, while there was an order, gets the rest, and so does the player behind a creature
  that is trampled over.

  @editions-14 @since:2009-07-11 @until:2010-07-15 @cr:702.2b @id:editions-14-order-before
  Scenario: Vampire Nighthawk, which has deathtouch, may pass over Serra Angel and assign both damage to Giant Spider
    Given Alice controls Vampire Nighthawk
    And Bob controls Serra Angel; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Vampire Nighthawk with Serra Angel; Giant Spider
    And Alice would choose Serra Angel; Giant Spider for Vampire Nighthawk
    And everyone passes until someone is asked
    And Alice divides the damage of Vampire Nighthawk: 2 to Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Giant Spider is in Bob's graveyard
    And Serra Angel has no damage marked

  @editions-14 @since:2010-07-16 @until:2024-11-07 @cr:702.2c @cr:510.1c @id:editions-14-order-after
  Scenario: Vampire Nighthawk, which has deathtouch, assigns Serra Angel, first in order, 1 damage before Giant Spider gets the other
    Given Alice controls Vampire Nighthawk
    And Bob controls Serra Angel; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Vampire Nighthawk with Serra Angel; Giant Spider
    And Alice chooses Serra Angel; Giant Spider for Vampire Nighthawk
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Vampire Nighthawk: 2 to Giant Spider
    When Alice divides the damage of Vampire Nighthawk: 1 to Serra Angel; 1 to Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Serra Angel is in Bob's graveyard
    And Giant Spider is in Bob's graveyard

  @editions-14 @since:2009-07-11 @until:2010-07-15 @cr:702.2b @id:editions-14-blocker-before
  Scenario: Vampire Nighthawk blocks two creatures, and may pass over Serra Angel and assign both damage to Giant Spider
    Given Alice controls Serra Angel; Giant Spider
    And Bob controls Vampire Nighthawk; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel; Giant Spider
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Serra Angel with Vampire Nighthawk, and Giant Spider with Vampire Nighthawk
    And Bob would choose Serra Angel; Giant Spider for Vampire Nighthawk
    And everyone passes until someone is asked
    And Bob divides the damage of Vampire Nighthawk: 2 to Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Giant Spider is in Alice's graveyard
    And Serra Angel has no damage marked

  @editions-14 @since:2010-07-16 @until:2024-11-07 @cr:702.2c @cr:510.1d @id:editions-14-blocker-after
  Scenario: Vampire Nighthawk blocks two creatures, and assigns Serra Angel, first in order, 1 damage before Giant Spider gets the other
    Given Alice controls Serra Angel; Giant Spider
    And Bob controls Vampire Nighthawk; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel; Giant Spider
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Serra Angel with Vampire Nighthawk, and Giant Spider with Vampire Nighthawk
    And Bob chooses Serra Angel; Giant Spider for Vampire Nighthawk
    And everyone passes until someone is asked
    Then Bob can't divide the damage of Vampire Nighthawk: 2 to Giant Spider
    When Bob divides the damage of Vampire Nighthawk: 1 to Serra Angel; 1 to Giant Spider
    And everyone passes until it is Alice's end of combat
    Then Serra Angel is in Alice's graveyard
    And Giant Spider is in Alice's graveyard

  @since:2009-07-11 @editions-14 @until:2010-07-15 @cr:702.17b @cr:702.2b @id:editions-14-trample-before
  Scenario: Colossal Dreadmaw with trample and deathtouch assigns Hill Giant 3 damage before any goes to Bob
    Given Alice controls Colossal Dreadmaw; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob controls Hill Giant
    When Alice activates Basilisk Collar targeting Colossal Dreadmaw
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 1 to Hill Giant; 5 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 3 to Hill Giant; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Bob is at 17 life

  @editions-14 @since:2010-07-16 @cr:702.19b @cr:702.2c @id:editions-14-trample-after
  Scenario: Colossal Dreadmaw with trample and deathtouch assigns Hill Giant 1 damage, and Bob the other 5
    Given Alice controls Colossal Dreadmaw; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob controls Hill Giant
    When Alice activates Basilisk Collar targeting Colossal Dreadmaw
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 1 to Hill Giant; 5 to Bob
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Bob is at 15 life
