@editions-36
Feature: Creatures that would help others to do what is required of them, in 2005 and since October 2007
  The rules of 2005-10-01 did not have a player consider anything for a creature that no requirement on it asks for: where one that
  must attack or block can't do so unless another does, the other need not. By the rules of 2007-10-01 and later it counts what could
  be obeyed by all creatures together, whatever is required of each.

  @until:2005-10-01 @derived @id:editions-36-attack-until @cr:500.4 @cr:500.5
  Scenario: In 2005 Mogg Flunkies, which must attack and can't alone, stay back if Alice keeps Grizzly Bears back
    Given Alice controls Mogg Flunkies; Grizzly Bears
    And Bob has Boiling Blood in his hand
    And Bob controls 3 Mountain
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Boiling Blood targeting Mogg Flunkies
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Mogg Flunkies
    When Alice attacks with nothing
    And everyone passes until it is Alice's postcombat main phase
    Then the game is in Alice's postcombat main phase
    And Bob is at 20 life

  @until:2005-10-01 @derived @id:editions-36-attack-with-help @cr:500.4 @cr:500.5
  Scenario: In 2005 Mogg Flunkies, which must attack and can't alone, attack if Alice has Grizzly Bears attack too
    Given Alice controls Mogg Flunkies; Grizzly Bears
    And Bob has Boiling Blood in his hand
    And Bob controls 3 Mountain
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Boiling Blood targeting Mogg Flunkies
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Mogg Flunkies
    When Alice attacks Bob with Mogg Flunkies; Grizzly Bears
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 15 life

  @since:2007-10-01 @derived @id:editions-36-attack-since @cr:508.1d
  Scenario: Since 2007 Grizzly Bears have to attack with Mogg Flunkies, which must attack and can't alone
    Given Alice controls Mogg Flunkies; Grizzly Bears
    And Bob has Boiling Blood in his hand
    And Bob controls 3 Mountain
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Boiling Blood targeting Mogg Flunkies
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Mogg Flunkies
    And Alice can't attack with nothing
    When Alice attacks Bob with Mogg Flunkies; Grizzly Bears
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 15 life

  @until:2005-10-01 @id:editions-36-block-until @cr:500.4 @cr:500.5
  Scenario: In 2005 Razorgrass Screen, which must block, does not where it takes three to block, unless the others help
    Rampaging Ceratops can't be blocked by fewer than three creatures.

    Given Alice controls Rampaging Ceratops
    And Bob controls Razorgrass Screen; Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Rampaging Ceratops
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Rampaging Ceratops with Razorgrass Screen
    And Bob can't block Rampaging Ceratops with Razorgrass Screen; Memnite
    When Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life

  @until:2005-10-01 @id:editions-36-block-with-help @cr:500.4 @cr:500.5
  Scenario: In 2005 Bob may have Grizzly Bears and Memnite help Razorgrass Screen, which must block, where it takes three to block
    Given Alice controls Rampaging Ceratops
    And Bob controls Razorgrass Screen; Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Rampaging Ceratops
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Rampaging Ceratops with Razorgrass Screen; Grizzly Bears; Memnite
    Then Razorgrass Screen is blocking Rampaging Ceratops
    And Grizzly Bears is blocking Rampaging Ceratops
    And Memnite is blocking Rampaging Ceratops

  @since:2007-10-01 @id:editions-36-block-since @cr:509.1c
  Scenario: Since 2007 Grizzly Bears and Memnite have to help Razorgrass Screen, which must block, where it takes three to block
    Given Alice controls Rampaging Ceratops
    And Bob controls Razorgrass Screen; Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Rampaging Ceratops
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Rampaging Ceratops with Razorgrass Screen; Memnite
    When Bob blocks Rampaging Ceratops with Razorgrass Screen; Grizzly Bears; Memnite
    And Alice would choose Razorgrass Screen; Grizzly Bears; Memnite for Rampaging Ceratops
    Then Razorgrass Screen is blocking Rampaging Ceratops
    And Grizzly Bears is blocking Rampaging Ceratops
    And Memnite is blocking Rampaging Ceratops

  @until:2005-10-01 @id:editions-36-itself-until @cr:500.4 @cr:500.5
  Scenario: In 2005 Razorgrass Screen had to block where it could do so without help, and Grizzly Bears need not
    Given Alice controls Hill Giant
    And Bob controls Razorgrass Screen; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Razorgrass Screen
    Then Razorgrass Screen is blocking Hill Giant
    And Grizzly Bears is not in combat
