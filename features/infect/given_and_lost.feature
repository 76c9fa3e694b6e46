@infect-04 @cr:702.90b @since:2010-10-01
Feature: What counts is whether a source has infect when it deals damage
  An ability that was given, or taken away, works or does not work as of then. It makes no difference where the ability comes
  from, nor what the source had when its ability was activated or when it attacked.

  @damage-02 @id:infect-04-in-response @cr:120.3b
  Scenario: Prodigal Pyromancer gets infect with its ability on the stack, and Bob gets a poison counter
    Given Alice has Tainted Strike in her hand
    And Alice controls Prodigal Pyromancer
    And Alice has {B} to spend
    When Alice activates Prodigal Pyromancer targeting Bob
    And Alice casts Tainted Strike targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Bob bears 1 poison counter
    And Bob is at 20 life

  @damage-01 @id:infect-04-lost @cr:120.3a
  Scenario: Tine Shrike loses infect as long as Bob controls Melira, Sylvok Outcast, and its 2 damage cost him 2 life
    Given Alice controls Tine Shrike
    And Bob controls Melira, Sylvok Outcast
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Bob bears no poison counters

  @damage-04 @id:infect-04-lost-creature @cr:120.3e
  Scenario: Tine Shrike, which has lost infect under Bob's Melira, marks 2 damage on its blocker
    Given Alice controls Tine Shrike
    And Bob controls Melira, Sylvok Outcast; Serra Angel
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Tine Shrike with Serra Angel
    And everyone passes until it is Alice's end of combat
    Then Serra Angel has 2 damage marked
    And Serra Angel is 4/4

  @damage-02 @id:infect-04-back-again @cr:120.3b
  Scenario: Melira, Sylvok Outcast dies while Tine Shrike attacks, and it has infect again when it deals its damage
    Given Alice has Lightning Bolt in her hand
    And Alice controls Tine Shrike; Mountain
    And Bob controls Melira, Sylvok Outcast
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And Alice casts Lightning Bolt targeting Melira, Sylvok Outcast
    And everyone passes until it is Alice's end of combat
    Then Bob bears 2 poison counters
    And Bob is at 20 life

  @damage-01 @id:infect-04-aura-gone @cr:120.3a
  Scenario Outline: Grizzly Bears attack with Phyresis on them, Bob destroys <what>, and the Bears cost him <cost>
    Given Alice has Phyresis in her hand
    And Alice controls Grizzly Bears; Sol Ring
    And Alice has {B}{C} to spend
    And Bob has Disenchant in his hand
    And Bob controls 2 Plains
    When Alice casts Phyresis targeting Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And Alice passes
    And Bob casts Disenchant targeting <what>
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Bob bears <poison> poison counters

    Examples:
      | what     | life | poison | cost                                  |
      | Phyresis | 18   | no     | 2 life                                |
      | Sol Ring | 20   | 2      | no life, and give two poison counters |

  @id:infect-04-triumph @cr:611.2c @report:mage-3292
  Scenario: Triumph of the Hordes gives infect to the creature that Alice controls, not to her artifact or to a creature that comes later
    Given Alice has Triumph of the Hordes; Memnite in her hand
    And Alice controls Grizzly Bears; Sol Ring
    And Alice has {G}{G}{C}{C} to spend
    When Alice casts Triumph of the Hordes
    And everyone passes until the stack is empty
    And Alice casts Memnite
    And everyone passes until the stack is empty
    Then Grizzly Bears is 3/3
    And Grizzly Bears has the keyword infect
    And Sol Ring lacks the keyword infect
    And Memnite lacks the keyword infect
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob bears 3 poison counters
    And Bob is at 20 life

  @damage-14 @id:infect-04-control @cr:120.3b
  Scenario: Bob's Tine Shrike, attacking Bob under Alice's control, gives him two poison counters
    Given Alice has Act of Treason in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Tine Shrike
    When Alice casts Act of Treason targeting Tine Shrike
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Tine Shrike
    And everyone passes until it is Alice's end of combat
    Then Bob bears 2 poison counters
    And Bob is at 20 life

  @damage-01 @id:infect-04-lost-in-response @cr:120.3a
  Scenario: Fallen Ferromancer loses infect to Dress Down with its ability on the stack, and Bob loses 1 life
    Given Alice controls Fallen Ferromancer
    And Alice has {R}{R} to spend
    And Bob has Dress Down in his hand
    And Bob has {U}{C} to spend
    When Alice activates Fallen Ferromancer targeting Bob
    And Alice passes
    And Bob casts Dress Down
    And everyone passes until the activated ability of Fallen Ferromancer has left the stack
    Then Fallen Ferromancer lacks the keyword infect
    And Bob is at 19 life
    And Bob bears no poison counters
