@combat-34 @cr:505.1a @since:2009-07-11
Feature: An additional main phase is a postcombat main phase
  Only the first main phase of a turn is its precombat main phase. What speaks of "this main phase" adds nothing where the present
  phase is none.

  @id:combat-34-postcombat @cr:500.8
  Scenario: The main phase that Seize the Day adds to the first one is a postcombat main phase, in which Alice casts a creature
    Given Alice has Seize the Day; Memnite in her hand
    And Alice controls Hill Giant; 4 Mountain
    When Alice casts Seize the Day targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase
    When Alice casts Memnite
    And everyone passes until the stack is empty
    Then Memnite is on the battlefield
    When Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat

  @id:combat-34-one-land @cr:505.6b
  Scenario: Who has played a land this turn can't play another one in an additional main phase
    Given Alice has Seize the Day; 2 Island in her hand
    And Alice controls Hill Giant; 4 Mountain
    When Alice plays Island 1
    And Alice casts Seize the Day targeting Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Alice can't play Island 2

  @id:combat-34-in-no-main-phase
  Scenario: Relentless Assault that resolves during combat untaps what attacked, and adds nothing
    Given Alice has Relentless Assault in her hand
    And Alice controls Vedalken Orrery; Hill Giant; 4 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    And Alice casts Relentless Assault
    And everyone passes until the stack is empty
    Then Hill Giant is untapped
    When Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase
    When Alice passes
    And Bob passes
    Then the game is in Alice's end step

  @id:combat-34-no-main-phase-after @cr:500.8
  Scenario: Hellkite Charger adds a combat phase alone, and one main phase follows both
    Given Alice controls Hellkite Charger; 7 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hellkite Charger
    And everyone passes until someone is asked
    And Alice pays for the attacks ability of Hellkite Charger
    And everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's beginning of combat
    When everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase
    When Alice passes
    And Bob passes
    Then the game is in Alice's end step

  @combat-33 @id:combat-34-not-paid
  Scenario: Alice doesn't pay for Hellkite Charger, and no combat phase is added
    Given Alice controls Hellkite Charger; 7 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hellkite Charger
    And everyone passes until someone is asked
    And Alice doesn't pay for the attacks ability of Hellkite Charger
    And everyone passes until it is Alice's end of combat
    And Alice passes
    And Bob passes
    Then the game is in Alice's postcombat main phase
    And Hellkite Charger is tapped
