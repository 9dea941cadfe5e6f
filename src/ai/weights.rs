//! The weights of the evaluation, one row for each number of players from two to five.

use super::evaluate::Weights;
use super::term::TERMS;

/// The weights, early and late, of every term.
pub(super) const WEIGHTS: [Weights; 4] = [HAND; 4];

const HAND: Weights = Weights {
    early: [
        1.0, // coins
        0.6, // viziers
        1.0, // elders
        1.0, // djinns
        1.0, // tiles
        1.0, // palms
        1.0, // palaces
        1.0, // cities
        1.0, // goods
        1.0, // artisans
        1.0, // items
        1.0, // tent
        -0.25, // poverty
        1.6, // vizier-lead
        1.0, // elder-stock
        0.35, // next-card
        2.6, // fakirs
        1.6, // spare-fakirs
        0.2, // camels
        0.7, // whims
        0.8, // first-turn
        0.7, // second-turn
        0.6, // later-turns
        3.0, // power-al-amin
        1.0, // power-anun-nak
        5.0, // power-baal
        1.0, // power-boaz
        6.0, // power-bouraq
        4.0, // power-echidna
        4.0, // power-enki
        3.0, // power-ganapati
        3.0, // power-geb
        5.0, // power-hagis
        4.0, // power-haurvatat
        3.0, // power-iblis
        5.0, // power-jafaar
        4.0, // power-kali
        4.0, // power-kandicha
        3.0, // power-kumarbi
        4.0, // power-lamia
        6.0, // power-leta
        8.0, // power-marid
        6.0, // power-monkir
        5.0, // power-nekir
        3.0, // power-ptah
        4.0, // power-shamhat
        5.0, // power-sibittis
        5.0, // power-sloar
        6.0, // power-utug
        5.0, // scimitar
        8.0, // lamp
        3.0, // flute
        3.0, // carpet
        5.0, // ring
        4.0, // talisman
        3.0, // horn
    ],
    late: [
        1.0, // coins
        1.0, // viziers
        1.0, // elders
        1.0, // djinns
        1.0, // tiles
        1.0, // palms
        1.0, // palaces
        1.0, // cities
        1.0, // goods
        1.0, // artisans
        1.0, // items
        1.0, // tent
        0.0, // poverty
        0.3, // vizier-lead
        0.0, // elder-stock
        0.05, // next-card
        0.6, // fakirs
        0.4, // spare-fakirs
        0.0, // camels
        0.2, // whims
        0.8, // first-turn
        0.7, // second-turn
        0.6, // later-turns
        0.0, // power-al-amin
        0.0, // power-anun-nak
        0.0, // power-baal
        0.0, // power-boaz
        0.0, // power-bouraq
        0.0, // power-echidna
        0.0, // power-enki
        0.0, // power-ganapati
        0.0, // power-geb
        0.0, // power-hagis
        0.0, // power-haurvatat
        0.0, // power-iblis
        0.0, // power-jafaar
        0.0, // power-kali
        0.0, // power-kandicha
        0.0, // power-kumarbi
        0.0, // power-lamia
        0.0, // power-leta
        0.0, // power-marid
        0.0, // power-monkir
        0.0, // power-nekir
        0.0, // power-ptah
        0.0, // power-shamhat
        0.0, // power-sibittis
        0.0, // power-sloar
        0.0, // power-utug
        2.0, // scimitar
        5.0, // lamp
        1.0, // flute
        1.0, // carpet
        3.0, // ring
        3.0, // talisman
        1.0, // horn
    ],
};

const _: () = assert!(TERMS == 56);
