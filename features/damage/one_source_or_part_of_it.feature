@since:2005-10-01
Feature: Preventing a part of each source's damage, or all of one source's damage for once
  Some permanents prevent a part of what each source would deal, every time. Other effects wait for one source and prevent all
  that it would deal, one time, and may do something besides for what they prevented.

  @damage-20 @id:damage-20-each-source @since:2007-10-01 @cr:615.10 @report:phase-6307
  Scenario: Urza's Armor prevents 1 damage of Shock, and on the same turn 1 of each of two attackers
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls 2 Grizzly Bears
    And Bob controls Urza's Armor
    When Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @damage-20 @id:damage-20-each-recipient @since:2011-06-17 @cr:615.10
  Scenario: Daunting Defender prevents 1 damage of Pyroclasm to each Cleric of Bob's, and none to his other creatures
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Daunting Defender; Loxodon Restorer; Grizzly Bears
    When Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Daunting Defender has 1 damage marked
    And Loxodon Restorer has 1 damage marked
    And Grizzly Bears is in Bob's graveyard

  @damage-20 @id:damage-20-red-sources @since:2007-10-01 @cr:615.10
  Scenario Outline: Sphere of Law, which prevents 2 damage of red sources, leaves <left> of the damage of <creature>
    Given Alice controls <creature>
    And Bob controls Sphere of Law
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's end of combat
    Then <creature> is tapped
    And Bob is at <life> life

    Examples:
      | creature            | left  | life |
      | Hill Giant          | 1     | 19   |
      | Prodigal Pyromancer | none  | 20   |
      | Grizzly Bears       | all 2 | 18   |

  @damage-21 @damage-23 @id:damage-21-first-strike-damage @since:2009-07-11 @cr:615.8 @cr:510.4
  Scenario: Awe Strike prevents the damage that Fencing Ace, which has double strike, deals first, and not what it deals next
    Bob gains 1 life for the damage that was prevented.

    Given Alice controls Fencing Ace
    And Bob has Awe Strike in his hand
    And Bob controls Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Fencing Ace
    And Alice passes
    And Bob casts Awe Strike targeting Fencing Ace
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 21 life
    When everyone passes until it is Alice's end of combat
    Then Bob is at 20 life

  @damage-21 @damage-23 @id:damage-21-all-of-it @since:2009-07-11 @cr:615.8 @cr:615.5 @derived
  Scenario: Awe Strike prevents all 6 damage of Colossal Dreadmaw, 2 to its blocker and 4 to Bob, who gains 6 life
    Given Alice controls Colossal Dreadmaw
    And Bob controls Grizzly Bears; Plains
    And Bob has Awe Strike in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And Alice passes
    And Bob casts Awe Strike targeting Colossal Dreadmaw
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 2 to Grizzly Bears; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob is at 26 life
    And Grizzly Bears is on the battlefield

  @damage-21 @id:damage-21-chosen-source @cr:609.7a @report:phase-5488
  Scenario: Circle of Protection: Red prevents the damage of the one of two Hill Giants that Bob has chosen
    Given Alice controls 2 Hill Giant
    And Bob controls Circle of Protection: Red; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant 1; Hill Giant 2
    And Alice passes
    And Bob activates Circle of Protection: Red
    And everyone passes until someone is asked
    And Bob chooses Hill Giant 2 for the activated ability of Circle of Protection: Red
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @damage-30 @id:damage-30-still-red @cr:609.7b @cr:615.9
  Scenario Outline: Bob has chosen the attacking Hill Giant for Circle of Protection: Red, Cerulean Wisps turns <which> blue, and he <what>
    Given Alice has Cerulean Wisps in her hand
    And Alice controls 2 Hill Giant; Island
    And Bob controls Circle of Protection: Red; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant 1
    And Alice passes
    And Bob activates Circle of Protection: Red
    And everyone passes until someone is asked
    And Bob chooses Hill Giant 1 for the activated ability of Circle of Protection: Red
    And Alice casts Cerulean Wisps targeting <creature>
    And everyone passes until it is Alice's end of combat
    Then <creature> is blue
    And Bob is at <life> life

    Examples:
      | creature     | which              | life | what               |
      | Hill Giant 1 | it                 | 17   | is dealt 3 damage  |
      | Hill Giant 2 | another Hill Giant | 20   | is dealt no damage |

  @damage-23 @id:damage-23-hydra @since:2010-10-01 @cr:615.5 @report:phase-89
  Scenario: Lightning Bolt on Phyrexian Hydra deals no damage, and the Hydra, a 7/7, gets three -1/-1 counters
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Phyrexian Hydra
    When Alice casts Lightning Bolt targeting Phyrexian Hydra
    And everyone passes until the stack is empty
    Then Phyrexian Hydra is 4/4
    And Phyrexian Hydra has no damage marked

  @damage-14 @damage-23 @id:damage-23-who-puts @since:2021-11-19 @cr:615.5 @cr:109.5
  Scenario Outline: Bob's Phyrexian Hydra gets a -1/-1 counter for 1 damage of Alice's Fallen Ferromancer, and <player>'s Hapatra <triggers>
    The damage would have come to a counter that Alice puts, but it is prevented. The counter is what the Hydra's ability says.

    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob controls Phyrexian Hydra
    And <player> controls Hapatra, Vizier of Poisons
    When Alice activates Fallen Ferromancer targeting Phyrexian Hydra
    And everyone passes until the stack is empty
    Then Phyrexian Hydra bears 1 -1/-1 counter
    And <player> has <number> token<s> named Snake Token

    Examples:
      | player | triggers         | number | s |
      | Bob    | triggers         | 1      |   |
      | Alice  | does not trigger | no     | s |

  @damage-18 @id:damage-18-noncombat @since:2018-04-27 @cr:615.1 @report:mage-5804
  Scenario Outline: The Wanderer prevents the noncombat damage of Hill Giant, which <attacks> and deals Bob <amount> damage
    Given Alice has Soul's Fire in her hand
    And Alice controls Hill Giant; 3 Mountain
    And Bob controls The Wanderer
    And The Wanderer starts with 5 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks <attack>
    And Alice casts Soul's Fire targeting Hill Giant; Bob
    And everyone passes until it is Alice's end of combat
    Then Soul's Fire is in Alice's graveyard
    And Bob is at <life> life

    Examples:
      | attack              | life | attacks        | amount |
      | Bob with Hill Giant | 17   | attacks        | 3      |
      | with nothing        | 20   | doesn't attack | no     |

  @damage-18 @id:damage-18-not-herself @since:2018-04-27 @cr:615.1
  Scenario: The Wanderer prevents the damage of Lightning Bolt to Hill Giant, and not that to herself
    Given Alice has 2 Lightning Bolt in her hand
    And Alice has {R}{R} to spend
    And Bob controls The Wanderer; Hill Giant
    And The Wanderer starts with 5 loyalty counters
    When Alice casts Lightning Bolt 1 targeting Hill Giant
    And Alice casts Lightning Bolt 2 targeting The Wanderer
    And everyone passes until the stack is empty
    Then Hill Giant has no damage marked
    And The Wanderer bears 2 loyalty counters

  @damage-18 @damage-23 @id:damage-23-its-own @since:2010-10-01 @cr:615.5 @report:phase-2401
  Scenario: Phyrexian Hydra prevents what Pyroclasm would deal it, and not what Pyroclasm deals Hill Giant
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Phyrexian Hydra; Hill Giant
    When Alice casts Pyroclasm
    And everyone passes until the stack is empty
    Then Phyrexian Hydra bears 2 -1/-1 counters
    And Phyrexian Hydra has no damage marked
    And Hill Giant has 2 damage marked
    And Hill Giant bears no -1/-1 counters

  @damage-23 @damage-25 @id:damage-23-once-for-all @since:2009-07-11 @cr:615.5
  Scenario: Phantom Nomad, dealt damage by both of its blockers at the same time, loses one of its four +1/+1 counters
    Phantom Nomad prevents damage to it, and a +1/+1 counter is removed from it.

    Given Alice controls Phantom Nomad
    And Phantom Nomad starts with 4 +1/+1 counters
    And Bob controls Hill Giant; Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Phantom Nomad
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Phantom Nomad with Hill Giant; Colossal Dreadmaw
    And Alice would choose Colossal Dreadmaw; Hill Giant for Phantom Nomad
    And everyone passes until it is Alice's combat damage step
    And Alice would divide the damage of Phantom Nomad: 4 to Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Phantom Nomad bears 3 +1/+1 counters
    And Phantom Nomad has no damage marked

  @damage-23 @damage-25 @id:damage-23-each-time @since:2009-07-11 @cr:615.5 @cr:510.4
  Scenario: Phantom Nomad, dealt damage twice by Fencing Ace, which has double strike, loses two of its four +1/+1 counters
    Given Alice controls Phantom Nomad
    And Phantom Nomad starts with 4 +1/+1 counters
    And Bob controls Fencing Ace
    And Fencing Ace starts with 4 +1/+1 counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Phantom Nomad
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Phantom Nomad with Fencing Ace
    And everyone passes until it is Alice's end of combat
    Then Phantom Nomad bears 2 +1/+1 counters
    And Phantom Nomad has no damage marked

  @damage-18 @damage-23 @id:damage-23-none-left @since:2009-07-11 @cr:615.5 @cr:101.3
  Scenario: Phantom Nomad, whose counters are gone and which Spidersilk Armor keeps alive, prevents the damage of Shock all the same
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob controls Phantom Nomad; Spidersilk Armor
    When Alice casts Shock targeting Phantom Nomad
    And everyone passes until the stack is empty
    Then Shock is in Alice's graveyard
    And Phantom Nomad is 0/1
    And Phantom Nomad has no damage marked
