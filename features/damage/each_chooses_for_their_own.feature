@damage-35 @cr:616.1 @since:2009-07-11
Feature: Everyone chooses among the effects on damage to them
  Where one effect prevents damage to several players, each of them still says in which order the effects apply to the damage that they
  would be dealt. The active player is asked first.

  @id:damage-35-each @cr:615.8 @cr:101.4
  Scenario Outline: <a> is first for Alice and <b> for Bob, and Awe Strike gains Bob <gained> life
    Cloudthresher deals 2 damage to each of them. Furnace of Rath doubles what Awe Strike has not prevented yet.

    Given Alice has Cloudthresher in her hand
    And Alice has {G}{G}{G}{G}{C}{C} to spend
    And Alice controls Furnace of Rath
    And Bob has Awe Strike in his hand
    And Bob has {W} to spend
    When Alice casts Cloudthresher
    And everyone passes until Cloudthresher enters
    And Alice passes
    And Bob casts Awe Strike targeting Cloudthresher
    And everyone passes until someone is asked
    And Alice first applies <a> to Cloudthresher
    And Bob first applies <b> to Cloudthresher
    Then Bob is at <life> life
    And Alice is at 20 life

    Examples:
      | a               | b               | gained | life |
      | Furnace of Rath | Furnace of Rath | 8      | 28   |
      | Awe Strike      | Furnace of Rath | 6      | 26   |
      | Awe Strike      | Awe Strike      | 4      | 24   |

  @id:damage-35-creatures @cr:615.8
  Scenario: Bob lets the damage to Grizzly Bears be doubled first or that to himself, and Awe Strike gains him 9 life
    Given Alice controls Colossal Dreadmaw; Furnace of Rath
    And Bob controls Grizzly Bears; Plains
    And Bob has Awe Strike in his hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And Alice passes
    And Bob casts Awe Strike targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Grizzly Bears
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 3 to Grizzly Bears; 3 to Bob
    And Bob first applies Furnace of Rath to Colossal Dreadmaw
    And Bob first applies Awe Strike to Colossal Dreadmaw
    Then Bob is at 29 life
    And Grizzly Bears has no damage marked

  @id:damage-35-no-choice @cr:615.8
  Scenario: Without Furnace of Rath nobody chooses, and Awe Strike prevents the damage to both players and gains Bob 4 life
    Given Alice has Cloudthresher in her hand
    And Alice has {G}{G}{G}{G}{C}{C} to spend
    And Bob has Awe Strike in his hand
    And Bob has {W} to spend
    When Alice casts Cloudthresher
    And everyone passes until Cloudthresher enters
    And Alice passes
    And Bob casts Awe Strike targeting Cloudthresher
    And everyone passes until the stack is empty
    Then Bob is at 24 life
    And Alice is at 20 life
