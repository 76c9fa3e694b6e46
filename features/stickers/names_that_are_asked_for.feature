@stickers-15 @cr:123.6 @since:2022-10-07
Feature: What asks for a name asks for the one with the words of stickers in it
  The legend rule, what counts creatures of a name, what forbids a name, and what counts words.

  @id:stickers-15-legends @cr:201.2a @cr:704.5j
  Scenario: Dark Isamaru, Hound of Konda shares no name with a second Isamaru, so both stay
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"
    And Alice has the sticker sheet Urza's Dark Cannonball
    And the first Isamaru starts with the sticker Dark after 0 words
    And Alice has Isamaru, Hound of Konda "the second Isamaru" in her hand
    And Alice has {W} to spend
    When Alice casts the second Isamaru
    And everyone passes until the second Isamaru enters
    Then the first Isamaru is named Dark Isamaru, Hound of Konda
    And the second Isamaru is on the battlefield under Alice's control
    And nobody is asked anything

  @id:stickers-15-legends-again @stickers-09 @cr:123.5 @cr:201.2a @cr:704.5j
  Scenario: The first Isamaru loses its sticker in the hand, and so shares its name with the second as it comes back
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"; Isamaru, Hound of Konda "the second Isamaru"
    And Alice has the sticker sheet Urza's Dark Cannonball
    And the first Isamaru starts with the sticker Dark after 0 words
    And Alice has Unsummon in her hand
    And Alice has {U}{W} to spend
    When Alice casts Unsummon targeting the first Isamaru
    And everyone passes until the stack is empty
    And Alice casts the first Isamaru, spending {W}
    And everyone passes until someone is asked
    And Alice keeps the first Isamaru
    Then the second Isamaru is in Alice's graveyard

  @id:stickers-15-counted @cr:201.2a
  Scenario: Plague Rats with another word in its name is none of the rats that are counted
    Given Alice controls Plague Rats "the first Rats"; Plague Rats "the second Rats"
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    Then the first Rats is 2/2
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses the second Rats for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then the second Rats is named Plague Dark Rats
    And the first Rats is 1/1

  @id:stickers-15-forbidden @cr:201.2a @stickers-08
  Scenario: Meddling Mage that names Bear Cub does not stop Bear Dark Cub, which is cast from exile
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Bob controls Meddling Mage
    And Bear Cub was chosen for Meddling Mage
    And Alice has Release to the Wind in her hand
    And Alice has {U}{C}{C} to spend
    When Alice casts Release to the Wind targeting Bear Cub
    And everyone passes until the stack is empty
    And Alice casts Bear Cub from exile without paying its mana cost
    Then Bear Cub is on the stack

  @id:stickers-15-forbidden-without @cr:201.2a
  Scenario: Meddling Mage that names Bear Cub stops Bear Cub, which has no sticker, from being cast from exile
    Given Alice controls Bear Cub
    And Bob controls Meddling Mage
    And Bear Cub was chosen for Meddling Mage
    And Alice has Release to the Wind in her hand
    And Alice has {U}{C}{C} to spend
    When Alice casts Release to the Wind targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in exile
    And Alice can't cast Bear Cub from exile without paying its mana cost

  @id:stickers-15-words @cr:123.6a
  Scenario: Bear Dark Cub has three words and so gets +1/+1 from Angelic Harold, and Grizzly Bears with its two does not
    Given Alice controls Bear Cub; Grizzly Bears
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Bear Cub is 3/3
    And Grizzly Bears is 2/2
    And Angelic Harold is 2/2

  @id:stickers-15-itself @cr:201.5
  Scenario: Cho-Manno, Dark Revolutionary is dealt no damage, though its text calls it by another name
    Given Alice controls Cho-Manno, Revolutionary
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Cho-Manno, Revolutionary starts with the sticker Dark after 1 word
    And Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    When Alice casts Lightning Bolt targeting Cho-Manno, Revolutionary
    And everyone passes until the stack is empty
    Then Cho-Manno, Revolutionary is on the battlefield under Alice's control
    And Cho-Manno, Revolutionary has no damage marked
    And Lightning Bolt is in Alice's graveyard
    And Cho-Manno, Revolutionary is named Cho-Manno, Dark Revolutionary
