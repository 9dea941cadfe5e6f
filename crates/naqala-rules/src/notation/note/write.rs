//! Notes as JSON.

use super::{Drawing, Note, RecordNote};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

impl Drawing {
    /// Adds the keys of the drawing to an object. What draws nothing has none.
    pub fn write_to(&self, object: &mut Map<String, Value>) {
        let mut put = |key: &str, list: Vec<Value>| {
            if !list.is_empty() {
                object.insert(key.into(), list.into());
            }
        };
        put("marks", self.marks.iter().map(|mark| mark.to_string().into()).collect());
        put("arrows", self.arrows.iter().map(|arrow| arrow.to_string().into()).collect());
    }
}

impl Note {
    /// Returns the note as an object.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut object = Map::new();
        if !self.texts.is_empty() {
            let texts = self.texts.iter().map(|(tag, text)| (tag.to_string(), Value::from(&**text)));
            object.insert("text".into(), texts.collect::<Map<_, _>>().into());
        }
        self.drawing.write_to(&mut object);
        object.into()
    }
}

impl Serialize for RecordNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut value = self.note.to_value();
        value["at"] = self.at.into();
        value.serialize(serializer)
    }
}
