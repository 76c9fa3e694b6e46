@stickers-03 @stickers-05 @cr:123.6b @cr:123.6c @since:2022-10-07
Feature: A name sticker adds its word where the controller says, and there it stays
  The name begins with the copiable name. Whoever controls the object chooses after how many of the present words the new one
  stands, be it none or all; words of earlier stickers are words, too.

  @id:stickers-05-where
  Scenario Outline: Bear Cub on which Angelic Harold puts Dark after <after> words is <name>
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    And Alice chooses the position <after> for the enters ability of Angelic Harold
    Then Bear Cub is named <name>
    And Bear Cub bears the sticker Dark

    Examples:
      | after | name          |
      | 0     | Dark Bear Cub |
      | 1     | Bear Dark Cub |
      | 2     | Bear Cub Dark |

  @id:stickers-05-behind-the-name
  Scenario: It That Betrays is It That Betrays Eldrazi with Eldrazi behind its third word, and no further back
    Given Alice controls It That Betrays
    And Alice has the sticker sheet Eldrazi Guacamole Tightrope
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses It That Betrays for the enters ability of Angelic Harold
    And Alice chooses the sticker Eldrazi for the enters ability of Angelic Harold
    Then Alice can't choose the position 4 for the enters ability of Angelic Harold
    When Alice chooses the position 3 for the enters ability of Angelic Harold
    Then It That Betrays is named It That Betrays Eldrazi

  @id:stickers-05-hyphens @cr:123.6a
  Scenario Outline: Will-o'-the-Wisp is one word, so Dark stands <where>: <name>
    Given Alice controls Will-o'-the-Wisp
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Will-o'-the-Wisp for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    Then Alice can't choose the position 2 for the enters ability of Angelic Harold
    When Alice chooses the position <after> for the enters ability of Angelic Harold
    Then Will-o'-the-Wisp is named <name>

    Examples:
      | where     | after | name                  |
      | behind it | 1     | Will-o'-the-Wisp Dark |
      | before it | 0     | Dark Will-o'-the-Wisp |

  @id:stickers-05-two-words @since:2022-11-18 @cr:123.6
  Scenario: Hot Dog is one sticker of two words, and both stand where it is put
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Ancestral Hot Dog Minotaur
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Hot Dog for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Bear Cub is named Bear Hot Dog Cub

  @id:stickers-05-blank-lines @cr:123.6a
  Scenario: A blank line is no word: ________ Goblin with a second word gets nothing from Angelic Harold, and with a third +1/+1
    Alice's Goblin has one word and gets two, one after the other. An engine that counts the blank gives the bonus with the first.

    Given Alice controls Angelic Harold
    And Alice has the sticker sheets Urza's Dark Cannonball; Happy Dead Squirrel
    And Alice has ________ Goblin; Baaallerina in her hand
    And Alice has {R}{R}{R}{U}{U}{U}{U} to spend
    When Alice casts ________ Goblin, spending {R}{R}{R}
    And everyone passes until someone is asked
    And Alice accepts the enters ability of ________ Goblin
    And Alice chooses the sticker Dark for the enters ability of ________ Goblin
    And Alice chooses the position 1 for the enters ability of ________ Goblin
    Then ________ Goblin is 2/2
    When Alice casts Baaallerina, spending {U}{U}{U}{U}
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Baaallerina
    And Alice chooses ________ Goblin for the enters ability of Baaallerina
    And Alice chooses the sticker Happy for the enters ability of Baaallerina
    And Alice chooses the position 2 for the enters ability of Baaallerina
    Then ________ Goblin is 3/3

  @id:stickers-05-declined
  Scenario: Alice need not put a sticker on anything, and Bear Cub keeps its name
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice declines the enters ability of Angelic Harold
    Then Bear Cub is named Bear Cub
    And Bear Cub bears no sticker Dark
    And Angelic Harold is on the battlefield under Alice's control
