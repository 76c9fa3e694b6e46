@evoke-01 @cr:702.74a @cr:118.9 @since:2007-10-01
Feature: Evoke lets a creature card be cast for another cost
  The keyword puts a second price on its card. Whoever casts the card chooses which of the two to pay, so the card can be
  cast as soon as either of them is within reach. Only a card that has the keyword at that time has the second price:
  what it was while it was a copy of something else does not count.

  @id:evoke-01-three-lands
  Scenario: Three lands are enough to evoke a creature that costs five
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack under Alice's control
    And Island 1 is tapped
    And Island 2 is tapped
    And Island 3 is tapped

  @id:evoke-01-not-for-the-mana-cost
  Scenario: The three lands that evoke a creature do not pay its mana cost
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    Then Alice can't cast Mulldrifter
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack

  @id:evoke-01-one-mountain @report:phase-2321 @cr:601.2b
  Scenario: A single Mountain makes Ingot Chewer castable
    An engine that asks whether the printed cost is within reach before it looks at evoke never offers the card.

    Given Alice has Ingot Chewer in her hand
    And Alice controls Mountain
    Then Alice can't cast Ingot Chewer
    When Alice casts Ingot Chewer for its evoke cost
    Then Ingot Chewer is on the stack
    And Mountain is tapped

  @id:evoke-01-no-keyword
  Scenario: A creature card without the keyword has no evoke cost
    Given Alice has Grizzly Bears in her hand
    And Alice has {G}{G} to spend
    Then Alice can't cast Grizzly Bears for its evoke cost
    When Alice casts Grizzly Bears
    Then Grizzly Bears is on the stack
    And Alice has no mana left

  @id:evoke-01-clone-forgets @cr:400.7 @cr:707.2
  Scenario: A Clone that was a Mulldrifter is a card without evoke again once it is back in hand
    The three mana that are left would pay Mulldrifter's evoke cost, yet not Clone's mana cost.

    Given Alice has Clone; Unsummon in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob controls Mulldrifter
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Mulldrifter with Clone
    Then Clone has the keyword evoke
    When everyone passes until the stack is empty
    And Alice casts Unsummon targeting Clone
    And everyone passes until the stack is empty
    Then Clone is in Alice's hand
    And Alice has {U}{U}{U} left
    And Alice can't cast Clone for its evoke cost
