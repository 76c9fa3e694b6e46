@stickers-02 @cr:708.2a @cr:613.2b @since:2022-10-07
Feature: A face-down permanent has no name but for what stickers add to it
  The sticker and its place stay. As the permanent is turned over it gets a new timestamp, and its stickers get theirs right after
  that, while an Aura on it stays as old as it is.

  @id:stickers-02-down-and-up @stickers-05 @stickers-06
  Scenario: It That Betrays Eldrazi is Eldrazi face down, and It That Betrays Eldrazi again face up
    Given Alice controls It That Betrays
    And Alice has the sticker sheet Eldrazi Guacamole Tightrope
    And It That Betrays starts with the sticker Eldrazi after 3 words
    And Alice has Ixidron in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    Then It That Betrays is named It That Betrays Eldrazi
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then It That Betrays is named Eldrazi
    And It That Betrays is 2/2
    When Alice passes
    And Bob casts Break Open targeting It That Betrays
    And everyone passes until the stack is empty
    Then It That Betrays is named It That Betrays Eldrazi
    And It That Betrays is 11/11

  @id:stickers-02-placed-face-down @stickers-05 @cr:123.6b @cr:123.6c
  Scenario: A sticker on a face-down creature is its whole name, and the first word of it once it is face up
    There is no word after which it could stand.

    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice has Ixidron; Angelic Harold in her hand
    And Alice has {W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Bear Cub has no name
    When Alice casts Angelic Harold
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Angelic Harold
    And Alice chooses Bear Cub for the enters ability of Angelic Harold
    And Alice chooses the sticker Dark for the enters ability of Angelic Harold
    Then Bear Cub is named Dark
    When Alice passes
    And Bob casts Break Open targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is named Dark Bear Cub

  @id:stickers-02-younger-than-the-aura @stickers-04 @cr:613.7f @cr:613.7k @derived
  Scenario: Turned face down, Bear Cub's older sticker is younger than Witness Protection, face up again as well
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Witness Protection; Ixidron in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    Then Bear Cub is named Legitimate Businessperson
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Bear Cub is named Legitimate Dark Businessperson
    And Bear Cub is face down
    When Alice passes
    And Bob casts Break Open targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is named Legitimate Dark Businessperson
    And Bear Cub is face up

  @id:stickers-02-aura-on-the-face-down @stickers-04 @cr:613.7f @cr:613.7k @derived
  Scenario: Witness Protection that comes to the face-down Bear Cub hides the sticker until that is face up
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Witness Protection; Ixidron in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    And Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    Then Bear Cub is named Legitimate Businessperson
    When Alice passes
    And Bob casts Break Open targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is named Legitimate Dark Businessperson

  @id:stickers-02-younger-than-the-frog @stickers-13 @stickers-14 @cr:613.7f @cr:613.7k @cr:613.7c @derived
  Scenario: Shadow and 7/4 of Bear Cub's stickers are back once it is face down, and flying of its counter is not
    Turn to Frog had taken all of it. The stickers become younger with the permanent, and a counter only as one of its kind is put.

    Given Alice controls Bear Cub
    And Bear Cub starts with 1 flying counter
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker ability 2 of Urza's Dark Cannonball
    And Bear Cub starts with the sticker 7/4 of Urza's Dark Cannonball
    And Alice has Turn to Frog; Ixidron in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Turn to Frog targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub lacks the keyword shadow
    And Bear Cub is 1/1
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Bear Cub has the keyword shadow
    And Bear Cub is 7/4
    And Bear Cub lacks the keyword flying
    And Bear Cub has the type Frog

  @id:stickers-02-few-words-of-the-aura @stickers-06 @cr:123.6c @cr:612.8 @cr:613.7f @cr:613.7k @derived
  Scenario: Eldrazi, which stood behind three words, stands behind the two of Witness Protection once It That Betrays is face down
    Given Alice controls It That Betrays
    And Alice has the sticker sheet Eldrazi Guacamole Tightrope
    And It That Betrays starts with the sticker Eldrazi after 3 words
    And Alice has Witness Protection; Ixidron in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    When Alice casts Witness Protection targeting It That Betrays
    And everyone passes until Witness Protection enters
    Then It That Betrays is named Legitimate Businessperson
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then It That Betrays is named Legitimate Businessperson Eldrazi

  @id:stickers-02-face-down-already @since:2024-07-30 @stickers-04 @cr:708.2b @cr:613.7f @cr:613.7k
  Scenario: What is face down can't be turned face down again, so Witness Protection stays younger than the sticker
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker Dark after 1 word
    And Alice has Witness Protection; Ixidron "the first Ixidron"; Ixidron "the second Ixidron" in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts the first Ixidron
    And everyone passes until the first Ixidron enters
    And Alice casts Witness Protection targeting Bear Cub
    And everyone passes until Witness Protection enters
    And Alice casts the second Ixidron
    And everyone passes until the second Ixidron enters
    Then Bear Cub is named Legitimate Businessperson
    And Bear Cub is face down
    And the first Ixidron is face down
