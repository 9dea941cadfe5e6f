//! The themes of puzzles, with their words.

use naqala::ai::{Advice, Idea, Promise, Term};
use naqala::game::{Meeple, ScoreLine};
use serde_json::{Value, json};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Control,
    Assassins,
    Builders,
    Merchants,
    Viziers,
    Djinns,
    Bids,
    Leaving,
    Ending,
}

impl Theme {
    /// Returns the theme of the best line: what its largest reasons speak of; none for a step that is neither a bid nor a move.
    pub fn of(advice: &Advice) -> Option<Self> {
        let best = advice.choices.first()?;
        let meeple = match best.idea {
            Idea::Bid(_) => return Some(Self::Bids),
            Idea::End(_, meeple) => meeple,
            Idea::Step(_) => return None,
        };
        let speaks = || best.reasons.iter().filter(|reason| reason.points > 0.0);
        let sum = |of_rivals: bool| {
            let of_them = speaks().filter(|reason| (reason.seat != advice.seat) == of_rivals);
            of_them.map(|reason| reason.points).sum::<f32>()
        };
        if sum(true) > 2.0 * sum(false) {
            return Some(Self::Leaving);
        }
        Some(match (speaks().next()?.term, meeple) {
            (Term::Line(ScoreLine::Djinns) | Term::Power(_), _) => Self::Djinns,
            (Term::Promise(Promise::Camels), _) => Self::Ending,
            (_, Meeple::Assassin) => Self::Assassins,
            (_, Meeple::Builder) => Self::Builders,
            (_, Meeple::Merchant) => Self::Merchants,
            (_, Meeple::Vizier) => Self::Viziers,
            _ => Self::Control,
        })
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Control => "control",
            Self::Assassins => "assassins",
            Self::Builders => "builders",
            Self::Merchants => "merchants",
            Self::Viziers => "viziers",
            Self::Djinns => "djinns",
            Self::Bids => "bids",
            Self::Leaving => "leaving-nothing",
            Self::Ending => "ending",
        }
    }

    pub const fn texts(self) -> Texts {
        let (title, hint) = match self {
            Self::Control => (
                ["A tile to take", "Une tuile à prendre"],
                ["Look for a tile that you can take.", "Cherchez une tuile à prendre."],
            ),
            Self::Assassins => {
                (["Assassins", "Assassins"], ["End with the assassins.", "Finissez avec les assassins."])
            }
            Self::Builders => (["Builders", "Bâtisseurs"], ["End with the builders.", "Finissez avec les bâtisseurs."]),
            Self::Merchants => {
                (["Merchants", "Marchands"], ["End with the merchants.", "Finissez avec les marchands."])
            }
            Self::Viziers => (["Viziers", "Vizirs"], ["End with the viziers.", "Finissez avec les vizirs."]),
            Self::Djinns => {
                (["A djinn", "Un djinn"], ["Look at what a djinn is worth.", "Voyez ce que vaut un djinn."])
            }
            Self::Bids => (
                ["The right price", "Le juste prix"],
                ["What is the first place worth?", "Que vaut la première place\u{202f}?"],
            ),
            Self::Leaving => (
                ["Leaving nothing", "Ne rien laisser"],
                ["Look at what the next player could do.", "Voyez ce que ferait le joueur suivant."],
            ),
            Self::Ending => (
                ["The end is near", "La fin est proche"],
                ["Count the camels that are left.", "Comptez les chameaux qui restent."],
            ),
        };
        Texts { title, hint, is_bid: matches!(self, Self::Bids) }
    }
}

/// The words of a puzzle, English and French.
pub struct Texts {
    title: [&'static str; 2],
    hint: [&'static str; 2],
    is_bid: bool,
}

impl Texts {
    pub fn title(&self) -> Value {
        text(self.title)
    }

    pub fn task(&self) -> Value {
        text(if self.is_bid {
            [
                "One bid is much better than all others. Find it.",
                "Une enchère est bien meilleure que les autres. Trouvez-la.",
            ]
        } else {
            [
                "One move is much better than all others. Find it.",
                "Un coup est bien meilleur que les autres. Trouvez-le.",
            ]
        })
    }

    pub fn hint(&self) -> Value {
        text(self.hint)
    }

    pub fn done() -> Value {
        text(["Nothing else is as good.", "Rien d’autre n’est aussi bon."])
    }
}

fn text([english, french]: [&str; 2]) -> Value {
    json!({ "en": english, "fr": french })
}
