//! What a seat knows of a game, and whole games that agree with it.

use naqala_rules::game::{Action, Entry, Game, Item, Record, Seat, Spell, Start, State};

/// Everything that the player to act may know: the view of that seat, and what an attentive player remembers.
///
/// It cannot hold what is hidden (R-H1): where things lie that the seat has not seen was drawn anew.
///
/// ```
/// use naqala_ai::Knowledge;
/// use naqala_rules::game::{Options, Record};
/// let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
/// let knowledge = Knowledge::of_record(&record).expect("somebody has to bid");
/// let game = knowledge.sample(7);
/// assert_eq!(game.board, record.game().board);
/// assert_ne!(game.supply.cards.pile, record.game().supply.cards.pile);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    seat: Seat,
    /// A game that agrees with all that the seat knows.
    game: Game,
    /// For each seat, how many of its items and of its whims are unknown: the last ones of each list.
    unknown: Vec<(usize, usize)>,
}

/// The guessed coins of a player where a record starts from a position.
const USUAL_COINS: u32 = 45;

impl Knowledge {
    /// Returns what the player to act knows of a position without its past; none once the game is over. The coins of
    /// opponents are a guess.
    #[must_use]
    pub fn of_position(game: &Game) -> Option<Self> {
        let seat = game.active()?;
        Some(Self::seen_since(game, seat, &[seat], Some(game), &[]))
    }

    /// Returns what the player to act knows of a game; none once it is over.
    ///
    /// Coins and whims move in the open, and everybody sees what coins a deal gives. So an attentive player knows all
    /// coins and whims of opponents, except those they had where the record starts amid a game, and the item that was
    /// taken out of the discard by the ring.
    #[must_use]
    pub fn of_record(record: &Record) -> Option<Self> {
        let seat = record.game().active()?;
        Some(Self::of_seats(record, record.len(), seat, &[seat]))
    }

    /// Returns what several seats know together before an entry of a record, or at its end. It counts as the knowledge
    /// of `seat`, which need not be one of them.
    ///
    /// ```
    /// use naqala_ai::Knowledge;
    /// use naqala_rules::game::{Options, Record, Seat};
    /// let record = Record::new(Options::new(["Anna", "Sam"], 42))?;
    /// let both = Knowledge::of_seats(&record, 0, Seat(0), &[Seat(0), Seat(1)]).sample(7);
    /// assert_eq!(both.players, record.game().players);
    /// assert_ne!(both.supply.djinns.pile, record.game().supply.djinns.pile, "nobody knows the pile");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_seats(record: &Record, entry: usize, seat: Seat, seats: &[Seat]) -> Self {
        let now = record.game_before(entry).unwrap_or_else(|| record.game());
        let first = match record.start() {
            // A handicap is agreed on in the open.
            Start::Position { game, .. } if !game.is_set_up() => Some(&**game),
            Start::Options(_) | Start::Position { .. } => None,
        };
        Self::seen_since(now, seat, seats, first, &recovered(record, entry))
    }

    /// Returns the knowledge of seats that have watched since a position, or since the deal. They saw who took which
    /// item out of the discard.
    fn seen_since(now: &Game, seat: Seat, seats: &[Seat], first: Option<&Game>, recovered: &[(Seat, Item)]) -> Self {
        let mut state = State::clone(now);
        let mut unknown = vec![(0, 0); now.players.len()];
        for other in now.seats().filter(|other| !seats.contains(other)) {
            let player = &mut state.players[other.index()];
            let mut held = std::mem::take(&mut player.items);
            // A recovered item that is no longer held was used, and lies face up again.
            for &(_, item) in recovered.iter().filter(|&&(owner, _)| owner == other) {
                player.items.extend(held.iter().position(|&another| another == item).map(|place| held.remove(place)));
            }
            unknown[other.index()].0 = held.len();
            player.items.extend(held);
            if let Some(then) = first.map(|first| first.player(other)) {
                let earned = i64::from(player.coins) - i64::from(then.coins);
                player.coins = u32::try_from(i64::from(USUAL_COINS) + earned).unwrap_or(0);
                let (unseen, seen): (Vec<_>, _) = player.whims.iter().partition(|whim| then.whims.contains(whim));
                unknown[other.index()].1 = unseen.len();
                player.whims = seen;
                player.whims.extend(unseen);
            }
        }
        let game = Game::from_state(state).expect("only coins and the order of things differ from those of a game");
        Self { seat, game: game.redealt(&unknown, 0), unknown }
    }

    /// Returns the seat whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns how many players there are.
    pub fn players(&self) -> usize {
        self.game.players.len()
    }

    /// Returns a whole game that agrees with the knowledge; the rest is random.
    pub fn sample(&self, seed: u64) -> Game {
        self.game.redealt(&self.unknown, seed)
    }
}

/// Returns which items were taken out of the discard by the ring before an entry, and by whom.
fn recovered(record: &Record, entry: usize) -> Vec<(Seat, Item)> {
    let recovery = |(entry, action)| match action {
        Action::Use(Spell::Ring(item)) => Some((record.game_before(entry)?.active()?, item)),
        _ => None,
    };
    standing(record, entry).into_iter().filter_map(recovery).collect()
}

/// Returns the actions before an entry that no take-back undid, each with its entry, in order.
pub(super) fn standing(record: &Record, entry: usize) -> Vec<(usize, Action)> {
    let entries: Vec<Entry> = record.entries().map(|(entry, _)| entry).take(entry).collect();
    let mut standing = Vec::new();
    let mut next = entries.len();
    while let Some(last) = next.checked_sub(1) {
        next = match entries[last] {
            Entry::Back(to) => to,
            Entry::Action(action) => {
                standing.push((last, action));
                last
            }
        };
    }
    standing.reverse();
    standing
}
