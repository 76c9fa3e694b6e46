@layers-12 @cr:612.1 @cr:612.2 @since:2009-07-11
Feature: An effect that replaces a word in a text does so where the word means what it says
  In the abilities and the type line of the object itself, in layer 3. A name stays as it is, and so do abilities that others give.

  @id:layers-12-protection
  Scenario: White Knight is protected from red instead of black, and is named White Knight
    Given Bob controls White Knight
    And Alice has Sleight of Mind; Murder; Lightning Bolt in her hand
    And Alice has {U}{B}{B}{B}{R} to spend
    When Alice casts Sleight of Mind targeting White Knight, spending {U}
    And everyone passes until someone is asked
    And Alice chooses the color black for Sleight of Mind
    And Alice chooses the color red for Sleight of Mind
    Then White Knight has the keyword protection from red
    And White Knight lacks the keyword protection from black
    And Alice can't cast Lightning Bolt targeting White Knight
    When Alice casts Murder targeting White Knight, spending {B}{B}{B}
    And everyone passes until the stack is empty
    Then White Knight is in Bob's graveyard

  @id:layers-12-landwalk
  Scenario: Bog Wraith can't be blocked where there is a Forest once its Swamp is a Forest
    Given Alice controls Bog Wraith
    And Bob controls Hill Giant; Forest
    And Alice has Magical Hack in her hand
    And Alice has {U} to spend
    When Alice casts Magical Hack targeting Bog Wraith
    And everyone passes until someone is asked
    And Alice chooses the name Swamp for Magical Hack
    And Alice chooses the name Forest for Magical Hack
    Then Bog Wraith has the keyword forestwalk
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bog Wraith
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Bog Wraith with Hill Giant

  @id:layers-12-landwalk-unchanged
  Scenario: Bog Wraith is blocked where there is a Forest and no Swamp
    Given Alice controls Bog Wraith
    And Bob controls Hill Giant; Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bog Wraith
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Bog Wraith with Hill Giant
    Then Hill Giant is blocking Bog Wraith

  @id:layers-12-land @cr:305.6
  Scenario: Forest whose type is replaced by Island makes {U}, and is named Forest
    Given Alice controls Forest
    And Alice has Magical Hack in her hand
    And Alice has {U} to spend
    When Alice casts Magical Hack targeting Forest
    And everyone passes until someone is asked
    And Alice chooses the name Forest for Magical Hack
    And Alice chooses the name Island for Magical Hack
    Then Forest has the type Island
    And Forest lacks the type Forest
    And Forest is named Forest
    When Alice taps Forest for {U}
    Then Alice has {U} left

  @id:layers-12-creature-type
  Scenario: Muscle Sliver whose Slivers are Bears gives +1/+1 to Grizzly Bears and to itself, and is named Muscle Sliver
    The second Sliver, whose text is as it was, is no Bear. It gives +1/+1 to itself alone.

    Given Alice controls Muscle Sliver "the first Sliver"; Muscle Sliver "the second Sliver"; Grizzly Bears
    And Alice has Artificial Evolution in her hand
    And Alice has {U} to spend
    Then the first Sliver is 3/3
    When Alice casts Artificial Evolution targeting the first Sliver
    And everyone passes until someone is asked
    And Alice chooses the name Sliver for Artificial Evolution
    And Alice chooses the name Bear for Artificial Evolution
    Then Grizzly Bears is 3/3
    And the first Sliver is 2/2
    And the second Sliver is 2/2
    And the first Sliver has the type Bear
    And the first Sliver is named Muscle Sliver

  @id:layers-12-given @cr:612.3
  Scenario: Islandwalk that Fishliver Oil has given is no part of Grizzly Bears' text
    Given Alice controls Grizzly Bears
    And Alice has Fishliver Oil; Magical Hack in her hand
    And Alice has {U}{U}{U} to spend
    When Alice casts Fishliver Oil targeting Grizzly Bears
    And everyone passes until Fishliver Oil enters
    And Alice casts Magical Hack targeting Grizzly Bears
    And everyone passes until someone is asked
    And Alice chooses the name Island for Magical Hack
    And Alice chooses the name Forest for Magical Hack
    Then Grizzly Bears has the keyword islandwalk
    And Grizzly Bears lacks the keyword forestwalk

  @id:layers-12-giver @cr:612.3
  Scenario: Fishliver Oil gives forestwalk once its own text has been changed
    Given Alice controls Grizzly Bears
    And Alice has Fishliver Oil; Magical Hack in her hand
    And Alice has {U}{U}{U} to spend
    When Alice casts Fishliver Oil targeting Grizzly Bears
    And everyone passes until Fishliver Oil enters
    And Alice casts Magical Hack targeting Fishliver Oil
    And everyone passes until someone is asked
    And Alice chooses the name Island for Magical Hack
    And Alice chooses the name Forest for Magical Hack
    Then Grizzly Bears has the keyword forestwalk
    And Grizzly Bears lacks the keyword islandwalk

  @id:layers-12-not-copied @cr:707.2
  Scenario: Clone of White Knight whose text has been changed has the text of the card
    Given Bob controls White Knight
    And Alice has Sleight of Mind; Clone in her hand
    And Alice has {U}{U}{U}{U}{U} to spend
    When Alice casts Sleight of Mind targeting White Knight
    And everyone passes until someone is asked
    And Alice chooses the color black for Sleight of Mind
    And Alice chooses the color red for Sleight of Mind
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies White Knight with Clone
    Then Clone has the keyword protection from black
    And White Knight has the keyword protection from red

  @id:layers-12-one-after-another @cr:613.8a @cr:613.8b @derived
  Scenario Outline: Bog Wraith has islandwalk by two Magical Hacks, of which the one that makes Forest of Swamp was cast <when>
    What the other one does, which makes Island of Forest, depends on there being a Forest. So it waits, whichever is older.

    Given Alice controls Bog Wraith
    And Alice has Magical Hack "the first Hack"; Magical Hack "the second Hack" in her hand
    And Alice has {U}{U} to spend
    When Alice casts the first Hack targeting Bog Wraith
    And everyone passes until someone is asked
    And Alice chooses the name <old> for the first Hack
    And Alice chooses the name <new> for the first Hack
    And Alice casts the second Hack targeting Bog Wraith
    And everyone passes until someone is asked
    And Alice chooses the name <then old> for the second Hack
    And Alice chooses the name <then new> for the second Hack
    Then Bog Wraith has the keyword islandwalk
    And Bog Wraith lacks the keyword swampwalk
    And Bog Wraith lacks the keyword forestwalk

    Examples:
      | when  | old    | new    | then old | then new |
      | first | Swamp  | Forest | Forest   | Island   |
      | last  | Forest | Island | Swamp    | Forest   |
