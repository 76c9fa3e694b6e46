@layers-04 @cr:613.8a @since:2009-07-11
Feature: An effect waits for another one of its layer on which it depends
  It depends on one that would change whether it exists, to what it applies or what it does there. Then the timestamps of the
  two make no difference.

  @id:layers-04-blood-moon-last @cr:613.8b @cr:305.7
  Scenario: Blood Moon makes Urborg, Tomb of Yawgmoth a Mountain, and so Forest is no Swamp any more
    Both effects are of layer 4. Blood Moon, the younger one, takes the ability from which the other comes.

    Given Alice controls Forest; Urborg, Tomb of Yawgmoth
    And Alice has Blood Moon in her hand
    And Alice has {R}{C}{C} to spend
    Then Forest has the type Swamp
    When Alice casts Blood Moon
    And everyone passes until Blood Moon enters
    Then Urborg, Tomb of Yawgmoth has the type Mountain
    And Urborg, Tomb of Yawgmoth lacks the type Swamp
    And Forest lacks the type Swamp
    And Alice can't tap Forest for {B}
    And Alice can't tap Urborg, Tomb of Yawgmoth for {B}

  @id:layers-04-blood-moon-first @cr:613.8b @cr:305.7
  Scenario: Urborg, Tomb of Yawgmoth is a Mountain as it comes to where Blood Moon is, and makes no land a Swamp
    Given Alice controls Forest; Blood Moon
    And Alice has Urborg, Tomb of Yawgmoth in her hand
    When Alice plays Urborg, Tomb of Yawgmoth
    Then Urborg, Tomb of Yawgmoth has the type Mountain
    And Forest lacks the type Swamp
    And Alice can't tap Forest for {B}
    When Alice taps Urborg, Tomb of Yawgmoth for {R}
    Then Alice has {R} left

  @id:layers-04-evil-presence @cr:613.8b @cr:305.7
  Scenario: Urborg, Tomb of Yawgmoth under Evil Presence is a Swamp and makes no other land one
    Urborg's effect is the older one and would be applied first but for this.

    Given Alice controls Forest; Urborg, Tomb of Yawgmoth
    And Alice has Evil Presence in her hand
    And Alice has {B} to spend
    Then Forest has the type Swamp
    When Alice casts Evil Presence targeting Urborg, Tomb of Yawgmoth
    And everyone passes until Evil Presence enters
    Then Forest lacks the type Swamp
    And Urborg, Tomb of Yawgmoth has the type Swamp

  @id:layers-04-kormus-bell-first @cr:613.8b
  Scenario: Forest is a Swamp by Urborg, Tomb of Yawgmoth, and so a black 1/1 creature by Kormus Bell, which came first
    To what Kormus Bell applies is another matter once all lands are Swamps.

    Given Alice controls Forest; Kormus Bell
    And Alice has Urborg, Tomb of Yawgmoth in her hand
    When Alice plays Urborg, Tomb of Yawgmoth
    Then Forest is 1/1
    And Forest is black
    And Forest has the type Forest
    And Urborg, Tomb of Yawgmoth is 1/1

  @id:layers-04-kormus-bell-last @cr:613.8b
  Scenario: Forest is a Swamp by Urborg, Tomb of Yawgmoth, and so a black 1/1 creature by Kormus Bell, which came last
    Given Alice controls Forest; Urborg, Tomb of Yawgmoth
    And Alice has Kormus Bell in her hand
    And Alice has {C}{C}{C}{C} to spend
    When Alice casts Kormus Bell
    And everyone passes until Kormus Bell enters
    Then Forest is 1/1
    And Forest is black
    And Forest has the type Forest

  @id:layers-04-through-another @since:2011-06-17 @cr:613.8c
  Scenario: Kormus Bell waits for Urborg, Tomb of Yawgmoth and that for Blood Moon, so Forest is no creature
    Blood Moon is the youngest of the three and applied first; then there is nothing left for which Kormus Bell would wait.

    Given Alice controls Forest; Swamp; Kormus Bell; Urborg, Tomb of Yawgmoth
    And Alice has Blood Moon in her hand
    And Alice has {R}{C}{C} to spend
    Then Forest has the type Creature
    When Alice casts Blood Moon
    And everyone passes until Blood Moon enters
    Then Forest lacks the type Creature
    And Swamp has the type Creature
    And Urborg, Tomb of Yawgmoth lacks the type Creature

  @id:layers-04-levitation @cr:613.8b @cr:613.1f
  Scenario Outline: Levitation gives no flying where Humility has taken its ability, whichever of them came <came>
    Opalescence has made Levitation a creature in layer 4. In layer 6 its effect would be gone once Humility's is applied.

    Given Alice controls Opalescence; Grizzly Bears; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Grizzly Bears lacks the keyword flying
    And Levitation lacks the keyword flying
    And Levitation has the type Creature

    Examples:
      | came  | there      | cast       | mana         |
      | first | Humility   | Levitation | {U}{U}{C}{C} |
      | last  | Levitation | Humility   | {W}{W}{C}{C} |

  @id:layers-04-loop-march-first @cr:613.8b
  Scenario: March of the Machines and Titania's Song each wait for the other, so March, which came first, keeps Sol Ring for itself
    Each is on artifacts that are no creatures, and would find none after the other. In such a loop timestamps count after all.
    The Song, by which Sol Ring would have lost its ability, finds no artifact.

    Given Alice controls March of the Machines; Sol Ring
    And Alice has Titania's Song in her hand
    And Alice has {G}{G}{G}{G} to spend
    When Alice casts Titania's Song, spending {G}{G}{G}{G}
    And everyone passes until Titania's Song enters
    And Alice taps Sol Ring for {C}{C}
    Then Alice has {C}{C} left
    And Sol Ring is 1/1

  @id:layers-04-loop-song-first @cr:613.8b
  Scenario: Where Titania's Song came before March of the Machines, Sol Ring has lost its ability
    Given Alice controls Titania's Song; Sol Ring
    And Alice has March of the Machines in her hand
    And Alice has {U}{U}{U}{U} to spend
    When Alice casts March of the Machines
    And everyone passes until March of the Machines enters
    Then March of the Machines is on the battlefield under Alice's control
    And Sol Ring is 1/1
    And Alice can't tap Sol Ring for {C}{C}
