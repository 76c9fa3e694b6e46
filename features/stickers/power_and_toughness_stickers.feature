@stickers-14 @cr:123.8 @since:2022-10-07
Feature: A power and toughness sticker sets the base power and toughness of a creature
  It does so in layer 7b by its timestamp, so counters and bonuses are added to it, and of several the last one stays to be seen.

  @id:stickers-14-base @cr:613.4b @cr:613.4c
  Scenario: Bear Cub with 7/4 and a +1/+1 counter is 8/5, and 11/8 with Giant Growth
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker 7/4 of Urza's Dark Cannonball
    And Bear Cub starts with 1 +1/+1 counter
    And Alice has Giant Growth in her hand
    And Alice has {G} to spend
    Then Bear Cub is 8/5
    When Alice casts Giant Growth targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is 11/8

  @id:stickers-14-last @cr:613.7k
  Scenario Outline: Bear Cub that had <there> and gets <put> is <put>
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker <there> of Urza's Dark Cannonball
    And Alice starts with 3 ticket counters
    And Alice has Ticketomaton in her hand
    And Alice has {C}{C}{C} to spend
    When Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    And Alice chooses the sticker <put> of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Bear Cub is <put>
    And Bear Cub bears the sticker <there> of Urza's Dark Cannonball
    And Alice bears <left> ticket counters

    Examples:
      | there | put | left |
      | 1/5   | 7/4 | 0    |
      | 7/4   | 1/5 | 2    |

  @id:stickers-14-diminish @cr:613.7k @cr:613.7b
  Scenario: Diminish, which comes after the sticker, makes Bear Cub 1/1 until the turn ends
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker 7/4 of Urza's Dark Cannonball
    And Alice has Diminish in her hand
    And Alice has {U} to spend
    When Alice casts Diminish targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is 1/1
    When everyone passes until it is Bob's upkeep
    Then Bear Cub is 7/4

  @id:stickers-14-after-diminish @cr:613.7k @cr:613.7b
  Scenario: 1/5 that comes after Diminish makes Bear Cub 1/5
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice starts with 1 ticket counter
    And Alice has Diminish; Ticketomaton in her hand
    And Alice has {U}{U}{U}{U} to spend
    When Alice casts Diminish targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is 1/1
    When Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    And Alice chooses the sticker 1/5 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Bear Cub is 1/5

  @id:stickers-14-no-creature @cr:613.4b
  Scenario: 7/4 on Basilisk Collar does nothing until March of the Machines makes that a creature, and then gives way to it
    March of the Machines sets power and toughness too, and is the younger one; the Collar's mana value is 1.

    Given Alice controls Basilisk Collar
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Basilisk Collar starts with the sticker 7/4 of Urza's Dark Cannonball
    And Alice has March of the Machines in her hand
    And Alice has {U}{C}{C}{C} to spend
    Then Basilisk Collar lacks the type Creature
    When Alice casts March of the Machines
    And everyone passes until March of the Machines enters
    Then Basilisk Collar is 1/1

  @id:stickers-14-creature-first @cr:613.4b @cr:613.7k
  Scenario: 7/4 that comes to Basilisk Collar after March of the Machines makes it 7/4
    Given Alice controls Basilisk Collar; March of the Machines
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice starts with 3 ticket counters
    And Alice has Ticketomaton in her hand
    And Alice has {C}{C}{C} to spend
    Then Basilisk Collar is 1/1
    When Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Basilisk Collar for the enters ability of Ticketomaton
    And Alice chooses the sticker 7/4 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Basilisk Collar is 7/4
