@cr:903.8 @cr:118.8 @since:2011-06-17
Feature: The commander tax is added to whatever cost the commander is cast for
  It is {2} for each time that its owner has cast the commander from the command zone before, and part of the total cost.

  @paying-14 @id:paying-tax-on-free @since:2015-07-17 @cr:118.9d @report:mage-3387
  Scenario Outline: Josu Vess, cast <times> before, costs <cost> when it is cast for the {0} of Rooftop Storm
    Given Alice has Josu Vess, Lich Knight in the command zone
    And Josu Vess, Lich Knight is its owner's commander, cast <times> before
    And Alice controls Rooftop Storm
    And Alice has {C}{C}{C}{C}{C} to spend
    When Alice casts Josu Vess, Lich Knight from the command zone for the cost of Rooftop Storm
    Then Josu Vess, Lich Knight is on the stack
    And Alice has <left> left

    Examples:
      | times    | left            | cost    |
      | no times | {C}{C}{C}{C}{C} | nothing |
      | 1 time   | {C}{C}{C}       | {2}     |
      | 2 times  | {C}             | {4}     |

  @paying-09 @paying-14 @id:paying-tax-and-kicker @since:2015-07-17 @cr:118.9d @cr:702.33a @report:mage-3387
  Scenario: Josu Vess, cast once before, costs the tax and the kicker when it is cast for the {0} of Rooftop Storm with kicker
    {2} and {5}{B} are eight mana, one of them black.

    Given Alice has Josu Vess, Lich Knight in the command zone
    And Josu Vess, Lich Knight is its owner's commander, cast 1 time before
    And Alice has Swamp in her hand
    And Alice controls Rooftop Storm
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C} to spend
    Then Alice can't cast Josu Vess, Lich Knight from the command zone for the cost of Rooftop Storm with kicker
    When Alice plays Swamp
    And Alice casts Josu Vess, Lich Knight from the command zone for the cost of Rooftop Storm with kicker
    Then Alice has {C} left
    And Swamp is tapped

  @paying-14 @id:paying-tax-counts-casts @since:2020-07-17 @cr:903.9a @report:phase-8383
  Scenario: Isamaru, cast once, reanimated and put into the command zone when it dies again, costs {2} more
    Being put onto the battlefield is not casting, and dying does not add to the tax. With {4} more the mana would not be enough.

    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Reanimate in her hand
    And Alice controls Bloodthrone Vampire
    And Alice has {W}{W}{B}{C}{C}{C} to spend
    When Alice casts Isamaru, Hound of Konda from the command zone, spending {W}
    And everyone passes until the stack is empty
    And Alice activates Bloodthrone Vampire, sacrificing Isamaru, Hound of Konda
    And Alice doesn't put Isamaru, Hound of Konda into the command zone
    And everyone passes until the stack is empty
    And Alice casts Reanimate targeting Isamaru, Hound of Konda, spending {B}
    And everyone passes until the stack is empty
    And Alice activates Bloodthrone Vampire, sacrificing Isamaru, Hound of Konda
    And Alice puts Isamaru, Hound of Konda into the command zone
    And everyone passes until the stack is empty
    And Alice casts Isamaru, Hound of Konda from the command zone
    Then Isamaru, Hound of Konda is on the stack
    And Alice has {C} left

  @paying-11 @id:paying-free-from-hand-only @since:2016-01-22 @cr:601.3 @cr:118.9 @report:mage-776 @report:mage-1323
  Scenario: Omniscience lets spells be cast free from the hand, and not from the command zone or from the library
    Garruk's Horde lets Alice cast the creature on top of her library, for its mana cost.

    Given Alice has Isamaru, Hound of Konda in the command zone
    And Isamaru, Hound of Konda is its owner's commander, cast no times before
    And Alice has Grizzly Bears on top of her library
    And Alice has Hill Giant in her hand
    And Alice controls Omniscience; Garruk's Horde
    And Alice has {G}{C} to spend
    Then Alice can't cast Isamaru, Hound of Konda from the command zone without paying its mana cost
    And Alice can't cast Isamaru, Hound of Konda from the command zone
    And Alice can't cast Grizzly Bears from the top of her library without paying its mana cost
    When Alice casts Hill Giant without paying its mana cost
    And everyone passes until the stack is empty
    And Alice casts Grizzly Bears from the top of her library
    Then Grizzly Bears is on the stack
    And Hill Giant is on the battlefield
    And Alice has no mana left

  @paying-14 @id:paying-tax-and-bestow @since:2013-09-27 @cr:118.9d @cr:702.103a @cr:702.103b @report:mage-4083 @report:mage-6763
  Scenario: Kestia, cast once before, costs {2} more from the command zone for its bestow cost, and enters attached
    {3}{G}{W}{U} and {2} are eight mana.

    Given Alice has Kestia, the Cultivator in the command zone
    And Kestia, the Cultivator is its owner's commander, cast 1 time before
    And Alice controls Grizzly Bears
    And Alice has {G}{W}{U}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Kestia, the Cultivator from the command zone for its bestow cost targeting Grizzly Bears
    Then Alice has {C} left
    When everyone passes until the stack is empty
    Then Grizzly Bears is 6/6
    And Kestia, the Cultivator is on the battlefield

  @paying-11 @paying-14 @id:paying-tax-without-bestow @since:2013-09-27 @cr:702.103a @report:mage-6763
  Scenario: Kestia, cast once before, may also be cast for its mana cost and {2} more, as a creature
    Given Alice has Kestia, the Cultivator in the command zone
    And Kestia, the Cultivator is its owner's commander, cast 1 time before
    And Alice controls Grizzly Bears
    And Alice has {G}{W}{U}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Kestia, the Cultivator from the command zone
    Then Alice has {C}{C}{C} left
    When everyone passes until the stack is empty
    Then Kestia, the Cultivator is 4/4
    And Grizzly Bears is 2/2

  @paying-14 @convoke-02 @id:paying-tax-convoked @since:2013-07-13 @cr:702.51b
  Scenario: Six creatures and a Plains pay for The Wandering Rescuer the second time, and the six alone do not
    Given Alice has The Wandering Rescuer in the command zone
    And The Wandering Rescuer is its owner's commander, cast 1 time before
    And Alice has Plains in her hand
    And Alice controls 2 Savannah Lions; 4 Grizzly Bears
    Then Alice can't cast The Wandering Rescuer from the command zone
    When Alice plays Plains
    And Alice casts The Wandering Rescuer from the command zone
    Then The Wandering Rescuer is on the stack
    And Plains is tapped
    And Savannah Lions 1 is tapped
    And Savannah Lions 2 is tapped
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 4 is tapped

  @paying-14 @paying-15 @paying-17 @convoke-02 @id:paying-tax-without-mana @since:2013-07-13 @cr:702.51b @cr:702.66b
  Scenario: The tax of Hogaak, on which no mana can be spent, is paid with cards and a third creature
    Two creatures pay for the hybrid symbols. Six cards and Memnite pay for {5} and {2}.

    Given Alice has Hogaak, Arisen Necropolis in the command zone
    And Hogaak, Arisen Necropolis is its owner's commander, cast 1 time before
    And Alice has Shock; Lightning Bolt; Forest; Plains; Island; Swamp in her graveyard
    And Alice has Memnite in her hand
    And Alice controls 2 Grizzly Bears
    And Alice has {B}{B}{C}{C} to spend
    Then Alice can't cast Hogaak, Arisen Necropolis from the command zone
    When Alice casts Memnite
    And everyone passes until the stack is empty
    And Alice casts Hogaak, Arisen Necropolis from the command zone
    Then Hogaak, Arisen Necropolis is on the stack
    And Memnite is tapped
    And Alice's graveyard holds no cards
    And Alice has {B}{B}{C}{C} left
