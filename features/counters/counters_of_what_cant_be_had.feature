@counters-31 @cr:113.11 @cr:613.1f
Feature: A counter gives no keyword that its permanent can't have, however young it is
  The counter is put all the same, and gives its keyword when nothing forbids it any more. Other keywords are not forbidden.

  @id:counters-31-before @since:2021-02-15 @report:phase-2604
  Scenario Outline: Bob's Hill Giant with a <keyword> counter has no <keyword> once Alice's <archetype> has entered
    Given Alice has <archetype> in her hand
    And Alice has <mana> to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 <keyword> counter
    When Alice casts <archetype>
    And everyone passes until the stack is empty
    Then <archetype> is on the battlefield
    And Hill Giant lacks the keyword <keyword>
    And Hill Giant bears 1 <keyword> counter

    Examples:
      | archetype                | keyword      | mana               |
      | Archetype of Courage     | first strike | {W}{W}{C}          |
      | Archetype of Imagination | flying       | {U}{U}{C}{C}{C}{C} |

  @id:counters-31-after @since:2021-02-15 @report:phase-2604
  Scenario: Bob's Heightened Reflexes gives Hill Giant a first strike counter and no first strike under Alice's Archetype of Courage
    Given Alice controls Archetype of Courage
    And Bob controls Hill Giant
    And Bob has Heightened Reflexes in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Heightened Reflexes targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/3
    And Hill Giant bears 1 first strike counter
    And Hill Giant lacks the keyword first strike

  @id:counters-31-after-flying @since:2021-02-15 @cr:702.9b @report:phase-2604
  Scenario: Under Alice's Archetype of Imagination a flying counter does not let Bob's Hill Giant block Air Elemental
    Given Alice controls Archetype of Imagination; Air Elemental
    And Bob controls Hill Giant; Giant Spider
    And Bob has Spontaneous Flight in his hand
    And Bob has {W}{C}{C} to spend
    When Alice passes
    And Bob casts Spontaneous Flight targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    Then Hill Giant bears 1 flying counter
    When Alice attacks Bob with Air Elemental
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Air Elemental with Hill Giant
    When Bob blocks Air Elemental with Giant Spider
    Then Giant Spider is blocking Air Elemental

  @id:counters-31-fights @since:2021-02-15 @cr:702.7b
  Scenario: Under Alice's Archetype of Courage her Grizzly Bears strike first, and kill Bob's Savannah Lions with a first strike counter
    Given Alice controls Archetype of Courage; Grizzly Bears
    And Bob controls Savannah Lions
    And Savannah Lions starts with 1 first strike counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Savannah Lions
    And everyone passes until it is Alice's end of combat
    Then Savannah Lions is in Bob's graveyard
    And Grizzly Bears has no damage marked

  @id:counters-31-gone @since:2021-02-15
  Scenario: As Alice's Archetype of Courage is killed, Bob's Hill Giant has first strike from its counter
    Given Alice controls Archetype of Courage
    And Bob controls Hill Giant
    And Hill Giant starts with 1 first strike counter
    And Bob has Murder in his hand
    And Bob has {B}{B}{C} to spend
    When Alice passes
    And Bob casts Murder targeting Archetype of Courage
    And everyone passes until the stack is empty
    Then Archetype of Courage is in Alice's graveyard
    And Hill Giant has the keyword first strike

  @id:counters-31-entering @since:2021-02-15 @cr:614.1c
  Scenario: Bob's Helica Glider enters with a flying counter, and without flying under Alice's Archetype of Imagination
    Given it is Bob's precombat main phase
    And Alice controls Archetype of Imagination
    And Bob has Helica Glider in his hand
    And Bob has {W}{C}{C} to spend
    When Bob casts Helica Glider
    And everyone passes until someone is asked
    And Bob chooses the counter flying for Helica Glider
    Then Helica Glider bears 1 flying counter
    And Helica Glider lacks the keyword flying

  @counters-30 @counters-12 @id:counters-31-proliferated @since:2021-02-15 @cr:701.34a @derived
  Scenario: Bob proliferates, and Hill Giant with two first strike counters has no first strike under Alice's Archetype of Courage
    Given Alice controls Archetype of Courage
    And Bob controls Hill Giant
    And Hill Giant starts with 1 first strike counter
    And Bob has Steady Progress in his hand
    And Bob has {U}{C}{C} to spend
    When Alice passes
    And Bob casts Steady Progress
    And everyone passes until someone is asked
    And Bob chooses Hill Giant for Steady Progress
    Then Hill Giant bears 2 first strike counters
    And Hill Giant lacks the keyword first strike

  @id:counters-31-other-keywords @since:2021-02-15 @cr:702.4b
  Scenario: Under Alice's Archetype of Courage Bob's Hill Giant with a double strike and a flying counter has both keywords
    Given Alice has Archetype of Courage in her hand
    And Alice has {W}{W}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 double strike counter
    And Hill Giant starts with 1 flying counter
    When Alice casts Archetype of Courage
    And everyone passes until the stack is empty
    Then Archetype of Courage is on the battlefield
    And Hill Giant has the keyword double strike
    And Hill Giant has the keyword flying
    And Hill Giant lacks the keyword first strike

  @id:counters-31-other-controller @since:2021-02-15 @cr:613.1b @derived
  Scenario: Bob's Hill Giant with a first strike counter has first strike while Alice, who controls Archetype of Courage, controls it
    Given Alice controls Archetype of Courage
    And Alice has Act of Treason in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 first strike counter
    When Alice casts Act of Treason targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword first strike
    When everyone passes until it is Bob's upkeep
    Then Hill Giant lacks the keyword first strike

  @id:counters-31-lighthouse-before @since:2021-02-15 @cr:702.11b @cr:611.2c
  Scenario: Bob's Hill Giant with a hexproof counter can be targeted after the ability of Alice's Arcane Lighthouse
    Given Alice controls Arcane Lighthouse
    And Alice has Lightning Bolt in her hand
    And Alice has {C}{R} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 hexproof counter
    Then Alice can't cast Lightning Bolt targeting Hill Giant
    When Alice activates ability 2 of Arcane Lighthouse, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @counters-33 @id:counters-31-lighthouse-after @since:2021-02-15 @cr:702.11b @cr:611.2c
  Scenario: A hexproof counter that is moved onto Bob's Hill Giant after the ability of Arcane Lighthouse does not make it hexproof
    Given Alice controls Arcane Lighthouse; Grizzly Bears
    And Grizzly Bears starts with 1 hexproof counter
    And Alice has Fate Transfer; Lightning Bolt in her hand
    And Alice has {C}{C}{B}{R} to spend
    And Bob controls Hill Giant
    When Alice activates ability 2 of Arcane Lighthouse, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant, spending {B}{C}
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 hexproof counter
    When Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @id:counters-31-humility @since:2021-02-15 @cr:613.8a @derived
  Scenario: Under Humility Archetype of Imagination forbids nothing, and Bob's Hill Giant has flying from a younger counter
    Given Alice controls Archetype of Imagination
    And Alice has Humility; Where We're Going... in her hand
    And Alice has {W}{W}{C}{C}{U} to spend
    And Bob controls Hill Giant
    When Alice casts Humility, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant has the keyword flying
    And Archetype of Imagination lacks the keyword flying

  @id:counters-31-became-a-creature @since:2021-02-15 @cr:611.3a
  Scenario: Bob's Mutavault with a deathtouch counter has no deathtouch as a creature under Alice's Archetype of Finality, and has it as a land
    Given it is Bob's precombat main phase
    And Alice controls Archetype of Finality
    And Bob controls Mutavault
    And Bob has {C} to spend
    And Mutavault starts with 1 deathtouch counter
    When Bob activates ability 2 of Mutavault
    And everyone passes until the stack is empty
    Then Mutavault is 2/2
    And Mutavault lacks the keyword deathtouch
    When everyone passes until it is Alice's upkeep
    Then Mutavault has the keyword deathtouch
