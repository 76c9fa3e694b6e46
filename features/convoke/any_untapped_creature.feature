@convoke-01 @cr:702.51a @since:2005-10-01
Feature: Any untapped creature that the player controls may convoke
  Convoke taps a creature for the cost of a spell. No ability of the creature is activated for that, nothing targets it, and it
  does not attack, so how long it has been there does not matter, nor whether its abilities can be activated. It only
  has to be a creature, to be untapped and to be under the control of the player who casts the spell.

  @id:convoke-01-new-creature @cr:302.6
  Scenario: Llanowar Elves, which came under Alice's control this turn, makes no mana but convokes
    Given Alice has Gather Courage in her hand
    And Alice controls Llanowar Elves
    And Llanowar Elves came under its controller's control this turn
    Then Alice can't tap Llanowar Elves for {G}
    When Alice casts Gather Courage targeting Llanowar Elves
    Then Llanowar Elves is tapped
    When everyone passes until the stack is empty
    Then Llanowar Elves is 3/3

  @evolution-11 @id:convoke-01-new-creatures @cr:302.6 @cr:601.2h
  Scenario: Six creatures that came under Alice's control this turn and a Mountain pay for Siege Wurm, and the six alone do not
    Given Alice has Siege Wurm; Mountain in her hand
    And Alice controls 2 Grizzly Bears; 4 Hill Giant
    And Grizzly Bears 1 came under its controller's control this turn
    And Grizzly Bears 2 came under its controller's control this turn
    And Hill Giant 1 came under its controller's control this turn
    And Hill Giant 2 came under its controller's control this turn
    And Hill Giant 3 came under its controller's control this turn
    And Hill Giant 4 came under its controller's control this turn
    Then Alice can't cast Siege Wurm
    When Alice plays Mountain
    And Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Hill Giant 1 is tapped
    And Hill Giant 4 is tapped

  @id:convoke-01-tapped @cr:118.3
  Scenario: A tapped Grizzly Bears does not convoke Gather Courage, and an untapped Grizzly Bears does
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears "the tired Bears"; Grizzly Bears "the rested Bears"
    And the tired Bears starts tapped
    Then Alice can't cast Gather Courage targeting the tired Bears, convoking with the tired Bears for {G}
    When Alice casts Gather Courage targeting the tired Bears, convoking with the rested Bears for {G}
    Then the rested Bears is tapped

  @id:convoke-01-only-a-tapped-one @cr:118.3
  Scenario: With a tapped Grizzly Bears as Alice's only creature, Gather Courage is paid for with a Forest
    Given Alice has Gather Courage; Forest in her hand
    And Alice controls Grizzly Bears
    And Grizzly Bears starts tapped
    Then Alice can't cast Gather Courage targeting Grizzly Bears
    When Alice plays Forest
    And Alice casts Gather Courage targeting Grizzly Bears
    Then Forest is tapped

  @id:convoke-01-opponents @cr:109.5
  Scenario: Bob's Grizzly Bears does not convoke Alice's Gather Courage, and it does convoke Bob's
    Given Alice has Gather Courage in her hand
    And Bob has Gather Courage "Bob's Courage" in his hand
    And Bob controls Grizzly Bears
    Then Alice can't cast Gather Courage targeting Grizzly Bears
    When Alice passes
    And Bob casts Bob's Courage targeting Grizzly Bears
    Then Bob's Courage is on the stack under Bob's control
    And Grizzly Bears is tapped

  @id:convoke-01-controlled-not-owned @cr:109.5
  Scenario: A creature convokes for the player who controls it, not for the one who owns it
    Given Alice has Gather Courage in her hand
    And Bob has Gather Courage "Bob's Courage" in his hand
    And Alice controls Bob's Grizzly Bears
    When Alice passes
    Then Bob has priority
    And Bob can't cast Bob's Courage targeting Grizzly Bears
    When everyone passes until it is Alice's end step
    And Alice casts Gather Courage targeting Grizzly Bears
    Then Gather Courage is on the stack under Alice's control
    And Grizzly Bears is tapped

  @id:convoke-01-land-that-is-no-creature @since:2010-10-01 @cr:109.2
  Scenario: Inkmoth Nexus convokes once it is a creature, and not before
    Given Alice has Halo Hopper in her hand
    And Alice has {C} to spend
    And Alice controls Inkmoth Nexus; 2 Memnite
    Then Alice can't cast Halo Hopper, convoking with Inkmoth Nexus; Memnite 1; Memnite 2
    When Alice activates Inkmoth Nexus, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Halo Hopper, convoking with Inkmoth Nexus; Memnite 1; Memnite 2
    Then Halo Hopper is on the stack
    And Inkmoth Nexus is tapped
    And Memnite 1 is tapped

  @id:convoke-01-artifact-that-is-no-creature @cr:109.2
  Scenario: Vedalken Orrery, an artifact that is not a creature, does not convoke, and Memnite, an artifact creature, does
    Halo Hopper is an artifact itself, but tapping artifacts for a spell belongs to another keyword, improvise.

    Given Alice has Halo Hopper in her hand
    And Alice controls Vedalken Orrery; 3 Memnite
    Then Alice can't cast Halo Hopper, convoking with Vedalken Orrery; Memnite 1; Memnite 2
    When Alice casts Halo Hopper, convoking with Memnite 1; Memnite 2; Memnite 3
    Then Halo Hopper is on the stack
    And Memnite 3 is tapped

  @id:convoke-01-phased-out @since:2009-07-11 @cr:702.26b
  Scenario: Grizzly Bears does not convoke while it is phased out, and it does after it has phased in
    Given Alice has Clever Concealment; Gather Courage in her hand
    And Alice controls Grizzly Bears; Hill Giant
    And Alice has {W}{W}{W}{W} to spend
    When Alice casts Clever Concealment targeting Grizzly Bears, spending {W}{W}{W}{W}
    And everyone passes until the stack is empty
    Then Grizzly Bears is phased out
    And Alice can't cast Gather Courage targeting Hill Giant
    When everyone passes until it is Alice's upkeep
    And Alice casts Gather Courage targeting Hill Giant
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped

  @id:convoke-01-arrest @cr:602.5
  Scenario: Llanowar Elves under Arrest makes no mana but convokes
    Given it is Bob's precombat main phase
    And Alice has Gather Courage in her hand
    And Alice controls Llanowar Elves
    And Bob has Arrest in his hand
    And Bob has {W}{C}{C} to spend
    When Bob casts Arrest targeting Llanowar Elves
    And everyone passes until the stack is empty
    And Bob passes
    Then Alice can't tap Llanowar Elves for {G}
    When Alice casts Gather Courage targeting Llanowar Elves
    Then Gather Courage is on the stack
    And Llanowar Elves is tapped

  @id:convoke-01-linvala @cr:602.5
  Scenario: Llanowar Elves facing Linvala, Keeper of Silence makes no mana but convokes
    Given Alice has Gather Courage in her hand
    And Alice controls Llanowar Elves
    And Bob controls Linvala, Keeper of Silence
    Then Alice can't tap Llanowar Elves for {G}
    When Alice casts Gather Courage targeting Llanowar Elves
    Then Gather Courage is on the stack
    And Llanowar Elves is tapped

  @id:convoke-01-protection @cr:702.16b @report:mage-513
  Scenario Outline: <creature> may convoke <spell>, from which it has protection
    Protection from a color keeps spells of that color from targeting the creature, but not the creature from being tapped for one.

    Given Alice has <spell> in her hand
    And Alice controls <creature>
    And Alice has <mana> to spend
    And Bob controls Hill Giant
    Then Alice can't cast <spell> targeting <creature>
    When Alice casts <spell> targeting Hill Giant, convoking with <creature> for {1}
    Then <spell> is on the stack
    And <creature> is tapped
    And Alice has no mana left

    @since:2013-09-27
    Examples:
      | creature        | spell            | mana      |
      | Master of Waves | Stoke the Flames | {R}{R}{C} |

    Examples:
      | creature        | spell            | mana      |
      | White Knight    | Vote Out         | {B}{C}{C} |

  @id:convoke-01-shroud @since:2007-05-01 @cr:702.18a
  Scenario: Deadly Insect, which has shroud, can't be the target of a spell and may convoke it
    Given Alice has Gather Courage in her hand
    And Alice controls Deadly Insect; Memnite
    Then Alice can't cast Gather Courage targeting Deadly Insect
    When Alice casts Gather Courage targeting Memnite
    Then the target of Gather Courage is Memnite
    And Deadly Insect is tapped

  @evolution-10 @id:convoke-01-optional-mana
  Scenario: With {G} and Grizzly Bears, Alice may pay for Gather Courage with the mana and leave Grizzly Bears untapped
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {G} to spend
    When Alice casts Gather Courage targeting Grizzly Bears, spending {G}
    Then Gather Courage is on the stack
    And Alice has no mana left
    And Grizzly Bears is untapped

  @evolution-10 @id:convoke-01-optional-creature
  Scenario: With {G} and Grizzly Bears, Alice may tap Grizzly Bears for Gather Courage and keep the mana
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {G} to spend
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}
    Then Gather Courage is on the stack
    And Alice has {G} left
    And Grizzly Bears is tapped
