@counters-05 @cr:613.1f @cr:613.7c @since:2020-04-17
Feature: An Aura or enchantment that takes all abilities away leaves those of counters that were put after it entered
  As it leaves, older counters give their keywords again.

  @id:counters-05-aura-younger @cr:613.7d
  Scenario Outline: Hill Giant with a flying counter is enchanted with <aura>, and has no flying until the Aura is destroyed
    Given Alice has <aura>; Disenchant in her hand
    And Alice has <mana>{W}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts <aura> targeting Hill Giant, spending <mana>
    And everyone passes until the stack is empty
    Then Hill Giant is <size>
    And Hill Giant lacks the keyword flying
    When Alice casts Disenchant targeting <aura>
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Hill Giant has the keyword flying

    Examples:
      | aura    | mana   | size |
      | Frogify | {U}{C} | 1/1  |
      | Lignify | {G}{C} | 0/4  |

  @id:counters-05-aura-older @cr:613.7d
  Scenario: Hill Giant, enchanted with Frogify, gets a flying counter, and has flying
    Given Alice has Frogify; Where We're Going... in her hand
    And Alice has {U}{C}{U} to spend
    And Alice controls Hill Giant
    When Alice casts Frogify targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant has the keyword flying

  @id:counters-05-humility-younger @cr:613.7a
  Scenario: Hill Giant with a flying counter has no flying under Humility, and has it again as Humility is destroyed
    Given Alice has Humility; Disenchant in her hand
    And Alice has {W}{W}{C}{C}{W}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Humility, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant lacks the keyword flying
    When Alice casts Disenchant targeting Humility
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Hill Giant has the keyword flying

  @id:counters-05-humility-older @cr:613.7a
  Scenario: Hill Giant under Humility gets a flying counter, and has flying
    Given Bob controls Humility
    And Alice has Spontaneous Flight in her hand
    And Alice has {W}{C}{C} to spend
    And Alice controls Hill Giant
    When Alice casts Spontaneous Flight targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Hill Giant has the keyword flying

  @counters-30 @counters-12 @id:counters-30-humility @cr:701.34a @derived
  Scenario: Hill Giant with a flying counter, which Humility made useless, is proliferated for, and has flying under Humility
    Given Alice has Humility; Steady Progress in her hand
    And Alice has {W}{W}{C}{C}{U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Humility, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant is 1/1
    And Hill Giant has the keyword flying

  @id:counters-05-dress-down @cr:702.9b
  Scenario: Bob's Dress Down lets Grizzly Bears block Hill Giant with a flying counter, which has flying again in the next turn
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears; 2 Island
    And Bob has Dress Down in his hand
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until it is Alice's declare attackers step
    Then Hill Giant lacks the keyword flying
    When Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And everyone passes until it is Bob's upkeep
    Then Dress Down is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard
    And Hill Giant has the keyword flying

  @id:counters-05-mutation
  Scenario: Darksteel Mutation takes the flying of an older counter, and gives indestructible
    Given Alice has Darksteel Mutation in her hand
    And Alice has {W}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Darksteel Mutation targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 0/1
    And Hill Giant lacks the keyword flying
    And Hill Giant has the keyword indestructible

  @id:counters-05-noncreature @cr:122.1b @derived
  Scenario: Mutavault with a flying counter, a land, has flying beside Humility, which is younger, and has it no more as a creature
    Given Alice has Humility in her hand
    And Alice has {W}{W}{C}{C}{C} to spend
    And Alice controls Mutavault
    And Mutavault starts with 1 flying counter
    When Alice casts Humility, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    Then Humility is on the battlefield
    And Mutavault has the keyword flying
    When Alice activates ability 2 of Mutavault
    And everyone passes until the stack is empty
    Then Mutavault is 2/2
    And Mutavault lacks the keyword flying

  @id:counters-05-mutation-older
  Scenario: Hill Giant, enchanted with Darksteel Mutation, gets a flying counter, and has flying and indestructible
    Given Alice has Darksteel Mutation; Where We're Going... in her hand
    And Alice has {W}{C}{U} to spend
    And Bob controls Hill Giant
    When Alice casts Darksteel Mutation targeting Hill Giant, spending {W}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying
    And Hill Giant has the keyword indestructible

  @counters-18 @id:counters-05-humility-returned @cr:122.6 @cr:613.7d
  Scenario: Under Humility Unbreakable Bond returns Hill Giant with a lifelink counter, and it has lifelink
    It is no ability of Hill Giant that gives the counter, and that is younger than Humility.

    Given Bob controls Humility
    And Alice has Unbreakable Bond in her hand
    And Alice has {B}{C}{C}{C}{C} to spend
    And Alice has Hill Giant in her graveyard
    When Alice casts Unbreakable Bond targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant has the keyword lifelink

  @id:counters-05-humility-after-return @cr:613.7a
  Scenario: Humility enters after Hill Giant has been returned with a lifelink counter, and takes lifelink away
    Given Alice has Humility; Unbreakable Bond in her hand
    And Alice has {B}{C}{C}{C}{C}{W}{W}{C}{C} to spend
    And Alice has Hill Giant in her graveyard
    When Alice casts Unbreakable Bond targeting Hill Giant, spending {B}{C}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Humility
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant lacks the keyword lifelink

  @id:counters-05-song @cr:702.12b
  Scenario: Titania's Song takes indestructible from Ashnod's Altar with an older indestructible counter, and Disenchant destroys it
    Given Alice has Titania's Song; Disenchant in her hand
    And Alice has {G}{C}{C}{C}{W}{C} to spend
    And Bob controls Ashnod's Altar
    And Ashnod's Altar starts with 1 indestructible counter
    When Alice casts Titania's Song, spending {G}{C}{C}{C}
    And everyone passes until the stack is empty
    Then Ashnod's Altar is 3/3
    And Ashnod's Altar lacks the keyword indestructible
    When Alice casts Disenchant targeting Ashnod's Altar
    And everyone passes until the stack is empty
    Then Ashnod's Altar is in Bob's graveyard

  @id:counters-05-phased-out @cr:702.26d @derived
  Scenario: Humility enters while Hill Giant with a flying counter is phased out, and takes flying away as Hill Giant phases in
    Phasing in is no entering: neither Hill Giant nor its counter is any younger for it.

    Given Alice has Reality Ripple; Humility in her hand
    And Alice has {U}{C}{W}{W}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Reality Ripple targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Humility
    And everyone passes until the stack is empty
    And everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Hill Giant is phased in
    And Hill Giant is 1/1
    And Hill Giant lacks the keyword flying
