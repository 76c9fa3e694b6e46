@convoke-04 @cr:202.3 @cr:702.51b @since:2005-10-01
Feature: A convoked spell keeps its mana cost and mana value
  How a spell was paid for does not change what it is. Its mana value comes from its mana cost, on the stack with the chosen
  value of X.

  @id:convoke-04-chalice-counters
  Scenario: Chalice of the Void with four charge counters counters Ledev Guardian, for which four creatures paid
    Given Alice has Ledev Guardian in her hand
    And Alice controls Savannah Lions; 3 Grizzly Bears
    And Bob controls Chalice of the Void
    And Chalice of the Void starts with 4 charge counters
    When Alice casts Ledev Guardian
    Then Ledev Guardian has mana value 4
    And the stack holds, from the top, the cast ability of Chalice of the Void; Ledev Guardian
    When everyone passes until the stack is empty
    Then Ledev Guardian is in Alice's graveyard

  @id:convoke-04-chalice-without-mana
  Scenario: Chalice of the Void without counters does not counter Ledev Guardian, though no mana was spent on it
    Given Alice has Ledev Guardian in her hand
    And Alice controls Savannah Lions; 3 Grizzly Bears
    And Bob controls Chalice of the Void
    When Alice casts Ledev Guardian
    Then the stack holds, from the top, Ledev Guardian
    And Ledev Guardian has mana value 4

  @id:convoke-04-even-mana-value @cr:601.3
  Scenario: Under Void Winnower Ledev Guardian can't be cast, though three mana would be spent on it, and Gather Courage can
    The number of mana spent would be odd, but the mana value of Ledev Guardian is 4, which is even.

    Given Alice has Ledev Guardian; Gather Courage in her hand
    And Alice controls Grizzly Bears
    And Alice has {W}{W}{W} to spend
    And Bob controls Void Winnower
    Then Alice can't cast Ledev Guardian, convoking with Grizzly Bears
    When Alice casts Gather Courage targeting Grizzly Bears
    Then Gather Courage is on the stack
    And Grizzly Bears is tapped

  @id:convoke-04-value-of-x @since:2007-10-01 @cr:202.3e @cr:107.3a @cr:601.2b
  Scenario: Five creatures pay for March of the Multitudes with X = 2, and it has mana value 5
    X is chosen before anything is paid, so the creatures have {2}{G}{W}{W} to pay for.

    Given Alice has March of the Multitudes in her hand
    And Alice controls Grizzly Bears; 2 Savannah Lions; 2 Memnite
    Then Alice can't cast March of the Multitudes with X = 3
    When Alice casts March of the Multitudes with X = 2
    Then March of the Multitudes has mana value 5
    And Grizzly Bears is tapped
    And Savannah Lions 2 is tapped
    And Memnite 2 is tapped

  @convoke-02 @id:convoke-04-additional-cost @cr:118.8d @cr:601.2c
  Scenario: Spell Snare can target Sprout Swarm with buyback, and not Ledev Guardian, on which two mana were spent
    Given Alice has Ledev Guardian; Sprout Swarm in her hand
    And Alice controls 2 Savannah Lions; Grizzly Bears; 4 Memnite
    And Alice has {C}{C} to spend
    And Bob has Spell Snare in his hand
    And Bob has {U} to spend
    When Alice casts Ledev Guardian, convoking with Savannah Lions 1; Savannah Lions 2
    And Alice passes
    Then Bob can't cast Spell Snare targeting Ledev Guardian
    When everyone passes until the stack is empty
    And Alice casts Sprout Swarm with buyback, convoking with Grizzly Bears; Memnite 1; Memnite 2; Memnite 3; Memnite 4
    And Alice passes
    And Bob casts Spell Snare targeting Sprout Swarm
    Then the stack holds, from the top, Spell Snare; Sprout Swarm
    And Sprout Swarm has mana value 2

  @id:convoke-04-mana-for-great-spells @since:2007-10-01 @cr:106.6 @report:argentum-1451
  Scenario: Mana for spells with mana value 5 or more pays for Siege Wurm when creatures convoke it, and not for Kavu Primarch
    Troyan's mana may be spent on Siege Wurm, whose mana value is 7 though only two mana are spent. Kavu Primarch's is 4.

    Given Alice has Siege Wurm; Kavu Primarch in her hand
    And Alice controls Troyan, Gutsy Explorer; Grizzly Bears; 4 Memnite
    When Alice taps Troyan, Gutsy Explorer for {G}{U}
    Then Alice can't cast Kavu Primarch, convoking with Memnite 1; Memnite 2
    When Alice casts Siege Wurm
    Then Siege Wurm is on the stack
    And Alice has no mana left
    And Grizzly Bears is tapped
    And Memnite 4 is tapped
