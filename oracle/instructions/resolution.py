"""What a resolving spell or ability knows while it is carried out: who and what its words mean (608.2c, 608.2h)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from oracle import combat, layers, matching, zones
from oracle.abilities.events import Enters, Itself
from oracle.abilities.qualities import (
    Amount,
    CardsBeyond,
    CardsShortOf,
    ControllerOf,
    Counted,
    CountersOf,
    CountersOnThis,
    CountOf,
    Devotion,
    GreatestPower,
    Kind,
    LettersOnStickers,
    Named,
    Number,
    Quality,
    Reference,
    Target,
    Targeted,
    TwiceDamageByArtifacts,
    UniqueVowels,
    Who,
)
from oracle.errors import NotModelled
from oracle.fitting import value_of
from oracle.game import Game
from oracle.happenings import DamageReceived
from oracle.keywords import toxic
from oracle.keywords.convoke import convoked
from oracle.mana import symbol_colors
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat, TriggerEvent, Zone
from oracle.spending import colors_spent
from oracle.stickers.kinds import Sticker
from oracle.stickers.words import letters, unique_vowels


@dataclass
class Resolution:
    """A spell or ability that is resolving. ``of`` is it on the stack, ``source`` the spell itself or the ability's source as
    it was; ``targets`` are the chosen targets that are legal now, for each instance of the word.

    ``instances`` says what each instance asked for.

    ``made`` is what the instruction before made, moved or found; ``became`` follows objects that the resolution itself
    moved (400.7j); ``shares`` is how an effect is divided among the targets; ``damaged`` is what the instruction before
    has dealt damage to; ``that_player`` is whom an instruction named; ``that_much`` how much it was about, where no event tells;
    ``chosen`` is the creature type or card name that an instruction had chosen, ``color`` the color; ``turn_ended`` is set by an
    effect that ends the turn; ``sticker`` is the one of the trigger event, or that the instruction before has put on an object.
    """

    game: Game
    of: ObjectId
    source: GameObject
    controller: Seat
    targets: tuple[tuple[ChosenTarget, ...], ...] = ()
    instances: tuple[Target, ...] = ()
    event: TriggerEvent | None = None
    made: tuple[ObjectId, ...] = ()
    became: dict[ObjectId, ObjectId] = field(default_factory=dict)
    shares: Mapping[ChosenTarget, int] = field(default_factory=dict)
    damaged: tuple[DamageReceived, ...] = ()
    that_player: Seat | None = None
    that_much: int | None = None
    chosen: str = ""
    color: str = ""
    turn_ended: bool = False
    sticker: Sticker | None = None

    def __post_init__(self) -> None:
        """As it begins, "that sticker" is the one of the trigger event."""
        if self.event is not None:
            self.sticker = self.event.sticker

    # ---- objects

    def named(self, what: Reference) -> tuple[ObjectId, ...]:
        """The objects that a reference meant at first, whether they are still there or not: for information (608.2h)."""
        if isinstance(what, Targeted):
            chosen = self.targets[what.number] if what.number < len(self.targets) else ()
            return tuple(each.object for each in chosen if each.object is not None)
        if what is Named.MADE:
            return self.made
        if what is Named.EVENT:
            return (self.event.object.id,) if self.event is not None and self.event.object is not None else ()
        if what is Named.DAMAGED:
            return self._damaged()
        if what is Named.ATTACHED:
            attached_to = self.game.object(self.source.id).attached_to
            return () if attached_to is None else (attached_to,)
        if what is Named.CONVOKED:
            return convoked(self.game.state, self.source)
        return (self.source.id,)

    def _damaged(self) -> tuple[ObjectId, ...]:
        """The permanents that were dealt damage by the instruction before, or the one of the trigger event."""
        damaged = None if self.event is None else self.event.damaged
        by_this = tuple(each.to.object for each in self.damaged if each.to.object is not None)
        return by_this or (() if damaged is None else (damaged.id,))

    def found(self, what: Reference) -> tuple[ObjectId, ...]:
        """The objects that a reference means and that can be found now: followed where a trigger or this resolution itself
        moved them to a public zone (400.7e, 400.7j), and no further.
        """
        return tuple(each for each in map(self._follow, self.named(what)) if self._exists(each))

    def _exists(self, of: ObjectId) -> bool:
        """Whether there is such an object: what is phased out is treated as though it did not exist (702.26b)."""
        found = self.game.state.objects.get(of)
        return found is not None and found.phased_out is None

    def _follow(self, of: ObjectId) -> ObjectId:
        objects, event = self.game.state.objects, self.event
        if of not in objects and event is not None and event.object is not None and event.object.id == of:
            became = event.became
            if became is not None and (became in self.became or (became in objects and objects[became].zone.public)):
                of = became
        while of not in objects and of in self.became:
            of = self.became[of]
        return of

    def move(self, of: Iterable[ObjectId], moved: Iterable[ObjectId | None]) -> None:
        """Remember what objects became, so that later instructions find them."""
        pairs = [(old, new) for old, new in zip(of, moved, strict=True) if new is not None]
        self.became.update(pairs)
        self.made = tuple(new for _, new in pairs)

    def permanents(self, quality: Quality) -> tuple[ObjectId, ...]:
        """The permanents of a quality, seen from this spell or ability."""
        return tuple(each for each in layers.permanents(self.game.state) if self.matches(quality, each))

    def matches(self, quality: Quality, of: ObjectId, you: Seat | None = None) -> bool:
        """Whether an object is of a quality, seen from this spell or ability or from another player."""
        seen_by = self.controller if you is None else you
        source = self.game.object(self.source.id)
        if self.chosen:
            source = replace(source, chosen=self.chosen)
        if quality.mana_value_at_most is not None:
            quality = replace(quality, mana_value_at_most=self.number(quality.mana_value_at_most))
        return matching.matches(self.game.state, quality, of, source=source, you=seen_by, event=self.event)

    # ---- players

    def players(self, who: Who | ControllerOf, what: Reference | None = None) -> tuple[Seat, ...]:
        """The players that a word means; ``what`` is the object whose controller or owner could be meant."""
        if isinstance(who, ControllerOf):
            return tuple(player for each in self.named(who.what) for player in self._controllers(each))
        return matching.players(
            self.game.state,
            who,
            self.controller,
            that=self._that_player(),
            target=self._target_player() if who is Who.TARGET_PLAYER else None,
            about=self._about(what),
        )

    def _controllers(self, of: ObjectId) -> tuple[Seat, ...]:
        return matching.players(self.game.state, Who.ITS_CONTROLLER, self.controller, about=of)

    def targeted_players(self, what: Reference) -> tuple[Seat, ...]:
        """The players chosen for an instance of the word "target"."""
        if not isinstance(what, Targeted) or what.number >= len(self.targets):
            return ()
        return tuple(each.player for each in self.targets[what.number] if each.player is not None)

    def _target_player(self) -> Seat | None:
        """The player who was chosen where the text says "target player", not where it says "any target".

        Raises NotModelled where it says that twice.
        """
        chosen = [each for target, each in zip(self.instances, self.targets, strict=True) if target.kind is Kind.PLAYER]
        if len(chosen) > 1:
            raise NotModelled("one of two targeted players")
        return next((each.player for each in chosen[0]), None) if chosen else None

    def _that_player(self) -> Seat | None:
        if self.that_player is not None:
            return self.that_player
        return self.event.player if self.event is not None else None

    def _about(self, what: Reference | None) -> ObjectId | None:
        """The object that "its" in a text is about: the one named or, where there is no target, that of the event or the
        source. None where the object would be a target and none was chosen or is legal.
        """
        if what is None or (isinstance(what, Targeted) and what.number >= len(self.targets)):
            what = Targeted(0) if self.targets else Named.EVENT if self.event and self.event.object else Named.THIS
        named = self.named(what)
        return named[0] if named else None

    # ---- numbers

    def number(self, amount: Number, of: Reference | None = None) -> int:
        """A number, read off the game now (608.2h)."""
        if isinstance(amount, int):
            return amount
        return self._amount(amount, of) if isinstance(amount, Amount) else self._counted(amount)

    def _counted(self, amount: Counted) -> int:
        """What a text has counted by a description of its own."""
        if isinstance(amount, CountOf):
            return amount.times * len(self.permanents(amount.quality))
        if isinstance(amount, GreatestPower):
            powers = (layers.characteristics(self.game.state, each).power for each in self.permanents(amount.quality))
            return max((power for power in powers if power is not None), default=0)
        if isinstance(amount, CountersOf):
            return sum(self.game.player(each).counted(amount.kind) for each in self.players(amount.who))
        if isinstance(amount, TwiceDamageByArtifacts):
            return 2 * self.game.player(self.controller).damage_by_artifacts
        if isinstance(amount, Devotion):
            return self._devotion(amount)
        if isinstance(amount, UniqueVowels):
            return 0 if self.sticker is None else unique_vowels(self.sticker.words)
        if isinstance(amount, LettersOnStickers):
            stickers = self.game.object(self.source.id).stickers
            return sum(letters(each.sticker.words, amount.letter) for each in stickers)
        if isinstance(amount, CountersOnThis):
            return self.game.object(self.source.id).counted(amount.kind)
        if isinstance(amount, CardsBeyond):
            return max(0, self._in_hand(self.controller) - amount.than)
        assert isinstance(amount, CardsShortOf)
        that = self._that_player()
        return 0 if that is None else max(0, amount.of - self._in_hand(that))

    def _amount(self, amount: Amount, of: Reference | None) -> int:
        """What is said, was done before, or is to be seen of what "its" is about."""
        state = self.game.state
        if amount is Amount.MOVED:
            return len(self.made)
        if amount is Amount.EXCESS:
            return sum(map(_excess, self.damaged))
        if amount is Amount.THAT_MUCH:
            if self.that_much is not None:
                return self.that_much
            return 0 if self.event is None else self.event.amount
        if amount is Amount.X:
            return self._announced_x()
        if amount is Amount.CONVOKED:
            return len(convoked(state, self.source))
        if amount is Amount.COLORS_SPENT:
            return colors_spent(self.source)
        if amount is Amount.FURTHER_BLOCKERS:
            return max(0, len(combat.blockers(state, self.source.id)) - 1)
        if amount is Amount.OPPONENTS_ATTACKED:
            return 0 if state.combat is None else len(state.combat.against)
        if amount is Amount.HAND_DIFFERENCE:
            that = self._that_player()
            theirs = 0 if that is None else self._in_hand(that)
            return max(0, theirs - self._in_hand(self.controller))
        about = self._about(of)
        if about is None:
            return 0
        now = layers.characteristics(state, about)
        if amount is Amount.ITS_POWER:
            return now.power or 0
        if amount is Amount.ITS_TOXIC:
            return toxic.total(state, about)
        return value_of(self.game.object(about), now)

    def _in_hand(self, player: Seat) -> int:
        return len(zones.in_zone(self.game.state, Zone.HAND, player))

    def _devotion(self, to: Devotion) -> int:
        """How many mana symbols of a colour are in the mana costs of your permanents (700.5)."""
        state = self.game.state
        costs = (layers.characteristics(state, each).mana_cost for each in layers.permanents(state, self.controller))
        return sum(to.color in symbol_colors(symbol) for cost in costs for symbol in cost or ())

    def _announced_x(self) -> int:
        """X of a spell or activated ability (107.3a); in what triggered on entering, X of the spell that became the permanent, or
        0 (107.3m).
        """
        ability = self.game.object(self.of).ability
        if ability is not None and ability.x is not None:
            return ability.x
        enters = self.event is not None and isinstance(self.event.event, Enters) and self.event.event.subject is Itself.THIS
        if self.of != self.source.id and not enters:
            raise NotModelled("X in an ability that does not trigger on entering")
        return 0 if self.source.cast is None else self.source.cast.x


def _excess(received: DamageReceived) -> int:
    """How much of the damage that a permanent was dealt was excess damage. Raises NotModelled where the rules leave that open."""
    if received.excess is None:
        raise NotModelled("excess damage by several sources of which only some have deathtouch")
    return received.excess
