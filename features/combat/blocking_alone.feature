@combat-45 @cr:506.5 @since:2005-10-01
Feature: A creature that can't block alone blocks where another one blocks
  The other one may block another attacker. Of several defending players each is looked at alone.

  @id:combat-45-another-attacker @cr:509.1b
  Scenario: Mogg Flunkies can't block alone, and block Hill Giant while Memnite blocks Grizzly Bears
    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Mogg Flunkies; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Mogg Flunkies
    When Bob blocks Hill Giant with Mogg Flunkies, and Grizzly Bears with Memnite
    Then Mogg Flunkies is blocking Hill Giant
    And Memnite is blocking Grizzly Bears

  @combat-06 @id:combat-45-another-player @cr:802.4b
  Scenario: Carol can't block with her Mogg Flunkies alone although Bob blocks with Memnite
    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Memnite
    And Carol controls Mogg Flunkies
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears, and Carol with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Memnite
    Then Carol can't block Hill Giant with Mogg Flunkies
    When everyone passes until it is Alice's end of combat
    Then Carol is at 17 life
