@damage-27 @cr:614.6 @since:2010-10-01
Feature: Where something happens instead of damage there is no damage
  Nothing follows from it that follows from damage, and its form makes no difference.

  @damage-16 @id:damage-27-soul-scar-mage @since:2020-04-17 @cr:603.2g
  Scenario Outline: Wall of Hope gets a -1/-1 counter <how>, and <gain>
    Wall of Hope makes Bob gain life when it is dealt damage, and Alice's creature has lifelink. Soul-Scar Mage has Alice put a
    counter on the Wall instead of the damage.

    Given Alice controls <permanents>
    And <creature> starts with 1 lifelink counter
    And Alice has {R}{R} to spend
    And Bob controls Wall of Hope
    When Alice activates <creature> targeting Wall of Hope
    And everyone passes until the stack is empty
    Then Wall of Hope bears 1 -1/-1 counter
    And Alice is at <life> life
    And Bob is at <life> life

    Examples:
      | creature            | permanents                          | how                                    | life | gain                     |
      | Prodigal Pyromancer | Prodigal Pyromancer; Soul-Scar Mage | instead of 1 damage, by Soul-Scar Mage | 20   | nobody gains life        |
      | Fallen Ferromancer  | Fallen Ferromancer                  | by 1 damage of a source with infect    | 21   | both players gain 1 life |

  @damage-04 @id:damage-27-soul-scar-mage-in-combat @since:2014-09-25 @cr:120.3e
  Scenario: Soul-Scar Mage has nothing to do with combat damage, and Hill Giant's is marked on Colossal Dreadmaw
    Given Alice controls Hill Giant; Soul-Scar Mage
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw has 3 damage marked
    And Colossal Dreadmaw is 6/6

  @id:damage-27-phytohydra
  Scenario Outline: 1 damage of <creature>, which has <what>, becomes a +1/+1 counter on Phytohydra, a 1/1
    Given Alice controls <creature>
    And Alice has {R}{R} to spend
    And Bob controls Phytohydra
    When Alice activates <creature> targeting Phytohydra
    And everyone passes until the stack is empty
    Then Phytohydra bears 1 +1/+1 counter
    And Phytohydra is 2/2
    And Phytohydra has no damage marked

    Examples:
      | creature            | what      |
      | Fallen Ferromancer  | infect    |
      | Prodigal Pyromancer | no infect |

  @id:damage-27-soul-scar-mage-whose @since:2014-09-25 @cr:109.5 @report:mage-3163 @report:mage-9476
  Scenario Outline: <player>'s Pyroclasm, beside Alice's Soul-Scar Mage, leaves <creature> <what>
    Given <player> has Pyroclasm in <hers> hand
    And <player> has {C}{R} to spend
    And Alice controls Soul-Scar Mage; Colossal Dreadmaw
    And Bob controls Hill Giant
    And it is <player>'s precombat main phase
    When <player> casts Pyroclasm
    And everyone passes until the stack is empty
    Then <creature> bears <counters> -1/-1 counters
    And <creature> has <damage> damage marked

    Examples:
      | player | hers | creature          | counters | damage | what                                |
      | Alice  | her  | Hill Giant        | 2        | no     | with two counters, as it is Bob's   |
      | Alice  | her  | Colossal Dreadmaw | no       | 2      | with 2 damage, as it is her own     |
      | Bob    | his  | Hill Giant        | no       | 2      | with 2 damage, as the source is his |
