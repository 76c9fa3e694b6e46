@layers-01 @cr:613.1 @since:2009-07-11
Feature: Effects are applied layer by layer, whichever of them is older
  What changes types is applied before what changes colors, that before what gives abilities, and that before what changes
  power and toughness. So an effect finds what an effect of an earlier layer has made, even if that one began later.

  @id:layers-01-size-after-types @cr:613.1d @cr:613.4c
  Scenario Outline: Forest is a creature with Nature's Revolt and gets +1/+1 from Glorious Anthem, which came <came>
    The types are of layer 4, the bonus is of layer 7c.

    Given Alice controls Forest; <there>
    And Bob controls Swamp
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Forest is 3/3
    And Swamp is 2/2

    Examples:
      | came  | there           | cast            | mana            |
      | first | Glorious Anthem | Nature's Revolt | {G}{G}{C}{C}{C} |
      | last  | Nature's Revolt | Glorious Anthem | {W}{W}{C}       |

  @id:layers-01-abilities-after-colors @cr:613.1e @cr:613.1f
  Scenario Outline: Grizzly Bears is black by Darkest Hour and so has wither by Corrosive Mentor, which came <came>
    The color is of layer 5, the ability of layer 6. Bob's creature is black too, but the Mentor speaks of Alice's alone.

    Given Alice controls Grizzly Bears; <there>
    And Bob controls Hill Giant
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Grizzly Bears has the keyword wither
    And Hill Giant is black
    And Hill Giant lacks the keyword wither

    Examples:
      | came  | there            | cast             | mana      |
      | first | Corrosive Mentor | Darkest Hour     | {B}       |
      | last  | Darkest Hour     | Corrosive Mentor | {B}{C}{C} |

  @id:layers-01-size-after-abilities @cr:613.1f @cr:613.4c
  Scenario Outline: Grizzly Bears flies by Levitation and so gets +1/+1 from Favorable Winds, which came <came>
    The ability is of layer 6, the bonus of layer 7c.

    Given Alice controls Grizzly Bears; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Grizzly Bears is 3/3

    Examples:
      | came  | there           | cast            | mana         |
      | first | Favorable Winds | Levitation      | {U}{U}{C}{C} |
      | last  | Levitation      | Favorable Winds | {U}{C}       |
