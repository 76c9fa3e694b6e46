@convoke-07 @cr:702.51a @cr:601.2g @cr:601.2h @since:2022-10-07
Feature: A creature that convokes may be sacrificed for an additional cost of the same spell
  Mana abilities are activated before the cost is paid, so what is sacrificed for one of them is not there to convoke. An
  additional cost is paid together with the mana, in whatever order the player likes: a creature can be tapped for the one and then
  sacrificed for the other.

  @id:convoke-07-tapped-then-sacrificed @cr:118.8 @derived
  Scenario: Blood Pet convokes Altar's Reap and is then sacrificed for it, but not for mana
    Flockchaser Phantom's attack gives convoke to the next spell. Blood Pet and Bloodthrone Vampire pay {1}{B} and the sacrifice,
    as long as Blood Pet is tapped first and sacrificed afterwards.

    Given Alice has Altar's Reap in her hand
    And Alice controls Flockchaser Phantom; Bloodthrone Vampire; Blood Pet
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flockchaser Phantom
    And everyone passes until the stack is empty
    Then Alice can't cast Altar's Reap, convoking with Blood Pet, sacrificing Bloodthrone Vampire, making mana with Blood Pet
    And Alice can't cast Altar's Reap, convoking with Bloodthrone Vampire, sacrificing Blood Pet, making mana with Blood Pet
    When Alice casts Altar's Reap, convoking with Bloodthrone Vampire for {B}; Blood Pet for {1}, sacrificing Blood Pet
    Then Altar's Reap is on the stack
    And Bloodthrone Vampire is tapped
    And Blood Pet is in Alice's graveyard
