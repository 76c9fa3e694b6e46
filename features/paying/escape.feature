@paying-13 @cr:702.138a @cr:118.9d @since:2020-01-24
Feature: Escape is an alternative cost that includes exiling cards
  Underworld Breach gives nonland cards in the graveyard an escape cost: their mana cost and three other cards of the graveyard.
  What makes the spell cost more or less applies to its mana.

  @id:paying-escape @cr:601.2h
  Scenario: Lightning Bolt escapes with three other cards, and goes back to the graveyard
    A card that has escaped is not exiled for it, as one with flashback is.

    Given Alice has Lightning Bolt; Forest; Plains; Shock in her graveyard
    And Alice controls Underworld Breach
    And Alice has {R} to spend
    When Alice casts Lightning Bolt from her graveyard for its escape cost targeting Bob
    Then Forest is in exile
    And Plains is in exile
    And Shock is in exile
    When everyone passes until the stack is empty
    Then Lightning Bolt is in Alice's graveyard
    And Bob is at 17 life

  @id:paying-escape-others @cr:601.2h
  Scenario: Two other cards are not enough for Lightning Bolt to escape, and it does not count itself
    Given Alice has Lightning Bolt; Forest; Plains in her graveyard
    And Alice has Gather Courage in her hand
    And Alice controls Underworld Breach; Grizzly Bears
    And Alice has {R}{G} to spend
    And Bob has Hill Giant in his graveyard
    Then Alice can't cast Lightning Bolt from her graveyard for its escape cost targeting Bob
    When Alice casts Gather Courage targeting Grizzly Bears, spending {G}
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt from her graveyard for its escape cost targeting Bob
    Then Lightning Bolt is on the stack
    And Gather Courage is in exile
    And Alice's graveyard holds no cards

  @paying-01 @id:paying-escape-dearer @cr:601.2f
  Scenario: Under Thalia Lightning Bolt escapes for two mana and three cards
    Given Alice has Lightning Bolt; Forest; Plains; Shock in her graveyard
    And Alice has Wastes in her hand
    And Alice controls Underworld Breach
    And Alice has {R} to spend
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Lightning Bolt from her graveyard for its escape cost targeting Bob
    When Alice plays Wastes
    And Alice casts Lightning Bolt from her graveyard for its escape cost targeting Bob
    Then Lightning Bolt is on the stack
    And Wastes is tapped
    And Alice's graveyard holds no cards

  @paying-23 @derived @id:paying-escape-with-what-was-sacrificed @cr:601.2g @cr:601.2h
  Scenario: Grizzly Bears, sacrificed for the red mana of Lightning Bolt, is one of the three cards with which it escapes
    Mana abilities come first, so Grizzly Bears is a card of the graveyard when the cost is paid.

    Given Alice has Lightning Bolt; Forest; Plains in her graveyard
    And Alice controls Underworld Breach; Grizzly Bears; Phyrexian Altar
    When Alice casts Lightning Bolt from her graveyard for its escape cost targeting Bob
    Then Lightning Bolt is on the stack
    And Grizzly Bears is in exile
    And Alice's graveyard holds no cards
