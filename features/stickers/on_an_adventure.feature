@cr:123.6c @cr:715.3b @cr:715.4 @since:2022-10-07
Feature: A name sticker on an adventurer card is on its Adventure as well, and keeps its place for both
  As a spell that was cast as an Adventure the card has the name of that and no other, and the words of the sticker stand in it after
  as many words as they were put after, or at its end where there are fewer. Elsewhere they stand in the card's own name as before.

  Background:
    Given Alice controls Fae of Wishes; Merchant of the Vale; Faerie Guidemother; Tuinvale Treefolk
    And Alice has Release to the Wind in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U} to spend
    And Alice has the sticker sheet Giant Mana Cake

  @stickers-06 @cr:400.7m @id:stickers-06-adventure
  Scenario: In exile Mana stands after the second word of Fae of Wishes, on the stack after the only word of Granted
    Given Fae of Wishes starts with the sticker Mana after 2 words
    When Alice casts Release to the Wind targeting Fae of Wishes
    And everyone passes until the stack is empty
    Then Fae of Wishes is in exile
    And Fae of Wishes is named Fae of Mana Wishes
    When Alice casts Fae of Wishes as the Adventure Granted from exile without paying its mana cost
    Then Fae of Wishes is on the stack
    And Fae of Wishes has the type Adventure
    And Fae of Wishes is named Granted Mana

  @stickers-07 @cr:400.7m @cr:715.3d @id:stickers-07-adventure-resolved
  Scenario: Granted Mana is Fae of Mana Wishes once it has resolved, and as the creature that is cast from exile
    Given Fae of Wishes starts with the sticker Mana after 2 words
    When Alice casts Release to the Wind targeting Fae of Wishes
    And everyone passes until the stack is empty
    And Alice casts Fae of Wishes as the Adventure Granted from exile without paying its mana cost
    And everyone passes until the stack is empty
    Then Fae of Wishes is in exile
    And Fae of Wishes is named Fae of Mana Wishes
    When Alice casts Fae of Wishes from exile
    Then Fae of Wishes is on the stack
    And Fae of Wishes is named Fae of Mana Wishes
    When everyone passes until Fae of Wishes enters
    Then Fae of Wishes is named Fae of Mana Wishes
    And Fae of Wishes bears the sticker Mana

  @stickers-07 @cr:400.7m @cr:701.6a @id:stickers-07-adventure-countered
  Scenario: Granted Mana that is countered is Fae of Mana Wishes in the graveyard, and may not be cast from there
    Given Fae of Wishes starts with the sticker Mana after 2 words
    And Bob has Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Release to the Wind targeting Fae of Wishes
    And everyone passes until the stack is empty
    And Alice casts Fae of Wishes as the Adventure Granted from exile without paying its mana cost
    And Alice passes
    And Bob casts Counterspell targeting Fae of Wishes
    And everyone passes until the stack is empty
    Then Fae of Wishes is in Alice's graveyard
    And Fae of Wishes is named Fae of Mana Wishes
    And Alice can't cast Fae of Wishes from her graveyard

  @stickers-08 @cr:715.3d @id:stickers-08-adventure-without
  Scenario: Without a sticker it is Granted on the stack, and Fae of Wishes before and after
    When Alice casts Release to the Wind targeting Fae of Wishes
    And everyone passes until the stack is empty
    And Alice casts Fae of Wishes as the Adventure Granted from exile without paying its mana cost
    Then Fae of Wishes is named Granted
    When everyone passes until the stack is empty
    Then Fae of Wishes is in exile
    And Fae of Wishes is named Fae of Wishes
    And Alice can't cast Fae of Wishes as the Adventure Granted from exile

  @stickers-08 @cr:400.7m @id:stickers-08-adventure-not-chosen
  Scenario: Cast as the creature from exile it is Fae of Mana Wishes on the stack as well
    Given Fae of Wishes starts with the sticker Mana after 2 words
    When Alice casts Release to the Wind targeting Fae of Wishes
    And everyone passes until the stack is empty
    And Alice casts Fae of Wishes from exile without paying its mana cost
    Then Fae of Wishes is on the stack
    And Fae of Wishes lacks the type Adventure
    And Fae of Wishes is named Fae of Mana Wishes

  @stickers-06 @cr:400.7m @id:stickers-06-adventure-of-one-word
  Scenario: After the third word of Merchant of the Vale is the end of Haggle
    Given Merchant of the Vale starts with the sticker Mana after 3 words
    When Alice casts Release to the Wind targeting Merchant of the Vale
    And everyone passes until the stack is empty
    Then Merchant of the Vale is in exile
    And Merchant of the Vale is named Merchant of the Mana Vale
    When Alice casts Merchant of the Vale as the Adventure Haggle from exile without paying its mana cost
    Then Merchant of the Vale is named Haggle Mana

  @stickers-07 @cr:400.7m @id:stickers-07-adventure-of-many-words
  Scenario Outline: After <after> of <creature> is after as many of <adventure>: <spell>
    At the end of a name of two words is in the middle of one of four.

    Given <creature> starts with the sticker Mana after <after>
    When Alice casts Release to the Wind targeting <creature>
    And everyone passes until the stack is empty
    Then <creature> is in exile
    And <creature> is named <name>
    When Alice casts <creature> as the Adventure <adventure> from exile without paying its mana cost targeting Fae of Wishes
    Then <creature> is named <spell>
    When everyone passes until the stack is empty
    Then <creature> is in exile
    And <creature> is named <name>

    Examples:
      | creature           | after   | name                    | adventure       | spell                |
      | Tuinvale Treefolk  | 0 words | Mana Tuinvale Treefolk  | Oaken Boon      | Mana Oaken Boon      |
      | Faerie Guidemother | 1 word  | Faerie Mana Guidemother | Gift of the Fae | Gift Mana of the Fae |
      | Faerie Guidemother | 2 words | Faerie Guidemother Mana | Gift of the Fae | Gift of Mana the Fae |
