@evoke-05 @cr:118.9 @cr:601.2f @since:2007-10-01
Feature: The evoke cost is paid instead of the mana cost
  Whoever evokes pays the evoke cost and nothing of the mana cost. It is another price and not always a lower one; it has
  its own colors and must be paid as it stands.

  @id:evoke-05-evoke-cost-alone
  Scenario: Evoking Mulldrifter takes three mana out of eight
    The evoke cost and the mana cost together would take all eight.

    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has {U}{U}{U}{U}{U} left

  @id:evoke-05-mana-cost-alone
  Scenario: Casting Mulldrifter without evoke takes five mana out of eight
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter
    Then Alice has {U}{U}{U} left

  @id:evoke-05-colors @cr:601.2h
  Scenario: The evoke cost asks for its own color
    Given Alice has Mulldrifter; Island in her hand
    And Alice controls 2 Mountain; Swamp
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice plays Island
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Island is tapped

  @id:evoke-05-dearer
  Scenario: Reveillark may be evoked for more than it costs
    Given Alice has Reveillark in her hand
    And Alice has {W}{W}{W}{W}{W}{W} to spend
    When Alice casts Reveillark for its evoke cost
    Then Alice has no mana left

  @id:evoke-05-dearer-out-of-reach @cr:118.9b
  Scenario: Five mana pay for Reveillark and do not evoke it
    Given Alice has Reveillark in her hand
    And Alice has {W}{W}{W}{W}{W} to spend
    Then Alice can't cast Reveillark for its evoke cost
    When Alice casts Reveillark
    Then Alice has no mana left
    When everyone passes until Reveillark enters
    Then the stack is empty
