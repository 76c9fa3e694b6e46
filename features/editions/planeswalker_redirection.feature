Feature: Damage to a player that is dealt to their planeswalker instead, until April 2018
  Until 2018-04-26, where a source that an opponent controls would deal a player damage that is no combat damage, that opponent may
  have it dealt to a planeswalker of the player instead, and chooses so as this is applied, which is a replacement like others.
  Planeswalkers are no targets for what damages creatures or players. Since 2018-04-27 the rule is gone, and such spells and
  abilities damage any target, planeswalkers among them.

  @since:2007-10-01 @editions-26 @until:2018-04-26 @id:editions-26-may @cr:306.7 @cr:614.9 @cr:306.8
  Scenario Outline: Alice's Lightning Bolt would deal Bob 3 damage, and she <has> it dealt to Teferi instead
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until someone is asked
    Then Alice is asked to choose for Lightning Bolt, from Teferi, Time Raveler
    When Alice chooses <what> for Lightning Bolt
    And everyone passes until the stack is empty
    Then Bob is at <life> life
    And Teferi, Time Raveler bears <loyalty> loyalty counter<s>

    Examples:
      | has           | what                 | life | loyalty | s |
      | has           | Teferi, Time Raveler | 20   | 1       |   |
      | does not have | nothing              | 17   | 4       | s |

  @editions-26 @since:2018-04-27 @id:editions-26-no-more @cr:306.7 @cr:120.3a
  Scenario: Alice's Lightning Bolt deals Bob 3 damage, and nobody is asked about Teferi
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then nobody is asked anything
    And Bob is at 17 life
    And Teferi, Time Raveler bears 4 loyalty counters

  @since:2013-07-13 @editions-26 @until:2018-04-26 @id:editions-26-which @cr:306.7
  Scenario: Alice chooses among Bob's planeswalkers, and not among her own
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Alice controls Gideon, Martial Paragon
    And Gideon, Martial Paragon starts with 5 loyalty counters
    And Bob controls Teferi, Time Raveler; Chandra, Novice Pyromancer
    And Teferi, Time Raveler starts with 4 loyalty counters
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until someone is asked
    Then Alice is asked to choose for Lightning Bolt, from Teferi, Time Raveler; Chandra, Novice Pyromancer
    When Alice chooses Chandra, Novice Pyromancer for Lightning Bolt
    And everyone passes until the stack is empty
    Then Chandra, Novice Pyromancer bears 2 loyalty counters
    And Teferi, Time Raveler bears 4 loyalty counters
    And Bob is at 20 life

  @since:2007-10-01 @editions-26 @until:2018-04-26 @id:editions-26-own-source @cr:306.7
  Scenario: Bob's own Lightning Bolt deals him 3 damage, and his Teferi is no matter
    Given Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice passes
    And Bob casts Lightning Bolt targeting Bob
    And everyone passes until the stack is empty
    Then nobody is asked anything
    And Bob is at 17 life
    And Teferi, Time Raveler bears 4 loyalty counters

  @since:2007-10-01 @editions-26 @until:2018-04-26 @id:editions-26-combat @cr:306.7 @cr:510.2
  Scenario: Grizzly Bears, which attack Bob, deal him combat damage, and his Teferi is no matter
    Given Alice controls Grizzly Bears
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then nobody is asked anything
    And Bob is at 18 life
    And Teferi, Time Raveler bears 4 loyalty counters

  @since:2010-10-01 @editions-26 @until:2018-04-26 @id:editions-26-infect @cr:306.7 @cr:306.8 @cr:702.89b
  Scenario: Fallen Ferromancer, which has infect, deals its damage to Teferi instead of Bob, who gets no poison counter
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{C} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice activates Fallen Ferromancer targeting Bob
    And everyone passes until someone is asked
    And Alice chooses Teferi, Time Raveler for Fallen Ferromancer
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 3 loyalty counters
    And Bob bears no poison counters
    And Bob is at 20 life

  @since:2007-10-01 @editions-26 @until:2018-04-26 @id:editions-26-order @cr:306.7 @cr:616.1 @cr:615.7
  Scenario: Bob, whom the damage would be dealt to, has Mending Hands prevent it before Alice may have it dealt to Teferi
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob has Mending Hands in his hand
    And Bob has {W} to spend
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes
    And Bob casts Mending Hands targeting Bob
    And everyone passes until someone is asked
    And Bob first applies Mending Hands to Lightning Bolt
    And everyone passes until the stack is empty
    Then nobody is asked anything
    And Lightning Bolt is in Alice's graveyard
    And Bob is at 20 life
    And Teferi, Time Raveler bears 4 loyalty counters

  @since:2007-10-01 @editions-27 @until:2018-04-26 @id:editions-27-no-target @cr:306.7 @cr:114.1
  Scenario: Teferi is no creature and no player, and so is no target for Lightning Bolt
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Teferi, Time Raveler; Hill Giant
    And Teferi, Time Raveler starts with 4 loyalty counters
    Then Alice can't cast Lightning Bolt targeting Teferi, Time Raveler
    When Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @editions-27 @since:2018-04-27 @id:editions-27-target @cr:115.4 @cr:120.3c
  Scenario: Teferi is a target for Lightning Bolt, which is dealt to any target
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Teferi, Time Raveler; Hill Giant
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts Lightning Bolt targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 1 loyalty counter
