@convoke-02 @cr:601.2f @cr:118.7b
Feature: Reductions by colored mana take mana of these colors
  Morophon takes one mana of each color off spells of a type, Edgewalker one white and one black mana, and neither takes generic
  mana. What they find is the cost as it was announced, with a half chosen of each hybrid symbol.

  @id:paying-morophon @report:phase-8432
  Scenario Outline: With Sliver chosen for Morophon, <creature> leaves <left> of <mana>
    Given Alice has <creature> in her hand
    And Alice controls Morophon, the Boundless
    And Sliver was chosen for Morophon, the Boundless
    And Alice has <mana> to spend
    When Alice casts <creature>
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature      | mana         | left    |
      | Muscle Sliver | {C}{C}       | {C}     |
      | Sliver Queen  | {C}          | {C}     |
      | Hill Giant    | {R}{C}{C}{C} | no mana |

  @id:paying-morophon-announced @cr:601.2b @cr:107.4e @report:forge-10551
  Scenario Outline: With Human chosen for Morophon, Boros Guildmage announced as <announced> leaves <left> of {R}
    Morophon takes one white and one red mana, not two of either.

    Given Alice has Boros Guildmage in her hand
    And Alice controls Morophon, the Boundless
    And Human was chosen for Morophon, the Boundless
    And Alice has {R} to spend
    When Alice casts Boros Guildmage, announcing <announced>
    Then Boros Guildmage is on the stack
    And Alice has <left> left

    Examples:
      | announced | left    |
      | {R}; {W}  | {R}     |
      | {W}; {R}  | {R}     |
      | {R}; {R}  | no mana |

  @id:paying-edgewalker
  Scenario: Two Edgewalkers take both white mana off Loxodon Restorer and none of its generic mana
    Of {4}{W}{W} the total is {4}; the two black mana that they could take as well are not in it.

    Given Alice has Loxodon Restorer in her hand
    And Alice controls 2 Edgewalker; 3 Memnite
    Then Alice can't cast Loxodon Restorer, convoking with Edgewalker 1; Edgewalker 2; Memnite 1; Memnite 2; Memnite 3
    And Alice can't cast Loxodon Restorer, convoking with Memnite 1; Memnite 2; Memnite 3
    When Alice casts Loxodon Restorer, convoking with Edgewalker 1; Memnite 1; Memnite 2; Memnite 3
    Then Loxodon Restorer is on the stack
    And Edgewalker 2 is untapped

  @id:paying-edgewalker-increased @cr:107.4b
  Scenario: What Sphere of Resistance adds to Soul Warden is generic, and Edgewalker takes nothing of it
    Soul Warden is a Cleric for {W}. With {1} more and {W}{B} less, {1} is left.

    Given Alice has Soul Warden; Wastes in her hand
    And Alice controls Edgewalker
    And Bob controls Sphere of Resistance
    Then Alice can't cast Soul Warden
    When Alice plays Wastes
    And Alice casts Soul Warden
    Then Soul Warden is on the stack
    And Wastes is tapped
