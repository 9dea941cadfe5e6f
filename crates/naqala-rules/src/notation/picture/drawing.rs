//! Marks and arrows on a picture.

use crate::notation::note::{Drawing, Sign};

/// Returns the colour of a sign, and the dashes of its line.
const fn colours(sign: Sign) -> (&'static str, &'static str) {
    match sign {
        Sign::Plain | Sign::Letter(_) => ("#2f6fb8", "none"),
        Sign::Good => ("#1f7a3a", "none"),
        Sign::Bad => ("#b3261e", "12 6"),
        Sign::Question => ("#9a5b00", "3 6"),
    }
}

/// Draws the frame of a tile, and its sign in the corner where nothing else stands.
pub(super) fn mark(sign: Sign) -> String {
    let (colour, dashes) = colours(sign);
    let line = |width, colour, dashes| {
        format!(
            "<rect x=\"6\" y=\"6\" width=\"88\" height=\"88\" rx=\"6\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{dashes}\"/>"
        )
    };
    let frame = line("7", "#fff", "none") + &line("4.5", colour, dashes);
    let disc =
        format!("<circle cx=\"89.5\" cy=\"89.5\" r=\"9\" fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1.5\"/>");
    let outline = match sign {
        Sign::Plain => return frame,
        Sign::Letter(letter) => {
            let letter = format!(
                "<text x=\"89.5\" y=\"94\" font-size=\"13\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#fff\">{letter}</text>"
            );
            return frame + &disc + &letter;
        }
        Sign::Good => "M84 89.5L88 93.5L95 85",
        Sign::Bad => "M85 85L94 94M94 85L85 94",
        Sign::Question => "M86 87Q86 84 89.5 84Q93 84 93 87Q93 89 89.5 90.5V91.5M89.5 94.6V94.7",
    };
    let outline = format!(
        "<path d=\"{outline}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    );
    frame + &disc + &outline
}

/// Draws the arrows; `x` and `y` are the upper left corner of the tiles.
pub(super) fn arrows(drawing: &Drawing, [x, y]: [u32; 2], rows: u32) -> String {
    let arrows = drawing.arrows.iter().map(|arrow| {
        let (colour, dashes) = colours(arrow.sign);
        let [line, head] = arrow.shape(rows as u8).points();
        let drawn = |width, colour, dashes, rim| {
            format!(
                "<polyline points=\"{line}\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{dashes}\"/>\
                 <polygon points=\"{head}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\"{rim}\"/>"
            )
        };
        drawn(13, "#fff", "none", 5) + &drawn(8, colour, dashes, 1)
    });
    let arrows: String = arrows.collect();
    format!(
        "<g fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" transform=\"translate({x} {y})\">{arrows}</g>"
    )
}
