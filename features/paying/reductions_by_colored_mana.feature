@paying-04 @cr:601.2f @cr:118.7b @since:2007-10-01
Feature: Reductions by colored mana take mana of these colors
  A reduction by colored mana that finds none of its color takes generic mana instead. Morophon, which takes a mana of each color,
  and Edgewalker, which takes a white and a black one, say that they take colored mana only. They all apply to the cost as it was
  announced, with a half chosen for each hybrid symbol.

  @paying-02 @id:paying-morophon @report:phase-8432
  Scenario Outline: With Sliver chosen for Morophon, <creature> costs <cost>
    Given Alice has <creature> in her hand
    And Alice controls Morophon, the Boundless
    And Sliver was chosen for Morophon, the Boundless
    And Alice has <mana> to spend
    When Alice casts <creature>
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature      | mana         | left    | cost    |
      | Muscle Sliver | {C}{C}       | {C}     | {1}     |
      | Sliver Queen  | {C}          | {C}     | nothing |
      | Hill Giant    | {R}{C}{C}{C} | no mana | {3}{R}  |

  @paying-07 @id:paying-morophon-announced @since:2009-07-11 @cr:601.2b @cr:107.4e @report:forge-10551
  Scenario Outline: With Human chosen for Morophon, Boros Guildmage announced as <symbols> costs <cost>
    Morophon takes one white and one red mana, not two of either.

    Given Alice has Boros Guildmage in her hand
    And Alice controls Morophon, the Boundless
    And Human was chosen for Morophon, the Boundless
    And Alice has {R} to spend
    When Alice casts Boros Guildmage, announcing <announced>
    Then Boros Guildmage is on the stack
    And Alice has <left> left

    Examples:
      | announced | left    | symbols | cost    |
      | {R}; {W}  | {R}     | {R}{W}  | nothing |
      | {W}; {R}  | {R}     | {W}{R}  | nothing |
      | {R}; {R}  | no mana | {R}{R}  | {R}     |

  @paying-03 @paying-07 @id:paying-morophon-colorless-halves @since:2024-09-20 @cr:601.2b @cr:107.4e @report:forge-10551 @report:forge-309
  Scenario Outline: With Eldrazi chosen for Morophon, Ulalek announced as <symbols> costs <cost>
    Each symbol of Ulalek is one mana of a color or one colorless mana. Morophon takes the colored ones. Helm of Awakening would
    take generic mana and finds none.

    Given Alice has Ulalek, Fused Atrocity in her hand
    And Alice controls Morophon, the Boundless; Helm of Awakening
    And Eldrazi was chosen for Morophon, the Boundless
    And Alice has {C}{C}{C}{C}{C} to spend
    When Alice casts Ulalek, Fused Atrocity, announcing <announced>
    Then Ulalek, Fused Atrocity is on the stack
    And Alice has <left> left

    Examples:
      | announced               | left            | symbols         | cost            |
      | {W}; {U}; {B}; {R}; {G} | {C}{C}{C}{C}{C} | {W}{U}{B}{R}{G} | nothing         |
      | {W}; {C}; {B}; {R}; {C} | {C}{C}{C}       | {W}{C}{B}{R}{C} | {C}{C}          |
      | {C}; {C}; {C}; {C}; {C} | no mana         | {C}{C}{C}{C}{C} | {C}{C}{C}{C}{C} |

  @id:paying-aang @since:2017-01-20 @report:phase-6405
  Scenario Outline: With Aang, Master of Elements, <spell> costs <cost>
    Alice's spells cost {W}{U}{B}{R}{G} less, and what finds no mana of its color takes generic mana if there is any.

    Given Alice has <spell> in her hand
    And Alice controls Aang, Master of Elements
    And Aang, Master of Elements starts tapped
    And Alice has <mana> to spend
    When Alice casts <spell>
    Then <spell> is on the stack
    And Alice has <left> left

    Examples:
      | spell             | mana      | left   | cost    |
      | Will-Forged Golem | {C}{C}    | {C}    | {1}     |
      | Palladium Myr     | {C}       | {C}    | nothing |
      | Reverse Engineer  | {U}{U}{C} | {U}{C} | {U}     |
      | Siege Wurm        | {G}{C}{C} | {C}    | {1}{G}  |
      | Sliver Queen      | {C}       | {C}    | nothing |

  @id:paying-colored-takes-generic @since:2011-06-17 @cr:118.7c @report:phase-6405
  Scenario: Nine green creatures take all mana off Khalni Hydra under Sphere of Resistance
    Each of them takes {G}. The Hydra has eight, and the ninth takes the {1} that Sphere of Resistance adds.

    Given Alice has Khalni Hydra in her hand
    And Alice controls 9 Grizzly Bears; Sphere of Resistance
    And Alice has {G} to spend
    When Alice casts Khalni Hydra
    Then Khalni Hydra is on the stack
    And Alice has {G} left

  @id:paying-colored-takes-its-color-first @since:2011-06-17
  Scenario: With eight green creatures Khalni Hydra costs {1} under Sphere of Resistance
    Given Alice has Khalni Hydra; Wastes in her hand
    And Alice controls 8 Grizzly Bears; Sphere of Resistance
    Then Alice can't cast Khalni Hydra
    When Alice plays Wastes
    And Alice casts Khalni Hydra
    Then Khalni Hydra is on the stack
    And Wastes is tapped

  @id:paying-edgewalker @since:2013-07-13
  Scenario: Two Edgewalkers take both white mana off Loxodon Restorer and none of its generic mana
    Of {4}{W}{W} the total is {4}; there is no black mana in it for them to take.

    Given Alice has Loxodon Restorer in her hand
    And Alice controls 2 Edgewalker; 3 Memnite
    Then Alice can't cast Loxodon Restorer, convoking with Edgewalker 1; Edgewalker 2; Memnite 1; Memnite 2; Memnite 3
    And Alice can't cast Loxodon Restorer, convoking with Memnite 1; Memnite 2; Memnite 3
    When Alice casts Loxodon Restorer, convoking with Edgewalker 1; Memnite 1; Memnite 2; Memnite 3
    Then Loxodon Restorer is on the stack
    And Edgewalker 2 is untapped

  @id:paying-edgewalker-increased @cr:107.4b
  Scenario: What Sphere of Resistance adds to Soul Warden is generic, and Edgewalker does not reduce it
    Soul Warden is a Cleric for {W}. With {1} more and {W}{B} less, {1} is left.

    Given Alice has Soul Warden; Wastes in her hand
    And Alice controls Edgewalker
    And Bob controls Sphere of Resistance
    Then Alice can't cast Soul Warden
    When Alice plays Wastes
    And Alice casts Soul Warden
    Then Soul Warden is on the stack
    And Wastes is tapped
