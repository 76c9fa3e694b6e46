@stickers-11 @cr:123.3c @since:2022-10-07
Feature: A sticker with a ticket cost costs tickets whenever it is put on an object
  A ticket is a counter of a player, and the cost is a number of them. Who has too few can't put that sticker there; name stickers
  cost nothing.

  @id:stickers-11-paid @cr:107.17a @stickers-14
  Scenario: Alice, who has one ticket, gets another from Ticketomaton and puts 1/5 on Bear Cub for both
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice starts with 1 ticket counter
    And Alice has Ticketomaton in her hand
    And Alice has {C}{C}{C} to spend
    When Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    And Alice chooses the sticker 1/5 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Bear Cub is 1/5
    And Alice bears 0 ticket counters

  @id:stickers-11-too-few @cr:107.17a
  Scenario: With the one ticket of Ticketomaton Alice can put no sticker that costs two, and keeps it with a name sticker
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Ticketomaton in her hand
    And Alice has {C}{C}{C} to spend
    When Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    Then Alice can't choose the sticker 1/5 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    When Alice chooses the sticker Dark for the enters ability of Ticketomaton
    And Alice chooses the position 0 for the enters ability of Ticketomaton
    Then Bear Cub is named Dark Bear Cub
    And Bear Cub is 2/2
    And Alice bears 1 ticket counter

  @id:stickers-11-declined @cr:107.17
  Scenario: Alice gets the ticket of Aerialephant even if she puts no sticker on anything
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Aerialephant in her hand
    And Alice has {W}{C}{C}{C} to spend
    When Alice casts Aerialephant
    And everyone passes until someone is asked
    And Alice declines the enters ability of Aerialephant
    Then Alice bears 1 ticket counter
    And Bear Cub is named Bear Cub

  @id:stickers-11-minotaur @cr:107.17a @stickers-13
  Scenario: Minotaur de Force gives the third of three tickets, for which Alice puts shadow on Minotaur de Force itself
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice starts with 2 ticket counters
    And Alice has Minotaur de Force in her hand
    And Alice has {R}{C} to spend
    When Alice casts Minotaur de Force
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Minotaur de Force
    And Alice chooses Minotaur de Force for the enters ability of Minotaur de Force
    And Alice chooses the sticker ability 2 of Urza's Dark Cannonball for the enters ability of Minotaur de Force
    Then Minotaur de Force has the keyword shadow
    And Alice bears 0 ticket counters

  @id:stickers-11-paid-again @stickers-12 @cr:123.5
  Scenario: 1/5 that was lost with Bear Cub's return to the hand costs two tickets again
    Given Alice controls Bear Cub; Hill Giant
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker 1/5 of Urza's Dark Cannonball
    And Alice starts with 3 ticket counters
    And Alice has Unsummon; Ticketomaton in her hand
    And Alice has {U}{U}{U}{U} to spend
    Then Bear Cub is 1/5
    When Alice casts Unsummon targeting Bear Cub
    And everyone passes until the stack is empty
    And Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Hill Giant for the enters ability of Ticketomaton
    And Alice chooses the sticker 1/5 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Hill Giant is 1/5
    And Alice bears 2 ticket counters
