@paying-06 @cr:601.2f @cr:601.2h @since:2005-10-01
Feature: Once the total cost is determined, nothing that is sacrificed or tapped for the spell changes it
  What is sacrificed or tapped for a spell was still there when the total cost was determined. Its reduction or its
  increase still counts.

  @id:paying-settled-familiar
  Scenario: Altar's Reap costs {B} though the Thunderscape Familiar that makes it cheaper is sacrificed for it
    Given Alice has Altar's Reap in her hand
    And Alice controls Thunderscape Familiar
    And Alice has {B} to spend
    When Alice casts Altar's Reap, sacrificing Thunderscape Familiar
    Then Altar's Reap is on the stack
    And Thunderscape Familiar is in Alice's graveyard
    And Alice has no mana left

  @paying-25 @id:paying-settled-no-familiar @cr:118.3
  Scenario: With Hill Giant to sacrifice, {B} does not pay for Altar's Reap, and {B} and a Swamp do
    Given Alice has Altar's Reap; Swamp in her hand
    And Alice controls Hill Giant
    And Alice has {B} to spend
    Then Alice can't cast Altar's Reap, sacrificing Hill Giant
    When Alice plays Swamp
    And Alice casts Altar's Reap, sacrificing Hill Giant
    Then Hill Giant is in Alice's graveyard
    And Swamp is tapped

  @id:paying-settled-increase
  Scenario: What Alice's Thalia adds to Altar's Reap still has to be paid though Thalia is sacrificed for it
    Given Alice has Altar's Reap; Swamp in her hand
    And Alice controls Thalia, Guardian of Thraben
    And Alice has {B}{C} to spend
    Then Alice can't cast Altar's Reap, sacrificing Thalia, Guardian of Thraben
    When Alice plays Swamp
    And Alice casts Altar's Reap, sacrificing Thalia, Guardian of Thraben
    Then Thalia, Guardian of Thraben is in Alice's graveyard
    And Swamp is tapped
    And Alice has no mana left

  @id:paying-settled-least
  Scenario: Under Alice's Trinisphere, Shrapnel Blast costs three mana though Trinisphere is sacrificed for it
    Given Alice has Shrapnel Blast; Mountain in her hand
    And Alice controls Trinisphere
    And Alice has {R}{C} to spend
    Then Alice can't cast Shrapnel Blast targeting Bob, sacrificing Trinisphere
    When Alice plays Mountain
    And Alice casts Shrapnel Blast targeting Bob, sacrificing Trinisphere
    Then Trinisphere is in Alice's graveyard
    And Mountain is tapped
    And Alice has no mana left

  @id:paying-settled-mana-ability @cr:601.2g
  Scenario: Nightscape Familiar, sacrificed for mana for Hill Giant, still makes it cheaper
    Red spells cost {1} less, so {2}{R} is to be paid, and that does not change while mana abilities are activated.

    Given Alice has Hill Giant in her hand
    And Alice controls Nightscape Familiar; Ashnod's Altar; Mountain
    When Alice casts Hill Giant, making mana with Ashnod's Altar; Mountain
    Then Hill Giant is on the stack
    And Nightscape Familiar is in Alice's graveyard
    And Mountain is tapped
    And Alice has no mana left
