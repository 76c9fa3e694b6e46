@counters-10 @cr:702.93a @since:2012-02-01
Feature: Undying returns what died without a +1/+1 counter, with one
  It comes back to its owner as a new object, and stays dead the next time unless it has lost that counter before.

  @id:counters-10-once @cr:400.7 @report:phase-6412 @report:phase-353
  Scenario: Young Wolf, sacrificed, returns with a +1/+1 counter, and sacrificed again it stays in the graveyard
    Given Alice controls Young Wolf; Ashnod's Altar
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is 2/2
    And Young Wolf bears 1 +1/+1 counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is in Alice's graveyard

  @counters-11 @id:counters-10-minus-counter @cr:122.2
  Scenario: Sightless Ghoul with a -1/-1 counter returns with a +1/+1 counter alone
    Given Alice controls Sightless Ghoul; Ashnod's Altar
    And Sightless Ghoul starts with 1 -1/-1 counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Sightless Ghoul
    And everyone passes until the stack is empty
    Then Sightless Ghoul bears 1 +1/+1 counter
    And Sightless Ghoul is 3/3

  @id:counters-10-given @cr:400.7
  Scenario: Hill Giant, given undying, returns as a 4/4 without undying
    Given Alice has Undying Evil in her hand
    And Alice has {B} to spend
    And Alice controls Hill Giant; Ashnod's Altar
    When Alice casts Undying Evil targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4
    And Hill Giant lacks the keyword undying

  @counters-09 @id:counters-10-persist-too @cr:400.7 @cr:702.79a
  Scenario Outline: Kitchen Finks with undying as well returns by <first>, which resolves first, and <second> finds nothing more
    Both abilities trigger. What came back is no longer the card in the graveyard that the other one would return.

    Given Alice has Undying Evil in her hand
    And Alice has {B} to spend
    And Alice controls Kitchen Finks; Ashnod's Altar
    When Alice casts Undying Evil targeting Kitchen Finks
    And everyone passes until the stack is empty
    And Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And Alice puts her abilities on the stack, from the top: the <first> ability of Kitchen Finks; the <second> ability of Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is <size>
    And Alice is at 22 life

    Examples:
      | first   | second  | size |
      | persist | undying | 2/1  |
      | undying | persist | 4/3  |

  @id:counters-10-owner @cr:110.2 @report:mage-2148
  Scenario: Bob's Young Wolf, which Alice has taken and sacrifices, returns under Bob's control
    Given Alice controls Ashnod's Altar
    And Alice controls Bob's Young Wolf
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is on the battlefield under Bob's control
    And Young Wolf is 2/2

  @counters-11 @id:counters-10-new-object @cr:400.7 @cr:611.2c @report:mage-42
  Scenario: Nausea, by which all creatures get -1/-1, kills Young Wolf, and has nothing to do with the Young Wolf that returns
    Given Alice has Nausea in her hand
    And Alice has {C}{B} to spend
    And Bob controls Young Wolf; Grizzly Bears
    When Alice casts Nausea
    And everyone passes until the stack is empty
    Then Young Wolf is 2/2
    And Grizzly Bears is 1/1
