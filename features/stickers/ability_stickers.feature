@stickers-13 @cr:123.7 @since:2022-10-07
Feature: An ability sticker gives its ability by its timestamp
  It is put there in layer 6, after what took abilities away before it came and before what takes them later.

  @id:stickers-13-does-something @cr:613.1f
  Scenario: Bear Cub with the haste of a sticker attacks in the turn in which it came, and can't without it
    Given Alice controls Bear Cub; Grizzly Bears
    And Bear Cub came under its controller's control this turn
    And Grizzly Bears came under its controller's control this turn
    And Alice has the sticker sheet Eldrazi Guacamole Tightrope
    And Bear Cub starts with the sticker ability 1 of Eldrazi Guacamole Tightrope
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Grizzly Bears
    When Alice attacks Bob with Bear Cub
    Then Bear Cub is attacking Bob

  @id:stickers-13-lost-later @cr:613.7k
  Scenario: Turn to Frog takes shadow from Bear Cub, on which it was before
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker ability 2 of Urza's Dark Cannonball
    And Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    Then Bear Cub has the keyword shadow
    When Alice casts Turn to Frog targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub lacks the keyword shadow
    And Bear Cub bears the sticker ability 2 of Urza's Dark Cannonball

  @id:stickers-13-put-later @cr:613.7k
  Scenario: Shadow that is put on Bear Cub after Turn to Frog is there
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Alice starts with 2 ticket counters
    And Alice has Turn to Frog; Ticketomaton in her hand
    And Alice has {U}{U}{U}{U}{U} to spend
    When Alice casts Turn to Frog targeting Bear Cub
    And everyone passes until the stack is empty
    And Alice casts Ticketomaton
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    And Alice chooses the sticker ability 2 of Urza's Dark Cannonball for the enters ability of Ticketomaton
    Then Bear Cub has the keyword shadow
    And Bear Cub is 1/1

  @id:stickers-13-triggers
  Scenario: An ability sticker triggers: Bear Cub with the first one of Narrow-Minded Baloney Fireworks gives Alice 2 life as it attacks
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Narrow-Minded Baloney Fireworks
    And Bear Cub starts with the sticker ability 1 of Narrow-Minded Baloney Fireworks
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bear Cub
    And everyone passes until the stack is empty
    Then Alice is at 22 life

  @id:stickers-13-elsewhere @stickers-07 @cr:123.5
  Scenario: Bear Cub has shadow in the graveyard as well, and lost it in the hand
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker ability 2 of Urza's Dark Cannonball
    And Alice has Murder; Raise Dead in her hand
    And Alice has {B}{B}{B}{B} to spend
    When Alice casts Murder targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's graveyard
    And Bear Cub has the keyword shadow
    When Alice casts Raise Dead targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's hand
    And Bear Cub lacks the keyword shadow

  @id:stickers-13-not-copied @stickers-03 @cr:123.1
  Scenario: Clone of Bear Cub has no shadow from the sticker on that
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Urza's Dark Cannonball
    And Bear Cub starts with the sticker ability 2 of Urza's Dark Cannonball
    And Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Bear Cub with Clone
    Then Clone is named Bear Cub
    And Clone lacks the keyword shadow

  @id:stickers-13-cant-have @cr:113.11 @cr:613.1f
  Scenario: Flying that comes to Bear Cub under Archetype of Imagination is not there until the Archetype is gone
    Bob's Archetype says that no creature of an opponent can have flying, and that is so of a younger sticker, too.

    Given Alice controls Bear Cub
    And Bob controls Archetype of Imagination
    And Alice has the sticker sheet Ancestral Hot Dog Minotaur
    And Alice starts with 2 ticket counters
    And Alice has Ticketomaton; Disenchant in her hand
    And Alice has {C}{C}{C}{W}{W} to spend
    When Alice casts Ticketomaton, spending {C}{C}{C}
    And everyone passes until someone is asked
    And Alice accepts the enters ability of Ticketomaton
    And Alice chooses Bear Cub for the enters ability of Ticketomaton
    And Alice chooses the sticker ability 2 of Ancestral Hot Dog Minotaur for the enters ability of Ticketomaton
    Then Bear Cub bears the sticker ability 2 of Ancestral Hot Dog Minotaur
    And Bear Cub lacks the keyword flying
    When Alice casts Disenchant targeting Archetype of Imagination
    And everyone passes until the stack is empty
    Then Bear Cub has the keyword flying

  @id:stickers-13-persist @stickers-08 @cr:123.5 @cr:400.7m
  Scenario: Persist of a sticker comes back with Bear Cub from the graveyard, where its -1/-1 counter keeps it the next time
    Given Alice controls Bear Cub
    And Alice has the sticker sheet Night Brushwagg Ringmaster
    And Bear Cub starts with the sticker ability 2 of Night Brushwagg Ringmaster
    And Alice has Murder "the first Murder"; Murder "the second Murder" in her hand
    And Alice has {B}{B}{B}{B}{B}{B} to spend
    When Alice casts the first Murder targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is on the battlefield under Alice's control
    And Bear Cub is 1/1
    And Bear Cub has the keyword persist
    When Alice casts the second Murder targeting Bear Cub
    And everyone passes until the stack is empty
    Then Bear Cub is in Alice's graveyard
    And Bear Cub bears the sticker ability 2 of Night Brushwagg Ringmaster
