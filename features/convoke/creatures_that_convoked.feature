@convoked-01 @cr:702.51c @since:2018-10-05
Feature: The spell remembers which creatures convoked it
  A creature that was tapped for the cost has convoked the spell. Venerated Loxodon puts a +1/+1 counter on each creature that
  convoked it, and asks nothing else of them: not whose they are now, nor whether they are tapped. But a creature that has left
  the battlefield and come back is a new one, and so is a Loxodon that has.

  @id:convoke-01-remembered @cr:400.7d
  Scenario: Venerated Loxodon puts a counter on each of the two creatures that convoked it, and on no other
    Given Alice has Venerated Loxodon in her hand
    And Alice controls 3 Grizzly Bears; Plains; 2 Mountain
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until the stack is empty
    Then Grizzly Bears 1 bears 1 +1/+1 counter
    And Grizzly Bears 2 bears 1 +1/+1 counter
    And Grizzly Bears 3 bears no +1/+1 counters
    And Venerated Loxodon is 4/4

  @convoke-06 @id:convoke-01-remembered-not-for-mana @cr:400.7d
  Scenario: A creature tapped for mana for Venerated Loxodon did not convoke it
    Given Alice has Venerated Loxodon in her hand
    And Alice controls Llanowar Elves; Grizzly Bears; Plains; 2 Mountain
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears, making mana with Llanowar Elves; Plains; Mountain 1; Mountain 2
    And everyone passes until the stack is empty
    Then Grizzly Bears is 3/3
    And Llanowar Elves is 1/1
    And Llanowar Elves is tapped

  @id:convoke-01-remembered-nobody @cr:400.7d
  Scenario: Paid for with mana alone, Venerated Loxodon puts no counters on anything
    Given Alice has Venerated Loxodon in her hand
    And Alice controls 2 Grizzly Bears
    And Alice has {W}{C}{C}{C}{C} to spend
    When Alice casts Venerated Loxodon, spending {W}{C}{C}{C}{C}
    And everyone passes until the stack is empty
    Then Venerated Loxodon is on the battlefield
    And Grizzly Bears 1 is 2/2
    And Grizzly Bears 2 is 2/2

  @id:convoke-01-remembered-but-returned @cr:400.7
  Scenario: A creature that convoked Venerated Loxodon and was then exiled and returned gets no counter
    Given Alice has Venerated Loxodon; Cloudshift in her hand
    And Alice controls 2 Grizzly Bears; 4 Plains
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2, making mana with Plains 1; Plains 2; Plains 3
    And Alice casts Cloudshift targeting Grizzly Bears 1, making mana with Plains 4
    And everyone passes until the stack is empty
    Then Grizzly Bears 1 bears no +1/+1 counters
    And Grizzly Bears 2 bears 1 +1/+1 counter

  @id:convoke-01-remembered-under-another-player
  Scenario: A creature that convoked Venerated Loxodon gets its counter although Bob controls it now
    Given Alice has Venerated Loxodon in her hand
    And Alice controls 2 Grizzly Bears; 3 Plains
    And Bob has Ray of Command in his hand
    And Bob has {U}{U}{U}{U} to spend
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2
    And Alice passes
    And Bob casts Ray of Command targeting Grizzly Bears 1
    And everyone passes until the stack is empty
    Then Grizzly Bears 1 is on the battlefield under Bob's control
    And Grizzly Bears 1 is 3/3
    And Grizzly Bears 2 is 3/3

  @id:convoke-01-remembered-by-the-first-loxodon @cr:400.7 @cr:608.2h @derived
  Scenario: Venerated Loxodon, exiled and returned, was convoked by nothing, but its first ability still finds the creatures that convoked it
    Both abilities resolve, the second Loxodon's first. Each creature gets one counter, not two and not none.

    Given Alice has Venerated Loxodon; Cloudshift in her hand
    And Alice controls 2 Grizzly Bears; 4 Plains
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2, making mana with Plains 1; Plains 2; Plains 3
    And everyone passes until Venerated Loxodon enters
    And Alice casts Cloudshift targeting Venerated Loxodon
    And everyone passes until Cloudshift has left the stack
    Then the stack holds, from the top, the enters ability of Venerated Loxodon (2); the enters ability of Venerated Loxodon
    When everyone passes until one object has left the stack
    Then the stack holds, from the top, the enters ability of Venerated Loxodon
    And Grizzly Bears 1 bears no +1/+1 counters
    When everyone passes until the stack is empty
    Then Grizzly Bears 1 bears 1 +1/+1 counter
    And Grizzly Bears 2 bears 1 +1/+1 counter

  @id:convoke-01-remembered-by-a-copy @since:2020-09-25 @cr:707.10 @cr:608.3f
  Scenario: A copy of Venerated Loxodon on the stack was convoked by the same creatures
    The token that the copy becomes puts a counter on each of them as well.

    Given Alice has Venerated Loxodon; Double Major in her hand
    And Alice controls 2 Grizzly Bears; 3 Plains; Forest; Island
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2, making mana with Plains 1; Plains 2; Plains 3
    And Alice casts Double Major targeting Venerated Loxodon
    And everyone passes until the stack is empty
    Then Alice has 1 token named Venerated Loxodon
    And Grizzly Bears 1 bears 2 +1/+1 counters
    And Grizzly Bears 2 bears 2 +1/+1 counters

  @id:convoke-01-not-remembered-by-a-clone @cr:707.2 @cr:400.7d
  Scenario: A Clone that copies Venerated Loxodon was convoked by no creature
    Given Alice has Venerated Loxodon; Clone in her hand
    And Alice controls 2 Grizzly Bears; 3 Plains; 4 Island
    When Alice casts Venerated Loxodon, convoking with Grizzly Bears 1; Grizzly Bears 2, making mana with Plains 1; Plains 2; Plains 3
    And everyone passes until the stack is empty
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Venerated Loxodon with Clone
    And everyone passes until the stack is empty
    Then Clone is 4/4
    And Grizzly Bears 1 bears 1 +1/+1 counter
    And Grizzly Bears 2 bears 1 +1/+1 counter

  @id:convoke-01-remembered-though-dead @since:2022-04-29 @cr:701.50b @cr:608.2h
  Scenario: A creature that convoked Lethal Scheme and has died since still connives
    The spell remembers it. Alice, who controlled it last, draws a card and discards one.

    Given Alice has Lethal Scheme; Savannah Lions in her hand
    And Alice controls Bloodthrone Vampire
    And Alice has {B}{C}{C} to spend
    And Bob controls Hill Giant
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice casts Lethal Scheme targeting Hill Giant
    And Alice passes
    And Bob casts Lightning Bolt targeting Bloodthrone Vampire
    And everyone passes until Lightning Bolt has left the stack
    Then Bloodthrone Vampire is in Alice's graveyard
    When everyone passes until someone is asked
    And Alice discards Savannah Lions for Lethal Scheme
    Then Hill Giant is in Bob's graveyard
    And Savannah Lions is in Alice's graveyard
    And Alice has drawn 1 card this turn
