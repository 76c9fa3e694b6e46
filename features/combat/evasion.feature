@combat-08 @cr:509.1b @since:2005-10-01
Feature: Evasion abilities say what can't block a creature
  Where there are several, a blocker must satisfy all of them. A creature with flying may block others, and one with shadow only
  what has shadow.

  @id:combat-08-flying @since:2007-10-01 @cr:702.9b
  Scenario Outline: Air Elemental, which has flying, can't be blocked by Hill Giant, and can by <blocker>, which has <keyword>
    Given Alice controls Air Elemental
    And Bob controls Hill Giant; <blocker>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Air Elemental
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Air Elemental with Hill Giant
    When Bob blocks Air Elemental with <blocker>
    Then <blocker> is blocking Air Elemental

    Examples:
      | blocker      | keyword |
      | Giant Spider | reach   |
      | Mulldrifter  | flying  |

  @id:combat-08-fear @cr:702.36b @cr:702.13b
  Scenario Outline: <attacker>, which <has>, can't be blocked by <wrong>, and can by <right>, which is <color>
    Given Alice controls <attacker>
    And Bob controls <wrong>; <right>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block <attacker> with <wrong>
    When Bob blocks <attacker> with <right>
    Then <right> is blocking <attacker>

    Examples:
      | attacker       | wrong      | right   | has      | color       |
      | Severed Legion | Hill Giant | Memnite | has fear | an artifact |

    @since:2007-05-01
    Examples:
      | attacker       | wrong      | right        | has      | color |
      | Severed Legion | Hill Giant | Typhoid Rats | has fear | black |

    @since:2009-07-11
    Examples:
      | attacker       | wrong         | right      | has                       | color       |
      | Bladetusk Boar | Grizzly Bears | Hill Giant | is red and has intimidate | red         |
      | Bladetusk Boar | Typhoid Rats  | Memnite    | is red and has intimidate | an artifact |

  @id:combat-08-protection @since:2007-05-01 @cr:702.16f
  Scenario: White Knight, which has protection from black, can't be blocked by Typhoid Rats, and can by Hill Giant
    Given Alice controls White Knight
    And Bob controls Typhoid Rats; Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with White Knight
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block White Knight with Typhoid Rats
    When Bob blocks White Knight with Hill Giant
    Then Hill Giant is blocking White Knight

  @id:combat-08-power @cr:702.118b
  Scenario Outline: <attacker>, which creatures with <greater> power can't block, can't be blocked by Hill Giant, and can by Grizzly Bears
    Given Alice controls <attacker>
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block <attacker> with Hill Giant
    When Bob blocks <attacker> with Grizzly Bears
    Then Grizzly Bears is blocking <attacker>

    Examples:
      | attacker      | greater   |
      | Amrou Kithkin | 3 or more |

    @since:2016-04-08
    Examples:
      | attacker           | greater         |
      | Furtive Homunculus | more than its 2 |

  @id:combat-08-shadow @since:2023-06-16 @cr:702.28b
  Scenario: Dauthi Voidwalker, which has shadow, can't be blocked by Hill Giant, and can by Grizzly Bears with shadow
    Given Alice controls Dauthi Voidwalker
    And Bob controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 shadow counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Dauthi Voidwalker
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Dauthi Voidwalker with Hill Giant
    When Bob blocks Dauthi Voidwalker with Grizzly Bears
    Then Grizzly Bears is blocking Dauthi Voidwalker

  @id:combat-08-blocking-others @cr:702.28b @cr:702.9b
  Scenario: Hill Giant can't be blocked by Dauthi Voidwalker, which has shadow, and can by Air Elemental, which has flying
    Given Alice controls Hill Giant
    And Bob controls Dauthi Voidwalker; Air Elemental
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Dauthi Voidwalker
    When Bob blocks Hill Giant with Air Elemental
    Then Air Elemental is blocking Hill Giant

  @id:combat-08-two-abilities @since:2023-06-16 @cr:702.28b @cr:702.9b
  Scenario: Dauthi Voidwalker with shadow and flying can only be blocked by what may block both
    Air Elemental has flying, Grizzly Bears have shadow, and Mulldrifter has both.

    Given Alice controls Dauthi Voidwalker
    And Dauthi Voidwalker starts with 1 flying counter
    And Bob controls Air Elemental; Grizzly Bears; Mulldrifter
    And Grizzly Bears starts with 1 shadow counter
    And Mulldrifter starts with 1 shadow counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Dauthi Voidwalker
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Dauthi Voidwalker with Air Elemental
    And Bob can't block Dauthi Voidwalker with Grizzly Bears
    When Bob blocks Dauthi Voidwalker with Mulldrifter
    Then Mulldrifter is blocking Dauthi Voidwalker

  @id:combat-08-horsemanship @cr:702.31b
  Scenario: Shu Cavalry, which has horsemanship, can't be blocked by Air Elemental, and can by Bob's Shu Cavalry
    Given Alice controls Shu Cavalry
    And Bob controls Air Elemental; Shu Cavalry "Bob's Cavalry"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Shu Cavalry
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Shu Cavalry with Air Elemental
    When Bob blocks Shu Cavalry with Bob's Cavalry
    Then Bob's Cavalry is blocking Shu Cavalry

  @id:combat-08-horsemanship-blocks @cr:702.31b
  Scenario: Shu Cavalry, which has horsemanship, blocks Hill Giant, which has not
    Given Alice controls Hill Giant
    And Bob controls Shu Cavalry
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Shu Cavalry
    Then Shu Cavalry is blocking Hill Giant

  @id:combat-08-color-changed @since:2009-07-11 @cr:702.13b
  Scenario: Bladetusk Boar, which has intimidate and becomes blue, can't be blocked by Hill Giant, and can by Mulldrifter
    Cerulean Wisps makes the Boar, which was red as Hill Giant is, blue as Mulldrifter is.

    Given Alice has Cerulean Wisps in her hand
    And Alice controls Bladetusk Boar; Island
    And Bob controls Hill Giant; Mulldrifter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bladetusk Boar
    And Alice casts Cerulean Wisps targeting Bladetusk Boar
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Bladetusk Boar with Hill Giant
    When Bob blocks Bladetusk Boar with Mulldrifter
    Then Mulldrifter is blocking Bladetusk Boar

  @id:combat-08-landwalk-of-both @cr:702.14c @cr:702.14d
  Scenario: Bob, who controls a Swamp, can't block Bog Wraith, which has swampwalk, with a Bog Wraith of his own either
    Given Alice controls Bog Wraith "Alice's Wraith"
    And Bob controls Swamp; Bog Wraith "Bob's Wraith"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alice's Wraith
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Alice's Wraith with Bob's Wraith
    When everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
