@damage-36 @cr:701.19a @since:2005-10-01
Feature: A regeneration shield saves a permanent from being destroyed once
  Regenerating a creature makes a shield for the turn. The next time that the creature would be destroyed it is not: damage is
  removed from it, it is tapped, and it leaves combat. The shield is used up by that, and it was made for that permanent only.

  @id:damage-36-one-shield @cr:614.5 @report:mage-13762
  Scenario: Death Ward saves Hill Giant from Doom Blade, and not from Murder after that
    Given Alice has Death Ward; Doom Blade; Murder in her hand
    And Alice has {W}{B}{B}{B}{B}{B} to spend
    And Bob controls Hill Giant
    When Alice casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Doom Blade targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant is tapped
    When Alice casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @id:damage-36-two-shields @cr:614.5 @cr:616.1
  Scenario: Death Ward and Regenerate save Hill Giant from Doom Blade and from Murder
    Given Alice has Death Ward; Regenerate; Doom Blade; Murder in her hand
    And Alice has {W}{G}{B}{B}{B}{B}{B}{B} to spend
    And Bob controls Hill Giant
    When Alice casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Regenerate targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Doom Blade targeting Hill Giant
    And everyone passes until the stack is empty
    And Bob would first apply Death Ward
    And Alice casts Murder targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant is tapped

  @id:damage-36-blinked @cr:400.7 @report:mage-6906
  Scenario: Hill Giant leaves and returns by Cloudshift, and has no shield of the Death Ward that was cast before
    Given Alice has Death Ward; Cloudshift; Doom Blade in her hand
    And Alice has {W}{W}{B}{C} to spend
    And Alice controls Hill Giant
    When Alice casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Cloudshift targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Doom Blade targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @damage-11 @combat-12 @id:damage-36-in-combat @since:2010-10-01 @cr:506.4 @report:phase-325
  Scenario: Blight Mamba, blocked by Colossal Dreadmaw and regenerated, lives, tapped and without damage, and is in combat no more
    Given Alice controls Blight Mamba
    And Alice controls 2 Forest
    And Bob controls Colossal Dreadmaw
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Blight Mamba
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Blight Mamba with Colossal Dreadmaw
    And Alice activates Blight Mamba
    And everyone passes until it is Alice's combat damage step
    Then Blight Mamba is tapped
    And Blight Mamba has no damage marked
    And Blight Mamba is not in combat
    And Colossal Dreadmaw is 5/5

  @id:damage-36-another-turn @since:2010-10-01 @cr:514.2
  Scenario: Blight Mamba, regenerated in Bob's end step, has no shield any more as Colossal Dreadmaw blocks it on Alice's turn
    Given Alice controls Blight Mamba
    And Alice has {G}{C} to spend
    And Bob controls Colossal Dreadmaw
    And it is Bob's end step
    When Bob passes
    And Alice activates Blight Mamba
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Blight Mamba
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Blight Mamba with Colossal Dreadmaw
    And everyone passes until it is Alice's end of combat
    Then Blight Mamba is in Alice's graveyard

  @damage-37 @id:damage-37-terror @cr:701.19c
  Scenario Outline: Bob casts Death Ward for Hill Giant in response to <spell>, which <says>, and it <fate>
    Given Alice has <spell> in her hand
    And Alice has {B}{C} to spend
    And Bob has Death Ward in his hand
    And Bob has {W} to spend
    And Bob controls Hill Giant
    When Alice casts <spell> targeting Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    Then Death Ward is in Bob's graveyard
    And Hill Giant is <where>

    Examples:
      | spell      | says                     | fate  | where              |
      | Terror     | forbids regenerating it  | dies  | in Bob's graveyard |
      | Doom Blade | does not forbid anything | lives | on the battlefield |

  @damage-37 @damage-10 @id:damage-37-incinerate @cr:701.19c @cr:704.5g @report:phase-3339
  Scenario Outline: Hill Giant, which has the shield of Death Ward, is dealt 3 damage by <spell>, and <fate>
    Given Alice has <spell> in her hand
    And Alice has {R}{C} to spend
    And Bob has Death Ward in his hand
    And Bob has {W} to spend
    And Bob controls Hill Giant
    When Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts <spell> targeting Hill Giant
    And everyone passes until the stack is empty
    Then <spell> is in Alice's graveyard
    And Hill Giant is <where>

    Examples:
      | spell          | fate                 | where              |
      | Incinerate     | can't be regenerated | in Bob's graveyard |
      | Lightning Bolt | is regenerated       | on the battlefield |

  @damage-10 @id:damage-36-fight @since:2011-09-30 @cr:701.14a @report:phase-8062
  Scenario Outline: Hill Giant, <saved>, is dealt 6 damage as it fights Colossal Dreadmaw, and <fate>
    Given Alice has Prey Upon; Death Ward in her hand
    And Alice has {G}{W} to spend
    And Alice controls Hill Giant; Grizzly Bears
    And Bob controls Colossal Dreadmaw
    When Alice casts Death Ward targeting <creature>
    And everyone passes until the stack is empty
    And Alice casts Prey Upon targeting Hill Giant; Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw has 3 damage marked
    And Hill Giant is <where>

    Examples:
      | creature      | saved                           | fate           | where                |
      | Hill Giant    | which has a regeneration shield | is regenerated | on the battlefield   |
      | Grizzly Bears | which has no shield             | dies           | in Alice's graveyard |
