@stickers-01 @stickers-03 @cr:123.6c @cr:707.2 @since:2022-10-07
Feature: A name sticker adds its word to whatever name there is
  The name may be another one because the object has become a copy. The word stands after as many words as before, or at the end
  if there are fewer. A sticker is not copied itself.

  @id:stickers-01-mirrorweave @stickers-06 @cr:613.2a
  Scenario Outline: It That Betrays Eldrazi is <name> as a copy of <copied>, until the turn ends
    Given Alice controls It That Betrays
    And Alice has the sticker sheet Eldrazi Guacamole Tightrope
    And It That Betrays starts with the sticker Eldrazi after 3 words
    And Bob controls <copied>; Hill Giant
    And Alice has Mirrorweave in her hand
    And Alice has {W}{U}{C}{C} to spend
    When Alice casts Mirrorweave targeting <copied>
    And everyone passes until the stack is empty
    Then It That Betrays is named <name>
    And It That Betrays is <size>
    And Hill Giant is named <copied>
    When everyone passes until it is Bob's upkeep
    Then It That Betrays is named It That Betrays Eldrazi

    Examples:
      | copied            | name                      | size |
      | Seeker of the Way | Seeker of the Eldrazi Way | 2/2  |
      | Bear Cub          | Bear Cub Eldrazi          | 2/2  |
      | Ornithopter       | Ornithopter Eldrazi       | 0/2  |

  @id:stickers-03-clone @cr:123.1 @report:phase-4070
  Scenario: Clone of Bear Dark Cub is Bear Cub
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Bear Cub with Clone
    Then Clone is named Bear Cub
    And Clone bears no sticker Dark
    And Bear Cub is named Bear Dark Cub

  @id:stickers-03-token @cr:123.1
  Scenario: A token that copies Bear Dark Cub is Bear Cub
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Cackling Counterpart in her hand
    And Alice has {U}{U}{C} to spend
    When Alice casts Cackling Counterpart targeting Bear Cub
    And everyone passes until the stack is empty
    Then Alice has 1 token named Bear Cub
    And Alice has 0 tokens named Bear Dark Cub
