@evoke-09 @cr:702.74a @cr:601.2h @since:2007-10-01
Feature: An evoke cost may be something other than mana
  Solitude is evoked by exiling a white card from hand, and there is such a creature of each color. No mana is asked for then,
  and none is taken. The card that pays must be of that color and must still be in the hand when costs are paid; the creature
  card itself is on the stack by that time. How it was paid makes no difference to what triggers.

  @evoke-01 @id:evoke-09-no-mana-needed @report:phase-580 @cr:118.9
  Scenario: Solitude is evoked without mana by exiling a white card
    Given Alice has Solitude; Savannah Lions in her hand
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then the stack holds, from the top, Solitude
    And Savannah Lions is in exile
    When everyone passes until Solitude enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Solitude; the enters ability of Solitude
    And everyone passes until the stack is empty
    Then Solitude is in Alice's graveyard

  @evoke-05 @id:evoke-09-no-mana-taken @cr:118.9
  Scenario: Evoking Solitude leaves all mana where it is
    Given Alice has Solitude; Savannah Lions in her hand
    And Alice has {W}{W}{W}{W}{W} to spend
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Savannah Lions is in exile
    And Alice has {W}{W}{W}{W}{W} left

  @id:evoke-09-white-card
  Scenario: A blue card does not pay for Solitude, and a white and blue one does
    Given Alice has Solitude; Mulldrifter; Meddling Mage in her hand
    Then Alice can't cast Solitude for its evoke cost, exiling Mulldrifter
    When Alice casts Solitude for its evoke cost, exiling Meddling Mage
    Then Solitude is on the stack
    And Meddling Mage is in exile
    And Alice's hand holds 1 card

  @id:evoke-09-from-hand-only @cr:118.3
  Scenario: White cards in the graveyard and on the battlefield do not pay for Solitude, and one in hand does
    Given Alice has Solitude; Isamaru, Hound of Konda in her hand
    And Alice has Savannah Lions in her graveyard
    And Alice controls Restoration Angel
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    And Alice can't cast Solitude for its evoke cost, exiling Restoration Angel
    When Alice casts Solitude for its evoke cost, exiling Isamaru, Hound of Konda
    Then Solitude is on the stack
    And Isamaru, Hound of Konda is in exile
    And Savannah Lions is in Alice's graveyard
    And Restoration Angel is on the battlefield

  @id:evoke-09-not-itself @cr:601.2a
  Scenario: Solitude does not pay for itself
    It is a white card, yet it left the hand in the first step of casting it. Bob has another white card beside his.

    Given Alice has Solitude; Mulldrifter in her hand
    And Bob has Solitude "Bob's Solitude"; Savannah Lions in his hand
    Then Alice can't cast Solitude for its evoke cost, exiling Solitude
    And Alice can't cast Solitude for its evoke cost
    When Alice passes
    And Bob casts Bob's Solitude for its evoke cost
    Then the stack holds, from the top, Bob's Solitude
    And Savannah Lions is in exile

  @id:evoke-09-another-of-the-name @cr:601.2a
  Scenario: A second Solitude pays for the first
    Given Alice has Solitude "the first Solitude"; Solitude "the second Solitude" in her hand
    When Alice casts the first Solitude for its evoke cost
    Then the stack holds, from the top, the first Solitude
    And the second Solitude is in exile

  @evoke-01 @id:evoke-09-each-color @cr:118.9 @cr:202.2 @report:phase-580
  Scenario Outline: <incarnation> is evoked for a <color> card from hand and not for a <other color> one
    Given Alice has <incarnation>; <card>; <other card> in her hand
    Then Alice can't cast <incarnation> for its evoke cost, exiling <other card>
    When Alice casts <incarnation> for its evoke cost, exiling <card>
    Then <incarnation> is on the stack
    And <card> is in exile
    And <other card> is in Alice's hand

    Examples:
      | incarnation | color | card           | other color | other card     |
      | Solitude    | white | Savannah Lions | green       | Grizzly Bears  |
      | Subtlety    | blue  | Unsummon       | white       | Savannah Lions |

    @since:2015-07-17
    Examples:
      | incarnation | color | card           | other color | other card     |
      | Grief       | black | Doom Blade     | blue        | Unsummon       |

    Examples:
      | incarnation | color | card           | other color | other card     |
      | Fury        | red   | Lightning Bolt | black       | Doom Blade     |
      | Endurance   | green | Grizzly Bears  | red         | Lightning Bolt |

  @evoke-12 @id:evoke-12-exiled-for @cr:603.2 @cr:603.3d @cr:115.6
  Scenario Outline: Evoked for an exiled card, <incarnation> has its sacrifice and its enters ability trigger
    Nothing but Bob can be a target: there is no other creature for Solitude and no spell for Subtlety, and neither needs one.

    Given Alice has <incarnation>; <card> in her hand
    When Alice casts <incarnation> for its evoke cost
    And everyone passes until <incarnation> enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of <incarnation>; the enters ability of <incarnation>
    Then the stack holds, from the top, the evoke ability of <incarnation>; the enters ability of <incarnation>
    And <card> is in exile
    When everyone passes until one object has left the stack
    Then <incarnation> is in Alice's graveyard
    And the stack holds, from the top, the enters ability of <incarnation>

    Examples:
      | incarnation | card           |
      | Solitude    | Savannah Lions |
      | Subtlety    | Unsummon       |

    @since:2015-07-17
    Examples:
      | incarnation | card           |
      | Grief       | Doom Blade     |

  @evoke-12 @id:evoke-12-exiled-for-with-a-choice @cr:603.2 @cr:603.3d @cr:115.6
  Scenario Outline: Evoked for an exiled card, <incarnation> has its sacrifice and its enters ability trigger, though that targets nothing
    Fury itself could be its own target, and a player Endurance's. Neither needs one.

    Given Alice has <incarnation>; <card> in her hand
    When Alice casts <incarnation> for its evoke cost
    And everyone passes until <incarnation> enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of <incarnation>; the enters ability of <incarnation>
    And Alice targets nothing with the enters ability of <incarnation>
    Then the stack holds, from the top, the evoke ability of <incarnation>; the enters ability of <incarnation>
    And <card> is in exile
    When everyone passes until one object has left the stack
    Then <incarnation> is in Alice's graveyard
    And the stack holds, from the top, the enters ability of <incarnation>

    Examples:
      | incarnation | card           |
      | Fury        | Lightning Bolt |
      | Endurance   | Grizzly Bears  |

  @evoke-12 @id:evoke-12-not-exiled-for @cr:603.2 @cr:603.4
  Scenario Outline: Cast for its mana cost, <incarnation> has its enters ability alone trigger
    The card that would have paid for evoke stays in hand.

    Given Alice has <incarnation>; <card> in her hand
    And Alice has <mana> to spend
    When Alice casts <incarnation>
    And everyone passes until <incarnation> enters
    Then the stack holds, from the top, the enters ability of <incarnation>
    And Alice has no mana left
    And <card> is in Alice's hand
    When everyone passes until the stack is empty
    Then <incarnation> is on the battlefield under Alice's control

    Examples:
      | incarnation | card           | mana            |
      | Solitude    | Savannah Lions | {W}{W}{C}{C}{C} |
      | Subtlety    | Unsummon       | {U}{U}{C}{C}    |

    @since:2015-07-17
    Examples:
      | incarnation | card           | mana            |
      | Grief       | Doom Blade     | {B}{B}{C}{C}    |

  @evoke-12 @id:evoke-12-not-exiled-for-with-a-choice @cr:603.2 @cr:603.4 @cr:115.6
  Scenario Outline: Cast for its mana cost, <incarnation> has its enters ability alone trigger, though that targets nothing
    Given Alice has <incarnation>; <card> in her hand
    And Alice has <mana> to spend
    When Alice casts <incarnation>
    And everyone passes until <incarnation> enters
    And Alice targets nothing with the enters ability of <incarnation>
    Then the stack holds, from the top, the enters ability of <incarnation>
    And Alice has no mana left
    And <card> is in Alice's hand
    When everyone passes until the stack is empty
    Then <incarnation> is on the battlefield under Alice's control

    Examples:
      | incarnation | card           | mana            |
      | Fury        | Lightning Bolt | {R}{R}{C}{C}{C} |
      | Endurance   | Grizzly Bears  | {G}{G}{C}       |
