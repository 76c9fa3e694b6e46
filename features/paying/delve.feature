@cr:702.66a @since:2007-05-01
Feature: Delve pays for generic mana with cards of the graveyard
  Each card that its player exiles from their graveyard pays for one generic mana. Since July 2013 delve, like convoke, applies once
  the total cost is determined and mana abilities have been activated, and no more cards than there is generic mana may be exiled.

  @paying-15 @id:paying-delve-each-card
  Scenario: Five cards and two lands pay for Gurmag Angler, and five cards and a Swamp do not
    Given Alice has Gurmag Angler; Island in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite in her graveyard
    And Alice controls Swamp
    Then Alice can't cast Gurmag Angler
    When Alice plays Island
    And Alice casts Gurmag Angler
    Then Gurmag Angler is on the stack
    And Shock is in exile
    And Memnite is in exile
    And Alice's graveyard holds no cards
    And Swamp is tapped
    And Island is tapped

  @paying-15 @id:paying-delve-generic-only @since:2013-07-13 @cr:601.2h
  Scenario: No card pays for the black mana of Gurmag Angler, not even a black card
    Given Alice has Gurmag Angler; Swamp in her hand
    And Alice has Murder; Doom Blade; Shriekmaw; Blood Artist; Dark Ritual; Severed Legion; Typhoid Rats in her graveyard
    Then Alice can't cast Gurmag Angler
    When Alice plays Swamp
    And Alice casts Gurmag Angler
    Then Gurmag Angler is on the stack
    And Swamp is tapped
    And Alice's graveyard holds 1 card

  @paying-15 @id:paying-delve-no-more @since:2013-07-13 @cr:601.2h @report:argentum-2054
  Scenario: Seven cards may not be exiled for the six generic mana of Gurmag Angler
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain in her graveyard
    And Alice has {B} to spend
    Then Alice can't cast Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island; Mountain
    When Alice casts Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    Then Shock is in exile
    And Alice's graveyard holds 1 card

  @paying-15 @id:paying-delve-no-more-than-mana-leaves @cr:601.2h
  Scenario: When mana pays for three of the five mana of Murderous Cut, two cards may be exiled for the rest, and not three
    Given Alice has Murderous Cut in her hand
    And Alice has Shock; Forest; Plains in her graveyard
    And Alice has {B}{C}{C} to spend
    And Bob controls Hill Giant
    Then Alice can't cast Murderous Cut targeting Hill Giant, delving Shock; Forest; Plains, spending {B}{C}{C}
    When Alice casts Murderous Cut targeting Hill Giant, delving Shock; Forest, spending {B}{C}{C}
    Then Murderous Cut is on the stack
    And Alice has no mana left
    And Plains is in Alice's graveyard

  @paying-15 @paying-17 @id:paying-delve-after-the-total @since:2013-07-13 @cr:702.66b @cr:601.2f
  Scenario: With Helm of Awakening, five cards are exiled for Gurmag Angler, and not six
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island in her graveyard
    And Alice controls Helm of Awakening
    And Alice has {B} to spend
    Then Alice can't cast Gurmag Angler, delving Shock; Forest; Plains; Hill Giant; Memnite; Island
    When Alice casts Gurmag Angler
    Then Gurmag Angler is on the stack
    And Alice's graveyard holds 1 card

  @paying-15 @paying-17 @id:paying-delve-the-increase @since:2013-07-13 @cr:702.66b @cr:601.2f
  Scenario: Seven cards and an Island do not pay for Treasure Cruise under Thalia, and with Wastes they do
    Given Alice has Treasure Cruise; Wastes in her hand
    And Alice has Forest; Plains; Hill Giant; Memnite; Swamp; Shock; Ornithopter in her graveyard
    And Alice controls Island
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Treasure Cruise
    When Alice plays Wastes
    And Alice casts Treasure Cruise
    Then Treasure Cruise is on the stack
    And Wastes is tapped
    And Island is tapped
    And Alice's graveyard holds no cards

  @paying-15 @id:paying-delve-own-graveyard
  Scenario: Cards in Bob's graveyard do not pay for Alice's Gurmag Angler, and mana does
    Given Alice has Gurmag Angler; Wastes in her hand
    And Alice has Shock; Forest; Plains in her graveyard
    And Alice controls 3 Swamp
    And Bob has Hill Giant; Memnite; Island in his graveyard
    Then Alice can't cast Gurmag Angler
    When Alice plays Wastes
    And Alice casts Gurmag Angler
    Then Gurmag Angler is on the stack
    And Wastes is tapped
    And Bob's graveyard holds 3 cards

  @paying-15 @id:paying-delve-exiled-for-good @cr:701.6b
  Scenario: Cards that were delved stay in exile when Gurmag Angler is countered
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island in her graveyard
    And Alice has {B} to spend
    And Bob has Essence Scatter in his hand
    And Bob has {U}{U} to spend
    When Alice casts Gurmag Angler
    And Alice passes
    And Bob casts Essence Scatter targeting Gurmag Angler
    And everyone passes until the stack is empty
    Then Gurmag Angler is in Alice's graveyard
    And Shock is in exile
    And Alice's graveyard holds 1 card

  @paying-28 @id:paying-delve-mana-value @cr:202.3
  Scenario Outline: Chalice of the Void with <counters> <triggers> on Gurmag Angler, on which one mana is spent
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains; Hill Giant; Memnite; Island in her graveyard
    And Alice has {B} to spend
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with <counters>
    When Alice casts Gurmag Angler
    Then the stack holds, from the top, <stack>
    And Gurmag Angler has mana value 7

    Examples:
      | counters          | stack                                                  | triggers         |
      | 7 charge counters | the cast ability of Chalice of the Void; Gurmag Angler | triggers         |
      | 1 charge counter  | Gurmag Angler                                          | does not trigger |

  @paying-07 @paying-28 @id:paying-delve-x @since:2013-07-13 @cr:107.3a @cr:202.3e
  Scenario: X of Logic Knot is announced first, and with X = 3 three cards are exiled for it
    Given Alice has Hill Giant in her hand
    And Alice has {R}{C}{C}{C} to spend
    And Bob has Logic Knot in his hand
    And Bob has Shock; Forest; Plains in his graveyard
    And Bob has {U}{U} to spend
    When Alice casts Hill Giant
    And Alice passes
    Then Bob can't cast Logic Knot with X = 4 targeting Hill Giant
    And Bob can't cast Logic Knot with X = 2 targeting Hill Giant, delving Shock; Forest; Plains
    When Bob casts Logic Knot with X = 3 targeting Hill Giant
    Then Bob's graveyard holds no cards
    And Logic Knot has mana value 5
    When everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @paying-13 @paying-15 @paying-17 @id:paying-delve-escape @since:2020-01-24 @cr:702.66b @cr:702.138a @cr:118.10
  Scenario: Of nine other cards three are exiled for Treasure Cruise's escape and six by delve, and two lands pay for the rest
    A card that is exiled for the one is not exiled for the other.

    Given Alice has Treasure Cruise; Shock; Forest; Plains; Hill Giant; Memnite; Swamp; Murder; Mulldrifter; Fog in her graveyard
    And Alice has Wastes in her hand
    And Alice controls Underworld Breach; Island
    Then Alice can't cast Treasure Cruise from her graveyard for its escape cost
    When Alice plays Wastes
    And Alice casts Treasure Cruise from her graveyard for its escape cost
    Then Treasure Cruise is on the stack
    And Island is tapped
    And Wastes is tapped
    And Alice's graveyard holds no cards

  @paying-15 @paying-17 @id:paying-delve-fist-of-suns @since:2013-07-13 @cr:702.66b @cr:118.9a
  Scenario: The cost of Fist of Suns has no generic mana, and nothing is delved for it
    Given Alice has Gurmag Angler in her hand
    And Alice has Shock; Forest; Plains in her graveyard
    And Alice controls Fist of Suns
    And Alice has {W}{U}{B}{R}{G} to spend
    Then Alice can't cast Gurmag Angler for the cost of Fist of Suns, delving Shock
    When Alice casts Gurmag Angler for the cost of Fist of Suns
    Then Alice has no mana left
    And Alice's graveyard holds 3 cards

  @paying-01 @paying-17 @id:paying-delve-free-and-taxed @since:2013-07-13 @cr:702.66b @cr:118.9d
  Scenario: One card is exiled for the {1} that Thalia adds to Treasure Cruise, cast without paying its mana cost
    Given Alice has Treasure Cruise in her hand
    And Alice has Shock; Forest in her graveyard
    And Alice controls Omniscience
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Treasure Cruise without paying its mana cost, delving Shock; Forest
    When Alice casts Treasure Cruise without paying its mana cost
    Then Treasure Cruise is on the stack
    And Alice's graveyard holds 1 card

  @paying-15 @paying-23 @derived @id:paying-delve-what-was-sacrificed @since:2013-07-13 @cr:601.2g @cr:601.2h
  Scenario: Grizzly Bears, sacrificed for mana for Gurmag Angler, is delved for it as well
    Mana abilities come first, so Grizzly Bears is a card of the graveyard when the cost is paid. Two mana, four cards and the
    mana of the Swamp are seven.

    Given Alice has Gurmag Angler; Swamp in her hand
    And Alice has Shock; Forest; Plains in her graveyard
    And Alice controls Grizzly Bears; Ashnod's Altar
    Then Alice can't cast Gurmag Angler
    When Alice plays Swamp
    And Alice casts Gurmag Angler, delving Shock; Forest; Plains; Grizzly Bears, making mana with Ashnod's Altar; Swamp
    Then Gurmag Angler is on the stack
    And Grizzly Bears is in exile
    And Alice's graveyard holds no cards

  @paying-15 @paying-23 @derived @id:paying-delve-once @since:2013-07-13 @cr:601.2g @cr:601.2h
  Scenario: Grizzly Bears, sacrificed for mana for Gurmag Angler, is delved for one mana, not for two
    With one card fewer in the graveyard, another land is needed.

    Given Alice has Gurmag Angler; Wastes in her hand
    And Alice has Forest; Plains in her graveyard
    And Alice controls Grizzly Bears; Ashnod's Altar; Swamp
    Then Alice can't cast Gurmag Angler
    And Alice can't cast Gurmag Angler, delving Forest; Plains; Grizzly Bears, making mana with Ashnod's Altar; Swamp
    When Alice plays Wastes
    And Alice casts Gurmag Angler, delving Forest; Plains; Grizzly Bears, making mana with Ashnod's Altar; Swamp; Wastes
    Then Gurmag Angler is on the stack
    And Grizzly Bears is in exile
    And Wastes is tapped
