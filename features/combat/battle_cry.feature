@combat-42 @cr:702.91a @since:2011-02-04
Feature: Battle cry makes the other attacking creatures stronger
  All of them, whomever they attack, and not the one that has it. What does not attack gets nothing.

  @id:combat-42-others
  Scenario: Goblin Wardriver attacks with Memnite, which becomes a 2/1, and neither the Wardriver nor Grizzly Bears, which stay back, get stronger
    Given Alice controls Goblin Wardriver; Memnite; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Goblin Wardriver; Memnite
    And everyone passes until the stack is empty
    Then Memnite is 2/1
    And Goblin Wardriver is 2/2
    And Grizzly Bears is 2/2

  @id:combat-42-each-other
  Scenario: Goblin Wardriver and Signal Pest, both of which have battle cry, make each other stronger, and Memnite twice
    Given Alice controls Goblin Wardriver; Signal Pest; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Goblin Wardriver; Signal Pest; Memnite
    And Alice would put her abilities on the stack, from the top: the battle cry ability of Goblin Wardriver; the battle cry ability of Signal Pest
    And everyone passes until the stack is empty
    Then Goblin Wardriver is 3/2
    And Signal Pest is 1/1
    And Memnite is 3/1

  @combat-06 @id:combat-42-two-players @cr:802.3
  Scenario: Goblin Wardriver attacks Bob, and Memnite, which attacks Carol, deals her 2 damage
    Given Alice controls Goblin Wardriver; Memnite
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Goblin Wardriver, and Carol with Memnite
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Carol is at 18 life
