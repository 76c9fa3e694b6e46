@evolution-09 @cr:702.51a @since:2005-10-01
Feature: Convoke that a permanent gives to spells
  Convoke is a static ability of the spell and works while that spell is on the stack. A permanent may give it to spells: only
  to the kind of spells it names, only to those of its controller, and only as long as the permanent is there to give it. It is
  needed while the cost is paid, and not afterwards.

  @id:evolution-09-artifact-spells-only @since:2013-07-13
  Scenario: Chief Engineer gives convoke to artifact spells, and to no others
    Given Alice has Darksteel Myr; Savannah Lions in her hand
    And Alice controls Chief Engineer; Savannah Lions "the old Lions"; Memnite
    Then Alice can't cast Savannah Lions
    When Alice casts Darksteel Myr
    Then Darksteel Myr is on the stack
    And Chief Engineer is tapped
    And the old Lions is tapped
    And Memnite is tapped

  @id:evolution-09-of-its-controller-only @since:2013-07-13 @cr:109.5
  Scenario: Bob's Chief Engineer does not give convoke to Alice's artifact spells
    Given Alice has Darksteel Myr; Halo Hopper in her hand
    And Alice controls 3 Memnite
    And Bob controls Chief Engineer
    Then Alice can't cast Darksteel Myr
    When Alice casts Halo Hopper
    Then Halo Hopper is on the stack
    And Memnite 3 is tapped

  @id:evolution-09-no-activated-ability @cr:602.2b
  Scenario: Creatures do not pay for the activated ability of an artifact whose spell they could have convoked
    Given Alice has Mountain in her hand
    And Alice controls Chief Engineer; Carnage Altar; 3 Memnite
    And Alice has {C}{C} to spend
    Then Alice can't activate Carnage Altar, sacrificing Memnite 3
    When Alice plays Mountain
    And Alice activates Carnage Altar, sacrificing Memnite 3
    Then Memnite 3 is in Alice's graveyard
    And Mountain is tapped
    And Alice has no mana left

  @id:evolution-09-twice @cr:702.51d
  Scenario: With Chief Engineer, Halo Hopper has convoke twice, and each creature still pays for only one mana
    Given Alice has Halo Hopper; Wastes in her hand
    And Alice controls Chief Engineer; Memnite
    Then Alice can't cast Halo Hopper
    When Alice plays Wastes
    And Alice casts Halo Hopper
    Then Halo Hopper is on the stack
    And Chief Engineer is tapped
    And Memnite is tapped
    And Wastes is tapped

  @id:evolution-09-source-gone-later @since:2013-07-13 @cr:611.3a
  Scenario: Darksteel Myr, convoked through Chief Engineer, still resolves when Chief Engineer dies before that
    Given Alice has Darksteel Myr in her hand
    And Alice controls Chief Engineer; 2 Memnite
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice casts Darksteel Myr
    And Alice passes
    And Bob casts Lightning Bolt targeting Chief Engineer
    And everyone passes until the stack is empty
    Then Chief Engineer is in Alice's graveyard
    And Darksteel Myr is on the battlefield
    And Memnite 1 is tapped

  @id:evolution-09-source-gone-before @since:2013-07-13 @cr:611.3a @cr:601.2g @derived
  Scenario: If Chief Engineer is sacrificed for mana while Darksteel Myr is cast, no creature can convoke it any more
    Mana abilities come before the cost is paid, and by then nothing gives the spell convoke. With Memnite sacrificed, the Engineer
    is still there and may convoke himself.

    Given Alice has Darksteel Myr in her hand
    And Alice controls Chief Engineer; Memnite; Ashnod's Altar
    Then Alice can't cast Darksteel Myr, convoking with Memnite, sacrificing Chief Engineer, making mana with Ashnod's Altar
    When Alice casts Darksteel Myr, convoking with Chief Engineer, sacrificing Memnite, making mana with Ashnod's Altar
    Then Darksteel Myr is on the stack
    And Chief Engineer is tapped
    And Memnite is in Alice's graveyard

  @id:evolution-09-next-spell-only @since:2022-10-07 @cr:611.2f
  Scenario: The attack of Flockchaser Phantom gives convoke to one spell, and not to the one after it
    Given Alice has Savannah Lions "the first Lions"; Savannah Lions "the second Lions"; Plains in her hand
    And Alice controls Flockchaser Phantom; Savannah Lions "the old Lions"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Flockchaser Phantom
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts the first Lions, convoking with the old Lions
    And everyone passes until the stack is empty
    Then Alice can't cast the second Lions
    When Alice plays Plains
    And Alice casts the second Lions
    Then the second Lions is on the stack
    And Plains is tapped

  @convoke-01 @id:evolution-09-creatures-without-abilities @since:2013-07-13 @cr:109.2 @cr:613.1f @derived
  Scenario: Under Dress Down Chief Engineer gives no convoke, but Halo Hopper keeps its own, and creatures without abilities convoke it
    Dress Down takes away the abilities of creatures on the battlefield, and a creature spell is not one of those.

    Given Alice has Darksteel Myr; Halo Hopper in her hand
    And Alice controls Chief Engineer; 2 Memnite
    And Bob controls Dress Down
    Then Alice can't cast Darksteel Myr
    When Alice casts Halo Hopper
    Then Halo Hopper is on the stack
    And Chief Engineer is tapped
    And Memnite 1 is tapped
    And Memnite 2 is tapped
