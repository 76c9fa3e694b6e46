@convoke-07 @cr:601.2g @cr:601.2h
Feature: A creature sacrificed for mana does not convoke as well
  What is sacrificed for a mana ability while the spell is cast is gone when the cost is paid. And once creatures are tapped for
  the cost it is too late for mana abilities, so that a creature which convokes can't be sacrificed for the same spell.

  @id:convoke-07-ashnods-altar
  Scenario: One of six creatures sacrificed to Ashnod's Altar and the other five pay for Siege Wurm
    Given Alice has Siege Wurm in her hand
    And Alice controls Ashnod's Altar; 2 Grizzly Bears; 4 Hill Giant
    Then Alice can't cast Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Hill Giant 1; Hill Giant 2; Hill Giant 4, sacrificing Hill Giant 4, tapping Ashnod's Altar for mana
    When Alice casts Siege Wurm, convoking with Grizzly Bears 1; Grizzly Bears 2; Hill Giant 1; Hill Giant 2; Hill Giant 3, sacrificing Hill Giant 4, tapping Ashnod's Altar for mana
    Then Siege Wurm is on the stack
    And Hill Giant 4 is in Alice's graveyard
    And Grizzly Bears 1 is tapped
    And Hill Giant 3 is tapped
    And Alice has no mana left

  @id:convoke-07-ashnods-altar-too-few
  Scenario: Four creatures and Ashnod's Altar do not pay for Siege Wurm, and with a Forest they do
    All four tapped and two of them sacrificed afterwards would be eight mana.

    Given Alice has Siege Wurm; Forest in her hand
    And Alice controls Ashnod's Altar; 2 Grizzly Bears; 2 Hill Giant
    Then Alice can't cast Siege Wurm
    When Alice plays Forest
    And Alice casts Siege Wurm, sacrificing Hill Giant 1; Hill Giant 2, tapping Ashnod's Altar; Forest for mana
    Then Siege Wurm is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Hill Giant 1 is in Alice's graveyard

  @id:convoke-07-phyrexian-altar
  Scenario: Three creatures and Phyrexian Altar do not pay for Ledev Guardian, and with a Mountain they do
    The Altar makes one mana of a creature, no more than the creature is worth by convoking; but it makes white mana of a green
    creature.

    Given Alice has Ledev Guardian; Mountain in her hand
    And Alice controls Phyrexian Altar; 3 Grizzly Bears
    Then Alice can't cast Ledev Guardian
    When Alice plays Mountain
    And Alice casts Ledev Guardian, convoking with Grizzly Bears 1; Grizzly Bears 2, sacrificing Grizzly Bears 3, tapping Phyrexian Altar; Mountain for mana
    Then Ledev Guardian is on the stack
    And Grizzly Bears 1 is tapped
    And Grizzly Bears 2 is tapped
    And Grizzly Bears 3 is in Alice's graveyard
