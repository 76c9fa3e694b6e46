@evoke-02 @cr:702.74a @cr:603.6a @since:2007-10-01
Feature: An evoked creature enters the battlefield and is sacrificed by a triggered ability
  The evoked creature arrives like any other. The sacrifice is an ability that triggers then, waits on the stack and
  resolves in its turn; until it does the creature is there. What happens is a sacrifice: nothing that guards against
  destruction helps, and whatever waits for a sacrifice sees one; so does what waits for a death, if the creature goes to the
  graveyard.

  @id:evoke-02-on-the-battlefield @cr:603.3
  Scenario: The evoked creature is on the battlefield while its sacrifice waits on the stack
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    Then Mulldrifter is on the battlefield under Alice's control
    And Mulldrifter is 2/2
    And Mulldrifter has the keyword flying
    And the stack holds, from the top, the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice has priority
    When everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard
    And the stack holds, from the top, the enters ability of Mulldrifter

  @id:evoke-02-cast-for-the-mana-cost @cr:603.4
  Scenario: Walker of the Grove, cast for its mana cost, triggers nothing as it enters and is not sacrificed
    Given Alice has Walker of the Grove in her hand
    And Alice has {G}{G}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Walker of the Grove
    And everyone passes until Walker of the Grove enters
    Then nobody is asked anything
    And the stack is empty
    When everyone passes until it is Bob's upkeep
    Then Walker of the Grove is on the battlefield under Alice's control
    And Walker of the Grove is 7/7

  @id:evoke-02-not-at-once @report:phase-8965 @cr:117.3b @cr:603.6 @cr:701.21a
  Scenario: Between its two abilities the evoked creature is still there, and each player gets priority
    Bob returns it to Alice's hand. There it is no permanent, and the sacrifice does not reach it.

    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob has Unsummon in his hand
    And Bob has {U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is on the battlefield under Alice's control
    And the stack holds, from the top, the evoke ability of Mulldrifter
    And Alice has priority
    When Alice passes
    Then Bob has priority
    When Bob casts Unsummon targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's hand

  @id:evoke-02-indestructible @since:2013-07-13 @cr:701.21a @cr:702.12b
  Scenario: An indestructible evoked creature is sacrificed all the same
    Doom Blade shows that the shield holds; the sacrifice does not meet it.

    Given Alice has Mulldrifter; Withstand Death in her hand
    And Alice has {U}{U}{U}{G} to spend
    And Bob has Doom Blade in his hand
    And Bob has {B}{B} to spend
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice casts Withstand Death targeting Mulldrifter
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Doom Blade targeting Mulldrifter
    And everyone passes until one object has left the stack
    Then Doom Blade is in Bob's graveyard
    And Mulldrifter is on the battlefield under Alice's control
    When everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-02-regeneration @cr:701.21a @cr:701.19a
  Scenario: A regeneration shield replaces a destruction and does not replace the sacrifice
    Bob's Doom Blade takes the first shield that Alice gives it. The second is no use.

    Given Alice has Mulldrifter; 2 Death Ward in her hand
    And Alice has {W}{W}{U}{U}{U} to spend
    And Bob has Doom Blade in his hand
    And Bob has {B}{B} to spend
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice casts Death Ward 1 targeting Mulldrifter
    And everyone passes until Death Ward 1 has left the stack
    And Alice passes
    And Bob casts Doom Blade targeting Mulldrifter
    And everyone passes until Doom Blade has left the stack
    Then Mulldrifter is on the battlefield under Alice's control
    And Mulldrifter is tapped
    When Alice casts Death Ward 2 targeting Mulldrifter
    And everyone passes until Death Ward 2 has left the stack
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-02-seen-as-a-sacrifice @since:2015-10-02 @cr:701.21a @cr:603.10a
  Scenario: An ability that waits for its controller to sacrifice a creature triggers
    Given Alice has Mulldrifter in her hand
    And Alice controls Smothering Abomination
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the sacrifice ability of Smothering Abomination; the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 3 cards this turn

  @id:evoke-02-seen-as-a-death @cr:700.4 @cr:603.6c
  Scenario: An ability that waits for its controller's creatures to die triggers
    Given Alice has Mulldrifter in her hand
    And Alice controls Zulaport Cutthroat
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice is at 21 life
    And Bob is at 19 life

  @id:evoke-02-sacrificed-without-dying @derived @cr:701.21a @cr:614.6 @cr:700.4
  Scenario: Sent into exile by Rest in Peace, the evoked creature was sacrificed but did not die
    Rest in Peace changes where the creature goes, not that its controller gave it up. Gixian Infiltrator waits for a sacrifice
    and Zulaport Cutthroat for a death.

    Given Alice has Mulldrifter in her hand
    And Alice controls Gixian Infiltrator; Zulaport Cutthroat; 3 Island
    And Bob controls Rest in Peace
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in exile
    And Gixian Infiltrator bears 1 +1/+1 counter
    And Alice is at 20 life
    And Bob is at 20 life
