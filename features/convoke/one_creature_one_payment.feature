@evolution-11 @cr:118.10 @since:2017-01-20
Feature: A creature that convokes pays for nothing else
  Each payment serves one cost. A creature that other rules would tap as well, for improvise or for an additional cost, is tapped
  for only one of them.

  @id:convoke-06-improvise @cr:702.126a
  Scenario: Under Inspiring Statuary an artifact creature convokes Siege Wurm or improvises it, and not both
    Two green creatures, the Statuary and four Memnites are seven. With three Memnites one of them would have to count twice.

    Given Alice has Siege Wurm; Memnite "the new Memnite" in her hand
    And Alice controls Inspiring Statuary; 2 Grizzly Bears; 3 Memnite
    Then Alice can't cast Siege Wurm
    When Alice casts the new Memnite
    And everyone passes until the stack is empty
    And Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Inspiring Statuary is tapped
    And Grizzly Bears 2 is tapped
    And Memnite 3 is tapped
    And the new Memnite is tapped

  @evolution-10 @id:convoke-06-improvise-is-generic @cr:702.126a
  Scenario: Under Inspiring Statuary no artifact pays for the second green mana of Siege Wurm
    Given Alice has Siege Wurm; Forest in her hand
    And Alice controls Inspiring Statuary; Grizzly Bears; 5 Memnite
    Then Alice can't cast Siege Wurm
    When Alice plays Forest
    And Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Forest is tapped
    And Grizzly Bears is tapped

  @evolution-12 @id:convoke-06-conspire @since:2021-11-19 @cr:702.78a @cr:118.8
  Scenario: With conspire two creatures are tapped for the additional cost and two others convoke Sprout Swarm
    Wort, the Raidmother gives it conspire. With three creatures, one would have to be tapped for both. Memnite shares no color
    with the spell and may only convoke it.

    Given Alice has Sprout Swarm; Memnite in her hand
    And Alice controls Wort, the Raidmother; 2 Grizzly Bears
    Then Alice can't cast Sprout Swarm with conspire
    When Alice casts Memnite
    And everyone passes until the stack is empty
    And Alice casts Sprout Swarm with conspire
    Then Memnite is tapped
    And Wort, the Raidmother is tapped
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    When everyone passes until the stack is empty
    Then Alice has 2 tokens named Saproling Token
