@counters-21
Feature: Loyalty and defense are counters
  A planeswalker has as much loyalty, and a battle as much defense, as it has counters of that kind. They are counters as others
  are.

  @counters-12 @id:counters-21-proliferated @since:2023-04-14 @cr:701.34a @cr:306.5c @cr:306.8 @cr:310.4c @report:mage-521
  Scenario: Alice proliferates for Teferi and for Invasion of Dominaria, and 3 damage leave him 2 loyalty, and it has 6 defense
    Given Alice has Steady Progress; Lightning Bolt in her hand
    And Alice has {U}{R}{R}{R} to spend
    And Alice controls Teferi, Time Raveler; Invasion of Dominaria
    And Teferi, Time Raveler starts with 4 loyalty counters
    And Invasion of Dominaria starts with 5 defense counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Teferi, Time Raveler; Invasion of Dominaria for Steady Progress
    And Alice casts Lightning Bolt targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 2 loyalty counters
    And Invasion of Dominaria bears 6 defense counters

  @id:counters-21-all-removed @since:2007-10-01 @cr:704.5i @cr:122.1e
  Scenario: Vampire Hexmage removes all counters from Teferi, who goes to the graveyard
    Given Alice controls Vampire Hexmage
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice activates Vampire Hexmage targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler is in Bob's graveyard

  @counters-14 @counters-16 @counters-18 @id:counters-21-vorinclex @since:2017-04-28 @cr:306.5b @cr:122.6 @cr:122.6a @report:mage-7463
  Scenario Outline: Teferi, whose printed loyalty is 4, enters under Alice's control with <count>, Vorinclex being under <whose>
    Given Alice has Teferi, Time Raveler in her hand
    And Alice has {W}{U}{C} to spend
    And <player> controls Vorinclex, Monstrous Raider
    When Alice casts Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears <count> loyalty counters

    Examples:
      | player | whose   | count |
      | Alice  | her own | 8     |
      | Bob    | Bob's   | 2     |

  @counters-14 @counters-16 @counters-19 @id:counters-21-as-a-cost @since:2009-07-11 @cr:606.4 @cr:118.11
  Scenario Outline: Alice puts a loyalty counter on Teferi, who has 4, as a cost, and has <count>, Vorinclex being under <whose> control
    Whatever becomes of the counter, the cost has been paid.

    Given Alice controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    And <player> controls Vorinclex, Monstrous Raider
    When Alice activates ability 1 of Teferi, Time Raveler
    Then Teferi, Time Raveler bears <count> loyalty counters
    And the stack holds, from the top, the activated ability of Teferi, Time Raveler

    Examples:
      | player | whose   | count |
      | Alice  | her own | 6     |
      | Bob    | Bob's   | 4     |
