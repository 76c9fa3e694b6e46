@editions-61
Feature: What is turned face up was as old as before once, and is younger now
  By the rules until 2014-09-25 a permanent kept the timestamp with which it had entered, whichever way it was turned. Since
  2016-08-26 it gets a new one as it is turned face up or face down, and its effects are younger than all that came before.

  @id:editions-61-as-old-as-before @since:2007-10-01 @until:2014-09-25 @cr:613.6a @cr:613.6c
  Scenario: Magus of the Moon, turned face up, is older than Harbinger of the Seas, and Mishra's Factory stays an Island
    Given Alice controls Magus of the Moon; Mishra's Factory
    And Alice has Ixidron; Harbinger of the Seas in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    And Alice casts Harbinger of the Seas
    And everyone passes until Harbinger of the Seas enters
    Then Magus of the Moon is face down
    And Mishra's Factory has the type Island
    When Alice passes
    And Bob casts Break Open targeting Magus of the Moon
    And everyone passes until the stack is empty
    Then Magus of the Moon is face up
    And Mishra's Factory has the type Island
    And Mishra's Factory lacks the type Mountain

  @id:editions-61-younger @since:2016-08-26 @cr:613.7a @cr:613.7f
  Scenario: Magus of the Moon, turned face up, is younger than Harbinger of the Seas, and Mishra's Factory becomes a Mountain
    Given Alice controls Magus of the Moon; Mishra's Factory
    And Alice has Ixidron; Harbinger of the Seas in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend
    And Bob has Break Open in his hand
    And Bob has {R}{C} to spend
    When Alice casts Ixidron
    And everyone passes until Ixidron enters
    And Alice casts Harbinger of the Seas
    And everyone passes until Harbinger of the Seas enters
    Then Magus of the Moon is face down
    And Mishra's Factory has the type Island
    When Alice passes
    And Bob casts Break Open targeting Magus of the Moon
    And everyone passes until the stack is empty
    Then Magus of the Moon is face up
    And Mishra's Factory has the type Mountain
    And Mishra's Factory lacks the type Island
