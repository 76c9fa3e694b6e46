@combat-21 @cr:510.4 @since:2005-10-01
Feature: What is gained or lost between the two combat damage steps
  In the second step those deal damage that were without first strike and double strike as the first began, and those that
  have double strike now. First strike makes no difference any more, be it gained or lost.

  @id:combat-21-first-strike-gained @cr:702.7c @report:mage-551
  Scenario: Grizzly Bears that gain first strike after the first combat damage step deal damage in the second
    Given Alice has Crowd's Favor in her hand
    And Alice controls Youthful Knight; Grizzly Bears; Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight; Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    And Alice casts Crowd's Favor targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is 3/2
    And Bob is at 18 life
    When everyone passes until it is Alice's end of combat
    Then Bob is at 15 life

  @id:combat-21-first-strike-lost @cr:702.7c @report:mage-10232
  Scenario: Grizzly Bears that lose first strike after the first combat damage step deal no damage in the second
    Dub gives them +2/+2 and first strike.

    Given Alice has Dub in her hand
    And Alice has {W}{C}{C} to spend
    And Alice controls Grizzly Bears
    And Bob has Disenchant in his hand
    And Bob controls 2 Plains
    When Alice casts Dub targeting Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Disenchant targeting Dub
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is 2/2
    And Bob is at 16 life

  @id:combat-21-lost-before @since:2006-10-01 @cr:702.7b
  Scenario: Youthful Knight that loses first strike before the first combat damage step kills the Grizzly Bears that block it, and they kill it
    Given Alice controls Youthful Knight
    And Bob has Dress Down in his hand
    And Bob controls Grizzly Bears; 2 Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Youthful Knight with Grizzly Bears
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until it is Alice's end of combat
    Then Youthful Knight is in Alice's graveyard
    And Grizzly Bears is in Bob's graveyard

  @id:combat-21-double-strike-gained @cr:702.4d @report:magarena-1574
  Scenario Outline: <creature>, which gains double strike after the first combat damage step, deals damage <times>
    Youthful Knight, which has first strike, and Grizzly Bears attack.

    Given Alice has Double Cleave in her hand
    And Alice controls Youthful Knight; Grizzly Bears; 2 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Youthful Knight; Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    And Alice casts Double Cleave targeting <creature>
    And everyone passes until the stack is empty
    Then Bob is at 18 life
    When everyone passes until it is Alice's end of combat
    Then Bob is at <life> life

    Examples:
      | creature        | life | times             |
      | Youthful Knight | 14   | once more         |
      | Grizzly Bears   | 16   | once for all that |

  @id:combat-21-double-strike-lost @since:2006-10-01 @cr:702.4c
  Scenario: Fencing Ace that loses double strike after the first combat damage step deals no damage in the second
    Given Alice controls Fencing Ace
    And Bob has Dress Down in his hand
    And Bob controls 2 Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until the stack is empty
    Then Fencing Ace lacks the keyword double strike
    When everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
