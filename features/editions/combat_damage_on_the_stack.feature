Feature: Until July 2009 combat damage goes on the stack as it is assigned, and is dealt as it resolves
  In a combat damage step all damage that is assigned goes on the stack as one object, and players have priority before it is dealt.
  Then it is dealt as it was assigned, whatever has become of those that deal it, to what is still there. Since 2009-07-11 it is
  dealt at once, and nobody can do anything between.

  @editions-15 @until:2009-07-10 @cr:310.1 @cr:310.4a @id:editions-15-sacrificed-until
  Scenario: Mogg Fanatic, sacrificed with combat damage on the stack, deals Grizzly Bears 1 damage by its ability and 1 in combat
    Given Alice controls Grizzly Bears
    And Bob controls Mogg Fanatic
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Mogg Fanatic
    And everyone passes until it is Alice's combat damage step
    Then the stack holds, from the top, the combat damage
    And Alice has priority
    When Alice passes
    And Bob activates Mogg Fanatic targeting Grizzly Bears
    Then the stack holds, from the top, the activated ability of Mogg Fanatic; the combat damage
    When everyone passes until one object has left the stack
    Then Grizzly Bears has 1 damage marked
    When everyone passes until the combat damage has left the stack
    Then Grizzly Bears is in Alice's graveyard

  @editions-15 @since:2009-07-11 @cr:510.2 @id:editions-15-sacrificed-since
  Scenario: Mogg Fanatic and Grizzly Bears have dealt each other their damage before Bob could sacrifice Mogg Fanatic
    Given Alice controls Grizzly Bears
    And Bob controls Mogg Fanatic
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Mogg Fanatic
    And everyone passes until it is Alice's combat damage step
    Then Mogg Fanatic is in Bob's graveyard
    And Grizzly Bears has 1 damage marked
    And the stack is empty
    When Alice passes
    Then Bob can't activate Mogg Fanatic targeting Grizzly Bears

  @editions-16 @until:2009-07-10 @cr:310.4 @cr:310.4a @id:editions-16-grown-until
  Scenario: Giant Growth with combat damage on the stack saves Grizzly Bears, which deal Hill Giant the 2 damage that they have assigned
    Given Alice controls Grizzly Bears; Forest
    And Alice has Giant Growth in her hand
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Hill Giant
    And everyone passes until it is Alice's combat damage step
    And Alice casts Giant Growth targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears has 3 damage marked
    And Hill Giant has 2 damage marked

  @editions-16 @since:2009-07-11 @cr:510.2 @id:editions-16-grown-since
  Scenario: Grizzly Bears have died in combat before Alice can cast Giant Growth on them in the combat damage step
    Given Alice controls Grizzly Bears; Forest
    And Alice has Giant Growth in her hand
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant has 2 damage marked
    And Alice can't cast Giant Growth targeting Grizzly Bears

  @since:2008-05-01 @editions-16 @until:2009-07-10 @cr:310.4b @id:editions-16-as-it-last-was
  Scenario: Boggart Ram-Gang has left with combat damage on the stack, and had wither, so that damage becomes -1/-1 counters
    Given Alice controls Boggart Ram-Gang; Island
    And Alice has Unsummon in her hand
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Boggart Ram-Gang
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Boggart Ram-Gang with Colossal Dreadmaw
    And everyone passes until it is Alice's combat damage step
    And Alice casts Unsummon targeting Boggart Ram-Gang
    And everyone passes until the stack is empty
    Then Boggart Ram-Gang is in Alice's hand
    And Colossal Dreadmaw bears 3 -1/-1 counters
    And Colossal Dreadmaw has no damage marked

  @editions-16 @until:2009-07-10 @cr:310.4a @cr:410.10d @id:editions-16-triggers-no-more
  Scenario: Scroll Thief has left with combat damage on the stack, deals Bob 1 damage all the same, and draws Alice no card for it
    Given Alice controls Scroll Thief; Island
    And Alice has Unsummon in her hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Scroll Thief
    And everyone passes until it is Alice's combat damage step
    And Alice casts Unsummon targeting Scroll Thief
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
    And Alice has drawn no cards this turn

  @since:2007-05-01 @editions-17 @until:2009-07-10 @cr:310.4c @id:editions-17-came-back-until
  Scenario: Hill Giant, which has left and come back with combat damage on the stack, deals Gurmag Angler its damage and is dealt none
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Plains
    And Bob has Cloudshift in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Cloudshift targeting Hill Giant
    And everyone passes until the stack is empty
    Then Gurmag Angler has 3 damage marked
    And Hill Giant has no damage marked
    And Hill Giant is on the battlefield

  @editions-17 @since:2009-07-11 @cr:510.2 @id:editions-17-came-back-since
  Scenario: Hill Giant, which Gurmag Angler has killed, is beyond Bob's Cloudshift in the combat damage step
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Plains
    And Bob has Cloudshift in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    Then Bob can't cast Cloudshift targeting Hill Giant
    And Hill Giant is in Bob's graveyard
    And Gurmag Angler has 3 damage marked

  @since:2007-05-01 @editions-17 @until:2009-07-10 @cr:310.4a @cr:306.4 @id:editions-17-left-combat
  Scenario: Clay Statue regenerates and leaves combat with combat damage on the stack, is dealt its share all the same, and deals its own
    Given Alice controls Gurmag Angler; Mountain
    And Alice has Shock in her hand
    And Bob controls Clay Statue; 2 Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Clay Statue
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob activates Clay Statue
    And everyone passes until one object has left the stack
    And Alice casts Shock targeting Clay Statue
    And everyone passes until one object has left the stack
    Then Clay Statue is not in combat
    And Clay Statue is on the battlefield
    When everyone passes until the stack is empty
    Then Clay Statue is in Bob's graveyard
    And Gurmag Angler has 3 damage marked

  @editions-18 @until:2009-07-10 @cr:310.3 @id:editions-18-no-spell
  Scenario: Neither Disallow nor Stifle can counter combat damage on the stack, only the ability of Mogg Fanatic above it
    Given Alice controls Hill Giant; 3 Island
    And Alice has Disallow; Stifle in her hand
    And Bob controls Mogg Fanatic
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Alice can't cast Disallow targeting the combat damage
    And Alice can't cast Stifle targeting the combat damage
    When Alice passes
    And Bob activates Mogg Fanatic targeting Alice
    And Bob passes
    And Alice casts Stifle targeting the activated ability of Mogg Fanatic
    And everyone passes until the stack is empty
    Then Alice is at 20 life
    And Bob is at 17 life

  @editions-19 @until:2009-07-10 @cr:310.5 @cr:502.2b @id:editions-19-assigned-nothing-until
  Scenario: Wall of Stone, a 0/8 with first strike that grows after the first combat damage step, deals Hill Giant 3 damage in the second
    Given Alice controls Hill Giant
    And Bob controls Wall of Stone; Boros Guildmage; 2 Plains; Forest
    And Bob has Giant Growth in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Stone
    And Alice passes
    And Bob activates ability 2 of Boros Guildmage targeting Wall of Stone
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Giant Growth targeting Wall of Stone
    And everyone passes until the stack is empty
    Then Wall of Stone is 3/11
    When everyone passes until it is Alice's end of combat
    Then Hill Giant is in Alice's graveyard
    And Wall of Stone has 3 damage marked

  @editions-19 @since:2009-07-11 @cr:510.4 @id:editions-19-assigned-nothing-since
  Scenario: Wall of Stone, a 0/8 that had first strike in the first combat damage step and grows after it, deals no damage in the second
    Given Alice controls Hill Giant
    And Bob controls Wall of Stone; Boros Guildmage; 2 Plains; Forest
    And Bob has Giant Growth in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Wall of Stone
    And Alice passes
    And Bob activates ability 2 of Boros Guildmage targeting Wall of Stone
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob casts Giant Growth targeting Wall of Stone
    And everyone passes until the stack is empty
    Then Wall of Stone is 3/11
    When everyone passes until it is Alice's end of combat
    Then Hill Giant has no damage marked
    And Wall of Stone has 3 damage marked

  @editions-10 @until:2009-07-10 @cr:502.9b @id:editions-10-trample
  Scenario Outline: Colossal Dreadmaw, which has trample and two blockers, assigns its damage: <division>
    Given Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 4 to Hill Giant; 1 to Grizzly Bears; 1 to Bob
    When Alice divides the damage of Colossal Dreadmaw: <division>
    And everyone passes until it is Alice's end of combat
    Then Hill Giant <giant>
    And Grizzly Bears <bears>
    And Bob is at <life> life

    Examples:
      | division                                      | giant                 | bears                 | life |
      | 2 to Hill Giant; 4 to Grizzly Bears           | has 2 damage marked   | is in Bob's graveyard | 20   |
      | 3 to Hill Giant; 2 to Grizzly Bears; 1 to Bob | is in Bob's graveyard | is in Bob's graveyard | 19   |
