@cr:601.2f @cr:118.7a @since:2005-10-01
Feature: All that makes a spell cost more is added before anything that makes it cost less is taken off
  The order in which the permanents came does not affect the total. A reduction by generic mana takes generic mana, as far as
  there is any when everything has been added; colored, colorless and snow mana stays.

  @paying-01 @id:paying-sum-in-either-order @report:phase-2608
  Scenario Outline: With <one> and <other>, Sol Ring costs nothing
    {1} and {1} more are {2}, and {2} less is nothing. Taking off first would make it nothing, and adding after that {1}.

    Given Alice has Sol Ring in her hand
    And Alice controls <first>
    And Alice controls <second>
    And Alice has {C} to spend
    When Alice casts Sol Ring
    Then Sol Ring is on the stack
    And Alice has {C} left

    Examples:
      | first                | second               | one                    | other                  |
      | Sphere of Resistance | 2 Helm of Awakening  | Sphere of Resistance   | two Helms of Awakening |
      | 2 Helm of Awakening  | Sphere of Resistance | two Helms of Awakening | Sphere of Resistance   |

  @paying-03 @id:paying-colored-stays @since:2007-10-01
  Scenario: Two Ruby Medallions do not reduce the red mana of Shock
    Given Alice has Shock; Mountain in her hand
    And Alice controls 2 Ruby Medallion
    And Alice has {C} to spend
    Then Alice can't cast Shock targeting Bob
    When Alice plays Mountain
    And Alice casts Shock targeting Bob
    Then Mountain is tapped
    And Alice has {C} left

  @paying-03 @paying-20 @id:paying-colorless-stays @since:2016-08-26 @cr:107.4c
  Scenario: Three Helms of Awakening do not reduce the colorless mana of Glaring Fleshraker
    Given Alice has Glaring Fleshraker; Wastes in her hand
    And Alice controls 3 Helm of Awakening
    And Alice has {R}{R}{R} to spend
    Then Alice can't cast Glaring Fleshraker
    When Alice plays Wastes
    And Alice casts Glaring Fleshraker
    Then Wastes is tapped
    And Alice has {R}{R}{R} left

  @paying-03 @paying-20 @id:paying-snow-stays @since:2007-10-01 @cr:107.4h
  Scenario: Helm of Awakening does not reduce the snow mana of Icehide Golem
    Given Alice has Icehide Golem; Snow-Covered Island in her hand
    And Alice controls Helm of Awakening; Island
    Then Alice can't cast Icehide Golem
    When Alice plays Snow-Covered Island
    And Alice casts Icehide Golem, making mana with Snow-Covered Island
    Then Icehide Golem is on the stack
    And Snow-Covered Island is tapped

  @paying-01 @paying-20 @id:paying-increase-is-generic @since:2010-04-23 @cr:107.4b @report:magarena-1583
  Scenario: What Thalia adds to Ephemerate is paid with mana of any kind, and its own {W} is not
    Given Alice has Ephemerate; Swamp in her hand
    And Alice controls Grizzly Bears; Plains
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Ephemerate targeting Grizzly Bears
    When Alice plays Swamp
    And Alice casts Ephemerate targeting Grizzly Bears
    Then Ephemerate is on the stack
    And Plains is tapped
    And Swamp is tapped

  @paying-20 @id:paying-increase-of-snow @since:2007-10-01 @cr:107.4b @cr:107.4h @report:mage-6000
  Scenario Outline: Under <permanent> only one of the mana for Arcum's Astrolabe has to be snow mana
    Given Alice has Arcum's Astrolabe; Snow-Covered Forest in her hand
    And Alice controls <lands>
    And Bob controls <permanent>
    Then Alice can't cast Arcum's Astrolabe
    When Alice plays Snow-Covered Forest
    And Alice casts Arcum's Astrolabe
    Then Arcum's Astrolabe is on the stack
    And Snow-Covered Forest is tapped
    And <last> is tapped

    Examples:
      | permanent            | lands    | last     |
      | Sphere of Resistance | Plains   | Plains   |
      | Trinisphere          | 2 Plains | Plains 2 |

  @paying-02 @id:paying-noncreature-only @report:magarena-698
  Scenario Outline: Under <permanent> a creature spell costs no more, and a noncreature spell does
    Given Alice has Memnite; Mox Sapphire in her hand
    And Bob controls <permanent>
    Then Alice can't cast Mox Sapphire
    When Alice casts Memnite
    Then Memnite is on the stack

    Examples:
      | permanent                   |
      | Thalia, Guardian of Thraben |
      | Thorn of Amethyst           |

  @paying-02 @id:paying-whose-reduction @cr:109.5
  Scenario: Bob's Ruby Medallion does not affect Alice's spells, and Bob's Helm of Awakening makes them cheaper, too
    Given Alice has Hill Giant in her hand
    And Alice has {R}{C}{C}{C} to spend
    And Bob controls Ruby Medallion; Helm of Awakening
    When Alice casts Hill Giant
    Then Alice has {C} left

  @paying-02 @id:paying-color-of-the-spell @cr:105.2 @cr:702.114a
  Scenario Outline: With Ruby Medallion, <creature> costs <cost>
    Hill Giant is red. Vestige of Emrakul has red mana in its cost but also devoid, so it is not a red spell.

    Given Alice has <creature> in her hand
    And Alice controls Ruby Medallion
    And Alice has {R}{C}{C}{C} to spend
    When Alice casts <creature>
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature           | left    | cost   |
      | Hill Giant         | {C}     | {2}{R} |

    @since:2015-10-02
    Examples:
      | creature           | left    | cost   |
      | Vestige of Emrakul | no mana | {3}{R} |

  @paying-03 @paying-07 @paying-28 @id:paying-x-is-generic @since:2007-10-01 @cr:107.3a @cr:202.3e
  Scenario Outline: With Helm of Awakening, Chalice of the Void with X = <x> costs <cost> and has mana value <value>
    X is announced before the total cost is determined. The mana for it, here twice X, is generic and can be reduced; X itself and
    the mana value stay as they are.

    Given Alice has Chalice of the Void in her hand
    And Alice controls Helm of Awakening
    And Alice has {C}{C}{C}{C}{C} to spend
    When Alice casts Chalice of the Void with X = <x>
    Then Chalice of the Void has mana value <value>
    And Alice has <left> left
    When everyone passes until the stack is empty
    Then Chalice of the Void bears <x> charge <counters>

    Examples:
      | x | value | left         | counters | cost |
      | 2 | 4     | {C}{C}       | counters | {3}  |
      | 1 | 2     | {C}{C}{C}{C} | counter  | {1}  |
