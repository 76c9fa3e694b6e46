"""The editions of the rules: under which dates a game can be played, and what has changed between them that shows in a game.

An edition is named by a day: a game is played by the rules that were in force on it. Rules that came and went with their numbers
and words alone do not stand here; ``oracle.rulebook`` has them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

EDITION = "2026-08-07"
"""The edition of the rules that this is written to, and the last that is modelled."""

FIRST_EDITION = "2005-10-01"
"""The first that is modelled: the one with which convoke came."""


class Dated(Protocol):
    """What is played by the rules of a day, as a state is."""

    @property
    def edition(self) -> str:
        """The day, an ISO date."""


@dataclass(frozen=True)
class Change:
    """A change of the rules that shows in a game: in force from the day ``since`` on, an ISO date, where rule ``rule`` says so.

    The number is that of the present text, or of the last one that has the rule.
    """

    since: str
    rule: str
    what: str

    def holds(self, state: Dated) -> bool:
        """Whether a game is played by the rules as they were after this change."""
        return state.edition >= self.since


PAIRS_GO = Change("2006-10-01", "704.5q", "+1/+1 and -1/-1 counters on one permanent are removed in pairs")

# The text of 2005-10-01 says otherwise, and of those in between none is at hand.
HELPERS_ARE_CONSIDERED = Change(
    "2007-10-01", "509.1c", "what could be obeyed if creatures of which nothing is required attacked or blocked too, has to be"
)

CREATURES_ENTER_ATTACKING = Change("2007-10-01", "508.4", "what a creature attacks that enters attacking, its controller chooses")

CREATOR_OWNS_TOKENS = Change("2009-07-11", "111.2", "who creates a token owns it, and not who controls what says so")

LIFELINK_IS_STATIC = Change("2009-07-11", "702.15b", "lifelink is static: life is gained as a result of damage")

DEATHTOUCH_IS_STATIC = Change("2009-07-11", "702.2b", "deathtouch is static: state-based actions destroy what it has damaged")

SIZE_IS_SET_FIRST = Change("2009-07-11", "613.4", "power and toughness are set before anything changes them, however old that is")

COLORS_BEFORE_ABILITIES = Change("2009-07-11", "613.1e", "colors are changed before abilities are gained and lost")

PHASING_IS_A_STATUS = Change("2009-07-11", "702.26b", "what phases out stays on the battlefield, as what it is")

NO_MANA_BURN = Change("2009-07-11", "500.5", "unused mana is lost as each step or phase ends, and costs no life")

HYBRID_ANNOUNCED = Change("2009-07-11", "601.2b", "what pays a hybrid symbol is announced before the total cost is determined")

SEEN_WITH_ITS_OWN_ABILITIES = Change(
    "2009-07-11", "614.12", "how a permanent enters is seen with what its own static abilities make of it, not by copiable values"
)

ONLY_ATTACKING_PLAYERS_ENTER_ATTACKING = Change(
    "2009-07-11", "506.3b", "what enters attacking under the control of a player who isn't attacking is not attacking"
)

COMBAT_DAMAGE_AT_ONCE = Change("2009-07-11", "510.2", "combat damage is dealt as it is assigned, and does not use the stack")

DAMAGE_IN_ORDER = Change(
    "2009-07-11", "509.2", "combat damage is assigned in an order that is announced as blockers are declared"
)

DEATHTOUCH_IS_LETHAL = Change("2010-07-16", "702.2c", "as damage is assigned, any from a source with deathtouch is lethal")

COLOR_FOR_GENERIC = Change("2011-06-17", "118.7b", "a reduction by colored mana that the cost does not have takes generic mana")

# It may be older: this is the first text at hand that says so, and that of 2009-07-11 the last that does not.
PREVENTED_OF_EACH = Change(
    "2011-06-17", "615.10", "what prevents so much of a source's damage prevents that of its damage to each object and player"
)

PRINTED_BY_NAME = Change("2013-07-13", "206.3", "what was originally printed in an expansion is known by name, not by its symbol")

CONVOKE_PAYS = Change("2013-07-13", "702.51b", "convoke and delve pay for mana and do not reduce the cost")

ONE_LEGEND_IS_KEPT = Change(
    "2013-07-13", "704.5j", "of their legendary permanents with one name players keep one, each their own"
)

# The text of 2014-06-01 says otherwise, and of those in between none is at hand.
THE_REST_BEGINS = Change("2014-09-25", "113.11", "an effect that would give what can't be had begins with the rest of it")

MANA_KEEPS_ITS_COLOR = Change("2016-01-22", "903.9", "mana is not colorless for being outside a commander's color identity")

# The text of 2014-09-25 has it otherwise, and of those in between none is at hand.
TURNED_OVER_IS_YOUNGER = Change("2016-08-26", "613.7f", "what is turned face up or face down gets a new timestamp")

CONTROLLER_PUTS_COUNTERS = Change(
    "2017-04-28", "120.3b", "the controller of a source with infect or wither gives and puts the counters of its damage"
)

# The text of 2017-01-20 names nobody; that the rules of Amonkhet brought it is what judges wrote in May 2017.
CONTROLLER_PUTS_COUNTERS_OF_ENTERING = Change(
    "2017-04-28", "122.6a", "who controls what enters with counters puts them on it, where nothing says who does"
)

TOKENS_PHASE_IN = Change("2017-08-25", "702.26d", "a token that phases out does not cease to exist")

PLANESWALKERS_SHARE_TYPES = Change("2017-09-29", "704.5j", "planeswalkers with one planeswalker type stay if their names differ")

SEEN_AMONG_EFFECTS = Change(
    "2017-09-29", "614.12", "how a permanent enters is seen with the effects of others on it, such as losing abilities"
)

NO_PLANESWALKER_REDIRECTION = Change("2018-04-27", "306.7", "damage to a player is dealt to no planeswalker instead")

ANY_TARGET = Change("2018-04-27", "115.4", "what damages any target can target planeswalkers, not creatures and players alone")

PROLIFERATE_EACH_KIND = Change("2019-05-03", "701.34a", "proliferating gives a counter of each kind and not of a chosen one")

KEYWORD_COUNTERS = Change("2020-04-17", "122.1b", "counters named like one of twelve keywords give that keyword")

TIMESTAMPS_IN_TURN_ORDER = Change(
    "2020-04-17", "613.7m", "of what enters at once that of the active player is older, and that player does not choose the order"
)

# It may be older: this is the first text at hand that says so, and that of 2017-01-20 the last that does not.
REQUIRED_IN_EACH_COMBAT = Change("2020-04-17", "508.1d", "what attacks or blocks this turn if able does so in each combat of it")

# It may be older: this is the first text at hand that says so, and that of 2017-01-20 the last that does not.
COUNTERS_MOVE_WHOLE = Change("2020-04-17", "122.5", "a counter that can't be put on the second object isn't taken off the first")

# It may be older: this is the first text at hand that says so, and that of 2017-01-20 the last that does not.
SNOW_IS_NOT_GENERIC = Change("2020-04-17", "107.4h", "the mana of a snow symbol in a cost is not called generic")

COMMANDERS_RETURN_AFTERWARDS = Change("2020-07-03", "903.9a", "a commander goes elsewhere first, then to the command zone")

COPIES_BECOME_TOKENS = Change("2020-09-25", "608.3f", "as a copy of a permanent spell resolves it turns into a token")

CANT_HAVE_COUNTERS = Change("2021-02-05", "113.11", "what can't have an ability does not have it by a counter, however young")

TRAMPLE_OVER_PLANESWALKERS = Change("2021-06-18", "702.19c", "there is trample over planeswalkers, by a counter too")

TOKENS_ARE_CALLED_TOKEN = Change("2021-11-19", "111.4", "the name of a token that is given none ends with the word Token")

STICKERS = Change("2022-10-07", "123.1", "there are stickers")

NAME_STICKERS_OF_WORDS = Change("2022-11-18", "123.6", "a name sticker can have more than one word")

SHADOW_COUNTERS = Change("2023-06-16", "122.1b", "shadow counters give shadow")

EXALTED_COUNTERS = Change("2024-06-07", "122.1b", "exalted counters give exalted")

DAMAGE_WITHOUT_ORDER = Change("2024-11-08", "510.1c", "combat damage is divided freely among creatures, without such an order")

DECAYED_COUNTERS = Change("2025-04-04", "122.1b", "decayed counters give decayed")

CHANGES: tuple[Change, ...] = tuple(each for each in tuple(globals().values()) if isinstance(each, Change))
"""All of them, the oldest first."""


def modelled(edition: str) -> bool:
    """Whether games can be played by the rules of this day."""
    return FIRST_EDITION <= edition <= EDITION
