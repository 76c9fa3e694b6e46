@stickers-10 @cr:123.3b @since:2022-10-07
Feature: A player puts stickers on what that player owns, and its controller says where
  Whoever owns an object has the stickers for it. The position of a word is chosen by whoever controls the object then.

  @id:stickers-10-controller-chooses @cr:123.6b
  Scenario: Bob, who controls Alice's Bear Cub, says where the word goes that she puts on it
    Given Bob controls Alice's Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Bob chooses the position 2 for the enters ability of Angelic Harold
    Then Bear Cub is named Bear Cub Dark

  @id:stickers-10-owner-chooses @cr:123.6b
  Scenario: Bob's word goes where Bob says, on what is his own
    Given Bob controls Bear Cub
    And Alice controls Hill Giant
    And Bob has the sticker sheet Urza's Dark Cannonball
    And Bob has Angelic Harold in his hand
    And Bob has {W}{U}{C} to spend
    And it is Bob's precombat main phase
    When Bob casts Angelic Harold
    And everyone passes until someone is asked
    And Bob accepts the enters ability of Angelic Harold
    And Bob chooses Bear Cub for the enters ability of Angelic Harold
    And Bob chooses the sticker Dark for the enters ability of Angelic Harold
    And Bob chooses the position 2 for the enters ability of Angelic Harold
    Then Bear Cub is named Bear Cub Dark

  @id:stickers-10-not-owned @report:phase-4070
  Scenario: Alice can't choose a creature that she controls and Bob owns, nor a land
    Given Alice controls Hill Giant; Forest
    And Alice controls Bob's Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    Then Alice can't choose Bear Cub for the enters ability of Angelic Harold
    And Alice can't choose Forest for the enters ability of Angelic Harold
    When Alice chooses Hill Giant for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Hill Giant is named Hill Dark Giant

  @id:stickers-10-stays-with-a-thief @cr:123.5
  Scenario: Bob takes Bear Dark Cub with Ray of Command, and the sticker stays
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Bob has Ray of Command in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice passes
    And Bob casts Ray of Command targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is on the battlefield under Bob's control
    And Bear Cub is named Bear Dark Cub
