@stickers-12 @cr:123.3 @since:2022-10-07
Feature: A sticker is on one object, and free again once that is gone
  Who puts a sticker chooses among those that are on nothing that player owns.

  @id:stickers-12-on-another
  Scenario: Alice can't put Dark on Hill Giant while it is on Bear Cub, and puts Cannonball there
    Given Alice controls Bear Cub; Hill Giant
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Hill Giant for the enters ability of Angelic Harold
    Then Alice can't choose the sticker Dark for the enters ability of Angelic Harold
    When Alice chooses the sticker Cannonball for the enters ability of Angelic Harold
    And Alice chooses the position 2 for the enters ability of Angelic Harold
    Then Hill Giant is named Hill Giant Cannonball
    And Bear Cub is named Bear Dark Cub

  @id:stickers-12-in-the-graveyard @cr:123.5
  Scenario: Dark on Bear Cub in the graveyard is not free either
    Given Alice controls Bear Cub; Hill Giant
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Murder; Angelic Harold in her hand
    And Alice has {B}{B}{B}{B}{W}{W}{W}{U}{U}{U} to spend
    When Alice casts Murder targeting Bear Cub
    And everyone passes until the stack is empty
    And Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Hill Giant for the enters ability of Angelic Harold
    Then Alice can't choose the sticker Dark for the enters ability of Angelic Harold
    When Alice chooses the sticker Urza's for the enters ability of Angelic Harold
    And Alice chooses the position 0 for the enters ability of Angelic Harold
    Then Hill Giant is named Urza's Hill Giant
    And Bear Cub is named Bear Dark Cub

  @id:stickers-12-on-a-token @cr:704.5d
  Scenario: With the token the sticker on it is gone, and may be put on Hill Giant
    Given Alice controls Bear Cub; Hill Giant
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Cackling Counterpart; Angelic Harold; Baaallerina; Murder in her hand
    And Alice has {U}{U}{C}{W}{U}{C}{B}{B}{C}{U}{C}{C}{C} to spend
    When Alice casts Cackling Counterpart targeting Bear Cub, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts Angelic Harold, spending {W}{U}{C}
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses the Bear Cub token of Alice for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Alice has 1 token named Bear Dark Cub
    When Alice casts Murder targeting the Bear Dark Cub token of Alice, spending {B}{B}{C}
    And everyone passes until the stack is empty
    Then Alice has 0 tokens named Bear Dark Cub
    When Alice casts Baaallerina
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Baaallerina
    And Alice chooses Hill Giant for the enters ability of Baaallerina
    And Alice chooses the sticker Dark for the enters ability of Baaallerina
    And Alice chooses the position 1 for the enters ability of Baaallerina
    Then Hill Giant is named Hill Dark Giant

  @id:stickers-12-each-their-own @cr:123.3a
  Scenario: Dark of Alice's sheet is free, though Bob has put the Dark of his own sheet of the same kind on Bear Cub
    Given Alice controls Hill Giant
    And Bob controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bob has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Hill Giant for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Hill Giant is named Hill Dark Giant
    And Bear Cub is named Bear Dark Cub
