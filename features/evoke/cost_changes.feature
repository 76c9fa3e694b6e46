@evoke-19 @cr:118.9d @cr:601.2f @since:2007-10-01
Feature: What changes the cost of a spell changes the evoke cost
  The total cost begins with the price that was announced, here the evoke cost. To that come additional costs and
  increases, from that go reductions, and what sets the total itself comes last. Generic reductions take nothing from the
  colored part.

  @id:evoke-19-dearer @report:magarena-630
  Scenario: Under Sphere of Resistance evoking Mulldrifter takes four lands
    Given Alice has Mulldrifter; Swamp in her hand
    And Alice controls 3 Island
    And Bob controls Sphere of Resistance
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice plays Swamp
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Island 1 is tapped
    And Swamp is tapped

  @id:evoke-19-totals @cr:107.4b @cr:118.7a
  Scenario Outline: Of six mana, evoking <creature> beside <beside> leaves <left>
    One of the six is of the creature's color, as the evoke cost asks, and pays for no more than that.

    Given Alice has <creature> in her hand
    And Alice controls <permanents>
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature     | beside                                       | permanents                                | mana               | left            |
      | Mulldrifter  | Sphere of Resistance                         | Sphere of Resistance                      | {U}{C}{C}{C}{C}{C} | {C}{C}          |
      | Mulldrifter  | two Spheres of Resistance                    | 2 Sphere of Resistance                    | {U}{C}{C}{C}{C}{C} | {C}             |
      | Mulldrifter  | Nightscape Familiar                          | Nightscape Familiar                       | {U}{C}{C}{C}{C}{C} | {C}{C}{C}{C}    |
      | Mulldrifter  | Sphere of Resistance and Nightscape Familiar | Sphere of Resistance; Nightscape Familiar | {U}{C}{C}{C}{C}{C} | {C}{C}{C}       |
      | Ingot Chewer | Nightscape Familiar                          | Nightscape Familiar                       | {R}{C}{C}{C}{C}{C} | {C}{C}{C}{C}{C} |
      | Ingot Chewer | Trinisphere                                  | Trinisphere                               | {R}{C}{C}{C}{C}{C} | {C}{C}{C}       |

    @since:2009-07-11
    Examples:
      | creature     | beside                                       | permanents                                | mana               | left            |
      | Ingot Chewer | Trinisphere and Sphere of Resistance         | Trinisphere; Sphere of Resistance         | {R}{C}{C}{C}{C}{C} | {C}{C}{C}       |
      | Mulldrifter  | Trinisphere and Nightscape Familiar          | Trinisphere; Nightscape Familiar          | {U}{C}{C}{C}{C}{C} | {C}{C}{C}       |
      | Mulldrifter  | Trinisphere and Sphere of Resistance         | Trinisphere; Sphere of Resistance         | {U}{C}{C}{C}{C}{C} | {C}{C}          |

    Examples:
      | creature     | beside                                       | permanents                                | mana               | left            |
      | Mulldrifter  | Thalia, Guardian of Thraben                  | Thalia, Guardian of Thraben               | {U}{C}{C}{C}{C}{C} | {C}{C}{C}       |

  @id:evoke-19-increase-then-reduction @cr:118.7a @report:phase-2608
  Scenario Outline: With <first> and <second>, Ingot Chewer is evoked for {R}
    {R} alone has nothing for Familiar to take. With the {1} that Sphere adds it has, since every increase comes before any
    reduction, whichever of the two permanents an engine looks at first.

    Given Alice has Ingot Chewer in her hand
    And Alice controls <first>
    And Alice controls <second>
    And Alice has {R}{C} to spend
    When Alice casts Ingot Chewer for its evoke cost
    Then Ingot Chewer is on the stack
    And Alice has {C} left

    Examples:
      | first                | second               |
      | Sphere of Resistance | Nightscape Familiar  |
      | Nightscape Familiar  | Sphere of Resistance |

  @id:evoke-19-colored-reduction @cr:118.7b @report:phase-8432
  Scenario: Morophon takes only the {U} off Mulldrifter's evoke cost
    Its reduction has a symbol of each color and is limited to colored mana. Without that limit the four symbols that find
    nothing of theirs in the cost would take generic mana.

    Given Alice has Mulldrifter in her hand
    And Alice controls Morophon, the Boundless
    And Elemental was chosen for Morophon, the Boundless
    And Alice has {C}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has {C} left

  @id:evoke-19-another-players-reduction
  Scenario: An opponent's Nightscape Familiar takes nothing off the evoke cost
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Bob controls Nightscape Familiar
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has no mana left

  @id:evoke-19-tapped-trinisphere
  Scenario: A tapped Trinisphere leaves the evoke cost alone
    Given Alice has Ingot Chewer in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Trinisphere
    And Trinisphere starts tapped
    When Alice casts Ingot Chewer for its evoke cost
    Then Alice has {C}{C} left

  @id:evoke-19-incubator @cr:118.7a
  Scenario Outline: With <type> chosen for Urza's Incubator, evoking <creature> leaves <left> of six mana
    Given Alice has <creature> in her hand
    And Alice controls Urza's Incubator
    And <type> was chosen for Urza's Incubator
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | type      | creature     | mana               | left            |
      | Elemental | Mulldrifter  | {U}{C}{C}{C}{C}{C} | {C}{C}{C}{C}{C} |
      | Elemental | Aethersnipe  | {U}{U}{C}{C}{C}{C} | {C}{C}{C}{C}    |
      | Elemental | Ingot Chewer | {R}{C}{C}{C}{C}{C} | {C}{C}{C}{C}{C} |
      | Elemental | Reveillark   | {W}{C}{C}{C}{C}{C} | {C}{C}          |
      | Goblin    | Mulldrifter  | {U}{C}{C}{C}{C}{C} | {C}{C}{C}       |

  @id:evoke-19-exile-and-mana @cr:107.4b @cr:601.2h @report:magarena-1583
  Scenario: Under Sphere of Resistance Solitude is evoked for one mana of any kind and an exiled card
    What comes to the cost is generic mana and has no color.

    Given Alice has Solitude; Savannah Lions; Swamp in her hand
    And Bob controls Sphere of Resistance
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When Alice plays Swamp
    And Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack
    And Savannah Lions is in exile
    And Swamp is tapped

  @id:evoke-19-exile-and-trinisphere @cr:107.4b
  Scenario: Under Trinisphere Solitude is evoked for three mana and an exiled card
    An evoke cost without mana costs less than three mana.

    Given Alice has Solitude; Savannah Lions in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls Trinisphere
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Savannah Lions is in exile
    And Alice has {C} left

  @evoke-07 @id:evoke-19-commander @since:2011-06-17 @derived @cr:107.4b @cr:903.8
  Scenario Outline: A commander cast <times> before is evoked from the command zone, and <left> is left of eight mana
    The commander tax is an additional cost, so it comes on top of the evoke cost. No legendary card has evoke; here any card
    may be a commander.

    Given Alice has Mulldrifter in the command zone
    And Mulldrifter is its owner's commander, cast <times> before
    And Alice has {U}{C}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter from the command zone for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has <left> left

    Examples:
      | times    | left            |
      | no times | {C}{C}{C}{C}{C} |
      | 1 time   | {C}{C}{C}       |
      | 2 times  | {C}             |

  @evoke-07 @evoke-10 @id:evoke-19-commander-again @since:2020-07-17 @derived @cr:107.4b @cr:903.8 @cr:903.9a
  Scenario: A commander that is evoked, sacrificed and returned to the command zone costs the tax when it is evoked again
    Having been evoked from there counts as having been cast from there.

    Given Alice has Mulldrifter in the command zone
    And Mulldrifter is its owner's commander, cast no times before
    And Alice has {U}{U}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter from the command zone for its evoke cost, spending {U}{C}{C}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until someone is asked
    Then Mulldrifter is in Alice's graveyard
    When Alice puts Mulldrifter into the command zone
    Then Mulldrifter is in the command zone
    And Alice has {U}{C}{C}{C}{C} left
    When Alice casts Mulldrifter from the command zone for its evoke cost
    Then Alice has no mana left

  @id:evoke-19-commander-in-hand @since:2011-06-17 @derived @cr:903.8
  Scenario: A commander evoked from the hand costs no tax
    Given Alice has Mulldrifter in her hand
    And Mulldrifter is its owner's commander, cast 2 times before
    And Alice has {U}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has no mana left

  @id:evoke-19-commander-evoked-from-hand @since:2020-07-17 @derived @cr:903.8 @cr:903.9a
  Scenario: A commander evoked from the hand has not been cast from the command zone
    The tax counts castings from the command zone. The one from the hand is none, and the first from there costs no tax.

    Given Alice has Mulldrifter in her hand
    And Mulldrifter is its owner's commander, cast no times before
    And Alice has {U}{U}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost, spending {U}{C}{C}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until someone is asked
    And Alice puts Mulldrifter into the command zone
    Then Mulldrifter is in the command zone
    When Alice casts Mulldrifter from the command zone for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has no mana left

  @evoke-07 @id:evoke-19-commander-reanimated @since:2020-07-17 @derived @cr:107.4b @cr:903.8 @cr:903.9a @report:phase-8383
  Scenario: A commander that was evoked, reanimated and sacrificed again has been cast once, and is evoked for {2} more
    Reanimate puts it onto the battlefield a second time without its being cast. Of the seven mana that are left
    then, the evoke cost and a tax of {2} take five; a tax of {4} would take them all.

    Given Alice has Mulldrifter in the command zone
    And Mulldrifter is its owner's commander, cast no times before
    And Alice has Reanimate in her hand
    And Alice controls Bloodthrone Vampire
    And Alice has {U}{U}{B}{C}{C}{C}{C}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter from the command zone for its evoke cost, spending {U}{C}{C}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until someone is asked
    And Alice doesn't put Mulldrifter into the command zone
    And Alice casts Reanimate targeting Mulldrifter, spending {B}
    And everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    When Alice activates Bloodthrone Vampire, sacrificing Mulldrifter
    And Alice puts Mulldrifter into the command zone
    And everyone passes until the stack is empty
    And Alice casts Mulldrifter from the command zone for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has {C}{C} left

  @id:evoke-19-reduced-tax @since:2011-06-17 @derived @cr:903.8
  Scenario: Urza's Incubator takes the commander tax off an evoke cost that has no generic mana
    The tax is one of the additions, and these come before the reductions.

    Given Alice has Ingot Chewer in the command zone
    And Ingot Chewer is its owner's commander, cast 1 time before
    And Alice controls Urza's Incubator
    And Elemental was chosen for Urza's Incubator
    And Alice has {R}{C}{C} to spend
    When Alice casts Ingot Chewer from the command zone for its evoke cost
    Then Ingot Chewer is on the stack
    And Alice has {C}{C} left
