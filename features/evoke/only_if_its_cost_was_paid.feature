@evoke-08 @cr:702.74a @cr:603.4 @cr:400.7 @since:2007-10-01
Feature: Only a permanent whose own evoke cost was paid is sacrificed
  The ability asks, as the permanent enters and again as it resolves, whether the evoke cost of the spell that became this
  permanent was paid. A card that leaves and comes back is a new object for which nothing was paid, and so is one that
  arrives without being cast. The old ability finds the old object gone.

  @id:evoke-08-reanimated
  Scenario: Reanimate brings back an evoked creature that stays
    Given Alice has Mulldrifter; Reanimate in her hand
    And Alice has {U}{U}{U}{B} to spend
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    And Alice casts Reanimate targeting Mulldrifter
    And everyone passes until Mulldrifter enters
    Then the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control
    And Alice has drawn 4 cards this turn

  @id:evoke-08-reanimated-by-an-opponent @cr:608.2b @report:forge-2479
  Scenario: An opponent who reanimates an evoked creature keeps it
    It is Bob's turn; Vedalken Orrery lets Alice evoke during it. She makes Aethersnipe the target of its own ability, which
    then finds it in the graveyard.

    Given it is Bob's precombat main phase
    And Alice has Aethersnipe in her hand
    And Alice controls Vedalken Orrery; Grizzly Bears
    And Alice has {U}{U}{U} to spend
    And Bob has Reanimate in his hand
    And Bob has {B} to spend
    When Bob passes
    And Alice casts Aethersnipe for its evoke cost
    And everyone passes until Aethersnipe enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Aethersnipe; the enters ability of Aethersnipe
    And Alice targets Aethersnipe with the enters ability of Aethersnipe
    And everyone passes until the stack is empty
    Then Aethersnipe is in Alice's graveyard
    When Bob casts Reanimate targeting Aethersnipe
    And everyone passes until Aethersnipe enters
    And Bob targets Grizzly Bears with the enters ability of Aethersnipe
    Then the stack holds, from the top, the enters ability of Aethersnipe
    And the enters ability of Aethersnipe is controlled by Bob
    When everyone passes until the stack is empty
    Then Aethersnipe is on the battlefield under Bob's control
    And Grizzly Bears is in Alice's hand
    And Bob is at 14 life

  @id:evoke-08-blinked @cr:603.6
  Scenario: An evoked creature that an ability exiles and returns in response stays
    Restoration Angel, cast once the first of the two abilities has resolved, does it as she enters.

    Given Alice has Ingot Chewer; Restoration Angel in her hand
    And Alice has {W}{R}{C}{C}{C} to spend
    And Bob controls Aether Vial; Fist of Suns
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And Alice targets Aether Vial with the enters ability of Ingot Chewer
    And everyone passes until one object has left the stack
    Then Aether Vial is in Bob's graveyard
    When Alice casts Restoration Angel
    And everyone passes until Restoration Angel enters
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Restoration Angel
    Then the stack holds, from the top, the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    When everyone passes until the stack is empty
    Then Ingot Chewer is on the battlefield under Alice's control
    And Fist of Suns is in Bob's graveyard

  @id:evoke-08-not-cast
  Scenario: A creature that Aether Vial puts onto the battlefield was not evoked
    Given Alice has Mulldrifter in her hand
    And Alice controls Aether Vial
    And Aether Vial starts with 5 charge counters
    When Alice activates Aether Vial
    And everyone passes until someone is asked
    And Alice chooses Mulldrifter for the activated ability of Aether Vial
    Then Mulldrifter is on the battlefield under Alice's control
    And the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control
    And Alice has drawn 2 cards this turn

  @id:evoke-08-not-cast-in-the-upkeep @cr:302.1 @cr:117.1a
  Scenario: In her upkeep, when she could not evoke it, Alice has Aether Vial put Mulldrifter onto the battlefield, and it stays
    Aether Vial has four counters and gets its fifth in that upkeep.

    Given it is Bob's end step
    And Alice has Mulldrifter in her hand
    And Alice controls Aether Vial; 3 Island
    And Aether Vial starts with 4 charge counters
    When everyone passes until it is Alice's upkeep
    And everyone passes until someone is asked
    And Alice accepts the upkeep ability of Aether Vial
    Then Aether Vial bears 5 charge counters
    And Alice can't cast Mulldrifter for its evoke cost
    When Alice activates Aether Vial
    And everyone passes until someone is asked
    And Alice chooses Mulldrifter for the activated ability of Aether Vial
    And everyone passes until the stack is empty
    Then the game is in Alice's upkeep
    And Alice has drawn 2 cards this turn
    When everyone passes until it is Bob's upkeep
    Then Mulldrifter is on the battlefield under Alice's control

  @evoke-09 @id:evoke-08-after-a-failed-cast @report:mage-11322 @cr:733.1
  Scenario: An attempt to evoke that was taken back leaves no mark on the card
    Alice has no white card to exile, so her casting of Solitude never happened. Aether Vial then puts it onto the
    battlefield.

    Given Alice has Solitude in her hand
    And Alice controls Aether Vial
    And Aether Vial starts with 5 charge counters
    And Bob controls Grizzly Bears
    Then Alice can't cast Solitude for its evoke cost
    When Alice activates Aether Vial
    And everyone passes until someone is asked
    And Alice chooses Solitude for the activated ability of Aether Vial
    And Alice targets Grizzly Bears with the enters ability of Solitude
    Then the stack holds, from the top, the enters ability of Solitude
    When everyone passes until the stack is empty
    Then Solitude is on the battlefield under Alice's control
    And Grizzly Bears is in exile
    And Bob is at 22 life
