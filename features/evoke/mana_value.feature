@evoke-18 @cr:118.9c @cr:202.3 @since:2007-10-01
Feature: An evoked spell keeps its mana cost, mana value and color
  The evoke cost is only what the player pays. The mana cost stays the one that is printed, and so does everything that is
  read off it.

  @id:evoke-18-chalice-counters
  Scenario: A Chalice with five counters counters an evoked Mulldrifter
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with 5 charge counters
    When Alice casts Mulldrifter for its evoke cost
    Then the stack holds, from the top, the cast ability of Chalice of the Void; Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn no cards this turn

  @id:evoke-18-chalice-does-not
  Scenario: A Chalice with three counters lets an evoked Mulldrifter pass
    Three mana were paid; nobody asks about those.

    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with 3 charge counters
    When Alice casts Mulldrifter for its evoke cost
    Then the stack holds, from the top, Mulldrifter

  @id:evoke-18-chalice-without-mana
  Scenario: A Chalice without counters lets a Solitude pass that was evoked without mana
    Given Alice has Solitude; Savannah Lions in her hand
    And Bob controls Chalice of the Void
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then the stack holds, from the top, Solitude
    And Solitude has mana value 5

  @id:evoke-18-spell-snare @cr:601.2c
  Scenario: Spell Snare can't target Shriekmaw evoked for two mana, and can target Doom Blade, which costs two
    Given Alice has Shriekmaw; Doom Blade in her hand
    And Alice has {B}{B}{B}{B} to spend
    And Bob has Spell Snare in his hand
    And Bob has {U} to spend
    And Bob controls Grizzly Bears
    When Alice casts Shriekmaw for its evoke cost
    And Alice casts Doom Blade targeting Grizzly Bears
    And Alice passes
    Then the stack holds, from the top, Doom Blade; Shriekmaw
    And Bob can't cast Spell Snare targeting Shriekmaw
    When Bob casts Spell Snare targeting Doom Blade
    Then the stack holds, from the top, Spell Snare; Doom Blade; Shriekmaw

  @id:evoke-18-on-stack-and-battlefield @cr:202.2
  Scenario Outline: Evoked <creature> is <color> with mana value <value> on the stack and on the battlefield
    Given Alice has <creature> in her hand
    And Alice has <mana> to spend
    When Alice casts <creature> for its evoke cost
    Then <creature> is on the stack
    And <creature> has mana value <value>
    And <creature> is <color>
    When everyone passes until <creature> enters
    Then the stack holds, from the top, the evoke ability of <creature>
    And <creature> has mana value <value>
    And <creature> is <color>

    @since:2010-04-23
    Examples:
      | creature            | mana               | value | color     |
      | Nulldrifter         | {U}{U}{U}          | 7     | colorless |

    Examples:
      | creature            | mana               | value | color     |
      | Reveillark          | {W}{W}{W}{W}{W}{W} | 5     | white     |
      | Walker of the Grove | {G}{G}{G}{G}{G}    | 8     | green     |

  @id:evoke-18-reanimated-at-five-life @cr:400.7 @cr:704.5a
  Scenario: At five life, reanimating Mulldrifter that was evoked for three mana loses the game
    Given Alice has Mulldrifter; Reanimate in her hand
    And Alice has {U}{U}{U}{B} to spend
    And Alice starts at 5 life
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    And Alice casts Reanimate targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has lost the game

  @id:evoke-18-reanimated-at-six-life @cr:400.7 @cr:704.5a
  Scenario: At six life, reanimating Mulldrifter that was evoked for three mana leaves one life
    Given Alice has Mulldrifter; Reanimate in her hand
    And Alice has {U}{U}{U}{B} to spend
    And Alice starts at 6 life
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    And Alice casts Reanimate targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Alice is at 1 life
    And Alice is still in the game
    And Mulldrifter is on the battlefield under Alice's control
