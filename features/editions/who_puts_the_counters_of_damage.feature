Feature: Who puts the counters that damage comes to, before and since April 2017
  Since the rules of 2017-04-28 the controller of a source with infect or wither puts the -1/-1 counters and gives the poison
  counters that its damage comes to. Before, the damage caused counters to be put and a player to get them, and nobody was said
  to do that. What speaks of counters that you put, or that a player puts, meets them since then only; what speaks of counters
  that are put or got, whoever does it, always has.

  @since:2010-10-01 @editions-20 @until:2017-04-27 @id:editions-20-nobody-puts @cr:119.3d @cr:702.89c @cr:603.2 @derived
  Scenario: Nobody has put the -1/-1 counter that 1 damage from Alice's Fallen Ferromancer came to: her Hapatra did not trigger
    Given Alice controls Fallen Ferromancer; Hapatra, Vizier of Poisons
    And Alice has {R}{R} to spend
    And Bob controls Hill Giant
    When Alice activates Fallen Ferromancer targeting Hill Giant
    And everyone passes until one object has left the stack
    Then Hill Giant is 2/2
    And the stack is empty

  @editions-20 @since:2017-04-28 @id:editions-20-controller-puts @cr:120.3d @cr:702.90c @cr:603.2
  Scenario: Alice puts the -1/-1 counter that 1 damage from her Fallen Ferromancer comes to: her Hapatra triggers
    Given Alice controls Fallen Ferromancer; Hapatra, Vizier of Poisons
    And Alice has {R}{R} to spend
    And Bob controls Hill Giant
    When Alice activates Fallen Ferromancer targeting Hill Giant
    And everyone passes until one object has left the stack
    Then Hill Giant is 2/2
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @since:2008-05-01 @editions-20 @until:2017-04-27 @id:editions-20-wither-nobody @cr:119.3d @cr:702.79a @cr:702.79c @cr:603.2 @derived
  Scenario: Nobody had put the three -1/-1 counters of Puncture Blast, which has wither: Alice's Nest of Scarabs did not trigger
    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Nest of Scarabs
    And Bob controls Colossal Dreadmaw
    When Alice casts Puncture Blast targeting Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is 3/3
    And the stack is empty

  @editions-20 @since:2017-04-28 @id:editions-20-wither-controller @cr:120.3d @cr:702.80a @cr:702.80c @cr:603.2
  Scenario: Alice puts the three -1/-1 counters of Puncture Blast, which has wither: her Nest of Scarabs triggers
    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Nest of Scarabs
    And Bob controls Colossal Dreadmaw
    When Alice casts Puncture Blast targeting Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is 3/3
    And the stack holds, from the top, the counters ability of Nest of Scarabs

  @since:2008-05-01 @editions-20 @until:2017-04-27 @id:editions-20-put-by-whomever @cr:119.3d @cr:702.79a @cr:603.2 @derived
  Scenario: Flourishing Defenses has always triggered for each of the -1/-1 counters that damage of Puncture Blast comes to
    It asks for a -1/-1 counter that is put on a creature, not for who puts it.

    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Flourishing Defenses
    And Bob controls Colossal Dreadmaw
    When Alice casts Puncture Blast targeting Colossal Dreadmaw
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the counters ability of Flourishing Defenses (3); the counters ability of Flourishing Defenses (2); the counters ability of Flourishing Defenses
    Then Colossal Dreadmaw is 3/3
    And the stack holds, from the top, the counters ability of Flourishing Defenses (3); the counters ability of Flourishing Defenses (2); the counters ability of Flourishing Defenses

  @since:2010-10-01 @editions-21 @until:2017-04-27 @id:editions-21-nobody-gives @cr:119.3b @cr:702.89b @cr:614.1a @derived
  Scenario Outline: Nobody gave Bob the three poison counters of 3 infect damage: Vorinclex under <whose> control left them three
    Vorinclex doubles the counters that its controller gives, and halves those that opponents give.

    Given Alice controls Tine Shrike
    And Tine Shrike starts with 1 +1/+1 counter
    And <player> controls Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Bob is at 20 life

    Examples:
      | player | whose   |
      | Alice  | Alice's |
      | Bob    | Bob's   |

  @editions-21 @since:2017-04-28 @id:editions-21-controller-gives @cr:120.3b @cr:702.90b @cr:614.1a
  Scenario Outline: Alice gives Bob the three poison counters of 3 infect damage: Vorinclex under <whose> control makes <count> of them
    Given Alice controls Tine Shrike
    And Tine Shrike starts with 1 +1/+1 counter
    And <player> controls Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears <number> poison counter<s>
    And Bob is at 20 life

    Examples:
      | player | whose   | number | s | count |
      | Alice  | Alice's | 6      | s | six   |
      | Bob    | Bob's   | 1      |   | one   |

  @since:2010-10-01 @editions-21 @until:2017-04-27 @id:editions-21-got-from-whomever @cr:119.3b @cr:702.89b @cr:614.1a @derived
  Scenario: Bob's Winding Constrictor has always added one to the poison counters that he would get from infect damage
    It asks for who would get counters, not for who would give them.

    Given Alice controls Tine Shrike
    And Bob controls Winding Constrictor
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Bob is at 20 life

  @since:2008-05-01 @editions-21 @until:2017-04-27 @id:editions-21-put-by-whomever @cr:119.3d @cr:702.79a @cr:614.1a @derived
  Scenario: Bob's Vizier of Remedies has always taken one off the -1/-1 counters that wither damage would put on his creature
    It asks for whose the creature is, not for who would put them.

    Given Alice has Puncture Blast in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Colossal Dreadmaw; Vizier of Remedies
    When Alice casts Puncture Blast targeting Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is 4/4
    And Colossal Dreadmaw bears 2 -1/-1 counters
