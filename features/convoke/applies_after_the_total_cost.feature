@convoke-03 @cr:702.51b @cr:601.2f @since:2013-07-13
Feature: Convoke applies once the total cost is fixed and does not change it
  Tapping creatures is a way to pay, not a reduction. An effect that sets a least cost counts the whole cost, and creatures pay
  for what it adds, too. No more creatures may be tapped than there is mana to pay for. And what happens while the spell is paid
  for does not change its cost.

  @evolution-13 @id:convoke-03-trinisphere
  Scenario: Under Trinisphere three creatures pay for Gather Courage, and two do not
    The total cost is {2}{G}, and creatures may pay all of it.

    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears; 2 Memnite
    And Bob controls Trinisphere
    Then Alice can't cast Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears
    And Alice can't cast Gather Courage targeting Grizzly Bears, convoking with Grizzly Bears; Memnite 1
    When Alice casts Gather Courage targeting Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped
    And Memnite 1 is tapped
    And Memnite 2 is tapped

  @id:convoke-03-trinisphere-color
  Scenario: Under Trinisphere one of the three mana for Gather Courage must still be green
    Given Alice has Gather Courage; Forest in her hand
    And Alice controls 3 Memnite
    And Bob controls Trinisphere
    Then Alice can't cast Gather Courage targeting Memnite 1
    When Alice plays Forest
    And Alice casts Gather Courage targeting Memnite 1
    Then Gather Courage is on the stack
    And Forest is tapped

  @id:convoke-03-tapped-trinisphere
  Scenario: Under a tapped Trinisphere one creature pays for Gather Courage
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Bob controls Trinisphere
    And Trinisphere starts tapped
    When Alice casts Gather Courage targeting Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped

  @id:convoke-03-no-more-than-needed @cr:601.2h
  Scenario: A second creature may not be tapped for Gather Courage, which costs one mana
    Given Alice has Gather Courage in her hand
    And Alice controls 2 Grizzly Bears
    Then Alice can't cast Gather Courage targeting Grizzly Bears 1, convoking with Grizzly Bears 1; Grizzly Bears 2
    When Alice casts Gather Courage targeting Grizzly Bears 1, convoking with Grizzly Bears 2
    Then Gather Courage is on the stack
    And Grizzly Bears 2 is tapped
    And Grizzly Bears 1 is untapped

  @id:convoke-03-no-more-than-the-reduced-cost @cr:601.2h
  Scenario: With Goblin Electromancer, Stoke the Flames costs three mana, and a fourth creature may not be tapped for it
    Given Alice has Stoke the Flames in her hand
    And Alice controls Goblin Electromancer; 3 Hill Giant
    Then Alice can't cast Stoke the Flames targeting Bob, convoking with Goblin Electromancer; Hill Giant 1; Hill Giant 2; Hill Giant 3
    When Alice casts Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3
    Then Stoke the Flames is on the stack
    And Hill Giant 3 is tapped
    And Goblin Electromancer is untapped

  @id:convoke-03-no-more-than-mana-leaves @cr:601.2h @report:argentum-2054
  Scenario: Four colorless creatures may not be tapped for the three generic mana of Merrow Skyswimmer
    The hybrid symbols are not generic mana, so the fourth creature would be tapped for nothing.

    Given Alice has Merrow Skyswimmer in her hand
    And Alice controls 4 Memnite
    And Alice has {W}{W} to spend
    Then Alice can't cast Merrow Skyswimmer, convoking with Memnite 1; Memnite 2; Memnite 3; Memnite 4
    When Alice casts Merrow Skyswimmer, convoking with Memnite 1; Memnite 2; Memnite 3
    Then Merrow Skyswimmer is on the stack
    And Memnite 3 is tapped
    And Memnite 4 is untapped
    And Alice has no mana left

  @id:convoke-03-reducer-sacrificed @cr:601.2g
  Scenario: Goblin Electromancer, sacrificed for mana while Stoke the Flames is cast, still makes it cheaper
    The cost is fixed before mana abilities are activated. Without the reduction three mana would not be enough.

    Given Alice has Stoke the Flames in her hand
    And Alice controls Goblin Electromancer; 2 Hill Giant; Phyrexian Altar
    When Alice casts Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2, sacrificing Goblin Electromancer, making mana with Phyrexian Altar
    Then Stoke the Flames is on the stack
    And Goblin Electromancer is in Alice's graveyard
    And Hill Giant 1 is tapped
    And Hill Giant 2 is tapped

  @id:convoke-03-nothing-to-pay @cr:118.9
  Scenario: No creature may be tapped for Stoke the Flames when it is cast without paying its mana cost
    Given Alice has Stoke the Flames in her hand
    And Alice controls Omniscience; Hill Giant
    Then Alice can't cast Stoke the Flames without paying its mana cost through Omniscience targeting Bob, convoking with Hill Giant
    When Alice casts Stoke the Flames without paying its mana cost through Omniscience targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant is untapped

  @convoke-02 @id:convoke-03-free-but-taxed @cr:118.9d
  Scenario: A creature pays the {1} that Thalia adds to Stoke the Flames when it is cast without paying its mana cost
    Given Alice has Stoke the Flames in her hand
    And Alice controls Omniscience; Grizzly Bears
    And Bob controls Thalia, Guardian of Thraben
    When Alice casts Stoke the Flames without paying its mana cost through Omniscience targeting Bob
    Then Stoke the Flames is on the stack
    And Grizzly Bears is tapped
