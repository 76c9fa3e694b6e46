@evoke-11 @cr:601.3 @since:2007-10-01
Feature: What forbids casting a spell forbids evoking it
  Evoke is another price for the same spell, so a prohibition that meets the spell meets it either way. What a prohibition
  asks about the spell, its name or its mana value, does not change with the price.

  @id:evoke-11-name @cr:101.2
  Scenario: A card with the name chosen for Meddling Mage can be cast neither way
    Given Alice has Mulldrifter; Shriekmaw in her hand
    And Alice has {U}{U}{U}{U}{U}{B}{B} to spend
    And Bob controls Meddling Mage
    And Mulldrifter was chosen for Meddling Mage
    Then Alice can't cast Mulldrifter
    And Alice can't cast Mulldrifter for its evoke cost
    When Alice casts Shriekmaw for its evoke cost, spending {B}{B}
    Then the stack holds, from the top, Shriekmaw

  @id:evoke-11-even-mana-value @cr:601.3a @cr:118.9c
  Scenario: Void Winnower forbids evoking a spell of even mana value for an odd number of mana
    Aethersnipe has a mana value of 6 and an evoke cost of three mana, as Mulldrifter has, whose mana value is 5.

    Given Alice has Aethersnipe; Mulldrifter in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    And Bob controls Void Winnower
    Then Alice can't cast Aethersnipe
    And Alice can't cast Aethersnipe for its evoke cost
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack

  @id:evoke-11-odd-mana-value @cr:601.3a @cr:118.9c
  Scenario Outline: Void Winnower lets <creature>, of mana value 5, be evoked
    Shriekmaw's evoke cost is two mana, an even number that does not matter.

    Given Alice has <creature> in her hand
    And Alice has <mana> to spend
    And Bob controls Void Winnower
    When Alice casts <creature> for its evoke cost
    Then <creature> is on the stack
    And Alice has no mana left

    Examples:
      | creature    | mana      |
      | Mulldrifter | {U}{U}{U} |
      | Shriekmaw   | {B}{B}    |

  @id:evoke-11-opponents-only
  Scenario: Void Winnower does not forbid its own controller to evoke
    Given Alice has Aethersnipe in her hand
    And Alice has {U}{U}{U} to spend
    And Alice controls Void Winnower
    When Alice casts Aethersnipe for its evoke cost
    Then Aethersnipe is on the stack

  @id:evoke-11-their-turn @cr:101.2
  Scenario: Grand Abolisher keeps an opponent from evoking a creature with flash on its controller's turn
    Given Alice controls Grand Abolisher
    And Bob has Briarhorn in his hand
    And Bob has {G}{G}{G}{G} to spend
    When Alice passes
    Then Bob has priority
    And Bob can't cast Briarhorn for its evoke cost
    And Bob can't cast Briarhorn

  @id:evoke-11-own-turn
  Scenario: Grand Abolisher does not matter on the opponent's own turn
    Given it is Bob's precombat main phase
    And Alice controls Grand Abolisher
    And Bob has Briarhorn in his hand
    And Bob has {G}{G} to spend
    When Bob casts Briarhorn for its evoke cost
    Then Briarhorn is on the stack under Bob's control

  @id:evoke-11-second-spell @cr:101.2
  Scenario: Rule of Law forbids evoking as the second spell of a turn
    Given Alice has Savannah Lions; Mulldrifter in her hand
    And Alice has {W}{U}{U}{U} to spend
    And Bob controls Rule of Law
    When Alice casts Savannah Lions
    And everyone passes until the stack is empty
    Then Savannah Lions is on the battlefield
    And Alice can't cast Mulldrifter for its evoke cost

  @id:evoke-11-split-second @cr:702.61a @cr:101.2
  Scenario: While a spell with split second is on the stack Briarhorn can't be evoked, and afterwards it can
    Given Alice has Briarhorn in her hand
    And Alice has {G}{G} to spend
    And Alice controls Grizzly Bears
    And Bob has Word of Seizing in his hand
    And Bob controls 5 Mountain
    When Alice passes
    And Bob casts Word of Seizing targeting Grizzly Bears
    And Bob passes
    Then the stack holds, from the top, Word of Seizing
    And Alice has priority
    And Alice can't cast Briarhorn for its evoke cost
    When everyone passes until the stack is empty
    And Alice casts Briarhorn for its evoke cost
    Then Briarhorn is on the stack
