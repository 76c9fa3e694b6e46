@stickers-16 @cr:123.6e @since:2022-10-07
Feature: Letters and vowels are counted on the sticker
  Unique vowels are the different ones of A, E, I, O, U and Y, in capitals or not. The name into which the word goes makes no
  difference.

  @id:stickers-16-vowels
  Scenario Outline: <word> on _____ Bird Gets the Worm gives Alice <life> life
    Given Alice has the sticker sheet <sheet>
    And Alice has _____ Bird Gets the Worm in her hand
    And Alice has {W}{W}{C}{C}{C} to spend
    When Alice casts _____ Bird Gets the Worm
    And everyone passes until someone is asked
    And Alice accepts the enters ability of _____ Bird Gets the Worm
    And Alice chooses the sticker <word> for the enters ability of _____ Bird Gets the Worm
    And Alice chooses the position 0 for the enters ability of _____ Bird Gets the Worm
    Then Alice is at <total> life

    Examples: The same vowel twice counts once
      | word     | sheet                      | life | total |
      | Elephant | Carnival Elephant Meteor   | 2    | 22    |
      | Doom     | Mystic Doom Sandwich       | 1    | 21    |

    Examples: Y is a vowel, and so is a capital
      | word     | sheet                      | life | total |
      | Mystic   | Mystic Doom Sandwich       | 2    | 22    |
      | Eldrazi  | Eldrazi Guacamole Tightrope | 3   | 23    |

    @since:2022-11-18
    Examples: Two words are one sticker
      | word     | sheet                      | life | total |
      | Hot Dog  | Ancestral Hot Dog Minotaur | 1    | 21    |

  @id:stickers-16-counters
  Scenario: Squirrel on _____-o-saurus gives it three +1/+1 counters, and the vowels of its own name none
    Given Alice has the sticker sheet Happy Dead Squirrel
    And Alice has _____-o-saurus in her hand
    And Alice has {G}{G}{C}{C}{C}{C} to spend
    When Alice casts _____-o-saurus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of _____-o-saurus
    And Alice chooses the sticker Squirrel for the enters ability of _____-o-saurus
    And Alice chooses the position 0 for the enters ability of _____-o-saurus
    Then _____-o-saurus bears 3 +1/+1 counters

  @id:stickers-16-each-letter @cr:123.6d
  Scenario: Doom on _____ Balls of Fire has the letter o twice, so Bob is dealt 2 damage
    Given Alice has the sticker sheet Mystic Doom Sandwich
    And Alice has _____ Balls of Fire in her hand
    And Alice has {R}{C}{C}{C} to spend
    When Alice casts _____ Balls of Fire
    And everyone passes until someone is asked
    And Alice accepts the enters ability of _____ Balls of Fire
    And Alice chooses the sticker Doom for the enters ability of _____ Balls of Fire
    And Alice chooses the position 0 for the enters ability of _____ Balls of Fire
    And Alice targets Bob with the sticker ability of _____ Balls of Fire
    And everyone passes until the stack is empty
    Then Bob is at 18 life
