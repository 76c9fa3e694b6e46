"""What a text has spoken of so far: what "it" means, which targets it has named, how it calls its own card."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oracle.abilities.qualities import Kind, Named, Reference, Target, Targeted

_NOUNS = {
    Kind.SPELL: "spell",
    Kind.ABILITY: "ability",
    Kind.SPELL_OR_ABILITY: "spell or ability",
    Kind.SPELL_OR_PERMANENT: "",
    Kind.CARD_IN_GRAVEYARD: "card",
    Kind.CARD_IN_HAND: "card",
    Kind.CARD_IN_EXILE: "card",
    Kind.CARD_IN_LIBRARY: "card",
    Kind.PLAYER: "player",
    Kind.ANY_TARGET: "",
    Kind.PLAYER_OR_PLANESWALKER: "",
}


def noun_of(target: Target) -> str:
    """What a text calls this target afterwards: "that creature", "that spell". Empty where it has no noun."""
    if target.kind is not Kind.PERMANENT:
        return _NOUNS[target.kind]
    types = target.quality.types or target.quality.all_types[-1:]
    return types[0].lower() if len(types) == 1 else "permanent"


@dataclass(frozen=True)
class Memory:
    """What has been spoken of, up to one place in a text.

    ``names`` are the phrases by which a text calls its own card, the printed one first. ``planned`` are, for writing, all
    targets of the ability; ``targets`` those that the words so far have named, for writing and for reading.
    """

    names: tuple[str, ...]
    planned: tuple[Target, ...] = ()
    targets: tuple[Target, ...] = ()
    it: Reference | None = None
    """What "it" means."""
    noun: str = ""
    """What it is called: "creature" where "that creature" may be said; "this" where it is the source itself."""
    fresh: bool = False
    """Whether a new sentence has begun since it was last spoken of."""
    stressed: bool = False
    """Whether so much was just done to it (taken, exiled) that a new sentence calls it "that creature" and not "it"."""
    player: bool = False
    """Whether a player was spoken of whom "that player" can mean."""
    defending: bool = False
    """Whether that player is the defending player and was not called "that player" yet."""
    amount: bool = False
    """Whether an event told an amount that "that much" can mean."""
    poisoned: bool = False
    """Whether that player has just got poison counters: more of them are additional ones."""
    died: bool = False
    """Whether "it" has died: what it has become is "that card"."""
    exiled: bool = False
    """Whether an instruction has exiled an object: what is then returned is that card."""

    def targeting(self, target: Target) -> Memory:
        """After one more target was named; it is what "it" means now."""
        return replace(
            self,
            targets=(*self.targets, target),
            it=Targeted(len(self.targets)) if target.maximum == 1 and not target.times_x else None,
            noun=noun_of(target),
            fresh=False,
            stressed=False,
        )

    def of_event(
        self, noun: str, player: bool = False, amount: bool = False, poisoned: bool = False, defending: bool = False
    ) -> Memory:
        """After the words for an event; it is the object of the event, if it has a noun. ``player``: the event names a player
        other than you; ``amount``: it tells how much; ``defending``: it has a defending player.
        """
        it = Named.EVENT if noun else None
        return replace(self, it=it, noun=noun, fresh=False, player=player, amount=amount, poisoned=poisoned, defending=defending)

    def of_opponent_in_combat(self, defending: bool = False, noun: str = "creature") -> Memory:
        """After the words for an event of a creature that fights this one: "that creature"."""
        return replace(self.of_event(noun, defending=defending), fresh=True, stressed=True)

    def of_dead(self) -> Memory:
        """After words for a creature that dies."""
        return replace(self.of_event("creature"), died=True)

    def of_attached(self) -> Memory:
        """After words that ask something of what the source is attached to, which is then "that creature"."""
        return replace(self, it=Named.ATTACHED, noun="creature", fresh=True, stressed=True)

    def of_this(self) -> Memory:
        """After words that name the source itself in an instruction: "it" is that from then on."""
        return self if self.noun == "this" else replace(self, it=Named.THIS, noun="this", fresh=False, stressed=False)

    def of_token(self) -> Memory:
        """After words that create one token."""
        return replace(self, it=Named.MADE, noun="token", fresh=False, stressed=False)

    def of_tokens(self) -> Memory:
        """After words that create several, of which none is "it"."""
        return self if self.noun == "player" else replace(self, it=None, noun="tokens")

    def of_player(self) -> Memory:
        """After words that name a player and leave nothing for "it" to mean."""
        return replace(self, it=None, noun="", player=True)

    def of_cards(self, noun: str) -> Memory:
        """After words that move cards which they do not choose; ``noun`` is "card", or "cards" for several."""
        return replace(self, it=Named.MADE, noun=noun, fresh=False, stressed=False)

    def of_hand(self) -> Memory:
        """After words that reveal a player's hand."""
        return replace(self, it=None, noun="hand", player=True)

    def stress(self) -> Memory:
        """After words that do much to what they are about."""
        return replace(self, stressed=True)

    def nothing(self) -> Memory:
        """After words that leave nothing for "it" to mean."""
        return replace(self, it=None, noun="")

    def next_sentence(self) -> Memory:
        """As a new sentence begins."""
        return replace(self, fresh=True)
