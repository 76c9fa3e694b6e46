@sylex-08 @cr:603.8 @since:2013-07-13
Feature: City in a Bottle triggers because of what is there, and not because of what happens
  It triggers as soon as a permanent with such a name is there, once, and not again before the ability has left the stack. If there
  is such a permanent then, it triggers again.

  @id:sylex-08-entered
  Scenario: Flying Men, which Aether Vial puts onto the battlefield, is there while the ability waits, and is sacrificed then
    Given Alice controls City in a Bottle
    And Bob controls Aether Vial
    And Aether Vial starts with 1 charge counter
    And Bob has Flying Men in his hand
    When Alice passes
    And Bob activates Aether Vial
    And everyone passes until someone is asked
    And Bob chooses Flying Men for the activated ability of Aether Vial
    Then Flying Men is on the battlefield
    And the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Flying Men is in Bob's graveyard

  @id:sylex-08-once
  Scenario: It does not trigger again while the ability is on the stack, whatever else is done
    Given Alice has City in a Bottle; 2 Shock in her hand
    And Alice has {C}{C} to spend
    And Alice controls 2 Mountain
    And Bob controls Juzám Djinn
    When Alice casts City in a Bottle, spending {C}{C}
    And everyone passes until City in a Bottle enters
    And Alice casts Shock 1 targeting Bob
    Then the stack holds, from the top, Shock 1; the other ability of City in a Bottle
    When everyone passes until one object has left the stack
    Then Bob is at 18 life
    And the stack holds, from the top, the other ability of City in a Bottle
    When Alice casts Shock 2 targeting Juzám Djinn
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Juzám Djinn is in Bob's graveyard

  @id:sylex-08-several
  Scenario: Three such permanents are there, and one ability has them all sacrificed
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape; Oasis; Flying Carpet
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until one object has left the stack
    Then Kird Ape is in Bob's graveyard
    And Oasis is in Bob's graveyard
    And Flying Carpet is in Bob's graveyard
    And the stack is empty

  @id:sylex-08-countered @cr:701.6a
  Scenario: Stifle counters the ability, and since Kird Ape is still there it triggers again at once
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape
    And Bob has Stifle in his hand
    And Bob has {U} to spend
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    And Alice passes
    And Bob casts Stifle targeting the other ability of City in a Bottle
    And everyone passes until one object has left the stack
    Then Stifle is in Bob's graveyard
    And Kird Ape is on the battlefield
    And the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Kird Ape is in Bob's graveyard

  @id:sylex-08-gone-in-response @cr:608.2h
  Scenario: Kird Ape is returned to its owner's hand in response; the ability does nothing and does not trigger again
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape; Goblin Hero
    And Bob has Unsummon in his hand
    And Bob has {U} to spend
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    And Alice passes
    And Bob casts Unsummon targeting Kird Ape
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until one object has left the stack
    Then the stack is empty
    And Kird Ape is in Bob's hand
    And Goblin Hero is on the battlefield

  @id:sylex-08-source-gone @cr:113.7a
  Scenario: City in a Bottle is destroyed in response, and Kird Ape is sacrificed all the same
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape
    And Bob has Disenchant in his hand
    And Bob has {W}{C} to spend
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    And Alice passes
    And Bob casts Disenchant targeting City in a Bottle
    And everyone passes until one object has left the stack
    Then City in a Bottle is in Alice's graveyard
    And Kird Ape is on the battlefield
    When everyone passes until one object has left the stack
    Then Kird Ape is in Bob's graveyard
    And the stack is empty

  @id:sylex-08-countered-source-gone @cr:113.7a
  Scenario: City in a Bottle is destroyed and its ability is countered, and it does not trigger again
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape
    And Bob has Disenchant; Stifle in his hand
    And Bob has {W}{C}{U} to spend
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    And Alice passes
    And Bob casts Disenchant targeting City in a Bottle, spending {W}{C}
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Stifle targeting the other ability of City in a Bottle
    And everyone passes until one object has left the stack
    Then the stack is empty
    And City in a Bottle is in Alice's graveyard
    And Stifle is in Bob's graveyard
    And Kird Ape is on the battlefield

  @derived @id:sylex-08-for-a-moment @cr:704.3 @cr:704.5f
  Scenario: Flying Men dies for its toughness of 0 as soon as it has entered, and City in a Bottle has triggered all the same
    Given Alice controls City in a Bottle
    And Bob controls Aether Vial; Heartless Summoning
    And Aether Vial starts with 1 charge counter
    And Bob has Flying Men in his hand
    When Alice passes
    And Bob activates Aether Vial
    And everyone passes until someone is asked
    And Bob chooses Flying Men for the activated ability of Aether Vial
    Then Flying Men is in Bob's graveyard
    And the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until one object has left the stack
    Then the stack is empty

  @id:sylex-08-again-later
  Scenario: After the ability has resolved, it triggers again for what enters later
    Given Alice controls City in a Bottle
    And Bob controls Aether Vial "one Vial"; Aether Vial "another Vial"
    And one Vial starts with 1 charge counter
    And another Vial starts with 1 charge counter
    And Bob has Flying Men; Kird Ape in his hand
    When Alice passes
    And Bob activates one Vial
    And everyone passes until someone is asked
    And Bob chooses Flying Men for the activated ability of one Vial
    And everyone passes until the stack is empty
    Then Flying Men is in Bob's graveyard
    When Alice passes
    And Bob activates another Vial
    And everyone passes until someone is asked
    And Bob chooses Kird Ape for the activated ability of another Vial
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Kird Ape is in Bob's graveyard

  @id:sylex-08-token-enters @cr:111.1
  Scenario: A token that enters while the ability waits does not make it trigger again
    Given Alice has City in a Bottle in her hand
    And Alice has {C}{C} to spend
    And Bob controls Kird Ape
    And Bob has Cackling Counterpart in his hand
    And Bob has {U}{U}{C} to spend
    When Alice casts City in a Bottle
    And everyone passes until City in a Bottle enters
    And Alice passes
    And Bob casts Cackling Counterpart targeting Kird Ape
    And everyone passes until one object has left the stack
    Then Bob has 1 token named Kird Ape
    When everyone passes until one object has left the stack
    Then the stack is empty
    And Kird Ape is in Bob's graveyard
    And Bob has 1 token named Kird Ape

  @id:sylex-08-in-the-cleanup-step @cr:514.3a @cr:707.2
  Scenario: Mirrorweave ends in the cleanup step; Kird Ape bears its name again, and City in a Bottle triggers then
    Given Alice has Mirrorweave; City in a Bottle in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Alice controls 2 Wastes; Grizzly Bears
    And Bob controls Kird Ape
    When Alice casts Mirrorweave targeting Grizzly Bears, spending {W}{W}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts City in a Bottle, making mana with Wastes 1; Wastes 2
    And everyone passes until City in a Bottle enters
    Then the stack is empty
    And Kird Ape is named Grizzly Bears
    When everyone passes until it is Alice's cleanup step
    Then Kird Ape is named Kird Ape
    And the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Kird Ape is in Bob's graveyard

  @id:sylex-08-becomes-named-so @cr:707.2
  Scenario: Mirrorweave turns all other creatures into copies of a token Kird Ape, and all that are cards are sacrificed
    Given Alice has Cackling Counterpart; City in a Bottle; Mirrorweave in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Kird Ape; 4 Plains
    And Bob controls Hill Giant
    When Alice casts Cackling Counterpart targeting Kird Ape, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts City in a Bottle, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Mirrorweave targeting the Kird Ape token of Alice
    And everyone passes until one object has left the stack
    Then the stack holds, from the top, the other ability of City in a Bottle
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Alice has 1 token named Kird Ape
