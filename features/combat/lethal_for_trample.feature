@combat-17 @cr:702.19b @since:2005-10-01
Feature: What is lethal damage for trample follows from toughness, marked damage and what else is assigned
  What other creatures assign to the blocker in the same step counts. What would prevent damage or make it more does not, nor does
  whether the blocker would be destroyed.

  @id:combat-17-never-dies @cr:615.6 @cr:702.12b
  Scenario Outline: <blocker>, a <size> that <says>, is assigned at least <least> of the 6 damage of Colossal Dreadmaw
    Given Alice controls Colossal Dreadmaw
    And Bob controls <blocker>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with <blocker>
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: <less> to <blocker>; <more> to Bob
    When Alice divides the damage of Colossal Dreadmaw: <least> to <blocker>; <rest> to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And <blocker> is on the battlefield

    Examples:
      | blocker                  | less | more | least | rest | life | size | says               |
      | Cho-Manno, Revolutionary | 1    | 5    | 2     | 4    | 16   | 2/2  | is dealt no damage |

    @since:2013-07-13
    Examples:
      | blocker       | less | more | least | rest | life | size | says              |
      | Darksteel Myr | 0    | 6    | 1     | 5    | 15   | 0/1  | is indestructible |

  @damage-25 @id:combat-17-doubled @cr:120.4b
  Scenario: Under Furnace of Rath Grizzly Bears are assigned 2 of the 6 damage of Colossal Dreadmaw all the same, and Bob is dealt 8
    Given Alice controls Colossal Dreadmaw; Furnace of Rath
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 1 to Grizzly Bears; 5 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 12 life

  @id:combat-17-another-attacker @since:2015-10-02 @cr:510.1e @report:mage-11567
  Scenario: Palace Guard, a 1/4, is assigned 3 damage by Hill Giant, so 1 of the 3 damage of Vestige of Emrakul is enough for it
    Given Alice controls Hill Giant; Vestige of Emrakul
    And Bob controls Palace Guard
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Vestige of Emrakul
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Palace Guard, and Vestige of Emrakul with Palace Guard
    And Bob would choose Hill Giant; Vestige of Emrakul for Palace Guard
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Vestige of Emrakul: 3 to Bob
    When Alice divides the damage of Vestige of Emrakul: 1 to Palace Guard; 2 to Bob
    And Bob would divide the damage of Palace Guard: 1 to Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Palace Guard is in Bob's graveyard

  @id:combat-17-another-with-deathtouch @since:2015-10-02 @cr:702.2c @derived
  Scenario: Palace Guard is assigned 1 damage by Typhoid Rats, which have deathtouch, so Vestige of Emrakul may assign Bob all of its 3
    Given Alice controls Typhoid Rats; Vestige of Emrakul
    And Bob controls Palace Guard
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats; Vestige of Emrakul
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Palace Guard, and Vestige of Emrakul with Palace Guard
    And Bob would choose Typhoid Rats; Vestige of Emrakul for Palace Guard
    And everyone passes until someone is asked
    And Alice divides the damage of Vestige of Emrakul: 3 to Bob
    And Bob would divide the damage of Palace Guard: 1 to Typhoid Rats
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Palace Guard is in Bob's graveyard

  @id:combat-17-step-before @since:2020-04-17 @cr:510.4
  Scenario: Wall of Stone, a 0/8, is dealt 6 damage by Colossal Dreadmaw with double strike, so 2 of its next 6 damage are enough
    Given Alice controls Colossal Dreadmaw
    And Colossal Dreadmaw starts with 1 double strike counter
    And Bob controls Wall of Stone
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Wall of Stone
    And Alice would divide the damage of Colossal Dreadmaw: 6 to Wall of Stone
    And everyone passes until it is Alice's combat damage step
    Then Wall of Stone has 6 damage marked
    When everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 1 to Wall of Stone; 5 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 2 to Wall of Stone; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life
