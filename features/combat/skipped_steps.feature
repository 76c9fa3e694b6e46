@combat-37 @cr:508.8 @since:2005-10-01
Feature: Where nothing attacks no blockers are declared and no damage is dealt
  After the declare attackers step comes the end of combat. Where attackers were declared all steps take place, whatever has
  become of these.

  @id:combat-37-nobody @cr:506.1
  Scenario: Alice attacks with nothing, and the next step is the end of combat
    Given Alice controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks with nothing
    And Alice passes
    And Bob passes
    Then the game is in Alice's end of combat

  @id:combat-37-killed @cr:506.1
  Scenario: Alice's only attacker is killed before blocks, and the declare blockers and combat damage steps take place all the same
    Given Alice controls Hill Giant
    And Bob has Lightning Bolt in his hand
    And Bob controls Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard
    When Alice passes
    And Bob passes
    Then the game is in Alice's declare blockers step
    When Alice passes
    And Bob passes
    Then the game is in Alice's combat damage step
