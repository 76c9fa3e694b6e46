@editions-48
Feature: What changes colors and what changes abilities were one layer
  Until 2009-07-10 both applied in one layer, in the order of timestamps but for what depended on another effect. A static ability
  that changes colors depends on what takes it away. Since 2009-07-11 colors are changed first, whatever becomes of the ability.

  @until:2009-07-10 @id:editions-48-taken-away @cr:418.5a @cr:418.5c @cr:418.5d
  Scenario Outline: Thran Lens, which came <came>, loses its ability to Titania's Song and leaves Hill Giant red
    Thran Lens makes all permanents colorless.

    Given Alice controls <there>
    And Bob controls Hill Giant
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Thran Lens is 2/2
    And Hill Giant is red
    And Titania's Song is green

    Examples:
      | came  | there          | cast           | mana         |
      | first | Thran Lens     | Titania's Song | {G}{C}{C}{C} |
      | last  | Titania's Song | Thran Lens     | {C}{C}       |

  @since:2009-07-11 @id:editions-48-all-the-same @cr:613.1e @cr:613.1f @cr:613.6
  Scenario Outline: Thran Lens, which came <came>, loses its ability to Titania's Song, and Hill Giant is colorless all the same
    Given Alice controls <there>
    And Bob controls Hill Giant
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Thran Lens is 2/2
    And Hill Giant is colorless
    And Titania's Song is colorless

    Examples:
      | came  | there          | cast           | mana         |
      | first | Thran Lens     | Titania's Song | {G}{C}{C}{C} |
      | last  | Titania's Song | Thran Lens     | {C}{C}       |

  @since:2008-05-01 @until:2009-07-10 @id:editions-48-in-its-turn @cr:418.5a @cr:418.5c @cr:418.5d
  Scenario: Grizzly Bears is black by Darkest Hour, which came last, and so has wither by Corrosive Mentor
    What the Mentor gives to black creatures waits for what makes creatures black.

    Given Alice controls Grizzly Bears; Corrosive Mentor
    And Bob controls Hill Giant
    And Alice has Darkest Hour in her hand
    And Alice has {B} to spend
    When Alice casts Darkest Hour
    And everyone passes until Darkest Hour enters
    Then Hill Giant is black
    And Grizzly Bears has the keyword wither
    And Hill Giant lacks the keyword wither
