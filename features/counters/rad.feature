@counters-24 @cr:728.1 @since:2024-03-08
Feature: Rad counters
  As the precombat main phase of a player begins who has rad counters, an ability triggers that no object has. That player mills as many
  cards and, for each of them that is no land, loses 1 life and one of the counters.

  @id:counters-24-nonland @cr:701.17a
  Scenario: Bob has three rad counters, mills two nonland cards and a land, and loses 2 life and two counters
    Given it is Bob's upkeep
    And Bob starts with 3 rad counters
    And Bob has Wastes; Lightning Bolt; Island; Grizzly Bears; Hill Giant on top of his library
    When everyone passes until it is Bob's precombat main phase
    And everyone passes until the stack is empty
    Then Lightning Bolt is in Bob's graveyard
    And Island is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard
    And Hill Giant is in Bob's library
    And Bob bears 1 rad counter
    And Bob is at 18 life
    And Alice is at 20 life

  @id:counters-24-lands @cr:701.17a
  Scenario: Bob mills two lands, and keeps his life and his two rad counters
    Given it is Bob's upkeep
    And Bob starts with 2 rad counters
    And Bob has Wastes; Forest; Island on top of his library
    When everyone passes until it is Bob's precombat main phase
    And everyone passes until the stack is empty
    Then Island is in Bob's graveyard
    And Bob bears 2 rad counters
    And Bob is at 20 life

  @id:counters-24-whose @cr:122.1i
  Scenario: In Bob's turn only Bob mills, though Alice has a rad counter, too
    Given it is Bob's upkeep
    And Alice starts with 1 rad counter
    And Bob starts with 1 rad counter
    And Alice has Lightning Bolt on top of her library
    And Bob has Wastes; Hill Giant on top of his library
    When everyone passes until it is Bob's precombat main phase
    Then the stack holds, from the top, the rad ability of Bob
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Lightning Bolt is in Alice's library
    And Alice bears 1 rad counter
    And Alice is at 20 life

  @id:counters-24-on-the-stack @cr:603.3
  Scenario: The ability goes on the stack, and Bob controls it, though Alice's Feral Ghoul gave him the counters
    Given it is Bob's upkeep
    And Alice controls Feral Ghoul; Ashnod's Altar
    And Bob has Wastes; Lightning Bolt; Island on top of his library
    When Bob passes
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Feral Ghoul
    And everyone passes until the stack is empty
    And everyone passes until it is Bob's precombat main phase
    Then the stack holds, from the top, the rad ability of Bob
    And the rad ability of Bob is controlled by Bob
    And Bob bears 2 rad counters

  @id:counters-24-once @cr:728.1
  Scenario: Bob mills Island as his precombat main phase begins, keeps the counter, and mills nothing in his other main phase
    Given it is Bob's upkeep
    And Bob starts with 1 rad counter
    And Bob has Wastes; Island; Lightning Bolt on top of his library
    When everyone passes until it is Bob's postcombat main phase
    Then Island is in Bob's graveyard
    And Lightning Bolt is in Bob's library
    And the stack is empty
    And Bob bears 1 rad counter

  @counters-12 @id:counters-24-as-it-resolves @cr:608.2h
  Scenario: Alice proliferates in response, and Bob mills two cards instead of one
    Given it is Bob's upkeep
    And Bob starts with 1 rad counter
    And Bob has Wastes; Lightning Bolt; Grizzly Bears; Hill Giant on top of his library
    And Alice controls Karn's Bastion; 4 Island
    When everyone passes until it is Bob's precombat main phase
    And Bob passes
    And Alice activates ability 2 of Karn's Bastion
    And everyone passes until someone is asked
    And Alice chooses Bob for the activated ability of Karn's Bastion
    Then Bob bears 2 rad counters
    When everyone passes until the stack is empty
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is in Bob's library
    And Bob is at 18 life
    And Bob bears no rad counters

  @id:counters-24-exiled @cr:701.17c
  Scenario: Under Rest in Peace the milled card goes to exile, and costs life and a counter all the same
    Given it is Bob's upkeep
    And Bob starts with 1 rad counter
    And Alice controls Rest in Peace
    And Bob has Wastes; Lightning Bolt on top of his library
    When everyone passes until it is Bob's precombat main phase
    And everyone passes until the stack is empty
    Then Lightning Bolt is in exile
    And Bob is at 19 life
    And Bob bears no rad counters

  @id:counters-24-given @cr:122.1
  Scenario: Feral Ghoul dies with power 3, and Bob and Carol get three rad counters each, and Alice none
    Given Alice controls Feral Ghoul; Ashnod's Altar
    And Feral Ghoul starts with 1 +1/+1 counter
    And Carol controls Hill Giant
    And Carol has Memnite on top of her library
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Feral Ghoul
    And everyone passes until the stack is empty
    Then Bob bears 3 rad counters
    And Carol bears 3 rad counters
    And Memnite is in Carol's library
    And Alice bears no rad counters

  @combat-43 @id:counters-24-asked-for @cr:509.1b
  Scenario: Bob, who has a rad counter, can't block Nightkin Ambusher
    Given Alice controls Nightkin Ambusher
    And Bob controls Memnite
    And Bob starts with 1 rad counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Nightkin Ambusher
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Nightkin Ambusher with Memnite

  @combat-43 @counters-22 @id:counters-24-not-asked-for @cr:509.1b
  Scenario: Bob, who has none, blocks Nightkin Ambusher whatever counters Alice has
    Given Alice controls Nightkin Ambusher
    And Bob controls Memnite
    And Bob starts with 2 energy counters
    And Alice starts with 1 rad counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Nightkin Ambusher
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Nightkin Ambusher with Memnite
    Then Memnite is blocking Nightkin Ambusher
