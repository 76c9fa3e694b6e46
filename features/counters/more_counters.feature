@counters-16 @cr:614.1a
Feature: Effects that change how many counters are put
  Each applies once. Where their order matters, the player who gets the counters or controls the permanent that gets them chooses
  it.

  @id:counters-16-order @cr:616.1 @cr:616.1f
  Scenario Outline: Alice applies <first> first to the +1/+1 counter that would be put on Ajani's Pridemate, which gets <count>
    Hardened Scales adds one, Corpsejack Menace doubles.

    Given Alice has Lightning Helix in her hand
    And Alice has {R}{W} to spend
    And Alice controls Ajani's Pridemate; Hardened Scales; Corpsejack Menace
    When Alice casts Lightning Helix targeting Bob
    And everyone passes until someone is asked
    And Alice first applies <first> to Ajani's Pridemate
    Then Ajani's Pridemate bears <count> +1/+1 counters

    Examples:
      | first             | count |
      | Hardened Scales   | 4     |
      | Corpsejack Menace | 3     |

  @counters-14 @id:counters-16-affected-player @since:2006-10-01 @cr:616.1
  Scenario Outline: Bob applies <first> first to what Alice's Skinrender puts on his Dreadmaw, and that is <count>
    Alice's Vorinclex doubles the three counters and Bob's Winding Constrictor adds one. That Alice puts them does not make the
    choice hers.

    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Vorinclex, Monstrous Raider
    And Bob controls Colossal Dreadmaw; Winding Constrictor
    And Colossal Dreadmaw starts with 8 +1/+1 counters
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Colossal Dreadmaw with the enters ability of Skinrender
    And everyone passes until someone is asked
    And Bob first applies <first> to Colossal Dreadmaw
    Then Colossal Dreadmaw bears <left> +1/+1 counter<s>

    Examples:
      | first                       | count | left | s |
      | Vorinclex, Monstrous Raider | 7     | 1    |   |
      | Winding Constrictor         | 8     | no   | s |

  @id:counters-16-two-alike @cr:614.5
  Scenario: Two Hardened Scales make three of one +1/+1 counter
    Given Alice has Lightning Helix in her hand
    And Alice has {R}{W} to spend
    And Alice controls Ajani's Pridemate; 2 Hardened Scales
    When Alice casts Lightning Helix targeting Bob
    And everyone passes until the stack is empty
    And Alice would first apply Hardened Scales 1
    Then Ajani's Pridemate bears 3 +1/+1 counters

  @id:counters-16-kind-and-controller
  Scenario Outline: Alice's <permanent> makes <count> of the -1/-1 counter that Fume Spitter puts on <whose> Colossal Dreadmaw
    Winding Constrictor speaks of counters of any kind on creatures of its controller, Hardened Scales of +1/+1 counters, Vizier of
    Remedies of -1/-1 counters.

    Given Alice controls Fume Spitter; <permanent>
    And <player> controls Colossal Dreadmaw
    When Alice activates Fume Spitter targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Fume Spitter is in Alice's graveyard
    And Colossal Dreadmaw bears <number> -1/-1 counter<s>

    Examples:
      | permanent           | player | whose | number | s | count |
      | Winding Constrictor | Alice  | her   | 2      | s | two   |
      | Winding Constrictor | Bob    | Bob's | 1      |   | one   |
      | Hardened Scales     | Alice  | her   | 1      |   | one   |
      | Vizier of Remedies  | Alice  | her   | no     | s | none  |
      | Vizier of Remedies  | Bob    | Bob's | 1      |   | one   |

  @counters-15 @id:counters-16-reduced-to-none @since:2007-05-01 @cr:603.2g @cr:614.6
  Scenario: Vizier of Remedies leaves nothing of a -1/-1 counter, so none has been put, and Hapatra does not trigger
    Given Alice controls Fume Spitter; Vizier of Remedies; Hapatra, Vizier of Poisons; Hill Giant
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until one object has left the stack
    Then Fume Spitter is in Alice's graveyard
    And Hill Giant is 3/3
    And the stack is empty

  @counters-09 @id:counters-16-persist @since:2020-04-17 @cr:614.6 @cr:702.79a
  Scenario: With Vizier of Remedies Kitchen Finks returns by persist without a counter, and returns again
    It starts tapped, and is a new and untapped object after that.

    Given Alice controls Kitchen Finks; Ashnod's Altar; Vizier of Remedies
    And Kitchen Finks starts tapped
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 3/2
    And Kitchen Finks is untapped
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 3/2
    And Kitchen Finks is untapped

  @counters-20 @id:counters-16-each-kind @since:2020-04-17 @cr:122.5
  Scenario: Winding Constrictor adds one of each kind to a trample and a vigilance counter that are moved onto Grizzly Bears
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Grizzly Bears; Winding Constrictor
    And Bob controls Hill Giant
    And Hill Giant starts with 1 trample counter
    And Hill Giant starts with 1 vigilance counter
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 2 trample counters
    And Grizzly Bears bears 2 vigilance counters
    And Hill Giant bears no trample counters

  @counters-20 @id:counters-16-moved @since:2009-07-11 @cr:122.5 @report:phase-7680
  Scenario Outline: Alice's Fate Transfer moves two +1/+1 counters, Vorinclex being under <whose> control, and puts <count>
    Given Alice has Fate Transfer in her hand
    And Alice has {C}{B} to spend
    And Alice controls Hill Giant; Grizzly Bears
    And <player> controls Vorinclex, Monstrous Raider
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant bears no +1/+1 counters
    And Grizzly Bears bears <number> +1/+1 counter<s>

    Examples:
      | player | whose   | number | s | count |
      | Alice  | her own | 4      | s | four  |
      | Bob    | Bob's   | 1      |   | one   |

  @id:counters-16-halved @cr:616.1 @cr:616.1f
  Scenario Outline: Beside Bob's Vorinclex Alice applies <first> first to a +1/+1 counter that she puts, and it is <count>
    He halves what opponents put, rounded down. Hardened Scales adds nothing where none would be put.

    Given Alice has Lightning Helix in her hand
    And Alice has {R}{W} to spend
    And Alice controls Ajani's Pridemate; Hardened Scales
    And Bob controls Vorinclex, Monstrous Raider
    When Alice casts Lightning Helix targeting Bob
    And everyone passes until someone is asked
    And Alice first applies <first> to Ajani's Pridemate
    And everyone passes until the stack is empty
    Then Alice is at 23 life
    And Ajani's Pridemate is <size>

    Examples:
      | first                       | count | size |
      | Hardened Scales             | one   | 3/3  |
      | Vorinclex, Monstrous Raider | none  | 2/2  |
