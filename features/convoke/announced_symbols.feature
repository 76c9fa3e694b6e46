@evolution-10 @cr:601.2b @cr:702.51a
Feature: For hybrid and Phyrexian symbols a creature pays for what was announced
  Before the total cost is determined the player announces which half of each hybrid symbol will be paid, and whether mana or life
  for each Phyrexian one. After that the cost has plain colored and generic mana, and creatures pay for those.

  @id:evolution-10-hybrid-either @cr:107.4e
  Scenario: A white and a blue creature pay for the hybrid symbols of Merrow Skyswimmer, a red one does not
    Given Alice has Merrow Skyswimmer; Island in her hand
    And Alice controls Savannah Lions; Hill Giant; 3 Memnite
    Then Alice can't cast Merrow Skyswimmer
    When Alice plays Island
    And Alice casts Merrow Skyswimmer
    Then Merrow Skyswimmer is on the stack
    And Savannah Lions is tapped
    And Island is tapped

  @id:evolution-10-phyrexian-mana @cr:107.4f @cr:118.13a
  Scenario: With {W} announced a white creature pays for the Phyrexian symbol of Porcelain Legionnaire
    Given Alice has Porcelain Legionnaire in her hand
    And Alice controls Chief Engineer; Memnite; Savannah Lions
    When Alice casts Porcelain Legionnaire, announcing {W}
    Then Porcelain Legionnaire is on the stack
    And Savannah Lions is tapped
    And Chief Engineer is tapped
    And Memnite is tapped
    And Alice is at 20 life

  @convoke-03 @id:evolution-10-phyrexian-life @cr:107.4f @cr:118.13a
  Scenario: With 2 life announced for Porcelain Legionnaire no third creature may be tapped
    Given Alice has Porcelain Legionnaire in her hand
    And Alice controls Chief Engineer; Memnite; Savannah Lions
    Then Alice can't cast Porcelain Legionnaire, announcing 2 life, convoking with Chief Engineer; Memnite; Savannah Lions
    When Alice casts Porcelain Legionnaire, announcing 2 life, convoking with Chief Engineer; Memnite
    Then Porcelain Legionnaire is on the stack
    And Alice is at 18 life
    And Savannah Lions is untapped

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
