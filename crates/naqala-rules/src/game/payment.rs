//! Payments: elders, fakirs and artisans.

/// A payment for a djinn, a power or an item. Elders and artisans go to the bag, fakirs to the discard (R-T10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payment {
    /// Elders paid.
    pub elders: u8,
    /// Fakirs paid.
    pub fakirs: u8,
    /// Artisans paid.
    pub artisans: u8,
}

impl Payment {
    /// One elder.
    pub const E: Self = Self { elders: 1, fakirs: 0, artisans: 0 };
    /// One fakir.
    pub const F: Self = Self { elders: 0, fakirs: 1, artisans: 0 };
    /// Two elders.
    pub const EE: Self = Self { elders: 2, fakirs: 0, artisans: 0 };
    /// One elder and one fakir.
    pub const EF: Self = Self { elders: 1, fakirs: 1, artisans: 0 };
    /// Two fakirs.
    pub const FF: Self = Self { elders: 0, fakirs: 2, artisans: 0 };
    /// One artisan.
    pub const P: Self = Self { elders: 0, fakirs: 0, artisans: 1 };
    /// The prices of an item at a workshop.
    pub const ITEM: [Self; 2] = [Self::P, Self::FF];
    /// Every way of paying for a djinn or a power, each with its letters.
    pub const ALL: [(Self, &str); 4] = [(Self::E, "e"), (Self::F, "f"), (Self::EE, "ee"), (Self::EF, "ef")];
}
