@infect-13 @cr:120.4c @since:2010-10-01
Feature: Effects on counters apply to the counters that damage comes to
  What forbids counters, or changes how many there are, does so for those that infect, wither and toxic give as well. The
  damage has still been dealt, and does not come to anything else instead.

  @damage-02 @id:infect-13-solemnity @cr:614.17 @cr:101.2
  Scenario: Under Solemnity Tine Shrike deals Bob 2 damage with infect: he gets no poison counters and loses no life
    Given Alice controls Tine Shrike
    And Bob controls Solemnity
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Tine Shrike is tapped
    And Bob bears no poison counters
    And Bob is at 20 life

  @damage-03 @id:infect-13-solemnity-creature @cr:614.17 @cr:101.2
  Scenario: Under Solemnity Boggart Ram-Gang, which has wither, leaves neither counters nor marked damage on its blocker
    Given Alice controls Boggart Ram-Gang
    And Bob controls Solemnity; Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Boggart Ram-Gang is in Alice's graveyard
    And Hill Giant is 3/3
    And Hill Giant has no damage marked

  @damage-02 @id:infect-13-melira @cr:614.17 @cr:101.2
  Scenario: Bob, who controls Melira, Sylvok Outcast, is dealt 1 damage with infect by his own Fallen Ferromancer, and nothing comes of it
    Melira takes infect from the creatures of Bob's opponents, not from his own. She keeps him from getting poison counters.

    Given Bob controls Fallen Ferromancer; Melira, Sylvok Outcast
    And Bob has {R}{R} to spend
    When Alice passes
    And Bob activates Fallen Ferromancer targeting Bob
    And everyone passes until the stack is empty
    Then Fallen Ferromancer is tapped
    And Bob bears no poison counters
    And Bob is at 20 life

  @damage-03 @id:infect-13-melira-wither @cr:614.17 @cr:101.2
  Scenario: Bob's Melira, Sylvok Outcast keeps counters off his Hill Giant, and the wither damage of Boggart Ram-Gang is not marked
    Given Alice controls Boggart Ram-Gang
    And Bob controls Hill Giant; Melira, Sylvok Outcast
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Boggart Ram-Gang is in Alice's graveyard
    And Hill Giant is 3/3
    And Hill Giant has no damage marked

  @damage-03 @id:infect-13-constrictor @cr:614.1a
  Scenario Outline: With Winding Constrictor under <whose> control, 2 damage from Ichor Rats put <count> -1/-1 counters on Colossal Dreadmaw
    Winding Constrictor adds one to the counters on creatures of its controller, whoever puts them.

    Given Alice controls Ichor Rats
    And Bob controls Colossal Dreadmaw
    And <player> controls Winding Constrictor
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichor Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichor Rats with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw bears <count> -1/-1 counters

    Examples:
      | player | whose   | count |
      | Bob    | Bob's   | 3     |
      | Alice  | Alice's | 2     |

  @damage-02 @id:infect-13-constrictor-player @cr:614.1a
  Scenario: Bob, who controls Winding Constrictor, gets two poison counters by 1 damage from Glistener Elf
    Given Alice controls Glistener Elf
    And Bob controls Winding Constrictor
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Bob bears 2 poison counters

  @infect-10 @damage-01 @id:infect-13-toxic @since:2023-02-03 @cr:120.3g @cr:702.164c @cr:614.1a @derived
  Scenario Outline: With Vorinclex under <whose> control, Alice's Pestilent Syphoner costs Bob 1 life and gives him <count>
    The counter of toxic 1 is given by whoever controls the creature: Vorinclex doubles those of its controller and halves, rounded
    down, those of opponents.

    Given Alice controls Pestilent Syphoner
    And <player> controls Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
    And Bob bears <number> poison counters

    Examples:
      | player | whose   | number | count               |
      | Alice  | her own | 2      | two poison counters |
      | Bob    | Bob's   | no     | no poison counter   |

  @damage-02 @id:infect-13-living-cure @cr:614.6 @cr:614.17
  Scenario: Bob, who controls Melira, the Living Cure, gets one poison counter by 2 damage with infect, and none by more on that turn
    The later damage costs him no life either.

    Given Alice controls Tine Shrike; Fallen Ferromancer; 2 Mountain
    And Bob controls Melira, the Living Cure
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears 1 poison counter
    When Alice activates Fallen Ferromancer targeting Bob
    And everyone passes until the stack is empty
    Then Fallen Ferromancer is tapped
    And Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-02 @id:infect-13-living-cure-and-vorinclex @since:2017-04-28 @cr:616.1 @cr:616.1f @report:forge-2205
  Scenario Outline: Bob applies <first> first to the three poison counters that Tine Shrike would give him, and gets <count>
    Melira, the Living Cure makes them one, and Vorinclex halves what an opponent gives, rounded down. Bob would get them, so
    Bob chooses.

    Given Alice controls Tine Shrike
    And Tine Shrike starts with 1 +1/+1 counter
    And Bob controls Melira, the Living Cure; Vorinclex, Monstrous Raider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until someone is asked
    And Bob first applies <first>
    And everyone passes until it is Alice's end of combat
    Then Tine Shrike is tapped
    And Bob bears <number> poison counter<s>
    And Bob is at 20 life

    Examples:
      | first                       | number | s | count |
      | Vorinclex, Monstrous Raider | 1      |   | one   |
      | Melira, the Living Cure     | no     | s | none  |

  @damage-02 @damage-16 @id:infect-13-commander @since:2011-06-17 @cr:704.6c @cr:614.17 @derived
  Scenario Outline: Under Solemnity Bob is dealt <amount> combat damage by Alice's commander, which has infect, and <what>
    Nothing comes of the damage at once: no life is lost, no counter is given. But it is combat damage of a commander.

    Given Alice controls Skithiryx, the Blight Dragon
    And Skithiryx, the Blight Dragon is its owner's commander, cast 1 time before
    And Skithiryx, the Blight Dragon starts with <counters> +1/+1 counters
    And Bob controls Solemnity
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Skithiryx, the Blight Dragon
    And everyone passes until it is Alice's declare blockers step
    And Alice passes
    And Bob passes
    Then Skithiryx, the Blight Dragon is tapped
    And Bob <state>

    Examples:
      | counters | amount | state             | what             |
      | 17       | 21     | has lost the game | loses            |
      | 16       | 20     | is at 20 life     | stays at 20 life |
