// A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
//
// Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `game` is,
// and make `Engine` play it; everything is named here as the contract names it.

/** The version of the contract that this engine speaks. */
const CONTRACT = 1;

/** What it can do beyond the core. Claim no more than it can: what is claimed is tested. */
const CAPABILITIES = ["control by another player", "counters", "mana in pool", "more than two players", "steps"];

const BASIC = { supertypes: ["Basic"], types: ["Land"] };

/** Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes. */
const KNOWN_CARDS = new Map([
  ["Wastes", BASIC],
  ...["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name) => [name, { ...BASIC, subtypes: [name] }]),
  ["Grizzly Bears", { mana_value: 2, colors: "G", types: ["Creature"], subtypes: ["Bear"], power: 2, toughness: 2 }],
  ["Lightning Bolt", { mana_value: 1, colors: "R", types: ["Instant"] }],
  ["Memnite", { types: ["Artifact", "Creature"], subtypes: ["Construct"], power: 1, toughness: 1 }],
]);

/** Where a card may lie as the game begins: no spells on the stack, no commanders. */
const KNOWN_ZONES = new Set(["library", "hand", "battlefield", "graveyard", "exile"]);

/** A request that is none: the engine ends. The message says what is wrong with it. */
class Malformed extends Error {}

/** Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer". */
class Unsupported extends Error {}

/** The engine: a method for each verb of the contract. */
class Engine {
  /** Your own state. Libraries are listed from the top, graveyards from the oldest card. */
  #game = null;

  /** Who the engine is. The suite names the newest contract that it speaks. */
  hello(contract) {
    if (contract < CONTRACT) throw new Unsupported(`contract ${contract}`);
    const hello = { name: "template-node", version: "0.1.0", language: "JavaScript" };
    return { answer: "hello", hello: { ...hello, contract: CONTRACT, capabilities: CAPABILITIES } };
  }

  /** Begin a new game that stands as the board says, and forget the one before. */
  setup(board) {
    this.#game = null;
    if (field(board, "randomness", "array", []).length > 0) throw new Unsupported("scripted randomness");
    const active = field(board, "active", "string");
    this.#game = {
      players: field(board, "players", "array").map(readPlayer),
      cards: field(board, "objects", "array").map(readCard),
      active,
      step: field(board, "step", "string", "precombat main"),
      priority: field(board, "priority", "string", "") || active,
    };
    return { answer: "ok" };
  }

  /** Do what a player does: cast, activate, play, pass, decide. Answer "illegal", with a "why", to what the rules forbid. */
  act(action) {
    throw new Unsupported(field(action, "action", "string"));
  }

  /** The game as this player sees it; the empty name sees everything. */
  observe(viewer) {
    if (viewer !== "") throw new Unsupported(`the game as ${viewer} sees it`);
    if (this.#game === null) throw new Error("no game was set up");
    return { answer: "view", view: showGame(this.#game) };
  }
}

/** A player of the board. */
function readPlayer(told) {
  return {
    name: field(told, "name", "string"),
    life: field(told, "life", "integer", 20),
    poison: field(told, "poison", "integer", 0),
    mana: readMana(field(told, "mana", "string", "")),
  };
}

/** A mana pool in the order in which it is shown: "{C}{U}" is "{U}{C}". */
function readMana(told) {
  const symbols = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];
  const pool = symbols.map((symbol) => symbol.repeat(told.split(symbol).length - 1)).join("");
  if (pool.length !== told.length) throw new Unsupported(`the mana ${told}`);
  return pool;
}

/** A card of the board. It keeps its label wherever it goes. What is not kept must not be passed over in silence: name it. */
function readCard(told) {
  const [card, owner, zone] = ["card", "owner", "zone"].map((name) => field(told, name, "string"));
  if (!KNOWN_CARDS.has(card)) throw new Unsupported(`the card ${card}`);
  if (!KNOWN_ZONES.has(zone)) throw new Unsupported(`a card in the zone ${zone}`);
  if (field(told, "sick", "boolean", false)) throw new Unsupported("a permanent that came under control this turn");
  if (field(told, "chosen", "string", "") !== "") throw new Unsupported("a chosen name or type");
  if (field(told, "commander", "boolean", false) || field(told, "casts", "integer", 0) !== 0) {
    throw new Unsupported("a commander");
  }
  const counters = field(told, "counters", "object", {});
  Object.keys(counters).forEach((kind) => field(counters, kind, "integer"));
  return {
    label: field(told, "label", "string"),
    card,
    owner,
    controller: field(told, "controller", "string", "") || owner,
    zone,
    tapped: field(told, "tapped", "boolean", false),
    counters,
    damage: field(told, "damage", "integer", 0),
    token: field(told, "token", "boolean", false),
  };
}

/** The view of a game. A question that waits for its answer would be its "decision"; then nobody has priority. */
function showGame({ players, cards, active, step, priority }) {
  return {
    turn: 1,
    active,
    step,
    priority,
    players: players.map((player) => showPlayer(player, cards)),
    objects: cards.map((card) => showCard(card, cards)),
    stack: [],
  };
}

/** A player, with the numbers of cards in hand and library. */
function showPlayer(player, cards) {
  const count = (zone) => cards.filter((card) => card.owner === player.name && card.zone === zone).length;
  return { ...player, hand: count("hand"), library: count("library") };
}

/** A card. Show what the rules make of it: what is printed here is what counters and effects have not changed. */
function showCard({ card: name, ...facts }, cards) {
  return { ...KNOWN_CARDS.get(name), ...facts, name, place: place(facts, cards) };
}

/** How many cards lie on this one in its library or graveyard; 0 in the zones that have no order. */
function place({ label, owner, zone }, cards) {
  const pile = cards.filter((other) => other.owner === owner && other.zone === zone);
  const above = pile.findIndex((other) => other.label === label);
  if (zone === "library") return above;
  return zone === "graveyard" ? pile.length - 1 - above : 0;
}

/** A field of a message, or the default where it is left out. Fields that nobody asks for are passed over. */
function field(of, name, kind, otherwise) {
  if (kindOf(of) !== "object") throw new Malformed("there is something else where an object should be");
  const value = Object.hasOwn(of, name) ? of[name] : otherwise;
  if (kindOf(value) !== kind) throw new Malformed(`'${name}' is missing, or is no ${kind}`);
  return value;
}

function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isSafeInteger(value) ? "integer" : typeof value;
}

/** The request on a line. */
function read(line) {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  } catch (error) {
    throw new Malformed(`this is no JSON: ${error.message}`);
  }
}

/** What the engine answers to a request, in the words of the contract. */
function answer(engine, verb, request) {
  try {
    switch (verb) {
      case "hello": return engine.hello(field(request, "contract", "integer"));
      case "setup": return engine.setup(field(request, "board", "object"));
      case "act": return engine.act(field(request, "action", "object"));
      case "observe": return engine.observe(field(request, "viewer", "string"));
      default: throw new Malformed(`there is no verb '${verb}'`);
    }
  } catch (error) {
    if (error instanceof Malformed) throw error;
    if (error instanceof Unsupported) return { answer: "unsupported", what: error.message };
    // Whatever else goes wrong spoils this game alone: the next set-up begins a new one.
    console.error(error);
    return { answer: "error", why: String(error) };
  }
}

/** The lines of standard input. The module readline would end a line at U+2028 too, which may stand in a name. */
async function* lines() {
  let rest = Buffer.alloc(0);
  for await (const chunk of process.stdin) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      yield rest.subarray(0, end);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield rest;
}

/** Answer each line at once, until there are no more or the suite says bye. */
async function main() {
  console.log = console.error; // what is printed by the way must not stand among the answers
  const engine = new Engine();
  let number = 0;
  for await (const line of lines()) {
    number += 1;
    try {
      const request = read(line);
      const [verb, id] = [field(request, "verb", "string"), field(request, "id", "integer")];
      if (verb === "bye") return;
      process.stdout.write(`${JSON.stringify({ id, ...answer(engine, verb, request) })}\n`);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      console.error(`line ${number}: ${error.message}`);
      process.exitCode = 1;
      return;
    }
  }
}

await main();
