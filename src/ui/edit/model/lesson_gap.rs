//! What a lesson that an author is making lacks.

use crate::game::Fault;

/// What an author has to do first to complete a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGap {
    /// Write what the lesson says to each mistake.
    Answers,
    /// Play again what no longer fits its position.
    Played,
    /// Write the texts, or fix the position.
    Texts,
}

impl LessonGap {
    /// Returns what the faults of a lesson have in common, and the step of the first one, from 0, if it is in a step.
    #[must_use]
    pub fn of(faults: &[Fault]) -> (Self, Option<usize>) {
        let all_are_in = |keys: &[&str]| faults.iter().all(|fault| keys.iter().any(|key| fault.at.contains(key)));
        let gap = if all_are_in(&[".say"]) {
            Self::Answers
        } else if all_are_in(&[".solution", ".goal", ".feedback"]) {
            Self::Played
        } else {
            Self::Texts
        };
        let step = faults.first().and_then(|fault| fault.at.strip_prefix("steps[")?.split(']').next()?.parse().ok());
        (gap, step)
    }
}

#[cfg(test)]
mod tests {
    use super::LessonGap;
    use crate::game::Fault;

    #[test]
    fn a_gap_is_what_all_faults_have_in_common() {
        let gap = |places: &[&str]| {
            LessonGap::of(&places.iter().map(|at| Fault::syntax(*at, "it is missing")).collect::<Vec<_>>())
        };
        assert_eq!(gap(&["steps[1].feedback[0].say.en"]), (LessonGap::Answers, Some(1)));
        assert_eq!(gap(&["steps[0].solution[2]", "steps[1].feedback[0].say.en"]), (LessonGap::Played, Some(0)));
        assert_eq!(gap(&["title.en", "steps[0].solution[2]"]), (LessonGap::Texts, None));
    }
}
