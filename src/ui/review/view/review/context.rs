//! The context that the parts of the dialog share.

use crate::ai::{Analyser, Analysis, DecisionVerdict};
use crate::game::Seat;
use crate::i18n::Lang;
use crate::ui::kit::context;
use crate::ui::kit::reactive::{Memo, RwSignal};
use crate::ui::kit::settings::Settings;
use crate::ui::review::analysis::Extent;
use crate::ui::review::branch::Branch;
use crate::ui::review::describe::review as words;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::review::store::review::Review;
use crate::ui::shell::dialogs::Dialogs;
use crate::ui::table::pieces::marker::Marker;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The game and its analysis: a handle of signals, copied freely.
#[derive(Clone, Copy)]
pub(super) struct ReviewContext {
    pub lang: RwSignal<Lang>,
    pub table: Match,
    dialogs: Dialogs,
    pub open_branch: OpenBranch,
    /// The analysis so far of the record as it stands.
    pub analysis: Memo<Analysis>,
    /// The first entries of all decisions.
    pub entries: Memo<Vec<usize>>,
}

impl ReviewContext {
    pub fn new() -> Self {
        let (table, review) = (Match::expect(), Review::expect());
        Self {
            lang: Settings::expect().lang,
            table,
            dialogs: Dialogs::expect(),
            open_branch: OpenBranch::expect(),
            analysis: review.analysis(table),
            entries: Memo::new(move |_| table.with_record(Analyser::entries)),
        }
    }

    pub fn expect() -> Self {
        context::expect()
    }

    /// Returns whether the rules or the table ended the game; tracked.
    pub fn is_over(self) -> bool {
        self.table.agreements().is_ended || self.table.with_record(|record| record.game().is_over())
    }

    /// Returns the seats of the game with the names of their players.
    pub fn players(self) -> Vec<(Seat, String)> {
        let name = |seat: Seat| self.table.with_record(|record| record.game().players[seat.index()].name.to_string());
        let seats = self.table.with_record(|record| record.game().seats().collect::<Vec<_>>());
        seats.into_iter().map(|seat| (seat, name(seat))).collect()
    }

    /// Draws a heading for each player: the marker, and the name, which phones show in the marker's title only.
    pub fn headings(self) -> impl IntoView + use<> {
        let heading = |(seat, name): (Seat, String)| {
            let title = name.clone();
            view! {
                <th scope="col" title=title>
                    <Marker seat />
                    <span class="review-name">{name}</span>
                </th>
            }
        };
        self.players().into_iter().map(heading).collect_view()
    }

    /// Returns how many of a player's decisions are judged; tracked.
    pub fn extent(self, seat: Seat) -> Extent {
        let entries = self.entries.get();
        self.analysis.with(|analysis| self.table.with_record(|record| Extent::of(analysis, record, &entries, seat)))
    }

    /// Says when a decision was made, and by whom.
    pub fn moment(self, judged: &DecisionVerdict) -> String {
        let said = |lang| {
            self.table.with_record(|record| {
                record.game_before(judged.entry).map(|before| words::moment(lang, before, judged.seat))
            })
        };
        said(self.lang.get()).unwrap_or_default()
    }

    /// Closes the dialog and shows the position before a decision.
    pub fn look_at(self, entry: usize) {
        self.dialogs.close();
        self.table.history().look_at(entry);
    }

    /// Closes the dialog and lets the player play a decision again.
    pub fn try_again(self, entry: usize) {
        self.dialogs.close();
        self.open_branch.open(Branch::Trial { entry });
    }
}
