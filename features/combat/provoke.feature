@combat-52 @cr:702.39a @since:2005-10-01
Feature: Provoke has a creature of the defending player block if able, and untaps it
  Its controller may choose that as it resolves. It is a requirement for this combat, and no more than that.

  @id:combat-52-untapped @cr:509.1c
  Scenario: Hill Giant, which was tapped, is untapped by the provoke of Krosan Vorine, and must block it
    Given Alice controls Krosan Vorine; Grizzly Bears
    And Bob controls Hill Giant
    And Hill Giant starts tapped
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine; Grizzly Bears
    And Alice would target Hill Giant with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice accepts the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    Then Hill Giant is untapped
    And Bob can't block with nothing
    And Bob can't block Grizzly Bears with Hill Giant
    When Bob blocks Krosan Vorine with Hill Giant
    Then Hill Giant is blocking Krosan Vorine

  @id:combat-52-declined @cr:509.1a
  Scenario: Alice declines to provoke Hill Giant, which stays tapped and can't block
    Given Alice controls Krosan Vorine
    And Bob controls Hill Giant
    And Hill Giant starts tapped
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine
    And Alice would target Hill Giant with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice declines the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Krosan Vorine with Hill Giant
    When everyone passes until it is Alice's end of combat
    Then Hill Giant is tapped
    And Bob is at 17 life

  @id:combat-52-not-able @since:2020-04-17 @cr:702.9b @cr:509.1c
  Scenario: Hill Giant, which Krosan Vorine with flying has provoked, is untapped and does not block
    Given Alice controls Krosan Vorine
    And Krosan Vorine starts with 1 flying counter
    And Bob controls Hill Giant
    And Hill Giant starts tapped
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine
    And Alice would target Hill Giant with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice accepts the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Krosan Vorine with Hill Giant
    When Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is untapped
    And Bob is at 17 life

  @combat-43 @id:combat-52-defending-player @since:2007-05-01 @cr:508.5 @cr:802.2a
  Scenario: Krosan Vorine, which attacks Bob, can't provoke Carol's creature
    Given Alice controls Krosan Vorine
    And Bob controls Hill Giant; Memnite
    And Carol controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine
    Then Alice is asked to choose targets for the provoke ability of Krosan Vorine, from Hill Giant; Memnite
    And Alice can't target Giant Spider with the provoke ability of Krosan Vorine
    When Alice targets Memnite with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice accepts the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Krosan Vorine with Hill Giant
    When Bob blocks Krosan Vorine with Memnite
    Then Memnite is blocking Krosan Vorine

  @id:combat-52-this-combat @cr:511.2
  Scenario: Palace Guard, provoked in the first combat of a turn, blocks Krosan Vorine, and need not block it in the second
    Relentless Assault adds the second one. Alice does not provoke the Guard again there.

    Given Alice has Relentless Assault in her hand
    And Alice controls Krosan Vorine; 4 Mountain
    And Bob controls Palace Guard
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine
    And Alice would target Palace Guard with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice accepts the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block with nothing
    When Bob blocks Krosan Vorine with Palace Guard
    And everyone passes until it is Alice's postcombat main phase
    And Alice casts Relentless Assault
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Krosan Vorine
    And Alice would target Palace Guard with the provoke ability of Krosan Vorine
    And everyone passes until someone is asked
    And Alice declines the provoke ability of Krosan Vorine
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks with nothing
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
