@editions-34
Feature: What is of an expansion was known by its symbol once, and is known by its name now
  Until 2013-07-12 only a card that bore the symbol of the expansion was of it, whatever its name: no reprint of a later core set,
  but one in Chronicles, and any basic land that was printed there. Since then what counts is a name that was originally
  printed there, in whatever printing.

  @id:editions-34-reprint-before @until:2013-07-12 @cr:206.3
  Scenario: Golgothian Sylex has Ornithopter of Antiquities sacrificed, and the one of the Revised Edition stays
    Given Alice controls Golgothian Sylex; Ornithopter "the first" of the printing ATQ
    And Alice controls Mountain; Ornithopter "the revised" of the printing 3ED
    When Alice activates Golgothian Sylex, making mana with Mountain
    And everyone passes until the stack is empty
    Then the first is in Alice's graveyard
    And the revised is on the battlefield

  @id:editions-34-reprint @since:2013-07-13 @cr:206.3b
  Scenario: Golgothian Sylex has both Ornithopters sacrificed, that of Antiquities and that of the Revised Edition
    Given Alice controls Golgothian Sylex; Ornithopter "the first" of the printing ATQ
    And Alice controls Mountain; Ornithopter "the revised" of the printing 3ED
    When Alice activates Golgothian Sylex, making mana with Mountain
    And everyone passes until the stack is empty
    Then the first is in Alice's graveyard
    And the revised is in Alice's graveyard

  @id:editions-34-mountain-before @until:2013-07-12 @cr:206.3
  Scenario: City in a Bottle has a Mountain of Arabian Nights sacrificed, and Kird Ape of the Revised Edition stays
    Given Alice has City in a Bottle of the printing ARN in her hand
    And Alice has {C}{C} to spend
    And Bob controls Mountain of the printing ARN
    And Bob controls Kird Ape; Island of the printing 3ED
    When Alice casts City in a Bottle
    And everyone passes until the stack is empty
    Then Mountain is in Bob's graveyard
    And Kird Ape is on the battlefield
    And Island is on the battlefield

  @id:editions-34-mountain @since:2013-07-13 @cr:206.3a
  Scenario: City in a Bottle has Kird Ape of the Revised Edition sacrificed, and a Mountain of Arabian Nights stays
    Given Alice has City in a Bottle of the printing ARN in her hand
    And Alice has {C}{C} to spend
    And Bob controls Mountain of the printing ARN
    And Bob controls Kird Ape; Island of the printing 3ED
    When Alice casts City in a Bottle
    And everyone passes until the stack is empty
    Then Kird Ape is in Bob's graveyard
    And Mountain is on the battlefield
    And Island is on the battlefield

  @id:editions-34-not-cast-before @until:2013-07-12 @cr:206.3
  Scenario: Beside City in a Bottle Bob can't play a Mountain of Arabian Nights, and casts Kird Ape of the Revised Edition
    Given Alice controls City in a Bottle of the printing ARN
    And Bob has Mountain of the printing ARN in his hand
    And Bob has Kird Ape of the printing 3ED in his hand
    And Bob has {R} to spend
    And it is Bob's precombat main phase
    Then Bob can't play Mountain
    When Bob casts Kird Ape
    Then Kird Ape is on the stack

  @id:editions-34-not-cast @since:2013-07-13 @cr:206.3a
  Scenario: Beside City in a Bottle Bob can't cast Kird Ape of the Revised Edition, and plays a Mountain of Arabian Nights
    Given Alice controls City in a Bottle of the printing ARN
    And Bob has Mountain of the printing ARN in his hand
    And Bob has Kird Ape of the printing 3ED in his hand
    And Bob has {R} to spend
    And it is Bob's precombat main phase
    Then Bob can't cast Kird Ape
    When Bob plays Mountain
    Then Mountain is on the battlefield

  @id:editions-34-homelands-before @until:2013-07-12 @cr:206.3
  Scenario: Apocalypse Chime destroys Ebony Rhino of Homelands, and Sengir Autocrat of the Fifth Edition stays
    Given Alice controls Apocalypse Chime; Ebony Rhino of the printing HML
    And Alice has {C}{C} to spend
    And Bob controls Sengir Autocrat of the printing 5ED
    When Alice activates Apocalypse Chime
    And everyone passes until the stack is empty
    Then Ebony Rhino is in Alice's graveyard
    And Sengir Autocrat is on the battlefield

  @id:editions-34-homelands @since:2013-07-13 @cr:206.3c
  Scenario: Apocalypse Chime destroys Ebony Rhino of Homelands, and Sengir Autocrat of the Fifth Edition too
    Given Alice controls Apocalypse Chime; Ebony Rhino of the printing HML
    And Alice has {C}{C} to spend
    And Bob controls Sengir Autocrat of the printing 5ED
    When Alice activates Apocalypse Chime
    And everyone passes until the stack is empty
    Then Ebony Rhino is in Alice's graveyard
    And Sengir Autocrat is in Bob's graveyard

  @id:editions-34-chronicles @until:2013-07-12 @cr:206.3
  Scenario: Ashnod's Altar of Chronicles bears the symbol of Antiquities and is sacrificed, and Onulet of the Fourth Edition stays
    Given Alice controls Golgothian Sylex of the printing ATQ
    And Alice controls Forest of the printing 3ED
    And Bob controls Ashnod's Altar of the printing CHR
    And Bob controls Onulet of the printing 4ED
    When Alice activates Golgothian Sylex, making mana with Forest
    And everyone passes until the stack is empty
    Then Ashnod's Altar is in Bob's graveyard
    And Onulet is on the battlefield

  @id:editions-34-copied @until:2013-07-12 @cr:206.3 @cr:706.2
  Scenario: Clone has the symbol of the Ornithopter that it has copied: it is sacrificed with that of Antiquities
    Given Alice has Clone of the printing M10 in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex of the printing ATQ
    And Alice controls Forest of the printing 3ED
    And Bob controls Ornithopter of the printing ATQ
    When Alice casts Clone, spending {U}{C}{C}{C}
    And everyone passes until someone is asked
    And Alice copies Ornithopter with Clone
    And Alice activates Golgothian Sylex, making mana with Forest
    And everyone passes until the stack is empty
    Then Clone is in Alice's graveyard
    And Ornithopter is in Bob's graveyard
    And Golgothian Sylex is in Alice's graveyard

  @id:editions-34-copied-from-a-reprint @until:2013-07-12 @cr:206.3 @cr:706.2
  Scenario: Clone, which has copied Ornithopter of the Revised Edition, stays beside that
    Given Alice has Clone of the printing M10 in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex of the printing ATQ
    And Alice controls Forest of the printing 3ED
    And Bob controls Ornithopter of the printing 3ED
    When Alice casts Clone, spending {U}{C}{C}{C}
    And everyone passes until someone is asked
    And Alice copies Ornithopter with Clone
    And Alice activates Golgothian Sylex, making mana with Forest
    And everyone passes until the stack is empty
    Then Golgothian Sylex is in Alice's graveyard
    And Clone is on the battlefield
    And Ornithopter is on the battlefield

  @id:editions-34-face-down @since:2009-07-11 @until:2013-07-12 @cr:206.3 @cr:707.2a
  Scenario: Su-Chi of Antiquities, which Ixidron has turned face down, bears no symbol, and stays where Onulet of Antiquities goes
    Given Alice has Ixidron of the printing TSP in her hand
    And Alice has {U}{U}{C}{C}{C}{C}{C}{C} to spend
    And Alice controls Golgothian Sylex of the printing ATQ
    And Alice controls Forest of the printing 3ED
    And Alice has Onulet of the printing ATQ in her hand
    And Bob controls Su-Chi of the printing ATQ
    When Alice casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until Ixidron enters
    And Alice casts Onulet, spending {C}{C}{C}
    And everyone passes until Onulet enters
    And Alice activates Golgothian Sylex, making mana with Forest
    And everyone passes until the stack is empty
    Then Onulet is in Alice's graveyard
    And Su-Chi is face down
    And Su-Chi is on the battlefield
