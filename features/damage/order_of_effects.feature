@damage-26 @cr:616.1 @since:2005-10-01
Feature: Who would be dealt damage chooses in which order effects change it
  That player does so, or the controller of the permanent that would be dealt it, whoever controls the effects. After each of
  them only those are left that still apply.

  @id:damage-26-player @cr:616.1e @cr:616.1f @damage-20
  Scenario Outline: Bob first applies <first> to the 2 damage of Grizzly Bears, and is dealt <amount>
    Alice's Gratuitous Violence would double it, and Bob's Urza's Armor would prevent 1. Bob is to be dealt the damage, so Bob
    chooses.

    Given Alice controls Grizzly Bears; Gratuitous Violence
    And Bob controls Urza's Armor
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until someone is asked
    Then Bob is asked which effect to apply first
    When Bob first applies <first>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life

    Examples:
      | first               | amount | life |
      | Urza's Armor        | 2      | 18   |
      | Gratuitous Violence | 3      | 17   |

  @id:damage-26-permanent @cr:616.1e @damage-20
  Scenario Outline: Bob, whose creature it is, first applies <first> to 2 damage to Daunting Defender, and it is dealt <amount>
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Furnace of Rath
    And Bob controls Daunting Defender
    When Alice casts Shock targeting Daunting Defender
    And everyone passes until someone is asked
    Then Bob is asked which effect to apply first
    When Bob first applies <first>
    And everyone passes until the stack is empty
    Then Daunting Defender <state>

    Examples:
      | first             | amount | state                 |
      | Daunting Defender | 2      | has 2 damage marked   |
      | Furnace of Rath   | 3      | is in Bob's graveyard |

  @damage-28 @id:damage-26-no-longer-applicable @cr:616.1f @cr:614.9
  Scenario Outline: Bob first applies <first> to 3 damage that he would be dealt, and Palisade Giant is dealt <amount>
    Palisade Giant is dealt damage instead of Bob; and damage that Bob would not be dealt is none of Urza's Armor's.

    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Palisade Giant; Urza's Armor
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until someone is asked
    And Bob first applies <first>
    And everyone passes until the stack is empty
    Then Palisade Giant has <amount> damage marked
    And Bob is at 20 life

    Examples:
      | first          | amount |
      | Urza's Armor   | 2      |
      | Palisade Giant | 3      |

  @damage-25 @id:damage-26-effects-of-one-player @cr:616.1e @cr:616.1f
  Scenario Outline: Alice controls both effects on the 2 damage of her Shock, and Bob first applies <first> and is dealt <amount>
    Furnace of Rath doubles the damage, and Torbran adds 2 to it.

    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Furnace of Rath; Torbran, Thane of Red Fell
    When Alice casts Shock targeting Bob
    And everyone passes until someone is asked
    Then Bob is asked which effect to apply first
    When Bob first applies <first>
    And everyone passes until the stack is empty
    Then Bob is at <life> life

    Examples:
      | first                      | amount | life |
      | Furnace of Rath            | 6      | 14   |
      | Torbran, Thane of Red Fell | 8      | 12   |

  @damage-20 @id:damage-26-in-turn-order @cr:616.1 @cr:101.4
  Scenario: Alice and then Bob choose what they first apply to the 2 damage that Earthquake would deal each of them
    Furnace of Rath would double it, and each has an Urza's Armor, which would prevent 1. Nothing is dealt before both have chosen.

    Given Alice has Earthquake in her hand
    And Alice has {R}{C}{C} to spend
    And Alice controls Furnace of Rath; Urza's Armor "Alice's Armor"
    And Bob controls Urza's Armor "Bob's Armor"
    When Alice casts Earthquake with X = 2
    And everyone passes until someone is asked
    Then Alice is asked which effect to apply first
    When Alice first applies Alice's Armor
    Then Bob is asked which effect to apply first
    And Alice is at 20 life
    When Bob first applies Furnace of Rath
    Then Alice is at 18 life
    And Bob is at 17 life

  @damage-22 @damage-28 @id:damage-26-protection @since:2009-07-11 @cr:702.16e @report:mage-10680
  Scenario Outline: Bob first applies <first> to the damage of Typhoid Rats to White Knight, and Palisade Giant <fate>
    White Knight has protection from black. It prevents the damage; Palisade Giant would be dealt it instead.

    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob controls White Knight; Palisade Giant
    When Alice casts Soul's Fire targeting Typhoid Rats; White Knight
    And everyone passes until someone is asked
    And Bob first applies <effect>
    And everyone passes until the stack is empty
    Then Soul's Fire is in Alice's graveyard
    And White Knight is on the battlefield
    And Palisade Giant is <where>

    Examples:
      | effect         | first          | fate         | where              |
      | White Knight   | its protection | lives        | on the battlefield |
      | Palisade Giant | Palisade Giant | is destroyed | in Bob's graveyard |
