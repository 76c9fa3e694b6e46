@editions-35
Feature: What sets power and toughness did away with what had changed them before
  Until 2009-07-10 what set power and toughness and what had resolved to change them were one layer, in which the order was that of
  their timestamps. Counters, and static abilities that change power and toughness, came after both. Since 2009-07-11 power and
  toughness are set before anything changes them.

  @id:editions-35-undone @until:2009-07-10 @cr:418.5a
  Scenario: Diminish sets Hill Giant to 1/1 and takes away what Giant Growth has added
    Given Alice controls Hill Giant
    And Alice has Diminish; Giant Growth in her hand
    And Alice has {U}{G} to spend
    When Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Diminish targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1

  @id:editions-35-added-to @since:2009-07-11 @cr:613.4b @cr:613.4c
  Scenario: Diminish sets Hill Giant to 1/1, to which is added what Giant Growth adds
    Given Alice controls Hill Giant
    And Alice has Diminish; Giant Growth in her hand
    And Alice has {U}{G} to spend
    When Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Diminish targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4

  @id:editions-35-added-later @until:2009-07-10 @cr:418.5a
  Scenario: Giant Growth adds to the 1/1 that Diminish has made of Hill Giant
    Given Alice controls Hill Giant
    And Alice has Diminish; Giant Growth in her hand
    And Alice has {U}{G} to spend
    When Alice casts Diminish targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4

  @id:editions-35-counters-and-static @until:2009-07-10 @cr:418.5a
  Scenario: A +1/+1 counter and Glorious Anthem add to the 1/1 that Diminish makes of Hill Giant, though they are older
    Given Alice controls Hill Giant; Glorious Anthem
    And Hill Giant starts with 1 +1/+1 counter
    And Alice has Diminish in her hand
    And Alice has {U} to spend
    When Alice casts Diminish targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
