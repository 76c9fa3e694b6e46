//! Reads and writes JSON (RFC 8259), so that this engine needs nothing but the standard library; where it may depend on
//! others, take serde_json.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Index;

/// So deep may arrays and objects lie in one another.
const DEEPEST: usize = 128;

/// A value of JSON. A number is kept as it was written.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(String),
    String(String),
    Array(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

/// An object of these fields: `object! {"answer": "ok"}`.
macro_rules! object {
    ($($name:literal: $value:expr),*) => {
        Json::Object([$(($name.to_owned(), Json::from($value))),*].into())
    };
}
pub(crate) use object;

impl Json {
    /// The value that a text says, all of it; otherwise what is wrong with the text.
    pub fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        match reader.peek() {
            None => Ok(value),
            Some(_) => Err(reader.wrong("something follows the value")),
        }
    }

    pub fn integer(&self) -> Result<i64, String> {
        let number = self.to_string().parse();
        number.map_err(|_| format!("{self} is no integer"))
    }

    pub fn text(&self) -> Result<&str, String> {
        match self {
            Json::String(text) => Ok(text),
            _ => Err(format!("{self} is no string")),
        }
    }

    pub fn items(&self) -> Result<&[Json], String> {
        match self {
            Json::Array(items) => Ok(items),
            _ => Err(format!("{self} is no array")),
        }
    }

    /// The same object with another field; without, where that would be null.
    pub fn with(mut self, name: &str, value: impl Into<Json>) -> Json {
        if let Json::Object(fields) = &mut self {
            match value.into() {
                Json::Null => fields.remove(name),
                value => fields.insert(name.to_owned(), value),
            };
        }
        self
    }
}

/// A field of an object, `Null` where there is none.
impl Index<&str> for Json {
    type Output = Json;

    fn index(&self, name: &str) -> &Json {
        match self {
            Json::Object(fields) => fields.get(name).unwrap_or(&Json::Null),
            _ => &Json::Null,
        }
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

impl From<Vec<Json>> for Json {
    fn from(value: Vec<Json>) -> Json {
        Json::Array(value)
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Json {
        Json::Number(value.to_string())
    }
}

impl From<&str> for Json {
    fn from(value: &str) -> Json {
        Json::String(value.to_owned())
    }
}

impl<const N: usize> From<[&str; N]> for Json {
    fn from(words: [&str; N]) -> Json {
        Json::Array(words.map(Json::from).into())
    }
}

/// A value as JSON, on one line.
impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Number(number) => out.write_str(number),
            Json::String(value) => out.write_str(&quoted(value)),
            Json::Array(items) => {
                let items: Vec<_> = items.iter().map(Json::to_string).collect();
                write!(out, "[{}]", items.join(","))
            }
            Json::Object(fields) => {
                let field = |(name, value): (&String, &Json)| format!("{}:{value}", quoted(name));
                let fields: Vec<_> = fields.iter().map(field).collect();
                write!(out, "{{{}}}", fields.join(","))
            }
        }
    }
}

fn quoted(text: &str) -> String {
    let escaped = text.chars().map(|next| match next {
        '"' | '\\' => format!("\\{next}"),
        '\0'..='\x1f' => format!("\\u{:04x}", next as u32),
        _ => next.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > DEEPEST {
            return Err(self.wrong("it is nested too deep"));
        }
        match self.peek() {
            Some('{') => self.object(depth),
            Some('[') => self.array(depth),
            Some('"') => self.string().map(Json::String),
            _ if self.taken("true") => Ok(Json::Bool(true)),
            _ if self.taken("false") => Ok(Json::Bool(false)),
            _ if self.taken("null") => Ok(Json::Null),
            _ => self.number(),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        let mut fields = BTreeMap::new();
        self.take("{")?;
        while !self.taken("}") {
            if !fields.is_empty() {
                self.take(",")?;
            }
            let name = self.string()?;
            self.take(":")?;
            fields.insert(name, self.value(depth + 1)?);
        }
        Ok(Json::Object(fields))
    }

    fn array(&mut self, depth: usize) -> Result<Json, String> {
        let mut items = Vec::new();
        self.take("[")?;
        while !self.taken("]") {
            if !items.is_empty() {
                self.take(",")?;
            }
            items.push(self.value(depth + 1)?);
        }
        Ok(Json::Array(items))
    }

    fn string(&mut self) -> Result<String, String> {
        self.take("\"")?;
        let mut units = Vec::new();
        loop {
            match self.next() {
                Some('"') => break,
                Some('\\') => units.push(self.escaped()?),
                Some(next) if next >= ' ' => units.extend(next.encode_utf16(&mut [0; 2]).iter()),
                _ => return Err(self.wrong("the string is broken off")),
            }
        }
        String::from_utf16(&units).map_err(|_| self.wrong("half a surrogate pair is in the string"))
    }

    /// What stands behind a backslash: a character beyond the first 65536 is written as two escapes, a surrogate pair.
    fn escaped(&mut self) -> Result<u16, String> {
        let next = self.next().unwrap_or_default();
        if let Some(at) = "\"\\/bfnrt".find(next) {
            return Ok(b"\"\\/\x08\x0c\n\r\t"[at].into());
        }
        let digit = |unit: u32, _: u8| Some(unit * 16 + self.next()?.to_digit(16)?);
        match (0..4).try_fold(0, digit) {
            Some(unit) if next == 'u' => Ok(unit as u16),
            _ => Err(self.wrong("there is no such escape")),
        }
    }

    /// Rust reads more numbers than JSON has: such as begin or end with a point, or begin with a plus or a needless zero.
    fn number(&mut self) -> Result<Json, String> {
        let is_part = |next: char| next.is_ascii_digit() || "+-.eE".contains(next);
        let end = self.rest.find(|next| !is_part(next));
        let (number, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let digits = number.trim_start_matches('-');
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let begins = |text: &str| text.starts_with(|next: char| next.is_ascii_digit());
        let zero = whole.starts_with('0') && begins(&whole[1..]);
        if zero || !begins(whole) || !begins(fraction) || number.parse::<f64>().is_err() {
            return Err(self.wrong("a value was expected"));
        }
        self.rest = rest;
        Ok(Json::Number(number.to_owned()))
    }

    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    fn taken(&mut self, wanted: &str) -> bool {
        self.peek();
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn take(&mut self, wanted: &str) -> Result<(), String> {
        let taken = self.taken(wanted).then_some(());
        taken.ok_or_else(|| self.wrong(&format!("'{wanted}' was expected")))
    }

    fn wrong(&self, what: &str) -> String {
        format!("{what}, {} bytes before the end", self.rest.len())
    }
}
