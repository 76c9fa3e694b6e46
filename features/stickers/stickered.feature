@stickers-17 @cr:123.4 @since:2022-10-07
Feature: An object is stickered while any sticker is on it
  Whatever kind of sticker that is, and not once it is gone.

  @id:stickers-17-any-kind
  Scenario Outline: Scared Stiff has menace while Alice controls Bear Cub with <sticker>
    Given Alice controls Scared Stiff; Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker <sticker>
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scared Stiff
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Scared Stiff with Hill Giant

    Examples:
      | sticker                            |
      | Dark after 0 words                 |
      | 1/5 of Urza's Dark Cannonball      |
      | ability 2 of Urza's Dark Cannonball |

  @id:stickers-17-no-more
  Scenario: Once Bear Cub has lost its sticker in the hand, Scared Stiff has no menace and Hill Giant blocks it
    Given Alice controls Scared Stiff; Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 0 words
    And Bob controls Hill Giant
    And Alice has Unsummon in her hand
    And Alice controls Island
    Then Scared Stiff has the keyword menace
    When Alice casts Unsummon targeting Bear Cub
    And everyone passes until the stack is empty
    Then Scared Stiff lacks the keyword menace
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scared Stiff
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Scared Stiff with Hill Giant
    Then Hill Giant is blocking Scared Stiff

  @id:stickers-17-you-control
  Scenario: A stickered permanent that Bob controls is none that Alice controls, though she owns it
    Given Alice controls Scared Stiff
    And Bob controls Alice's Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 0 words
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scared Stiff
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Scared Stiff with Hill Giant
    Then Hill Giant is blocking Scared Stiff
    And Scared Stiff lacks the keyword menace
