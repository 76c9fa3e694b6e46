@counters-09 @cr:702.79a @since:2008-05-01
Feature: Persist returns what died without a -1/-1 counter, with one
  It comes back to its owner as a new object. Other counters make no difference.

  @id:counters-09-once @cr:400.7 @report:phase-5910 @report:phase-353
  Scenario: Kitchen Finks, sacrificed, returns with a -1/-1 counter, and sacrificed again it stays in the graveyard
    It has Alice gain 2 life again as it enters.

    Given Alice controls Kitchen Finks; Ashnod's Altar
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 2/1
    And Kitchen Finks bears 1 -1/-1 counter
    And Alice is at 22 life
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is in Alice's graveyard
    And Alice is at 22 life

  @counters-11 @id:counters-09-plus-counter @cr:122.2
  Scenario: Kitchen Finks with a +1/+1 counter returns with a -1/-1 counter alone
    Given Alice controls Kitchen Finks; Ashnod's Altar
    And Kitchen Finks starts with 1 +1/+1 counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks bears 1 -1/-1 counter
    And Kitchen Finks is 2/1

  @id:counters-09-owner @cr:108.3
  Scenario: Bob's Kitchen Finks, which Alice has taken and sacrifices, returns under Bob's control
    Bob gains the 2 life, then.

    Given Alice controls Bob's Kitchen Finks; Ashnod's Altar
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is on the battlefield under Bob's control
    And Kitchen Finks is 2/1
    And Bob is at 22 life
    And Alice is at 20 life

  @id:counters-09-lost @since:2009-07-11 @cr:603.10a
  Scenario: Under Dress Down Kitchen Finks has no persist when it dies, and stays in the graveyard
    Given Alice controls Kitchen Finks; Ashnod's Altar; Dress Down
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is in Alice's graveyard

  @since:2020-09-25 @id:counters-09-token @cr:111.8 @cr:704.5d
  Scenario: A token that is a copy of Kitchen Finks, which has persist, is sacrificed, and does not return
    Given Alice has Kitchen Finks; Double Major in her hand
    And Alice has {U}{U}{G}{G}{G}{G} to spend
    And Alice controls Ashnod's Altar
    When Alice casts Kitchen Finks
    And Alice casts Double Major targeting Kitchen Finks
    And everyone passes until the stack is empty
    Then Alice has 1 token named Kitchen Finks
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing the Kitchen Finks token of Alice
    Then the stack holds, from the top, the persist ability of the Kitchen Finks token of Alice
    When everyone passes until the stack is empty
    Then Alice has no tokens named Kitchen Finks
    And Kitchen Finks is 3/2

  @damage-03 @id:counters-09-wither @cr:120.3d
  Scenario Outline: Kitchen Finks dies of 3 damage from <spell>, which has <what>, and <fate>
    Given Alice has <spell> in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Kitchen Finks
    When Alice casts <spell> targeting Kitchen Finks
    And everyone passes until the stack is empty
    Then <spell> is in Alice's graveyard
    And Kitchen Finks is <state>
    And Bob is at <life> life

    Examples:
      | spell          | what      | fate                                  | state              | life |
      | Puncture Blast | wither    | stays dead, for it had -1/-1 counters | in Bob's graveyard | 20   |
      | Lightning Bolt | no wither | returns                               | 2/1                | 22   |

  @id:counters-09-exiled @cr:700.4 @cr:614.6
  Scenario: With Rest in Peace Kitchen Finks is exiled when it is sacrificed, and persist does not trigger
    Given Alice controls Kitchen Finks; Ashnod's Altar; Rest in Peace
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    Then the stack is empty
    And Kitchen Finks is in exile
    When everyone passes until it is Alice's beginning of combat
    Then Kitchen Finks is in exile

  @id:counters-09-copy @cr:707.2 @cr:400.7 @report:phase-3260
  Scenario: Clone, a copy of Kitchen Finks, persists: it returns as Clone with a -1/-1 counter, and may copy Kitchen Finks again
    Given Alice has Clone in her hand
    And Alice has {C}{C}{C}{U} to spend
    And Alice controls Ashnod's Altar
    And Bob controls Kitchen Finks
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Kitchen Finks with Clone
    And everyone passes until the stack is empty
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Clone
    And everyone passes until someone is asked
    And Alice copies Kitchen Finks with Clone
    And everyone passes until the stack is empty
    Then Clone is 2/1
    And Clone has the keyword persist
    And Alice is at 24 life

  @id:counters-09-copy-of-nothing @cr:707.2 @cr:704.5f
  Scenario: Clone, a copy of Kitchen Finks, persists, copies nothing that time, and is a 0/0 with a -1/-1 counter that dies for good
    Given Alice has Clone in her hand
    And Alice has {C}{C}{C}{U} to spend
    And Alice controls Ashnod's Altar
    And Bob controls Kitchen Finks
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Kitchen Finks with Clone
    And everyone passes until the stack is empty
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Clone
    And everyone passes until someone is asked
    And Alice copies nothing with Clone
    And everyone passes until the stack is empty
    Then Clone is in Alice's graveyard
    And Alice is at 22 life
