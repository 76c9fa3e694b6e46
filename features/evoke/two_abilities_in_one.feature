@evoke-06 @cr:702.74a @since:2007-10-01
Feature: Each half of evoke does its work without the other
  The keyword is short for two abilities. One is the permission to pay another cost, which works while the card is being cast
  and has done all it does once that is over. The other is an ability of the permanent, and it triggers only if the creature has
  it at the moment of entering; what becomes of the creature's abilities before or after makes no difference. Humility and
  Dress Down, which take the abilities of creatures on the battlefield and of nothing else, show the two apart.

  @id:evoke-06-humility @cr:113.6d @cr:603.6b
  Scenario: Under Humility a creature card can be evoked and the creature is not sacrificed
    The card in hand and the spell have evoke. The creature has no ability from the moment it enters, so nothing triggers.

    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob controls Humility
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has no mana left
    When everyone passes until Mulldrifter enters
    Then the stack is empty
    And Mulldrifter is on the battlefield under Alice's control
    And Mulldrifter is 1/1

  @evoke-08 @id:evoke-06-humility-gone @cr:400.7d
  Scenario: A spell evoked under Humility becomes a creature that is sacrificed if Humility is gone by then
    Given Alice has Mulldrifter; Disenchant in her hand
    And Alice has {W}{W}{U}{U}{U} to spend
    And Bob controls Humility
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And Alice casts Disenchant targeting Humility
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @evoke-08 @id:evoke-06-lost-after-entering @derived @cr:113.7a @cr:400.7d @cr:603.4
  Scenario: A creature that loses evoke after it entered is sacrificed all the same
    The ability on the stack does not need the creature to have it still. It asks only once more whether the evoke cost was paid,
    and it was.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob has Dress Down in his hand
    And Bob has {U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until Dress Down enters
    Then Mulldrifter lacks the keyword evoke
    And Mulldrifter is on the battlefield
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is in Alice's graveyard

  @evoke-08 @id:evoke-06-regained-after-entering @derived @cr:603.6b @cr:603.6a
  Scenario: A creature that entered without evoke is not sacrificed when it has evoke again
    Bob's Dress Down is there before Mulldrifter enters and is sacrificed at the end step.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob has Dress Down in his hand
    And Bob has {U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack is empty
    And Mulldrifter lacks the keyword evoke
    When everyone passes until it is Bob's upkeep
    Then Dress Down is in Bob's graveyard
    And Mulldrifter has the keyword evoke
    And Mulldrifter is on the battlefield under Alice's control
    And the stack is empty
