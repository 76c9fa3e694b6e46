import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Map.entry;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
 *
 * <p>Each line of standard input is a request, each line of standard output the answer to one. Put your own game where {@link
 * Game} is, and make {@code Engine} play it; everything is named here as the contract names it.
 */
public final class Engine {
    private static final int CONTRACT = 1;

    /** What it can do beyond the core. Claim no more than it can: what is claimed is tested. */
    private static final List<String> CAPABILITIES =
            List.of("control by another player", "counters", "counters of players", "mana in pool", "more than two players", "steps");

    /** Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes. */
    private static final Map<String, Map<String, Object>> KNOWN_CARDS = Map.ofEntries(
            entry("Wastes", basic()), entry("Plains", basic("Plains")), entry("Island", basic("Island")),
            entry("Swamp", basic("Swamp")), entry("Mountain", basic("Mountain")), entry("Forest", basic("Forest")),
            entry("Grizzly Bears", Json.object("mana_value", 2, "colors", "G",
                    "types", List.of("Creature"), "subtypes", List.of("Bear"), "power", 2, "toughness", 2)),
            entry("Lightning Bolt", Json.object("mana_value", 1, "colors", "R", "types", List.of("Instant"))),
            entry("Memnite", Json.object(
                    "types", List.of("Artifact", "Creature"), "subtypes", List.of("Construct"), "power", 1, "toughness", 1)));

    private static Map<String, Object> basic(String... subtypes) {
        return Json.object("supertypes", List.of("Basic"), "types", List.of("Land"), "subtypes", List.of(subtypes));
    }

    /** Where a card may lie as the game begins: no spells on the stack, no commanders. */
    private static final List<String> KNOWN_ZONES = List.of("library", "hand", "battlefield", "graveyard", "exile");

    /** What of a card is kept and shown, and what is not: that must not be passed over in silence, but named. */
    private static final List<String> KNOWN_FACTS = List.of("label", "owner", "zone", "tapped", "counters", "damage", "token");
    private static final List<String> UNKNOWN_FACTS = List.of("sick", "chosen", "commander", "casts");

    /** Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer". */
    private static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unsupported(String message) {
            super(message);
        }
    }

    /** A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card. */
    private record Game(
            List<Map<String, Object>> players, List<Map<String, Object>> cards, Object active, Object step, Object priority) {}

    private Game game;

    /** Who the engine is. The suite names the newest contract that it speaks. */
    private Map<String, Object> hello(long contract) {
        if (contract < CONTRACT) throw new Unsupported("contract " + contract);
        return Json.object("answer", "hello", "hello", Json.object("name", "template-java", "version", "0.1.0",
                "language", "Java", "contract", CONTRACT, "capabilities", CAPABILITIES));
    }

    /** Begin a new game that stands as the board says, and forget the one before. */
    private Map<String, Object> setup(Map<String, Object> board) {
        game = null;
        if (says(board, "randomness")) throw new Unsupported("scripted randomness");
        game = new Game(
                Json.asObjects(board.get("players")).stream().map(Engine::readPlayer).toList(),
                Json.asObjects(board.get("objects")).stream().map(Engine::readCard).toList(),
                board.get("active"),
                board.getOrDefault("step", "precombat main"),
                says(board, "priority") ? board.get("priority") : board.get("active"));
        return Json.object("answer", "ok");
    }

    /** Do what a player does: cast, play, attack, block, pass. Answer "illegal", with a "why", to what the rules forbid. */
    private Map<String, Object> act(Map<String, Object> action) {
        throw new Unsupported((String) action.get("action"));
    }

    /** The game as this player sees it; the empty name sees everything. */
    private Map<String, Object> observe(String viewer) {
        if (!viewer.isEmpty()) throw new Unsupported("the game as " + viewer + " sees it");
        if (game == null) throw new IllegalStateException("no game was set up");
        return Json.object("answer", "view", "view", Json.object(
                "turn", 1, "active", game.active, "step", game.step, "priority", game.priority, "stack", List.of(),
                "players", game.players.stream().map(this::showPlayer).toList(),
                "objects", game.cards.stream().map(this::showCard).toList()));
    }

    /** A player. The mana pool is kept in the order in which it is shown: "{C}{U}" is "{U}{C}". */
    private static Map<String, Object> readPlayer(Map<String, Object> told) {
        String mana = (String) told.getOrDefault("mana", "");
        String pool = "";
        for (String symbol : List.of("{W}", "{U}", "{B}", "{R}", "{G}", "{C}")) {
            pool += symbol.repeat((mana.length() - mana.replace(symbol, "").length()) / symbol.length());
        }
        if (pool.length() != mana.length()) throw new Unsupported("the mana " + mana);
        return Json.object("name", told.get("name"), "mana", pool,
                "life", told.getOrDefault("life", 20), "poison", told.getOrDefault("poison", 0),
                "counters", told.getOrDefault("counters", Map.of()));
    }

    /** A card or token. It keeps its label wherever it goes: requests and views name it by that. */
    private static Map<String, Object> readCard(Map<String, Object> told) {
        if (!KNOWN_CARDS.containsKey(told.get("card"))) throw new Unsupported("the card " + told.get("card"));
        if (!KNOWN_ZONES.contains(told.get("zone"))) throw new Unsupported("a card in the zone " + told.get("zone"));
        for (String fact : UNKNOWN_FACTS) {
            if (says(told, fact)) throw new Unsupported("the fact " + fact);
        }
        var card = Json.object(
                "name", told.get("card"), "controller", says(told, "controller") ? told.get("controller") : told.get("owner"));
        for (String fact : KNOWN_FACTS) if (told.containsKey(fact)) card.put(fact, told.get(fact));
        return card;
    }

    private Map<String, Object> showPlayer(Map<String, Object> player) {
        Map<String, Object> shown = new LinkedHashMap<>(player);
        for (String zone : List.of("hand", "library")) shown.put(zone, pile(player.get("name"), zone).size());
        return shown;
    }

    /** What is printed on a card is what counters and effects have not changed: show what the rules make of it. */
    private Map<String, Object> showCard(Map<String, Object> card) {
        Map<String, Object> shown = new LinkedHashMap<>(card);
        shown.putAll(KNOWN_CARDS.get(card.get("name")));
        shown.put("place", place(card));
        return shown;
    }

    /** How many cards lie on this one in its library or graveyard; 0 in the zones that have no order. */
    private int place(Map<String, Object> card) {
        var above = pile(card.get("owner"), card.get("zone"));
        if (card.get("zone").equals("graveyard")) Collections.reverse(above);
        return List.of("graveyard", "library").contains(card.get("zone")) ? above.indexOf(card) : 0;
    }

    private List<Map<String, Object>> pile(Object owner, Object zone) {
        var cards = new ArrayList<>(game.cards);
        cards.removeIf(card -> !card.get("owner").equals(owner) || !card.get("zone").equals(zone));
        return cards;
    }

    /** Whether a field says something that might not as well be left out. */
    private static boolean says(Map<String, Object> of, String field) {
        return !Arrays.asList(null, false, 0L, "", List.of()).contains(of.get(field));
    }

    /** What the engine answers to a request, in the words of the contract. */
    private Map<String, Object> answer(Map<String, Object> request) {
        String verb = (String) request.get("verb");
        try {
            return switch (verb) {
                case "hello" -> hello((Long) request.get("contract"));
                case "setup" -> setup(Json.asObject(request.get("board")));
                case "act" -> act(Json.asObject(request.get("action")));
                case "observe" -> observe((String) request.get("viewer"));
                default -> throw new Unsupported("the verb " + verb);
            };
        } catch (Unsupported error) {
            return Json.object("answer", "unsupported", "what", error.getMessage());
        } catch (RuntimeException error) {
            error.printStackTrace();
            return Json.object("answer", "error", "why", error.toString());
        }
    }

    /** Answer each line at once, until there are no more or the suite says bye. */
    public static void main(String[] arguments) throws IOException {
        var requests = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        var answers = System.out;
        System.setOut(System.err); // what is printed by the way must not stand among the answers
        Engine engine = new Engine();
        int number = 1;
        try {
            for (String line = requests.readLine(); line != null; line = requests.readLine(), number++) {
                var request = Json.asObject(Json.read(line));
                var answer = Json.object("id", Objects.requireNonNull(request.get("id"), "it has no id"));
                if (request.get("verb").equals("bye")) return;
                answer.putAll(engine.answer(request));
                answers.write((Json.write(answer) + "\n").getBytes(UTF_8));
                answers.flush();
            }
        } catch (RuntimeException error) {
            System.err.println("line " + number + ": " + error);
            System.exit(1);
        }
    }
}
