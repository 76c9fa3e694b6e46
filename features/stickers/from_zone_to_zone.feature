@cr:123.5 @cr:123.6c
Feature: A sticker goes along from one public zone to another, and stays behind where the other zone is hidden
  The card is a new object in its new zone, and yet the sticker is on it there, with its words where they were put. In a hand or
  a library nothing is on a card, and the player has the sticker again.

  @stickers-08 @id:stickers-08-dead-and-back @cr:400.7m
  Scenario: Grizzly Dark Bears is called so in the graveyard, and again on the battlefield
    Given Alice has Reanimate in her hand
    And Alice has {B} to spend
    And Alice controls Grizzly Bears; Ashnod's Altar
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Grizzly Bears starts with the sticker Dark after 1 word
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Grizzly Bears
    Then Grizzly Bears is in Alice's graveyard
    And Grizzly Bears is named Grizzly Dark Bears
    And Grizzly Bears bears the sticker Dark
    When Alice casts Reanimate targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears is named Grizzly Dark Bears

  @stickers-10 @id:stickers-10-into-the-hand
  Scenario: Grizzly Dark Bears is returned to the hand, and is Grizzly Bears there
    Given Alice has Unsummon in her hand
    And Alice has {U} to spend
    And Alice controls Grizzly Bears
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Grizzly Bears starts with the sticker Dark after 1 word
    When Alice casts Unsummon targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is named Grizzly Bears
    And Grizzly Bears bears no sticker Dark
