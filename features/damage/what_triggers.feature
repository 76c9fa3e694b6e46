@damage-16 @cr:120.4b @since:2005-10-01
Feature: Abilities trigger on damage that is dealt, whatever comes of it
  Damage may cost no life and leave no mark, and has been dealt all the same. Damage that is prevented has not.

  @damage-29 @id:damage-16-life-stays @since:2011-06-17 @cr:119.8
  Scenario: Scroll Thief deals damage to Bob, whose life Platinum Emperion keeps as it is, and Alice draws a card
    Given Alice controls Scroll Thief
    And Bob controls Platinum Emperion
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Bob is at 20 life
    And Alice has drawn 1 card this turn

  @damage-18 @id:damage-16-prevented @cr:603.2g @cr:615.6
  Scenario: Under Fog Scroll Thief deals no damage to Bob, and Alice draws no card
    Given Alice controls Scroll Thief
    And Bob has Fog in his hand
    And Bob controls Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And Alice passes
    And Bob casts Fog
    And everyone passes until it is Alice's end of combat
    Then Scroll Thief is tapped
    And Bob is at 20 life
    And Alice has drawn no cards this turn

  @damage-03 @id:damage-16-wall-of-hope @since:2010-10-01 @cr:120.3d
  Scenario Outline: 1 damage from <creature>, which has <what>, puts <count> on Wall of Hope and makes Bob gain 1 life
    Given Alice controls <creature>
    And Alice has {R}{R} to spend
    And Bob controls Wall of Hope
    When Alice activates <creature> targeting Wall of Hope
    And everyone passes until the stack is empty
    Then Wall of Hope bears <number> -1/-1 counter<s>
    And Bob is at 21 life

    Examples:
      | creature            | what      | number | s | count            |
      | Fallen Ferromancer  | infect    | 1      |   | a -1/-1 counter  |
      | Prodigal Pyromancer | no infect | no     | s | no -1/-1 counter |

  @damage-25 @id:damage-16-as-much-as-is-dealt @cr:120.4b
  Scenario: Shock under Furnace of Rath deals Wall of Hope, a 0/3, 4 damage, and Bob gains 4 life
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Furnace of Rath
    And Bob controls Wall of Hope
    When Alice casts Shock targeting Wall of Hope
    And everyone passes until the stack is empty
    Then Wall of Hope is in Bob's graveyard
    And Bob is at 24 life

  @damage-31 @id:damage-31-dealt-at-once @since:2009-07-11 @cr:603.2c @report:mage-4015
  Scenario: Jackal Pup, dealt 3 and 2 damage by its two blockers at the same time, triggers once and deals Alice 5 damage
    Jackal Pup deals its controller as much damage as it is dealt.

    Given Alice controls Jackal Pup
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Jackal Pup
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Jackal Pup with Hill Giant; Grizzly Bears
    And Alice would choose Hill Giant; Grizzly Bears for Jackal Pup
    And everyone passes until it is Alice's combat damage step
    And Alice would divide the damage of Jackal Pup: 2 to Hill Giant
    Then the stack holds, from the top, the damage ability of Jackal Pup
    When everyone passes until the stack is empty
    Then Alice is at 15 life

  @damage-31 @id:damage-31-of-one-source @cr:120.9
  Scenario: Grizzly Bears with Spirit Link and Hill Giant deal Bob damage at the same time, and Alice gains 2 life, not 5
    Spirit Link makes Alice gain as much life as the damage that its creature deals.

    Given Alice has Spirit Link in her hand
    And Alice has {W} to spend
    And Alice controls Grizzly Bears; Hill Giant
    When Alice casts Spirit Link targeting Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 15 life
    And Alice is at 22 life

  @id:damage-16-no-combat @cr:120.2a @cr:120.2b @report:phase-8127
  Scenario: Scroll Thief, which triggers on combat damage, deals Bob 1 damage by Soul's Fire, and Alice draws no card
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Scroll Thief
    When Alice casts Soul's Fire targeting Scroll Thief; Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice has drawn no cards this turn

  @combat-16 @id:damage-16-trample @since:2020-04-17 @cr:702.19b @report:phase-1362
  Scenario Outline: Scroll Thief with trample, a 2/4, is blocked by Memnite, deals Bob <amount> damage, and Alice draws <count>
    Given Alice controls Scroll Thief
    And Scroll Thief starts with 1 trample counter
    And Scroll Thief starts with 1 +1/+1 counter
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Scroll Thief with Memnite
    And everyone passes until someone is asked
    And Alice divides the damage of Scroll Thief: <shares>
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob is at <life> life
    And Alice has drawn <number> card<s> this turn

    Examples:
      | shares                 | amount | life | number | s | count   |
      | 1 to Memnite; 1 to Bob | 1      | 19   | 1      |   | a card  |
      | 2 to Memnite           | no     | 20   | no     | s | nothing |
