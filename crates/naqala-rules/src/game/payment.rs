//! Payments: elders, fakirs and artisans.

use super::named::named;

named! {
    /// A payment for a djinn, a power or an item. Elders and artisans go to the bag, fakirs to the discard (R-T10).
    Payment, "a payment" {
        /// One elder.
        E = "e",
        /// One fakir.
        F = "f",
        /// Two elders.
        EE = "ee",
        /// One elder and one fakir.
        EF = "ef",
        /// Two fakirs.
        FF = "ff",
        /// One artisan.
        P = "p",
    }
}

impl Payment {
    /// The prices of an item at a workshop.
    pub const ITEM: [Self; 2] = [Self::P, Self::FF];

    /// Counts the elders paid.
    pub const fn elders(self) -> u8 {
        match self {
            Self::EE => 2,
            Self::E | Self::EF => 1,
            Self::F | Self::FF | Self::P => 0,
        }
    }

    /// Counts the fakirs paid.
    pub const fn fakirs(self) -> u8 {
        match self {
            Self::FF => 2,
            Self::F | Self::EF => 1,
            Self::E | Self::EE | Self::P => 0,
        }
    }

    /// Counts the artisans paid.
    pub const fn artisans(self) -> u8 {
        matches!(self, Self::P) as u8
    }
}
