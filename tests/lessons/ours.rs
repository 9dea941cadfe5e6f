//! The lessons of `public/lessons`: each can be read, so its goals can be reached, and the course lists each once.

use naqala::game::{Djinn, Item};
use naqala::i18n::Lang;
use naqala::ui::lesson::{self, Course, Lesson};
use std::collections::BTreeMap;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/public/lessons");

fn file(id: &str) -> String {
    let path = Path::new(FOLDER).join(format!("{id}.json"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn course() -> Course {
    lesson::read_course(&file("course")).unwrap_or_else(|faults| panic!("course.json: {}", faults[0]))
}

fn lessons() -> BTreeMap<String, Lesson> {
    let mut lessons = BTreeMap::new();
    let mut faults = Vec::new();
    for entry in std::fs::read_dir(FOLDER).expect("the lessons are there") {
        let name = entry.expect("it can be listed").file_name().into_string().expect("a plain name");
        let id = name.trim_end_matches(".json");
        if id == "course" {
            continue;
        }
        match lesson::read(&file(id)) {
            Ok(lesson) => {
                lessons.insert(id.to_owned(), lesson);
            }
            Err(found) => faults.extend(found.iter().map(|fault| format!("{name}: {fault}"))),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    lessons
}

#[test]
fn every_goal_is_reached_by_its_solution_in_both_languages() {
    // Reading walks every solution and asks for every text.
    let lessons = lessons();
    assert!(!lessons.is_empty());
}

#[test]
fn the_course_lists_each_lesson_once_by_its_title() {
    let lessons = lessons();
    let course = course();
    let listed: Vec<_> = course.chapters.iter().flat_map(|chapter| &chapter.lessons).collect();
    for entry in &listed {
        let lesson = lessons.get(&*entry.id).unwrap_or_else(|| panic!("there is no {}.json", entry.id));
        for lang in Lang::ALL {
            assert_eq!(entry.title.get(lang), lesson.title.get(lang), "{}", entry.id);
        }
        assert_eq!(listed.iter().filter(|other| other.id == entry.id).count(), 1, "{}", entry.id);
    }
    let missing: Vec<_> = lessons.keys().filter(|id| !listed.iter().any(|entry| *entry.id == **id)).collect();
    assert!(missing.is_empty(), "not in course.json: {missing:?}");
}

#[test]
fn every_lesson_asks_for_something_to_be_done() {
    for (id, lesson) in lessons() {
        assert!(lesson.steps.iter().any(|step| step.goal.is_some()), "{id}");
        for (index, step) in lesson.steps.iter().enumerate() {
            assert!(step.goal.is_none() || !step.hints.is_empty(), "{id}: step {} has no hint", index + 1);
        }
    }
}

#[test]
#[ignore = "the course is being written"]
fn every_worked_example_djinn_and_magic_item_has_its_lesson() {
    let course = course();
    let entries = || course.chapters.iter().flat_map(|chapter| &chapter.lessons);
    let examples: Vec<_> = entries().flat_map(|entry| entry.examples.iter().map(|example| &**example)).collect();
    for number in 1..=12 {
        assert!(examples.contains(&format!("X{number}").as_str()), "no lesson shows X{number}");
    }
    let has = |id: &str| entries().any(|entry| &*entry.id == id);
    for djinn in Djinn::ALL {
        assert!(has(&format!("djinn-{djinn}")), "no exercise for {djinn}");
    }
    for item in Item::ALL.into_iter().filter(|item| item.is_magic()) {
        assert!(has(&format!("item-{item}")), "no exercise for the {item}");
    }
}
