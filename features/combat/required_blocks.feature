@combat-10 @cr:509.1c @since:2005-10-01
Feature: As many requirements to block are obeyed as the restrictions allow
  Blocks that obey fewer requirements than other blocks would are illegal. Of restrictions none is disobeyed for it.

  @id:combat-10-by-all @report:phase-1827
  Scenario: Both creatures that can block Elvish Bard, which all that are able to must block, block it
    Given Alice controls Elvish Bard
    And Bob controls Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Bard
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Elvish Bard with Hill Giant
    When Bob blocks Elvish Bard with Hill Giant; Memnite
    And Alice would choose Hill Giant; Memnite for Elvish Bard
    Then Hill Giant is blocking Elvish Bard
    And Memnite is blocking Elvish Bard

  @id:combat-10-by-one @since:2008-05-01 @report:phase-1827
  Scenario: One creature is enough to block Inescapable Brute, which must be blocked
    Given Alice controls Inescapable Brute
    And Bob controls Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Inescapable Brute
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Inescapable Brute with Memnite
    Then Memnite is blocking Inescapable Brute
    And Hill Giant is not in combat

  @id:combat-10-able @since:2020-04-17 @cr:702.9b
  Scenario: Of Hill Giant and Giant Spider only the Spider, which has reach, must block Elvish Bard that has flying
    Given Alice controls Elvish Bard
    And Elvish Bard starts with 1 flying counter
    And Bob controls Hill Giant; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Bard
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Elvish Bard with Giant Spider
    Then Giant Spider is blocking Elvish Bard

  @id:combat-10-menace @since:2015-07-17 @cr:702.111b
  Scenario: Razorgrass Screen, which must block if able, blocks Alley Strangler, which has menace, and Grizzly Bears help it
    Given Alice controls Alley Strangler
    And Bob controls Razorgrass Screen; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alley Strangler
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Alley Strangler with Razorgrass Screen
    And Bob can't block Alley Strangler with Grizzly Bears
    When Bob blocks Alley Strangler with Razorgrass Screen; Grizzly Bears
    And Alice would choose Razorgrass Screen; Grizzly Bears for Alley Strangler
    Then Razorgrass Screen is blocking Alley Strangler
    And Grizzly Bears is blocking Alley Strangler

  @id:combat-10-menace-and-one @since:2015-07-17 @cr:702.111b @report:mage-6914
  Scenario: Razorgrass Screen, Bob's only creature, does not block Alley Strangler, which has menace
    Given Alice controls Alley Strangler
    And Bob controls Razorgrass Screen
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alley Strangler
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Alley Strangler with Razorgrass Screen
    When Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life

  @id:combat-10-must-be-blocked-by-two @since:2020-04-17 @cr:702.111b @report:forge-8244
  Scenario: Inescapable Brute with menace is blocked by both of Bob's creatures, because it must be blocked
    Given Alice controls Inescapable Brute
    And Inescapable Brute starts with 1 menace counter
    And Bob controls Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Inescapable Brute
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Inescapable Brute with Hill Giant
    When Bob blocks Inescapable Brute with Hill Giant; Memnite
    And Alice would choose Hill Giant; Memnite for Inescapable Brute
    Then Hill Giant is blocking Inescapable Brute
    And Memnite is blocking Inescapable Brute

  @id:combat-10-blocks-both @cr:509.1a
  Scenario: Palace Guard, which can block any number of creatures, must block both of two Elvish Bards
    Given Alice controls 2 Elvish Bard
    And Bob controls Palace Guard
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Bard 1; Elvish Bard 2
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Elvish Bard 1 with Palace Guard
    And Bob can't block with nothing
    When Bob blocks Elvish Bard 1 with Palace Guard, and Elvish Bard 2 with Palace Guard
    And Bob would choose Elvish Bard 1; Elvish Bard 2 for Palace Guard
    Then Palace Guard is blocking Elvish Bard 1; Elvish Bard 2

  @id:combat-10-either
  Scenario: Hill Giant, which can block one creature, blocks whichever of two Elvish Bards Bob likes
    Given Alice controls 2 Elvish Bard
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Bard 1; Elvish Bard 2
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Elvish Bard 2 with Hill Giant
    Then Hill Giant is blocking Elvish Bard 2

  @id:combat-10-both-at-once @since:2008-05-01
  Scenario: Razorgrass Screen, which must block, blocks Inescapable Brute, which must be blocked, and not Grizzly Bears
    The one block obeys both requirements, the other one of them.

    Given Alice controls Inescapable Brute; Grizzly Bears
    And Bob controls Razorgrass Screen
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Inescapable Brute; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Grizzly Bears with Razorgrass Screen
    When Bob blocks Inescapable Brute with Razorgrass Screen
    Then Razorgrass Screen is blocking Inescapable Brute

  @combat-45 @id:combat-10-not-alone @since:2007-10-01 @cr:506.5
  Scenario: Mogg Flunkies, which must block and can't block alone, block, and Memnite blocks another attacker for their sake
    Culling Mark has the Flunkies block if able.

    Given Alice has Culling Mark in her hand
    And Alice has {G}{C}{C} to spend
    And Alice controls Stalking Tiger; Grizzly Bears
    And Bob controls Mogg Flunkies; Memnite
    When Alice casts Culling Mark targeting Mogg Flunkies
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Stalking Tiger; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Stalking Tiger with Memnite
    When Bob blocks Stalking Tiger with Mogg Flunkies, and Grizzly Bears with Memnite
    Then Mogg Flunkies is blocking Stalking Tiger
    And Memnite is blocking Grizzly Bears

  @combat-45 @id:combat-10-alone-or-not-at-all @cr:506.5
  Scenario: Mogg Flunkies, which must block and can't block alone, don't block where a single creature attacks that one creature may block
    Stalking Tiger can't be blocked by more than one creature.

    Given Alice has Culling Mark in her hand
    And Alice has {G}{C}{C} to spend
    And Alice controls Stalking Tiger
    And Bob controls Mogg Flunkies; Memnite
    When Alice casts Culling Mark targeting Mogg Flunkies
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Stalking Tiger
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Stalking Tiger with Mogg Flunkies
    And Bob can't block Stalking Tiger with Mogg Flunkies; Memnite
    When Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @combat-09 @id:combat-10-two-with-menace @since:2020-04-17 @cr:702.111b @cr:509.1a
  Scenario: Palace Guard and Hill Giant block one of two Elvish Bards with menace, for neither can block the other Bard alone
    The Guard, which can block any number, may not block the second one by itself.

    Given Alice controls 2 Elvish Bard
    And Elvish Bard 1 starts with 1 menace counter
    And Elvish Bard 2 starts with 1 menace counter
    And Bob controls Palace Guard; Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Elvish Bard 1; Elvish Bard 2
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    And Bob can't block Elvish Bard 1 with Palace Guard; Hill Giant, and Elvish Bard 2 with Palace Guard
    When Bob blocks Elvish Bard 2 with Palace Guard; Hill Giant
    And Alice would choose Palace Guard; Hill Giant for Elvish Bard 2
    Then Palace Guard is blocking Elvish Bard 2
    And Hill Giant is blocking Elvish Bard 2
