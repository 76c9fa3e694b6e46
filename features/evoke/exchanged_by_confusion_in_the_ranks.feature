@evoke-17 @cr:702.74a @cr:603.3b @cr:701.12b @since:2007-10-01
Feature: Confusion in the Ranks can hand an evoked creature over before it is sacrificed
  Its ability triggers on the same entering as the creature's own, and a player who controls both orders them all. If the
  exchange resolves first, the sacrifice is carried out by the player who got the creature; if the sacrifice resolves
  first, there is nothing left to exchange.

  @id:evoke-17-exchange-before-sacrifice @cr:701.21a @cr:400.3 @report:mage-12582
  Scenario: Exchanged first, Ingot Chewer is sacrificed from under Bob's control and Alice keeps what she got
    Given Alice has Ingot Chewer in her hand
    And Alice controls Confusion in the Ranks; Mountain
    And Bob controls Grizzly Bears; Sol Ring
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Confusion in the Ranks; the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And everyone passes until one object has left the stack
    Then Ingot Chewer is on the battlefield under Bob's control
    And Grizzly Bears is on the battlefield under Alice's control
    When everyone passes until the stack is empty
    Then Ingot Chewer is in Alice's graveyard
    And Sol Ring is in Bob's graveyard
    And Grizzly Bears is on the battlefield under Alice's control

  @id:evoke-17-exchange-new-controller-sacrifices @cr:701.21a @report:mage-12582
  Scenario: After the exchange it is not Alice who sacrifices Ingot Chewer
    She got Gixian Infiltrator for it, which would grow if she were the one.

    Given Alice has Ingot Chewer in her hand
    And Alice controls Confusion in the Ranks; Mountain
    And Bob controls Gixian Infiltrator; Sol Ring
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Confusion in the Ranks; the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And everyone passes until the stack is empty
    Then Ingot Chewer is in Alice's graveyard
    And Gixian Infiltrator is on the battlefield under Alice's control
    And Gixian Infiltrator bears no +1/+1 counters

  @id:evoke-17-sacrifice-before-exchange @cr:701.12a
  Scenario: Sacrificed first, Ingot Chewer is exchanged for nothing
    Given Alice has Ingot Chewer in her hand
    And Alice controls Confusion in the Ranks; Mountain
    And Bob controls Grizzly Bears; Sol Ring
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Ingot Chewer; the enters ability of Confusion in the Ranks; the enters ability of Ingot Chewer
    And everyone passes until the stack is empty
    Then Ingot Chewer is in Alice's graveyard
    And Sol Ring is in Bob's graveyard
    And Grizzly Bears is on the battlefield under Bob's control

  @evoke-13 @id:evoke-17-exchange-of-an-opponents @cr:101.4 @cr:701.21a @cr:603.3d
  Scenario: With Bob's Confusion in the Ranks Alice chooses what she gets, and Bob sacrifices what he got
    The ability is Bob's and lies above both of Alice's on her turn, but the player whose creature entered chooses the target.

    Given Alice has Ingot Chewer in her hand
    And Alice controls Mountain
    And Bob controls Confusion in the Ranks; Grizzly Bears; Gixian Infiltrator; Sol Ring
    When Alice casts Ingot Chewer for its evoke cost
    And everyone passes until Ingot Chewer enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And Alice targets Grizzly Bears with the enters ability of Confusion in the Ranks
    Then the stack holds, from the top, the enters ability of Confusion in the Ranks; the enters ability of Ingot Chewer; the evoke ability of Ingot Chewer
    And the enters ability of Confusion in the Ranks is controlled by Bob
    When everyone passes until the stack is empty
    Then Ingot Chewer is in Alice's graveyard
    And Grizzly Bears is on the battlefield under Alice's control
    And Gixian Infiltrator bears 1 +1/+1 counter
