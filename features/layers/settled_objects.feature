@layers-07
Feature: A resolved spell changes what was there, a static ability what is there
  To which permanents the effect of a spell applies is settled as it resolves. A static ability applies at any moment to whatever
  fits then.

  @id:layers-07-spell @since:2010-10-01 @cr:611.2c
  Scenario: Triumph of the Hordes gives nothing to Hill Giant, which comes after it
    Given Alice controls Grizzly Bears
    And Alice has Triumph of the Hordes; Hill Giant in her hand
    And Alice has {G}{G}{R}{R}{R}{R}{R}{R} to spend
    When Alice casts Triumph of the Hordes
    And everyone passes until the stack is empty
    And Alice casts Hill Giant
    And everyone passes until Hill Giant enters
    Then Grizzly Bears is 3/3
    And Hill Giant is 3/3

  @id:layers-07-static @cr:611.3a
  Scenario: Glorious Anthem changes Hill Giant too, which comes after it
    Given Alice controls Grizzly Bears; Glorious Anthem
    And Alice has Hill Giant in her hand
    And Alice has {R}{C}{C}{C} to spend
    When Alice casts Hill Giant
    And everyone passes until Hill Giant enters
    Then Grizzly Bears is 3/3
    And Hill Giant is 4/4

  @id:layers-07-becoming-one @cr:611.2c
  Scenario: Mutavault, which becomes a creature after Polymorphist's Jest, has its own size and no color
    Given Alice controls Mutavault; Grizzly Bears
    And Bob has Polymorphist's Jest in his hand
    And Bob has {U}{U}{C} to spend
    And Alice has {C} to spend
    When Alice passes
    And Bob casts Polymorphist's Jest targeting Alice
    And everyone passes until the stack is empty
    And Alice activates ability 2 of Mutavault
    And everyone passes until the stack is empty
    Then Grizzly Bears is 1/1
    And Grizzly Bears is blue
    And Mutavault is 2/2
    And Mutavault is colorless

  @id:layers-07-being-one @cr:611.2c
  Scenario: Mutavault, which is a creature as Polymorphist's Jest resolves, is made 1/1 with the others
    Given Alice controls Mutavault; Grizzly Bears
    And Bob has Polymorphist's Jest in his hand
    And Bob has {U}{U}{C} to spend
    And Alice has {C} to spend
    When Alice activates ability 2 of Mutavault
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Polymorphist's Jest targeting Alice
    And everyone passes until the stack is empty
    Then Grizzly Bears is 1/1
    And Mutavault is 1/1
    And Mutavault is blue

  @id:layers-07-no-more-one @since:2010-10-01 @cr:611.3a
  Scenario: Glorious Anthem lets go of Serra Angel as Bob takes it, while Triumph of the Hordes goes with it
    Given Alice controls Serra Angel; Glorious Anthem
    And Alice has Triumph of the Hordes in her hand
    And Alice has {G}{G}{C}{C} to spend
    And Bob has Ray of Command in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice casts Triumph of the Hordes
    And everyone passes until the stack is empty
    Then Serra Angel is 6/6
    When Alice passes
    And Bob casts Ray of Command targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is 5/5
    And Serra Angel has the keyword infect
