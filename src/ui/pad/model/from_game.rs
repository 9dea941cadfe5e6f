//! Sheets of games that were played here.

use super::{LONGEST_NOTE, LONGEST_REMARK, Pad, PadPlayer};
use crate::game::{Possessions, ScoreLine};
use crate::ui::table::session::{Colour, Session};

impl Pad {
    /// Fills a sheet with everything that counts in a game as it stands. Coins are typed, everything else is counted.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let game = session.record.game();
        let player = |seat| {
            let possessions = game.possessions(seat);
            let name: String = game.player(seat).name.chars().take(LONGEST_NOTE).collect();
            let colour = session.colours.get(seat.index()).copied().unwrap_or(Colour::Black);
            let mut player = PadPlayer::new(name, colour);
            player.typed[ScoreLine::Coins as usize] = possessions.coins.to_string();
            // A tent without red-valued tiles around it scores nothing, as no tent does.
            player.possessions = Possessions { coins: 0, tent: possessions.tent.filter(|&red| red > 0), ..possessions };
            player
        };
        Self {
            date: String::new(),
            place: String::new(),
            remark: session.name.chars().take(LONGEST_REMARK).collect(),
            expansions: game.expansions,
            players: game.seats().map(player).collect(),
        }
    }
}
