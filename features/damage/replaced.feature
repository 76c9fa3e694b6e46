@damage-27 @cr:614.6
Feature: Damage may become something else, or go to another
  Where something happens instead of the damage there is no damage, and nothing that follows from any. Where it is dealt to
  another instead it is damage of the same source, and comes to what it comes to there.

  @damage-16 @id:damage-27-soul-scar-mage @cr:603.2g
  Scenario Outline: 1 damage by lifelink from <creature>, <what>: Wall of Hope bears a -1/-1 counter, and lifelink and Wall gain <gain>
    Wall of Hope makes Bob gain life when it is dealt damage. Soul-Scar Mage has Alice put a counter instead of the damage.

    Given Alice controls <permanents>
    And <creature> starts with 1 lifelink counter
    And Alice has {R}{R} to spend
    And Bob controls Wall of Hope
    When Alice activates <creature> targeting Wall of Hope
    And everyone passes until the stack is empty
    Then Wall of Hope bears 1 -1/-1 counter
    And Alice is at <life> life
    And Bob is at <life> life

    Examples:
      | creature            | permanents                          | what                | life | gain        |
      | Prodigal Pyromancer | Prodigal Pyromancer; Soul-Scar Mage | with Soul-Scar Mage | 20   | no life     |
      | Fallen Ferromancer  | Fallen Ferromancer                  | which has infect    | 21   | 1 life each |

  @damage-04 @id:damage-27-soul-scar-mage-in-combat @cr:120.3e
  Scenario: Soul-Scar Mage has nothing to do with combat damage, and Hill Giant's is marked on Colossal Dreadmaw
    Given Alice controls Hill Giant; Soul-Scar Mage
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw has 3 damage marked
    And Colossal Dreadmaw is 6/6

  @damage-28 @damage-03 @id:damage-28-infect @cr:614.9 @cr:120.3d
  Scenario: Palisade Giant is dealt the damage of Glistener Elf instead of Bob, and bears a -1/-1 counter
    Given Alice controls Glistener Elf
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant bears 1 -1/-1 counter
    And Bob bears no poison counters

  @damage-28 @damage-08 @damage-09 @id:damage-28-lifelink-and-deathtouch @cr:614.9 @cr:120.3f @cr:704.5h
  Scenario: Palisade Giant is dealt the damage of Vampire Nighthawk instead of Bob: it is destroyed, and Alice gains 2 life
    Given Alice controls Vampire Nighthawk
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant is in Bob's graveyard
    And Alice is at 22 life
    And Bob is at 20 life

  @damage-28 @damage-16 @id:damage-28-no-damage-to-the-player @cr:614.9 @cr:603.2g
  Scenario: Palisade Giant is dealt the damage of Scroll Thief instead of Bob, and Alice draws no card
    Given Alice controls Scroll Thief
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant has 1 damage marked
    And Alice has drawn no cards this turn

  @damage-28 @infect-11 @id:damage-28-toxic @cr:614.9 @cr:120.3g
  Scenario: Palisade Giant is dealt the damage of Pestilent Syphoner instead of Bob, who gets no poison counter
    Given Alice controls Pestilent Syphoner
    And Bob controls Palisade Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Pestilent Syphoner
    And everyone passes until it is Alice's end of combat
    Then Palisade Giant has 1 damage marked
    And Bob bears no poison counters
