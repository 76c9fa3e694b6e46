@evoke-03 @cr:702.74a @since:2007-10-01
Feature: Evoke goes with an enters ability in Lorwyn, and does not need one
  All twelve evoke creatures of the first set have an ability that triggers as they enter, so evoking one puts two abilities on
  the stack. The keyword itself asks for nothing of the kind: some later creatures have an ability for leaving the battlefield
  or for being cast instead, and then the sacrifice is the only thing that triggers as they enter.

  @id:evoke-03-lorwyn @cr:603.6a
  Scenario Outline: Evoked <creature> has an enters ability beside the sacrifice
    Given Alice has <creature> in her hand
    And Alice has <mana> to spend
    And Bob controls <permanent>
    When Alice casts <creature> for its evoke cost
    And everyone passes until <creature> enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of <creature>; the enters ability of <creature>
    Then the stack holds, from the top, the evoke ability of <creature>; the enters ability of <creature>
    And <creature> is on the battlefield under Alice's control
    And Alice has no mana left

    Examples:
      | creature            | mana            | permanent     |
      | Aethersnipe         | {U}{U}{U}       | Island        |
      | Briarhorn           | {G}{G}          | Island        |
      | Cloudthresher       | {G}{G}{G}{G}    | Island        |
      | Faultgrinder        | {R}{R}{R}{R}{R} | Island        |
      | Ingot Chewer        | {R}             | Aether Vial   |
      | Inner-Flame Acolyte | {R}             | Island        |
      | Mulldrifter         | {U}{U}{U}       | Island        |
      | Shriekmaw           | {B}{B}          | Grizzly Bears |
      | Wispmare            | {W}             | Omniscience   |

  @id:evoke-03-lorwyn-with-a-choice @cr:603.6a @cr:603.3d
  Scenario Outline: Evoked <creature> has an enters ability whose target is chosen
    Given Alice has <creature> in her hand
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    And everyone passes until <creature> enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of <creature>; the enters ability of <creature>
    And Alice targets <target> with the enters ability of <creature>
    Then the stack holds, from the top, the evoke ability of <creature>; the enters ability of <creature>
    And the target of the enters ability of <creature> is <target>
    And Alice has no mana left

    Examples:
      | creature     | mana         | target       |
      | Glarewielder | {R}{R}       | Glarewielder |
      | Mournwhelk   | {B}{B}{B}{B} | Bob          |
      | Dawnfluke    | {W}          | Bob          |

  @id:evoke-03-lorwyn-discard @cr:603.6a @cr:113.7a @cr:701.9b
  Scenario: Mournwhelk, sacrificed first, still makes the player it targets discard two cards of their choice
    Given Alice has Mournwhelk in her hand
    And Alice has {B}{B}{B}{B} to spend
    And Bob has Island; Doom Blade; Grizzly Bears in his hand
    When Alice casts Mournwhelk for its evoke cost
    And everyone passes until Mournwhelk enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mournwhelk; the enters ability of Mournwhelk
    And Alice targets Bob with the enters ability of Mournwhelk
    And everyone passes until someone is asked
    Then Mournwhelk is in Alice's graveyard
    When Bob discards Island; Grizzly Bears for the enters ability of Mournwhelk
    Then Bob's hand holds 1 card
    And Bob's graveyard holds 2 cards
    And Doom Blade is in Bob's hand

  @id:evoke-03-lorwyn-prevention @cr:603.6a @cr:113.7a @cr:615.7
  Scenario: Dawnfluke, evoked in response to Lightning Bolt and sacrificed first, still keeps the damage from Alice
    Given Alice has Dawnfluke in her hand
    And Alice has {W} to spend
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Alice
    And Bob passes
    And Alice casts Dawnfluke for its evoke cost
    And everyone passes until Dawnfluke enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Dawnfluke; the enters ability of Dawnfluke
    And Alice targets Alice with the enters ability of Dawnfluke
    And everyone passes until one object has left the stack
    Then Dawnfluke is in Alice's graveyard
    And the stack holds, from the top, the enters ability of Dawnfluke; Lightning Bolt
    When everyone passes until the stack is empty
    Then Lightning Bolt is in Bob's graveyard
    And Alice is at 20 life

  @id:evoke-03-leaves @cr:603.6c @cr:603.10a @cr:603.3d
  Scenario: Reveillark's own ability triggers on its sacrifice, and its targets are chosen after that
    Reveillark is in the graveyard by then, yet its power of 4 keeps it from being chosen.

    Given Alice has Reveillark in her hand
    And Alice has Savannah Lions; Hill Giant in her graveyard
    And Alice has {W}{W}{W}{W}{W}{W} to spend
    When Alice casts Reveillark for its evoke cost
    And everyone passes until Reveillark enters
    Then the stack holds, from the top, the evoke ability of Reveillark
    When everyone passes until someone is asked
    Then Reveillark is in Alice's graveyard
    And Alice is asked to choose targets for the leaves ability of Reveillark, from Savannah Lions
    When Alice targets Savannah Lions with the leaves ability of Reveillark
    And everyone passes until the stack is empty
    Then Savannah Lions is on the battlefield under Alice's control

  @id:evoke-03-leaves-late-target @cr:603.6c @cr:603.10a @cr:603.3d
  Scenario: A creature that dies while Reveillark's sacrifice waits can be returned
    Given Alice has Reveillark in her hand
    And Alice controls Grizzly Bears
    And Alice has {W}{W}{W}{W}{W}{W} to spend
    And Bob has Doom Blade in his hand
    And Bob has {B}{B} to spend
    When Alice casts Reveillark for its evoke cost
    And everyone passes until Reveillark enters
    And Alice passes
    And Bob casts Doom Blade targeting Grizzly Bears
    And everyone passes until someone is asked
    Then Grizzly Bears is in Alice's graveyard
    And Reveillark is in Alice's graveyard
    When Alice targets Grizzly Bears with the leaves ability of Reveillark
    And everyone passes until the stack is empty
    Then Grizzly Bears is on the battlefield under Alice's control

  @id:evoke-03-leaves-counters @cr:603.6c @cr:603.10a
  Scenario: Meadowboon puts its counters on Alice's creatures only when it has been sacrificed
    Whose creatures grow is chosen then as well.

    Given Alice has Meadowboon in her hand
    And Alice controls Grizzly Bears
    And Alice has {W}{C}{C}{C} to spend
    When Alice casts Meadowboon for its evoke cost
    And everyone passes until Meadowboon enters
    Then nobody is asked anything
    And the stack holds, from the top, the evoke ability of Meadowboon
    When everyone passes until someone is asked
    Then Meadowboon is in Alice's graveyard
    And Grizzly Bears bears no +1/+1 counters
    When Alice targets Alice with the leaves ability of Meadowboon
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 1 +1/+1 counter

  @evoke-12 @id:evoke-03-cast @since:2010-04-23 @cr:601.2i
  Scenario: Nulldrifter's own ability triggers on casting, and only the sacrifice on entering
    Given Alice has Nulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    When Alice casts Nulldrifter for its evoke cost
    Then the stack holds, from the top, the cast ability of Nulldrifter; Nulldrifter
    And Alice has no mana left
    When everyone passes until Nulldrifter enters
    Then Alice has drawn 2 cards this turn
    And the stack holds, from the top, the evoke ability of Nulldrifter
    When everyone passes until the stack is empty
    Then Nulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn
