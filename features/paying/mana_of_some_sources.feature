@cr:106.3 @since:2007-10-01
Feature: Where a cost asks for mana of some sources, what made the mana decides
  Snow mana is mana that a snow permanent has made, of whatever type. Mana of creatures is mana that creatures have made: not mana
  that something else made for which creatures were tapped or sacrificed.

  @paying-20 @id:paying-snow-sources @cr:107.4h
  Scenario Outline: <source> makes the snow mana for Icehide Golem
    Given Alice has Icehide Golem in her hand
    And Alice controls <source>
    When Alice casts Icehide Golem
    Then Icehide Golem is on the stack
    And <source> is tapped

    Examples:
      | source              |
      | Snow-Covered Plains |
      | Boreal Druid        |

  @paying-20 @paying-21 @id:paying-snow-creature-tapped @since:2009-07-11 @cr:107.4h @cr:302.6
  Scenario: Springleaf Drum makes no snow mana, even when a snow creature is tapped for it
    Boreal Druid came this turn and makes no mana itself.

    Given Alice has Icehide Golem; Snow-Covered Plains in her hand
    And Alice controls Springleaf Drum; Boreal Druid
    And Boreal Druid came under its controller's control this turn
    Then Alice can't cast Icehide Golem
    When Alice plays Snow-Covered Plains
    And Alice casts Icehide Golem
    Then Icehide Golem is on the stack
    And Snow-Covered Plains is tapped
    And Boreal Druid is untapped

  @paying-20 @paying-21 @id:paying-snow-made-of-other-mana @since:2009-07-11 @cr:107.4h @cr:601.2g
  Scenario: Arcum's Astrolabe, a snow permanent, makes snow mana when a Plains pays for its ability
    Given Alice has Icehide Golem in her hand
    And Alice controls Plains; Arcum's Astrolabe
    When Alice casts Icehide Golem, making mana with Plains; Arcum's Astrolabe
    Then Icehide Golem is on the stack
    And Plains is tapped
    And Arcum's Astrolabe is tapped

  @paying-21 @id:paying-creature-mana @since:2009-07-11
  Scenario Outline: The mana of <what> pays for Myr Superion
    Given Alice has Myr Superion in her hand
    And Alice controls <creatures>
    When Alice casts Myr Superion
    Then Myr Superion is on the stack
    And <first> is <how>

    Examples:
      | creatures                   | first         | how                  | what                           |
      | Elvish Mystic; Boreal Druid | Elvish Mystic | tapped               | Elvish Mystic and Boreal Druid |
      | Palladium Myr               | Palladium Myr | tapped               | Palladium Myr                  |
      | Blood Pet; Elvish Mystic    | Blood Pet     | in Alice's graveyard | Blood Pet and Elvish Mystic    |

  @paying-21 @id:paying-no-creature-mana @since:2009-07-11
  Scenario Outline: <what> for Ruby Medallion, and not for Myr Superion
    Given Alice has Myr Superion; Ruby Medallion in her hand
    And Alice controls <sources>
    Then Alice can't cast Myr Superion
    When Alice casts Ruby Medallion
    Then Ruby Medallion is on the stack

    Examples:
      | sources                                       | what                                      |
      | Sol Ring                                      | Sol Ring pays                             |
      | Elvish Mystic; Island                         | Elvish Mystic and an Island pay           |
      | Phyrexian Altar; 2 Grizzly Bears              | Phyrexian Altar and two Grizzly Bears pay |
      | Ashnod's Altar; Grizzly Bears                 | Ashnod's Altar and Grizzly Bears pay      |
      | Springleaf Drum; Grizzly Bears; Elvish Mystic | Springleaf Drum and two creatures pay     |

  @paying-21 @id:paying-creature-mana-increase @since:2009-07-11 @cr:601.2f
  Scenario: What Sphere of Resistance adds to Myr Superion has to be paid with mana of creatures, too
    Given Alice has Myr Superion; Ruby Medallion in her hand
    And Alice controls Palladium Myr; Island
    And Bob controls Sphere of Resistance
    Then Alice can't cast Myr Superion
    When Alice casts Ruby Medallion
    Then Palladium Myr is tapped
    And Island is tapped

  @paying-21 @id:paying-land-creature-mana @since:2009-07-11
  Scenario: Mana of Mishra's Factory pays for Myr Superion while the Factory is a creature, and not before
    Given Alice has Myr Superion in her hand
    And Alice controls Mishra's Factory; Elvish Mystic
    And Alice has {C} to spend
    Then Alice can't cast Myr Superion
    When Alice activates ability 2 of Mishra's Factory, spending {C}
    And everyone passes until the stack is empty
    And Alice casts Myr Superion
    Then Myr Superion is on the stack
    And Mishra's Factory is tapped
    And Elvish Mystic is tapped
