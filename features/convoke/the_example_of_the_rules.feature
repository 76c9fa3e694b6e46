@evolution-14 @evolution-13 @cr:702.51b @cr:601.2f @since:2013-07-13
Feature: Siege Wurm with Heartless Summoning
  The rules have this example. Siege Wurm's mana cost is {5}{G}{G}, Heartless Summoning takes {2} off it, and for the {3}{G}{G}
  that is left creatures may be tapped: green ones for the green mana, any for the rest. Heartless Summoning makes all of
  Alice's creatures smaller, too.

  @convoke-02 @id:evolution-14-five-creatures
  Scenario: Two green creatures and three others pay for Siege Wurm, which costs {3}{G}{G}
    Given Alice has Siege Wurm in her hand
    And Alice controls Heartless Summoning; 2 Grizzly Bears; 3 Hill Giant
    When Alice casts Siege Wurm, convoking with Grizzly Bears 1 for {G}; Grizzly Bears 2 for {G}; Hill Giant 1 for {1}; Hill Giant 2 for {1}; Hill Giant 3 for {1}
    Then Siege Wurm is on the stack
    And Grizzly Bears 2 is tapped
    And Hill Giant 3 is tapped
    When everyone passes until the stack is empty
    Then Siege Wurm is 4/4
    And Siege Wurm has the keyword trample

  @convoke-03 @id:evolution-14-not-six
  Scenario: Six creatures may not be tapped for Siege Wurm, which costs {3}{G}{G}
    Given Alice has Siege Wurm in her hand
    And Alice controls Heartless Summoning; 3 Grizzly Bears; 3 Hill Giant
    Then Alice can't cast Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Grizzly Bears 3; Hill Giant 1; Hill Giant 2; Hill Giant 3
    When Alice casts Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Grizzly Bears 3; Hill Giant 1; Hill Giant 2
    Then Siege Wurm is on the stack
    And Grizzly Bears 3 is tapped
    And Hill Giant 3 is untapped

  @evolution-10 @evolution-15 @id:evolution-14-rest-with-mana @cr:601.2g @cr:601.2h
  Scenario: One green creature, three others and a Forest pay for Siege Wurm, and five creatures of which one is green do not
    Given Alice has Siege Wurm; Forest in her hand
    And Alice controls Heartless Summoning; Grizzly Bears; 4 Hill Giant
    Then Alice can't cast Siege Wurm
    When Alice plays Forest
    And Alice casts Siege Wurm, convoking with Grizzly Bears; Hill Giant 1; Hill Giant 2; Hill Giant 3
    Then Siege Wurm is on the stack
    And Forest is tapped
    And Hill Giant 4 is untapped
