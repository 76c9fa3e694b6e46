@stickers-04 @stickers-05 @cr:123.6c @since:2022-10-07
Feature: Name stickers are applied in the order in which they were put there
  Each is counted among the words that stood there as it was put on the object, those of earlier stickers among them.

  Background:
    Given Alice controls Bear Cub
    And Alice has the sticker sheets Urza's Dark Cannonball; Happy Dead Squirrel
    And Bear Cub starts with the sticker Dark after 1 word

  @id:stickers-04-second
  Scenario Outline: Bear Dark Cub that gets Happy after <after> words is <name>
    Given Alice has Angelic Harold in her hand
    And Alice has {W}{U}{C} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Happy for the enters ability of Angelic Harold
    And Alice chooses the position <after> for the enters ability of Angelic Harold
    Then Bear Cub is named <name>

    Examples:
      | after | name                |
      | 0     | Happy Bear Dark Cub |
      | 1     | Bear Happy Dark Cub |
      | 2     | Bear Dark Happy Cub |
      | 3     | Bear Dark Cub Happy |

  @id:stickers-04-face-down @stickers-02 @stickers-06 @cr:708.2a @derived
  Scenario Outline: Face down, <up> is <down>
    A face-down creature has no name, so Dark, the older one, is the first word. Happy finds no more than that one: what was to
    stand after one word or more stands behind it, and what was to stand in front still does.

    Given Alice has Angelic Harold; Ixidron in her hand
    And Alice has {W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Happy for the enters ability of Angelic Harold
    And Alice chooses the position <after> for the enters ability of Angelic Harold
    Then Bear Cub is named <up>
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Bear Cub is named <down>
    And Bear Cub is face down

    Examples:
      | after | up                  | down       |
      | 0     | Happy Bear Dark Cub | Happy Dark |
      | 1     | Bear Happy Dark Cub | Dark Happy |
      | 2     | Bear Dark Happy Cub | Dark Happy |

  @id:stickers-04-witness-later @stickers-01 @cr:612.8 @cr:613.7k
  Scenario: Witness Protection, which comes after the sticker, leaves no word of it
    Given Alice has Witness Protection in her hand
    And Alice has {U} to spend
    When Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    Then Bear Cub is named Legitimate Businessperson
    And Bear Cub bears the sticker Dark

  @id:stickers-04-witness-gone @stickers-01 @cr:612.8
  Scenario: Once Witness Protection is gone the word stands where it stood
    Given Alice has Witness Protection; Disenchant in her hand
    And Alice has {U}{W}{W} to spend
    When Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    Then Bear Cub is named Legitimate Businessperson
    When Alice casts Disenchant targeting Witness Protection
    And everyone passes until the stack is empty
    Then Bear Cub is named Bear Dark Cub

  @id:stickers-04-witness-earlier @stickers-01 @cr:612.8 @cr:613.7k
  Scenario: A sticker that comes after Witness Protection adds its word to the name that this has set
    The older sticker stays without effect. Without the Aura both words are in the name, each after as many words as before.

    Given Alice has Witness Protection; Angelic Harold; Disenchant in her hand
    And Alice has {W}{W}{W}{W}{U}{U}{U}{U} to spend
    When Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    And Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Happy for the enters ability of Angelic Harold
    And Alice chooses the position 1 for the enters ability of Angelic Harold
    Then Bear Cub is named Legitimate Happy Businessperson
    When Alice casts Disenchant targeting Witness Protection
    And everyone passes until the stack is empty
    Then Bear Cub is named Bear Happy Dark Cub
