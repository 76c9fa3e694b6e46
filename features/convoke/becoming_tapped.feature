@convoke-01 @cr:702.51a @cr:603.3
Feature: A creature that convokes becomes tapped, once, while the spell is cast
  Abilities that wait for it trigger then. They are put on the stack when the spell has been cast, above it, and resolve before
  it.

  @id:convoke-01-becomes-tapped @cr:603.2
  Scenario: Fallowsage convokes Meeting of Minds, and its ability is above the spell
    Given Alice has Meeting of Minds in her hand
    And Alice controls Fallowsage; 3 Memnite
    When Alice casts Meeting of Minds
    Then the stack holds, from the top, the tapped ability of Fallowsage; Meeting of Minds
    When everyone passes until someone is asked
    And Alice accepts the tapped ability of Fallowsage
    Then Alice has drawn 1 card this turn
    And Meeting of Minds is on the stack
