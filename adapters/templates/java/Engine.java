import static java.util.Map.entry;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.
 *
 * <p>Each line of standard input is a request, each line of standard output the answer to one. Put your own game where {@link
 * Game} is, and make {@code Engine} play it; everything is named here as the contract names it.
 */
public final class Engine {
    /** The version of the contract that this engine speaks. */
    private static final int CONTRACT = 1;

    /** What it can do beyond the core. Claim no more than it can: what is claimed is tested. */
    private static final List<String> CAPABILITIES =
            List.of("control by another player", "counters", "mana in pool", "more than two players", "steps");

    /** Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes. */
    private static final Map<String, Map<String, Object>> KNOWN_CARDS = Map.ofEntries(
            entry("Wastes", basic()),
            entry("Plains", basic("Plains")),
            entry("Island", basic("Island")),
            entry("Swamp", basic("Swamp")),
            entry("Mountain", basic("Mountain")),
            entry("Forest", basic("Forest")),
            entry("Grizzly Bears", fields(
                    "mana_value", 2, "colors", "G", "types", List.of("Creature"), "subtypes", List.of("Bear"),
                    "power", 2, "toughness", 2)),
            entry("Lightning Bolt", fields("mana_value", 1, "colors", "R", "types", List.of("Instant"))),
            entry("Memnite", fields(
                    "types", List.of("Artifact", "Creature"), "subtypes", List.of("Construct"), "power", 1, "toughness", 1)));

    /** Where a card may lie as the game begins: no spells on the stack, no commanders. */
    private static final Set<String> KNOWN_ZONES = Set.of("library", "hand", "battlefield", "graveyard", "exile");

    /** A request that is none: the engine ends. The message says what is wrong with it. */
    private static final class Malformed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Malformed(String message) {
            super(message);
        }
    }

    /** Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer". */
    private static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unsupported(String message) {
            super(message);
        }
    }

    /** A player. */
    private record Player(String name, long life, long poison, String mana) {}

    /** A card or token in a zone. It keeps its label wherever it goes: requests and views name it by that. */
    private record Card(
            String label, String card, String owner, String controller, String zone,
            boolean tapped, Map<String, Long> counters, long damage, boolean token) {}

    /** A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card. */
    private record Game(List<Player> players, List<Card> cards, String active, String step, String priority) {}

    private Game game;

    /** Who the engine is. The suite names the newest contract that it speaks. */
    private Map<String, Object> hello(long contract) {
        if (contract < CONTRACT) throw new Unsupported("contract " + contract);
        return fields(
                "answer", "hello",
                "hello", fields(
                        "name", "template-java", "version", "0.1.0", "language", "Java",
                        "contract", CONTRACT, "capabilities", CAPABILITIES));
    }

    /** Begin a new game that stands as the board says, and forget the one before. */
    private Map<String, Object> setup(Map<?, ?> board) {
        game = null;
        if (!field(board, "randomness", List.class, List.of()).isEmpty()) throw new Unsupported("scripted randomness");
        String active = field(board, "active", String.class);
        game = new Game(
                each(field(board, "players", List.class)).map(Engine::readPlayer).toList(),
                each(field(board, "objects", List.class)).map(Engine::readCard).toList(),
                active,
                field(board, "step", String.class, "precombat main"),
                orElse(field(board, "priority", String.class, ""), active));
        return fields("answer", "ok");
    }

    /** Do what a player does: cast, activate, play, pass, decide. Answer "illegal", with a "why", to what the rules forbid. */
    private Map<String, Object> act(Map<?, ?> action) {
        throw new Unsupported(field(action, "action", String.class));
    }

    /** The game as this player sees it; the empty name sees everything. */
    private Map<String, Object> observe(String viewer) {
        if (!viewer.isEmpty()) throw new Unsupported("the game as " + viewer + " sees it");
        if (game == null) throw new IllegalStateException("no game was set up");
        return fields("answer", "view", "view", showGame(game));
    }

    /** A player of the board. */
    private static Player readPlayer(Object told) {
        return new Player(
                field(told, "name", String.class),
                field(told, "life", Long.class, 20L),
                field(told, "poison", Long.class, 0L),
                readMana(field(told, "mana", String.class, "")));
    }

    /** A mana pool in the order in which it is shown: "{C}{U}" is "{U}{C}". */
    private static String readMana(String told) {
        StringBuilder pool = new StringBuilder();
        for (String symbol : List.of("{W}", "{U}", "{B}", "{R}", "{G}", "{C}")) {
            for (int at = told.indexOf(symbol); at >= 0; at = told.indexOf(symbol, at + 1)) pool.append(symbol);
        }
        if (pool.length() != told.length()) throw new Unsupported("the mana " + told);
        return pool.toString();
    }

    /** A card of the board. What is not kept must not be passed over in silence: name it. */
    private static Card readCard(Object told) {
        String card = field(told, "card", String.class);
        String owner = field(told, "owner", String.class);
        String zone = field(told, "zone", String.class);
        if (!KNOWN_CARDS.containsKey(card)) throw new Unsupported("the card " + card);
        if (!KNOWN_ZONES.contains(zone)) throw new Unsupported("a card in the zone " + zone);
        if (field(told, "sick", Boolean.class, false)) throw new Unsupported("a permanent that came under control this turn");
        if (!field(told, "chosen", String.class, "").isEmpty()) throw new Unsupported("a chosen name or type");
        if (field(told, "commander", Boolean.class, false) || field(told, "casts", Long.class, 0L) != 0) {
            throw new Unsupported("a commander");
        }
        Map<?, ?> toldCounters = field(told, "counters", Map.class, Map.of());
        Map<String, Long> counters = new LinkedHashMap<>();
        for (Object kind : toldCounters.keySet()) counters.put((String) kind, field(toldCounters, (String) kind, Long.class));
        return new Card(
                field(told, "label", String.class),
                card,
                owner,
                orElse(field(told, "controller", String.class, ""), owner),
                zone,
                field(told, "tapped", Boolean.class, false),
                counters,
                field(told, "damage", Long.class, 0L),
                field(told, "token", Boolean.class, false));
    }

    /** The view of a game. A question that waits for its answer would be its "decision"; then nobody has priority. */
    private static Map<String, Object> showGame(Game game) {
        return fields(
                "turn", 1,
                "active", game.active,
                "step", game.step,
                "priority", game.priority,
                "players", game.players.stream().map(player -> showPlayer(player, game.cards)).toList(),
                "objects", game.cards.stream().map(card -> showCard(card, game.cards)).toList(),
                "stack", List.of());
    }

    /** A player, with the numbers of cards in hand and library. */
    private static Map<String, Object> showPlayer(Player player, List<Card> cards) {
        return fields(
                "name", player.name, "life", player.life, "poison", player.poison, "mana", player.mana,
                "hand", pile(player.name, "hand", cards).size(),
                "library", pile(player.name, "library", cards).size());
    }

    /** A card. Show what the rules make of it: what is printed here is what counters and effects have not changed. */
    private static Map<String, Object> showCard(Card card, List<Card> cards) {
        Map<String, Object> shown = fields(
                "label", card.label, "name", card.card, "zone", card.zone, "place", place(card, cards),
                "owner", card.owner, "controller", card.controller, "tapped", card.tapped,
                "counters", card.counters, "damage", card.damage, "token", card.token);
        shown.putAll(KNOWN_CARDS.get(card.card));
        return shown;
    }

    /** How many cards lie on this one in its library or graveyard; 0 in the zones that have no order. */
    private static int place(Card card, List<Card> cards) {
        List<String> pile = pile(card.owner, card.zone, cards);
        return switch (card.zone) {
            case "library" -> pile.indexOf(card.label);
            case "graveyard" -> pile.size() - 1 - pile.indexOf(card.label);
            default -> 0;
        };
    }

    private static List<String> pile(String owner, String zone, List<Card> cards) {
        return cards.stream().filter(card -> card.owner.equals(owner) && card.zone.equals(zone)).map(Card::label).toList();
    }

    /** A field of a message. Fields that nobody asks for are passed over. */
    private static <T> T field(Object of, String name, Class<T> kind) {
        return field(of, name, kind, null);
    }

    /** A field of a message, or what it is otherwise, where it is left out. */
    private static <T> T field(Object of, String name, Class<T> kind, T otherwise) {
        if (!(of instanceof Map<?, ?> fields)) throw new Malformed("there is something else where an object should be");
        Object value = fields.containsKey(name) ? fields.get(name) : otherwise;
        if (!kind.isInstance(value)) throw new Malformed("'" + name + "' is missing, or is no " + kind.getSimpleName());
        return kind.cast(value);
    }

    private static Stream<Object> each(List<?> items) {
        return items.stream().map(Object.class::cast);
    }

    private static String orElse(String text, String otherwise) {
        return text.isEmpty() ? otherwise : text;
    }

    private static Map<String, Object> basic(String... subtypes) {
        return fields("supertypes", List.of("Basic"), "types", List.of("Land"), "subtypes", List.of(subtypes));
    }

    /** An object to write, from names and values by turns. */
    private static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return fields;
    }

    /** The request on a line. */
    private static Map<?, ?> read(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
            if (Json.read(text) instanceof Map<?, ?> request) return request;
        } catch (CharacterCodingException error) {
            throw new Malformed("this is no UTF-8");
        } catch (IllegalArgumentException error) {
            throw new Malformed("this is no JSON: " + error.getMessage());
        }
        throw new Malformed("there is something else where an object should be");
    }

    /** The bytes of the next line, or null where there are no more: the contract is written in UTF-8 on every platform. */
    private static byte[] readLine(InputStream requests) throws IOException {
        var line = new ByteArrayOutputStream();
        int next = requests.read();
        if (next < 0) return null;
        for (; next >= 0 && next != '\n'; next = requests.read()) line.write(next);
        return line.toByteArray();
    }

    /** What the engine answers to a request, in the words of the contract. */
    private Map<String, Object> answer(String verb, Map<?, ?> request) {
        try {
            return switch (verb) {
                case "hello" -> hello(field(request, "contract", Long.class));
                case "setup" -> setup(field(request, "board", Map.class));
                case "act" -> act(field(request, "action", Map.class));
                case "observe" -> observe(field(request, "viewer", String.class));
                default -> throw new Malformed("there is no verb '" + verb + "'");
            };
        } catch (Malformed error) {
            throw error;
        } catch (Unsupported error) {
            return fields("answer", "unsupported", "what", error.getMessage());
        } catch (RuntimeException error) {
            // Whatever else goes wrong spoils this game alone: the next set-up begins a new one.
            error.printStackTrace();
            return fields("answer", "error", "why", error.toString());
        }
    }

    /** Answer each line at once, until there are no more or the suite says bye. */
    public static void main(String[] arguments) throws IOException {
        var requests = new BufferedInputStream(System.in);
        PrintStream answers = System.out;
        System.setOut(System.err); // what is printed by the way must not stand among the answers
        Engine engine = new Engine();
        int number = 1;
        try {
            for (byte[] line = readLine(requests); line != null; line = readLine(requests), number++) {
                Map<?, ?> request = read(line);
                String verb = field(request, "verb", String.class);
                Map<String, Object> answer = fields("id", field(request, "id", Long.class));
                if (verb.equals("bye")) return;
                answer.putAll(engine.answer(verb, request));
                answers.write((Json.write(answer) + "\n").getBytes(StandardCharsets.UTF_8));
                answers.flush();
            }
        } catch (Malformed error) {
            System.err.println("line " + number + ": " + error.getMessage());
            System.exit(1);
        }
    }
}
