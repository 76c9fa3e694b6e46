@counters-18 @cr:614.1c @cr:614.12 @since:2020-04-17
Feature: What enters with a keyword counter has that keyword from the start, and no other
  Where there is a choice its controller makes it as it enters.

  @counters-01 @id:counters-18-glider
  Scenario Outline: Helica Glider enters with <article> <kind> counter, and has <kind> and no <other>
    Given Alice has Helica Glider in her hand
    And Alice has {W}{C}{C} to spend
    When Alice casts Helica Glider
    And everyone passes until someone is asked
    Then Alice is asked to choose a counter for Helica Glider
    When Alice chooses the counter <kind> for Helica Glider
    Then Helica Glider bears 1 <kind> counter
    And Helica Glider has the keyword <kind>
    And Helica Glider lacks the keyword <other>

    Examples:
      | article | kind         | other        |
      | a       | flying       | first strike |
      | a       | first strike | flying       |

  @id:counters-18-only-those
  Scenario: Alice can't choose a counter for Helica Glider that it does not offer
    Given Alice has Helica Glider in her hand
    And Alice has {W}{C}{C} to spend
    When Alice casts Helica Glider
    And everyone passes until someone is asked
    Then Alice can't choose the counter lifelink for Helica Glider
    When Alice chooses the counter flying for Helica Glider
    Then Helica Glider has the keyword flying

  @id:counters-18-pteron @cr:702.11b
  Scenario: Wingfold Pteron enters with a hexproof counter, and Bob's Lightning Bolt can't target it
    Given Alice has Wingfold Pteron in her hand
    And Alice has {U}{C}{C}{C}{C}{C} to spend
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice casts Wingfold Pteron
    And everyone passes until someone is asked
    And Alice chooses the counter hexproof for Wingfold Pteron
    And Alice passes
    Then Bob can't cast Lightning Bolt targeting Wingfold Pteron
    And Wingfold Pteron has the keyword hexproof

  @counters-16 @id:counters-18-doubled @cr:614.1a
  Scenario Outline: Beside <doubler> Helica Glider enters with two flying counters
    Given Alice has Helica Glider in her hand
    And Alice has {W}{C}{C} to spend
    And Alice controls <doubler>
    When Alice casts Helica Glider
    And everyone passes until someone is asked
    And Alice chooses the counter flying for Helica Glider
    Then Helica Glider bears 2 flying counters
    And Helica Glider has the keyword flying

    Examples:
      | doubler                     |
      | Vorinclex, Monstrous Raider |
      | Winding Constrictor         |

  @counters-17 @id:counters-18-none @cr:614.17
  Scenario: Under Solemnity Helica Glider enters without a counter, and has neither flying nor first strike
    Given Alice has Helica Glider in her hand
    And Alice has {W}{C}{C} to spend
    And Bob controls Solemnity
    When Alice casts Helica Glider
    And everyone passes until the stack is empty
    And Alice would choose the counter flying for Helica Glider
    Then Helica Glider lacks the keyword flying
    And Helica Glider lacks the keyword first strike
    And Helica Glider is 2/2

  @id:counters-18-humility
  Scenario: Under Humility Helica Glider enters without a counter: as it would be on the battlefield it has no ability that gives one
    Given Alice has Helica Glider in her hand
    And Alice has {W}{C}{C} to spend
    And Bob controls Humility
    When Alice casts Helica Glider
    And everyone passes until the stack is empty
    Then Helica Glider is 1/1
    And Helica Glider bears no flying counters
    And Helica Glider bears no first strike counters
