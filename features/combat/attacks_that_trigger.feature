@combat-46 @cr:508.3a @since:2007-10-01
Feature: What triggers on an attack on a player does not trigger on one on a planeswalker
  Whether a player is attacked, or a planeswalker that this player controls, are two things, unless an ability speaks of both.

  @id:combat-46-player
  Scenario Outline: Hill Giant attacks <whom>, and Briar Patch, which weakens what attacks Bob, <makes> it a 2/3
    Given Alice controls Hill Giant
    And Bob controls Briar Patch; Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks <attacked> with Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is attacking <attacked>
    And Hill Giant is <size>

    Examples:
      | attacked             | size | whom       | makes        |
      | Bob                  | 2/3  | Bob        | makes        |
      | Teferi, Time Raveler | 3/3  | his Teferi | doesn't make |

  @id:combat-46-either
  Scenario Outline: Hill Giant attacks <whom>, and Isperia, who speaks of attacks on Bob and on his planeswalkers, draws Bob a card
    Given Alice controls Hill Giant
    And Bob controls Isperia, Supreme Judge; Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks <attacked> with Hill Giant
    And everyone passes until someone is asked
    And Bob accepts the attacks ability of Isperia, Supreme Judge
    And everyone passes until the stack is empty
    Then Bob has drawn 1 card this turn

    Examples:
      | attacked             | whom       |
      | Bob                  | Bob        |
      | Teferi, Time Raveler | his Teferi |
