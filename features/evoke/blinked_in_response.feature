@evoke-14 @evoke-08 @cr:702.74a @cr:400.7 @cr:603.6 @since:2007-10-01
Feature: An evoked creature that is exiled and returned in response stays
  What comes back is a new object. It was not cast, so no evoke cost was paid for it and no sacrifice triggers; and the
  ability that still waits on the stack means the object that has gone. Its own enters ability triggers anew.

  @id:evoke-14-cloudshift-both-on-stack @report:wagic-1129
  Scenario: Cloudshift with both abilities on the stack adds a draw and loses no creature
    Given Alice has Mulldrifter; Cloudshift in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Plains
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice casts Cloudshift targeting Mulldrifter
    And everyone passes until Cloudshift has left the stack
    Then nobody is asked anything
    And Mulldrifter is on the battlefield
    And the stack holds, from the top, the enters ability of Mulldrifter (2); the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    And Alice has drawn 4 cards this turn

  @id:evoke-14-ephemerate-between @since:2010-04-23 @cr:117.3b @report:phase-8965
  Scenario: After the first two cards are drawn there is still time for Ephemerate
    Given Alice has Mulldrifter; Ephemerate in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Plains
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Alice has drawn 2 cards this turn
    And Alice has priority
    And the stack holds, from the top, the evoke ability of Mulldrifter
    When Alice casts Ephemerate targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    And Alice has drawn 4 cards this turn

  @id:evoke-14-cloudshift-too-late @cr:601.2c
  Scenario: Once the sacrifice has resolved there is nothing left for Cloudshift to save
    Given Alice has Mulldrifter; Cloudshift in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Plains
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard
    And Alice can't cast Cloudshift targeting Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
