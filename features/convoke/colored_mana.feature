@evolution-10 @cr:702.51a @since:2005-10-01
Feature: A creature pays for colored mana of its own color
  A creature that convokes pays for one mana of the total cost. For colored mana it must be of that color, the color it has
  when it is tapped, whether that is printed, or given to a token, or changed since. What mana its own abilities could make
  does not matter.

  @id:evolution-10-one-red-creature @cr:107.4a @cr:601.2h
  Scenario: One red and three green creatures do not pay for Stoke the Flames, and with a Mountain they do
    Four creatures for four mana, but two of the four are red mana, which no green creature pays for.

    Given Alice has Stoke the Flames; Mountain in her hand
    And Alice controls Hill Giant; 3 Grizzly Bears
    Then Alice can't cast Stoke the Flames targeting Bob
    When Alice plays Mountain
    And Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant is tapped
    And Mountain is tapped

  @evolution-11 @id:evolution-10-named-for @cr:601.2h
  Scenario: Two red and two green creatures pay for Stoke the Flames, but not the green ones for its red mana
    Given Alice has Stoke the Flames in her hand
    And Alice controls 2 Hill Giant; 2 Grizzly Bears
    Then Alice can't cast Stoke the Flames targeting Bob, convoking with Grizzly Bears 1 for {R}; Grizzly Bears 2 for {R}; Hill Giant 1 for {1}; Hill Giant 2 for {1}
    And Alice can't cast Stoke the Flames targeting Bob, convoking with Grizzly Bears 1 for {R}; Grizzly Bears 2 for {1}; Hill Giant 1 for {R}; Hill Giant 2 for {1}
    When Alice casts Stoke the Flames targeting Bob, convoking with Grizzly Bears 1 for {1}; Grizzly Bears 2 for {1}; Hill Giant 1 for {R}; Hill Giant 2 for {R}
    Then Stoke the Flames is on the stack
    And Grizzly Bears 1 is tapped
    And Hill Giant 2 is tapped

  @id:evolution-10-colorless-creature @since:2013-07-13
  Scenario: Ornithopter, which has no color, does not pay for green mana, and Grizzly Bears does
    Given Alice has Gather Courage in her hand
    And Alice controls Ornithopter; Grizzly Bears
    Then Alice can't cast Gather Courage targeting Ornithopter, convoking with Ornithopter
    When Alice casts Gather Courage targeting Ornithopter
    Then Grizzly Bears is tapped
    And Ornithopter is untapped

  @id:evolution-10-devoid @since:2015-10-02 @cr:702.114a
  Scenario: Vestige of Emrakul, which has red mana in its cost but is not red, does not pay for red mana
    Given Alice has Stoke the Flames; Mountain in her hand
    And Alice controls 2 Vestige of Emrakul; Hill Giant; Grizzly Bears
    Then Alice can't cast Stoke the Flames targeting Bob
    When Alice plays Mountain
    And Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Hill Giant is tapped
    And Mountain is tapped

  @id:evolution-10-white-tokens @cr:105.2 @cr:111.3 @report:forge-6765
  Scenario: Three white Spirit tokens and a red creature pay for Ledev Guardian
    One of the four mana is white, and of the four creatures only the tokens can pay for it.

    Given Alice has Triplicate Spirits; Ledev Guardian in her hand
    And Alice controls Hill Giant
    And Alice has {W}{W}{C}{C}{C}{C} to spend
    When Alice casts Triplicate Spirits, spending {W}{W}{C}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Ledev Guardian
    Then Ledev Guardian is on the stack
    And Hill Giant is tapped

  @id:evolution-10-turned-red @cr:105.3
  Scenario: Grizzly Bears that Crimson Wisps turned red pays for red mana
    Given Alice has Crimson Wisps; Stoke the Flames in her hand
    And Alice controls Hill Giant; 3 Grizzly Bears
    And Alice has {R} to spend
    When Alice casts Crimson Wisps targeting Grizzly Bears 1, spending {R}
    And everyone passes until the stack is empty
    Then Grizzly Bears 1 is red
    When Alice casts Stoke the Flames targeting Bob
    Then Stoke the Flames is on the stack
    And Grizzly Bears 1 is tapped
    And Hill Giant is tapped

  @id:evolution-10-green-no-more @cr:105.3
  Scenario: Grizzly Bears that Crimson Wisps turned red no longer pays for green mana
    Given Alice has Crimson Wisps; Gather Courage; Forest in her hand
    And Alice controls Grizzly Bears
    And Alice has {R} to spend
    When Alice casts Crimson Wisps targeting Grizzly Bears, spending {R}
    And everyone passes until the stack is empty
    Then Grizzly Bears is red
    And Alice can't cast Gather Courage targeting Grizzly Bears
    When Alice plays Forest
    And Alice casts Gather Courage targeting Grizzly Bears
    Then Forest is tapped

  @id:evolution-10-color-of-the-creature-not-of-its-mana @cr:106.1
  Scenario: Birds of Paradise makes mana of any color, but it convokes as a green creature
    Tapped for mana, it makes the white mana that Ledev Guardian takes. Tapped to convoke, it does not pay for white mana.

    Given Alice has Ledev Guardian in her hand
    And Alice controls Birds of Paradise; Grizzly Bears; 2 Mountain
    Then Alice can't cast Ledev Guardian, convoking with Birds of Paradise; Grizzly Bears
    When Alice casts Ledev Guardian
    Then Ledev Guardian is on the stack
    And Birds of Paradise is tapped
    And Grizzly Bears is tapped

  @id:evolution-10-white-creature-needed @cr:601.2h @report:phase-9117
  Scenario: A Plains, a Swamp and two green creatures do not pay for Clever Concealment, and with a white creature they do
    Given Alice has Clever Concealment; Savannah Lions in her hand
    And Alice controls 2 Grizzly Bears; Plains; Swamp
    And Alice has {W} to spend
    When Alice casts Savannah Lions, spending {W}
    Then Alice can't cast Clever Concealment targeting Grizzly Bears 1
    When everyone passes until the stack is empty
    And Alice casts Clever Concealment targeting Grizzly Bears 1
    Then Clever Concealment is on the stack
    And Savannah Lions is tapped
    And Plains is tapped
