@evolution-10 @cr:601.2b @cr:702.51a @since:2009-07-11
Feature: For hybrid and Phyrexian symbols a creature pays for what was announced
  Before the total cost is determined the player announces which half of each hybrid symbol will be paid, and whether mana or life
  for each Phyrexian one. After that the cost has plain colored and generic mana, and creatures pay for those.

  @id:evolution-10-hogaak @cr:702.66a @cr:107.4e @report:mage-13020
  Scenario: Two green creatures convoke and five cards are delved for Hogaak
    Given Alice has Hogaak, Arisen Necropolis; Shock; Lightning Bolt; Forest; Plains; Island in her graveyard
    And Alice controls 2 Grizzly Bears
    When Alice casts Hogaak, Arisen Necropolis from her graveyard
    Then Hogaak, Arisen Necropolis is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Alice's graveyard holds no cards

  @id:evolution-10-hogaak-announced @cr:107.4e
  Scenario: With {B}{B} announced for Hogaak green creatures can't pay, and with {G}{G} they can
    Given Alice has Hogaak, Arisen Necropolis; Shock; Lightning Bolt; Forest; Plains; Island in her graveyard
    And Alice controls 2 Grizzly Bears
    Then Alice can't cast Hogaak, Arisen Necropolis from her graveyard, announcing {B}; {B}
    And Alice can't cast Hogaak, Arisen Necropolis from her graveyard, announcing {B}; {G}
    When Alice casts Hogaak, Arisen Necropolis from her graveyard, announcing {G}; {G}
    Then Hogaak, Arisen Necropolis is on the stack
    And Grizzly Bears 2 is tapped

  @id:evolution-10-hogaak-one-of-each @cr:107.4e
  Scenario: With {B}{G} announced a black and a green creature pay for Hogaak's hybrid symbols
    Given Alice has Hogaak, Arisen Necropolis; Shock; Lightning Bolt; Forest; Plains; Island in her graveyard
    And Alice controls Bloodthrone Vampire; Grizzly Bears
    Then Alice can't cast Hogaak, Arisen Necropolis from her graveyard, announcing {G}; {G}
    When Alice casts Hogaak, Arisen Necropolis from her graveyard, announcing {B}; {G}
    Then Hogaak, Arisen Necropolis is on the stack
    And Bloodthrone Vampire is tapped
    And Grizzly Bears is tapped

  @id:evolution-10-hogaak-delve-is-generic @since:2013-07-13 @cr:702.66a
  Scenario: Neither a sixth card nor mana nor a colorless creature pays for the second hybrid symbol of Hogaak
    No mana may be spent on Hogaak, and cards and Memnite pay only for generic mana.

    Given Alice has Hogaak, Arisen Necropolis; Shock; Lightning Bolt; Forest; Plains; Island; Swamp in her graveyard
    And Alice has Bloodthrone Vampire in her hand
    And Alice controls Grizzly Bears; Memnite
    And Alice has {B}{B} to spend
    Then Alice can't cast Hogaak, Arisen Necropolis from her graveyard
    When Alice casts Bloodthrone Vampire
    And everyone passes until the stack is empty
    And Alice casts Hogaak, Arisen Necropolis from her graveyard, convoking with Grizzly Bears; Bloodthrone Vampire; Memnite
    Then Hogaak, Arisen Necropolis is on the stack
    And Memnite is tapped
    And Alice's graveyard holds 2 cards

  @id:evolution-10-hybrid-either @cr:107.4e
  Scenario: A white creature pays for a hybrid symbol of Merrow Skyswimmer, and a red one does not pay for the other
    Given Alice has Merrow Skyswimmer; Island in her hand
    And Alice controls Savannah Lions; Hill Giant; 3 Memnite
    Then Alice can't cast Merrow Skyswimmer
    When Alice plays Island
    And Alice casts Merrow Skyswimmer
    Then Merrow Skyswimmer is on the stack
    And Savannah Lions is tapped
    And Island is tapped

  @id:evolution-10-phyrexian-mana @since:2011-05-13 @cr:107.4f @cr:118.13a
  Scenario: With {W} announced a white creature pays for the Phyrexian symbol of Porcelain Legionnaire
    Given Alice has Porcelain Legionnaire in her hand
    And Alice controls Chief Engineer; Memnite; Savannah Lions
    When Alice casts Porcelain Legionnaire, announcing {W}
    Then Porcelain Legionnaire is on the stack
    And Savannah Lions is tapped
    And Chief Engineer is tapped
    And Memnite is tapped
    And Alice is at 20 life

  @convoke-03 @id:evolution-10-phyrexian-life @since:2013-07-13 @cr:107.4f @cr:118.13a
  Scenario: With 2 life announced for Porcelain Legionnaire, no third creature may be tapped
    Given Alice has Porcelain Legionnaire in her hand
    And Alice controls Chief Engineer; Memnite; Savannah Lions
    Then Alice can't cast Porcelain Legionnaire, announcing 2 life, convoking with Chief Engineer; Memnite; Savannah Lions
    When Alice casts Porcelain Legionnaire, announcing 2 life, convoking with Chief Engineer; Memnite
    Then Porcelain Legionnaire is on the stack
    And Alice is at 18 life
    And Savannah Lions is untapped

  @convoke-03 @id:evolution-10-phyrexian-life-and-trinisphere @since:2013-07-13 @cr:107.4f @cr:601.2f
  Scenario: Under Trinisphere, with 2 life announced for Porcelain Legionnaire, three creatures pay for {3} rather than {2}
    Life is not mana, so two mana are left to pay, and Trinisphere raises them to three.

    Given Alice has Porcelain Legionnaire in her hand
    And Alice controls Chief Engineer; 2 Memnite
    And Bob controls Trinisphere
    Then Alice can't cast Porcelain Legionnaire, announcing 2 life, convoking with Chief Engineer; Memnite 1
    When Alice casts Porcelain Legionnaire, announcing 2 life
    Then Alice is at 18 life
    And Chief Engineer is tapped
    And Memnite 1 is tapped
    And Memnite 2 is tapped

  @convoke-04 @id:evolution-10-monocolored-hybrid @cr:107.4e @cr:202.3f
  Scenario: Five creatures pay for Reaper King with all five colors announced, and its mana value is 10
    Given Alice has Reaper King in her hand
    And Alice controls Chief Engineer; Savannah Lions; Bloodthrone Vampire; Hill Giant; Grizzly Bears
    Then Alice can't cast Reaper King, announcing {W}; {U}; {B}; {R}; {2}
    When Alice casts Reaper King, announcing {W}; {U}; {B}; {R}; {G}
    Then Reaper King has mana value 10
    And Chief Engineer is tapped
    And Savannah Lions is tapped
    And Grizzly Bears is tapped
