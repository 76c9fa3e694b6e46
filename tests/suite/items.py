"""Hypothesis strategies for scenarios: every kind of item, as far as the vocabulary has words for it."""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from adapters.contract import references
from adapters.contract.messages import Activate, Additional, Attack, Block, Cast, Pass, Payment, Play, StepName
from adapters.suite import scenario as s
from adapters.suite.phrases.slots import PLAYERS
from adapters.suite.reading.rule_numbers import known_numbers
from oracle.mana import COLORS, MANA_TYPES

CARDS = ("Mulldrifter", "Ashling, the Limitless", "Urza's Incubator", "Fire // Ice", "Lim-Dûl's Vault", "Dance with Devils")
KINDS = ("+1/+1", "-1/-1", "charge", "first strike", "poison")

players = st.sampled_from(PLAYERS)
cards = st.sampled_from(CARDS)
labels = st.one_of(cards, st.sampled_from(("Island 1", "Island 12", "the first Bears", "Alice's library card 3")))
steps = st.sampled_from(get_args(StepName))
small = st.integers(0, 30)
sheets = st.sampled_from(("Urza's Dark Cannonball", "Giant Mana Cake"))
stickers = st.one_of(st.sampled_from(("Dark", "Hot Dog")), sheets.map("1/5 of {}".format), sheets.map("ability 2 of {}".format))
days = st.dates().map(lambda day: day.isoformat())


@st.composite
def abilities(draw: st.DrawFn) -> str:
    word = draw(st.sampled_from((*references.TRIGGER_WORDS, "evoke", "activated")))
    source = draw(st.one_of(labels, st.builds(references.token, cards, players)))
    number = draw(st.sampled_from(("", " (2)", " (11)")))
    return references.ability(word, source) + number


refs = st.one_of(labels, abilities(), st.builds(references.token, cards, players), st.builds(references.copy, cards))
targets = st.one_of(refs, players)
# An entry of a list of references in a clause must not hold the clause's own word: "Dance with Devils" after "with".
plain_targets = targets.filter(lambda text: " with " not in text)


def tuples(of: st.SearchStrategy[str], smallest: int = 0) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(of, min_size=smallest, max_size=3).map(tuple)


def mana(symbols: tuple[str, ...] = (*MANA_TYPES, "2", "X", "W/U", "2/W", "G/P", "10")) -> st.SearchStrategy[str]:
    braced = st.sampled_from(symbols).map(lambda symbol: f"{{{symbol}}}")
    return st.lists(braced, min_size=1, max_size=4).map("".join)


pools = mana(MANA_TYPES)
payments = st.builds(
    Payment,
    tap=tuples(labels),
    mana=st.one_of(st.just(""), mana()),
    exile=tuples(labels),
    sacrifice=tuples(refs),
    discard=tuples(labels),
)
convoked = st.lists(st.tuples(refs, st.sampled_from(("", "{1}", "{G}"))), max_size=3).map(tuple)
helped = st.builds(
    lambda paid, convoke, improvise, delve: replace(paid, convoke=convoke, improvise=improvise, delve=delve),
    payments,
    convoked,
    tuples(refs),
    tuples(labels),
)
costs = st.one_of(
    st.just({}),
    st.builds(lambda by: {"by": by}, labels),
    st.builds(
        lambda keyword, cost, by: {"alternative": keyword, "cost": cost, "by": by},
        st.sampled_from(("evoke", "escape", "flashback", "bestow", "warp")),
        st.one_of(st.just(""), mana()),
        st.one_of(st.just(""), labels),
    ),
    st.builds(lambda by: {"alternative": "free", "by": by}, st.one_of(st.just(""), labels)),
    st.builds(lambda by: {"alternative": "rather", "by": by}, labels),
)
zones: st.SearchStrategy[Any] = st.sampled_from(("hand", "graveyard", "library", "exile", "command"))


@st.composite
def casts(draw: st.DrawFn) -> Cast:
    plain = labels.filter(lambda text: " with " not in text)
    facts: dict[str, Any] = draw(costs)
    return Cast(
        player=draw(players),
        card=draw(plain),
        part=draw(st.one_of(st.just(""), plain)),
        zone=draw(zones),
        additional=tuple(draw(st.sets(st.sampled_from(get_args(Additional))))),
        announced=draw(tuples(st.sampled_from(("{B}", "{2}", "2 life")))),
        modes=draw(st.lists(st.integers(1, 9), max_size=3).map(tuple)),
        x=draw(st.one_of(st.none(), small)),
        targets=draw(tuples(targets)),
        payment=draw(helped),
        **facts,
    )


@st.composite
def activations(draw: st.DrawFn) -> Activate:
    number = draw(st.integers(0, 4))
    taps = not number and draw(st.booleans())
    paid = draw(payments)
    return Activate(
        player=draw(players),
        source=draw(refs),
        ability=number,
        mana=draw(mana()) if taps or (number and draw(st.booleans())) else "",
        x=None if taps else draw(st.one_of(st.none(), small)),
        targets=() if taps else draw(tuples(targets)),
        payment=Payment(exile=paid.exile, sacrifice=paid.sacrifice, discard=paid.discard) if taps else paid,
    )


plays = st.builds(Play, player=players, card=labels, zone=zones)
unambiguous = refs.filter(lambda text: " with " not in text)


def grouped(of: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[tuple[str, str], ...]]:
    """Pairs as a declaration has them: each of the second with some of the first."""
    groups = st.lists(st.tuples(of, tuples(refs, 1)), max_size=3)
    return groups.map(lambda found: tuple((member, second) for second, members in found for member in members))


attacks = st.builds(Attack, player=players, attackers=grouped(st.one_of(players, unambiguous)))
blocks = st.builds(Block, player=players, blockers=grouped(unambiguous))
actions = st.one_of(casts(), activations(), plays, attacks, blocks, st.builds(Pass, player=players))


@st.composite
def entries(draw: st.DrawFn) -> s.CardEntry:
    count = draw(st.integers(1, 4))
    label = draw(st.one_of(st.just(""), st.sampled_from(("the first Bears", "Alice's own", "X")))) if count == 1 else ""
    return s.CardEntry(card=draw(cards), count=count, label=label)


card_lists = st.lists(entries(), min_size=1, max_size=3).map(tuple)
held = st.one_of(
    st.builds(s.Holds, player=players, zone=zones, cards=card_lists),
    st.builds(s.Holds, player=players, zone=st.just("battlefield"), cards=card_lists, owner=st.one_of(st.just(""), players)),
)
setups = st.one_of(
    held,
    st.builds(s.StartsTapped, object=labels),
    st.builds(s.StartsSick, object=labels),
    st.builds(s.StartsWithCounters, object=st.one_of(labels, players), kind=st.sampled_from(KINDS), count=st.integers(1, 9)),
    st.builds(s.HasSheets, player=players, sheets=tuples(sheets, 1)),
    st.builds(s.StartsWithSticker, object=labels, sticker=stickers, after=small),
    st.builds(s.StartsDamaged, object=labels, damage=st.integers(1, 9)),
    st.builds(s.StartsWithChoice, object=labels, choice=cards),
    st.builds(s.StartsAtLife, player=players, life=st.integers(-5, 40)),
    st.builds(s.StartsWithMana, player=players, mana=pools),
    st.builds(s.IsCommander, object=labels, casts=small),
    st.builds(s.StartsInStep, player=players, step=steps),
)


@st.composite
def answers(draw: st.DrawFn) -> s.Answers:
    picks, words = ("order triggers", "targets", "choose objects", "copy", "discard"), ("may", "pay")
    worded = ("color", "counter", "number", "name", "choose player", "sticker", "position")
    single = ("replacement", "legend")
    kind = draw(st.sampled_from((*picks, *words, *worded, *single, "distribute", "shield", "return to command zone")))
    player, refused, if_asked = draw(players), *draw(st.sampled_from(((False, False), (True, False), (False, True))))
    about = draw(refs)
    answer: tuple[str, ...] = draw(tuples(plain_targets))
    among: tuple[str, ...] = ()
    match kind:
        case "order triggers":
            about, answer = "", draw(tuples(refs, 1))
        case "may":
            answer = ("yes",) if if_asked else draw(st.sampled_from((("yes",), ("no",))))
        case "pay":
            answer, if_asked = ("yes",) if refused else draw(st.sampled_from((("yes",), ("no",)))), False
        case "return to command zone":
            answer, refused, if_asked = draw(st.sampled_from((("yes",), ("no",)))), False, False
        case "color" | "counter" | "number" | "name" | "choose player" | "sticker" | "position":
            kinds = st.sampled_from(KINDS)
            words_of = {"color": st.sampled_from(COLORS), "counter": kinds, "name": cards, "sticker": stickers}
            words_of |= dict.fromkeys(("number", "position"), small.map(str))
            answer = (draw(words_of.get(kind, players)),)
        case "replacement" | "legend":
            answer, about = (draw(targets),), draw(st.one_of(st.just(""), refs)) if kind == "replacement" else ""
        case "distribute" | "shield":
            among = tuple(draw(st.lists(targets, min_size=1, max_size=3, unique=True)))
            answer = tuple(str(draw(small)) for _ in among)
    facts: dict[str, Any] = {"player": player, "kind": kind, "answer": answer, "about": about, "among": among}
    return s.Answers(refused=refused, if_asked=if_asked, **facts)


passing = st.one_of(
    st.sampled_from(("the stack is empty", "one object has left the stack", "someone is asked")).map(
        lambda condition: s.PassUntil(condition=condition)  # type: ignore[arg-type]
    ),
    st.builds(s.PassUntil, condition=st.sampled_from(("enters", "resolves")), object=refs),
    st.builds(s.PassUntil, condition=st.just("the step"), player=players, step=steps),
)
doing = st.one_of(st.builds(s.Does, action=actions), st.builds(s.Cannot, action=actions), passing, answers())
some_colors = st.sets(st.sampled_from(COLORS)).map(lambda drawn: "".join(color for color in COLORS if color in drawn))
expectations = st.one_of(
    st.builds(s.IsIn, object=refs, zone=st.sampled_from(("hand", "graveyard", "library")), player=players),
    st.builds(s.IsIn, object=refs, zone=st.sampled_from(("exile", "command"))),
    st.builds(s.IsIn, object=refs, zone=st.sampled_from(("battlefield", "stack")), player=st.one_of(st.just(""), players)),
    st.builds(s.HasLeftGame, object=refs),
    st.builds(s.IsTapped, object=refs, tapped=st.booleans()),
    st.builds(s.IsPhased, object=refs, out=st.booleans()),
    st.builds(s.IsFaceDown, object=refs, down=st.booleans()),
    st.builds(s.IsAttacking, object=refs, attacked=targets),
    st.builds(s.IsBlocking, object=refs, attackers=tuples(refs, 1)),
    st.builds(s.NotInCombat, object=refs),
    st.builds(s.IsNumbers, object=refs, power=st.integers(-3, 20), toughness=st.integers(-3, 20)),
    st.builds(s.IsNamed, object=refs, name=st.one_of(st.just(""), cards)),
    st.builds(s.HasType, object=refs, type=st.sampled_from(("Legendary", "Artifact", "Time Lord")), has=st.booleans()),
    st.builds(s.HasKeyword, object=refs, keyword=st.sampled_from(("flying", "first strike")), has=st.booleans()),
    st.builds(s.IsDamaged, object=refs, damage=small),
    st.builds(s.HasCounters, object=targets, kind=st.sampled_from(KINDS), count=small),
    st.builds(s.BearsSticker, object=refs, sticker=stickers, bears=st.booleans()),
    st.builds(s.HasManaValue, object=refs, value=small),
    st.builds(s.IsColored, object=refs, colors=some_colors),
    st.builds(s.HasLife, player=players, life=st.integers(-5, 40)),
    st.builds(s.HasMana, player=players, mana=st.one_of(st.just(""), pools)),
    st.builds(s.HasDrawn, player=players, count=small),
    st.builds(s.HasCards, player=players, zone=st.sampled_from(("hand", "library", "graveyard")), count=small),
    st.builds(s.StackIs, references=tuples(refs)),
    st.builds(s.StackControlled, reference=refs, player=players),
    st.builds(s.StackTargets, reference=refs, targets=tuples(targets, 1)),
    st.builds(s.HasTokens, player=players, name=cards, count=small),
    st.builds(s.HasPriority, player=players),
    st.builds(s.IsStep, player=players, step=steps),
    st.builds(s.HasLost, player=players, lost=st.booleans()),
    st.just(s.NobodyAsked()),
    st.builds(s.IsAsked, player=players, kind=st.just("order triggers"), options=tuples(refs)),
    st.builds(
        s.IsAsked,
        player=players,
        kind=st.sampled_from(
            (
                "targets",
                "distribute",
                "shield",
                "choose objects",
                "name",
                "copy",
                "discard",
                "may",
                "pay",
            )
        ),
        options=tuples(targets),
        about=refs,
    ),
    st.builds(s.IsAsked, player=players, kind=st.just("color"), options=tuples(st.sampled_from(COLORS)), about=refs),
    st.builds(s.IsAsked, player=players, kind=st.just("sticker"), options=tuples(stickers), about=refs),
    st.builds(s.IsAsked, player=players, kind=st.just("position"), about=refs),
    st.builds(s.IsAsked, player=players, kind=st.just("number"), options=tuples(small.map(str)), about=refs),
    st.builds(s.IsAsked, player=players, kind=st.just("choose player"), options=tuples(players), about=refs),
    st.builds(
        s.IsAsked, player=players, kind=st.just("replacement"), options=tuples(targets), about=st.one_of(st.just(""), refs)
    ),
    st.builds(s.IsAsked, player=players, kind=st.just("legend"), options=tuples(targets)),
)
items = st.one_of(setups, doing, expectations)

words = st.lists(st.from_regex(r"[A-Za-z,.:;'\"(){}/+-]{1,9}", fullmatch=True), min_size=1, max_size=40)
lines = words.map(" ".join)
_FORBIDDEN = ("Given", "When", "Then", "And", "But", "*", '"""', "```")
paragraphs = lines.filter(lambda text: not text.startswith(_FORBIDDEN) and ":" not in text.split(" ")[0])
texts = st.lists(paragraphs, max_size=3).map("\n".join)
ids = st.from_regex(r"[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}", fullmatch=True)
features = st.fixed_dictionaries({"title": lines, "ruling": texts})
scenarios = st.builds(
    s.Scenario,
    id=ids,
    name=lines,
    feature=st.just("x.feature"),
    title=st.just("T"),
    reasoning=texts,
    statements=st.lists(st.from_regex(r"[a-z]{1,8}-[0-9]{2}", fullmatch=True), min_size=1, max_size=3, unique=True).map(tuple),
    rules=st.lists(st.sampled_from(sorted(known_numbers())), min_size=1, max_size=3, unique=True).map(tuple),
    reports=st.lists(st.from_regex(r"[a-z]{1,5}-[0-9]{1,5}", fullmatch=True), max_size=2, unique=True).map(tuple),
    derived=st.booleans(),
    since=st.one_of(st.just(""), days),
    until=st.one_of(st.just(""), days),
    setup=st.lists(setups, min_size=1, max_size=5).map(tuple),
    script=st.lists(st.one_of(doing, expectations), max_size=8).map(tuple),
)
