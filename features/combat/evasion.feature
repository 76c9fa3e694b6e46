@combat-08 @cr:509.1b
Feature: Evasion abilities say what can't block a creature
  A blocker must satisfy all of them. Flying, and what is like it, hinders no creature from blocking others; shadow does that too.

  @id:combat-08-keywords @cr:702.9b @cr:702.13b @cr:702.16f @cr:702.36b @cr:702.118b
  Scenario Outline: <attacker>, which <says>, can't be blocked by <wrong>, and can by <right>
    Given Alice controls <attacker>
    And Bob controls <wrong>; <right>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <attacker>
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block <attacker> with <wrong>
    When Bob blocks <attacker> with <right>
    Then <right> is blocking <attacker>

    Examples:
      | attacker           | wrong         | right         | says                                  |
      | Air Elemental      | Hill Giant    | Giant Spider  | has flying                            |
      | Air Elemental      | Hill Giant    | Mulldrifter   | has flying                            |
      | Severed Legion     | Hill Giant    | Typhoid Rats  | has fear                              |
      | Severed Legion     | Hill Giant    | Memnite       | has fear                              |
      | Bladetusk Boar     | Grizzly Bears | Hill Giant    | is red and has intimidate             |
      | White Knight       | Typhoid Rats  | Hill Giant    | has protection from black             |
      | Furtive Homunculus | Hill Giant    | Grizzly Bears | has 2 power and skulk                 |
      | Amrou Kithkin      | Hill Giant    | Grizzly Bears | slips by creatures of power 3 or more |

  @id:combat-08-shadow @cr:702.28b
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

  @id:combat-08-two-abilities @cr:702.28b @cr:702.9b
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
