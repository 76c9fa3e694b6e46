@combat-11 @cr:509.1h @since:2005-10-01
Feature: A creature that was blocked stays blocked
  It does so when its blockers are gone, and when nothing could block it any more. With nothing left to block it, it deals no
  combat damage.

  @id:combat-11-blocker-killed @cr:510.1c
  Scenario: The blocker of Hill Giant is killed, and Hill Giant deals Bob no damage
    Given Alice has Lightning Bolt in her hand
    And Alice controls Hill Giant; Mountain
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And Alice casts Lightning Bolt targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Bob is at 20 life

  @id:combat-11-killed-before @cr:510.1b
  Scenario: Grizzly Bears are killed before they could block, and Hill Giant deals Bob 3 damage
    Given Alice has Lightning Bolt in her hand
    And Alice controls Hill Giant; Mountain
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice casts Lightning Bolt targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Bob is at 17 life

  @id:combat-11-killed-by-itself @cr:510.1c @cr:510.4
  Scenario: Fencing Ace, which has double strike, kills its blocker by its first damage and deals no second
    Given Alice controls Fencing Ace
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Fencing Ace with Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob is at 20 life

  @id:combat-11-unblockable-too-late @cr:509.1b @report:forge-8985
  Scenario: Hill Giant, which can't be blocked from after it was blocked, stays blocked
    Given Alice has Infiltrate in her hand
    And Alice controls Hill Giant; Island
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And Alice casts Infiltrate targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Bob is at 20 life

  @combat-08 @id:combat-11-unblockable-in-time @cr:509.1b
  Scenario: Hill Giant, which can't be blocked from before blockers are declared, can't be blocked
    Given Alice has Infiltrate in her hand
    And Alice controls Hill Giant; Island
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice casts Infiltrate targeting Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
