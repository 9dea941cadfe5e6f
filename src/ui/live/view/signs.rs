//! Signs at a live table: the words of the last one, a button for each of the six, and one that nudges the player to act.

use super::desk::Desk;
use super::said::Note;
use super::turn_sign::alert;
use crate::game::{Record, Seat};
use crate::i18n::{Lang, Phrase, live as text};
use crate::ui::kit::aria::aria;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::live::{Body, DeviceId, Sign};
use crate::ui::shell::live::Presence;
use crate::ui::table::pieces::marker;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds};
use leptos::html::Button;
use leptos::prelude::*;
use std::time::Duration;

/// The key of the setting that shows nothing of the others' signs.
pub const MUTES_SIGNS: &str = "naqala.live-mutes-signs";
/// How long somebody may think before they can be nudged, and be nudged again.
const PATIENCE: Duration = Duration::from_secs(30);

impl Desk {
    /// Gives a sign to all.
    fn give(self, sign: Sign) {
        let Some(by) = untrack(|| self.own_seat().filter(|_| self.live.is_connected())) else { return };
        if self.signs.may(by, sign) {
            self.say(Body::Sign(sign));
            self.signs.show(Note::Given { by, sign, to: untrack(|| self.acting()) });
        } else {
            self.signs.show(Note::TooMany);
        }
    }

    /// Takes a sign of another device, unless nobody of this game sits there, it gives too many, or the player here wants none.
    pub fn hear_sign(self, device: DeviceId, sign: Sign) {
        let players = untrack(|| self.table().with_record(|record| record.game().players.len()));
        let by = self.exchange.with_value(|exchange| exchange.seats().seat_of(device, players));
        let by = by.filter(|by| self.signs.may(*by, sign));
        let Some(by) = by.filter(|_| local_storage::read(MUTES_SIGNS).is_none()) else { return };
        self.signs.show(Note::Given { by, sign, to: untrack(|| self.acting()) });
    }

    /// Returns whose turn it is at the table, whatever moment the page shows; nobody's once the players have ended the game. Tracked.
    pub fn acting(self) -> Option<Seat> {
        let is_ended = self.table().agreements().is_ended;
        self.table().with_record(|record| record.game().active()).filter(|_| !is_ended)
    }

    /// Returns whether the others can be told something now, tracked.
    pub fn is_connected(self) -> bool {
        self.live.is_connected()
    }

    /// Returns the seat of the player here, tracked; none for who watches.
    pub fn own_seat(self) -> Option<Seat> {
        let is_seated = self.live.is_seated.get();
        self.table().message_seat().map(|own| own.seat).filter(|_| is_seated)
    }
}

/// Says what is shown.
fn words(lang: Lang, table: Match, own: Option<Seat>, note: Note) -> String {
    let name = |seat: Seat| marker::name(table, seat);
    match note {
        Note::TooMany => text::too_many_signs(lang).to_owned(),
        Note::Given { by, sign: Sign::Nudge, to } => match to {
            Some(to) if Some(to) == own => text::waits_for_you(lang, &name(by)),
            Some(to) => text::waits_for(lang, &name(by), &name(to)),
            None => String::new(),
        },
        Note::Given { by, sign, .. } => text::says(lang, &name(by), phrase(sign)(lang)),
    }
}

const fn phrase(sign: Sign) -> Phrase {
    match sign {
        Sign::Hello => text::sign_hello,
        Sign::Ready => text::sign_ready,
        Sign::WellPlayed => text::sign_well_played,
        Sign::Oops => text::sign_oops,
        Sign::Moment => text::sign_moment,
        Sign::Thanks => text::sign_thanks,
        Sign::Nudge => text::your_turn,
    }
}

/// The outline of a sign's picture, 24 units wide and high.
const fn outline(sign: Sign) -> &'static str {
    match sign {
        Sign::Hello => "M4 5H20V16H11L7 20V16H4ZM8.5 9.5V10.5M15.5 9.5V10.5M8.5 12.5Q12 15 15.5 12.5",
        Sign::Ready => "M4 13L9.5 18.5L20 6.5",
        Sign::WellPlayed => "M12 3L14.7 9L21 9.7L16.3 14L17.6 20.5L12 17.2L6.4 20.5L7.7 14L3 9.7L9.3 9Z",
        Sign::Oops => "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3ZM12 7.5V13M12 16.2V16.6",
        Sign::Moment => "M6 3H18M6 21H18M7.5 3V7L12 12L7.5 17V21M16.5 3V7L12 12L16.5 17V21",
        Sign::Thanks | Sign::Nudge => {
            "M12 20.5L4.5 13A4.8 4.8 0 0 1 4.5 6.2A4.8 4.8 0 0 1 11.3 6.2L12 7L12.7 6.2A4.8 4.8 0 0 1 19.5 6.2A4.8 4.8 0 0 1 19.5 13Z"
        }
    }
}

/// Draws a picture of lines, 24 units wide and high.
pub fn outlined(outline: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round">
            <path d=outline />
        </svg>
    }
    .into_any()
}

/// Returns the player to act once they can be nudged: another person at a device, who has thought for a while.
fn use_nudge(desk: Desk) -> Signal<Option<Seat>> {
    let table = desk.table();
    let awaited = Memo::new(move |_| {
        let (active, entries) = (desk.acting()?, table.with_record(Record::len));
        let sits = desk
            .live
            .people
            .with(|people| people.iter().any(|&(seat, presence)| seat == active && presence != Presence::Free));
        let is_other = desk.own_seat().is_some_and(|own| own != active);
        (is_other && sits && desk.live.is_connected()).then_some((active, entries))
    });
    let due = RwSignal::new(None);
    // How often it has begun to wait: only the last wait counts.
    let waits = StoredValue::new(0_u32);
    let wait = move |awaited_now: Option<(Seat, usize)>| {
        due.set(None);
        waits.update_value(|waits| *waits = waits.wrapping_add(1));
        let number = waits.get_value();
        if awaited_now.is_some() {
            let show = move || {
                if waits.try_get_value() == Some(number) {
                    due.try_set(awaited_now.map(|(seat, _)| seat));
                }
            };
            set_timeout(show, PATIENCE);
        }
    };
    Effect::new(move |_| wait(awaited.get()));
    // Once it is given, it rests.
    Effect::new(move |_| {
        if matches!(desk.signs.note(), Some(Note::Given { sign: Sign::Nudge, .. })) {
            wait(awaited.get_untracked());
        }
    });
    due.into()
}

/// What was said last, and the ways to say something.
#[component]
pub fn SignBar(
    /// This device.
    desk: Desk,
) -> impl IntoView {
    let (table, lang, sounds) = (desk.table(), Settings::expect().lang, Sounds::expect());
    let is_open = RwSignal::new(false);
    let toggle = NodeRef::<Button>::new();
    let note = move || desk.signs.note().map(|note| words(lang.get(), table, desk.own_seat(), note));
    let nudged = use_nudge(desk);
    Effect::new(move |_| {
        let Some(Note::Given { by, sign, to }) = desk.signs.note() else { return };
        let own = untrack(|| desk.own_seat());
        match sign {
            _ if Some(by) == own => {}
            Sign::Nudge if to.is_some() && to == own => alert(sounds, &untrack(|| note().unwrap_or_default())),
            _ => sounds.play(Cue::Card),
        }
    });
    let give = move |sign: Sign| {
        desk.give(sign);
        is_open.set(false);
        // The button that was pressed goes away, and the focus would go with it.
        if let Some(toggle) = toggle.get_untracked() {
            let _ignored = toggle.focus();
        }
    };
    let sign_button = move |sign: Sign| {
        view! {
            <button type="button" class="button small" data-sign=sign.name() on:click=move |_| give(sign)>
                {outlined(outline(sign))}{t(phrase(sign))}
            </button>
        }
    };
    view! {
        <p role="status" data-live="sign" data-said=move || note().map(|_| "")>{move || note()}</p>
        <Show when=move || nudged.get().is_some()>
            <button type="button" class="button small" data-does="nudge" on:click=move |_| give(Sign::Nudge)>
                {move || {
                    nudged.get().map(|seat| text::nudge(lang.get(), &marker::name(table, seat)))
                }}
            </button>
        </Show>
        <Show when=move || desk.own_seat().is_some() && desk.live.is_connected()>
            <button type="button" class="icon-button" data-does="signs" node_ref=toggle aria-label=t(text::signs) title=t(text::signs)
                aria-expanded=move || aria(is_open.get()) on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)>
                {outlined(outline(Sign::Hello))}
            </button>
        </Show>
        <Show when=move || is_open.get() && desk.own_seat().is_some()>
            <div class="signs" role="group" aria-label=t(text::signs)>
                {Sign::TO_ALL.map(sign_button).collect_view()}
            </div>
        </Show>
    }
}
