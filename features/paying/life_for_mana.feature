@cr:119.4 @since:2011-05-13
Feature: Life that is paid rather than mana is part of the total cost
  For a Phyrexian symbol its player announces mana or 2 life. K'rrik lets his controller pay 2 life for any black mana of a cost.
  Generic mana is not paid with life, and nobody pays more life than they have.

  @paying-07 @paying-19 @id:paying-phyrexian @cr:601.2b @cr:107.4f @cr:118.13a
  Scenario Outline: With <choice> announced for its Phyrexian mana, Dismember costs <cost>
    Given Alice has Dismember in her hand
    And Alice has {B}{B}{B} to spend
    And Bob controls Hill Giant
    When Alice casts Dismember targeting Hill Giant, announcing <announced>
    Then Alice is at <life> life
    And Alice has <left> left

    Examples:
      | announced      | life | left    | choice            | cost              |
      | {B}; {B}       | 20   | no mana | {B} and {B}       | {1}{B}{B}         |
      | {B}; 2 life    | 18   | {B}     | {B} and 2 life    | {1}{B} and 2 life |
      | 2 life; 2 life | 16   | {B}{B}  | 2 life and 2 life | {1} and 4 life    |

  @paying-18 @id:paying-phyrexian-too-little-life @cr:601.2b @cr:107.4f @cr:118.3
  Scenario: At 3 life Alice can pay 2 life for Dismember, and not 4
    Given Alice has Dismember; Swamp in her hand
    And Alice starts at 3 life
    And Alice has {C} to spend
    And Bob controls Hill Giant
    Then Alice can't cast Dismember targeting Hill Giant
    When Alice plays Swamp
    Then Alice can't cast Dismember targeting Hill Giant, announcing 2 life; 2 life
    When Alice casts Dismember targeting Hill Giant
    Then Alice is at 1 life
    And Swamp is tapped
    And Alice has no mana left

  @paying-18 @id:paying-last-life @cr:107.4f @cr:704.5a
  Scenario: Alice may pay her last 2 life for Gut Shot, and then loses the game
    Given Alice has Gut Shot in her hand
    And Alice starts at 2 life
    When Alice casts Gut Shot targeting Bob
    Then Alice has lost the game

  @paying-01 @paying-19 @id:paying-life-and-increase @cr:601.2f @cr:107.4f
  Scenario: Under Thalia life pays for the Phyrexian mana of Gut Shot, and mana for what Thalia adds
    Given Alice has Gut Shot; Wastes in her hand
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Gut Shot targeting Bob
    When Alice plays Wastes
    And Alice casts Gut Shot targeting Bob
    Then Gut Shot is on the stack
    And Wastes is tapped
    And Alice is at 18 life

  @paying-19 @id:paying-krrik-generic
  Scenario: K'rrik lets Alice pay life for both black mana of Vampire Nighthawk, and not for its generic mana
    Given Alice has Vampire Nighthawk; Wastes in her hand
    And Alice controls K'rrik, Son of Yawgmoth
    Then Alice can't cast Vampire Nighthawk
    When Alice plays Wastes
    And Alice casts Vampire Nighthawk
    Then Vampire Nighthawk is on the stack
    And Wastes is tapped
    And Alice is at 16 life

  @paying-19 @id:paying-krrik-other-colors
  Scenario: Bob's K'rrik does not let Bob pay life for red mana, nor Alice for black mana
    Given Alice has Dark Ritual in her hand
    And Bob controls K'rrik, Son of Yawgmoth
    And Bob has Shock; Dark Ritual "Bob's Ritual" in his hand
    Then Alice can't cast Dark Ritual
    When Alice passes
    Then Bob can't cast Shock targeting Alice
    When Bob casts Bob's Ritual
    Then Bob is at 18 life

  @paying-18 @id:paying-krrik-too-little-life @cr:118.3
  Scenario: With K'rrik, at 3 life, one of the two black mana of Vampire Nighthawk has to be paid with mana
    Given Alice has Vampire Nighthawk; Swamp in her hand
    And Alice controls K'rrik, Son of Yawgmoth
    And Alice starts at 3 life
    And Alice has {C} to spend
    Then Alice can't cast Vampire Nighthawk
    When Alice plays Swamp
    And Alice casts Vampire Nighthawk
    Then Alice is at 1 life
    And Swamp is tapped

  @paying-09 @paying-19 @id:paying-krrik-kicker @cr:118.8 @cr:702.33a
  Scenario: K'rrik lets Alice pay life for the black mana of a kicker, too
    Gatekeeper of Malakir costs {B}{B} and is kicked for {B}.

    Given Alice has Gatekeeper of Malakir in her hand
    And Alice controls K'rrik, Son of Yawgmoth
    When Alice casts Gatekeeper of Malakir with kicker
    Then Gatekeeper of Malakir is on the stack
    And Alice is at 14 life

  @paying-19 @id:paying-krrik-alternative @cr:118.9d
  Scenario: K'rrik lets Alice pay life for the black mana in the cost of Fist of Suns
    Given Alice has Siege Wurm in her hand
    And Alice controls K'rrik, Son of Yawgmoth; Fist of Suns
    And K'rrik, Son of Yawgmoth starts tapped
    And Alice has {W}{U}{R}{G} to spend
    When Alice casts Siege Wurm for the cost of Fist of Suns
    Then Siege Wurm is on the stack
    And Alice has no mana left
    And Alice is at 18 life
