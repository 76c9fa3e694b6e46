@counters-03 @cr:122.1b @since:2020-04-17
Feature: A haste counter lets a new creature attack and be tapped for its abilities, a vigilance counter lets it attack untapped
  Neither does what the other does.

  @id:counters-03-haste @cr:702.10b @cr:508.1a
  Scenario: Of two creatures that came this turn, Hill Giant with a haste counter can attack, and Gurmag Angler with a vigilance counter can't
    Given Alice controls Hill Giant; Gurmag Angler
    And Hill Giant came under its controller's control this turn
    And Gurmag Angler came under its controller's control this turn
    And Hill Giant starts with 1 haste counter
    And Gurmag Angler starts with 1 vigilance counter
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Gurmag Angler
    When Alice attacks Bob with Hill Giant
    Then Hill Giant is attacking Bob
    And Hill Giant is tapped

  @id:counters-03-haste-ability @cr:702.10c @cr:302.6
  Scenario: Of two that came this turn, Prodigal Sorcerer with a haste counter deals Bob 1 damage, and Prodigal Pyromancer with a vigilance counter can't
    Given Alice controls Prodigal Sorcerer; Prodigal Pyromancer
    And Prodigal Sorcerer came under its controller's control this turn
    And Prodigal Pyromancer came under its controller's control this turn
    And Prodigal Sorcerer starts with 1 haste counter
    And Prodigal Pyromancer starts with 1 vigilance counter
    Then Alice can't activate Prodigal Pyromancer targeting Bob
    When Alice activates Prodigal Sorcerer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life

  @id:counters-03-vigilance @cr:702.20b @cr:508.1f
  Scenario: Hill Giant with a vigilance counter attacks untapped, and Gurmag Angler with a menace counter beside it is tapped
    Given Alice controls Hill Giant; Gurmag Angler
    And Hill Giant starts with 1 vigilance counter
    And Gurmag Angler starts with 1 menace counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Gurmag Angler
    Then Hill Giant is attacking Bob
    And Hill Giant is untapped
    And Gurmag Angler is tapped
