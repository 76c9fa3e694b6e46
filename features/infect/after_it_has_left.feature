@infect-03 @cr:608.2h @since:2011-06-17
Feature: What has left deals damage as it last was
  An ability of a creature that is gone still has the creature deal damage. Whether that has the form of infect depends on the
  creature as it was when it left the battlefield.

  @damage-14 @damage-02 @id:infect-03-left @cr:702.90d @cr:120.3b
  Scenario: Fallen Ferromancer, killed with its ability on the stack, had infect, and Bob gets a poison counter
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob has Shock in his hand
    And Bob has {R} to spend
    When Alice activates Fallen Ferromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Fallen Ferromancer
    And everyone passes until the stack is empty
    Then Fallen Ferromancer is in Alice's graveyard
    And Bob bears 1 poison counter
    And Bob is at 20 life

  @infect-04 @damage-14 @id:infect-03-given-and-left @cr:702.90d
  Scenario Outline: Prodigal Pyromancer, killed with its ability on the stack after Tainted Strike on <creature>: Bob <what>
    What it had when it left the battlefield counts.

    Given Alice has Tainted Strike in her hand
    And Alice controls Prodigal Pyromancer; Grizzly Bears
    And Alice has {B} to spend
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice casts Tainted Strike targeting <creature>
    And everyone passes until Tainted Strike has left the stack
    And Alice passes
    And Bob casts Lightning Bolt targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob bears <poison> poison counter<s>
    And Bob is at <life> life

    Examples:
      | creature            | poison | s | life | what                  |
      | Prodigal Pyromancer | 1      |   | 20   | gets a poison counter |
      | Grizzly Bears       | no     | s | 19   | loses 1 life          |

  @damage-03 @id:infect-03-creature @cr:702.90d @cr:120.3d
  Scenario: Fallen Ferromancer, killed with its ability on the stack, still puts a -1/-1 counter on Hill Giant
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob has Shock in his hand
    And Bob has {R} to spend
    And Bob controls Hill Giant
    When Alice activates Fallen Ferromancer targeting Hill Giant
    And Alice passes
    And Bob casts Shock targeting Fallen Ferromancer
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 -1/-1 counter
    And Hill Giant has no damage marked

  @damage-03 @infect-04 @damage-14 @id:infect-03-wither @cr:702.80b @cr:120.3d
  Scenario: Prodigal Pyromancer, given wither by Barbed Bloodletter and killed with its ability on the stack, puts a -1/-1 counter
    Given Alice has Barbed Bloodletter in her hand
    And Alice controls Prodigal Pyromancer; Grizzly Bears
    And Alice has {B}{C} to spend
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    And Bob controls Hill Giant
    When Alice activates Prodigal Pyromancer targeting Hill Giant
    And Alice casts Barbed Bloodletter
    And everyone passes until Barbed Bloodletter enters
    And Alice targets Prodigal Pyromancer with the enters ability of Barbed Bloodletter
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Lightning Bolt targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Hill Giant bears 1 -1/-1 counter

  @damage-03 @damage-14 @id:infect-03-who-puts @since:2017-04-28 @cr:702.90d @cr:603.2
  Scenario: Fallen Ferromancer, killed with its ability on the stack, was Alice's, who puts its counter: her Hapatra triggers
    Given Alice controls Fallen Ferromancer; Hapatra, Vizier of Poisons
    And Alice has {R}{R} to spend
    And Bob has Shock in his hand
    And Bob has {R} to spend
    And Bob controls Hill Giant
    When Alice activates Fallen Ferromancer targeting Hill Giant
    And Alice passes
    And Bob casts Shock targeting Fallen Ferromancer
    And everyone passes until the activated ability of Fallen Ferromancer has left the stack
    Then Hill Giant bears 1 -1/-1 counter
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @damage-02 @infect-04 @damage-14 @id:infect-03-dies @cr:603.10a @cr:608.2h @report:mage-7751
  Scenario Outline: Perilous Myr dies after Tainted Strike on <creature>, deals Bob 2 damage by that, and <what>
    Given Alice has Tainted Strike; Shock in her hand
    And Alice has {B}{R} to spend
    And Alice controls Perilous Myr; Hill Giant
    When Alice casts Tainted Strike targeting <creature>
    And everyone passes until the stack is empty
    And Alice casts Shock targeting Perilous Myr
    And everyone passes until someone is asked
    And Alice targets Bob with the dies ability of Perilous Myr
    And everyone passes until the stack is empty
    Then Bob bears <poison> poison counters
    And Bob is at <life> life

    Examples:
      | creature     | poison | life | what                          |
      | Perilous Myr | 2      | 20   | gives him two poison counters |
      | Hill Giant   | no     | 18   | costs him 2 life              |
