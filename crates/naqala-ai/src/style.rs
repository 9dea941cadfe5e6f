//! What a computer likes: some terms of the evaluation count a little more than they should.

use super::term::{Promise, Term};
use super::value::Weights;
use naqala_rules::game::{ScoreLine, named::named};

named! {
    /// A style of play. Each is nearly as strong as the plain one.
    Style, "a style" {
        /// Likes everything as much as it is worth.
        Plain = "plain",
        /// Likes oases, where palm trees grow.
        Palms = "palms",
        /// Likes djinns, and elders to pay for them.
        Djinns = "djinns",
        /// Likes viziers.
        Viziers = "viziers",
        /// Likes goods, so merchants and markets.
        Merchants = "merchants",
    }
}

impl Style {
    /// Returns how many times its worth a term counts.
    const fn factor(self, term: Term) -> f32 {
        match (self, term) {
            (Self::Palms, Term::Line(ScoreLine::Palms)) => 2.0,
            (Self::Djinns, Term::Line(ScoreLine::Djinns) | Term::Power(_)) => 1.1,
            (Self::Djinns, Term::Promise(Promise::ElderStock)) => 1.4,
            (Self::Viziers, Term::Line(ScoreLine::Viziers) | Term::Promise(Promise::VizierLead)) => 1.1,
            (Self::Merchants, Term::Line(ScoreLine::Goods) | Term::Promise(Promise::NextCard)) => 1.2,
            _ => 1.0,
        }
    }
}

impl Weights {
    /// Returns the weights of a style.
    #[must_use]
    pub fn in_style(mut self, style: Style) -> Self {
        for term in Term::all() {
            self.0[term.index()] = self.0[term.index()].map(|weight| weight * style.factor(term));
        }
        self
    }
}
