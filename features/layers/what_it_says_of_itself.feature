@layers-08 @cr:613.3 @since:2009-07-11
Feature: What an object defines of itself comes first in its layer
  Changeling defines types in layer 4, before any other effect there, and has done so by the time that an effect of layer 6 takes
  it away. The same is true of an ability that defines colors.

  @id:layers-08-lost-later @cr:702.73a @cr:613.1d @cr:613.1f
  Scenario: Avian Changeling, which Ovinize has robbed of changeling, is a Sliver still and gets +1/+1 from Muscle Sliver
    Given Alice controls Avian Changeling; Muscle Sliver
    And Alice has Ovinize in her hand
    And Alice has {U}{C} to spend
    When Alice casts Ovinize targeting Avian Changeling
    And everyone passes until the stack is empty
    Then Avian Changeling is 1/2
    And Avian Changeling lacks the keyword changeling

  @id:layers-08-set-after @cr:702.73a @cr:613.1d
  Scenario: Avian Changeling is a Frog and nothing else after Turn to Frog, and Muscle Sliver gives it nothing
    Given Alice controls Avian Changeling; Muscle Sliver
    And Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    When Alice casts Turn to Frog targeting Avian Changeling
    And everyone passes until the stack is empty
    Then Avian Changeling is 1/1
    And Avian Changeling has the type Frog
    And Avian Changeling lacks the type Sliver

  @id:layers-08-colors @cr:604.3 @cr:613.1e
  Scenario Outline: Fallaji Wayfarer is black and of no other color with Darkest Hour, whichever came <came>
    It defines itself as all colors, and what it defines is applied first.

    Given Alice controls Forest; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Fallaji Wayfarer is black

    Examples:
      | came  | there            | cast             | mana      |
      | first | Fallaji Wayfarer | Darkest Hour     | {B}       |
      | last  | Darkest Hour     | Fallaji Wayfarer | {G}{C}{C} |
