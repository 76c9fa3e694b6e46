@counters-05 @cr:613.1f @cr:613.7c @since:2020-04-17
Feature: What takes all abilities away takes those that older counters give, and not those of younger ones
  Keyword counters are applied among the effects that add and remove abilities, each from the time at which it was put: neither
  before all of them nor after.

  @id:counters-05-older @report:argentum-303
  Scenario Outline: Hill Giant has a flying counter, and loses flying to <spell>, which is younger
    Given Alice has <spell> in her hand
    And Alice has <mana> to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts <spell> targeting <target>
    And everyone passes until the stack is empty
    Then Hill Giant is <size>
    And Hill Giant lacks the keyword flying
    And Hill Giant bears 1 flying counter

    Examples:
      | spell               | mana      | target     | size |
      | Turn to Frog        | {U}{C}    | Hill Giant | 1/1  |
      | Humble              | {W}{C}    | Hill Giant | 0/1  |
      | Polymorphist's Jest | {U}{U}{C} | Bob        | 1/1  |

  @id:counters-05-older-blocked @cr:702.9b @report:argentum-303
  Scenario: Alice's Hill Giant with a flying counter was turned to a Frog by Turn to Frog, and can be blocked by Grizzly Bears
    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears
    When Alice casts Turn to Frog targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Alice's graveyard

  @id:counters-05-younger @cr:702.9b @report:mage-15696
  Scenario: Turn to Frog, then Spontaneous Flight: Hill Giant has flying, and can't be blocked by Grizzly Bears
    Given Alice has Turn to Frog; Spontaneous Flight in her hand
    And Alice has {U}{C}{W}{C}{C} to spend
    And Alice controls Hill Giant
    And Bob controls Grizzly Bears
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Spontaneous Flight targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Hill Giant has the keyword flying
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears

  @id:counters-05-another-kind
  Scenario: Hill Giant with a flying counter becomes a Frog, and the trample counter of Fully Grown then gives trample and no flying
    Given Alice has Turn to Frog; Fully Grown in her hand
    And Alice has {U}{C}{G}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Fully Grown targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4
    And Hill Giant has the keyword trample
    And Hill Giant lacks the keyword flying

  @id:counters-05-another-kind-tramples @cr:702.19b @derived
  Scenario: A Frog with an older flying counter and a younger trample counter is blocked by Memnite, and tramples over it
    Given Alice has Turn to Frog; Fully Grown in her hand
    And Alice has {U}{C}{G}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Memnite
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Fully Grown targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Memnite
    And everyone passes until someone is asked
    And Alice divides the damage of Hill Giant: 1 to Memnite; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @id:counters-05-turn-ends @cr:514.2
  Scenario: Turn to Frog is over with the turn, and Hill Giant has flying again from its counter
    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant lacks the keyword flying
    When everyone passes until it is Bob's upkeep
    Then Hill Giant is 3/3
    And Hill Giant has the keyword flying

  @id:counters-05-its-own-keyword @derived
  Scenario: Air Elemental, a Frog, has lost the flying that it had of itself, and has it by a younger flying counter
    Given Alice has Turn to Frog; Where We're Going... in her hand
    And Alice has {U}{U}{C} to spend
    And Bob controls Air Elemental
    When Alice casts Turn to Frog targeting Air Elemental, spending {U}{C}
    And everyone passes until the stack is empty
    Then Air Elemental lacks the keyword flying
    When Alice casts Where We're Going... targeting Air Elemental
    And everyone passes until the stack is empty
    Then Air Elemental is 1/1
    And Air Elemental has the keyword flying

  @id:counters-05-between @derived
  Scenario: A flying counter that is put between two effects that take all abilities away is older than the second, and gives nothing
    Given Alice has Turn to Frog; Where We're Going...; Humble in her hand
    And Alice has {U}{U}{C}{W}{C} to spend
    And Bob controls Hill Giant
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant, spending {U}
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying
    When Alice casts Humble targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 0/1
    And Hill Giant lacks the keyword flying

  @id:counters-05-hexproof @cr:702.11b @derived
  Scenario: Hill Giant with a hexproof counter loses hexproof to Bob's Polymorphist's Jest, and Bob's Lightning Bolt can target it
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 hexproof counter
    And Bob has Polymorphist's Jest; Lightning Bolt in his hand
    And Bob has {U}{U}{C}{R} to spend
    When Alice passes
    Then Bob can't cast Lightning Bolt targeting Hill Giant
    When Bob casts Polymorphist's Jest targeting Alice, spending {U}{U}{C}
    And everyone passes until Polymorphist's Jest has left the stack
    And Alice passes
    And Bob casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @id:counters-05-entered-later @cr:611.2c @cr:614.1c
  Scenario: Helica Glider enters with a flying counter after Polymorphist's Jest has made Frogs of Alice's creatures, and has flying
    Given Alice has Polymorphist's Jest; Helica Glider in her hand
    And Alice has {U}{U}{C}{W}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Polymorphist's Jest targeting Alice, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts Helica Glider
    And everyone passes until someone is asked
    And Alice chooses the counter flying for Helica Glider
    Then Helica Glider is 2/2
    And Helica Glider has the keyword flying
    And Hill Giant lacks the keyword flying

  @id:counters-05-skywise @cr:613.6
  Scenario: Dance of the Skywise takes the menace of an older counter from Hill Giant and gives it flying, and a younger counter gives it trample
    Given Alice has Dance of the Skywise; Fully Grown in her hand
    And Alice has {U}{C}{G}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 menace counter
    When Alice casts Dance of the Skywise targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4
    And Hill Giant has the keyword flying
    And Hill Giant lacks the keyword menace
    When Alice casts Fully Grown targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 7/7
    And Hill Giant has the keyword flying
    And Hill Giant has the keyword trample

  @id:counters-05-decayed @since:2025-04-04 @cr:702.147a @derived
  Scenario: Hill Giant with a decayed counter becomes a Frog before it attacks, and is not sacrificed
    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 decayed counter
    When Alice casts Turn to Frog targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 19 life
    And Hill Giant is on the battlefield

  @id:counters-05-abigale @cr:608.2c @cr:611.2a @report:mage-14251
  Scenario: Abigale takes all abilities from Serra Angel, and then puts three counters on it, which give theirs
    Given Alice has Abigale, Eloquent First-Year in her hand
    And Alice has {W}{W} to spend
    And Alice controls Hill Giant
    And Bob controls Serra Angel
    When Alice casts Abigale, Eloquent First-Year
    And everyone passes until someone is asked
    And Alice targets Serra Angel with the enters ability of Abigale, Eloquent First-Year
    And everyone passes until the stack is empty
    Then Serra Angel bears 1 flying counter
    And Serra Angel bears 1 first strike counter
    And Serra Angel bears 1 lifelink counter
    And Serra Angel lacks the keyword vigilance
    And Serra Angel has the keyword flying
    And Serra Angel has the keyword first strike
    And Serra Angel has the keyword lifelink
    When everyone passes until it is Bob's upkeep
    Then Serra Angel lacks the keyword vigilance
    And Serra Angel has the keyword lifelink

  @id:counters-05-abigale-older @cr:608.2c
  Scenario: Abigale takes menace from Hill Giant with a menace and a lifelink counter, and gives lifelink again with a second counter of its kind
    Given Alice has Abigale, Eloquent First-Year in her hand
    And Alice has {W}{W} to spend
    And Alice controls Memnite
    And Bob controls Hill Giant
    And Hill Giant starts with 1 menace counter
    And Hill Giant starts with 1 lifelink counter
    When Alice casts Abigale, Eloquent First-Year
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of Abigale, Eloquent First-Year
    And everyone passes until the stack is empty
    Then Hill Giant bears 2 lifelink counters
    And Hill Giant has the keyword lifelink
    And Hill Giant lacks the keyword menace

  @id:counters-05-humbled-damaged @cr:704.5g
  Scenario: Gurmag Angler with 3 damage and an indestructible counter becomes 0/1 by Humble, and is destroyed
    Given Alice has Humble in her hand
    And Alice has {W}{C} to spend
    And Bob controls Gurmag Angler
    And Gurmag Angler starts with 1 indestructible counter
    And Gurmag Angler starts with 3 damage
    When Alice casts Humble targeting Gurmag Angler
    And everyone passes until the stack is empty
    Then Gurmag Angler is in Bob's graveyard
