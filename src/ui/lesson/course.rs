//! The course: which lessons there are, in which order.

use super::Words;
use super::read::words;
use crate::game::Fault;
use crate::notation::position::PositionError;
use crate::notation::reader::{Faults, Object};

/// What the `format` of a course says.
const FORMAT: &str = "naqala-course/1";

/// Lessons by chapters.
#[derive(Clone, Debug)]
pub struct Course {
    /// In order.
    pub chapters: Vec<Chapter>,
}

/// Lessons that belong together.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// What they are about.
    pub title: Words,
    /// In order.
    pub lessons: Vec<Listed>,
    /// What is said after the last of them.
    pub done: Option<Words>,
}

/// A lesson of the course.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The name of its file, without the ending.
    pub id: Box<str>,
    /// What it is called.
    pub title: Words,
    /// The worked examples of `docs/rules.md` that it shows.
    pub examples: Vec<Box<str>>,
}

impl Course {
    /// What comes after a lesson: what its chapter says at its end, if that is there, and the next lesson.
    #[must_use]
    pub fn after(&self, id: &str) -> (Option<&Words>, Option<&Listed>) {
        let mut rest = self.chapters.iter().flat_map(|chapter| &chapter.lessons);
        let _this = rest.find(|entry| &*entry.id == id);
        let ended = self.chapters.iter().find(|chapter| chapter.lessons.last().is_some_and(|last| &*last.id == id));
        (ended.and_then(|chapter| chapter.done.as_ref()), rest.next())
    }
}

/// Whether a text can be the name of a lesson's file: small letters and `-`.
#[must_use]
pub fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
}

/// Gives one of the files in the text of them all.
#[must_use]
pub fn among(all: &str, id: &str) -> Option<String> {
    let all: serde_json::Value = serde_json::from_str(all).ok()?;
    all.get(id).map(ToString::to_string)
}

/// Reads a course.
///
/// # Errors
/// Every fault, with the place where it stands.
pub fn read_course(text: &str) -> Result<Course, Vec<Fault>> {
    let value = serde_json::from_str(text)
        .map_err(|error| vec![Fault { at: "the text".into(), what: PositionError::from(error).to_string() }])?;
    let mut faults = Faults::default();
    let chapters = Object::open(&value, "", &mut faults).and_then(|object| {
        object.only(&["format", "chapters"], &mut faults);
        if let Some(format) = object.text("format", &mut faults).filter(|&format| format != FORMAT) {
            faults.add("format", format_args!("expected '{FORMAT}', found '{format}'"));
        }
        let list = object.list("chapters", &mut faults)?.iter().enumerate();
        Some(
            list.filter_map(|(index, given)| {
                let chapter = Object::open(given, format!("chapters[{index}]"), &mut faults)?;
                read_chapter(&chapter, &mut faults)
            })
            .collect(),
        )
    });
    chapters.filter(|_| faults.is_empty()).map(|chapters| Course { chapters }).ok_or_else(|| faults.into_vec())
}

fn read_chapter(object: &Object, faults: &mut Faults) -> Option<Chapter> {
    object.only(&["title", "lessons", "done"], faults);
    let title = words(object, "title", faults);
    let done = if object.has("done") { words(object, "done", faults) } else { None };
    let mut lessons = Vec::new();
    for (index, given) in object.list("lessons", faults)?.iter().enumerate() {
        let lesson = Object::open(given, format!("{}[{index}]", object.at("lessons")), faults)?;
        lesson.only(&["id", "title", "examples"], faults);
        let id = lesson.text("id", faults)?;
        if !is_id(id) {
            faults.add(lesson.at("id"), "expected small letters and '-'");
        }
        let examples = if lesson.has("examples") { lesson.list("examples", faults)? } else { &[] };
        let examples = examples.iter().filter_map(|example| example.as_str().map(Into::into)).collect();
        lessons.push(Listed { id: id.into(), title: words(&lesson, "title", faults)?, examples });
    }
    Some(Chapter { title: title?, lessons, done })
}
