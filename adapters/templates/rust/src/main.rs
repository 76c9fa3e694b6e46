//! A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
//!
//! Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `Game` is,
//! and make `Engine` play it; everything is named here as the contract names it.

mod json;

use std::io;
use std::process::ExitCode;

use json::{object, Json};
use Fault::{Broken, Unsupported};

const CONTRACT: i64 = 1;

/// Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes.
fn known_card(name: &str) -> Option<Json> {
    let basic = object! {"supertypes": ["Basic"], "types": ["Land"]};
    match name {
        "Wastes" => Some(basic),
        "Plains" | "Island" | "Swamp" | "Mountain" | "Forest" => {
            Some(basic.with("subtypes", [name]))
        }
        "Grizzly Bears" => Some(object! {
            "mana_value": 2, "colors": "G", "types": ["Creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2
        }),
        "Lightning Bolt" => Some(object! {"mana_value": 1, "colors": "R", "types": ["Instant"]}),
        "Memnite" => Some(object! {
            "types": ["Artifact", "Creature"], "subtypes": ["Construct"], "power": 1, "toughness": 1
        }),
        _ => None,
    }
}

/// Where a card may lie as the game begins: no spells on the stack, no commanders.
const KNOWN_ZONES: [&str; 5] = ["library", "hand", "battlefield", "graveyard", "exile"];

/// What of a card is kept and shown, and what is not: that must not be passed over in silence, but named.
const KNOWN_FACTS: [&str; 7] = [
    "label", "owner", "zone", "tapped", "counters", "damage", "token",
];
const UNKNOWN_FACTS: [&str; 4] = ["sick", "chosen", "commander", "casts"];

/// Why a request is not done.
enum Fault {
    /// Something that this engine cannot be told or cannot show. The text names it: "the card Ingot Chewer".
    Unsupported(String),
    /// Something went wrong in the engine.
    Broken(String),
}

impl From<String> for Fault {
    fn from(why: String) -> Fault {
        Broken(why)
    }
}

/// A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card.
struct Game {
    players: Vec<Json>,
    cards: Vec<Json>,
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
        // Claim no more capabilities than it has: what is claimed is tested.
        let hello = object! {
            "name": "template-rust", "version": "0.1.0", "language": "Rust", "contract": CONTRACT,
            "capabilities": [
                "control by another player", "counters", "counters of players", "mana in pool", "more than two players", "steps"
            ]
        };
        Ok(object! {"answer": "hello", "hello": hello})
    }

    /// Begin a new game that stands as the board says, and forget the one before.
    fn setup(&mut self, board: &Json) -> Result<Json, Fault> {
        self.game = None;
        if says(&board["randomness"]).is_some() {
            return Err(Unsupported("scripted randomness".to_owned()));
        }
        let priority = says(&board["priority"]).unwrap_or(&board["active"]);
        let players = board["players"].items()?.iter().map(read_player);
        let cards = board["objects"].items()?.iter().map(read_card);
        self.game = Some(Game {
            players: players.collect::<Result<_, _>>()?,
            cards: cards.collect::<Result<_, _>>()?,
            active: board["active"].text()?.to_owned(),
            step: board["step"].text().unwrap_or("precombat main").to_owned(),
            priority: priority.text()?.to_owned(),
        });
        Ok(object! {"answer": "ok"})
    }

    /// Do what a player does: cast, play, attack, block, pass. Answer "illegal", with a "why", to what the rules forbid.
    fn act(&mut self, action: &Json) -> Result<Json, Fault> {
        Err(Unsupported(action["action"].text()?.to_owned()))
    }

    /// The game as this player sees it; the empty name sees everything.
    fn observe(&self, viewer: &str) -> Result<Json, Fault> {
        if !viewer.is_empty() {
            return Err(Unsupported(format!("the game as {viewer} sees it")));
        }
        let game = self.game.as_ref().ok_or("no game was set up".to_owned())?;
        let count = |player: &Json, zone: &str| {
            let lies =
                |card: &&Json| card["owner"] == player["name"] && card["zone"] == zone.into();
            game.cards.iter().filter(lies).count() as i64
        };
        let show_player = |player: &Json| {
            let (hand, library) = (count(player, "hand"), count(player, "library"));
            player.clone().with("hand", hand).with("library", library)
        };
        let show_card = |card: &Json| card.clone().with("place", place(card, &game.cards));
        let view = object! {
            "turn": 1, "active": game.active.as_str(), "step": game.step.as_str(), "priority": game.priority.as_str(),
            "players": Json::Array(game.players.iter().map(show_player).collect()),
            "objects": Json::Array(game.cards.iter().map(show_card).collect()), "stack": []
        };
        Ok(object! {"answer": "view", "view": view})
    }
}

/// A player. The mana pool is kept in the order in which it is shown: "{C}{U}" is "{U}{C}".
fn read_player(told: &Json) -> Result<Json, Fault> {
    let mana = told["mana"].text().unwrap_or_default();
    let pool = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"]
        .map(|symbol| symbol.repeat(mana.matches(symbol).count()))
        .concat();
    if pool.len() != mana.len() {
        return Err(Unsupported(format!("the mana {mana}")));
    }
    Ok(object! {
        "name": told["name"].text()?, "mana": pool.as_str(),
        "life": told["life"].integer().unwrap_or(20), "poison": told["poison"].integer().unwrap_or(0),
        "counters": says(&told["counters"]).cloned().unwrap_or(object! {})
    })
}

/// A card or token. It keeps its label wherever it goes: requests and views name it by that. What is printed on it is what
/// counters and effects have not changed: show what the rules make of it.
fn read_card(told: &Json) -> Result<Json, Fault> {
    let (name, zone) = (told["card"].text()?, told["zone"].text()?);
    let printed = known_card(name).ok_or_else(|| Unsupported(format!("the card {name}")))?;
    if !KNOWN_ZONES.contains(&zone) {
        return Err(Unsupported(format!("a card in the zone {zone}")));
    }
    for fact in UNKNOWN_FACTS {
        if says(&told[fact]).is_some() {
            return Err(Unsupported(format!("the fact {fact}")));
        }
    }
    let controller = says(&told["controller"]).unwrap_or(&told["owner"]).clone();
    let facts = KNOWN_FACTS.iter();
    let card = facts.fold(printed, |card, fact| card.with(fact, told[fact].clone()));
    Ok(card.with("name", name).with("controller", controller))
}

/// How many cards lie on this one in its library or graveyard; 0 in the zones that have no order.
fn place(card: &Json, cards: &[Json]) -> i64 {
    let mut pile = cards
        .iter()
        .filter(|other| other["owner"] == card["owner"] && other["zone"] == card["zone"]);
    let above = match card["zone"].text() {
        Ok("library") => pile.position(|other| other == card),
        Ok("graveyard") => pile.rev().position(|other| other == card),
        _ => None,
    };
    above.unwrap_or(0) as i64
}

/// What a field says, if it might not as well be left out.
fn says(field: &Json) -> Option<&Json> {
    let nothing = ["null", "false", "0", "\"\"", "[]"];
    Some(field).filter(|field| !nothing.contains(&field.to_string().as_str()))
}

/// What the engine does for a request.
fn perform(engine: &mut Engine, verb: &str, request: &Json) -> Result<Json, Fault> {
    match verb {
        "hello" => engine.hello(request["contract"].integer()?),
        "setup" => engine.setup(&request["board"]),
        "act" => engine.act(&request["action"]),
        "observe" => engine.observe(request["viewer"].text()?),
        _ => Err(Unsupported(format!("the verb {verb}"))),
    }
}

/// What the engine answers to a line, in the words of the contract; nothing to bye. An error is what makes it no request.
fn answer(engine: &mut Engine, line: &str) -> Result<Option<Json>, String> {
    let request = Json::read(line)?;
    let (verb, id) = (request["verb"].text()?, request["id"].integer()?);
    if verb == "bye" {
        return Ok(None);
    }
    let answer = match perform(engine, verb, &request) {
        Ok(answer) => answer,
        Err(Unsupported(what)) => object! {"answer": "unsupported", "what": what.as_str()},
        Err(Broken(why)) => object! {"answer": "error", "why": why.as_str()},
    };
    Ok(Some(answer.with("id", id)))
}

/// Answer each line at once, until there are no more or the suite says bye. Standard output is for answers alone: write what
/// else there is to say with `eprintln!`.
fn main() -> ExitCode {
    let mut engine = Engine::default();
    for (index, line) in io::stdin().lines().enumerate() {
        let line = line.map_err(|error| error.to_string());
        match line.and_then(|line| answer(&mut engine, &line)) {
            Ok(Some(answer)) => println!("{answer}"),
            Ok(None) => break,
            Err(what) => {
                eprintln!("line {}: {what}", index + 1);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
