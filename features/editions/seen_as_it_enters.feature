@editions-50
Feature: How a permanent entered was seen without the effects of others
  From October 2007 until 2017-09-28 what others would do to a permanent began once it was there: whatever it says of its own entering was done, though it
  had lost all abilities a moment later. Since 2017-09-29 it is seen as it will be among them.

  @id:editions-50-with-counters @since:2007-10-01 @until:2017-09-28 @cr:614.1c @cr:614.12
  Scenario: Under Humility Spike Feeder enters with its two +1/+1 counters, and is 3/3
    Given Alice has Spike Feeder in her hand
    And Alice has {G}{G}{C} to spend
    And Bob controls Humility
    When Alice casts Spike Feeder
    And everyone passes until the stack is empty
    Then Spike Feeder bears 2 +1/+1 counters
    And Spike Feeder is 3/3

  @id:editions-50-without-counters @since:2017-09-29 @cr:614.1c @cr:614.12
  Scenario: Under Humility Spike Feeder enters without counters, and is 1/1
    Given Alice has Spike Feeder in her hand
    And Alice has {G}{G}{C} to spend
    And Bob controls Humility
    When Alice casts Spike Feeder
    And everyone passes until the stack is empty
    Then Spike Feeder bears no +1/+1 counters
    And Spike Feeder is 1/1

  @id:editions-50-tapped @since:2007-10-01 @until:2017-09-28 @cr:614.1d @cr:614.12
  Scenario: Beside Blood Moon Coastal Tower enters tapped, and is a Mountain
    Given Alice has Coastal Tower in her hand
    And Bob controls Blood Moon
    When Alice plays Coastal Tower
    Then Coastal Tower has the type Mountain
    And Coastal Tower is tapped

  @id:editions-50-untapped @since:2017-09-29 @cr:614.1d @cr:614.12
  Scenario: Beside Blood Moon Coastal Tower enters untapped, and is a Mountain
    Given Alice has Coastal Tower in her hand
    And Bob controls Blood Moon
    When Alice plays Coastal Tower
    Then Coastal Tower has the type Mountain
    And Coastal Tower is untapped

  @id:editions-50-as-a-copy @since:2007-10-01 @until:2017-09-28 @cr:706.5 @cr:614.12
  Scenario: Under Humility Clone enters as a copy of Hill Giant, and is red
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Humility; Hill Giant
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Hill Giant with Clone
    Then Clone is red
    And Clone is 1/1

  @id:editions-50-as-itself @since:2017-09-29 @cr:707.5 @cr:614.12
  Scenario: Under Humility Clone enters as a copy of nothing, and is blue
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Humility; Hill Giant
    When Alice casts Clone
    And everyone passes until the stack is empty
    Then Clone is on the battlefield
    And Clone is blue
    And Clone is 1/1

  @id:editions-50-no-creature-yet @since:2007-10-01 @until:2017-09-28 @cr:614.1d @cr:614.12
  Scenario: Sol Ring, which March of the Machines makes a creature, enters beside Grumgully without a counter, as it is no creature yet
    Grumgully has other creatures of Alice's that are no Humans enter with an additional +1/+1 counter.

    Given Alice has Sol Ring in her hand
    And Alice has {C} to spend
    And Alice controls Grumgully, the Generous; March of the Machines
    When Alice casts Sol Ring
    And everyone passes until the stack is empty
    Then Sol Ring bears no +1/+1 counters
    And Sol Ring is 1/1

  @id:editions-50-as-a-creature @since:2017-09-29 @cr:614.1d @cr:614.12
  Scenario: Sol Ring, which March of the Machines makes a creature, enters beside Grumgully with a +1/+1 counter
    Given Alice has Sol Ring in her hand
    And Alice has {C} to spend
    And Alice controls Grumgully, the Generous; March of the Machines
    When Alice casts Sol Ring
    And everyone passes until the stack is empty
    Then Sol Ring bears 1 +1/+1 counter
    And Sol Ring is 2/2

  @id:editions-50-own-types @since:2009-07-11 @until:2017-09-28 @cr:614.12 @cr:702.72a
  Scenario: Avian Changeling, a Human by an ability of its own, enters beside Grumgully without a counter
    Since 2009-07-11 what its own abilities make of it is seen; until 2017-09-28 effects of others, such as that of March of the
    Machines, were left out.

    Given Alice has Avian Changeling in her hand
    And Alice has {W}{C}{C} to spend
    And Alice controls Grumgully, the Generous
    And Bob controls March of the Machines
    When Alice casts Avian Changeling
    And everyone passes until the stack is empty
    Then Avian Changeling bears no +1/+1 counters
    And Avian Changeling is 2/2
