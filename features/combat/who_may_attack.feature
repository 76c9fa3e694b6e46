@combat-01 @cr:508.1a @since:2005-10-01
Feature: Only creatures that are untapped and not new may attack
  New is what its controller has controlled only since after their turn began. It makes no difference how long it has been a
  creature. Haste lets a new creature attack.

  @id:combat-01-tapped-or-new @cr:302.6
  Scenario Outline: <creature>, <what>, can't attack
    Given Alice controls <creature>; Memnite
    And <creature> <state>
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with <creature>
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

    Examples:
      | creature      | state                                         | what                 |
      | Grizzly Bears | starts tapped                                 | which are tapped     |
      | Grizzly Bears | came under its controller's control this turn | which came this turn |

    @since:2014-09-25
    Examples:
      | creature             | state         | what                               |
      | Monastery Swiftspear | starts tapped | which is tapped, for all its haste |

  @id:combat-01-haste @since:2014-09-25 @cr:702.10b
  Scenario: Of two creatures that came this turn, Monastery Swiftspear, which has haste, attacks, and Grizzly Bears can't
    Given Alice controls Monastery Swiftspear; Grizzly Bears
    And Monastery Swiftspear came under its controller's control this turn
    And Grizzly Bears came under its controller's control this turn
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Monastery Swiftspear; Grizzly Bears
    When Alice attacks Bob with Monastery Swiftspear
    Then Monastery Swiftspear is attacking Bob

  @id:combat-01-before-the-turn @since:2006-10-01 @cr:302.6
  Scenario: Hushwing Gryff, cast at the end of Bob's turn, attacks on Alice's turn
    Given it is Bob's end step
    And Alice has Hushwing Gryff in her hand
    And Alice has {W}{C}{C} to spend
    When Bob passes
    And Alice casts Hushwing Gryff
    And everyone passes until Hushwing Gryff enters
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hushwing Gryff
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

  @id:combat-01-in-the-upkeep @since:2006-10-01 @cr:302.6
  Scenario: Hushwing Gryff, cast in Alice's upkeep, can't attack on that turn
    Given it is Alice's upkeep
    And Alice has Hushwing Gryff in her hand
    And Alice has {W}{C}{C} to spend
    And Alice controls Memnite
    When Alice casts Hushwing Gryff
    And everyone passes until Hushwing Gryff enters
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Hushwing Gryff
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:combat-01-lands @cr:302.6 @report:argentum-468
  Scenario: Of two Mutavaults that have just become creatures, the one that was there before attacks, and the one that came this turn can't
    Given Alice controls Mutavault "the old Mutavault"; Mutavault "the new Mutavault"
    And the new Mutavault came under its controller's control this turn
    And Alice has {C}{C} to spend
    When Alice activates ability 2 of the old Mutavault
    And Alice activates ability 2 of the new Mutavault
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with the new Mutavault
    When Alice attacks Bob with the old Mutavault
    Then the old Mutavault is attacking Bob
