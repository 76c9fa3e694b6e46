//! A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
//!
//! Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `Game` is,
//! and make `Engine` play it; everything is named here as the contract names it.

mod json;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use json::Json;
use Fault::{Broken, Malformed, Unsupported};

/// The version of the contract that this engine speaks.
const CONTRACT: i64 = 1;

/// What it can do beyond the core. Claim no more than it can: what is claimed is tested.
const CAPABILITIES: [&str; 5] = [
    "control by another player",
    "counters",
    "mana in pool",
    "more than two players",
    "steps",
];

/// Where a card may lie as the game begins: no spells on the stack, no commanders.
const KNOWN_ZONES: [&str; 5] = ["library", "hand", "battlefield", "graveyard", "exile"];

/// Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes.
fn known_card(name: &str) -> Option<Json> {
    let card = match name {
        "Wastes" => Json::object([("supertypes", list(["Basic"])), ("types", list(["Land"]))]),
        "Plains" | "Island" | "Swamp" | "Mountain" | "Forest" => Json::object([
            ("supertypes", list(["Basic"])),
            ("types", list(["Land"])),
            ("subtypes", list([name])),
        ]),
        "Grizzly Bears" => Json::object([
            ("mana_value", 2.into()),
            ("colors", "G".into()),
            ("types", list(["Creature"])),
            ("subtypes", list(["Bear"])),
            ("power", 2.into()),
            ("toughness", 2.into()),
        ]),
        "Lightning Bolt" => Json::object([
            ("mana_value", 1.into()),
            ("colors", "R".into()),
            ("types", list(["Instant"])),
        ]),
        "Memnite" => Json::object([
            ("types", list(["Artifact", "Creature"])),
            ("subtypes", list(["Construct"])),
            ("power", 1.into()),
            ("toughness", 1.into()),
        ]),
        _ => return None,
    };
    Some(card)
}

fn list<const N: usize>(words: [&str; N]) -> Json {
    words.into_iter().collect()
}

/// Why a request is not done.
enum Fault {
    /// It is none: the engine ends. The text says what is wrong with it.
    Malformed(String),
    /// This engine cannot be told this, or cannot show it. The text names it: "the card Ingot Chewer".
    Unsupported(String),
    /// Something in the engine went wrong. It spoils this game alone: the next set-up begins a new one.
    Broken(String),
}

/// A player.
struct Player {
    name: String,
    life: i64,
    poison: i64,
    mana: String,
}

/// A card or token in a zone. It keeps its label wherever it goes: requests and views name it by that.
struct Card {
    label: String,
    card: String,
    owner: String,
    controller: String,
    zone: String,
    tapped: bool,
    counters: BTreeMap<String, i64>,
    damage: i64,
    token: bool,
}

/// A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card.
struct Game {
    players: Vec<Player>,
    cards: Vec<Card>,
    active: String,
    step: String,
    priority: String,
}

/// The engine: a method for each verb of the contract.
#[derive(Default)]
struct Engine {
    game: Option<Game>,
}

impl Engine {
    /// Who the engine is. The suite names the newest contract that it speaks.
    fn hello(&self, contract: i64) -> Result<Json, Fault> {
        if contract < CONTRACT {
            return Err(Unsupported(format!("contract {contract}")));
        }
        let hello = Json::object([
            ("name", "template-rust".into()),
            ("version", "0.1.0".into()),
            ("language", "Rust".into()),
            ("contract", CONTRACT.into()),
            ("capabilities", list(CAPABILITIES)),
        ]);
        Ok(Json::object([("answer", "hello".into()), ("hello", hello)]))
    }

    /// Begin a new game that stands as the board says, and forget the one before.
    fn setup(&mut self, board: &Json) -> Result<Json, Fault> {
        self.game = None;
        if !field(board, "randomness", Json::as_array, Some(&[]))?.is_empty() {
            return Err(Unsupported("scripted randomness".to_owned()));
        }
        let active = field(board, "active", Json::as_str, None)?;
        self.game = Some(Game {
            players: field(board, "players", Json::as_array, None)?
                .iter()
                .map(read_player)
                .collect::<Result<_, _>>()?,
            cards: field(board, "objects", Json::as_array, None)?
                .iter()
                .map(read_card)
                .collect::<Result<_, _>>()?,
            active: active.to_owned(),
            step: field(board, "step", Json::as_str, Some("precombat main"))?.to_owned(),
            priority: or_else(field(board, "priority", Json::as_str, Some(""))?, active),
        });
        Ok(Json::object([("answer", "ok".into())]))
    }

    /// Do what a player does: cast, activate, play, pass, decide. Answer "illegal", with a "why", to what the rules forbid.
    fn act(&mut self, action: &Json) -> Result<Json, Fault> {
        Err(Unsupported(
            field(action, "action", Json::as_str, None)?.to_owned(),
        ))
    }

    /// The game as this player sees it; the empty name sees everything.
    fn observe(&self, viewer: &str) -> Result<Json, Fault> {
        if !viewer.is_empty() {
            return Err(Unsupported(format!("the game as {viewer} sees it")));
        }
        let game = self
            .game
            .as_ref()
            .ok_or_else(|| Broken("no game was set up".to_owned()))?;
        Ok(Json::object([
            ("answer", "view".into()),
            ("view", show_game(game)),
        ]))
    }
}

/// A player of the board.
fn read_player(told: &Json) -> Result<Player, Fault> {
    Ok(Player {
        name: field(told, "name", Json::as_str, None)?.to_owned(),
        life: field(told, "life", Json::as_i64, Some(20))?,
        poison: field(told, "poison", Json::as_i64, Some(0))?,
        mana: read_mana(field(told, "mana", Json::as_str, Some(""))?)?,
    })
}

/// A mana pool in the order in which it is shown: "{C}{U}" is "{U}{C}".
fn read_mana(told: &str) -> Result<String, Fault> {
    let symbols = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];
    let pool: String = symbols
        .map(|symbol| symbol.repeat(told.matches(symbol).count()))
        .concat();
    if pool.len() == told.len() {
        Ok(pool)
    } else {
        Err(Unsupported(format!("the mana {told}")))
    }
}

/// A card of the board. What is not kept must not be passed over in silence: name it.
fn read_card(told: &Json) -> Result<Card, Fault> {
    let (card, owner, zone) = (
        field(told, "card", Json::as_str, None)?,
        field(told, "owner", Json::as_str, None)?,
        field(told, "zone", Json::as_str, None)?,
    );
    if known_card(card).is_none() {
        return Err(Unsupported(format!("the card {card}")));
    }
    if !KNOWN_ZONES.contains(&zone) {
        return Err(Unsupported(format!("a card in the zone {zone}")));
    }
    if field(told, "sick", Json::as_bool, Some(false))? {
        return Err(Unsupported(
            "a permanent that came under control this turn".to_owned(),
        ));
    }
    if !field(told, "chosen", Json::as_str, Some(""))?.is_empty() {
        return Err(Unsupported("a chosen name or type".to_owned()));
    }
    if field(told, "commander", Json::as_bool, Some(false))?
        || field(told, "casts", Json::as_i64, Some(0))? != 0
    {
        return Err(Unsupported("a commander".to_owned()));
    }
    Ok(Card {
        label: field(told, "label", Json::as_str, None)?.to_owned(),
        card: card.to_owned(),
        owner: owner.to_owned(),
        controller: or_else(field(told, "controller", Json::as_str, Some(""))?, owner),
        zone: zone.to_owned(),
        tapped: field(told, "tapped", Json::as_bool, Some(false))?,
        counters: read_counters(told)?,
        damage: field(told, "damage", Json::as_i64, Some(0))?,
        token: field(told, "token", Json::as_bool, Some(false))?,
    })
}

fn read_counters(told: &Json) -> Result<BTreeMap<String, i64>, Fault> {
    let none = BTreeMap::new();
    let counters = field(told, "counters", Json::as_object, Some(&none))?.iter();
    counters
        .map(|(kind, count)| Ok((kind.clone(), count.as_i64().ok_or_else(|| wrong(kind))?)))
        .collect()
}

/// The view of a game. A question that waits for its answer would be its "decision"; then nobody has priority.
fn show_game(game: &Game) -> Json {
    Json::object([
        ("turn", 1.into()),
        ("active", game.active.as_str().into()),
        ("step", game.step.as_str().into()),
        ("priority", game.priority.as_str().into()),
        (
            "players",
            game.players
                .iter()
                .map(|player| show_player(player, &game.cards))
                .collect(),
        ),
        (
            "objects",
            game.cards
                .iter()
                .map(|card| show_card(card, &game.cards))
                .collect(),
        ),
        ("stack", Json::Array(Vec::new())),
    ])
}

/// A player, with the numbers of cards in hand and library.
fn show_player(player: &Player, cards: &[Card]) -> Json {
    Json::object([
        ("name", player.name.as_str().into()),
        ("life", player.life.into()),
        ("poison", player.poison.into()),
        ("mana", player.mana.as_str().into()),
        (
            "hand",
            (pile(&player.name, "hand", cards).count() as i64).into(),
        ),
        (
            "library",
            (pile(&player.name, "library", cards).count() as i64).into(),
        ),
    ])
}

/// A card. Show what the rules make of it: what is printed here is what counters and effects have not changed.
fn show_card(card: &Card, cards: &[Card]) -> Json {
    let counters = card
        .counters
        .iter()
        .map(|(kind, &count)| (kind.clone(), count.into()))
        .collect();
    let mut shown = Json::object([
        ("label", card.label.as_str().into()),
        ("name", card.card.as_str().into()),
        ("zone", card.zone.as_str().into()),
        ("owner", card.owner.as_str().into()),
        ("controller", card.controller.as_str().into()),
        ("place", (place(card, cards) as i64).into()),
        ("tapped", card.tapped.into()),
        ("counters", Json::Object(counters)),
        ("damage", card.damage.into()),
        ("token", card.token.into()),
    ]);
    if let (Json::Object(shown), Some(Json::Object(printed))) = (&mut shown, known_card(&card.card))
    {
        shown.extend(printed);
    }
    shown
}

/// How many cards lie on this one in its library or graveyard; 0 in the zones that have no order.
fn place(card: &Card, cards: &[Card]) -> usize {
    let others = || pile(&card.owner, &card.zone, cards).map(|other| &other.label);
    match card.zone.as_str() {
        "library" => others().take_while(|&label| *label != card.label).count(),
        "graveyard" => others().skip_while(|&label| *label != card.label).count() - 1,
        _ => 0,
    }
}

fn pile<'a>(owner: &'a str, zone: &'a str, cards: &'a [Card]) -> impl Iterator<Item = &'a Card> {
    cards
        .iter()
        .filter(move |card| card.owner == owner && card.zone == zone)
}

/// A field of a message, or what it is otherwise, where it is left out. Fields that nobody asks for are passed over.
fn field<'a, T>(
    of: &'a Json,
    name: &str,
    kind: fn(&'a Json) -> Option<T>,
    otherwise: Option<T>,
) -> Result<T, Fault> {
    let Some(fields) = of.as_object() else {
        let what = "there is something else where an object should be";
        return Err(Malformed(what.to_owned()));
    };
    let value = fields.get(name).map_or(otherwise, kind);
    value.ok_or_else(|| wrong(name))
}

fn wrong(name: &str) -> Fault {
    Malformed(format!("'{name}' is missing, or not of its kind"))
}

fn or_else(text: &str, otherwise: &str) -> String {
    if text.is_empty() { otherwise } else { text }.to_owned()
}

/// The answer to a request, as a line, or `None` to bye.
fn answer(engine: &mut Engine, line: &[u8]) -> Result<Option<String>, Fault> {
    let text = std::str::from_utf8(line)
        .map_err(|error| Malformed(format!("this is no UTF-8: {error}")))?;
    let request =
        Json::read(text).map_err(|error| Malformed(format!("this is no JSON: {error}")))?;
    let (verb, id) = (
        field(&request, "verb", Json::as_str, None)?,
        field(&request, "id", Json::as_i64, None)?,
    );
    let answered = match verb {
        "hello" => engine.hello(field(&request, "contract", Json::as_i64, None)?),
        "setup" => engine.setup(field(&request, "board", Some, None)?),
        "act" => engine.act(field(&request, "action", Some, None)?),
        "observe" => engine.observe(field(&request, "viewer", Json::as_str, None)?),
        "bye" => return Ok(None),
        _ => Err(Malformed(format!("there is no verb '{verb}'"))),
    };
    let mut answer = match answered {
        Ok(answer) => answer,
        Err(Unsupported(what)) => Json::object([
            ("answer", "unsupported".into()),
            ("what", what.as_str().into()),
        ]),
        Err(Broken(why)) => {
            Json::object([("answer", "error".into()), ("why", why.as_str().into())])
        }
        Err(malformed) => return Err(malformed),
    };
    if let Json::Object(fields) = &mut answer {
        fields.insert("id".to_owned(), id.into());
    }
    Ok(Some(format!("{answer}\n")))
}

/// Answer each line at once, until there are no more or the suite says bye. Standard output is for answers alone: write what else
/// there is to say with `eprintln!`.
fn main() -> io::Result<ExitCode> {
    let mut engine = Engine::default();
    for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
        match answer(&mut engine, &line?) {
            Ok(Some(answer)) => {
                let mut answers = io::stdout().lock();
                answers.write_all(answer.as_bytes())?;
                answers.flush()?;
            }
            Ok(None) => break,
            Err(Malformed(what) | Unsupported(what) | Broken(what)) => {
                eprintln!("line {}: {what}", index + 1);
                return Ok(ExitCode::FAILURE);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
