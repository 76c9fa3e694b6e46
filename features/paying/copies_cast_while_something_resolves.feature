@paying-27 @cr:707.12 @cr:601.2f @cr:118.9d @since:2007-10-01
Feature: A copy that is cast without paying its mana cost while something resolves is paid for by the same rules
  Isochron Scepter lets its controller copy an exiled card as its ability resolves, and then cast the copy. It is cast by the
  same steps as any spell, so additional costs and all that makes the spell cost more have to be paid then. If they can't be, the
  copy is not cast.

  Background:
    Given Alice has Isochron Scepter in her hand
    And Alice has Shrapnel Blast; Shock in her hand
    And Alice has {C}{C}{C}{C} to spend

  @paying-08 @id:paying-scepter-itself @cr:118.8 @report:magarena-231
  Scenario: Isochron Scepter, Alice's only artifact, is sacrificed for a copy of Shrapnel Blast
    When Alice casts Isochron Scepter
    And everyone passes until someone is asked
    And Alice chooses Shrapnel Blast for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And everyone passes until someone is asked
    And Alice accepts the activated ability of Isochron Scepter
    And Alice accepts the activated ability of Isochron Scepter
    And Alice targets Bob with the copy of Shrapnel Blast
    Then Isochron Scepter is in Alice's graveyard
    And Shrapnel Blast is in exile
    When everyone passes until the stack is empty
    Then Bob is at 15 life

  @paying-08 @id:paying-scepter-another @cr:118.8 @report:magarena-231
  Scenario: Ruby Medallion may be sacrificed for a copy of Shrapnel Blast, and Isochron Scepter stays
    Given Alice controls Ruby Medallion
    When Alice casts Isochron Scepter
    And everyone passes until someone is asked
    And Alice chooses Shrapnel Blast for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And everyone passes until someone is asked
    And Alice accepts the activated ability of Isochron Scepter
    And Alice accepts the activated ability of Isochron Scepter
    And Alice targets Bob with the copy of Shrapnel Blast
    And Alice chooses Ruby Medallion for the copy of Shrapnel Blast
    Then Ruby Medallion is in Alice's graveyard
    And Isochron Scepter is on the battlefield
    When everyone passes until the stack is empty
    Then Bob is at 15 life

  @paying-08 @id:paying-scepter-nothing @cr:118.8 @cr:113.7a @report:magarena-231
  Scenario: Without any artifact no copy of Shrapnel Blast is cast
    Given Bob has Disenchant in his hand
    And Bob has {W}{C} to spend
    When Alice casts Isochron Scepter
    And everyone passes until someone is asked
    And Alice chooses Shrapnel Blast for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And Alice passes
    And Bob casts Disenchant targeting Isochron Scepter
    And everyone passes until Disenchant has left the stack
    Then Isochron Scepter is in Alice's graveyard
    And the activated ability of Isochron Scepter is on the stack
    When everyone passes until the stack is empty
    And Alice would accept the activated ability of Isochron Scepter
    Then the stack is empty
    And nobody is asked anything
    And Bob is at 20 life
    And Shrapnel Blast is in exile

  @paying-01 @id:paying-scepter-dearer @cr:605.3a
  Scenario: Under Thalia a copy of Shock is paid for with a land that is tapped as the ability resolves
    With what Thalia adds, Isochron Scepter costs three mana; its ability costs two, and the copy {1}.

    Given Alice controls 2 Wastes
    And Bob controls Thalia, Guardian of Thraben
    When Alice casts Isochron Scepter, spending {C}{C}{C}
    And everyone passes until someone is asked
    And Alice chooses Shock for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And everyone passes until someone is asked
    And Alice accepts the activated ability of Isochron Scepter
    And Alice accepts the activated ability of Isochron Scepter
    And Alice targets Bob with the copy of Shock
    Then Wastes 1 is tapped
    And Wastes 2 is tapped
    When everyone passes until the stack is empty
    Then Bob is at 18 life

  @paying-01 @id:paying-scepter-too-dear @cr:601.2h
  Scenario: Under Thalia no copy of Shock is cast when no mana is left for it
    Given Alice controls Wastes
    And Bob controls Thalia, Guardian of Thraben
    When Alice casts Isochron Scepter, spending {C}{C}{C}
    And everyone passes until someone is asked
    And Alice chooses Shock for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And everyone passes until the stack is empty
    And Alice would accept the activated ability of Isochron Scepter
    Then the stack is empty
    And nobody is asked anything
    And Bob is at 20 life
    And Shock is in exile

  @paying-05 @id:paying-scepter-least
  Scenario: Under Trinisphere a copy of Shock costs three mana
    Given Alice controls 4 Wastes
    And Bob controls Trinisphere
    When Alice casts Isochron Scepter, spending {C}{C}{C}
    And everyone passes until someone is asked
    And Alice chooses Shock for the enters ability of Isochron Scepter
    And Alice activates Isochron Scepter
    And everyone passes until someone is asked
    And Alice accepts the activated ability of Isochron Scepter
    And Alice accepts the activated ability of Isochron Scepter
    And Alice targets Bob with the copy of Shock
    Then Wastes 1 is tapped
    And Wastes 2 is tapped
    And Wastes 3 is tapped
    And Wastes 4 is tapped
