@convoke-06 @cr:601.2g @cr:601.2h @since:2005-10-01
Feature: A creature tapped for mana does not convoke as well
  Mana abilities come first, then the whole cost is paid. A creature that was tapped for its own mana ability is tapped when
  creatures may be tapped for the cost, and one that convokes can't be tapped for mana any more. It pays once, in one way or in
  the other.

  @evolution-15 @id:convoke-06-elves @cr:605.3a
  Scenario: Llanowar Elves and five other creatures do not pay for Siege Wurm, and with a Forest they do
    Llanowar Elves pays for one mana, by making it or by convoking. Counted twice, it would pay for both green mana.

    Given Alice has Siege Wurm; Forest in her hand
    And Alice controls Llanowar Elves; 5 Hill Giant
    Then Alice can't cast Siege Wurm
    When Alice plays Forest
    And Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Llanowar Elves is tapped
    And Forest is tapped
    And Hill Giant 1 is tapped
    And Hill Giant 5 is tapped

  @id:convoke-06-elves-named-twice @cr:118.3
  Scenario: Llanowar Elves may convoke Sprout Swarm or make mana for it, and not both
    Given Alice has Sprout Swarm in her hand
    And Alice controls Llanowar Elves; Memnite
    Then Alice can't cast Sprout Swarm, convoking with Llanowar Elves, making mana with Llanowar Elves
    When Alice casts Sprout Swarm, convoking with Memnite, making mana with Llanowar Elves
    Then Sprout Swarm is on the stack
    And Llanowar Elves is tapped
    And Memnite is tapped

  @evolution-15 @id:convoke-06-mana-made-and-kept @since:2013-07-13 @cr:106.4
  Scenario: Mana that is made while Gather Courage is cast and not needed for it stays in the pool
    Alice taps a Forest for mana and then pays with a creature. Nothing obliges her to spend what she made.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears; Forest
    When Alice casts Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears, making mana with Forest
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Alice has {G} left

  @id:convoke-06-tapped-for-another-permanent @cr:118.10
  Scenario: A creature tapped for the mana of Springleaf Drum does not convoke
    Given Alice has Sprout Swarm; Savannah Lions in her hand
    And Alice controls Springleaf Drum; Grizzly Bears
    And Alice has {W} to spend
    When Alice casts Savannah Lions, spending {W}
    Then Alice can't cast Sprout Swarm
    When everyone passes until the stack is empty
    And Alice casts Sprout Swarm
    Then Sprout Swarm is on the stack
    And Grizzly Bears is tapped
    And Savannah Lions is tapped

  @id:convoke-06-lands-and-creatures-together @cr:601.2h
  Scenario: Mana of lands, of creatures and of the pool pays for Siege Wurm together with creatures that convoke it
    Given Alice has Siege Wurm in her hand
    And Alice controls Llanowar Elves; Grizzly Bears; 2 Hill Giant; Mountain; Swamp
    And Alice has {C} to spend
    When Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Alice has no mana left
    And Llanowar Elves is tapped
    And Grizzly Bears is tapped
    And Hill Giant 2 is tapped
    And Swamp is tapped

  @evolution-15 @id:convoke-06-restricted-mana @since:2007-10-01 @cr:106.6 @report:argentum-1451
  Scenario: Mana of Mishra's Workshop pays for Will-Forged Golem, an artifact spell, together with creatures that convoke it
    Three mana of Mishra's Workshop and three creatures are six. For Ledev Guardian, which is not an artifact, the three creatures are
    all that Alice has.

    Given Alice has Ledev Guardian; Will-Forged Golem in her hand
    And Alice controls Mishra's Workshop; Savannah Lions; 2 Memnite
    Then Alice can't cast Ledev Guardian
    When Alice casts Will-Forged Golem
    Then Will-Forged Golem is on the stack
    And Mishra's Workshop is tapped
    And Savannah Lions is tapped
    And Memnite 2 is tapped
    And Alice has no mana left

  @id:convoke-06-mana-without-tapping @cr:702.51a @cr:605.3a @derived
  Scenario: Prismite, whose mana ability does not tap it, makes mana for Sprout Swarm and convokes it as well
    For {2} it makes the green mana. It is still untapped, and pays for the generic mana.

    Given Alice has Sprout Swarm in her hand
    And Alice controls Prismite
    And Alice has {C}{C} to spend
    When Alice casts Sprout Swarm, convoking with Prismite for {1}, making mana with Prismite
    Then Sprout Swarm is on the stack
    And Prismite is tapped
    And Alice has no mana left
