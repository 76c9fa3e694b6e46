@convoke-01 @cr:702.51a @since:2005-10-01
Feature: Convoke works whenever the spell may be cast, and does not change when that is
  An instant may be convoked on any turn, also in response to another spell. A creature spell with convoke is cast in its
  player's own main phase like any other, unless something lets it be cast at other times.

  @id:convoke-01-on-the-opponents-turn @cr:117.1a
  Scenario: On Bob's turn Alice's creatures convoke Stoke the Flames, an instant, and not Ledev Guardian, a creature spell
    Given it is Bob's precombat main phase
    And Alice has Stoke the Flames; Ledev Guardian in her hand
    And Alice controls 2 Savannah Lions; 2 Hill Giant
    When Bob passes
    Then Alice can't cast Ledev Guardian
    When Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack under Alice's control
    And Savannah Lions 1 is tapped
    And Hill Giant 2 is tapped

  @id:convoke-01-as-though-it-had-flash @since:2006-10-01 @cr:702.8a
  Scenario: With Vedalken Orrery Alice's creatures convoke a creature spell on Bob's turn
    Given it is Bob's precombat main phase
    And Alice has Ledev Guardian in her hand
    And Alice controls Vedalken Orrery; Savannah Lions; 3 Memnite
    When Bob passes
    And Alice casts Ledev Guardian
    Then Ledev Guardian is on the stack under Alice's control
    And Savannah Lions is tapped
    And Memnite 3 is tapped

  @id:convoke-01-in-response @cr:117.1a
  Scenario: A creature convokes the very spell that saves it from Bob's Lightning Bolt
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Grizzly Bears
    And Bob passes
    And Alice casts Gather Courage targeting Grizzly Bears
    Then Grizzly Bears is tapped
    When everyone passes until the stack is empty
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears is 4/4
