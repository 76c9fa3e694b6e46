@damage-23 @cr:615.5 @since:2009-07-11
Feature: Cards for damage that was prevented
  What an effect does with libraries for the damage that it prevents is done at once after that, and for no more than was prevented.

  @id:damage-23-draws @cr:615.6
  Scenario: Bob's Lightning Bolt deals no damage to Swans of Bryn Argoll, and Bob draws three cards
    Given Alice controls Swans of Bryn Argoll
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Swans of Bryn Argoll
    And everyone passes until the stack is empty
    Then Bob has drawn 3 cards this turn
    And Alice has drawn 0 cards this turn
    And Swans of Bryn Argoll has no damage marked

  @id:damage-23-draws-for-each @cr:510.2
  Scenario: In combat Alice draws for the damage that her Hill Giant would deal to Swans of Bryn Argoll, and not for what Grizzly Bears deals
    Grizzly Bears is not blocked, and nothing is prevented of its damage or of what the Swans deal.

    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Swans of Bryn Argoll
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Swans of Bryn Argoll
    And everyone passes until it is Alice's end of combat
    Then Alice has drawn 3 cards this turn
    And Bob is at 18 life
    And Hill Giant is in Alice's graveyard
    And Swans of Bryn Argoll has no damage marked

  @damage-24 @id:damage-23-draws-nothing @cr:615.12
  Scenario: Beside Everlasting Torment Lightning Bolt deals its damage to Swans of Bryn Argoll, and nobody draws a card for it
    Given Alice controls Swans of Bryn Argoll; Everlasting Torment
    And Bob has Lightning Bolt in his hand
    And Bob has {R} to spend
    When Alice passes
    And Bob casts Lightning Bolt targeting Swans of Bryn Argoll
    And everyone passes until the stack is empty
    Then Swans of Bryn Argoll is in Alice's graveyard
    And Bob has drawn 0 cards this turn

  @id:damage-23-exiles @cr:615.6
  Scenario: Gloom Surgeon blocks Hill Giant, is dealt no damage, and Bob exiles three cards from the top of his library
    Given Alice controls Hill Giant
    And Bob controls Gloom Surgeon
    And Bob has Shock; Swamp; Memnite; Island on top of his library
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Gloom Surgeon
    And everyone passes until it is Alice's end of combat
    Then Gloom Surgeon has no damage marked
    And Shock is in exile
    And Swamp is in exile
    And Memnite is in exile
    And Island is in Bob's library

  @damage-18 @id:damage-23-exiles-nothing @cr:615.6
  Scenario: Gloom Surgeon is dealt the damage of Shock, which is no combat damage, and Bob exiles nothing
    Given Bob controls Gloom Surgeon
    And Alice has Shock in her hand
    And Alice has {R} to spend
    And Bob has Swamp on top of his library
    When Alice casts Shock targeting Gloom Surgeon
    And everyone passes until the stack is empty
    Then Gloom Surgeon is in Bob's graveyard
    And Swamp is in Bob's library
