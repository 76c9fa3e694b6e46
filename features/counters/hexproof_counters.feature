@counters-03 @cr:122.1b @cr:702.11b @since:2020-04-17
Feature: A permanent with a hexproof counter is no target for spells and abilities of opponents
  For those of its controller it is, and so is every other permanent of theirs. It need not be a creature.

  @id:counters-03-hexproof @cr:115.1
  Scenario: Bob's Lightning Bolt can't target Hill Giant with a hexproof counter, and can target Gurmag Angler with a vigilance counter
    Given Alice controls Hill Giant; Gurmag Angler
    And Hill Giant starts with 1 hexproof counter
    And Gurmag Angler starts with 1 vigilance counter
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    Then Bob can't cast Lightning Bolt targeting Hill Giant
    When Bob casts Lightning Bolt targeting Gurmag Angler
    And everyone passes until the stack is empty
    Then Gurmag Angler has 3 damage marked

  @id:counters-03-hexproof-abilities
  Scenario: The ability of Bob's Prodigal Pyromancer can't target Hill Giant with a hexproof counter, and can target Memnite with a charge counter
    Given it is Bob's precombat main phase
    And Alice controls Hill Giant; Memnite
    And Hill Giant starts with 1 hexproof counter
    And Memnite starts with 1 charge counter
    And Bob controls Prodigal Pyromancer
    Then Bob can't activate Prodigal Pyromancer targeting Hill Giant
    When Bob activates Prodigal Pyromancer targeting Memnite
    And everyone passes until the stack is empty
    Then Memnite is in Alice's graveyard

  @id:counters-03-hexproof-own
  Scenario: Alice targets her own Hill Giant with a hexproof counter with Giant Growth
    Given Alice has Giant Growth in her hand
    And Alice has {G} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof counter
    When Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 6/6

  @id:counters-03-hexproof-untargeted @cr:115.10
  Scenario: Pyroclasm, which targets nothing, deals 2 damage to Hill Giant with a hexproof counter
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof counter
    And Bob has Pyroclasm in his hand
    And Bob has {R}{C} to spend
    And it is Bob's precombat main phase
    When Bob casts Pyroclasm
    And everyone passes until the stack is empty
    Then Hill Giant has 2 damage marked

  @counters-01 @id:counters-01-hexproof-artifact @cr:115.1
  Scenario: Bob's Disenchant can't target Ashnod's Altar with a hexproof counter, and can target Sol Ring with a charge counter
    Given Alice controls Ashnod's Altar; Sol Ring
    And Ashnod's Altar starts with 1 hexproof counter
    And Sol Ring starts with 1 charge counter
    And Bob has Disenchant in his hand
    And Bob has {W}{C} to spend
    When Alice passes
    Then Bob can't cast Disenchant targeting Ashnod's Altar
    When Bob casts Disenchant targeting Sol Ring
    And everyone passes until the stack is empty
    Then Sol Ring is in Alice's graveyard
