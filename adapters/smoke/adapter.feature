Feature: An adapter obeys and reports
  Plain Magic that every engine gets right: lands, creatures, one burn spell, two triggered abilities. What goes wrong here
  goes wrong between suite and engine. The scenarios stand in the order in which an adapter is built, and each asks for one
  thing more than those before it.

  @smoke-01 @id:smoke-01-board @cr:400.1 @cr:208.1 @cr:105.2 @cr:202.3
  Scenario: The board is shown as it was told, zone by zone
    Given Alice has Lightning Bolt in her hand
    And Alice has Mountain; Grizzly Bears on top of her library
    And Alice controls 2 Forest
    And Alice has Memnite; Plains in her graveyard
    And Bob controls Grizzly Bears "Bob's Bears"
    And Bob has Island in his hand
    And Bob has Swamp in exile
    And Forest 2 starts tapped
    And Bob starts at 17 life
    Then Bob's Bears is 2/2
    And Bob's Bears is green
    And Lightning Bolt has mana value 1

  @smoke-02 @id:smoke-02-afresh @cr:400.1 @cr:208.1 @cr:105.2c @cr:202.3
  Scenario: The next board is shown, and nothing of the one before
    Given Alice has Grizzly Bears; Forest "Forest 1" in her hand
    And Alice has Lightning Bolt in her graveyard
    And Alice controls Forest "Forest 2"
    And Bob controls Memnite
    Then Memnite is 1/1
    And Memnite is colorless
    And Grizzly Bears has mana value 2

  @smoke-03 @id:smoke-03-pass @cr:117.3d @cr:117.4 @cr:500.2 @cr:506.1 @cr:117.3a
  Scenario: Whoever passes gives priority on, and when both have passed the next step begins
    Given Bob controls Forest
    When Alice passes
    Then Bob has priority
    And the game is in Alice's precombat main phase
    When Bob passes
    Then the game is in Alice's beginning of combat
    And Alice has priority

  @smoke-04 @id:smoke-04-land @cr:305.1 @cr:110.5b @cr:117.3c
  Scenario: A land that is played lies on the battlefield at once
    Given Alice has Forest in her hand
    When Alice plays Forest
    Then Forest is on the battlefield under Alice's control
    And Forest is untapped
    And the stack is empty
    And Alice has priority

  @smoke-05 @id:smoke-05-refusal @cr:305.2 @cr:305.2b @cr:733.1
  Scenario: A second land in one turn is refused, and nothing has changed
    Given Alice has Forest; Mountain in her hand
    When Alice plays Forest
    Then Alice can't play Mountain
    And Forest is on the battlefield

  @smoke-06 @id:smoke-06-cast @cr:601.2a @cr:601.2g @cr:601.2h @cr:601.2i @cr:117.3c @cr:117.4 @cr:608.3a @cr:117.3b
  Scenario: A creature is cast, the engine taps what pays for it, and it enters when both have passed
    Given Alice has Grizzly Bears in her hand
    And Alice controls 2 Forest
    When Alice casts Grizzly Bears
    Then the stack holds, from the top, Grizzly Bears
    And Forest 1 is tapped
    And Forest 2 is tapped
    And Alice has priority
    When everyone passes until the stack is empty
    Then Grizzly Bears is on the battlefield under Alice's control
    And Alice has priority

  @smoke-07 @id:smoke-07-undone @cr:601.2h @cr:733.1 @cr:305.6 @cr:605.3a @cr:106.4
  Scenario: A spell that cannot be paid for is refused, and the mana that is there pays for another
    Given Alice has Grizzly Bears; Llanowar Elves in her hand
    And Alice controls Forest
    Then Alice can't cast Grizzly Bears
    When Alice taps Forest for {G}
    Then Forest is tapped
    And Alice can't cast Grizzly Bears
    When Alice casts Llanowar Elves
    Then the stack holds, from the top, Llanowar Elves
    And Grizzly Bears is in Alice's hand

  @smoke-08 @id:smoke-08-target @cr:601.2c @cr:115.4 @cr:120.3a @cr:608.2n
  Scenario: A spell on the stack shows its target, and on resolving deals its damage to it
    Given Alice has Lightning Bolt in her hand
    And Alice controls Mountain
    When Alice casts Lightning Bolt targeting Bob
    Then the target of Lightning Bolt is Bob
    And Bob is at 20 life
    When everyone passes until the stack is empty
    Then Bob is at 17 life
    And Alice is at 20 life
    And Lightning Bolt is in Alice's graveyard

  @smoke-09 @id:smoke-09-trigger @cr:603.2 @cr:603.6a @cr:603.3 @cr:603.3a @cr:119.3
  Scenario: A triggered ability stands on the stack under its name
    Given Bob controls Soul Warden
    And Alice has Memnite in her hand
    When Alice casts Memnite
    And everyone passes until Memnite enters
    Then the stack holds, from the top, the enters ability of Soul Warden
    And the enters ability of Soul Warden is controlled by Bob
    And Bob is at 20 life
    When everyone passes until the stack is empty
    Then Bob is at 21 life

  @smoke-10 @id:smoke-10-question @cr:603.3d @cr:115.1d @cr:701.8a
  Scenario: What a player has to choose is asked, and the answer counts
    Given Alice has Ravenous Chupacabra in her hand
    And Alice controls 4 Swamp
    And Bob controls Grizzly Bears; Hill Giant
    When Alice casts Ravenous Chupacabra
    And everyone passes until someone is asked
    Then Alice is asked to choose targets for the enters ability of Ravenous Chupacabra, from Grizzly Bears; Hill Giant
    When Alice targets Hill Giant with the enters ability of Ravenous Chupacabra
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is on the battlefield
