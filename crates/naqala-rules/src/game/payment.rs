//! Payments: elders, fakirs and artisans.

use super::named::named;

named! {
    /// A payment for a djinn, a power or an item: elders and artisans go to the bag, fakirs to the discard (R-T10). Its row:
    /// how many elders, fakirs and artisans.
    Payment, "a payment", [u8; 3] {
        /// One elder.
        E = "e" => [1, 0, 0],
        /// One fakir.
        F = "f" => [0, 1, 0],
        /// Two elders.
        EE = "ee" => [2, 0, 0],
        /// One elder and one fakir.
        EF = "ef" => [1, 1, 0],
        /// Two fakirs.
        FF = "ff" => [0, 2, 0],
        /// One artisan.
        P = "p" => [0, 0, 1],
    }
}

impl Payment {
    /// The prices of a djinn at a sacred place (R-T7).
    pub const DJINN: [Self; 2] = [Self::EE, Self::EF];
    /// The prices of an item at a workshop.
    pub const ITEM: [Self; 2] = [Self::P, Self::FF];

    /// Counts the elders paid.
    pub const fn elders(self) -> u8 {
        self.row()[0]
    }

    /// Counts the fakirs paid.
    pub const fn fakirs(self) -> u8 {
        self.row()[1]
    }

    /// Counts the artisans paid.
    pub const fn artisans(self) -> u8 {
        self.row()[2]
    }
}
