@damage-10 @cr:704.3 @since:2005-10-01
Feature: Whether damage was lethal is checked after it was dealt
  Damage destroys no creature and defeats no player by itself. Before a player gets priority state-based actions are checked,
  and a spell that is still resolving has time until then.

  @id:damage-10-helix @cr:704.4 @cr:119.6
  Scenario: At 3 life Alice is dealt 3 damage by her Lightning Helix, gains 3 life by it, and is still in the game
    Given Alice has Lightning Helix in her hand
    And Alice has {R}{W} to spend
    And Alice starts at 3 life
    When Alice casts Lightning Helix targeting Alice
    And everyone passes until the stack is empty
    Then Lightning Helix is in Alice's graveyard
    And Alice is still in the game
    And Alice is at 3 life

  @id:damage-10-bolt @cr:704.5a
  Scenario Outline: At <life> life Bob is dealt 3 damage by Lightning Bolt, and <what comes of it>
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob starts at <life> life
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at <left> life
    And Bob <state>

    Examples:
      | life | left | state                | what comes of it           |
      | 3    | 0    | has lost the game    | loses                      |
      | 4    | 1    | is still in the game | goes on with his last life |

  @id:damage-10-lethal @since:2011-05-13 @cr:120.5 @cr:704.5g
  Scenario Outline: <spell> deals <amount> damage to Grizzly Bears, a 2/2, which <fate>
    Given Alice has <spell> in her hand
    And Alice has {R} to spend
    And Bob controls Grizzly Bears
    When Alice casts <spell> targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears <state>

    Examples:
      | spell    | amount | state                 | fate  |
      | Shock    | 2      | is in Bob's graveyard | dies  |
      | Gut Shot | 1      | has 1 damage marked   | lives |
