@editions-33 @cr:111.4
Feature: A token that is given no name is called by its subtypes, and since 2021-11-19 by the word Token too
  Until then a token that is a Soldier and nothing else was named Soldier.

  @id:editions-33-one-subtype @until:2021-11-18
  Scenario: Scatter the Seeds creates three tokens named Saproling
    Given Alice has Scatter the Seeds in her hand
    And Alice has {G}{G}{C}{C}{C} to spend
    When Alice casts Scatter the Seeds
    And everyone passes until the stack is empty
    Then Alice has 3 tokens named Saproling

  @id:editions-33-one-subtype-and-token @since:2021-11-19
  Scenario: Scatter the Seeds creates three tokens named Saproling Token
    Given Alice has Scatter the Seeds in her hand
    And Alice has {G}{G}{C}{C}{C} to spend
    When Alice casts Scatter the Seeds
    And everyone passes until the stack is empty
    Then Alice has 3 tokens named Saproling Token

  @id:editions-33-two-subtypes @since:2010-10-01 @until:2021-11-18
  Scenario: Carrion Call creates two tokens named Phyrexian Insect
    Given Alice has Carrion Call in her hand
    And Alice has {G}{C}{C}{C} to spend
    When Alice casts Carrion Call
    And everyone passes until the stack is empty
    Then Alice has 2 tokens named Phyrexian Insect

  @id:editions-33-two-subtypes-and-token @since:2021-11-19
  Scenario: Carrion Call creates two tokens named Phyrexian Insect Token
    Given Alice has Carrion Call in her hand
    And Alice has {G}{C}{C}{C} to spend
    When Alice casts Carrion Call
    And everyone passes until the stack is empty
    Then Alice has 2 tokens named Phyrexian Insect Token
