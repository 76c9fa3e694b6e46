Feature: Mana outside a commander's color identity before and since January 2016
  Until the rules of Oath of the Gatewatch, which came into force on 2016-01-22, mana of a color that was not in the color identity of a
  player's commander came to that player's mana pool as colorless mana. Since then it comes as it is.

  @since:2011-06-17 @until:2016-01-21 @editions-41 @id:editions-41-land-until @cr:903.9 @cr:903.4
  Scenario: Until 2016-01-21 a Forest makes no green mana for Alice, whose commander is white, and a Plains white mana
    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Elvish Mystic in her hand
    And Alice controls Forest; Plains
    And Bob controls Forest "Bob's Forest"
    Then Alice can't cast Elvish Mystic
    When Alice casts Isamaru, Hound of Konda from the command zone, making mana with Plains
    And Alice taps Forest for {C}
    Then Alice has {C} left
    When Alice passes
    And Bob taps Bob's Forest for {G}
    Then Bob has {G} left

  @since:2016-01-22 @editions-41 @id:editions-41-land-since @cr:106.4 @cr:305.6
  Scenario: Since 2016-01-22 a Forest makes green mana for Alice, whose commander is white
    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Elvish Mystic in her hand
    And Alice controls Forest; Plains
    And Bob controls Forest "Bob's Forest"
    When Alice taps Forest for {G}
    And Alice casts Elvish Mystic
    Then Elvish Mystic is on the stack
    And Alice has no mana left

  @since:2011-06-17 @until:2016-01-21 @editions-41 @id:editions-41-spell-until @cr:903.9 @cr:903.4
  Scenario: Until 2016-01-21 Dark Ritual adds colorless mana for Alice, whose commander is white
    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Dark Ritual in her hand
    And Alice controls Omniscience
    When Alice casts Dark Ritual without paying its mana cost through Omniscience
    And everyone passes until the stack is empty
    Then Alice has {C}{C}{C} left

  @since:2016-01-22 @editions-41 @id:editions-41-spell-since @cr:106.4
  Scenario: Since 2016-01-22 Dark Ritual adds black mana for Alice, whose commander is white
    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Dark Ritual in her hand
    And Alice controls Omniscience
    When Alice casts Dark Ritual without paying its mana cost through Omniscience
    And everyone passes until the stack is empty
    Then Alice has {B}{B}{B} left
