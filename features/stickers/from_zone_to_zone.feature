@stickers-07 @stickers-08 @stickers-09 @cr:123.5 @cr:400.7m @since:2022-10-07
Feature: Stickers stay on an object in public zones and are lost in hidden ones
  The card is a new object in each zone and remembers nothing but this: which stickers are on it, where and in which order. They are
  on the new object, and do there what they did. A hand and a library are hidden.

  Background:
    Given Alice controls Bear Cub
    And Alice has the sticker sheets Urza's Dark Cannonball; Happy Dead Squirrel
    And Bear Cub starts with the sticker Dark after 1 word

  @id:stickers-07-graveyard @cr:123.6c @report:phase-4070 @report:forge-11924
  Scenario: Bear Dark Cub is that in the graveyard, and on the battlefield once more
    Given Alice has Murder; Zombify in her hand
    And Alice has {B}{B}{B}{B}{B}{B}{B} to spend
    When Alice casts Murder targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's graveyard
    And Bear Cub is named Bear Dark Cub
    When Alice casts Zombify targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is on the battlefield under Alice's control
    And Bear Cub is named Bear Dark Cub
    And Bear Cub bears the sticker Dark

  @id:stickers-07-exile-and-stack @cr:123.6c
  Scenario: Bear Dark Cub is that in exile, as a spell that is cast from there, and as the permanent which that becomes
    Given Bear Cub starts with 1 +1/+1 counter
    And Alice has Release to the Wind in her hand
    And Alice has {U}{C}{C} to spend
    When Alice casts Release to the Wind targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in exile
    And Bear Cub is named Bear Dark Cub
    When Alice casts Bear Cub from exile without paying its mana cost
    Then Bear Cub is on the stack
    And Bear Cub is named Bear Dark Cub
    When everyone passes until Bear Cub enters
    Then Bear Cub is named Bear Dark Cub
    And Bear Cub bears the sticker Dark
    And Bear Cub bears no +1/+1 counters

  @id:stickers-07-blinked
  Scenario: Bear Dark Cub that Cloudshift exiles and returns is Bear Dark Cub
    Its counter does not come back with it.

    Given Bear Cub starts with 1 +1/+1 counter
    And Alice has Cloudshift in her hand
    And Alice has {W} to spend
    When Alice casts Cloudshift targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is named Bear Dark Cub
    And Bear Cub bears no +1/+1 counters

  @id:stickers-07-order @cr:123.6c @cr:613.7k
  Scenario Outline: Two stickers keep their places and their order through the graveyard: <name>
    Given Alice has Angelic Harold; Murder; Zombify in her hand
    And Alice has {W}{W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{U}{B}{B}{B}{B}{B}{B}{B}{B} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Happy for the enters ability of Angelic Harold
    And Alice chooses the position <after> for the enters ability of Angelic Harold
    And Alice casts Murder targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's graveyard
    And Bear Cub is named <name>
    When Alice casts Zombify targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is on the battlefield under Alice's control
    And Bear Cub is named <name>

    Examples:
      | after | name                |
      | 1     | Bear Happy Dark Cub |
      | 2     | Bear Dark Happy Cub |

  @id:stickers-07-younger-than-the-aura @stickers-04 @cr:613.7d @cr:613.7k
  Scenario: Bear Dark Cub that has come back by Cloudshift is Legitimate Businessperson under Witness Protection, which is younger
    Given Alice has Cloudshift in her hand
    And Alice has {W} to spend
    And Bob has Witness Protection in his hand
    And Bob controls Island
    When Alice casts Cloudshift targeting Bear Cub
    And everyone passes until the stack is empty
    And everyone passes until it is Bob's precombat main phase
    And Bob casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    Then Bear Cub is named Legitimate Businessperson

  @id:stickers-09-hand @report:phase-4070 @report:forge-11924
  Scenario: Bear Dark Cub in Alice's hand is Bear Cub, cast again as well, and Dark may be put on something else
    Given Alice has Unsummon; Angelic Harold in her hand
    And Alice has {U}{U}{U}{U}{W}{W}{W}{W}{G}{G}{G}{G} to spend
    When Alice casts Unsummon targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's hand
    And Bear Cub is named Bear Cub
    When Alice casts Bear Cub
    And everyone passes until Bear Cub enters
    Then Bear Cub is named Bear Cub
    And Bear Cub bears no sticker Dark
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Angelic Harold for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position 0 for the enters ability of Angelic Harold
    Then Angelic Harold is named Dark Angelic Harold

  @id:stickers-09-library
  Scenario: Bear Dark Cub on top of Alice's library is Bear Cub
    Given Bob has Time Ebb in his hand
    And Bob controls 3 Island
    When everyone passes until it is Bob's precombat main phase
    And Bob casts Time Ebb targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's library
    And Bear Cub is named Bear Cub

  @id:stickers-09-graveyard-to-hand
  Scenario: From the graveyard to the hand is to a hidden zone as well
    Given Alice has Murder; Raise Dead in her hand
    And Alice has {B}{B}{B}{B} to spend
    When Alice casts Murder targeting Bear Cub
    And everyone passes until the stack is empty
    And Alice casts Raise Dead targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's hand
    And Bear Cub is named Bear Cub
