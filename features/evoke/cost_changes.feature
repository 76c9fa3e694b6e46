@evoke-19 @cr:118.9d @cr:601.2f
Feature: What changes the cost of a spell changes the evoke cost
  The total cost begins with the price that was announced, here the evoke cost. To that come additional costs and
  increases, from that go reductions, and what sets the total itself comes last. Generic reductions take nothing from the
  colored part.

  @id:evoke-19-dearer @report:magarena-630
  Scenario: Under Sphere of Resistance evoking Mulldrifter takes four lands
    Given Alice has Mulldrifter; Island "the fourth Island" in her hand
    And Alice controls 3 Island
    And Bob controls Sphere of Resistance
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice plays the fourth Island
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Island 1 is tapped
    And the fourth Island is tapped

  @id:evoke-19-totals @cr:118.7a
  Scenario Outline: Of six mana, evoking <creature> beside <permanents> leaves <left>
    Given Alice has <creature> in her hand
    And Alice controls <permanents>
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature     | permanents                                | mana               | left            |
      | Mulldrifter  | Sphere of Resistance                      | {U}{U}{U}{U}{U}{U} | {U}{U}          |
      | Mulldrifter  | 2 Sphere of Resistance                    | {U}{U}{U}{U}{U}{U} | {U}             |
      | Mulldrifter  | Nightscape Familiar                       | {U}{U}{U}{U}{U}{U} | {U}{U}{U}{U}    |
      | Mulldrifter  | Sphere of Resistance; Nightscape Familiar | {U}{U}{U}{U}{U}{U} | {U}{U}{U}       |
      | Ingot Chewer | Nightscape Familiar                       | {R}{R}{R}{R}{R}{R} | {R}{R}{R}{R}{R} |
      | Ingot Chewer | Trinisphere                               | {R}{R}{R}{R}{R}{R} | {R}{R}{R}       |
      | Ingot Chewer | Trinisphere; Sphere of Resistance         | {R}{R}{R}{R}{R}{R} | {R}{R}{R}       |
      | Mulldrifter  | Trinisphere; Nightscape Familiar          | {U}{U}{U}{U}{U}{U} | {U}{U}{U}       |
      | Mulldrifter  | Trinisphere; Sphere of Resistance         | {U}{U}{U}{U}{U}{U} | {U}{U}          |
      | Mulldrifter  | Thalia, Guardian of Thraben               | {U}{U}{U}{U}{U}{U} | {U}{U}{U}       |

  @id:evoke-19-another-players-reduction
  Scenario: An opponent's Nightscape Familiar takes nothing off the evoke cost
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob controls Nightscape Familiar
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has no mana left

  @id:evoke-19-tapped-trinisphere
  Scenario: A tapped Trinisphere leaves the evoke cost alone
    Given Alice has Ingot Chewer in her hand
    And Alice has {R}{R}{R} to spend
    And Bob controls Trinisphere
    And Trinisphere starts tapped
    When Alice casts Ingot Chewer for its evoke cost
    Then Alice has {R}{R} left

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
      | Elemental | Mulldrifter  | {U}{U}{U}{U}{U}{U} | {U}{U}{U}{U}{U} |
      | Elemental | Aethersnipe  | {U}{U}{U}{U}{U}{U} | {U}{U}{U}{U}    |
      | Elemental | Ingot Chewer | {R}{R}{R}{R}{R}{R} | {R}{R}{R}{R}{R} |
      | Elemental | Reveillark   | {W}{W}{W}{W}{W}{W} | {W}{W}          |
      | Goblin    | Mulldrifter  | {U}{U}{U}{U}{U}{U} | {U}{U}{U}       |

  @id:evoke-19-exile-and-mana @cr:601.2h
  Scenario: Under Sphere of Resistance Solitude is evoked for one mana and an exiled card
    Given Alice has Solitude; Savannah Lions; Plains in her hand
    And Bob controls Sphere of Resistance
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When Alice plays Plains
    And Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack
    And Savannah Lions is in exile
    And Plains is tapped

  @id:evoke-19-exile-and-trinisphere @cr:601.2h
  Scenario: Under Trinisphere Solitude is evoked for three mana and an exiled card
    An evoke cost without mana costs less than three mana.

    Given Alice has Solitude; Savannah Lions in her hand
    And Alice has {W}{W}{W}{W} to spend
    And Bob controls Trinisphere
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Savannah Lions is in exile
    And Alice has {W} left

  @evoke-07 @id:evoke-19-commander @derived @cr:903.8
  Scenario Outline: A commander cast <times> before is evoked from the command zone, and <left> is left of eight mana
    The commander tax is an additional cost, so it comes on top of the evoke cost. No legendary card has evoke; here any card
    may be a commander.

    Given Alice has Mulldrifter in the command zone
    And Mulldrifter is its owner's commander, cast <times> before
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter from the command zone for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has <left> left

    Examples:
      | times    | left            |
      | no times | {U}{U}{U}{U}{U} |
      | 1 time   | {U}{U}{U}       |
      | 2 times  | {U}             |

  @evoke-07 @evoke-10 @id:evoke-19-commander-again @derived @cr:903.8 @cr:903.9a
  Scenario: A commander that is evoked, sacrificed and returned to the command zone costs the tax when it is evoked again
    Having been evoked from there counts as having been cast from there.

    Given Alice has Mulldrifter in the command zone
    And Mulldrifter is its owner's commander, cast no times before
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Mulldrifter from the command zone for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the enters ability of Mulldrifter, then the evoke ability of Mulldrifter
    And everyone passes until someone is asked
    Then Mulldrifter is in Alice's graveyard
    When Alice puts Mulldrifter into the command zone
    Then Mulldrifter is in the command zone
    And Alice has {U}{U}{U}{U}{U} left
    When Alice casts Mulldrifter from the command zone for its evoke cost
    Then Alice has no mana left

  @id:evoke-19-commander-in-hand @derived @cr:903.8
  Scenario: A commander evoked from the hand costs no tax
    Given Alice has Mulldrifter in her hand
    And Mulldrifter is its owner's commander, cast 2 times before
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has no mana left
