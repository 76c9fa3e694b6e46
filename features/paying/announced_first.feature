@paying-07 @cr:118.13a @cr:601.2b @cr:601.2f @since:2009-07-11
Feature: What is to be paid for X and for hybrid and Phyrexian symbols is announced before the total cost is determined
  A player announces X, the half of each hybrid symbol and mana or life for each Phyrexian symbol. Reductions take generic mana
  off what was announced, and exactly what is left is paid.

  @paying-03 @paying-28 @id:paying-announced-halves @cr:107.4e @cr:118.7a @cr:202.3f
  Scenario Outline: Announced as <symbols>, Flame Javelin with Ruby Medallion costs <cost>
    Given Alice has Flame Javelin in her hand
    And Alice controls Ruby Medallion
    And Alice has {R}{R}{R}{R}{R}{R} to spend
    When Alice casts Flame Javelin targeting Bob, announcing <announced>
    Then Flame Javelin has mana value 6
    And Alice has <left> left

    Examples:
      | announced     | left      | symbols   | cost      |
      | {R}; {R}; {R} | {R}{R}{R} | {R}{R}{R} | {R}{R}{R} |
      | {2}; {R}; {R} | {R}{R}{R} | {2}{R}{R} | {1}{R}{R} |
      | {2}; {2}; {R} | {R}{R}    | {2}{2}{R} | {3}{R}    |
      | {2}; {2}; {2} | {R}       | {2}{2}{2} | {5}       |

  @id:paying-announced-is-paid @cr:107.4e @cr:601.2h
  Scenario: Two other mana do not pay for a symbol of Flame Javelin that was announced as {R}, and do for one announced as {2}
    Given Alice has Flame Javelin in her hand
    And Alice has {R}{R}{C}{C}{C}{C} to spend
    Then Alice can't cast Flame Javelin targeting Bob, announcing {R}; {R}; {R}
    When Alice casts Flame Javelin targeting Bob, announcing {R}; {2}; {R}
    Then Flame Javelin is on the stack
    And Alice has {C}{C} left

  @paying-03 @id:paying-announced-nothing-taken @cr:118.7a
  Scenario: Announced as {2}{2}{2} with five Helms of Awakening, Flame Javelin costs {1}
    Given Alice has Flame Javelin; Wastes in her hand
    And Alice controls 5 Helm of Awakening
    Then Alice can't cast Flame Javelin targeting Bob
    When Alice plays Wastes
    Then Alice can't cast Flame Javelin targeting Bob, announcing {2}; {2}; {R}
    When Alice casts Flame Javelin targeting Bob, announcing {2}; {2}; {2}
    Then Flame Javelin is on the stack
    And Wastes is tapped
