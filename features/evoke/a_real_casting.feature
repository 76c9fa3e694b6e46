@evoke-10 @cr:702.74a @since:2007-10-01
Feature: Evoking a creature is casting a creature spell
  An evoked card is a creature spell on the stack. It can be countered, and then no permanent enters, nothing triggers and
  what was paid stays paid. What counts or waits for spells being cast sees an ordinary creature spell.

  @id:evoke-10-countered @since:2015-10-02 @cr:701.6a @cr:701.6b
  Scenario Outline: <spell> counters an evoked creature spell
    Smothering Abomination would draw Alice a card if she sacrificed a creature.

    Given Alice has Mulldrifter in her hand
    And Alice controls Smothering Abomination
    And Alice has {U}{U}{U} to spend
    And Bob has <spell> in his hand
    And Bob has {U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts <spell> targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn no cards this turn
    And Alice has no mana left

    Examples:
      | spell           |
      | Counterspell    |
      | Essence Scatter |

  @id:evoke-10-not-noncreature @cr:601.2c
  Scenario: What counters noncreature spells can't target an evoked creature spell
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob has Negate; Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    Then Bob can't cast Negate targeting Mulldrifter
    When Bob casts Counterspell targeting Mulldrifter
    Then the stack holds, from the top, Counterspell; Mulldrifter

  @id:evoke-10-creature-spell-cast @cr:601.2i
  Scenario: An ability that waits for a creature spell to be cast triggers
    Given Alice has Mulldrifter in her hand
    And Alice controls Beast Whisperer
    And Alice has {U}{U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    Then the stack holds, from the top, the cast ability of Beast Whisperer; Mulldrifter
    When everyone passes until one object has left the stack
    Then Alice has drawn 1 card this turn
    And Mulldrifter is on the stack

  @id:evoke-10-no-prowess @since:2014-09-25 @cr:702.108a
  Scenario: Prowess does not trigger for an evoked creature spell
    Lightning Bolt shows that it does for a noncreature spell.

    Given Alice has Mulldrifter; Lightning Bolt in her hand
    And Alice controls Monastery Swiftspear
    And Alice has {U}{U}{U}{R} to spend
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    Then the stack holds, from the top, Mulldrifter
    When Alice casts Lightning Bolt targeting Bob
    Then the stack holds, from the top, the prowess ability of Monastery Swiftspear; Lightning Bolt; Mulldrifter

  @id:evoke-10-counted @cr:601.2i @cr:601.3 @cr:101.2
  Scenario: An evoked spell is one of the spells a player has cast this turn
    Given Alice has Mulldrifter; Lightning Bolt in her hand
    And Alice has {U}{U}{U}{R} to spend
    And Bob controls Rule of Law
    When Alice casts Mulldrifter for its evoke cost, spending {U}{U}{U}
    Then Mulldrifter is on the stack
    And Alice can't cast Lightning Bolt targeting Bob

  @id:evoke-10-cast-trigger-survives @since:2010-04-23 @cr:601.2i @cr:113.7a
  Scenario: Nulldrifter draws its cards though it is countered
    Given Alice has Nulldrifter in her hand
    And Alice has {U}{U}{U} to spend
    And Bob has Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Nulldrifter for its evoke cost
    And Alice passes
    And Bob casts Counterspell targeting Nulldrifter
    And everyone passes until one object has left the stack
    Then Nulldrifter is in Alice's graveyard
    And the stack holds, from the top, the cast ability of Nulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn

  @id:evoke-10-cost-stays-paid @cr:601.2h @cr:701.6b
  Scenario: The card exiled to evoke Solitude stays in exile when Solitude is countered
    It was exiled as a cost, before anyone could respond.

    Given Alice has Solitude; Savannah Lions in her hand
    And Bob has Counterspell in his hand
    And Bob has {U}{U} to spend
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Savannah Lions is in exile
    And Alice has priority
    When Alice passes
    And Bob casts Counterspell targeting Solitude
    And everyone passes until the stack is empty
    Then Solitude is in Alice's graveyard
    And Savannah Lions is in exile

  @id:evoke-10-countered-into-hand @cr:701.6b @cr:400.7
  Scenario: Mulldrifter that Remand put back into the hand is evoked anew, and paid for anew
    Six mana are two times the evoke cost.

    Given Alice has Mulldrifter in her hand
    And Alice has {U}{U}{U}{U}{U}{U} to spend
    And Bob has Remand in his hand
    And Bob has {U}{U} to spend
    When Alice casts Mulldrifter for its evoke cost
    And Alice passes
    And Bob casts Remand targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's hand
    And Alice has {U}{U}{U} left
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Alice has no mana left
