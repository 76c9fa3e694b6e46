@damage-38 @cr:704.3 @since:2005-10-01
Feature: What is destroyed at once dies at once
  All creatures with lethal damage are destroyed together when state-based actions are checked. Each of them sees the others die,
  and itself.

  @id:damage-38-together @cr:603.10a @report:mage-1451
  Scenario: Pyroclasm kills Blood Artist and Grizzly Bears, and Blood Artist triggers for both of them
    Given Alice has Pyroclasm in her hand
    And Alice has {C}{R} to spend
    And Bob controls Blood Artist; Grizzly Bears
    When Alice casts Pyroclasm
    And everyone passes until someone is asked
    And Bob would put his abilities on the stack, from the top: the dies ability of Blood Artist; the dies ability of Blood Artist (2)
    And Bob targets Alice with the dies ability of Blood Artist
    And Bob targets Alice with the dies ability of Blood Artist (2)
    And everyone passes until the stack is empty
    Then Alice is at 18 life
    And Bob is at 22 life

  @id:damage-38-before @cr:603.10a
  Scenario: Blood Artist is dead before Grizzly Bears die, and triggers for itself only
    Given Alice has 2 Shock in her hand
    And Alice has {R}{R} to spend
    And Bob controls Blood Artist; Grizzly Bears
    When Alice casts Shock 1 targeting Blood Artist
    And everyone passes until someone is asked
    And Bob targets Alice with the dies ability of Blood Artist
    And everyone passes until the stack is empty
    And Alice casts Shock 2 targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is in Bob's graveyard
    And Alice is at 19 life
    And Bob is at 21 life

  @combat-19 @id:damage-38-each-other @since:2010-10-01 @cr:603.10a @cr:704.5f @report:mage-8293
  Scenario: Sengir Vampire, given infect, and Serra Angel kill each other, and the Vampire triggers on the death of the Angel
    Sengir Vampire gets a +1/+1 counter when a creature dies that it has dealt damage to. It is too late for one.

    Given Alice has Tainted Strike in her hand
    And Alice controls Sengir Vampire; Swamp
    And Bob controls Serra Angel
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Sengir Vampire
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Sengir Vampire with Serra Angel
    And Alice casts Tainted Strike targeting Sengir Vampire
    And everyone passes until it is Alice's combat damage step
    Then Sengir Vampire is in Alice's graveyard
    And Serra Angel is in Bob's graveyard
    And the stack holds, from the top, the dies ability of Sengir Vampire

  @combat-19 @id:damage-38-one-later @cr:603.10a
  Scenario: Sengir Vampire is killed by Colossal Dreadmaw, to which it dealt damage, and does not trigger when that dies later on
    Given Alice has Shock in her hand
    And Alice controls Colossal Dreadmaw; Mountain
    And Bob controls Sengir Vampire
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Sengir Vampire
    And everyone passes until someone is asked
    And Alice divides the damage of Colossal Dreadmaw: 6 to Sengir Vampire
    And everyone passes until it is Alice's end of combat
    Then Sengir Vampire is in Bob's graveyard
    When Alice casts Shock targeting Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is in Alice's graveyard
    And the stack is empty
