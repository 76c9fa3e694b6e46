@convoke-01 @cr:702.51a @cr:603.3 @since:2005-10-01
Feature: A creature that convokes becomes tapped, once, while the spell is cast
  Abilities that trigger when a creature becomes tapped trigger then. They are put on the stack when the
  spell has been cast, above it, and resolve before it.

  @id:convoke-01-becomes-tapped @cr:603.2
  Scenario: Fallowsage convokes Meeting of Minds, and its ability is put on the stack above the spell
    Given Alice has Meeting of Minds in her hand
    And Alice controls Fallowsage; 3 Memnite
    When Alice casts Meeting of Minds
    Then the stack holds, from the top, the tapped ability of Fallowsage; Meeting of Minds
    When everyone passes until someone is asked
    And Alice accepts the tapped ability of Fallowsage
    Then Alice has drawn 1 card this turn
    And Meeting of Minds is on the stack

  @id:convoke-01-becomes-tapped-once @since:2021-11-19 @cr:701.26a @report:forge-3903
  Scenario: Magda, Brazen Outlaw, who convokes Stoke the Flames, makes one Treasure
    Given Alice has Stoke the Flames in her hand
    And Alice controls Magda, Brazen Outlaw; 3 Hill Giant
    When Alice casts Stoke the Flames targeting Bob
    Then the stack holds, from the top, the tapped ability of Magda, Brazen Outlaw; Stoke the Flames
    When everyone passes until one object has left the stack
    Then Alice has 1 token named Treasure Token
    And Stoke the Flames is on the stack

  @id:convoke-01-becomes-tapped-taken-back @since:2017-09-29 @cr:733.1
  Scenario: When Stoke the Flames can't be paid for, Magda, Brazen Outlaw does not become tapped, and her ability does not trigger
    Given Alice has Stoke the Flames; Unsummon in her hand
    And Alice controls Magda, Brazen Outlaw; 2 Grizzly Bears; Island
    Then Alice can't cast Stoke the Flames targeting Bob, convoking with Magda, Brazen Outlaw; Grizzly Bears 1; Grizzly Bears 2
    When Alice casts Unsummon targeting Grizzly Bears 1
    Then the stack holds, from the top, Unsummon
    And Island is tapped
    And Magda, Brazen Outlaw is untapped

  @id:convoke-01-becomes-tapped-and-cast @cr:603.3b
  Scenario: The tapped ability of Fallowsage and the cast ability of Guttersnipe go on the stack in the order that Alice chooses
    No player gets priority between the tapping of Fallowsage and the moment when the spell has been cast.

    Given Alice has Meeting of Minds in her hand
    And Alice controls Fallowsage; 3 Memnite; Guttersnipe
    When Alice casts Meeting of Minds, convoking with Fallowsage; Memnite 1; Memnite 2; Memnite 3
    Then Alice is asked to order her abilities, from the tapped ability of Fallowsage; the cast ability of Guttersnipe
    When Alice puts her abilities on the stack, from the top: the tapped ability of Fallowsage; the cast ability of Guttersnipe
    Then the stack holds, from the top, the tapped ability of Fallowsage; the cast ability of Guttersnipe; Meeting of Minds
