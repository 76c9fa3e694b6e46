@convoke-02 @cr:702.51a @cr:601.2f @since:2007-10-01
Feature: A great many creatures convoke
  However many creatures there are and however they could be shared out over the cost, a way to pay is found if there is one.

  @id:convoke-02-forty @cr:107.3a @report:mage-6938
  Scenario: Forty creatures convoke March of the Multitudes with X = 37
    All forty are needed, the green and the white ones for their colors.

    Given Alice has March of the Multitudes in her hand
    And Alice controls Grizzly Bears; 2 Savannah Lions; 37 Memnite
    Then Alice can't cast March of the Multitudes with X = 38
    When Alice casts March of the Multitudes with X = 37
    Then March of the Multitudes has mana value 40
    And Grizzly Bears is tapped
    And Savannah Lions 1 is tapped
    And Memnite 1 is tapped
    And Memnite 37 is tapped

  @evolution-10 @id:convoke-02-forty-of-the-wrong-color @cr:601.2h
  Scenario: With X = 1 forty creatures of which one is white do not pay for March of the Multitudes, and with a Plains they do
    Given Alice has March of the Multitudes; Plains in her hand
    And Alice controls 20 Grizzly Bears; Savannah Lions; 19 Hill Giant
    Then Alice can't cast March of the Multitudes with X = 1
    When Alice plays Plains
    And Alice casts March of the Multitudes with X = 1
    Then March of the Multitudes is on the stack
    And Savannah Lions is tapped
    And Plains is tapped
