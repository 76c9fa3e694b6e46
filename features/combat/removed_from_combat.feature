@combat-12 @cr:506.4 @since:2005-10-01
Feature: What is removed from combat neither deals nor is dealt combat damage
  A creature is removed that leaves the battlefield, changes its controller, phases out, regenerates or stops being a creature. It
  does not come back into that combat. What it blocked stays blocked.

  @id:combat-12-attacker @report:mage-5200
  Scenario Outline: Hill Giant, which attacks and <what>, is removed from combat
    Given Alice controls Hill Giant
    And Bob has <spell> in his hand
    And Bob controls 4 Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob casts <spell> targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is not in combat
    When everyone passes until it is Alice's end of combat
    Then <spell> is in Bob's graveyard
    And Bob is at 20 life

    Examples:
      | spell          | what                      |
      | Ray of Command | comes under Bob's control |

    @since:2011-06-17
    Examples:
      | spell          | what       |
      | Reality Ripple | phases out |

  @id:combat-12-enchanted @since:2010-10-01
  Scenario: Hill Giant, which attacks and which Bob then controls by Corrupted Conscience, is removed from combat
    Given Alice controls Hill Giant
    And Bob has Corrupted Conscience in his hand
    And Bob controls Vedalken Orrery; 5 Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob casts Corrupted Conscience targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is not in combat
    When everyone passes until it is Alice's end of combat
    Then Hill Giant is on the battlefield under Bob's control
    And Bob is at 20 life
    And Bob bears no poison counters

  @id:combat-12-enchanted-no-more @since:2020-04-17
  Scenario: Hill Giant, which Bob controls by Corrupted Conscience, attacks Alice, and is removed from combat as she gets it back
    Given it is Bob's precombat main phase
    And Bob has Corrupted Conscience in his hand
    And Bob has {U}{U}{C}{C}{C} to spend
    And Alice controls Hill Giant; 2 Plains
    And Hill Giant starts with 1 haste counter
    And Alice has Disenchant in her hand
    When Bob casts Corrupted Conscience targeting Hill Giant
    And everyone passes until the stack is empty
    And everyone passes until it is Bob's declare attackers step
    And Bob attacks Alice with Hill Giant
    And Bob passes
    And Alice casts Disenchant targeting Corrupted Conscience
    And everyone passes until the stack is empty
    Then Hill Giant is not in combat
    When everyone passes until it is Bob's end of combat
    Then Corrupted Conscience is in Bob's graveyard
    And Hill Giant is on the battlefield under Alice's control
    And Alice is at 20 life
    And Alice bears no poison counters

  @id:combat-12-effect
  Scenario: Bob removes Hill Giant, which attacks, from combat by Labyrinth of Skophos
    Given Alice controls Hill Giant
    And Bob controls Labyrinth of Skophos; 4 Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob activates ability 2 of Labyrinth of Skophos targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is not in combat
    And Hill Giant is tapped
    When everyone passes until it is Alice's end of combat
    Then Labyrinth of Skophos is tapped
    And Bob is at 20 life

  @id:combat-12-attacker-again @cr:400.7
  Scenario: Grizzly Bears, which are blocked and leave and come back by Cloudshift, live
    Given Alice has Cloudshift in her hand
    And Alice controls Grizzly Bears; Plains
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Hill Giant
    And Alice casts Cloudshift targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Cloudshift is in Alice's graveyard
    And Grizzly Bears is on the battlefield
    And Grizzly Bears is not in combat
    And Hill Giant has no damage marked

  @combat-11 @id:combat-12-blocker-again @cr:400.7 @cr:510.1c
  Scenario: Grizzly Bears, which block Hill Giant and leave and come back by Cloudshift, live, and Hill Giant stays blocked
    Given Alice controls Hill Giant
    And Bob has Cloudshift in his hand
    And Bob controls Grizzly Bears; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And Alice passes
    And Bob casts Cloudshift targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Cloudshift is in Bob's graveyard
    And Grizzly Bears is on the battlefield
    And Grizzly Bears is not in combat
    And Hill Giant has no damage marked
    And Bob is at 20 life

  @id:combat-12-no-creature @report:mage-366
  Scenario: Sol Ring, which attacks as a creature and is none any more, deals no damage
    Ensoul Artifact makes Sol Ring a 5/5 creature.

    Given Alice has Ensoul Artifact in her hand
    And Alice has {U}{C} to spend
    And Alice controls Sol Ring
    And Bob has Disenchant in his hand
    And Bob controls 2 Plains
    When Alice casts Ensoul Artifact targeting Sol Ring
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Sol Ring
    And Alice passes
    And Bob casts Disenchant targeting Ensoul Artifact
    And everyone passes until the stack is empty
    Then Sol Ring is tapped
    And Sol Ring is not in combat
    When everyone passes until it is Alice's end of combat
    Then Ensoul Artifact is in Alice's graveyard
    And Bob is at 20 life

  @id:combat-12-regenerated @cr:701.19a @cr:510.4 @report:forge-8922
  Scenario Outline: Grizzly Bears, blocked by Youthful Knight with first strike and <saved>, <deal> the Knight damage after that
    Given Alice has <spell> in her hand
    And Alice controls Grizzly Bears; Plains; Forest
    And Bob controls Youthful Knight
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Youthful Knight
    And Alice casts <spell> targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears is tapped
    And Youthful Knight is <where>

    Examples:
      | spell      | where              | saved       | deal       |
      | Death Ward | on the battlefield | regenerated | don't deal |

    @since:2013-07-13
    Examples:
      | spell           | where              | saved               | deal |
      | Withstand Death | in Bob's graveyard | made indestructible | deal |

  @combat-11 @id:combat-12-blocker-taken @since:2006-10-01 @cr:509.1h
  Scenario: Alice takes the Grizzly Bears that block Hill Giant: they are removed from combat, and Hill Giant stays blocked
    Given Alice has Word of Seizing in her hand
    And Alice controls Hill Giant; 5 Mountain
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And Alice casts Word of Seizing targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is on the battlefield under Alice's control
    And Grizzly Bears is not in combat
    And Grizzly Bears has no damage marked
    And Bob is at 20 life
