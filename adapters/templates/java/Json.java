import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes JSON (RFC 8259), so that this engine needs nothing but the standard library; where it may depend on others,
 * take Jackson.
 *
 * <p>An object is a {@code Map<String, Object>}, an array a {@code List<Object>}, a string a {@code String}, true and false a
 * {@code Boolean}, null {@code null}, and a number a {@code Long}, or a {@code Double} if it is no whole number of 18 digits.
 */
final class Json {
    private static final Pattern WORD_OR_NUMBER =
            Pattern.compile("true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?");
    private static final Pattern ESCAPE = Pattern.compile("[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}");
    private static final int DEEPEST = 128;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value that a text says, all of it. Throws IllegalArgumentException for what is no JSON. */
    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.peek();
        if (json.at < text.length()) throw json.wrong("something follows the value");
        return value;
    }

    /** A value as JSON, on one line. */
    static String write(Object value) {
        if (value instanceof Map<?, ?> fields) {
            return fields.entrySet().stream()
                    .map(field -> write(field.getKey()) + ":" + write(field.getValue()))
                    .collect(joining(",", "{", "}"));
        }
        if (value instanceof List<?> items) return items.stream().map(Json::write).collect(joining(",", "[", "]"));
        if (!(value instanceof String string)) return String.valueOf(value);
        StringBuilder out = new StringBuilder("\"");
        for (char next : string.toCharArray()) {
            if (next == '"' || next == '\\') out.append('\\').append(next);
            else if (next < ' ') out.append(String.format("\\u%04x", (int) next));
            else out.append(next);
        }
        return out.append('"').toString();
    }

    /** An object to write, from names and values by turns. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return fields;
    }

    /** A value that was read, where an object is expected. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> asObject(Object value) {
        return (Map<String, Object>) value;
    }

    /** A value that was read, where a list of objects is expected. */
    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> asObjects(Object value) {
        return (List<Map<String, Object>>) value;
    }

    private Object value(int depth) {
        if (depth > DEEPEST) throw wrong("it is nested too deep");
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            default -> wordOrNumber();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        take('{');
        if (taken('}')) return fields;
        do {
            String name = string();
            take(':');
            fields.put(name, value(depth + 1));
        } while (taken(','));
        take('}');
        return fields;
    }

    private List<Object> array(int depth) {
        List<Object> items = new ArrayList<>();
        take('[');
        if (taken(']')) return items;
        do items.add(value(depth + 1));
        while (taken(','));
        take(']');
        return items;
    }

    private String string() {
        take('"');
        StringBuilder out = new StringBuilder();
        while (at < text.length() && text.charAt(at) >= ' ') {
            char next = text.charAt(at++);
            if (next == '"' && UTF_8.newEncoder().canEncode(out)) return out.toString();
            if (next == '"') throw wrong("half a surrogate pair is in the string");
            out.append(next == '\\' ? escaped() : next);
        }
        throw wrong("the string does not end, or has a control character in it");
    }

    private char escaped() {
        String found = here(ESCAPE, "there is no such escape");
        if (found.length() > 1) return (char) Integer.parseInt(found.substring(1), 16);
        return "\"\\/\b\f\n\r\t".charAt("\"\\/bfnrt".indexOf(found));
    }

    private Object wordOrNumber() {
        String found = here(WORD_OR_NUMBER, "a value was expected");
        return switch (found) {
            case "true", "false" -> Boolean.valueOf(found);
            case "null" -> null;
            default -> found.matches("-?[0-9]{1,18}") ? (Object) Long.valueOf(found) : Double.valueOf(found);
        };
    }

    private String here(Pattern pattern, String wrong) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) throw wrong(wrong);
        at = matcher.end();
        return matcher.group();
    }

    /** The next character that is no space; behind the end one that may stand nowhere. */
    private char peek() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean taken(char wanted) {
        boolean there = peek() == wanted;
        if (there) at++;
        return there;
    }

    private void take(char wanted) {
        if (!taken(wanted)) throw wrong("'" + wanted + "' was expected");
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + ", at character " + (at + 1));
    }
}
