@damage-15 @cr:120.4a @since:2020-04-17
Feature: Excess damage is found before anything changes the damage
  Flame Spill deals 4 damage to a creature, and what is more than lethal to the creature's controller. How much that is follows
  from toughness and marked damage. Only then does what prevents or multiplies damage apply, to each of the two parts. How much excess
  damage was dealt is another question, which is asked afterwards.

  @id:damage-15-flame-spill
  Scenario Outline: Flame Spill costs the controller of <creature> with <damage> damage marked <lost> life
    Given Alice has Flame Spill in her hand
    And Alice has {C}{C}{R} to spend
    And Bob controls <creature>
    And <creature> starts with <damage> damage
    When Alice casts Flame Spill targeting <creature>
    And everyone passes until the stack is empty
    Then Flame Spill is in Alice's graveyard
    And Bob is at <life> life

    Examples:
      | creature          | damage | life | lost |
      | Hill Giant        | 1      | 18   | 2    |
      | Colossal Dreadmaw | 1      | 20   | no   |
      | Colossal Dreadmaw | 4      | 18   | 2    |

  @damage-18 @damage-19 @id:damage-15-prevented @cr:120.4b @cr:615.7 @derived
  Scenario: Mending Hands prevents the 2 damage that are lethal to Grizzly Bears, and Flame Spill deals Bob the other 2 all the same
    Given Alice has Flame Spill in her hand
    And Alice has {C}{C}{R} to spend
    And Bob has Mending Hands in his hand
    And Bob has {W} to spend
    And Bob controls Grizzly Bears
    When Alice casts Flame Spill targeting Grizzly Bears
    And Alice passes
    And Bob casts Mending Hands targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is on the battlefield
    And Bob is at 18 life

  @damage-25 @id:damage-15-doubled @cr:120.4b @derived
  Scenario: Under Furnace of Rath Flame Spill deals Grizzly Bears 4 damage and Bob 4, twice what each would have been dealt
    Were the damage doubled first, 6 of 8 would be excess.

    Given Alice has Flame Spill in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Furnace of Rath
    And Bob controls Grizzly Bears
    When Alice casts Flame Spill targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Bob is at 16 life

  @damage-09 @id:damage-15-deathtouch @cr:702.2c @report:mage-13981
  Scenario Outline: Colossal Dreadmaw, which <has> deathtouch, deals Hill Giant 6 damage by Ram Through, of which Bob is dealt <excess>
    Given Alice has Ram Through in her hand
    And Alice has {C}{G} to spend
    And Alice controls Colossal Dreadmaw
    And Colossal Dreadmaw starts with 1 <kind> counter
    And Bob controls Hill Giant
    When Alice casts Ram Through targeting Colossal Dreadmaw; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Bob is at <life> life

    Examples:
      | kind       | has           | excess | life |
      | deathtouch | has           | 5      | 15   |
      | vigilance  | does not have | 3      | 17   |

  @damage-07 @id:damage-15-several-types @since:2021-02-15
  Scenario Outline: Flame Spill would deal Teferi, a 5/5 creature with <loyalty> loyalty as well, 4 damage, of which <excess> are excess
    As a creature he could be dealt 5. What counts is the type for which most of the damage is excess.

    Given Alice has Ensoul Artifact; Flame Spill in her hand
    And Alice has {U}{R}{R}{R}{R} to spend
    And Alice controls Liquimetal Coating
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with <loyalty> loyalty counters
    When Alice activates Liquimetal Coating targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Ensoul Artifact targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    And Alice casts Flame Spill targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Bob is at <life> life
    And Teferi, Time Raveler <state>

    Examples:
      | loyalty | life | state                    | excess |
      | 1       | 17   | is in Bob's graveyard    | 3      |
      | 6       | 20   | bears 2 loyalty counters | none   |

  @damage-34 @id:damage-34-razor-rings @since:2021-02-15 @cr:120.10 @derived
  Scenario Outline: Bob's Razor Rings deals Hill Giant <amount> beside <permanent>, of which <excess> is excess, and Bob gains as much life
    Razor Rings deals 4 damage, and whoever cast it gains life for what is excess. Hill Giant is a 3/3.

    Given Alice controls Hill Giant; <permanent>
    And Bob has Razor Rings in his hand
    And Bob controls 2 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob casts Razor Rings targeting Hill Giant
    And everyone passes until the stack is empty
    Then Razor Rings is in Bob's graveyard
    And Bob is at <life> life

    Examples:
      | permanent              | amount   | life | excess |
      | Sol Ring               | 4 damage | 21   | 1      |
      | Furnace of Rath        | 8 damage | 25   | 5      |
      | Ghosts of the Innocent | 2 damage | 20   | none   |
