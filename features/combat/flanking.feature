@combat-40 @cr:702.25a @since:2005-10-01
Feature: Flanking weakens what blocks
  Each creature without flanking that blocks a creature with flanking gets -1/-1 until end of turn, before damage is dealt. A
  creature with flanking that blocks does nothing of the kind.

  @combat-11 @id:combat-40-kills @cr:509.1h @cr:704.5f
  Scenario: Memnite, a 1/1 that blocks Benalish Cavalry, is dead before damage is dealt, and the Cavalry stays blocked
    Given Alice controls Benalish Cavalry
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Benalish Cavalry
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Benalish Cavalry with Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Benalish Cavalry has no damage marked
    And Bob is at 20 life

  @id:combat-40-each @since:2007-05-01 @cr:509.3d
  Scenario: Of three creatures that block Benalish Cavalry, two become weaker, and the one that has flanking itself does not
    Given Alice controls Benalish Cavalry "Alice's Cavalry"
    And Bob controls Hill Giant; Giant Spider; Benalish Cavalry "Bob's Cavalry"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Alice's Cavalry
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Alice's Cavalry with Hill Giant; Giant Spider; Bob's Cavalry
    And Alice would choose Hill Giant; Giant Spider; Bob's Cavalry for Alice's Cavalry
    And Alice would put her abilities on the stack, from the top: the flanking ability of Alice's Cavalry; the flanking ability of Alice's Cavalry (2)
    And everyone passes until the stack is empty
    Then Hill Giant is 2/2
    And Giant Spider is 1/3
    And Bob's Cavalry is 2/2
    And Alice's Cavalry is 2/2

  @id:combat-40-blocking
  Scenario: Hill Giant, which Benalish Cavalry blocks, stays a 3/3
    Given Alice controls Hill Giant
    And Bob controls Benalish Cavalry
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Benalish Cavalry
    And everyone passes until the stack is empty
    Then Benalish Cavalry is blocking Hill Giant
    And Hill Giant is 3/3

  @combat-41 @id:combat-40-after-bushido @cr:603.3b @cr:702.45a
  Scenario: Devoted Retainer, a 1/1 with bushido 1, blocks Benalish Cavalry, and lives, for its own ability resolves before flanking
    Alice, whose turn it is, puts hers on the stack first.

    Given Alice controls Benalish Cavalry
    And Bob controls Devoted Retainer
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Benalish Cavalry
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Benalish Cavalry with Devoted Retainer
    Then the stack holds, from the top, the bushido ability of Devoted Retainer; the flanking ability of Benalish Cavalry
    When everyone passes until the stack is empty
    Then Devoted Retainer is blocking Benalish Cavalry
    And Devoted Retainer is 1/1
