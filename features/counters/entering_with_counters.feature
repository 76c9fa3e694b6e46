@counters-18 @cr:614.1c
Feature: Entering with counters
  The counters are there as the permanent enters, so a 0/0 need not die. Other effects apply to them as to counters that are put
  on it.

  @counters-16 @counters-17 @id:counters-18-spike-feeder @cr:614.12 @cr:614.17d @cr:122.6 @report:mage-404
  Scenario Outline: Spike Feeder, a 0/0 that enters with two +1/+1 counters, enters beside <permanent> and <fate>
    Given Alice has Spike Feeder in her hand
    And Alice has {G}{G}{C} to spend
    And Alice controls <permanent>
    When Alice casts Spike Feeder
    And everyone passes until the stack is empty
    Then Spike Feeder <state>

    Examples:
      | permanent         | state                   | fate         |
      | Wastes            | is 2/2                  | is a 2/2     |

    @since:2020-04-17
    Examples:
      | permanent         | state                   | fate         |
      | Hardened Scales   | is 3/3                  | is a 3/3     |
      | Corpsejack Menace | is 4/4                  | is a 4/4     |
      | Solemnity         | is in Alice's graveyard | dies at once |

  @id:counters-18-blinked @cr:614.12
  Scenario: Spike Feeder with one counter left is exiled and returned by Cloudshift, and is a 2/2 again
    Given Alice has Cloudshift in her hand
    And Alice has {W} to spend
    And Alice controls Spike Feeder
    And Spike Feeder starts with 1 +1/+1 counter
    When Alice casts Cloudshift targeting Spike Feeder
    And everyone passes until the stack is empty
    Then Spike Feeder is 2/2

  @counters-16 @counters-17 @id:counters-18-demon @cr:614.12 @cr:614.17d
  Scenario Outline: Carnifex Demon, a 6/6 that enters with two -1/-1 counters, enters beside <permanent> as a <size>
    Given Alice has Carnifex Demon in her hand
    And Alice has {B}{B}{C}{C}{C}{C} to spend
    And Alice controls <permanent>
    When Alice casts Carnifex Demon
    And everyone passes until the stack is empty
    Then Carnifex Demon is <size>

    Examples:
      | permanent              | size |
      | Hardened Scales        | 4/4  |

    @since:2020-04-17
    Examples:
      | permanent              | size |
      | Winding Constrictor    | 3/3  |
      | Melira, Sylvok Outcast | 6/6  |

  @counters-09 @counters-10 @counters-16 @id:counters-18-returning @since:2020-04-17 @cr:122.6 @cr:704.5f
  Scenario Outline: <creature> returns beside Winding Constrictor with one counter more, <and what>
    Given Alice controls <creature>; Ashnod's Altar; Winding Constrictor
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing <creature>
    And everyone passes until the stack is empty
    Then <creature> <state>

    Examples:
      | creature      | state                   | and what                   |
      | Young Wolf    | is 3/3                  | a 3/3                      |
      | Kitchen Finks | is in Alice's graveyard | a 1/0, and dies with these |

  @counters-28 @id:counters-18-copied @cr:614.12 @cr:707.2
  Scenario: Clone becomes a copy of Carnifex Demon, which has no counters any more, and enters with two -1/-1 counters
    That the Demon enters with them is copied. It is a 6/6.

    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Carnifex Demon
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Carnifex Demon with Clone
    Then Clone is 4/4
    And Carnifex Demon is 6/6
