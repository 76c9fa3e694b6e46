@layers-05 @cr:613.6 @since:2009-07-11
Feature: An effect that has begun to apply goes on in the later layers
  It does so on the same objects, even if the ability from which it comes is lost on the way. One that has not begun when its
  ability is lost is never applied.

  @id:layers-05-humility @cr:613.7a @cr:613.4b
  Scenario Outline: Humility takes its own abilities by way of Opalescence and goes on: it is <size> where Opalescence came <came>
    Opalescence makes Humility a creature in layer 4. Humility begins in layer 6 and takes its own ability there, and in
    layer 7b the two sizes meet by their timestamps.

    Given Alice controls Grizzly Bears; <there>
    And Alice has <cast> in her hand
    And Alice has {W}{W}{C}{C} to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Humility is <size>
    And Grizzly Bears is 1/1

    Examples:
      | came  | there       | cast        | size |
      | first | Opalescence | Humility    | 1/1  |
      | last  | Humility    | Opalescence | 4/4  |

  @id:layers-05-magus @cr:613.1d @cr:613.1f
  Scenario Outline: Magus of the Moon, which came <came>, goes on making Mountains under Humility
    It has done so in layer 4, before Humility takes the ability in layer 6.

    Given Alice controls Mishra's Factory; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Mishra's Factory has the type Mountain
    And Magus of the Moon is 1/1
    And Alice can't tap Mishra's Factory for {C}

    Examples:
      | came  | there             | cast              | mana         |
      | first | Magus of the Moon | Humility          | {W}{W}{C}{C} |
      | last  | Humility          | Magus of the Moon | {R}{C}{C}    |

  @id:layers-05-anthem @cr:611.3b @cr:613.1f @cr:613.4c
  Scenario: Glorious Anthem has lost its ability to Humility before layer 7c, so Grizzly Bears is 1/1
    Opalescence makes the Anthem a creature in layer 4, so that Humility applies to it in layer 6.

    Given Alice controls Humility; Grizzly Bears; Opalescence
    And Alice has Glorious Anthem in her hand
    And Alice has {W}{W}{C} to spend
    When Alice casts Glorious Anthem
    And everyone passes until Glorious Anthem enters
    Then Glorious Anthem has the type Creature
    And Grizzly Bears is 1/1

  @id:layers-05-anthem-alone @cr:611.3b @cr:613.4c
  Scenario: Glorious Anthem, which is no creature without Opalescence, makes Grizzly Bears 2/2 under Humility
    Given Alice controls Humility; Grizzly Bears
    And Alice has Glorious Anthem in her hand
    And Alice has {W}{W}{C} to spend
    When Alice casts Glorious Anthem
    And everyone passes until Glorious Anthem enters
    Then Grizzly Bears is 2/2
