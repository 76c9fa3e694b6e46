@cr:118.8 @cr:601.2f @since:2005-10-01
Feature: Kicker and buyback are parts of the total cost
  If a player announces that they will be paid, their mana is added to the mana cost, or to the cost that is paid rather
  than that. What makes the spell cost more or less applies to the sum, and only once.

  @paying-01 @paying-09 @id:paying-kicker-totals @since:2007-10-01 @cr:702.33a @cr:118.7a
  Scenario Outline: With <what>, Into the Roil with kicker costs <cost>
    {1}{U} and {1}{U} are {2}{U}{U}. What changes the cost of a blue spell changes that sum, and not each of the two costs.

    Given Alice has Into the Roil in her hand
    And Alice controls <permanents>
    And Alice has {U}{U}{C}{C}{C}{C} to spend
    And Bob controls Hill Giant
    When Alice casts Into the Roil with kicker targeting Hill Giant
    Then Alice has <left> left
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's hand
    And Alice has drawn 1 card this turn

    Examples:
      | permanents           | left         | what                      | cost      |
      | Ruby Medallion       | {C}{C}       | Ruby Medallion            | {2}{U}{U} |
      | Sapphire Medallion   | {C}{C}{C}    | Sapphire Medallion        | {1}{U}{U} |
      | 2 Sapphire Medallion | {C}{C}{C}{C} | two Sapphire Medallions   | {U}{U}    |
      | 3 Sapphire Medallion | {C}{C}{C}{C} | three Sapphire Medallions | {U}{U}    |
      | Sphere of Resistance | {C}          | Sphere of Resistance      | {3}{U}{U} |

  @paying-01 @paying-09 @paying-10 @id:paying-buyback-reduced @since:2007-10-01 @cr:702.27a @cr:118.7a
  Scenario: Sapphire Medallion takes {1} off the buyback of Whispers of the Muse
    The mana cost {U} has nothing for the Medallion to take, and the {5} of buyback has.

    Given Alice has Whispers of the Muse in her hand
    And Alice controls Sapphire Medallion
    And Alice has {U}{C}{C}{C}{C}{C} to spend
    When Alice casts Whispers of the Muse with buyback
    Then Alice has {C} left
    When everyone passes until the stack is empty
    Then Alice has drawn 1 card this turn
    And Whispers of the Muse is in Alice's hand

  @paying-09 @paying-10 @id:paying-no-buyback @since:2007-10-01 @cr:702.27a @cr:118.8b
  Scenario: With enough mana for its buyback, Whispers of the Muse may still be cast without it
    Given Alice has Whispers of the Muse in her hand
    And Alice controls Sapphire Medallion
    And Alice has {U}{C}{C}{C}{C}{C} to spend
    When Alice casts Whispers of the Muse
    Then Alice has {C}{C}{C}{C}{C} left
    When everyone passes until the stack is empty
    Then Whispers of the Muse is in Alice's graveyard

  @paying-10 @id:paying-buyback-countered @cr:702.27a
  Scenario: Whispers of the Muse with buyback, countered, does not come back to the hand
    Given Alice has Whispers of the Muse in her hand
    And Alice has {U}{C}{C}{C}{C}{C} to spend
    And Bob has Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Whispers of the Muse with buyback
    And Alice passes
    And Bob casts Counterspell targeting Whispers of the Muse
    And everyone passes until the stack is empty
    Then Whispers of the Muse is in Alice's graveyard
    And Alice has drawn no cards this turn

  @paying-28 @id:paying-kicker-mana-value @cr:118.8d @cr:202.3
  Scenario: Into the Roil with kicker has mana value 2 though four mana are spent
    Given Alice has Into the Roil in her hand
    And Alice has {U}{U}{U}{U} to spend
    And Bob controls Hill Giant
    When Alice casts Into the Roil with kicker targeting Hill Giant
    Then Into the Roil has mana value 2
    And Alice has no mana left

  @paying-09 @id:paying-kicker-free @since:2007-10-01 @cr:118.9d @cr:702.33a
  Scenario: Into the Roil with kicker, cast without paying its mana cost, costs {1}{U} for the kicker
    Given Alice has Into the Roil; Island in her hand
    And Alice controls Omniscience
    And Alice has {C}{C} to spend
    And Bob controls Hill Giant
    Then Alice can't cast Into the Roil without paying its mana cost with kicker targeting Hill Giant
    When Alice plays Island
    And Alice casts Into the Roil without paying its mana cost with kicker targeting Hill Giant
    Then Alice has {C} left
    When everyone passes until the stack is empty
    Then Alice has drawn 1 card this turn

  @paying-09 @paying-10 @id:paying-buyback-free @since:2007-10-01 @cr:118.9d @cr:702.27a
  Scenario: Capsize with buyback, cast without paying its mana cost, costs {3} for the buyback and comes back to the hand
    Given Alice has Capsize in her hand
    And Alice controls Omniscience
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls Hill Giant
    When Alice casts Capsize without paying its mana cost with buyback targeting Hill Giant
    Then Alice has {C} left
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's hand
    And Capsize is in Alice's hand
