@combat-44 @cr:701.15b @since:2016-08-26
Feature: A goaded creature attacks, and attacks another player than the one who goaded it
  Each as far as it is able to; these are two requirements, and two more for each further player who has goaded it. They hold
  until the next turn of that player.

  Background:
    Given Alice has Jeering Homunculus "the Homunculus" in her hand
    And Alice controls 2 Island
    And Bob controls Hill Giant

  @id:combat-44-two-players @cr:508.1d
  Scenario: In a game of two Hill Giant, which Alice has goaded, attacks Alice, and can't stay back
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack with nothing
    When Bob attacks Alice with Hill Giant
    Then Hill Giant is attacking Alice

  @id:combat-44-over @cr:701.15a @cr:508.1d
  Scenario: Hill Giant, which Alice has goaded, may stay back on Bob's turn after her next one
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack with nothing
    When Bob attacks Alice with Hill Giant
    And everyone passes until it is Alice's upkeep
    And everyone passes until it is Bob's declare attackers step
    And Bob attacks with nothing
    And everyone passes until it is Bob's end of combat
    Then Hill Giant is untapped

  @id:combat-44-planeswalker @cr:802.3 @cr:508.1d
  Scenario: Hill Giant, which Alice has goaded, can't attack Carol's Teferi, who is no player
    Given Carol controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack Teferi, Time Raveler with Hill Giant
    And Bob can't attack Alice with Hill Giant
    When Bob attacks Carol with Hill Giant
    Then Hill Giant is attacking Carol

  @id:combat-44-restricted @cr:508.1c @cr:508.1d
  Scenario: Sea Monster, which can only attack a player who controls an Island, attacks Alice, who has goaded it
    Given Bob controls Sea Monster
    And Carol controls Wastes
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Sea Monster with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack with nothing
    And Bob can't attack Carol with Sea Monster
    When Bob attacks Alice with Sea Monster
    Then Sea Monster is attacking Alice

  @id:combat-44-two-have-goaded @cr:701.15c @cr:508.1d
  Scenario Outline: Hill Giant, which Alice and Carol have goaded, can't stay back, and may attack <whom>
    Given Carol has Jeering Homunculus "Carol's Homunculus" in her hand
    And Carol controls Vedalken Orrery; Island "Carol's Island"; Wastes
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And Alice passes
    And Bob passes
    And Carol casts Carol's Homunculus
    And everyone passes until someone is asked
    And Carol targets Hill Giant with the enters ability of Carol's Homunculus
    And everyone passes until someone is asked
    And Carol accepts the enters ability of Carol's Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack with nothing
    When Bob attacks <whom> with Hill Giant
    Then Hill Giant is attacking <whom>

    Examples:
      | whom  |
      | Alice |
      | Carol |

  @id:combat-44-twice-by-one @since:2020-04-17 @cr:701.15d @cr:508.1d
  Scenario: Hill Giant, which Alice has goaded twice and Carol once, may attack Alice all the same
    Given Alice has Jeering Homunculus "the second Homunculus" in her hand
    And Alice has {U}{C} to spend
    And Carol has Jeering Homunculus "Carol's Homunculus" in her hand
    And Carol controls Vedalken Orrery; Island "Carol's Island"; Wastes
    When Alice casts the second Homunculus, spending {U}{C}
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the second Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the second Homunculus
    And Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And Alice passes
    And Bob passes
    And Carol casts Carol's Homunculus
    And everyone passes until someone is asked
    And Carol targets Hill Giant with the enters ability of Carol's Homunculus
    And everyone passes until someone is asked
    And Carol accepts the enters ability of Carol's Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack with nothing
    When Bob attacks Alice with Hill Giant
    Then Hill Giant is attacking Alice

  @combat-04 @id:combat-44-more-requirements @cr:508.1c @cr:508.1d
  Scenario: Under Silent Arbiter, which lets only one creature attack, goaded Hill Giant attacks, and not Juggernaut
    Two requirements are on Hill Giant, one is on Juggernaut, which attacks if able.

    Given Bob controls Juggernaut
    And Carol controls Silent Arbiter
    When Alice casts the Homunculus
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of the Homunculus
    And everyone passes until someone is asked
    And Alice accepts the enters ability of the Homunculus
    And everyone passes until it is Bob's declare attackers step
    Then Bob can't attack Carol with Juggernaut
    And Bob can't attack Alice with Hill Giant
    When Bob attacks Carol with Hill Giant
    Then Hill Giant is attacking Carol
