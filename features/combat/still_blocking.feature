@combat-36 @since:2006-10-01
Feature: A creature that blocks goes on blocking
  Whether it is tapped, or could not block any more, makes no difference to it from then on. It deals its combat damage.

  @id:combat-36-too-late @cr:506.4a @cr:506.4b
  Scenario Outline: Hill Giant blocks Grizzly Bears, is <what> by <spell> after that, and kills them
    Given Alice has <spell> in her hand
    And Alice controls Grizzly Bears; Vedalken Orrery; 2 Plains
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Hill Giant
    And Alice casts <spell> targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is <state>
    And Hill Giant is blocking Grizzly Bears
    When everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant has 2 damage marked

    Examples:
      | spell         | state    | what             |
      | Niveous Wisps | tapped   | tapped           |
      | Pacifism      | untapped | kept from blocks |

  @combat-07 @id:combat-36-in-time @cr:509.1a @cr:509.1b
  Scenario Outline: Hill Giant, which is <what> by <spell> before blockers are declared, can't block Grizzly Bears
    Given Alice has <spell> in her hand
    And Alice controls Grizzly Bears; Vedalken Orrery; 2 Plains
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And Alice casts <spell> targeting Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Hill Giant is <state>
    And Bob can't block Grizzly Bears with Hill Giant
    When everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

    Examples:
      | spell         | state    | what             |
      | Niveous Wisps | tapped   | tapped           |
      | Pacifism      | untapped | kept from blocks |
