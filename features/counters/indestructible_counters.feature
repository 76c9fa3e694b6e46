@counters-03 @cr:122.1b @cr:702.12b @since:2020-04-17
Feature: A permanent with an indestructible counter is not destroyed
  It can still be sacrificed, and a creature dies with a toughness of 0. It need not be a creature.

  @id:counters-03-indestructible
  Scenario Outline: Hill Giant with <article> <kind> counter <fate> Murder
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob has Murder in his hand
    And Bob has {B}{B}{C} to spend
    When Alice passes
    And Bob casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Murder is in Bob's graveyard
    And Hill Giant is <where>

    Examples:
      | article | kind           | fate     | where                |
      | an      | indestructible | outlives | on the battlefield   |
      | a       | vigilance      | dies of  | in Alice's graveyard |

  @id:counters-03-indestructible-damage @cr:704.5g
  Scenario Outline: Hill Giant, a 3/3 with <article> <kind> counter, is dealt 3 damage and <fate>
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant <state>

    Examples:
      | article | kind           | fate  | state                   |
      | an      | indestructible | lives | has 3 damage marked     |
      | a       | deathtouch     | dies  | is in Alice's graveyard |

  @id:counters-03-indestructible-deathtouch @cr:704.5h
  Scenario: Hill Giant with an indestructible counter outlives the damage of Typhoid Rats, which have deathtouch
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 indestructible counter
    And Bob controls Typhoid Rats
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Typhoid Rats
    And everyone passes until it is Alice's end of combat
    Then Typhoid Rats is in Bob's graveyard
    And Hill Giant has 1 damage marked

  @id:counters-03-indestructible-toughness @cr:704.5f
  Scenario: Grizzly Bears with an indestructible counter die as Fate Transfer puts two -1/-1 counters on them
    Given Alice has Fate Transfer in her hand
    And Alice has {C}{B} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 2 -1/-1 counters
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 indestructible counter
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is 3/3

  @id:counters-03-indestructible-sacrificed @cr:701.21a
  Scenario: Hill Giant with an indestructible counter is sacrificed to Ashnod's Altar
    Given Alice controls Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 indestructible counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    Then Hill Giant is in Alice's graveyard
    And Alice has {C}{C} left

  @counters-01 @id:counters-01-indestructible-land
  Scenario Outline: Island with <article> <kind> counter <fate> Faultgrinder's enters ability
    Given Alice has Faultgrinder in her hand
    And Alice has {R}{C}{C}{C}{C}{C}{C} to spend
    And Alice controls Forest
    And Bob controls Island
    And Island starts with 1 <kind> counter
    When Alice casts Faultgrinder
    And everyone passes until someone is asked
    And Alice targets Island with the enters ability of Faultgrinder
    And everyone passes until the stack is empty
    Then Faultgrinder is on the battlefield
    And Island is <where>

    Examples:
      | article | kind           | fate     | where              |
      | an      | indestructible | outlives | on the battlefield |
      | a       | charge         | dies of  | in Bob's graveyard |

  @counters-01 @id:counters-01-indestructible-artifact
  Scenario Outline: Sol Ring with <article> <kind> counter <fate> Disenchant
    Given Alice controls Sol Ring
    And Sol Ring starts with 1 <kind> counter
    And Bob has Disenchant in his hand
    And Bob has {W}{C} to spend
    When Alice passes
    And Bob casts Disenchant targeting Sol Ring
    And everyone passes until the stack is empty
    Then Disenchant is in Bob's graveyard
    And Sol Ring is <where>

    Examples:
      | article | kind           | fate     | where                |
      | an      | indestructible | outlives | on the battlefield   |
      | a       | charge         | dies of  | in Alice's graveyard |

  @id:counters-03-indestructible-wrath @cr:701.8a
  Scenario: Wrath of God destroys Hill Giant with a vigilance counter, and not Gurmag Angler with an indestructible counter
    Given Alice has Wrath of God in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Bob controls Hill Giant; Gurmag Angler
    And Hill Giant starts with 1 vigilance counter
    And Gurmag Angler starts with 1 indestructible counter
    When Alice casts Wrath of God
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Gurmag Angler is on the battlefield

  @counters-01 @id:counters-01-indestructible-planeswalker @cr:704.5i
  Scenario: Chandra, a planeswalker with an indestructible counter, is put into the graveyard as her last loyalty counters are removed
    Given Alice controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 2 loyalty counters
    And Chandra, Novice Pyromancer starts with 1 indestructible counter
    When Alice activates ability 3 of Chandra, Novice Pyromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 18 life
    And Chandra, Novice Pyromancer is in Alice's graveyard
