//! Kinds of tiles, their values and what each asks for (rules 1.1).

/// The colour behind a tile's value: blue ones pay the builders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueColour {
    /// Counts for builders (R-L1).
    Blue,
    /// Does not.
    Red,
}

/// What lies on a place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileKind {
    /// A palace must be placed.
    Village,
    /// A djinn may be taken.
    SacredPlace,
    /// A palm tree must be placed.
    Oasis,
    /// One of the first three cards may be bought.
    SmallMarket,
    /// Two of the first six cards may be bought.
    LargeMarket,
}

/// What a market asks and gives (R-T6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    /// Coins to pay.
    pub price: u32,
    /// How many cards are taken, fewer only if fewer are there.
    pub takes: usize,
    /// From how many of the leftmost cards they are chosen.
    pub among: usize,
}

/// A piece that is set on tiles and scored with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Building {
    /// Three points; from an oasis, Enki or Lamia.
    Palm,
    /// Five points; from a village, Bouraq or Hagis.
    Palace,
}

impl Building {
    /// Both, palm trees first.
    pub const ALL: [Self; 2] = [Self::Palm, Self::Palace];

    /// Names the piece as the notation does.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Palm => "palm",
            Self::Palace => "palace",
        }
    }

    /// How many there are in the box (rules 1.3).
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Palm => 12,
            Self::Palace => 10,
        }
    }

    /// The kind of tile it belongs on.
    #[must_use]
    pub const fn home(self) -> TileKind {
        match self {
            Self::Palm => TileKind::Oasis,
            Self::Palace => TileKind::Village,
        }
    }
}

impl TileKind {
    /// Every kind, in the order of the table.
    pub const ALL: [Self; 5] = [Self::Village, Self::SacredPlace, Self::Oasis, Self::SmallMarket, Self::LargeMarket];

    /// The letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Village => 'V',
            Self::SacredPlace => 'S',
            Self::Oasis => 'O',
            Self::SmallMarket => 'M',
            Self::LargeMarket => 'L',
        }
    }

    /// The colour behind its value.
    #[must_use]
    pub const fn colour(self) -> ValueColour {
        match self {
            Self::Village | Self::SacredPlace => ValueColour::Blue,
            Self::Oasis | Self::SmallMarket | Self::LargeMarket => ValueColour::Red,
        }
    }

    /// The values printed on tiles of this kind, each with how many tiles bear it.
    #[must_use]
    pub const fn values(self) -> &'static [(u8, u8)] {
        match self {
            Self::Village => &[(5, 5)],
            Self::SacredPlace => &[(6, 4), (10, 1), (12, 1), (15, 1)],
            Self::Oasis => &[(8, 6)],
            Self::SmallMarket => &[(6, 8)],
            Self::LargeMarket => &[(4, 4)],
        }
    }

    /// The piece that must be placed where the move ends here (R-T4).
    #[must_use]
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::Village => Some(Building::Palace),
            Self::Oasis => Some(Building::Palm),
            _ => None,
        }
    }

    /// What may be bought where the move ends here (R-T6).
    #[must_use]
    pub const fn market(self) -> Option<Market> {
        match self {
            Self::SmallMarket => Some(Market { price: 3, takes: 1, among: 3 }),
            Self::LargeMarket => Some(Market { price: 6, takes: 2, among: 6 }),
            _ => None,
        }
    }

    /// Whether meeples can stand here; chasm and lake will not hold any (R-T9).
    #[must_use]
    pub const fn holds_meeples(self) -> bool {
        true
    }
}

/// A tile: its kind and the value printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// What it is.
    pub kind: TileKind,
    /// What it is worth to the player whose camel stands on it (R-S5).
    pub value: u8,
}

impl Tile {
    /// Whether builders count it (R-L1).
    #[must_use]
    pub fn is_blue(self) -> bool {
        self.kind.colour() == ValueColour::Blue
    }

    /// The thirty tiles of the base game (R-U1).
    pub fn base() -> impl Iterator<Item = Self> {
        TileKind::ALL.into_iter().flat_map(|kind| {
            kind.values()
                .iter()
                .flat_map(move |&(value, count)| std::iter::repeat_n(Self { kind, value }, count.into()))
        })
    }
}
