@convoke-02 @evolution-09 @cr:702.51a @since:2005-10-01
Feature: Convoke pays for its own spell and for nothing else
  Only mana in the total cost of the spell with convoke may be replaced by a tapped creature, and only while that spell is cast.
  What a player pays for another spell or ability, or later for this one, is paid with mana.

  @id:convoke-02-mana-leak @cr:118.12a
  Scenario: Creatures do not pay what Mana Leak asks for a spell that they could have convoked
    Given Alice has Stoke the Flames in her hand
    And Alice controls 7 Hill Giant
    And Bob has Mana Leak in his hand
    And Bob has {U}{C} to spend
    When Alice casts Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3; Hill Giant 4
    And Alice passes
    And Bob casts Mana Leak targeting Stoke the Flames
    And everyone passes until Mana Leak has left the stack
    Then Stoke the Flames is in Alice's graveyard
    And Hill Giant 5 is untapped
    And Bob is at 20 life

  @id:convoke-02-mana-leak-paid @cr:118.12a
  Scenario: Mana that Alice did not need for Stoke the Flames, because creatures convoked it, pays for Mana Leak
    Given Alice has Stoke the Flames in her hand
    And Alice controls 4 Hill Giant; 3 Mountain
    And Bob has Mana Leak in his hand
    And Bob has {U}{C} to spend
    When Alice casts Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3; Hill Giant 4
    And Alice passes
    And Bob casts Mana Leak targeting Stoke the Flames
    And everyone passes until someone is asked
    And Alice pays for Mana Leak
    And everyone passes until the stack is empty
    Then Bob is at 16 life
    And Mountain 3 is tapped

  @id:convoke-02-ward @since:2021-04-22 @cr:702.21a @cr:118.12a
  Scenario: Creatures do not pay what ward asks for a spell that they could have convoked
    Given Alice has Stoke the Flames in her hand
    And Alice controls 6 Hill Giant
    And Bob controls Waterfall Aerialist
    When Alice casts Stoke the Flames targeting Waterfall Aerialist, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3; Hill Giant 4
    Then the stack holds, from the top, the ward ability of Waterfall Aerialist; Stoke the Flames
    When everyone passes until one object has left the stack
    Then Stoke the Flames is in Alice's graveyard
    And Hill Giant 5 is untapped

  @id:convoke-02-spell-without-convoke @since:2007-05-01
  Scenario: Creatures do not pay for Deadly Insect, which has no convoke, and pay for Siege Wurm
    Seven creatures, two of them green, would be enough for the {4}{G} of Deadly Insect.

    Given Alice has Deadly Insect; Siege Wurm in her hand
    And Alice controls 2 Grizzly Bears; 5 Memnite
    Then Alice can't cast Deadly Insect
    When Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Grizzly Bears 2 is tapped
    And Memnite 5 is tapped
