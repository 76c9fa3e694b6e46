@evoke-12 @evoke-13 @cr:603.3b @cr:101.4 @since:2007-10-01
Feature: An evoked creature's abilities go on the stack together with those of the other players, in turn order
  The same entering may trigger abilities of several players. The player whose turn it is puts hers down first, so they lie
  at the bottom; the others follow in turn order, and what lies on top resolves first. Each orders only their own.

  @id:evoke-13-opponents-ability-on-her-turn
  Scenario: On Alice's turn, Bob's ability lies above both abilities of her evoked creature
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob controls Soul Warden
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Soul Warden; the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And the enters ability of Soul Warden is controlled by Bob
    When everyone passes until one object has left the stack
    Then Bob is at 21 life
    And Alice has drawn no cards this turn

  @id:evoke-13-opponents-ability-on-his-turn
  Scenario: On Bob's turn, his ability lies below both abilities of Alice's evoked creature
    Given Alice has Mulldrifter in her hand
    And Alice controls Vedalken Orrery; 3 Island
    And Bob controls Soul Warden
    And it is Bob's precombat main phase
    When Bob passes
    And Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter; the enters ability of Soul Warden
    When everyone passes until the evoke ability of Mulldrifter has left the stack
    Then Mulldrifter is in Alice's graveyard
    And Bob is at 20 life

  @id:evoke-13-three-players @report:phase-1689
  Scenario: With three players, turn order is counted from the player whose turn it is
    It is Bob's turn, so Carol comes after him and Alice last, although Alice sits first at the table.

    Given Bob has Mulldrifter in his hand
    And Bob controls 3 Island
    And Alice controls Soul Warden
    And Carol controls Essence Warden
    And it is Bob's precombat main phase
    When Bob casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Bob puts his abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Soul Warden; the enters ability of Essence Warden; the enters ability of Mulldrifter; the evoke ability of Mulldrifter
