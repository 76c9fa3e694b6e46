// A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
//
// Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `game` is,
// and make `Engine` play it; everything is named here as the contract names it.

const CONTRACT = 1;

/** What it can do beyond the core. Claim no more than it can: what is claimed is tested. */
const CAPABILITIES = [
  "control by another player", "counters", "counters of players", "mana in pool", "more than two players", "steps",
];

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
const KNOWN_ZONES = ["library", "hand", "battlefield", "graveyard", "exile"];

/** What of a card is kept and shown, and what is not: that must not be passed over in silence, but named. */
const KNOWN_FACTS = ["label", "owner", "zone", "tapped", "counters", "damage", "token"];
const UNKNOWN_FACTS = ["sick", "chosen", "commander", "casts"];

/** Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer". */
class Unsupported extends Error {}

/** The engine: a method for each verb of the contract. */
class Engine {
  /** A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card. */
  game = null;

  /** Who the engine is. The suite names the newest contract that it speaks. */
  hello(contract) {
    if (contract < CONTRACT) throw new Unsupported(`contract ${contract}`);
    const hello = { name: "template-node", version: "0.1.0", language: "JavaScript", contract: CONTRACT };
    return { answer: "hello", hello: { ...hello, capabilities: CAPABILITIES } };
  }

  /** Begin a new game that stands as the board says, and forget the one before. */
  setup({ players, objects, active, step = "precombat main", priority, randomness }) {
    this.game = null;
    if (randomness?.length > 0) throw new Unsupported("scripted randomness");
    this.game = { players: players.map(readPlayer), cards: objects.map(readCard), active, step, priority: priority || active };
    return { answer: "ok" };
  }

  /** Do what a player does: cast, play, attack, block, pass. Answer "illegal", with a "why", to what the rules forbid. */
  act({ action }) {
    throw new Unsupported(action);
  }

  /** The game as this player sees it; the empty name sees everything. */
  observe(viewer) {
    if (viewer !== "") throw new Unsupported(`the game as ${viewer} sees it`);
    if (this.game === null) throw new Error("no game was set up");
    const { players, cards, active, step, priority } = this.game;
    const count = ({ name }, zone) => pile(cards, name, zone).length;
    const view = {
      turn: 1, active, step, priority, stack: [],
      players: players.map((each) => ({ ...each, hand: count(each, "hand"), library: count(each, "library") })),
      // What is printed on a card is what counters and effects have not changed: show what the rules make of it.
      objects: cards.map((card) => ({ ...KNOWN_CARDS.get(card.name), ...card, place: place(card, cards) })),
    };
    return { answer: "view", view };
  }
}

/** A player. The mana pool is kept in the order in which it is shown: "{C}{U}" is "{U}{C}". */
function readPlayer({ name, life = 20, poison = 0, counters = {}, mana = "" }) {
  const symbols = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];
  const pool = symbols.map((symbol) => symbol.repeat(mana.split(symbol).length - 1)).join("");
  if (pool.length !== mana.length) throw new Unsupported(`the mana ${mana}`);
  return { name, life, poison, counters, mana: pool };
}

/** A card or token. It keeps its label wherever it goes: requests and views name it by that. */
function readCard(told) {
  if (!KNOWN_CARDS.has(told.card)) throw new Unsupported(`the card ${told.card}`);
  if (!KNOWN_ZONES.includes(told.zone)) throw new Unsupported(`a card in the zone ${told.zone}`);
  for (const fact of UNKNOWN_FACTS) {
    if (told[fact]) throw new Unsupported(`the fact ${fact}`);
  }
  const kept = Object.fromEntries(KNOWN_FACTS.map((fact) => [fact, told[fact]]));
  return { ...kept, name: told.card, controller: told.controller || told.owner };
}

/** How many cards lie on this one in its library or graveyard; 0 in the zones that have no order. */
function place(card, cards) {
  const above = pile(cards, card.owner, card.zone);
  if (card.zone === "graveyard") above.reverse();
  return ["graveyard", "library"].includes(card.zone) ? above.indexOf(card) : 0;
}

/** The cards of a player in a zone. */
function pile(cards, owner, zone) {
  return cards.filter((card) => card.owner === owner && card.zone === zone);
}

/** What the engine answers to a request, in the words of the contract. */
function answer(engine, request) {
  try {
    switch (request.verb) {
      case "hello": return engine.hello(request.contract);
      case "setup": return engine.setup(request.board);
      case "act": return engine.act(request.action);
      case "observe": return engine.observe(request.viewer);
      default: throw new Unsupported(`the verb ${request.verb}`);
    }
  } catch (error) {
    if (error instanceof Unsupported) return { answer: "unsupported", what: error.message };
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
  const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const engine = new Engine();
  let number = 0;
  for await (const line of lines()) {
    number += 1;
    try {
      const request = JSON.parse(utf8.decode(line));
      if (request.verb === undefined || request.id === undefined) throw new Error("it has no verb or no id");
      if (request.verb === "bye") return;
      process.stdout.write(`${JSON.stringify({ id: request.id, ...answer(engine, request) })}\n`);
    } catch (error) {
      console.error(`line ${number}: this is no request: ${error.message}`);
      process.exitCode = 1;
      return;
    }
  }
}

await main();
