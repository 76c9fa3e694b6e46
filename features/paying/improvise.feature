@cr:702.126a @since:2017-01-20
Feature: Improvise pays for generic mana with artifacts
  Like convoke it applies once the total cost is determined and mana abilities have been activated. Each untapped artifact that
  its player controls and taps pays for one generic mana, whatever kind of artifact it is, and it is tapped only once.

  @paying-16 @id:paying-improvise-artifacts @cr:302.6
  Scenario: Three artifacts and two Islands pay for Reverse Engineer, and Grizzly Bears, which is not an artifact, does not
    Given Alice has Reverse Engineer; Memnite in her hand
    And Alice controls Ruby Medallion; Ornithopter; Grizzly Bears; 2 Island
    Then Alice can't cast Reverse Engineer
    When Alice casts Memnite
    And everyone passes until the stack is empty
    And Alice casts Reverse Engineer
    Then Reverse Engineer is on the stack
    And Ruby Medallion is tapped
    And Ornithopter is tapped
    And Memnite is tapped
    And Grizzly Bears is untapped

  @paying-16 @id:paying-improvise-tapped @cr:118.3
  Scenario: Neither a tapped artifact nor one of Bob's improvises Reverse Engineer
    Given Alice has Reverse Engineer; Wastes in her hand
    And Alice controls Ruby Medallion; Trinisphere; Ornithopter; 2 Island
    And Trinisphere starts tapped
    And Bob controls 2 Memnite
    Then Alice can't cast Reverse Engineer
    And Alice can't cast Reverse Engineer, improvising with Ruby Medallion; Trinisphere; Ornithopter
    And Alice can't cast Reverse Engineer, improvising with Ruby Medallion; Ornithopter; Memnite 1
    When Alice plays Wastes
    And Alice casts Reverse Engineer
    Then Wastes is tapped
    And Ruby Medallion is tapped
    And Ornithopter is tapped

  @paying-16 @id:paying-improvise-generic-only @cr:601.2h
  Scenario: No artifact improvises the blue mana of Reverse Engineer, and the mana that Mox Sapphire makes pays for it
    Given Alice has Reverse Engineer; Mox Sapphire in her hand
    And Alice controls 4 Memnite; Island
    Then Alice can't cast Reverse Engineer
    When Alice casts Mox Sapphire
    And everyone passes until the stack is empty
    Then Alice can't cast Reverse Engineer, improvising with Mox Sapphire; Memnite 1; Memnite 2
    When Alice casts Reverse Engineer, improvising with Memnite 1; Memnite 2; Memnite 3
    Then Mox Sapphire is tapped
    And Island is tapped
    And Memnite 4 is untapped

  @paying-16 @paying-17 @id:paying-improvise-no-more
  Scenario: With Sapphire Medallion, two artifacts may be tapped for Reverse Engineer, and not three
    The Medallion may be one of them: the total of {2}{U}{U} is determined by then.

    Given Alice has Reverse Engineer in her hand
    And Alice controls Sapphire Medallion; 2 Memnite
    And Alice has {U}{U} to spend
    Then Alice can't cast Reverse Engineer, improvising with Sapphire Medallion; Memnite 1; Memnite 2
    When Alice casts Reverse Engineer, improvising with Sapphire Medallion; Memnite 1
    Then Reverse Engineer is on the stack
    And Sapphire Medallion is tapped
    And Memnite 2 is untapped

  @paying-16 @paying-17 @id:paying-improvise-the-increase @cr:702.126b @cr:601.2f
  Scenario: Under Thorn of Amethyst four artifacts improvise Reverse Engineer, and three do not
    Given Alice has Reverse Engineer; Memnite in her hand
    And Alice controls Thorn of Amethyst; 2 Ornithopter
    And Alice has {U}{U} to spend
    Then Alice can't cast Reverse Engineer
    When Alice casts Memnite
    And everyone passes until the stack is empty
    And Alice casts Reverse Engineer
    Then Reverse Engineer is on the stack
    And Thorn of Amethyst is tapped
    And Memnite is tapped

  @paying-16 @paying-23 @id:paying-improvise-or-mana @cr:118.3 @cr:601.2g @cr:605.3a
  Scenario: Sol Ring makes two mana for Reverse Engineer or improvises it, and not both
    With Sol Ring's mana one Memnite is enough; with Sol Ring improvising two are needed.

    Given Alice has Reverse Engineer in her hand
    And Alice controls Sol Ring; Memnite; 2 Island
    Then Alice can't cast Reverse Engineer, improvising with Sol Ring; Memnite
    And Alice can't cast Reverse Engineer, improvising with Sol Ring; Memnite, making mana with Sol Ring; Island 1; Island 2
    When Alice casts Reverse Engineer
    Then Reverse Engineer is on the stack
    And Sol Ring is tapped
    And Memnite is tapped

  @paying-17 @id:paying-improvise-evoke @cr:702.126b @cr:118.9a @cr:702.74a
  Scenario: Under Inspiring Statuary artifacts pay for the generic mana of Mulldrifter's evoke cost
    Given Alice has Mulldrifter; Memnite in her hand
    And Alice controls Inspiring Statuary; Island
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice casts Memnite
    And everyone passes until the stack is empty
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Inspiring Statuary is tapped
    And Memnite is tapped
    And Island is tapped

  @paying-16 @id:paying-improvise-given
  Scenario: Inspiring Statuary gives improvise to Hill Giant, a nonartifact spell, and not to Palladium Myr
    Given Alice has Hill Giant; Palladium Myr; Mountain in her hand
    And Alice controls Inspiring Statuary; 2 Memnite
    Then Alice can't cast Palladium Myr
    And Alice can't cast Hill Giant
    When Alice plays Mountain
    Then Alice can't cast Palladium Myr
    When Alice casts Hill Giant
    Then Hill Giant is on the stack
    And Inspiring Statuary is tapped
    And Memnite 2 is tapped

  @paying-28 @id:paying-improvise-mana-value @cr:202.3
  Scenario: Metallic Rebuke, on which one mana is spent, has mana value 3
    Given Alice has Hill Giant in her hand
    And Alice has {R}{C}{C}{C} to spend
    And Bob has Metallic Rebuke in his hand
    And Bob controls 2 Memnite
    And Bob has {U} to spend
    When Alice casts Hill Giant
    And Alice passes
    And Bob casts Metallic Rebuke targeting Hill Giant
    Then Metallic Rebuke has mana value 3
    And Memnite 1 is tapped
    And Memnite 2 is tapped
    When everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @paying-07 @paying-28 @id:paying-improvise-x @cr:107.3a
  Scenario: With X = 2 announced, two artifacts improvise Whir of Invention
    Given Alice has Whir of Invention in her hand
    And Alice controls 3 Memnite
    And Alice has {U}{U}{U} to spend
    Then Alice can't cast Whir of Invention with X = 4
    And Alice can't cast Whir of Invention with X = 2, improvising with Memnite 1; Memnite 2; Memnite 3
    When Alice casts Whir of Invention with X = 2, improvising with Memnite 1; Memnite 2
    Then Whir of Invention has mana value 5
    And Memnite 3 is untapped
