//! Reads and writes JSON (RFC 8259), so that this engine needs nothing but the standard library; where it may depend on
//! others, take serde_json.

use std::collections::BTreeMap;
use std::fmt;

/// So deep may arrays and objects lie in one another.
const DEEPEST: usize = 128;

/// A value of JSON. A number is `Integer`, or `Float` if it is no whole number of 64 bits.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    String(String),
    Array(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// The value that a text says, all of it; otherwise what is wrong with the text.
    pub fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.skip_space();
        if reader.at < text.len() {
            return Err(reader.wrong("something follows the value"));
        }
        Ok(value)
    }

    pub fn as_bool(&self) -> Option<bool> {
        if let Json::Bool(value) = self {
            Some(*value)
        } else {
            None
        }
    }

    pub fn as_i64(&self) -> Option<i64> {
        if let Json::Integer(value) = self {
            Some(*value)
        } else {
            None
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Json::String(value) = self {
            Some(value)
        } else {
            None
        }
    }

    pub fn as_array(&self) -> Option<&[Json]> {
        if let Json::Array(items) = self {
            Some(items)
        } else {
            None
        }
    }

    pub fn as_object(&self) -> Option<&BTreeMap<String, Json>> {
        if let Json::Object(fields) = self {
            Some(fields)
        } else {
            None
        }
    }

    /// An object of these fields.
    pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
        Json::Object(
            fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
        )
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Json {
        Json::Integer(value)
    }
}

impl From<&str> for Json {
    fn from(value: &str) -> Json {
        Json::String(value.to_owned())
    }
}

impl<T: Into<Json>> FromIterator<T> for Json {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Json {
        Json::Array(items.into_iter().map(Into::into).collect())
    }
}

/// A value as JSON, on one line.
impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Integer(value) => write!(out, "{value}"),
            Json::Float(value) if value.is_finite() => write!(out, "{value:?}"),
            Json::Float(_) => out.write_str("null"),
            Json::String(value) => write_string(value, out),
            Json::Array(items) => {
                out.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    write!(out, "{}{item}", if index == 0 { "" } else { "," })?;
                }
                out.write_str("]")
            }
            Json::Object(fields) => {
                out.write_str("{")?;
                for (index, (name, value)) in fields.iter().enumerate() {
                    out.write_str(if index == 0 { "" } else { "," })?;
                    write_string(name, out)?;
                    write!(out, ":{value}")?;
                }
                out.write_str("}")
            }
        }
    }
}

fn write_string(value: &str, out: &mut fmt::Formatter) -> fmt::Result {
    out.write_str("\"")?;
    for next in value.chars() {
        match next {
            '"' | '\\' => write!(out, "\\{next}")?,
            '\0'..='\x1f' => write!(out, "\\u{:04x}", next as u32)?,
            _ => write!(out, "{next}")?,
        }
    }
    out.write_str("\"")
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > DEEPEST {
            return Err(self.wrong("it is nested too deep"));
        }
        self.skip_space();
        match self.peek() {
            Some('{') => self.object(depth),
            Some('[') => self.array(depth),
            Some('"') => Ok(Json::String(self.string()?)),
            Some('t') => self.word("true", Json::Bool(true)),
            Some('f') => self.word("false", Json::Bool(false)),
            Some('n') => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        let mut fields = BTreeMap::new();
        self.take('{')?;
        self.skip_space();
        if self.taken('}') {
            return Ok(Json::Object(fields));
        }
        loop {
            self.skip_space();
            let name = self.string()?;
            self.skip_space();
            self.take(':')?;
            fields.insert(name, self.value(depth + 1)?);
            self.skip_space();
            if !self.taken(',') {
                self.take('}')?;
                return Ok(Json::Object(fields));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Result<Json, String> {
        let mut items = Vec::new();
        self.take('[')?;
        self.skip_space();
        if self.taken(']') {
            return Ok(Json::Array(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.skip_space();
            if !self.taken(',') {
                self.take(']')?;
                return Ok(Json::Array(items));
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.take('"')?;
        let mut out = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(out),
                Some('\\') => out.push(self.escaped()?),
                Some(next) if next >= ' ' => out.push(next),
                _ => {
                    return Err(
                        self.wrong("the string does not end, or has a control character in it")
                    )
                }
            }
        }
    }

    fn escaped(&mut self) -> Result<char, String> {
        match self.next() {
            Some(next @ ('"' | '\\' | '/')) => Ok(next),
            Some('b') => Ok('\x08'),
            Some('f') => Ok('\x0c'),
            Some('n') => Ok('\n'),
            Some('r') => Ok('\r'),
            Some('t') => Ok('\t'),
            Some('u') => self.code_point(),
            _ => Err(self.wrong("there is no such escape")),
        }
    }

    /// What stands behind `\u`: a character beyond the first 65536 is written as two escapes, a surrogate pair.
    fn code_point(&mut self) -> Result<char, String> {
        let mut point = self.unit()?;
        if (0xD800..0xDC00).contains(&point) && self.taken('\\') && self.taken('u') {
            let low = self.unit()?;
            if !(0xDC00..0xE000).contains(&low) {
                return Err(self.wrong("half a surrogate pair is in the string"));
            }
            point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
        }
        char::from_u32(point).ok_or_else(|| self.wrong("half a surrogate pair is in the string"))
    }

    fn unit(&mut self) -> Result<u32, String> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.next().and_then(|next| next.to_digit(16));
            unit = unit * 16
                + digit.ok_or_else(|| self.wrong("four hexadecimal digits are missing"))?;
        }
        Ok(unit)
    }

    fn number(&mut self) -> Result<Json, String> {
        let start = self.at;
        self.taken('-');
        if !self.taken('0') {
            self.digits()?;
        }
        if self.taken('.') {
            self.digits()?;
        }
        if self.taken('e') || self.taken('E') {
            if !self.taken('+') {
                self.taken('-');
            }
            self.digits()?;
        }
        let number = &self.text[start..self.at];
        if let Ok(value) = number.parse() {
            return Ok(Json::Integer(value));
        }
        let float = number.parse().map(Json::Float);
        float.map_err(|_| self.wrong("a value was expected"))
    }

    fn digits(&mut self) -> Result<(), String> {
        let start = self.at;
        while self.peek().is_some_and(|next| next.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at == start {
            return Err(self.wrong("a value was expected"));
        }
        Ok(())
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json, String> {
        if !self.text[self.at..].starts_with(word) {
            return Err(self.wrong("a value was expected"));
        }
        self.at += word.len();
        Ok(value)
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(' ' | '\t' | '\n' | '\r')) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn taken(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.at += wanted.len_utf8();
        }
        there
    }

    fn take(&mut self, wanted: char) -> Result<(), String> {
        if self.taken(wanted) {
            return Ok(());
        }
        Err(self.wrong(&format!("'{wanted}' was expected")))
    }

    fn wrong(&self, what: &str) -> String {
        format!("{what}, at byte {}", self.at + 1)
    }
}
