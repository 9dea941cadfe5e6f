//! The weights of the evaluation for two to five players, early and late.
//!
//! Written by `cargo xtask train --rounds 3 --minutes 8 --seed 1`. Of all rounds:
//!
//! 2 players: 629 games, 21644 positions, 51 % of the spread of the margins explained.
//!
//! 3 players: 628 games, 21339 positions, 48 % of the spread of the margins explained.
//!
//! 4 players: 627 games, 23440 positions, 48 % of the spread of the margins explained.
//!
//! 5 players: 626 games, 25350 positions, 41 % of the spread of the margins explained.

use super::evaluate::Weights;

/// The weights that were set by hand, from which the training starts.
pub const HAND: Weights = Weights([
    [1.000, 1.000],  // coins
    [0.600, 1.000],  // viziers
    [1.000, 1.000],  // elders
    [1.000, 1.000],  // djinns
    [1.000, 1.000],  // tiles
    [1.000, 1.000],  // palms
    [1.000, 1.000],  // palaces
    [1.000, 1.000],  // cities
    [1.000, 1.000],  // goods
    [1.000, 1.000],  // artisans
    [1.000, 1.000],  // items
    [1.000, 1.000],  // tent
    [-0.250, 0.000], // poverty
    [1.600, 0.300],  // vizier-lead
    [1.000, 0.000],  // elder-stock
    [0.350, 0.050],  // next-card
    [2.600, 0.600],  // fakirs
    [1.600, 0.400],  // spare-fakirs
    [0.200, 0.000],  // camels
    [0.700, 0.200],  // whims
    [0.350, 0.350],  // first-turn
    [0.350, 0.350],  // second-turn
    [0.350, 0.350],  // later-turns
    [0.000, 0.000],  // turns
    [3.000, 0.000],  // power-al-amin
    [1.000, 0.000],  // power-anun-nak
    [5.000, 0.000],  // power-baal
    [1.000, 0.000],  // power-boaz
    [6.000, 0.000],  // power-bouraq
    [4.000, 0.000],  // power-echidna
    [4.000, 0.000],  // power-enki
    [3.000, 0.000],  // power-ganapati
    [3.000, 0.000],  // power-geb
    [5.000, 0.000],  // power-hagis
    [4.000, 0.000],  // power-haurvatat
    [3.000, 0.000],  // power-iblis
    [5.000, 0.000],  // power-jafaar
    [4.000, 0.000],  // power-kali
    [4.000, 0.000],  // power-kandicha
    [3.000, 0.000],  // power-kumarbi
    [4.000, 0.000],  // power-lamia
    [6.000, 0.000],  // power-leta
    [8.000, 0.000],  // power-marid
    [6.000, 0.000],  // power-monkir
    [5.000, 0.000],  // power-nekir
    [3.000, 0.000],  // power-ptah
    [4.000, 0.000],  // power-shamhat
    [5.000, 0.000],  // power-sibittis
    [5.000, 0.000],  // power-sloar
    [6.000, 0.000],  // power-utug
    [5.000, 2.000],  // scimitar
    [8.000, 5.000],  // lamp
    [3.000, 1.000],  // flute
    [3.000, 1.000],  // carpet
    [5.000, 3.000],  // ring
    [4.000, 3.000],  // talisman
    [3.000, 1.000],  // horn
]);

#[rustfmt::skip]
pub(super) const WEIGHTS: [Weights; 4] = [
    // 2 players
    Weights([
        [0.697, 1.010], // coins
        [0.547, 0.997], // viziers
        [0.686, 0.992], // elders
        [0.646, 1.004], // djinns
        [0.559, 1.012], // tiles
        [1.371, 1.007], // palms
        [1.124, 1.007], // palaces
        [1.359, 0.960], // cities
        [0.669, 0.997], // goods
        [0.791, 1.000], // artisans
        [0.992, 0.999], // items
        [1.040, 1.000], // tent
        [-0.250, 0.000], // poverty
        [0.417, 0.136], // vizier-lead
        [1.458, -0.076], // elder-stock
        [0.661, 0.228], // next-card
        [2.200, 0.496], // fakirs
        [1.557, 0.369], // spare-fakirs
        [-0.332, -0.121], // camels
        [1.754, 0.523], // whims
        [0.672, 0.610], // first-turn
        [0.641, 0.705], // second-turn
        [0.598, 0.650], // later-turns
        [6.021, 7.654], // turns
        [2.694, -0.019], // power-al-amin
        [1.002, 0.011], // power-anun-nak
        [4.223, 0.003], // power-baal
        [1.001, -0.000], // power-boaz
        [7.139, 0.024], // power-bouraq
        [3.839, -0.002], // power-echidna
        [4.431, 0.033], // power-enki
        [3.258, 0.003], // power-ganapati
        [2.860, 0.000], // power-geb
        [2.966, -0.019], // power-hagis
        [5.352, 0.024], // power-haurvatat
        [2.932, -0.003], // power-iblis
        [7.414, 0.010], // power-jafaar
        [4.788, 0.017], // power-kali
        [4.199, 0.017], // power-kandicha
        [2.969, 0.005], // power-kumarbi
        [2.877, -0.013], // power-lamia
        [5.362, 0.004], // power-leta
        [14.221, 0.059], // power-marid
        [5.930, -0.007], // power-monkir
        [3.838, -0.013], // power-nekir
        [2.456, -0.013], // power-ptah
        [1.150, -0.052], // power-shamhat
        [6.527, 0.023], // power-sibittis
        [3.026, -0.014], // power-sloar
        [6.746, 0.010], // power-utug
        [5.063, 2.007], // scimitar
        [8.812, 5.169], // lamp
        [3.218, 1.018], // flute
        [3.483, 1.068], // carpet
        [5.697, 3.185], // ring
        [3.672, 2.716], // talisman
        [2.883, 1.007], // horn
    ]),
    // 3 players
    Weights([
        [0.749, 1.006], // coins
        [0.300, 0.995], // viziers
        [0.728, 0.998], // elders
        [0.594, 1.006], // djinns
        [0.700, 1.005], // tiles
        [0.932, 1.001], // palms
        [0.874, 1.003], // palaces
        [1.325, 0.975], // cities
        [0.595, 0.989], // goods
        [0.763, 0.996], // artisans
        [0.620, 0.995], // items
        [0.899, 1.000], // tent
        [-0.250, 0.000], // poverty
        [-0.372, -0.056], // vizier-lead
        [1.010, -0.006], // elder-stock
        [0.980, 0.194], // next-card
        [3.712, 0.572], // fakirs
        [1.579, 0.384], // spare-fakirs
        [-0.030, -0.049], // camels
        [1.572, 0.404], // whims
        [0.538, 0.746], // first-turn
        [0.552, 0.706], // second-turn
        [0.665, 0.588], // later-turns
        [3.916, 3.723], // turns
        [2.879, -0.012], // power-al-amin
        [0.996, -0.005], // power-anun-nak
        [3.928, -0.005], // power-baal
        [0.999, -0.000], // power-boaz
        [9.120, 0.028], // power-bouraq
        [3.967, -0.002], // power-echidna
        [4.613, 0.042], // power-enki
        [3.191, 0.013], // power-ganapati
        [2.845, 0.002], // power-geb
        [4.796, 0.008], // power-hagis
        [3.454, -0.008], // power-haurvatat
        [2.728, -0.003], // power-iblis
        [5.439, 0.018], // power-jafaar
        [4.254, 0.010], // power-kali
        [4.499, 0.015], // power-kandicha
        [2.745, -0.008], // power-kumarbi
        [3.289, -0.000], // power-lamia
        [5.283, 0.004], // power-leta
        [8.929, 0.023], // power-marid
        [4.501, -0.007], // power-monkir
        [5.445, -0.001], // power-nekir
        [2.522, -0.017], // power-ptah
        [2.431, -0.019], // power-shamhat
        [5.212, 0.003], // power-sibittis
        [4.047, 0.001], // power-sloar
        [6.636, 0.009], // power-utug
        [5.124, 2.002], // scimitar
        [8.077, 5.098], // lamp
        [3.215, 1.035], // flute
        [3.324, 1.051], // carpet
        [4.949, 3.011], // ring
        [4.484, 3.139], // talisman
        [2.771, 0.967], // horn
    ]),
    // 4 players
    Weights([
        [0.718, 1.000], // coins
        [0.292, 0.997], // viziers
        [0.775, 0.998], // elders
        [0.436, 0.998], // djinns
        [0.709, 1.012], // tiles
        [0.906, 1.001], // palms
        [1.018, 1.003], // palaces
        [1.235, 0.978], // cities
        [0.661, 0.995], // goods
        [0.837, 1.000], // artisans
        [0.796, 1.001], // items
        [0.977, 1.000], // tent
        [-0.250, 0.000], // poverty
        [-0.174, 0.196], // vizier-lead
        [1.184, -0.003], // elder-stock
        [1.017, 0.175], // next-card
        [3.558, 0.500], // fakirs
        [1.502, 0.346], // spare-fakirs
        [-0.152, -0.132], // camels
        [1.317, 0.034], // whims
        [0.315, 0.849], // first-turn
        [0.304, 0.813], // second-turn
        [0.448, 0.686], // later-turns
        [7.604, 2.017], // turns
        [2.689, -0.012], // power-al-amin
        [1.016, -0.005], // power-anun-nak
        [6.140, 0.015], // power-baal
        [0.973, -0.008], // power-boaz
        [3.887, -0.017], // power-bouraq
        [3.921, -0.002], // power-echidna
        [4.486, 0.012], // power-enki
        [3.011, 0.000], // power-ganapati
        [2.861, 0.006], // power-geb
        [3.183, -0.020], // power-hagis
        [4.069, 0.012], // power-haurvatat
        [2.896, 0.004], // power-iblis
        [4.898, 0.002], // power-jafaar
        [3.706, -0.005], // power-kali
        [4.623, 0.014], // power-kandicha
        [3.323, 0.016], // power-kumarbi
        [2.267, -0.023], // power-lamia
        [6.439, 0.008], // power-leta
        [6.138, -0.000], // power-marid
        [6.431, 0.001], // power-monkir
        [7.795, 0.019], // power-nekir
        [2.193, -0.021], // power-ptah
        [2.503, -0.013], // power-shamhat
        [4.859, -0.001], // power-sibittis
        [4.876, -0.002], // power-sloar
        [7.169, 0.014], // power-utug
        [5.133, 2.007], // scimitar
        [9.052, 5.269], // lamp
        [3.274, 1.047], // flute
        [3.397, 1.029], // carpet
        [5.400, 3.078], // ring
        [3.512, 2.712], // talisman
        [2.708, 0.948], // horn
    ]),
    // 5 players
    Weights([
        [0.723, 1.003], // coins
        [0.158, 1.004], // viziers
        [0.746, 0.998], // elders
        [0.366, 1.000], // djinns
        [0.626, 1.010], // tiles
        [0.970, 1.003], // palms
        [0.999, 1.004], // palaces
        [0.977, 0.983], // cities
        [0.623, 0.994], // goods
        [0.677, 0.999], // artisans
        [0.768, 1.001], // items
        [0.714, 0.999], // tent
        [-0.250, 0.000], // poverty
        [0.503, 0.190], // vizier-lead
        [1.022, -0.022], // elder-stock
        [1.003, 0.098], // next-card
        [2.356, 0.314], // fakirs
        [1.499, 0.364], // spare-fakirs
        [-0.097, -0.147], // camels
        [1.402, -0.052], // whims
        [0.189, 0.819], // first-turn
        [0.181, 0.833], // second-turn
        [0.248, 0.801], // later-turns
        [10.653, 1.702], // turns
        [2.707, -0.012], // power-al-amin
        [0.981, 0.000], // power-anun-nak
        [5.548, 0.009], // power-baal
        [0.968, -0.002], // power-boaz
        [5.482, -0.001], // power-bouraq
        [3.906, -0.001], // power-echidna
        [3.854, 0.006], // power-enki
        [3.038, 0.003], // power-ganapati
        [2.678, -0.005], // power-geb
        [5.380, 0.006], // power-hagis
        [3.521, -0.002], // power-haurvatat
        [2.617, -0.003], // power-iblis
        [3.621, -0.012], // power-jafaar
        [4.268, 0.006], // power-kali
        [4.265, 0.005], // power-kandicha
        [2.958, -0.001], // power-kumarbi
        [3.014, -0.006], // power-lamia
        [5.998, 0.006], // power-leta
        [5.162, -0.002], // power-marid
        [7.060, 0.002], // power-monkir
        [5.866, 0.015], // power-nekir
        [3.305, 0.010], // power-ptah
        [2.422, -0.014], // power-shamhat
        [5.505, 0.002], // power-sibittis
        [3.867, -0.001], // power-sloar
        [5.996, -0.003], // power-utug
        [4.892, 1.998], // scimitar
        [9.013, 5.229], // lamp
        [3.437, 1.044], // flute
        [3.179, 1.029], // carpet
        [4.534, 2.973], // ring
        [4.053, 3.040], // talisman
        [2.862, 0.978], // horn
    ]),
];
