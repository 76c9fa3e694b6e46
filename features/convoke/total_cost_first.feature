@convoke-02 @cr:601.2f @cr:702.51b @since:2013-07-13
Feature: Creatures pay for the total cost, with everything that makes the spell cost more or less
  Creatures pay once the total cost is determined: the mana cost or an alternative cost, with additional costs and increases,
  less reductions. A creature may pay for any mana in it, also for mana that is not in the mana cost.

  @evolution-13 @id:convoke-02-increased
  Scenario Outline: Under <permanent> five creatures pay for Stoke the Flames, and four do not
    Given Alice has Stoke the Flames in her hand
    And Alice controls 2 Hill Giant; 3 Grizzly Bears
    And Bob controls <permanent>
    Then Alice can't cast Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2; Grizzly Bears 1; Grizzly Bears 2
    When Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant 1 is tapped
    And Hill Giant 2 is tapped
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Grizzly Bears 3 is tapped

    Examples:
      | permanent                   |
      | Thalia, Guardian of Thraben |
      | Sphere of Resistance        |

  @id:convoke-02-increase-is-generic @cr:107.4b
  Scenario: What Thalia adds is generic mana, so two of the five creatures must still be red
    Given Alice has Stoke the Flames; Mountain in her hand
    And Alice controls Hill Giant; 4 Grizzly Bears
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Stoke the Flames targeting Bob
    When Alice plays Mountain
    And Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant is tapped
    And Mountain is tapped

  @evolution-13 @id:convoke-02-reduced @cr:118.7a
  Scenario Outline: With <permanent>, two Hill Giants and <payer> pay for Stoke the Flames
    The total cost is {1}{R}{R}, and three creatures are all that Alice has.

    Given Alice has Stoke the Flames in her hand
    And Alice controls <board>; 2 Hill Giant
    When Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant 1 is tapped
    And Hill Giant 2 is tapped
    And <third> is tapped

    Examples:
      | permanent            | payer                    | third                | board                         |
      | Ruby Medallion       | Grizzly Bears            | Grizzly Bears        | Ruby Medallion; Grizzly Bears |
      | Goblin Electromancer | the Electromancer itself | Goblin Electromancer | Goblin Electromancer          |

  @evolution-13 @id:convoke-02-reduced-to-the-colors @cr:118.7a @report:phase-1519
  Scenario: With two Ruby Medallions, two red creatures pay for Stoke the Flames, and no third may be tapped
    What is left of the cost is {R}{R}.

    Given Alice has Stoke the Flames in her hand
    And Alice controls 2 Ruby Medallion; 3 Hill Giant
    Then Alice can't cast Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2; Hill Giant 3
    When Alice casts Stoke the Flames targeting Bob, convoking with Hill Giant 1; Hill Giant 2
    Then Stoke the Flames is on the stack
    And Hill Giant 1 is tapped
    And Hill Giant 2 is tapped

  @evolution-13 @evolution-10 @id:convoke-02-reduced-to-a-hybrid-symbol @since:2022-10-07 @cr:118.7a @cr:601.2b @report:phase-1519
  Scenario: With Ruby Medallion, one red creature pays for all of Manamorphose
    The attack of Flockchaser Phantom gives it convoke. The Medallion takes the {1} off {1}{R/G}, and Memnite does not pay for
    the hybrid symbol that is left.

    Given Alice has Manamorphose in her hand
    And Alice controls Flockchaser Phantom; Ruby Medallion; Hill Giant; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flockchaser Phantom
    And everyone passes until the stack is empty
    Then Alice can't cast Manamorphose, convoking with Hill Giant; Memnite
    And Alice can't cast Manamorphose, convoking with Memnite
    When Alice casts Manamorphose
    Then Manamorphose is on the stack
    And Hill Giant is tapped
    And Memnite is untapped

  @evolution-12 @id:convoke-02-buyback @cr:702.27a @cr:118.8
  Scenario: Five creatures pay for Sprout Swarm with buyback, and it comes back to the hand
    Buyback is an additional cost, so its {3} is part of the total cost like the mana cost.

    Given Alice has Sprout Swarm in her hand
    And Alice controls 4 Hill Giant; Grizzly Bears
    Then Alice can't cast Sprout Swarm with buyback, convoking with Grizzly Bears; Hill Giant 1; Hill Giant 2; Hill Giant 3
    When Alice casts Sprout Swarm with buyback
    Then Sprout Swarm is on the stack
    And Grizzly Bears is tapped
    And Hill Giant 1 is tapped
    And Hill Giant 4 is tapped
    When everyone passes until the stack is empty
    Then Sprout Swarm is in Alice's hand

  @evolution-12 @id:convoke-02-no-buyback @cr:702.27a @cr:118.8b
  Scenario: Four creatures do not pay for Sprout Swarm with buyback, and two of them pay for it without buyback
    Given Alice has Sprout Swarm in her hand
    And Alice controls 3 Hill Giant; Grizzly Bears
    Then Alice can't cast Sprout Swarm with buyback
    When Alice casts Sprout Swarm, convoking with Grizzly Bears; Hill Giant 1
    And everyone passes until the stack is empty
    Then Sprout Swarm is in Alice's graveyard
    And Hill Giant 1 is tapped

  @evolution-12 @id:convoke-02-kicker @cr:702.33a @cr:118.8
  Scenario: Eight creatures pay for Kavu Primarch with kicker, and it enters kicked
    Given Alice has Kavu Primarch in her hand
    And Alice controls Grizzly Bears; 7 Memnite
    Then Alice can't cast Kavu Primarch with kicker, convoking with Grizzly Bears; Memnite 1; Memnite 2; Memnite 3
    When Alice casts Kavu Primarch with kicker
    Then Grizzly Bears is tapped
    And Memnite 1 is tapped
    And Memnite 7 is tapped
    When everyone passes until the stack is empty
    Then Kavu Primarch bears 4 +1/+1 counters

  @evolution-12 @id:convoke-02-no-kicker @cr:118.8b
  Scenario: Four creatures pay for Kavu Primarch without kicker, and not with it
    Given Alice has Kavu Primarch in her hand
    And Alice controls Grizzly Bears; 3 Memnite
    Then Alice can't cast Kavu Primarch with kicker
    When Alice casts Kavu Primarch
    And everyone passes until the stack is empty
    Then Kavu Primarch is on the battlefield
    And Kavu Primarch bears no +1/+1 counters

  @id:convoke-02-commander-tax @cr:903.8 @cr:118.8 @report:mage-7171
  Scenario: Five creatures pay for Darksteel Myr from the command zone the second time, including the tax
    Chief Engineer gives convoke to artifact spells wherever they are cast from, and convokes himself.

    Given Alice has Darksteel Myr in the command zone
    And Darksteel Myr is its owner's commander, cast 1 time before
    And Alice controls Chief Engineer; 4 Memnite
    Then Alice can't cast Darksteel Myr from the command zone, convoking with Chief Engineer; Memnite 1; Memnite 2
    When Alice casts Darksteel Myr from the command zone
    Then Darksteel Myr is on the stack
    And Chief Engineer is tapped
    And Memnite 1 is tapped
    And Memnite 4 is tapped

  @evolution-12 @id:convoke-02-commander-tax-printed-convoke @cr:903.8 @cr:118.8
  Scenario: Eight creatures pay for Kasla, the Broken Halo from the command zone the second time, and six do not
    The total cost is {5}{U}{R}{W}, of which {2} is the tax.

    Given Alice has Kasla, the Broken Halo in the command zone
    And Kasla, the Broken Halo is its owner's commander, cast 1 time before
    And Alice controls Savannah Lions; Air Elemental; Hill Giant; 5 Memnite
    Then Alice can't cast Kasla, the Broken Halo from the command zone, convoking with Savannah Lions; Air Elemental; Hill Giant; Memnite 1; Memnite 2; Memnite 3
    When Alice casts Kasla, the Broken Halo from the command zone
    Then Kasla, the Broken Halo is on the stack
    And Savannah Lions is tapped
    And Air Elemental is tapped
    And Hill Giant is tapped
    And Memnite 1 is tapped
    And Memnite 5 is tapped
