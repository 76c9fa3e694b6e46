@evoke-17 @cr:702.74a @cr:603.3a @cr:701.21a @since:2007-10-01
Feature: An evoked creature that another player takes over before the sacrifice is sacrificed by that player
  The ability belongs for good to whoever controlled the creature when it triggered. But what it says is that the
  creature is sacrificed by its own controller, and who that is shows as it resolves. Only a permanent's controller can
  sacrifice it, so an engine that has the ability's controller try it lets the creature live.

  @id:evoke-17-ray-of-command @cr:400.3
  Scenario: Taken with Ray of Command, Ingot Chewer is sacrificed all the same, by an ability that is still Alice's
    Given Alice has Ingot Chewer in her hand
    And Alice controls Mountain
    And Bob has Ray of Command in his hand
    And Bob controls Sol Ring; 4 Island
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And Alice passes
    And Bob casts Ray of Command targeting Ingot Chewer
    And everyone passes until Ray of Command has left the stack
    Then Ingot Chewer is on the battlefield under Bob's control
    And the evoke ability of Ingot Chewer is controlled by Alice
    When everyone passes until the stack is empty
    Then Ingot Chewer is in Alice's graveyard
    And Sol Ring is in Bob's graveyard

  @id:evoke-17-taker-sacrifices
  Scenario: Taken with Word of Seizing, Mulldrifter is sacrificed by Bob while its cards are drawn by Alice
    The abilities do not follow the creature to its new controller: the draw, which resolves first, is Alice's though
    Mulldrifter is Bob's by then. Each player's Gixian Infiltrator grows when that player sacrifices something.

    Given Alice has Mulldrifter in her hand
    And Alice controls Gixian Infiltrator "Alice's Infiltrator"; 3 Island
    And Bob has Word of Seizing in his hand
    And Bob controls Gixian Infiltrator "Bob's Infiltrator"; 5 Mountain
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice passes
    And Bob casts Word of Seizing targeting Mulldrifter
    And everyone passes until Word of Seizing has left the stack
    And everyone passes until one object has left the stack
    Then Mulldrifter is on the battlefield under Bob's control
    And Alice has drawn 2 cards this turn
    And Bob has drawn no cards this turn
    When everyone passes until the stack is empty
    Then Bob's Infiltrator bears 1 +1/+1 counter
    And Alice's Infiltrator bears no +1/+1 counters
    And Mulldrifter is in Alice's graveyard

  @id:evoke-17-taker-may-use-it-first @cr:117.3b @cr:602.2
  Scenario: Until the sacrifice resolves Bob may sacrifice the Mulldrifter he took, and Alice may not
    What Bob gives up beforehand is gone when the ability looks for it, and he need not sacrifice anything else.

    Given Alice has Mulldrifter in her hand
    And Alice controls Bloodthrone Vampire "Alice's Vampire"; 3 Island
    And Bob has Word of Seizing in his hand
    And Bob controls Bloodthrone Vampire "Bob's Vampire"; 5 Mountain
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice passes
    And Bob casts Word of Seizing targeting Mulldrifter
    And everyone passes until Word of Seizing has left the stack
    Then Alice can't activate Alice's Vampire, sacrificing Mulldrifter
    When Alice passes
    And Bob activates Bob's Vampire, sacrificing Mulldrifter
    Then Mulldrifter is in Alice's graveyard
    When everyone passes until the stack is empty
    Then Bob's Vampire is 3/3
    And Alice's Vampire is 1/1
    And Alice has drawn 2 cards this turn

  @evoke-08 @id:evoke-17-taker-keeps-it-by-blinking @cr:400.7 @cr:603.6
  Scenario: Bob keeps the Mulldrifter he took if he exiles and returns it before the sacrifice
    Cloudshift returns the card under the control of the player who cast it. What comes back is a new object, on which
    neither the ability nor the end of Word of Seizing has any hold.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob has Word of Seizing; Cloudshift in his hand
    And Bob has {W}{R}{R}{R}{R}{R} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice passes
    And Bob casts Word of Seizing targeting Mulldrifter, spending {R}{R}{R}{R}{R}
    And everyone passes until Word of Seizing has left the stack
    And Alice passes
    And Bob casts Cloudshift targeting Mulldrifter
    And everyone passes until Cloudshift has left the stack
    Then the enters ability of Mulldrifter (2) is controlled by Bob
    When everyone passes until the stack is empty
    Then Bob has drawn 2 cards this turn
    And Alice has drawn 2 cards this turn
    When everyone passes until it is Bob's upkeep
    Then Mulldrifter is on the battlefield under Bob's control
