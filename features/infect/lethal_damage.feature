@infect-14 @cr:702.19b @since:2010-10-01
Feature: What is lethal damage does not depend on its form
  An attacker with trample assigns lethal damage to its blockers before anything goes to the player. That follows from their
  toughness, which counters may have made less, and from the damage that is marked, and any damage from a source with deathtouch
  is enough. That the damage will not be marked is of no account.

  @damage-02 @damage-03 @id:infect-14-putrefax @cr:510.1c @cr:120.3b
  Scenario: Putrefax, a 5/3 with trample and infect, blocked by Grizzly Bears, assigns them at least 2 and gives Bob three poison counters
    Given Alice controls Putrefax
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Putrefax with Grizzly Bears
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Putrefax: 1 to Grizzly Bears; 4 to Bob
    When Alice divides the damage of Putrefax: 2 to Grizzly Bears; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Grizzly Bears is in Bob's graveyard

  @damage-04 @id:infect-14-marked @cr:510.1c
  Scenario: 1 damage is marked on Grizzly Bears, and Putrefax may assign 4 of its 5 damage to Bob
    Given Alice controls Putrefax
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 damage
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Putrefax with Grizzly Bears
    And everyone passes until someone is asked
    And Alice divides the damage of Putrefax: 1 to Grizzly Bears; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 4 poison counters
    And Grizzly Bears is in Bob's graveyard

  @damage-09 @id:infect-14-deathtouch @since:2020-04-17 @cr:702.2c @report:mage-290 @report:mage-7633
  Scenario: Putrefax with deathtouch may assign 1 damage to Colossal Dreadmaw and 4 to Bob
    Given Alice controls Putrefax
    And Putrefax starts with 1 deathtouch counter
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Putrefax with Colossal Dreadmaw
    And everyone passes until someone is asked
    And Alice divides the damage of Putrefax: 1 to Colossal Dreadmaw; 4 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 4 poison counters
    And Colossal Dreadmaw is in Bob's graveyard

  @damage-18 @damage-22 @id:infect-14-protection @cr:702.16e
  Scenario: Putrefax has to assign 2 damage to Mirran Crusader, a 2/2 with protection from green, though it will be prevented
    The Crusader has double strike and deals Putrefax, which has toughness 3, twice 2 damage.

    Given Alice controls Putrefax
    And Bob controls Mirran Crusader
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Putrefax with Mirran Crusader
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Putrefax: 1 to Mirran Crusader; 4 to Bob
    When Alice divides the damage of Putrefax: 2 to Mirran Crusader; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Mirran Crusader is 2/2
    And Putrefax is in Alice's graveyard

  @damage-02 @damage-03 @id:infect-14-counters @cr:120.6 @cr:122.1a
  Scenario: Putrefax, blocked by Hill Giant with a -1/-1 counter, a 2/2, assigns it at least 2 of its 5 damage, and 3 are not needed
    Given Alice controls Putrefax
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Putrefax
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Putrefax with Hill Giant
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Putrefax: 1 to Hill Giant; 4 to Bob
    When Alice divides the damage of Putrefax: 2 to Hill Giant; 3 to Bob
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Hill Giant is in Bob's graveyard
