@damage-28 @cr:614.9 @since:2005-10-01
Feature: Damage may be dealt to another instead
  It is damage of the same source, and comes to what it comes to there. Palisade Giant is dealt all that its controller would
  be.

  @damage-03 @id:damage-28-infect @since:2010-10-01 @cr:120.3d
  Scenario: Palisade Giant is dealt the damage of Glistener Elf instead of Bob, and bears a -1/-1 counter
    Given Alice controls Glistener Elf
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant bears 1 -1/-1 counter
    And Bob bears no poison counters

  @damage-08 @damage-09 @id:damage-28-lifelink-and-deathtouch @since:2009-07-11 @cr:120.3f @cr:704.5h
  Scenario: Palisade Giant is dealt the damage of Vampire Nighthawk instead of Bob: it is destroyed, and Alice gains 2 life
    Given Alice controls Vampire Nighthawk
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant is in Bob's graveyard
    And Alice is at 22 life
    And Bob is at 20 life

  @damage-16 @id:damage-28-no-damage-to-the-player @cr:603.2g
  Scenario: Palisade Giant is dealt the damage of Scroll Thief instead of Bob, and Alice draws no card
    Given Alice controls Scroll Thief
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant has 1 damage marked
    And Alice has drawn no cards this turn

  @infect-11 @id:damage-28-toxic @since:2023-02-03 @cr:120.3g
  Scenario: Palisade Giant is dealt the damage of Pestilent Syphoner instead of Bob, who gets no poison counter
    Given Alice controls Pestilent Syphoner
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant has 1 damage marked
    And Bob bears no poison counters

  @damage-05 @id:damage-28-planeswalker @since:2018-04-27 @cr:120.3c
  Scenario: Palisade Giant is dealt the 3 damage of Lightning Bolt instead of Teferi, who keeps his loyalty counters
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Palisade Giant; Teferi, Time Raveler
    And Teferi, Time Raveler starts with 3 loyalty counters
    When Alice casts Lightning Bolt targeting Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Palisade Giant has 3 damage marked
    And Teferi, Time Raveler bears 3 loyalty counters

  @damage-25 @damage-26 @id:damage-28-two-giants @cr:614.5 @cr:616.1f @derived
  Scenario Outline: Of two Palisade Giants Bob first applies <first>, and <other> is dealt the damage
    What the first would be dealt then, the other is dealt instead. The first has been applied and is not applied again.

    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls 2 Palisade Giant
    When Alice casts Lightning Bolt targeting Bob
    And everyone passes until someone is asked
    And Bob first applies <first>
    And everyone passes until the stack is empty
    Then <other> has 3 damage marked
    And <first> has no damage marked
    And Bob is at 20 life

    Examples:
      | first            | other            |
      | Palisade Giant 1 | Palisade Giant 2 |
      | Palisade Giant 2 | Palisade Giant 1 |

  @damage-18 @id:damage-28-prevented-there @cr:616.1f @report:magarena-301
  Scenario Outline: <creature>, on which Bob has Pariah, is dealt the damage of Shock instead of Bob, and <what>
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob has Pariah in his hand
    And Bob has {W}{C}{C} to spend
    And Bob controls <creature>
    And it is Bob's precombat main phase
    When Bob casts Pariah targeting <creature>
    And everyone passes until the stack is empty
    And Bob passes
    And Alice casts Shock targeting Bob
    And everyone passes until the stack is empty
    Then Shock is in Alice's graveyard
    And Bob is at 20 life
    And <creature> is <where>

    Examples:
      | creature                 | what        | where              |
      | Cho-Manno, Revolutionary | prevents it | on the battlefield |
      | Grizzly Bears            | dies of it  | in Bob's graveyard |
