"""A small text in the shape of the official ones, with rules of our own making."""

TEXT = """\
Magic: The Gathering Comprehensive Rules

These rules are effective as of August 7, 2031.

Introduction

A made-up text for tests; it has numbered rules and a glossary.

Contents

1. First Things
100. General
101. Turtles

7. More Things
700. General
702. Habits

Glossary

Credits

1. First Things

100. General

100.1. A turtle walks along the beach.

100.1a A slow turtle walks there too. See rule 702.2, “Digging,” and section 7, “More Things.”

100.1b A turtle may be one of the following: green, brown, or grey.
     A turtle that is none of them is no turtle.

100.2. Most turtles swim.
Example: A turtle stands at the shore. It swims away.
Example: Two turtles stand at the shore. Both swim away.

101. Turtles

101.1. There are two kinds of turtles:

101.1a Land turtles.

7. More Things

700. General

700.1. Nothing is said of other animals.

702. Habits

702.1. Most habits have a name.

702.2. Digging

702.2a Digging is what a turtle does in sand.

702.2b Digging twice is as good as digging once.
Example: A turtle digs.

702.3. Naps for Two!

702.3a Two turtles may nap together.

Glossary

Beach
A place with sand. See rule 100.1.

Digging
1. A habit of turtles.
2. What is left of it, a hole.
See rule 702.2, “Digging.”

Shell (Obsolete)
A word that texts before this one used.

Credits

Nobody in particular.

These rules are effective as of August 7, 2031.
"""
