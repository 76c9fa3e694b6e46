@combat-16 @cr:702.19b @since:2005-10-01
Feature: With trample damage goes beyond the blockers once each is assigned lethal damage
  The attacking player need not let any go beyond. If none does, the damage is divided among the blockers as it always is. A
  blocker's trample does nothing.

  @id:combat-16-divided @since:2024-11-08 @report:phase-1816
  Scenario Outline: Colossal Dreadmaw, a 6/6 that Hill Giant and Grizzly Bears block, assigns its damage: <division>
    Given Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: <division>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Hill Giant <giant's fate>
    And Grizzly Bears <bears' fate>

    Examples:
      | division                                      | life | giant's fate          | bears' fate           |
      | 3 to Hill Giant; 2 to Grizzly Bears; 1 to Bob | 19   | is in Bob's graveyard | is in Bob's graveyard |
      | 6 to Hill Giant                               | 20   | is in Bob's graveyard | has no damage marked  |
      | 2 to Hill Giant; 4 to Grizzly Bears           | 20   | has 2 damage marked   | is in Bob's graveyard |

  @id:combat-16-each-blocker @cr:510.1e
  Scenario: Nothing of the damage of Colossal Dreadmaw goes to Bob as long as one of two blockers is assigned less than lethal damage
    Given Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant; Grizzly Bears
    And Alice would choose Hill Giant; Grizzly Bears for Colossal Dreadmaw
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 3 to Hill Giant; 3 to Bob
    And Alice can't divide the damage of Colossal Dreadmaw: 4 to Hill Giant; 1 to Grizzly Bears; 1 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 3 to Hill Giant; 2 to Grizzly Bears; 1 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life

  @id:combat-16-blocker @cr:702.19a
  Scenario: Colossal Dreadmaw, blocking Grizzly Bears, deals them all its damage, and Alice none
    Given Alice controls Grizzly Bears
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Alice's graveyard
    And Alice is at 20 life

  @damage-08 @id:combat-16-lifelink @since:2020-04-17 @cr:120.3f @cr:119.9 @report:magarena-18
  Scenario: The damage of Colossal Dreadmaw with lifelink, part of which goes to Bob, makes Ajani's Pridemate trigger once
    Given Alice controls Colossal Dreadmaw; Ajani's Pridemate
    And Colossal Dreadmaw starts with 1 lifelink counter
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Alice is at 26 life
    And Ajani's Pridemate is 3/3
