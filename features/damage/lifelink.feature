@damage-08 @cr:120.3f @since:2009-07-11
Feature: Lifelink gains life besides what else comes of the damage
  The controller of the source gains as much life as damage was dealt, whatever it was dealt to and in whatever form, and at the
  same time as the other results.

  @id:damage-08-player @since:2010-10-01 @cr:702.15b @damage-01
  Scenario Outline: Unblocked, <creature> costs Bob <life lost> life, gives him <given>, and gains Alice as much life as its damage
    Given Alice controls <creature>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's end of combat
    Then Alice is at <hers> life
    And Bob is at <his> life
    And Bob bears <poison> poison counter<s>

    Examples:
      | creature          | hers | his | poison | s | life lost | given             |
      | Vampire Nighthawk | 22   | 18  | no     | s | 2         | no poison counter |
      | Flensermite       | 21   | 20  | 1      |   | no        | a poison counter  |

  @damage-03 @id:damage-08-infect-creature @since:2010-10-01 @cr:120.3d @report:phase-324 @report:forge-7847
  Scenario: Flensermite, blocked by Hill Giant, puts a -1/-1 counter on it and gains Alice 1 life
    Given Alice controls Flensermite
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flensermite
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Flensermite with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant bears 1 -1/-1 counter
    And Alice is at 21 life

  @damage-03 @id:damage-08-infect-given @since:2010-10-01 @cr:120.3b @cr:702.15b
  Scenario: Glistener Elf, which has infect and wears Basilisk Collar, gives Bob a poison counter and gains Alice 1 life
    Where the creature has lifelink from makes no difference.

    Given Alice controls Glistener Elf; Basilisk Collar
    And Alice has {C}{C} to spend
    When Alice activates Basilisk Collar targeting Glistener Elf
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Alice is at 21 life
    And Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-14 @id:damage-08-outside-combat @since:2011-09-30 @cr:702.15b @cr:120.7
  Scenario: Bob's Vampire Nighthawk, which Alice's Hill Giant fights, gains Bob life
    The creature deals the damage and not Prey Upon, which is Alice's.

    Given Alice has Prey Upon in her hand
    And Alice has {G} to spend
    And Alice controls Hill Giant
    And Bob controls Vampire Nighthawk
    When Alice casts Prey Upon targeting Hill Giant; Vampire Nighthawk
    And everyone passes until the stack is empty
    Then Bob is at 22 life
    And Alice is at 20 life

  @damage-10 @id:damage-08-at-once @cr:704.3 @cr:510.2
  Scenario: At 2 life Bob is dealt 2 damage and gains 2 life by the damage of his blocker, and is still in the game
    All combat damage is dealt at the same time, and what comes of it happens before anything is checked.

    Given Alice controls 2 Grizzly Bears
    And Bob controls Vampire Nighthawk
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears 1 with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears 1 is in Alice's graveyard
    And Bob is still in the game
    And Bob is at 2 life

  @damage-10 @id:damage-08-not-at-once @cr:704.5a @cr:510.4
  Scenario: At 2 life Bob is dealt 2 damage with first strike, and loses before his blocker deals its damage
    Given Alice controls Grizzly Bears; White Knight
    And Bob controls Vampire Nighthawk
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; White Knight
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Vampire Nighthawk
    And Alice passes
    And Bob passes
    Then Bob has lost the game

  @id:damage-08-two-sources @since:2011-06-17 @cr:702.15e @cr:119.9 @report:argentum-58
  Scenario: The damage of two creatures with lifelink makes Ajani's Pridemate trigger twice
    Given Alice controls 2 Vampire Nighthawk; Ajani's Pridemate
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk 1; Vampire Nighthawk 2
    And everyone passes until it is Alice's combat damage step
    And Alice would put her abilities on the stack, from the top: the life ability of Ajani's Pridemate; the life ability of Ajani's Pridemate (2)
    And everyone passes until it is Alice's end of combat
    Then Alice is at 24 life
    And Ajani's Pridemate is 4/4

  @id:damage-08-one-source @since:2011-06-17 @cr:120.3f @cr:119.9 @report:mage-6261 @report:phase-4411
  Scenario: The damage of one creature with lifelink to two blockers makes Ajani's Pridemate trigger once
    Given Alice controls Vampire Nighthawk; Ajani's Pridemate
    And Bob controls 2 Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Vampire Nighthawk with Giant Spider 1; Giant Spider 2
    And Alice would choose Giant Spider 1; Giant Spider 2 for Vampire Nighthawk
    And everyone passes until someone is asked
    And Alice divides the damage of Vampire Nighthawk: 1 to Giant Spider 1; 1 to Giant Spider 2
    And everyone passes until it is Alice's end of combat
    Then Alice is at 22 life
    And Ajani's Pridemate is 3/3

  @id:damage-08-redundant @since:2020-04-17 @cr:702.15f
  Scenario: Vampire Nighthawk with a lifelink counter besides gains Alice 2 life by 2 damage, and not 4
    Given Alice controls Vampire Nighthawk
    And Vampire Nighthawk starts with 1 lifelink counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Alice is at 22 life

  @damage-18 @id:damage-08-prevented @cr:615.6
  Scenario: Under Fog Vampire Nighthawk deals no damage, and Alice gains no life
    Given Alice controls Vampire Nighthawk
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Vampire Nighthawk is tapped
    And Bob is at 20 life
    And Alice is at 20 life

  @damage-14 @id:damage-08-left @since:2020-04-17 @cr:702.15c @cr:608.2h
  Scenario Outline: Prodigal Pyromancer <with> lifelink counter dies with its ability on the stack, and Alice <gains>
    Given Alice controls Prodigal Pyromancer
    And Prodigal Pyromancer starts with 1 <kind> counter
    And Bob has Shock in his hand
    And Bob has {R} to spend
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob is at 19 life
    And Alice is at <life> life

    Examples:
      | with    | kind     | gains         | life |
      | with a  | lifelink | gains 1 life  | 21   |
      | with no | flying   | gains no life | 20   |

  @damage-14 @id:damage-08-control @cr:702.15b
  Scenario: Bob's Vampire Nighthawk, attacking under Alice's control, gains Alice life
    Given Alice has Act of Treason in her hand
    And Alice has {C}{C}{R} to spend
    And Bob controls Vampire Nighthawk
    When Alice casts Act of Treason targeting Vampire Nighthawk
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Alice is at 22 life

  @damage-14 @id:damage-08-control-on-the-stack @since:2020-04-17 @cr:702.15b @cr:608.2h
  Scenario Outline: Bob takes <creature> by Act of Treason, with the ability of Prodigal Pyromancer on the stack, and <who> gains 1 life
    Prodigal Pyromancer has lifelink from its counter. The ability is Alice's, but the creature deals the damage.

    Given Alice controls Prodigal Pyromancer; Grizzly Bears
    And Prodigal Pyromancer starts with 1 lifelink counter
    And Bob has Act of Treason in his hand
    And Bob has {R}{C}{C} to spend
    And Bob controls Vedalken Orrery; Hill Giant
    When Alice activates Prodigal Pyromancer targeting Hill Giant
    And Alice passes
    And Bob casts Act of Treason targeting <creature>
    And everyone passes until the stack is empty
    Then Hill Giant has 1 damage marked
    And Alice is at <hers> life
    And Bob is at <his> life

    Examples:
      | creature            | who   | hers | his |
      | Prodigal Pyromancer | Bob   | 20   | 21  |
      | Grizzly Bears       | Alice | 21   | 20  |
