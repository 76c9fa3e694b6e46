@evoke-20 @cr:702.74a @cr:118.7 @since:2007-10-01
Feature: The sacrifice asks whether evoke was chosen, not what was paid
  A cost that effects have changed still counts as paid when the changed cost is paid, be it more, less or nothing. And a
  mana cost that happens to have become as low as the evoke cost is still the mana cost.

  @id:evoke-20-changed-totals @cr:601.2f
  Scenario Outline: <creature> evoked beside <beside> for <mana> is sacrificed
    Two Spheres bring Mulldrifter's evoke cost up to the very sum of its mana cost.

    Given Alice has <creature> in her hand
    And Alice controls <permanents>
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    Then Alice has no mana left
    When everyone passes until <creature> enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of <creature>; the enters ability of <creature>
    And everyone passes until one object has left the stack
    Then <creature> is in Alice's graveyard

    Examples:
      | creature     | beside                    | permanents             | mana            |
      | Mulldrifter  | Nightscape Familiar       | Nightscape Familiar    | {U}{C}          |
      | Mulldrifter  | two Spheres of Resistance | 2 Sphere of Resistance | {U}{C}{C}{C}{C} |
      | Ingot Chewer | Trinisphere               | Trinisphere            | {R}{C}{C}       |

  @id:evoke-20-nothing-paid @cr:118.5
  Scenario: Mulldrifter evoked for nothing at all is sacrificed
    Morophon takes the {U} of the evoke cost and Urza's Incubator the {2}. The {2} that are left of the mana cost cannot be
    paid, so the spell can only have been evoked.

    Given Alice has Mulldrifter in her hand
    And Alice controls Morophon, the Boundless; Urza's Incubator
    And Elemental was chosen for Morophon, the Boundless
    And Elemental was chosen for Urza's Incubator
    Then Alice can't cast Mulldrifter
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    Then Mulldrifter is 3/3
    When everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-20-mana-cost-as-low @cr:601.2f
  Scenario: Mulldrifter cast for a mana cost as low as its evoke cost stays
    Urza's Incubator takes {2} off {4}{U}.

    Given Alice has Mulldrifter in her hand
    And Alice controls Urza's Incubator
    And Elemental was chosen for Urza's Incubator
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter
    Then Alice has no mana left
    When everyone passes until Mulldrifter enters
    Then the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control
