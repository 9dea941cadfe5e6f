//! The weights of the evaluation for two to five players, early and late.
//!
//! Written by `cargo xtask train --rounds 3 --minutes 14 --seed 1`. Of all rounds:
//!
//! 2 players: 1991 games, 67808 positions, 50 % of the spread of the margins explained.
//!
//! 3 players: 1991 games, 67101 positions, 47 % of the spread of the margins explained.
//!
//! 4 players: 1990 games, 74684 positions, 48 % of the spread of the margins explained.
//!
//! 5 players: 1988 games, 80890 positions, 44 % of the spread of the margins explained.

use super::term::TERMS;

/// The weights that were set by hand, from which the training starts.
#[rustfmt::skip]
pub(super) const HAND: [[f32; 2]; TERMS] = [
    [1.000, 1.000], // coins
    [0.600, 1.000], // viziers
    [1.000, 1.000], // elders
    [1.000, 1.000], // djinns
    [1.000, 1.000], // tiles
    [1.000, 1.000], // palms
    [1.000, 1.000], // palaces
    [1.000, 1.000], // cities
    [1.000, 1.000], // goods
    [1.000, 1.000], // artisans
    [1.000, 1.000], // items
    [1.000, 1.000], // tent
    [-0.250, 0.000], // poverty
    [1.600, 0.300], // vizier-lead
    [1.000, 0.000], // elder-stock
    [0.350, 0.050], // next-card
    [2.600, 0.600], // fakirs
    [1.600, 0.400], // spare-fakirs
    [0.200, 0.000], // camels
    [0.700, 0.200], // whims
    [0.350, 0.350], // first-turn
    [0.350, 0.350], // second-turn
    [0.350, 0.350], // later-turns
    [0.000, 0.000], // turns
    [3.000, 0.000], // power-al-amin
    [1.000, 0.000], // power-anun-nak
    [5.000, 0.000], // power-baal
    [1.000, 0.000], // power-boaz
    [6.000, 0.000], // power-bouraq
    [4.000, 0.000], // power-echidna
    [4.000, 0.000], // power-enki
    [3.000, 0.000], // power-ganapati
    [3.000, 0.000], // power-geb
    [5.000, 0.000], // power-hagis
    [4.000, 0.000], // power-haurvatat
    [3.000, 0.000], // power-iblis
    [5.000, 0.000], // power-jafaar
    [4.000, 0.000], // power-kali
    [4.000, 0.000], // power-kandicha
    [3.000, 0.000], // power-kumarbi
    [4.000, 0.000], // power-lamia
    [6.000, 0.000], // power-leta
    [8.000, 0.000], // power-marid
    [6.000, 0.000], // power-monkir
    [5.000, 0.000], // power-nekir
    [3.000, 0.000], // power-ptah
    [4.000, 0.000], // power-shamhat
    [5.000, 0.000], // power-sibittis
    [5.000, 0.000], // power-sloar
    [6.000, 0.000], // power-utug
    [5.000, 2.000], // scimitar
    [8.000, 5.000], // lamp
    [3.000, 1.000], // flute
    [3.000, 1.000], // carpet
    [5.000, 3.000], // ring
    [4.000, 3.000], // talisman
    [3.000, 1.000], // horn
];

/// The weights that training found, for two to five players.
#[rustfmt::skip]
pub(super) const FITTED: [[[f32; 2]; TERMS]; 4] = [
    // 2 players
    [
        [0.681, 1.017], // coins
        [0.557, 0.996], // viziers
        [0.762, 0.996], // elders
        [0.872, 1.027], // djinns
        [0.557, 1.004], // tiles
        [1.188, 1.005], // palms
        [0.842, 1.012], // palaces
        [1.380, 0.930], // cities
        [0.522, 0.991], // goods
        [0.828, 1.007], // artisans
        [0.814, 1.000], // items
        [1.117, 1.001], // tent
        [-0.250, 0.000], // poverty
        [0.315, -0.030], // vizier-lead
        [1.398, -0.037], // elder-stock
        [1.134, 0.341], // next-card
        [3.661, 0.850], // fakirs
        [1.361, 0.302], // spare-fakirs
        [-1.126, -0.200], // camels
        [1.793, 0.327], // whims
        [0.599, 0.632], // first-turn
        [0.543, 0.758], // second-turn
        [0.538, 0.660], // later-turns
        [7.306, 7.153], // turns
        [2.942, -0.011], // power-al-amin
        [1.048, 0.036], // power-anun-nak
        [4.971, 0.011], // power-baal
        [0.959, -0.000], // power-boaz
        [7.786, 0.039], // power-bouraq
        [4.706, 0.020], // power-echidna
        [2.310, 0.040], // power-enki
        [2.938, 0.002], // power-ganapati
        [2.920, -0.009], // power-geb
        [0.023, 0.006], // power-hagis
        [4.663, 0.004], // power-haurvatat
        [2.250, -0.005], // power-iblis
        [7.441, 0.034], // power-jafaar
        [6.930, 0.070], // power-kali
        [8.392, 0.066], // power-kandicha
        [2.473, -0.015], // power-kumarbi
        [0.622, -0.027], // power-lamia
        [5.880, -0.004], // power-leta
        [14.692, 0.113], // power-marid
        [7.060, 0.026], // power-monkir
        [7.602, 0.037], // power-nekir
        [2.686, 0.007], // power-ptah
        [2.800, -0.012], // power-shamhat
        [9.626, 0.070], // power-sibittis
        [3.738, -0.023], // power-sloar
        [6.865, 0.000], // power-utug
        [5.119, 1.994], // scimitar
        [10.238, 5.312], // lamp
        [3.454, 1.058], // flute
        [2.414, 1.000], // carpet
        [5.486, 3.120], // ring
        [2.884, 2.479], // talisman
        [2.586, 0.944], // horn
    ],
    // 3 players
    [
        [0.641, 1.006], // coins
        [0.220, 0.987], // viziers
        [0.725, 0.997], // elders
        [0.476, 1.012], // djinns
        [0.502, 1.011], // tiles
        [0.942, 1.000], // palms
        [0.920, 1.010], // palaces
        [1.194, 0.948], // cities
        [0.406, 0.985], // goods
        [0.691, 0.992], // artisans
        [0.658, 0.998], // items
        [0.665, 0.998], // tent
        [-0.250, 0.000], // poverty
        [-0.329, 0.005], // vizier-lead
        [1.145, 0.057], // elder-stock
        [1.376, 0.295], // next-card
        [2.874, 0.594], // fakirs
        [1.392, 0.308], // spare-fakirs
        [-0.464, -0.200], // camels
        [1.928, 0.309], // whims
        [0.434, 0.832], // first-turn
        [0.436, 0.804], // second-turn
        [0.529, 0.705], // later-turns
        [4.795, 3.088], // turns
        [2.298, -0.032], // power-al-amin
        [1.041, 0.011], // power-anun-nak
        [4.937, 0.002], // power-baal
        [0.998, -0.005], // power-boaz
        [6.177, 0.046], // power-bouraq
        [3.621, -0.005], // power-echidna
        [4.631, 0.035], // power-enki
        [2.891, 0.003], // power-ganapati
        [3.632, 0.042], // power-geb
        [3.789, 0.003], // power-hagis
        [4.416, -0.004], // power-haurvatat
        [2.517, -0.014], // power-iblis
        [5.504, 0.018], // power-jafaar
        [5.100, 0.022], // power-kali
        [4.029, 0.018], // power-kandicha
        [3.015, 0.011], // power-kumarbi
        [2.202, -0.028], // power-lamia
        [7.622, 0.033], // power-leta
        [7.859, 0.034], // power-marid
        [6.122, 0.022], // power-monkir
        [6.975, 0.008], // power-nekir
        [2.356, -0.019], // power-ptah
        [1.095, -0.044], // power-shamhat
        [5.443, 0.011], // power-sibittis
        [3.401, 0.017], // power-sloar
        [7.785, 0.025], // power-utug
        [5.218, 2.021], // scimitar
        [9.575, 5.126], // lamp
        [3.340, 1.060], // flute
        [4.237, 1.197], // carpet
        [5.167, 2.959], // ring
        [3.952, 2.946], // talisman
        [2.389, 0.854], // horn
    ],
    // 4 players
    [
        [0.717, 1.005], // coins
        [0.191, 0.994], // viziers
        [0.681, 0.999], // elders
        [0.524, 1.008], // djinns
        [0.644, 1.016], // tiles
        [0.995, 1.008], // palms
        [0.961, 1.004], // palaces
        [1.135, 0.957], // cities
        [0.389, 0.992], // goods
        [0.819, 1.002], // artisans
        [0.747, 1.005], // items
        [0.850, 1.001], // tent
        [-0.250, 0.000], // poverty
        [-0.077, 0.224], // vizier-lead
        [1.595, 0.050], // elder-stock
        [1.668, 0.266], // next-card
        [3.550, 0.304], // fakirs
        [1.469, 0.305], // spare-fakirs
        [-0.559, -0.160], // camels
        [1.464, 0.024], // whims
        [0.163, 0.954], // first-turn
        [0.144, 0.956], // second-turn
        [0.242, 0.873], // later-turns
        [10.019, 1.054], // turns
        [1.911, -0.046], // power-al-amin
        [1.073, 0.014], // power-anun-nak
        [5.088, 0.007], // power-baal
        [0.999, -0.002], // power-boaz
        [5.517, -0.001], // power-bouraq
        [4.286, 0.003], // power-echidna
        [4.890, 0.058], // power-enki
        [3.241, 0.014], // power-ganapati
        [2.365, -0.005], // power-geb
        [2.792, -0.012], // power-hagis
        [3.823, -0.011], // power-haurvatat
        [2.542, -0.016], // power-iblis
        [6.743, 0.017], // power-jafaar
        [5.272, 0.033], // power-kali
        [5.123, 0.020], // power-kandicha
        [2.870, -0.003], // power-kumarbi
        [2.051, -0.015], // power-lamia
        [7.097, 0.016], // power-leta
        [5.530, 0.023], // power-marid
        [6.985, -0.005], // power-monkir
        [8.558, 0.027], // power-nekir
        [1.996, -0.027], // power-ptah
        [1.683, -0.020], // power-shamhat
        [5.295, 0.011], // power-sibittis
        [4.800, 0.033], // power-sloar
        [7.687, 0.012], // power-utug
        [5.567, 2.042], // scimitar
        [7.979, 5.609], // lamp
        [3.325, 1.043], // flute
        [3.086, 1.154], // carpet
        [6.228, 3.066], // ring
        [4.307, 2.838], // talisman
        [2.653, 0.979], // horn
    ],
    // 5 players
    [
        [0.664, 1.010], // coins
        [0.146, 1.016], // viziers
        [0.661, 0.997], // elders
        [0.433, 1.005], // djinns
        [0.622, 1.020], // tiles
        [0.971, 1.005], // palms
        [0.869, 1.010], // palaces
        [0.932, 0.969], // cities
        [0.421, 0.999], // goods
        [0.681, 1.003], // artisans
        [0.755, 1.007], // items
        [0.586, 1.000], // tent
        [-0.250, 0.000], // poverty
        [0.339, 0.203], // vizier-lead
        [1.495, -0.074], // elder-stock
        [1.514, 0.147], // next-card
        [2.739, 0.067], // fakirs
        [1.336, 0.321], // spare-fakirs
        [-0.467, -0.204], // camels
        [1.181, -0.107], // whims
        [0.082, 0.968], // first-turn
        [0.074, 1.001], // second-turn
        [0.141, 0.967], // later-turns
        [12.025, 0.527], // turns
        [2.297, -0.022], // power-al-amin
        [1.004, 0.004], // power-anun-nak
        [6.778, 0.021], // power-baal
        [1.095, 0.015], // power-boaz
        [5.100, 0.001], // power-bouraq
        [3.426, -0.006], // power-echidna
        [4.172, 0.009], // power-enki
        [3.215, 0.007], // power-ganapati
        [3.316, 0.017], // power-geb
        [2.427, -0.005], // power-hagis
        [2.824, -0.005], // power-haurvatat
        [2.406, -0.012], // power-iblis
        [4.440, 0.001], // power-jafaar
        [5.064, 0.014], // power-kali
        [5.136, 0.009], // power-kandicha
        [3.018, 0.005], // power-kumarbi
        [3.146, -0.009], // power-lamia
        [7.208, 0.025], // power-leta
        [5.107, -0.003], // power-marid
        [4.706, -0.013], // power-monkir
        [8.859, 0.005], // power-nekir
        [2.467, 0.005], // power-ptah
        [2.196, 0.006], // power-shamhat
        [5.866, 0.015], // power-sibittis
        [3.450, 0.009], // power-sloar
        [7.749, 0.008], // power-utug
        [4.470, 1.965], // scimitar
        [7.937, 5.495], // lamp
        [4.787, 1.169], // flute
        [3.716, 1.139], // carpet
        [6.600, 3.258], // ring
        [5.033, 3.198], // talisman
        [2.486, 0.928], // horn
    ],
];
