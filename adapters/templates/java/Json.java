import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads and writes JSON (RFC 8259), so that this engine needs nothing but the standard library; where it may depend on others,
 * take Jackson.
 *
 * <p>An object is a {@code Map<String, Object>}, an array a {@code List<Object>}, a string a {@code String}, true and false a
 * {@code Boolean}, null {@code null}, and a number a {@code Long}, or a {@code Double} if it is no whole number of 64 bits.
 */
final class Json {
    /** So deep may arrays and objects lie in one another. */
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
        json.skipSpace();
        if (json.at < text.length()) throw json.wrong("something follows the value");
        return value;
    }

    /** A value as JSON, on one line. */
    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private Object value(int depth) {
        if (depth > DEEPEST) throw wrong("it is nested too deep");
        skipSpace();
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (taken('}')) return fields;
        do {
            skipSpace();
            String name = string();
            skipSpace();
            take(':');
            fields.put(name, value(depth + 1));
            skipSpace();
        } while (taken(','));
        take('}');
        return fields;
    }

    private List<Object> array(int depth) {
        List<Object> items = new ArrayList<>();
        at++;
        skipSpace();
        if (taken(']')) return items;
        do {
            items.add(value(depth + 1));
            skipSpace();
        } while (taken(','));
        take(']');
        return items;
    }

    private String string() {
        take('"');
        StringBuilder out = new StringBuilder();
        while (!taken('"')) {
            char next = peek();
            if (next < ' ') throw wrong("the string does not end, or has a control character in it");
            at++;
            out.append(next == '\\' ? escaped() : next);
        }
        for (int i = 0; i < out.length(); i++) {
            // A pair is one code point; what is still a surrogate stands alone, and is no character.
            int point = out.codePointAt(i);
            if (point >= 0xD800 && point <= 0xDFFF) throw wrong("half a surrogate pair is in the string");
            i += Character.charCount(point) - 1;
        }
        return out.toString();
    }

    private char escaped() {
        char next = peek();
        at++;
        return switch (next) {
            case '"', '\\', '/' -> next;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unit();
            default -> throw wrong("there is no such escape");
        };
    }

    /** The four hexadecimal digits of an escape; Character.digit alone would take those of other scripts too. */
    private char unit() {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = peek() < 128 ? Character.digit(peek(), 16) : -1;
            if (digit < 0) throw wrong("four hexadecimal digits are missing");
            unit = unit * 16 + digit;
            at++;
        }
        return (char) unit;
    }

    private Object number() {
        int start = at;
        taken('-');
        if (!taken('0')) digits();
        if (taken('.')) digits();
        if (taken('e') || taken('E')) {
            if (!taken('+')) taken('-');
            digits();
        }
        String number = text.substring(start, at);
        try {
            return Long.valueOf(number);
        } catch (NumberFormatException noLong) {
            return Double.valueOf(number);
        }
    }

    private void digits() {
        int start = at;
        while (peek() >= '0' && peek() <= '9') at++;
        if (at == start) throw wrong("a value was expected");
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong("a value was expected");
        at += word.length();
        return value;
    }

    private void skipSpace() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') at++;
    }

    /** The next character; behind the end one that may stand nowhere. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean taken(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    private void take(char wanted) {
        if (!taken(wanted)) throw wrong("'" + wanted + "' was expected");
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + ", at character " + (at + 1));
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> fields) {
            out.append('{');
            String separator = "";
            for (Map.Entry<?, ?> field : fields.entrySet()) {
                out.append(separator);
                writeString((String) field.getKey(), out);
                out.append(':');
                write(field.getValue(), out);
                separator = ",";
            }
            out.append('}');
        } else if (value instanceof List<?> items) {
            out.append('[');
            String separator = "";
            for (Object item : items) {
                out.append(separator);
                write(item, out);
                separator = ",";
            }
            out.append(']');
        } else if (value instanceof String string) {
            writeString(string, out);
        } else if (value == null || value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            out.append(value);
        } else if (value instanceof Double number && Double.isFinite(number)) {
            out.append(number.doubleValue());
        } else {
            throw new IllegalArgumentException("there is no JSON for " + value);
        }
    }

    private static void writeString(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char next = string.charAt(i);
            if (next == '"' || next == '\\') {
                out.append('\\').append(next);
            } else if (next < ' ') {
                out.append(String.format("\\u%04x", (int) next));
            } else {
                out.append(next);
            }
        }
        out.append('"');
    }
}
