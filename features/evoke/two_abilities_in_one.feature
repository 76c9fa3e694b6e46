@evoke-06 @cr:702.74a
Feature: Each half of evoke does its work without the other
  Evoke stands for two abilities. One is the leave to pay another cost, which works while the card is being cast and has
  done all it does once that is over. The other triggers on the battlefield, if it is there when the creature enters.
  Humility, which takes the abilities of creatures on the battlefield and of nothing else, shows the two apart.

  @id:evoke-06-humility @cr:113.6 @cr:603.6b
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
    And Alice orders her abilities: the evoke ability of Mulldrifter, then the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard
