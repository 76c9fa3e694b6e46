@combat-52 @cr:701.19a
Feature: What regenerates a creature does so once
  It stands in for the next destruction in the turn alone. Two such effects stand in for two.

  @id:combat-52-two-times
  Scenario: Death Ward regenerates Hill Giant from one Lightning Bolt, and not from a second one
    Given Alice has Death Ward in her hand
    And Alice controls Hill Giant; Plains
    And Bob has 2 Lightning Bolt in his hand
    And Bob controls 2 Mountain
    When Alice casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Lightning Bolt 1 targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is tapped
    And Hill Giant has no damage marked
    When Alice passes
    And Bob casts Lightning Bolt 2 targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @id:combat-52-two-effects @cr:614.5
  Scenario: Two Death Wards regenerate Hill Giant from one Lightning Bolt and from another
    Given Alice has 2 Death Ward in her hand
    And Alice controls Hill Giant; 2 Plains
    And Bob has 2 Lightning Bolt in his hand
    And Bob controls 2 Mountain
    When Alice casts Death Ward 1 targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Death Ward 2 targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Lightning Bolt 1 targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Lightning Bolt 2 targeting Hill Giant
    And everyone passes until the stack is empty
    Then Lightning Bolt 2 is in Bob's graveyard
    And Hill Giant is tapped
    And Hill Giant has no damage marked
