@evoke-04 @cr:118.9a @cr:601.2b @since:2007-10-01
Feature: Evoke is an alternative cost, and a spell takes only one of those
  Where something else offers another price for the same spell, the player takes that price, the evoke cost or the mana
  cost. A spell cast for the other price was not evoked, so it is not sacrificed.

  @id:evoke-04-fist-of-suns @cr:702.74a
  Scenario: Mulldrifter cast for the cost of Fist of Suns stays
    Three of the eight mana are left: the evoke cost is not taken as well.

    Given Alice has Mulldrifter in her hand
    And Alice controls Fist of Suns
    And Alice has {W}{U}{U}{U}{U}{B}{R}{G} to spend
    When Alice casts Mulldrifter for the cost of Fist of Suns
    Then Alice has {U}{U}{U} left
    When everyone passes until Mulldrifter enters
    Then the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control

  @id:evoke-04-beside-fist-of-suns @cr:702.74a
  Scenario: Beside Fist of Suns the evoke cost is a price of its own
    Given Alice has Mulldrifter in her hand
    And Alice controls Fist of Suns
    And Alice has {U}{U}{U} to spend
    Then Alice can't cast Mulldrifter for the cost of Fist of Suns
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has no mana left
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-04-escape @since:2020-01-24 @derived @cr:702.138a
  Scenario: Mulldrifter cast for an escape cost stays
    Given Alice controls Underworld Breach
    And Alice has Mulldrifter; Grizzly Bears; Hill Giant; Savannah Lions in her graveyard
    And Alice has {U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter from her graveyard for its escape cost, exiling Grizzly Bears; Hill Giant; Savannah Lions
    Then Alice has no mana left
    And Grizzly Bears is in exile
    When everyone passes until Mulldrifter enters
    Then the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control

  @id:evoke-04-escape-with-evoke @since:2020-01-24 @derived @cr:702.138a @cr:118.9b @cr:601.3
  Scenario: The permission to escape is no permission to evoke from the graveyard
    Escape lets the card be cast from there for the escape cost alone, and evoke would be a second alternative cost.

    Given Alice controls Underworld Breach
    And Alice has Mulldrifter; Grizzly Bears; Hill Giant; Savannah Lions in her graveyard
    And Alice has {U}{U}{U}{U}{U} to spend
    Then Alice can't cast Mulldrifter from her graveyard for its evoke cost
    And Alice can't cast Mulldrifter from her graveyard for its evoke cost, exiling Grizzly Bears; Hill Giant; Savannah Lions
    When Alice casts Mulldrifter from her graveyard for its escape cost
    Then Mulldrifter is on the stack
    And Grizzly Bears is in exile
