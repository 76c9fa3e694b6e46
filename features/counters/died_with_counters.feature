@counters-08 @cr:704.8
Feature: What dies as pairs of counters are removed died with the counters on it
  State-based actions are performed at the same time, and the permanent is known as it was before any of them. Persist and undying
  look at the counters that were on it then.

  @counters-10 @id:counters-08-young-wolf @since:2013-05-01 @cr:702.93a
  Scenario Outline: Young Wolf with a <kind> counter gets three -1/-1 counters, and <fate>
    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Alice controls Young Wolf
    And Young Wolf starts with 1 <kind> counter
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Young Wolf with the enters ability of Skinrender
    And everyone passes until the stack is empty
    Then Young Wolf <state>

    Examples:
      | kind      | state                   | fate                      |
      | +1/+1     | is in Alice's graveyard | stays in the graveyard    |

    @since:2020-04-17
    Examples:
      | kind      | state                   | fate                      |
      | vigilance | is 2/2                  | returns by undying as 2/2 |

  @counters-09 @id:counters-08-persist-and-damage @since:2013-05-01 @cr:704.5g @cr:702.79a
  Scenario: Kitchen Finks with a +1/+1 counter and 2 damage gets a -1/-1 counter, dies with both, and does not persist
    It is a 3/2 with 2 damage when state-based actions are checked. Were the pair removed first, it would have died without a
    -1/-1 counter.

    Given Alice controls Fume Spitter; Kitchen Finks
    And Kitchen Finks starts with 1 +1/+1 counter
    And Kitchen Finks starts with 2 damage
    When Alice activates Fume Spitter targeting Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is in Alice's graveyard
    And Alice is at 20 life

  @counters-09 @counters-07 @id:counters-08-persist-after-the-pair @since:2008-05-01 @cr:704.5q @cr:702.79a
  Scenario: Kitchen Finks with a +1/+1 counter gets a -1/-1 counter, lives, and persists when it is destroyed later
    The pair was removed at the check before.

    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Fume Spitter; Kitchen Finks
    And Kitchen Finks starts with 1 +1/+1 counter
    When Alice activates Fume Spitter targeting Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 3/2
    When Alice casts Shock targeting Kitchen Finks
    And everyone passes until the stack is empty
    Then Kitchen Finks is 2/1
    And Alice is at 22 life

  @counters-10 @id:counters-08-undying-and-damage @since:2013-05-01 @cr:704.5g @cr:702.93a
  Scenario: Young Wolf with a +1/+1 counter and 1 damage gets a -1/-1 counter, dies with both, and does not return
    Given Alice controls Fume Spitter; Young Wolf
    And Young Wolf starts with 1 +1/+1 counter
    And Young Wolf starts with 1 damage
    When Alice activates Fume Spitter targeting Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is in Alice's graveyard

  @counters-10 @counters-07 @id:counters-08-undying-after-the-pair @since:2012-02-01 @cr:704.5q @cr:702.93a
  Scenario: Young Wolf with a +1/+1 counter gets a -1/-1 counter, lives, and returns by undying when it is destroyed later
    Given Alice has Shock in her hand
    And Alice has {R} to spend
    And Alice controls Fume Spitter; Young Wolf
    And Young Wolf starts with 1 +1/+1 counter
    When Alice activates Fume Spitter targeting Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is 1/1
    When Alice casts Shock targeting Young Wolf
    And everyone passes until the stack is empty
    Then Young Wolf is 2/2

  @id:counters-08-necroskitter @since:2013-05-01 @cr:704.5g @cr:603.10a
  Scenario: Grizzly Bears, destroyed as its +1/+1 and its -1/-1 counter are removed, died with a -1/-1 counter for Necroskitter
    Given Alice controls Fume Spitter; Necroskitter
    And Bob controls Grizzly Bears
    And Grizzly Bears starts with 1 +1/+1 counter
    And Grizzly Bears starts with 2 damage
    When Alice activates Fume Spitter targeting Grizzly Bears
    And everyone passes until someone is asked
    And Alice accepts the dies ability of Necroskitter
    Then Grizzly Bears is on the battlefield under Alice's control

  @counters-09 @counters-07 @id:counters-08-counter-and-fight @since:2013-05-01 @cr:704.4 @report:mage-1386
  Scenario Outline: Kitchen Finks with a -1/-1 counter gets a +1/+1 counter and fights <creature> by Kapow!, and <fate>
    Nothing is removed before the spell has resolved, and then everything happens at once.

    Given Alice has Kapow! in her hand
    And Alice has {C}{C}{G} to spend
    And Alice controls Kitchen Finks
    And Kitchen Finks starts with 1 -1/-1 counter
    And Bob controls <creature>
    When Alice casts Kapow! targeting Kitchen Finks; <creature>
    And everyone passes until the stack is empty
    Then Kapow! is in Alice's graveyard
    And Kitchen Finks is <where>

    Examples:
      | creature          | where                | fate                                   |
      | Colossal Dreadmaw | in Alice's graveyard | dies with both, so it does not persist |
      | Memnite           | on the battlefield   | lives                                  |
