//! The course: the lessons in order, by chapters.

use super::course_progress::CourseProgress;
use super::text::{LocalizedText, read_key};
use crate::game::Fault;
use crate::notation::position::PositionError;
use crate::notation::reader::{Faults, Object};

/// The id that stands for the first game in an address (`#learn=game`).
pub const FIRST_GAME: &str = "game";

/// The value of the key `format`.
const FORMAT: &str = "naqala-course/1";

/// The lessons by chapters.
#[derive(Clone, Debug)]
pub struct Course {
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A group of lessons.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The title.
    pub title: LocalizedText,
    /// The lessons in order.
    pub lessons: Vec<CourseLesson>,
    /// The text shown after the last lesson.
    pub done: Option<LocalizedText>,
    /// Whether the chapter leads to the first game.
    pub leads_to_game: bool,
    /// Whether the chapter is a reference to look things up in, apart from the course.
    pub is_reference: bool,
}

impl Chapter {
    /// Counts the lessons that the learner finished.
    #[must_use]
    pub fn done(&self, progress: &CourseProgress) -> usize {
        self.lessons.iter().filter(|lesson| lesson.is_done(progress)).count()
    }

    /// Returns whether the learner finished every lesson.
    #[must_use]
    pub fn is_done(&self, progress: &CourseProgress) -> bool {
        self.done(progress) == self.lessons.len()
    }

    /// Returns about how many minutes its lessons take.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.lessons.iter().map(|lesson| lesson.minutes).sum()
    }
}

/// A lesson as the course lists it.
#[derive(Clone, Debug)]
pub struct CourseLesson {
    /// The name of its file without `.json`.
    pub id: Box<str>,
    /// The title.
    pub title: LocalizedText,
    /// About how many minutes it takes.
    pub minutes: u32,
    /// The worked examples of `docs/rules.md` that the lesson shows.
    pub examples: Vec<Box<str>>,
}

impl CourseLesson {
    /// Returns whether the learner finished the lesson.
    #[must_use]
    pub fn is_done(&self, progress: &CourseProgress) -> bool {
        progress.of(&self.id).is_some_and(|progress| progress.is_done)
    }
}

impl Course {
    /// Returns the lessons of the course or of its reference.
    fn lessons(&self, of_reference: bool) -> impl Iterator<Item = &CourseLesson> {
        let chapters = self.chapters.iter().filter(move |chapter| chapter.is_reference == of_reference);
        chapters.flat_map(|chapter| &chapter.lessons)
    }

    /// Returns the lesson after another one. The course does not lead into its reference.
    #[must_use]
    pub fn after(&self, id: &str) -> Option<&CourseLesson> {
        let next = |of_reference| {
            let mut rest = self.lessons(of_reference);
            rest.find(|entry| &*entry.id == id).and_then(|_| rest.next())
        };
        next(false).or_else(|| next(true))
    }

    /// Returns the lesson to go on with: the first that was begun and not finished, else the first of the course that was
    /// not begun.
    #[must_use]
    pub fn go_on(&self, progress: &CourseProgress) -> Option<&CourseLesson> {
        let is_begun = |lesson: &&CourseLesson| progress.of(&lesson.id).is_some_and(|progress| !progress.is_done);
        let is_new = |lesson: &&CourseLesson| progress.of(&lesson.id).is_none();
        let mut begun = self.lessons(false).chain(self.lessons(true));
        begun.find(is_begun).or_else(|| self.lessons(false).find(is_new))
    }

    /// Returns the chapter that a lesson ends.
    #[must_use]
    pub fn ended_by(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.lessons.last().is_some_and(|last| &*last.id == id))
    }
}

/// Returns whether a text can be the id of a lesson: small letters and `-`.
#[must_use]
pub fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
}

/// Returns the text of one lesson file from the bundle of all lessons.
#[must_use]
pub fn from_bundle(bundle: &str, id: &str) -> Option<String> {
    let files: serde_json::Value = serde_json::from_str(bundle).ok()?;
    files.get(id).map(ToString::to_string)
}

/// Reads a course.
///
/// # Errors
/// Every fault, each with its place in the file.
pub fn read_course(text: &str) -> Result<Course, Vec<Fault>> {
    let value = serde_json::from_str(text)
        .map_err(|error| vec![Fault::syntax("the text", PositionError::from(error).to_string())])?;
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
    object.only(&["title", "lessons", "done", "game", "reference"], faults);
    let title = read_key(object, "title", faults);
    let done = if object.has("done") { read_key(object, "done", faults) } else { None };
    let mut is_true = |key| object.has(key) && object.truth(key, faults) == Some(true);
    let (leads_to_game, is_reference) = (is_true("game"), is_true("reference"));
    let mut lessons = Vec::new();
    for (index, given) in object.list("lessons", faults)?.iter().enumerate() {
        let lesson = Object::open(given, format!("{}[{index}]", object.at("lessons")), faults)?;
        lesson.only(&["id", "title", "minutes", "examples"], faults);
        let id = lesson.text("id", faults)?;
        if !is_id(id) {
            faults.add(lesson.at("id"), "expected small letters and '-'");
        } else if id == FIRST_GAME {
            faults.add(lesson.at("id"), format_args!("expected another id: '{FIRST_GAME}' names the first game"));
        }
        let examples = if lesson.has("examples") { lesson.list("examples", faults)? } else { &[] };
        let examples = examples.iter().filter_map(|example| example.as_str().map(Into::into)).collect();
        let minutes = lesson.number("minutes", faults);
        let title = read_key(&lesson, "title", faults);
        lessons.push(CourseLesson { id: id.into(), title: title?, minutes: minutes?, examples });
    }
    Some(Chapter { title: title?, lessons, done, leads_to_game, is_reference })
}
