Feature: Convoke before and since July 2013
  Until the rules of Magic 2014, which came into force on 2013-07-13, convoke was an additional cost. The player said with the other
  additional costs how many creatures would be tapped; each took {1} off the cost, or one mana of one of its colors, and then the total was
  fixed. Since then creatures pay for mana of a total that is fixed before and that they do not change.

  @until:2013-07-12 @editions-01 @id:editions-01-trinisphere-until @cr:702.49a @cr:601.2e
  Scenario: Under Trinisphere, until 2013-07-12, Gather Courage lowered by a creature takes three mana
    Grizzly Bears takes {G} off, nothing is left, and Trinisphere, which comes last, asks for three mana.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {C}{C}{C} to spend
    And Bob controls Trinisphere
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Alice has no mana left

  @since:2013-07-13 @editions-01 @id:editions-01-trinisphere-since @cr:702.51b @cr:601.2f
  Scenario: Under Trinisphere, since 2013-07-13, a creature and two mana pay for Gather Courage
    The total is {2}{G}. Grizzly Bears pays for the green mana.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {C}{C}{C} to spend
    And Bob controls Trinisphere
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Alice has {C} left

  @until:2013-07-12 @editions-01 @id:editions-01-trinisphere-creatures-until @cr:702.49a @cr:601.2e
  Scenario: Under Trinisphere, until 2013-07-12, three creatures and two mana do not pay for Gather Courage, and three mana do
    Given Alice has Gather Courage; Wastes in her hand
    And Alice controls Grizzly Bears; 2 Memnite
    And Alice has {C}{C} to spend
    And Bob controls Trinisphere
    Then Alice can't cast Gather Courage targeting Grizzly Bears
    And Alice can't cast Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears; Memnite 1; Memnite 2
    When Alice plays Wastes
    And Alice casts Gather Courage targeting Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Wastes is tapped
    And Alice has no mana left

  @since:2013-07-13 @editions-01 @id:editions-01-trinisphere-creatures-since @cr:702.51b @cr:601.2f
  Scenario: Under Trinisphere, since 2013-07-13, three creatures alone pay for Gather Courage
    Given Alice has Gather Courage; Wastes in her hand
    And Alice controls Grizzly Bears; 2 Memnite
    And Alice has {C}{C} to spend
    And Bob controls Trinisphere
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears; Memnite 1; Memnite 2
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Memnite 2 is tapped
    And Alice has {C}{C} left

  @until:2013-07-12 @editions-02 @id:editions-02-too-many-until @cr:702.49a @cr:601.2g
  Scenario: Until 2013-07-12 two creatures may be tapped for Gather Courage, which costs one mana
    Any number may be tapped. The second finds nothing to take off.

    Given Alice has Gather Courage in her hand
    And Alice controls 2 Grizzly Bears
    When Alice casts Gather Courage targeting Grizzly Bears 1, convoking with Grizzly Bears 1; Grizzly Bears 2
    Then Gather Courage is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped

  @since:2013-07-13 @editions-02 @id:editions-02-too-many-since @cr:702.51a @cr:601.2h
  Scenario: Since 2013-07-13 one creature may be tapped for Gather Courage, and not two
    Given Alice has Gather Courage in her hand
    And Alice controls 2 Grizzly Bears
    Then Alice can't cast Gather Courage targeting Grizzly Bears 1, convoking with Grizzly Bears 1; Grizzly Bears 2
    When Alice casts Gather Courage targeting Grizzly Bears 1, convoking with Grizzly Bears 1
    Then Gather Courage is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is untapped

  @until:2013-07-12 @editions-02 @id:editions-02-nothing-generic-until @cr:702.49a @cr:601.2e
  Scenario: Until 2013-07-12 Memnite may be tapped to take {1} off Gather Courage, which stays at {G}
    Given Alice has Gather Courage in her hand
    And Alice controls Memnite
    And Alice has {G} to spend
    When Alice casts Gather Courage targeting Memnite, convoking with Memnite for {1}
    Then Gather Courage is on the stack
    And Memnite is tapped
    And Alice has no mana left

  @since:2013-07-13 @editions-02 @id:editions-02-nothing-generic-since @cr:702.51a @cr:601.2h
  Scenario: Since 2013-07-13 Memnite may not be tapped for Gather Courage, in which there is no generic mana
    Given Alice has Gather Courage in her hand
    And Alice controls Memnite
    And Alice has {G} to spend
    Then Alice can't cast Gather Courage targeting Memnite, convoking with Memnite for {1}
    When Alice casts Gather Courage targeting Memnite, spending {G}
    Then Gather Courage is on the stack
    And Memnite is untapped

  @until:2013-07-12 @editions-03 @derived @id:editions-03-free-until @cr:702.49a @cr:601.2b
  Scenario: Until 2013-07-12 a creature may be tapped for Gather Courage when it is cast without paying its mana cost
    Additional costs go with any alternative cost, also with one of nothing.

    Given Alice has Gather Courage in her hand
    And Alice controls Omniscience; Grizzly Bears
    When Alice casts Gather Courage without paying its mana cost through Omniscience targeting Grizzly Bears, convoking with Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped

  @since:2013-07-13 @editions-03 @derived @id:editions-03-free-since @cr:702.51b @cr:118.9
  Scenario: Since 2013-07-13 no creature may be tapped for Gather Courage when it is cast without paying its mana cost
    Given Alice has Gather Courage in her hand
    And Alice controls Omniscience; Grizzly Bears
    Then Alice can't cast Gather Courage without paying its mana cost through Omniscience targeting Grizzly Bears, convoking with Grizzly Bears
    When Alice casts Gather Courage without paying its mana cost through Omniscience targeting Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is untapped

  @until:2013-07-12 @editions-04 @derived @id:editions-04-giver-until @cr:702.49a @cr:601.2b @cr:601.2e @cr:601.2f
  Scenario: Until 2013-07-12 Chief Engineer, sacrificed for mana, leaves Yotian Soldier with the total that Memnite had lowered
    Memnite's tapping is announced, and the total locked in, while the Engineer still gives convoke. Then mana abilities are activated.

    Given Alice has Yotian Soldier in her hand
    And Alice controls Chief Engineer; Memnite; Ashnod's Altar
    When Alice casts Yotian Soldier, convoking with Memnite, sacrificing Chief Engineer, making mana with Ashnod's Altar
    Then Yotian Soldier is on the stack
    And Chief Engineer is in Alice's graveyard
    And Memnite is tapped
    And Alice has no mana left

  @since:2013-07-13 @editions-04 @derived @id:editions-04-giver-since @cr:702.51b @cr:601.2g @cr:611.3a
  Scenario: Since 2013-07-13 Memnite does not convoke Yotian Soldier once Chief Engineer was sacrificed for mana
    Given Alice has Yotian Soldier in her hand
    And Alice controls Chief Engineer; Memnite; Ashnod's Altar
    Then Alice can't cast Yotian Soldier, convoking with Memnite, sacrificing Chief Engineer, making mana with Ashnod's Altar
    When Alice casts Yotian Soldier, convoking with Chief Engineer, sacrificing Memnite, making mana with Ashnod's Altar
    Then Yotian Soldier is on the stack
    And Memnite is in Alice's graveyard
    And Chief Engineer is tapped

  @until:2013-07-12 @editions-40 @derived @id:editions-40-mana-until @cr:702.49a @cr:601.2e @cr:601.2f
  Scenario: Until 2013-07-12 no land is tapped for mana while Gather Courage is cast, whose whole cost Grizzly Bears takes off
    Mana abilities come after the total is fixed, and only if there is mana in it.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears; Plains
    Then Alice can't cast Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}, making mana with Plains
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Plains is untapped

  @since:2013-07-13 @editions-40 @derived @id:editions-40-mana-since @cr:702.51b @cr:601.2f @cr:601.2g
  Scenario: Since 2013-07-13 a land may be tapped for mana while Gather Courage is cast, though Grizzly Bears then pays for it
    The total is {G} when mana abilities are activated, and nobody asks what it will be paid with.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears; Plains
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears for {G}, making mana with Plains
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Alice has {W} left

  @since:2011-06-17 @until:2013-07-12 @editions-05 @derived @id:editions-05-color-until @cr:702.49a @cr:117.7b
  Scenario: Until 2013-07-12 two green creatures may take {G} each off Sprout Swarm, which has one green mana
    The second {G} finds no more green mana and takes the generic mana.

    Given Alice has Sprout Swarm in her hand
    And Alice controls 2 Grizzly Bears
    When Alice casts Sprout Swarm, convoking with Grizzly Bears 1 for {G}; Grizzly Bears 2 for {G}
    Then Sprout Swarm is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped

  @since:2013-07-13 @editions-05 @derived @id:editions-05-color-since @cr:702.51a
  Scenario: Since 2013-07-13 only one green creature may be tapped for {G} of Sprout Swarm, and another for {1}
    Given Alice has Sprout Swarm in her hand
    And Alice controls 2 Grizzly Bears
    Then Alice can't cast Sprout Swarm, convoking with Grizzly Bears 1 for {G}; Grizzly Bears 2 for {G}
    When Alice casts Sprout Swarm, convoking with Grizzly Bears 1 for {G}; Grizzly Bears 2 for {1}
    Then Sprout Swarm is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
