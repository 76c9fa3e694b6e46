@paying-27 @cr:608.2g @cr:118.9 @since:2024-02-09
Feature: A card that is cast while something resolves may be cast for an alternative cost
  Gale lets Alice cast a card from her graveyard and does not say what she pays. She may pay the mana cost, or rather than that
  an alternative cost that she could pay for any spell: here that of Conspiracy Unraveler, which is to exile cards
  with total mana value 10 or more from her graveyard.

  @paying-11 @derived @id:paying-gale-evidence @cr:601.2b @cr:701.59a @report:forge-4636
  Scenario: Cast with Gale's permission, Reverse Engineer is paid for with collected evidence
    Given Alice has Shock in her hand
    And Alice has Reverse Engineer; Siege Wurm; Hill Giant in her graveyard
    And Alice controls Gale, Waterdeep Prodigy; Conspiracy Unraveler
    And Alice has {R} to spend
    When Alice casts Shock targeting Bob
    And Alice targets Reverse Engineer with the cast ability of Gale, Waterdeep Prodigy
    And everyone passes until someone is asked
    And Alice accepts the cast ability of Gale, Waterdeep Prodigy
    Then Reverse Engineer is on the stack
    And Siege Wurm is in exile
    And Hill Giant is in exile
    When everyone passes until Reverse Engineer has left the stack
    Then Reverse Engineer is in exile
    And Alice has drawn 3 cards this turn

  @paying-11 @derived @id:paying-gale-mana @cr:118.9b @cr:605.3a @report:forge-4636
  Scenario: Cast with Gale's permission, Reverse Engineer may also be paid for with mana, and no evidence is collected
    Given Alice has Shock in her hand
    And Alice has Reverse Engineer; Siege Wurm; Hill Giant in her graveyard
    And Alice controls Gale, Waterdeep Prodigy; Conspiracy Unraveler; 5 Island
    And Alice has {R} to spend
    When Alice casts Shock targeting Bob
    And Alice targets Reverse Engineer with the cast ability of Gale, Waterdeep Prodigy
    And everyone passes until someone is asked
    And Alice accepts the cast ability of Gale, Waterdeep Prodigy
    And Alice doesn't pay for Conspiracy Unraveler
    Then Reverse Engineer is on the stack
    And Island 5 is tapped
    And Siege Wurm is in Alice's graveyard

  @paying-25 @derived @id:paying-gale-too-little-evidence @cr:701.59b @cr:605.3a @report:forge-4636
  Scenario: With total mana value 9 in the graveyard, too little for evidence, Reverse Engineer can be paid for only with mana
    Given Alice has Shock in her hand
    And Alice has Reverse Engineer; Siege Wurm; Ruby Medallion in her graveyard
    And Alice controls Gale, Waterdeep Prodigy; Conspiracy Unraveler; 5 Island
    And Alice has {R} to spend
    When Alice casts Shock targeting Bob
    And Alice targets Reverse Engineer with the cast ability of Gale, Waterdeep Prodigy
    And everyone passes until someone is asked
    And Alice accepts the cast ability of Gale, Waterdeep Prodigy
    Then Reverse Engineer is on the stack
    And Island 5 is tapped
    And Siege Wurm is in Alice's graveyard
    And nobody is asked anything
