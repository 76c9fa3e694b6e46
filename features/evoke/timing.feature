@evoke-15 @cr:702.74a @cr:302.1 @cr:117.1a @since:2007-10-01
Feature: Evoke does not change when a creature may be cast
  Evoke is another cost, not another time. A creature card without flash is cast for its evoke cost when it could be cast
  for its mana cost: in its caster's own main phase with nothing on the stack. Flash, and effects that give or take that
  kind of permission, work for the evoke cost as they do for the mana cost.

  @id:evoke-15-own-turn-outside-main @cr:702.8a
  Scenario Outline: In Alice's own <step> she can evoke Briarhorn, which has flash, but not Mulldrifter
    Given Alice has Mulldrifter; Briarhorn in her hand
    And Alice has {U}{U}{U}{G}{G} to spend
    And it is Alice's <step>
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice casts Briarhorn for its evoke cost, spending {G}{G}
    Then Briarhorn is on the stack under Alice's control

    Examples:
      | step                |
      | upkeep              |
      | beginning of combat |
      | end step            |

  @id:evoke-15-postcombat-main @cr:505.1
  Scenario: As combat ends Alice can't evoke Mulldrifter, and in her postcombat main phase she can
    A turn has two main phases, and either will do.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And it is Alice's end of combat
    Then Alice can't cast Mulldrifter for its evoke cost
    When everyone passes until it is Alice's postcombat main phase
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack under Alice's control

  @id:evoke-15-stack-not-empty @cr:702.8a
  Scenario: In her own main phase Alice can evoke Mulldrifter only once the stack is empty
    Given Alice has Mulldrifter; Briarhorn in her hand
    And Alice has {U}{U}{U}{G}{G} to spend
    When Alice casts Briarhorn for its evoke cost, spending {G}{G}
    Then Alice can't cast Mulldrifter for its evoke cost
    When everyone passes until Briarhorn enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Briarhorn; the evoke ability of Briarhorn
    And everyone passes until the stack is empty
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack under Alice's control

  @id:evoke-15-opponents-turn @cr:702.8a
  Scenario: On an opponent's turn Alice can evoke Briarhorn, which has flash, but not Mulldrifter
    Given Alice has Mulldrifter; Briarhorn in her hand
    And Alice has {U}{U}{U}{G}{G} to spend
    And it is Bob's precombat main phase
    When Bob passes
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice casts Briarhorn for its evoke cost, spending {G}{G}
    Then Briarhorn is on the stack under Alice's control

  @id:evoke-15-orrery @cr:609.4 @cr:702.8a
  Scenario: With Vedalken Orrery Alice can evoke Mulldrifter on an opponent's turn
    Given Alice has Mulldrifter in her hand
    And Alice controls Vedalken Orrery; 3 Island
    And it is Bob's precombat main phase
    When Bob passes
    And Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is in Alice's graveyard
    And the game is in Bob's precombat main phase

  @id:evoke-15-orrery-of-an-opponent @cr:609.4 @cr:702.8a
  Scenario: With an opponent's Vedalken Orrery, Alice can evoke Mulldrifter on her own turn only
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    And Bob controls Vedalken Orrery
    And it is Bob's precombat main phase
    When Bob passes
    Then Alice has priority
    And Alice can't cast Mulldrifter for its evoke cost
    When everyone passes until it is Alice's precombat main phase
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack under Alice's control

  @id:evoke-15-teferi-own-turn @since:2018-04-27 @cr:307.5
  Scenario: Under an opponent's Teferi, Time Raveler, Alice can evoke Solitude neither in her upkeep nor above another spell
    Solitude has flash and its evoke cost asks for no mana; the card she would exile and the time are all that matter.

    Given Alice has Solitude; Savannah Lions; Lightning Bolt in her hand
    And Alice controls Mountain
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    And it is Alice's upkeep
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When everyone passes until it is Alice's precombat main phase
    And Alice casts Lightning Bolt targeting Bob
    Then Alice has priority
    And Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When everyone passes until the stack is empty
    And Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack under Alice's control
    And Savannah Lions is in exile

  @id:evoke-15-teferi-opponents-turn @cr:307.5
  Scenario: Under an opponent's Teferi, Time Raveler, Alice can evoke Solitude on her own turn and not on the opponent's
    Given Alice has Solitude; Savannah Lions in her hand
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    And it is Bob's precombat main phase
    When Bob passes
    Then Alice has priority
    And Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When everyone passes until it is Alice's precombat main phase
    And Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack under Alice's control

  @id:evoke-15-teferi-her-own @cr:702.8a
  Scenario: Under a Teferi, Time Raveler of her own, Alice can evoke Solitude on an opponent's turn
    He holds his controller's opponents back, not his controller.

    Given Alice has Solitude; Savannah Lions in her hand
    And Alice controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    And it is Bob's precombat main phase
    When Bob passes
    And Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack under Alice's control
    And Savannah Lions is in exile
