@layers-11 @cr:707.2 @since:2009-07-11
Feature: A copy takes what stands after layer 1, and later layers go on on top of it
  Copiable values are what an object was made with, as copy effects and being face down have changed it. What types, colors,
  abilities, sizes and names effects have given it is not copied, and what has become a copy stays under the effects on it.

  @id:layers-11-clone-of-a-frog @cr:613.2c
  Scenario: Clone copies Serra Angel that is a Frog until end of turn, and flies as a 4/4
    Given Alice controls Serra Angel
    And Alice has Turn to Frog; Clone in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    When Alice casts Turn to Frog targeting Serra Angel
    And everyone passes until the stack is empty
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Serra Angel with Clone
    Then Clone is 4/4
    And Clone has the keyword flying
    And Clone is white
    And Serra Angel is 1/1

  @id:layers-11-clone-of-a-witness @since:2020-04-17 @cr:613.2c @cr:612.8
  Scenario: Clone of a creature under Witness Protection has the name, the types and the abilities of its card
    Given Alice controls Serra Angel
    And Alice has Witness Protection; Clone in her hand
    And Alice has {U}{U}{U}{U}{U} to spend
    When Alice casts Witness Protection targeting Serra Angel
    And everyone passes until Witness Protection enters
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Serra Angel with Clone
    Then Clone is named Serra Angel
    And Clone has the type Angel
    And Clone is 4/4

  @id:layers-11-frog-becomes-a-copy @cr:613.2
  Scenario Outline: Grizzly Bears, a Frog <when> it becomes a copy of Serra Angel, is a blue 1/1 without flying
    Turn to Frog's effect is of layers 4 to 7b, Mirrorweave's of layer 1, whichever of them is older. The name is the Angel's.

    Given Alice controls Grizzly Bears; Serra Angel
    And Alice has Turn to Frog; Mirrorweave in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    When Alice casts <first>
    And everyone passes until the stack is empty
    And Alice casts <second>
    And everyone passes until the stack is empty
    Then Grizzly Bears is named Serra Angel
    And Grizzly Bears is 1/1
    And Grizzly Bears is blue
    And Grizzly Bears lacks the keyword flying
    And Serra Angel is 4/4

    Examples:
      | when   | first                                | second                                |
      | before | Turn to Frog targeting Grizzly Bears | Mirrorweave targeting Serra Angel     |
      | after  | Mirrorweave targeting Serra Angel    | Turn to Frog targeting Grizzly Bears  |

  @id:layers-11-counters-stay @cr:613.4c
  Scenario: Grizzly Bears with a +1/+1 counter becomes a 5/5 copy of Serra Angel, which has none
    Given Alice controls Grizzly Bears; Serra Angel
    And Grizzly Bears starts with 1 +1/+1 counter
    And Alice has Mirrorweave in her hand
    And Alice has {U}{U}{U}{U} to spend
    When Alice casts Mirrorweave targeting Serra Angel
    And everyone passes until the stack is empty
    Then Grizzly Bears is 5/5
    And Serra Angel is 4/4
    When everyone passes until it is Bob's upkeep
    Then Grizzly Bears is 3/3
    And Grizzly Bears is named Grizzly Bears

  @id:layers-11-last-copy-effect @cr:613.2a @cr:613.7b
  Scenario Outline: Mirage Mirror is a copy of what it copied last, <size>
    Both effects are of layer 1 and last until the turn ends.

    Given Alice controls Mirage Mirror; Grizzly Bears; Serra Angel
    And Alice has {C}{C}{C}{C}{C}{C} to spend
    When Alice activates Mirage Mirror targeting <first>
    And Alice activates Mirage Mirror targeting <second>
    And everyone passes until the stack is empty
    Then Mirage Mirror is named <first>
    And Mirage Mirror is <size>
    When everyone passes until it is Bob's upkeep
    Then Mirage Mirror is named Mirage Mirror
    And Mirage Mirror lacks the type Creature

    Examples:
      | first         | second        | size |
      | Serra Angel   | Grizzly Bears | 4/4  |
      | Grizzly Bears | Serra Angel   | 2/2  |

  @id:layers-11-copy-then-face-down @cr:613.2b @cr:708.2a
  Scenario: Grizzly Bears, a copy of Serra Angel until end of turn, is a 2/2 without a name once Ixidron turns it face down
    That an object is face down is applied after what makes it a copy. Turned face up it shows what it has become.

    Given Alice controls Grizzly Bears; Serra Angel
    And Alice has Mirrorweave; Ixidron in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Mirrorweave targeting Serra Angel
    And everyone passes until the stack is empty
    And Alice casts Ixidron
    And everyone passes until Ixidron enters
    Then Grizzly Bears has no name
    And Grizzly Bears is 2/2
    And Grizzly Bears lacks the keyword flying
    And Ixidron is 2/2
    When Alice passes
    And Bob casts Break Open targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is named Serra Angel
    And Grizzly Bears is 4/4
    And Ixidron is 1/1
    When everyone passes until it is Bob's upkeep
    Then Grizzly Bears is named Grizzly Bears
    And Grizzly Bears is 2/2

  @id:layers-11-face-down-then-copy @cr:613.2b @cr:708.2a @cr:708.10
  Scenario: Grizzly Bears, face down by Ixidron, stays a 2/2 without a name as it becomes a copy of Sea Monster
    The copy effect is the younger one and yet applied before. It shows once Grizzly Bears is face up.

    Given Alice controls Grizzly Bears
    And Alice has Mirrorweave; Ixidron; Sea Monster in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    And Alice casts Sea Monster
    And everyone passes until Sea Monster enters
    And Alice casts Mirrorweave targeting Sea Monster
    And everyone passes until the stack is empty
    Then Grizzly Bears has no name
    And Grizzly Bears is 2/2
    And Ixidron is named Sea Monster
    And Ixidron is 6/6
    When Alice passes
    And Bob casts Break Open targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is named Sea Monster
    And Grizzly Bears is 6/6

  @id:layers-11-copy-of-face-down @cr:613.2c @cr:708.2a
  Scenario: Clone of a creature that is face down is a 2/2 without a name, but face up
    Those are the copiable values; that it is face down is none of them.

    Given Alice controls Serra Angel
    And Alice has Ixidron; Clone in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Serra Angel with Clone
    Then Clone has no name
    And Clone is 2/2
    And Clone is face up
    And Ixidron is 1/1
