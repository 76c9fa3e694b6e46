@evolution-09 @cr:702.51a @since:2013-07-13
Feature: A spell has convoke whether or not anything convokes it
  Convoke is an ability of the spell on the stack, its own or one that it has been given. An ability that refers to
  spells with convoke does not ask how they were paid for.

  @id:evolution-09-paid-with-mana @cr:601.2i @derived
  Scenario: Kasla, the Broken Halo triggers on spells with convoke that were paid for with mana, and not on a spell without it
    Kasla's ability triggers on spells that have convoke. Gather Courage has it, and Chief Engineer gives it to Darksteel Myr.

    Given Alice has Gather Courage; Darksteel Myr; Savannah Lions in her hand
    And Alice controls Kasla, the Broken Halo; Chief Engineer
    And Alice has {G}{W}{C}{C}{C} to spend
    When Alice casts Savannah Lions, spending {W}
    Then the stack holds, from the top, Savannah Lions
    When everyone passes until the stack is empty
    And Alice casts Darksteel Myr, spending {C}{C}{C}
    Then the stack holds, from the top, the cast ability of Kasla, the Broken Halo; Darksteel Myr
    When Alice casts Gather Courage targeting Chief Engineer, spending {G}
    Then the stack holds, from the top, the cast ability of Kasla, the Broken Halo (2); Gather Courage; the cast ability of Kasla, the Broken Halo; Darksteel Myr
