//! The weights of the evaluation for two to five players, early and late.

use super::evaluate::Weights;

/// The weights that were set by hand, from which the training starts.
pub const HAND: Weights = Weights([
    [1.0, 1.0], // coins
    [0.6, 1.0], // viziers
    [1.0, 1.0], // elders
    [1.0, 1.0], // djinns
    [1.0, 1.0], // tiles
    [1.0, 1.0], // palms
    [1.0, 1.0], // palaces
    [1.0, 1.0], // cities
    [1.0, 1.0], // goods
    [1.0, 1.0], // artisans
    [1.0, 1.0], // items
    [1.0, 1.0], // tent
    [-0.25, 0.0], // poverty
    [1.6, 0.3], // vizier-lead
    [1.0, 0.0], // elder-stock
    [0.35, 0.05], // next-card
    [2.6, 0.6], // fakirs
    [1.6, 0.4], // spare-fakirs
    [0.2, 0.0], // camels
    [0.7, 0.2], // whims
    [0.35, 0.35], // first-turn
    [0.35, 0.35], // second-turn
    [0.35, 0.35], // later-turns
    [0.0, 0.0], // turns
    [3.0, 0.0], // power-al-amin
    [1.0, 0.0], // power-anun-nak
    [5.0, 0.0], // power-baal
    [1.0, 0.0], // power-boaz
    [6.0, 0.0], // power-bouraq
    [4.0, 0.0], // power-echidna
    [4.0, 0.0], // power-enki
    [3.0, 0.0], // power-ganapati
    [3.0, 0.0], // power-geb
    [5.0, 0.0], // power-hagis
    [4.0, 0.0], // power-haurvatat
    [3.0, 0.0], // power-iblis
    [5.0, 0.0], // power-jafaar
    [4.0, 0.0], // power-kali
    [4.0, 0.0], // power-kandicha
    [3.0, 0.0], // power-kumarbi
    [4.0, 0.0], // power-lamia
    [6.0, 0.0], // power-leta
    [8.0, 0.0], // power-marid
    [6.0, 0.0], // power-monkir
    [5.0, 0.0], // power-nekir
    [3.0, 0.0], // power-ptah
    [4.0, 0.0], // power-shamhat
    [5.0, 0.0], // power-sibittis
    [5.0, 0.0], // power-sloar
    [6.0, 0.0], // power-utug
    [5.0, 2.0], // scimitar
    [8.0, 5.0], // lamp
    [3.0, 1.0], // flute
    [3.0, 1.0], // carpet
    [5.0, 3.0], // ring
    [4.0, 3.0], // talisman
    [3.0, 1.0], // horn
]);

pub(super) const WEIGHTS: [Weights; 4] = [HAND; 4];
