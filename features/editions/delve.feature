Feature: Delve before and since July 2013
  Like convoke, delve was an additional cost until 2013-07-12: each card that was exiled took {1} off the cost before the total was fixed.
  Since 2013-07-13 a card is exiled rather than that a generic mana of the total is paid.

  @since:2007-05-01 @until:2013-07-12 @editions-06 @id:editions-06-trinisphere-until @cr:702.64a @cr:601.2e
  Scenario: Under Trinisphere, until 2013-07-12, Gurmag Angler lowered by six cards takes three mana
    Given Alice has Gurmag Angler; Wastes in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain; Swamp in her graveyard
    And Alice has {B}{C} to spend
    And Bob controls Trinisphere
    Then Alice can't cast Gurmag Angler
    And Alice can't cast Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    When Alice plays Wastes
    And Alice casts Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    Then Gurmag Angler is on the stack
    And Wastes is tapped
    And Alice has no mana left
    And Mountain is in Alice's graveyard
    And Swamp is in Alice's graveyard

  @since:2013-07-13 @editions-06 @id:editions-06-trinisphere-since @cr:702.66b @cr:601.2f
  Scenario: Under Trinisphere, since 2013-07-13, six cards and {B} pay for Gurmag Angler
    The total is {6}{B}, which is three mana or more.

    Given Alice has Gurmag Angler; Wastes in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island in her graveyard
    And Alice has {B}{C} to spend
    And Bob controls Trinisphere
    When Alice casts Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    Then Gurmag Angler is on the stack
    And Alice has {C} left
    And Alice's graveyard holds no cards

  @since:2007-05-01 @until:2013-07-12 @editions-07 @id:editions-07-too-many-until @cr:702.64a @cr:601.2g
  Scenario: Until 2013-07-12 seven cards may be exiled for the six generic mana of Gurmag Angler
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain in her graveyard
    And Alice has {B} to spend
    When Alice casts Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain
    Then Gurmag Angler is on the stack
    And Alice's graveyard holds no cards
    And Mountain is in exile
    And Alice has no mana left

  @since:2013-07-13 @editions-07 @id:editions-07-too-many-since @cr:702.66a @cr:601.2h
  Scenario: Since 2013-07-13 six cards may be exiled for Gurmag Angler, and not seven
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain in her graveyard
    And Alice has {B} to spend
    Then Alice can't cast Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain
    When Alice casts Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    Then Gurmag Angler is on the stack
    And Mountain is in Alice's graveyard
    And Alice has no mana left

  @since:2007-05-01 @until:2013-07-12 @editions-07 @derived @id:editions-07-free-until @cr:702.64a @cr:601.2b
  Scenario: Until 2013-07-12 a card may be exiled for Treasure Cruise when it is cast without paying its mana cost
    Additional costs go with any alternative cost, also with one of nothing.

    Given Alice has Treasure Cruise in her hand
    And Alice has Shock in her graveyard
    And Alice controls Omniscience
    When Alice casts Treasure Cruise without paying its mana cost through Omniscience, delving Shock
    Then Treasure Cruise is on the stack
    And Shock is in exile

  @since:2013-07-13 @editions-07 @derived @id:editions-07-free-since @cr:702.66b @cr:118.9
  Scenario: Since 2013-07-13 no card may be exiled for Treasure Cruise when it is cast without paying its mana cost
    Given Alice has Treasure Cruise in her hand
    And Alice has Shock in her graveyard
    And Alice controls Omniscience
    Then Alice can't cast Treasure Cruise without paying its mana cost through Omniscience, delving Shock
    When Alice casts Treasure Cruise without paying its mana cost through Omniscience
    Then Treasure Cruise is on the stack
    And Shock is in Alice's graveyard
