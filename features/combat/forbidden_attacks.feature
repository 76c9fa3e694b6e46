@combat-03 @cr:508.1c @since:2005-10-01
Feature: No creature attacks against what forbids it
  Each restriction must be obeyed, by the attackers as a whole, as they are declared. What would forbid an attack that has
  begun comes too late.

  @id:combat-03-defender @cr:702.3b
  Scenario: Wall of Stone, which has defender, can't attack
    Given Alice controls Wall of Stone; Memnite
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Wall of Stone
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:combat-03-defender-lost @since:2006-10-01 @cr:702.3b
  Scenario: Wall of Stone, which has lost defender to Dress Down, attacks
    Given Alice controls Wall of Stone; Dress Down
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Wall of Stone
    Then Wall of Stone is attacking Bob

  @id:combat-03-alone @cr:506.5
  Scenario: Two Mogg Flunkies, neither of which can attack alone, attack together
    Given Alice controls 2 Mogg Flunkies
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Mogg Flunkies 1
    When Alice attacks Bob with Mogg Flunkies 1; Mogg Flunkies 2
    Then Mogg Flunkies 1 is attacking Bob
    And Mogg Flunkies 2 is attacking Bob

  @id:combat-03-before @since:2006-10-01 @cr:508.1a
  Scenario: Hill Giant, on which Bob puts Pacifism before it attacks, can't attack
    Given Alice controls Hill Giant; Memnite
    And Bob has Pacifism in his hand
    And Bob controls Vedalken Orrery; 2 Plains
    When everyone passes until it is Alice's beginning of combat
    And Alice passes
    And Bob casts Pacifism targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Hill Giant
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:combat-03-too-late @since:2006-10-01 @cr:506.4a
  Scenario: Hill Giant, on which Bob puts Pacifism when it attacks already, goes on attacking
    Given Alice controls Hill Giant
    And Bob has Pacifism in his hand
    And Bob controls Vedalken Orrery; 2 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And Alice passes
    And Bob casts Pacifism targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is attacking Bob
    When everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
