@layers-10 @cr:612.8 @since:2020-04-17
Feature: What an effect names has that name alone
  Witness Protection sets the name of the creature that it enchants in layer 3. All that asks for a name asks for the present one,
  and a creature is still legendary under it. Spy Kit adds many names, of which each is one.

  @id:layers-10-legend-renamed @cr:704.5j @cr:201.2a
  Scenario: Isamaru under Witness Protection shares no name with a second Isamaru, so both stay
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"
    And Alice has Witness Protection; Isamaru, Hound of Konda "the second Isamaru" in her hand
    And Alice has {U}{W} to spend
    When Alice casts Witness Protection targeting the first Isamaru
    And everyone passes until Witness Protection enters
    And Alice casts the second Isamaru
    And everyone passes until the second Isamaru enters
    Then the first Isamaru is named Legitimate Businessperson
    And the second Isamaru is named Isamaru, Hound of Konda
    And the first Isamaru is on the battlefield under Alice's control
    And nobody is asked anything

  @id:layers-10-legend-name-back @cr:704.5j @cr:201.2a
  Scenario: Once Witness Protection is gone the two share their name again, and Alice keeps one
    Given Alice controls Isamaru, Hound of Konda "the first Isamaru"
    And Alice has Witness Protection; Isamaru, Hound of Konda "the second Isamaru"; Disenchant in her hand
    And Alice has {U}{W}{W}{W} to spend
    When Alice casts Witness Protection targeting the first Isamaru
    And everyone passes until Witness Protection enters
    And Alice casts the second Isamaru
    And everyone passes until the second Isamaru enters
    And Alice casts Disenchant targeting Witness Protection
    And everyone passes until someone is asked
    Then Alice is asked which to keep, from the first Isamaru; the second Isamaru
    When Alice keeps the first Isamaru
    Then the second Isamaru is in Alice's graveyard
    And the first Isamaru is named Isamaru, Hound of Konda

  @id:layers-10-same-set-name @cr:704.5j @cr:201.2a
  Scenario: Two different legends share a name once each is under a Witness Protection, and Alice keeps one
    Given Alice controls Isamaru, Hound of Konda; Cho-Manno, Revolutionary
    And Alice has Witness Protection "the first Protection"; Witness Protection "the second Protection" in her hand
    And Alice has {U}{U} to spend
    When Alice casts the first Protection targeting Isamaru, Hound of Konda
    And everyone passes until the first Protection enters
    Then Isamaru, Hound of Konda is named Legitimate Businessperson
    When Alice casts the second Protection targeting Cho-Manno, Revolutionary
    And everyone passes until someone is asked
    And Alice keeps Cho-Manno, Revolutionary
    Then Isamaru, Hound of Konda is in Alice's graveyard
    And Cho-Manno, Revolutionary is named Legitimate Businessperson

  @id:layers-10-nonlegendary @cr:704.5j
  Scenario: A legend and a creature that is none may share the name that Witness Protection sets
    Given Alice controls Grizzly Bears; Cho-Manno, Revolutionary
    And Alice has Witness Protection "the first Protection"; Witness Protection "the second Protection" in her hand
    And Alice has {U}{U} to spend
    When Alice casts the first Protection targeting Grizzly Bears
    And everyone passes until the first Protection enters
    And Alice casts the second Protection targeting Cho-Manno, Revolutionary
    And everyone passes until the second Protection enters
    Then Grizzly Bears is named Legitimate Businessperson
    And Cho-Manno, Revolutionary is named Legitimate Businessperson
    And nobody is asked anything

  @id:layers-10-counted-by-name @cr:201.2a
  Scenario: Plague Rats counts no creature that has lost the name
    Plague Rats is as big as the number of creatures of its name, here two, and one under Witness Protection is none of them.

    Given Alice controls Plague Rats "the first Rats"; Plague Rats "the second Rats"; Plague Rats "the third Rats"
    And Alice has Witness Protection in her hand
    And Alice has {U} to spend
    Then the first Rats is 3/3
    When Alice casts Witness Protection targeting the third Rats
    And everyone passes until Witness Protection enters
    Then the first Rats is 2/2
    And the third Rats is 1/1

  @id:layers-10-whole-of-it @cr:613.1c @cr:613.1d @cr:613.1e @cr:613.1f @cr:613.4b
  Scenario: Serra Angel under Witness Protection is a white and green Citizen 1/1 that does not fly, until that is gone
    Given Alice controls Serra Angel
    And Alice has Witness Protection; Disenchant in her hand
    And Alice has {U}{W}{W} to spend
    When Alice casts Witness Protection targeting Serra Angel
    And everyone passes until Witness Protection enters
    Then Serra Angel is named Legitimate Businessperson
    And Serra Angel has the type Citizen
    And Serra Angel lacks the type Angel
    And Serra Angel is white and green
    And Serra Angel lacks the keyword flying
    And Serra Angel is 1/1
    When Alice casts Disenchant targeting Witness Protection
    And everyone passes until the stack is empty
    Then Serra Angel is named Serra Angel
    And Serra Angel is 4/4

  @id:layers-10-all-names @cr:612.7 @cr:201.2a
  Scenario: Plague Rats counts Grizzly Bears, which has all names of nonlegendary creature cards by Spy Kit
    Given Alice controls Plague Rats; Grizzly Bears; Hill Giant; Spy Kit
    And Alice has {C}{C} to spend
    Then Plague Rats is 1/1
    When Alice activates Spy Kit targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Plague Rats is 2/2
    And Grizzly Bears is 3/3

  @id:layers-10-kit-and-witness @cr:612.7 @cr:612.8 @cr:613.7e
  Scenario Outline: Plague Rats is <size> where Grizzly Bears got <second> after <first>
    Witness Protection takes all names that there are, and Spy Kit adds those of all cards to the one that there is.

    Given Alice controls Plague Rats; Grizzly Bears; Spy Kit
    And Alice has Witness Protection in her hand
    And Alice has {U}{U}{U} to spend
    When Alice <does>
    And everyone passes until the stack is empty
    And Alice <does then>
    And everyone passes until the stack is empty
    Then Plague Rats is <size>
    And Grizzly Bears is 2/2
    And Grizzly Bears has the type Citizen

    Examples:
      | first              | second             | does                                            | does then                                       | size |
      | Spy Kit            | Witness Protection | activates Spy Kit targeting Grizzly Bears       | casts Witness Protection targeting Grizzly Bears | 1/1  |
      | Witness Protection | Spy Kit            | casts Witness Protection targeting Grizzly Bears | activates Spy Kit targeting Grizzly Bears       | 2/2  |

  @id:layers-10-two-kits @cr:612.7 @cr:201.2a @cr:704.5j
  Scenario: Two different legends share names once each wears a Spy Kit, and Alice keeps one
    A single Spy Kit does not do it: the name of a legendary card is none of those that it gives.

    Given Alice controls Isamaru, Hound of Konda; Cho-Manno, Revolutionary
    And Alice controls Spy Kit "the first Kit"; Spy Kit "the second Kit"
    And Alice has {C}{C}{C}{C} to spend
    When Alice activates the first Kit targeting Isamaru, Hound of Konda
    And everyone passes until the stack is empty
    Then Isamaru, Hound of Konda is 3/3
    And Cho-Manno, Revolutionary is on the battlefield under Alice's control
    When Alice activates the second Kit targeting Cho-Manno, Revolutionary
    And everyone passes until someone is asked
    And Alice keeps Cho-Manno, Revolutionary
    Then Isamaru, Hound of Konda is in Alice's graveyard
    And Cho-Manno, Revolutionary is 3/3
