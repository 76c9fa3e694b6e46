Feature: The legend rule before and since July 2013
  Until 2013-07-12 all legendary permanents with the same name went to the graveyard together, whoever controlled them. Since the rules
  of Magic 2014 each player looks at their own only, and keeps one of them.

  @until:2013-07-12 @editions-08 @id:editions-08-own-until @cr:704.5k
  Scenario: Until 2013-07-12 a second Isamaru takes the first along to the graveyard, and nobody is asked
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"
    And Alice has Isamaru, Hound of Konda "the second Isamaru" in her hand
    And Alice has {W} to spend
    When Alice casts the second Isamaru, spending {W}
    And everyone passes until the stack is empty
    Then the first Isamaru is in Alice's graveyard
    And the second Isamaru is in Alice's graveyard
    And nobody is asked anything

  @since:2013-07-13 @editions-08 @id:editions-08-own-since @cr:704.5j
  Scenario: Since 2013-07-13 Alice keeps one of two Isamarus
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"
    And Alice has Isamaru, Hound of Konda "the second Isamaru" in her hand
    And Alice has {W} to spend
    When Alice casts the second Isamaru, spending {W}
    And everyone passes until someone is asked
    And Alice keeps the second Isamaru
    Then the first Isamaru is in Alice's graveyard
    And the second Isamaru is on the battlefield

  @until:2013-07-12 @editions-08 @id:editions-08-opponents-until @cr:704.5k
  Scenario: Until 2013-07-12 Alice's Isamaru and Bob's go to their owners' graveyards
    Given Alice has Isamaru, Hound of Konda "Alice's Isamaru" in her hand
    And Alice has {W} to spend
    And Bob controls Isamaru, Hound of Konda "Bob's Isamaru"
    When Alice casts Alice's Isamaru, spending {W}
    And everyone passes until the stack is empty
    Then Alice's Isamaru is in Alice's graveyard
    And Bob's Isamaru is in Bob's graveyard

  @since:2013-07-13 @editions-08 @id:editions-08-opponents-since @cr:704.5j
  Scenario: Since 2013-07-13 Alice's Isamaru and Bob's both stay
    Given Alice has Isamaru, Hound of Konda "Alice's Isamaru" in her hand
    And Alice has {W} to spend
    And Bob controls Isamaru, Hound of Konda "Bob's Isamaru"
    When Alice casts Alice's Isamaru, spending {W}
    And everyone passes until the stack is empty
    Then Alice's Isamaru is on the battlefield
    And Bob's Isamaru is on the battlefield
    And nobody is asked anything
