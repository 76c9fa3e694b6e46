@cr:702.34a @cr:118.9d @since:2005-10-01
Feature: Flashback is an alternative cost, and its card is exiled
  A card with flashback may be cast from its owner's graveyard for the flashback cost. What makes the spell cost more or less
  applies to that cost. However it leaves the stack, it goes into exile.

  @paying-12 @id:paying-flashback-exiled
  Scenario: Think Twice goes to the graveyard when cast from the hand, and into exile when cast for its flashback cost
    Given Alice has Think Twice in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    When Alice casts Think Twice, spending {U}{C}
    And everyone passes until the stack is empty
    Then Think Twice is in Alice's graveyard
    When Alice casts Think Twice from her graveyard for its flashback cost
    Then Alice has no mana left
    When everyone passes until the stack is empty
    Then Think Twice is in exile
    And Alice has drawn 2 cards this turn

  @paying-12 @id:paying-flashback-countered
  Scenario: Think Twice, cast for its flashback cost and countered, is exiled
    Given Alice has Think Twice in her graveyard
    And Alice has {U}{C}{C} to spend
    And Bob has Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Think Twice from her graveyard for its flashback cost
    And Alice passes
    And Bob casts Counterspell targeting Think Twice
    And everyone passes until the stack is empty
    Then Think Twice is in exile
    And Alice has drawn no cards this turn

  @paying-01 @id:paying-flashback-totals @since:2007-10-01 @cr:601.2f
  Scenario Outline: With <what>, Think Twice costs <cost> when it is cast for its flashback cost
    Given Alice has Think Twice in her graveyard
    And Alice controls <permanents>
    And Alice has {U}{C}{C}{C}{C} to spend
    When Alice casts Think Twice from her graveyard for its flashback cost
    Then Think Twice is on the stack
    And Alice has <left> left

    Examples:
      | permanents                  | left         | what                        | cost   |
      | Thalia, Guardian of Thraben | {C}          | Thalia, Guardian of Thraben | {3}{U} |
      | Sapphire Medallion          | {C}{C}{C}    | Sapphire Medallion          | {1}{U} |
      | 3 Sapphire Medallion        | {C}{C}{C}{C} | three Sapphire Medallions   | {U}    |

  @paying-01 @paying-23 @id:paying-flashback-without-mana @cr:601.2g @cr:601.2h
  Scenario: Under Thalia one Mountain pays both parts of Lava Dart's flashback cost
    The cost is {1} and a Mountain to sacrifice: the Mountain is tapped for mana first and then sacrificed.

    Given Alice has Lava Dart in her graveyard
    And Alice has Mountain "the new Mountain" in her hand
    And Alice controls Mountain
    And Mountain starts tapped
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Lava Dart from her graveyard for its flashback cost targeting Bob
    When Alice plays the new Mountain
    And Alice casts Lava Dart from her graveyard for its flashback cost targeting Bob, sacrificing the new Mountain
    Then Lava Dart is on the stack
    And the new Mountain is in Alice's graveyard
    And Alice has no mana left

  @paying-05 @id:paying-flashback-trinisphere @cr:601.2f
  Scenario: Under Trinisphere Lava Dart for its flashback cost costs three mana and the sacrifice of a Mountain
    Given Alice has Lava Dart in her graveyard
    And Alice has Forest in her hand
    And Alice controls Mountain; Swamp
    And Bob controls Trinisphere
    Then Alice can't cast Lava Dart from her graveyard for its flashback cost targeting Bob
    When Alice plays Forest
    And Alice casts Lava Dart from her graveyard for its flashback cost targeting Bob
    Then Lava Dart is on the stack
    And Mountain is in Alice's graveyard
    And Swamp is tapped
    And Forest is tapped

  @paying-12 @paying-18 @id:paying-flashback-life @since:2007-10-01 @cr:119.4 @cr:118.3
  Scenario Outline: At <life> life Alice pays 3 life for the flashback cost of Deep Analysis and is at <after> life
    Given Alice has Deep Analysis in her graveyard
    And Alice starts at <life> life
    And Alice has {U}{C} to spend
    When Alice casts Deep Analysis from her graveyard for its flashback cost targeting Alice
    Then Alice is at <after> life
    And Alice has no mana left

    Examples:
      | life | after |
      | 20   | 17    |
      | 4    | 1     |

  @paying-18 @id:paying-flashback-too-little-life @since:2007-10-01 @cr:119.4 @cr:118.3
  Scenario: At 2 life Deep Analysis can't be cast for its flashback cost, and Think Twice can
    Given Alice has Deep Analysis; Think Twice in her graveyard
    And Alice starts at 2 life
    And Alice has {U}{C}{C} to spend
    Then Alice can't cast Deep Analysis from her graveyard for its flashback cost targeting Alice
    When Alice casts Think Twice from her graveyard for its flashback cost
    Then Think Twice is on the stack
    And Alice is at 2 life

  @paying-11 @paying-12 @id:paying-flashback-one-alternative @cr:118.9a @cr:601.3
  Scenario: From the graveyard Think Twice is cast for its flashback cost, and for no other
    The cost of Fist of Suns may be paid rather than the mana cost of a spell. But flashback lets the card be cast from the
    graveyard for the flashback cost alone, and the other cost would be a second alternative cost.

    Given Alice has Think Twice in her graveyard
    And Alice controls Fist of Suns
    And Alice has {W}{U}{B}{R}{G} to spend
    Then Alice can't cast Think Twice from her graveyard for the cost of Fist of Suns
    And Alice can't cast Think Twice from her graveyard
    When Alice casts Think Twice from her graveyard for its flashback cost, spending {U}{R}{G}
    Then Alice has {W}{B} left

  @paying-28 @id:paying-flashback-mana-value @since:2009-07-11 @cr:118.9c @cr:202.3e @cr:107.3a @report:mage-2436
  Scenario: Conflagrate for its flashback cost with X = 2 has mana value 5, and Chalice of the Void with one counter does not trigger
    Its mana cost is {X}{X}{R}, and that {R}{R} and two discarded cards are paid does not change it.

    Given Alice has Conflagrate in her graveyard
    And Alice has Island; Forest in her hand
    And Alice has {R}{R} to spend
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with 1 charge counter
    When Alice casts Conflagrate from her graveyard for its flashback cost with X = 2 targeting Bob, discarding Island; Forest
    Then Conflagrate has mana value 5
    And the stack holds, from the top, Conflagrate
    And Alice has no mana left
    And Alice's hand holds no cards

  @paying-28 @id:paying-flashback-mana-value-of-no-x @since:2009-07-11 @cr:118.9c @cr:202.3e @cr:107.3a @report:mage-2436
  Scenario: Conflagrate for its flashback cost with X = 0 has mana value 1, and Chalice of the Void with one counter triggers
    Given Alice has Conflagrate in her graveyard
    And Alice has Island; Forest in her hand
    And Alice has {R}{R} to spend
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with 1 charge counter
    When Alice casts Conflagrate from her graveyard for its flashback cost with X = 0
    Then Conflagrate has mana value 1
    And the stack holds, from the top, the cast ability of Chalice of the Void; Conflagrate
    And Alice's hand holds 2 cards
