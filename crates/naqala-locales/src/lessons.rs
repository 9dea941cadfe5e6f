//! The texts of lessons.
//!
//! `public/lessons/NAME.json` holds a lesson without its texts, `locales/<tag>/lessons/NAME.ftl` its texts: `title`, `step-1`,
//! `step-1-hint-1`, `step-1-answer-1` to its first feedback, `step-1-done`. The course has `chapter-1`, `chapter-1-done` and
//! `lesson-ID`, the title of a lesson.

use crate::fault::Fault;
use crate::locales::Locales;
use crate::node::PARAGRAPHS;
use crate::parts::{LESSONS, is_lesson};
use serde_json::{Map, Value};

impl Locales {
    /// Returns a lesson or the course with its texts: an object of the texts in each language that has one.
    ///
    /// # Errors
    /// The places without a text in English, and the rows of English without a place.
    pub fn lesson(&self, name: &str, lesson: &Value) -> Result<Value, Vec<Fault>> {
        let room = format!("{LESSONS}{name}");
        self.with_texts(name, lesson, &|key| {
            let languages = self.languages().iter().enumerate();
            let own = languages.filter_map(|(place, language)| Some((&language.tag, self.text(place, &room, key)?)));
            own.map(|(tag, text)| (tag.clone(), text.replace(PARAGRAPHS, "\n\n"))).collect()
        })
    }

    /// Returns a lesson or the course with the number of a row for each text.
    ///
    /// # Errors
    /// As [`Self::lesson`].
    pub fn numbered_lesson(&self, name: &str, lesson: &Value) -> Result<Value, Vec<Fault>> {
        let room = format!("{LESSONS}{name}");
        self.with_texts(name, lesson, &|key| self.number(&room, key).into())
    }

    /// Returns what does not fit between all lessons, each with its name, and their texts: what [`Self::lesson`] says of each, and
    /// the files of no lesson.
    #[must_use]
    pub fn lesson_faults(&self, lessons: &[(String, Value)]) -> Vec<Fault> {
        let told = lessons.iter().filter_map(|(name, lesson)| self.with_texts(name, lesson, &|_| Value::Null).err());
        let is_known = |room: &str| lessons.iter().any(|(name, _)| room.strip_prefix(LESSONS) == Some(name));
        let unknown = self.rooms().filter(|room| is_lesson(room) && !is_known(room));
        let unknown = unknown.map(|room| Fault::of_file(&format!("en/{room}.ftl"), "There is no such lesson."));
        told.flatten().chain(unknown).collect()
    }

    fn with_texts(&self, name: &str, lesson: &Value, text: &dyn Fn(&str) -> Value) -> Result<Value, Vec<Fault>> {
        let room = self.rooms.iter().find(|room| room.name == format!("{LESSONS}{name}"));
        let keys = room.iter().flat_map(|room| room.rows.iter().map(|row| row.key.as_str()));
        let mut texts = Texts { keys: keys.collect(), text, faults: Vec::new() };
        let mut lesson = lesson.clone();
        texts.put_all(&mut lesson);
        let file = format!("en/{LESSONS}{name}.ftl");
        let mut faults: Vec<_> = texts.faults.iter().map(|what| Fault::of_file(&file, what)).collect();
        let unplaced = room.iter().flat_map(|room| &room.rows).filter(|row| texts.keys.contains(&&*row.key));
        faults.extend(unplaced.map(|row| Fault {
            line: row.line,
            row: format!("{} = {}", row.key, row.source),
            ..Fault::of_file(&file, "The lesson has no place for this row.")
        }));
        if faults.is_empty() { Ok(lesson) } else { Err(faults) }
    }
}

/// The texts of a lesson while they are put into it.
struct Texts<'a> {
    /// The rows that have no place yet.
    keys: Vec<&'a str>,
    text: &'a dyn Fn(&str) -> Value,
    faults: Vec<String>,
}

impl Texts<'_> {
    fn put_all(&mut self, lesson: &mut Value) {
        for (at, chapter) in objects(&mut lesson["chapters"]) {
            self.put(chapter, "title", format!("chapter-{at}"));
            self.put_if_any(chapter, "done", &format!("chapter-{at}-done"));
            for (_, entry) in chapter.get_mut("lessons").into_iter().flat_map(objects) {
                let id = entry.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
                self.put(entry, "title", format!("lesson-{id}"));
            }
        }
        if let Some(lesson) = lesson.as_object_mut().filter(|lesson| lesson.contains_key("steps")) {
            self.put(lesson, "title", "title".to_owned());
        }
        for (at, step) in objects(&mut lesson["steps"]) {
            self.put(step, "text", format!("step-{at}"));
            self.put_if_any(step, "done", &format!("step-{at}-done"));
            let hints: Vec<_> = (1..).map_while(|hint| self.take(&format!("step-{at}-hint-{hint}"))).collect();
            if !hints.is_empty() {
                step.insert("hints".to_owned(), hints.into());
            }
            for (answer, feedback) in step.get_mut("feedback").into_iter().flat_map(objects) {
                self.put(feedback, "say", format!("step-{at}-answer-{answer}"));
            }
        }
        // Looking for them has left them empty.
        if let Some(lesson) = lesson.as_object_mut() {
            lesson.retain(|_, value| !value.is_null());
        }
    }

    fn take(&mut self, key: &str) -> Option<Value> {
        let at = self.keys.iter().position(|own| *own == key)?;
        self.keys.remove(at);
        Some((self.text)(key))
    }

    fn put_if_any(&mut self, object: &mut Map<String, Value>, field: &str, key: &str) {
        let text = self.take(key);
        object.extend(text.map(|text| (field.to_owned(), text)));
    }

    fn put(&mut self, object: &mut Map<String, Value>, field: &str, key: String) {
        match self.take(&key) {
            Some(text) => drop(object.insert(field.to_owned(), text)),
            None => self.faults.push(format!("The lesson needs a row “{key}”.")),
        }
    }
}

/// Returns the objects of a list, counted from 1.
fn objects(list: &mut Value) -> impl Iterator<Item = (usize, &mut Map<String, Value>)> {
    (1..).zip(list.as_array_mut().into_iter().flatten()).filter_map(|(at, value)| Some((at, value.as_object_mut()?)))
}
