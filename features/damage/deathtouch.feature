@damage-09 @cr:702.2b @since:2009-07-11
Feature: Any damage with deathtouch destroys a creature
  One is enough, marked or as a -1/-1 counter. The creature is destroyed when state-based actions are next checked, so what
  keeps it from being destroyed, or from being dealt the damage, keeps it alive.

  @id:damage-09-one @cr:704.5h
  Scenario Outline: Colossal Dreadmaw, dealt 1 damage by <creature>, which <has> deathtouch, <fate>
    Given Alice controls <creature>
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <creature> with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw <state>

    Examples:
      | creature       | has           | state                 | fate         |
      | Typhoid Rats   | has           | is in Bob's graveyard | is destroyed |
      | Llanowar Elves | does not have | has 1 damage marked   | lives        |

  @damage-03 @damage-08 @id:damage-09-wither @cr:704.5h @cr:702.80a @cr:120.3d @cr:120.3f @report:argentum-1367
  Scenario: Sickle Ripper, which has wither and wears Basilisk Collar, destroys Colossal Dreadmaw and gains Alice 2 life
    Dreadmaw is a 4/4 with two -1/-1 counters then. Wither changes only what the damage leaves on it.

    Given Alice controls Sickle Ripper; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob controls Colossal Dreadmaw
    When Alice activates Basilisk Collar targeting Sickle Ripper
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Sickle Ripper
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Sickle Ripper with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw is in Bob's graveyard
    And Alice is at 22 life

  @damage-03 @id:damage-09-infect @since:2010-10-01 @cr:704.5h @cr:702.90c
  Scenario: Typhoid Rats with infect as well destroy Colossal Dreadmaw with two -1/-1 counters
    Given Alice has Tainted Strike in her hand
    And Alice controls Typhoid Rats; Swamp
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Colossal Dreadmaw
    And Alice casts Tainted Strike targeting Typhoid Rats
    And everyone passes until it is Alice's end of combat
    Then Colossal Dreadmaw is in Bob's graveyard

  @id:damage-09-indestructible @since:2013-07-13 @cr:702.12b
  Scenario: Darksteel Myr, which is indestructible, is not destroyed by the damage of Typhoid Rats
    Given Alice controls Typhoid Rats
    And Bob controls Darksteel Myr
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Darksteel Myr
    And everyone passes until it is Alice's end of combat
    Then Darksteel Myr is on the battlefield
    And Darksteel Myr has 1 damage marked

  @damage-18 @id:damage-09-prevented @cr:615.6
  Scenario: Hill Giant is dealt none of the damage of Typhoid Rats when Mending Hands prevents it, and lives
    Given Alice controls Typhoid Rats
    And Bob has Mending Hands in his hand
    And Bob controls Hill Giant; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Hill Giant
    And Alice passes
    And Bob casts Mending Hands targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is on the battlefield
    And Typhoid Rats is in Alice's graveyard

  @damage-14 @id:damage-09-outside-combat @cr:702.2d @cr:120.7 @report:mage-2378
  Scenario: Colossal Dreadmaw is destroyed by 1 damage that Typhoid Rats deal it by Soul's Fire
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob controls Colossal Dreadmaw
    When Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is in Bob's graveyard

  @damage-14 @id:damage-09-left @since:2020-04-17 @cr:702.2e @cr:608.2h
  Scenario Outline: Prodigal Pyromancer <with> deathtouch counter dies with its ability on the stack, and Colossal Dreadmaw <fate>
    Given Alice controls Prodigal Pyromancer
    And Prodigal Pyromancer starts with 1 <kind> counter
    And Bob has Shock in his hand
    And Bob has {R} to spend
    And Bob controls Colossal Dreadmaw
    When Alice activates Prodigal Pyromancer targeting Colossal Dreadmaw
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Colossal Dreadmaw <state>

    Examples:
      | with    | kind       | fate         | state                 |
      | with a  | deathtouch | is destroyed | is in Bob's graveyard |
      | with no | vigilance  | lives        | has 1 damage marked   |

  @damage-11 @id:damage-09-regenerated @cr:701.19a @cr:704.5h
  Scenario: Death Ward regenerates Hill Giant from the damage of Typhoid Rats
    Given Alice controls Typhoid Rats
    And Bob has Death Ward in his hand
    And Bob controls Hill Giant; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is on the battlefield
    And Hill Giant is tapped

  @infect-07 @id:damage-09-not-regenerated @since:2010-10-01 @cr:704.5f @cr:704.5h
  Scenario: Death Ward does not save Grizzly Bears, which Typhoid Rats with infect leave no toughness
    Given Alice has Tainted Strike in her hand
    And Alice controls Typhoid Rats; Swamp
    And Bob has Death Ward in his hand
    And Bob controls Grizzly Bears; Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Grizzly Bears
    And Alice casts Tainted Strike targeting Typhoid Rats
    And everyone passes until the stack is empty
    And Alice passes
    And Bob casts Death Ward targeting Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard

  @damage-10 @id:damage-09-since-the-last-check @since:2013-07-13 @cr:704.5h
  Scenario: Impervious Greatwurm, dealt 1 damage by Typhoid Rats while it was indestructible, lives when it is so no more
    Dress Down takes its abilities after the check that the damage was followed by. What a source of damage had counts once.

    Given Alice has Dress Down in her hand
    And Alice controls Typhoid Rats; 2 Island
    And Bob controls Impervious Greatwurm
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Impervious Greatwurm
    And everyone passes until it is Alice's end of combat
    And Alice casts Dress Down
    And everyone passes until the stack is empty
    Then Impervious Greatwurm is on the battlefield
    And Impervious Greatwurm lacks the keyword indestructible
    And Impervious Greatwurm has 1 damage marked

  @damage-10 @damage-11 @id:damage-09-and-lethal @cr:704.5g @cr:704.5h @cr:704.7
  Scenario: Hill Giant with 2 damage is dealt 1 by Typhoid Rats, and Death Ward saves it from both reasons to be destroyed
    Given Alice controls Typhoid Rats
    And Bob has Death Ward in his hand
    And Bob controls Hill Giant; Plains
    And Hill Giant starts with 2 damage
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Typhoid Rats
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Typhoid Rats with Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is tapped
    And Hill Giant has no damage marked

  @id:damage-09-shroud @cr:702.18a @report:magarena-1404
  Scenario Outline: Blastoderm, which can't be targeted, blocks <creature>, which <has> deathtouch, and <fate>
    Given Alice controls <creature>
    And Bob controls Blastoderm
    And Blastoderm starts with 3 fade counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with <creature>
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks <creature> with Blastoderm
    And everyone passes until it is Alice's end of combat
    Then Blastoderm <state>

    Examples:
      | creature       | has           | fate         | state                 |
      | Typhoid Rats   | has           | is destroyed | is in Bob's graveyard |
      | Llanowar Elves | does not have | lives        | has 1 damage marked   |
