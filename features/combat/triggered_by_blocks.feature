@combat-28 @cr:509.1i @since:2005-10-01
Feature: What blocks trigger
  An ability that triggers on a creature that blocks, or that becomes blocked, triggers once, however many there are on the other
  side. One that triggers on being blocked by a creature triggers for each. All look at blockers as they are declared.

  @id:combat-28-becomes-blocked @since:2010-10-01 @cr:509.3c @report:mage-9347
  Scenario: Ichorclaw Myr, a 1/1 that gets +2/+2 when it becomes blocked, is a 3/3 blocked by two Memnites
    Given Alice controls Ichorclaw Myr
    And Bob controls 2 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Ichorclaw Myr
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Ichorclaw Myr with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Ichorclaw Myr
    And everyone passes until the stack is empty
    Then Ichorclaw Myr is 3/3

  @id:combat-28-blocks @cr:509.3a @report:mage-4285
  Scenario: Giant Badger, a 2/2 that gets +2/+2 when it blocks, is a 4/4 blocking two creatures
    Given Alice controls 2 Memnite
    And Bob controls Giant Badger; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite 1; Memnite 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite 1 with Giant Badger, and Memnite 2 with Giant Badger
    And Bob would choose Memnite 1; Memnite 2 for Giant Badger
    And everyone passes until the stack is empty
    Then Giant Badger is 4/4

  @id:combat-28-by-each @since:2007-05-01 @cr:509.3d
  Scenario: Quagmire Lamprey puts a -1/-1 counter on each of the two creatures that it becomes blocked by
    Given Alice controls Quagmire Lamprey
    And Bob controls Hill Giant; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Quagmire Lamprey
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Quagmire Lamprey with Hill Giant; Giant Spider
    And Alice would choose Hill Giant; Giant Spider for Quagmire Lamprey
    And Alice would put her abilities on the stack, from the top: the other ability of Quagmire Lamprey; the other ability of Quagmire Lamprey (2)
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 -1/-1 counter
    And Giant Spider bears 1 -1/-1 counter

  @id:combat-28-unblocked @since:2009-07-11 @cr:509.3g
  Scenario: Crypt Cobra attacks and isn't blocked, and Bob has a poison counter before damage is dealt
    Given Alice controls Crypt Cobra
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Crypt Cobra
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks with nothing
    And everyone passes until the stack is empty
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @combat-11 @id:combat-28-blocked @since:2009-07-11 @cr:509.3g @cr:509.1h
  Scenario: Crypt Cobra is blocked, and gives Bob no poison counter although its blocker is killed
    Given Alice has Shock in her hand
    And Alice controls Crypt Cobra; Mountain
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Crypt Cobra
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Crypt Cobra with Memnite
    And Alice casts Shock targeting Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob bears no poison counters
    And Bob is at 20 life
