@evoke-12 @cr:702.74a @cr:603.2 @since:2007-10-01
Feature: Where entering sets off no abilities, the evoked creature stays
  An effect by which entering creatures set nothing off takes the sacrifice away together with the creature's own ability.
  It has to be there as the creature enters; an ability that has triggered already is past it.

  @id:evoke-12-torpor-orb @derived
  Scenario: Under Torpor Orb an evoked Mulldrifter draws nothing and is not sacrificed, then or in the next turn
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob controls Torpor Orb
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack is empty
    When everyone passes until it is Bob's upkeep
    Then Mulldrifter is on the battlefield under Alice's control
    And Alice's hand holds no cards

  @id:evoke-12-torpor-orb-leaves-cast-abilities @since:2010-04-23 @derived
  Scenario: Under Torpor Orb an evoked Nulldrifter is not sacrificed, but it was cast and draws
    Given Alice has Nulldrifter in her hand
    And Alice controls 3 Island
    And Bob controls Torpor Orb
    When Alice casts Nulldrifter for its evoke cost
    And everyone passes until the stack is empty
    Then Nulldrifter is on the battlefield
    And Alice has drawn 2 cards this turn

  @id:evoke-12-gryff-before-entering @derived
  Scenario: Hushwing Gryff cast in response to the evoked spell stops both abilities
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob has Hushwing Gryff in his hand
    And Bob controls 3 Plains
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Hushwing Gryff
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack is empty
    And Mulldrifter is on the battlefield
    And Alice has drawn no cards this turn

  @id:evoke-12-gryff-after-entering @cr:603.3
  Scenario: Hushwing Gryff cast in response to the abilities comes too late for both
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob has Hushwing Gryff in his hand
    And Bob controls 3 Plains
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice passes
    And Bob casts Hushwing Gryff
    And everyone passes until Hushwing Gryff enters
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is in Alice's graveyard

  @id:evoke-12-torpor-orb-destroyed @derived
  Scenario: Destroying Torpor Orb after an evoked Mulldrifter has entered makes neither ability trigger
    Given Alice has Mulldrifter; Disenchant in her hand
    And Alice controls 3 Island; 2 Plains
    And Bob controls Torpor Orb
    When Alice casts Mulldrifter for its evoke cost, making mana with Island 1; Island 2; Island 3
    And everyone passes until Mulldrifter enters
    And Alice casts Disenchant targeting Torpor Orb
    And everyone passes until the stack is empty
    Then Torpor Orb is in Bob's graveyard
    And nobody is asked anything
    When everyone passes until it is Bob's upkeep
    Then Mulldrifter is on the battlefield under Alice's control
    And Alice's hand holds no cards
