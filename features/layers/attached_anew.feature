@layers-03 @cr:613.7e @since:2009-07-11
Feature: Equipment has a new timestamp each time it becomes attached
  Its effect is then later than all that came about before, also than what took all abilities from the creature it comes to.

  Background:
    Given Alice controls Basilisk Collar; Serra Angel; Grizzly Bears
    And Alice has Turn to Frog in her hand
    And Alice has {U}{U}{U}{U}{U}{U}{U}{U} to spend

  @id:layers-03-attached-anew
  Scenario: Basilisk Collar, which has been on Grizzly Bears in between, gives Serra Angel lifelink once more, though it is a Frog
    When Alice activates Basilisk Collar targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has the keyword lifelink
    When Alice casts Turn to Frog targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel lacks the keyword lifelink
    When Alice activates Basilisk Collar targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears has the keyword lifelink
    When Alice activates Basilisk Collar targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has the keyword lifelink
    And Serra Angel lacks the keyword flying

  @id:layers-03-attached-already @cr:701.3b
  Scenario: Basilisk Collar stays as old as it is when Serra Angel, which wears it, is to be equipped with it again
    When Alice activates Basilisk Collar targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel has the keyword lifelink
    When Alice casts Turn to Frog targeting Serra Angel
    And everyone passes until the stack is empty
    And Alice activates Basilisk Collar targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel lacks the keyword lifelink
