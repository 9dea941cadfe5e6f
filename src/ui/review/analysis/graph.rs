//! A game as the lines of a graph, and its turning points.

use crate::ai::Analysis;
use crate::game::{Record, Seat};

/// What a graph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The chance to win.
    Chance,
    /// The expected margin over the best rival.
    Margin,
}

impl Measure {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Chance, Self::Margin];
}

/// The lines of a graph, in parts of its width and height, from the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// For each seat the points of its line, one for each moment that is judged.
    pub lines: Vec<Vec<[f32; 2]>>,
    /// The heights of the lines to read figures by, with their figures: percents or points.
    pub levels: Vec<(f32, i32)>,
    /// Where each round begins.
    pub rounds: Vec<(f32, u32)>,
}

/// The least margin at the edge of a graph, and the step in which edges grow.
const EDGE: f32 = 10.0;
/// A chance to win that changes by less is no turning point.
const LEAST: f32 = 0.15;
/// How many turning points are marked at most.
const MOST: usize = 5;

impl Graph {
    /// Draws what is judged. The width covers all decisions, so that the part not judged yet stays empty.
    #[must_use]
    pub fn of(analysis: &Analysis, measure: Measure, record: &Record, entries: &[usize]) -> Self {
        let all = entries.len().max(1) as f32;
        let rows = match measure {
            Measure::Chance => &analysis.chances,
            Measure::Margin => &analysis.margin,
        };
        let most = analysis.margin.iter().flatten().fold(0.0_f32, |most, margin| most.max(margin.abs()));
        let edge = (most / EDGE).ceil().max(1.0) * EDGE;
        let height = |value: f32| match measure {
            Measure::Chance => 1.0 - value,
            Measure::Margin => 0.5 - value / edge / 2.0,
        };
        let line = |row: &Vec<f32>| {
            row.iter().enumerate().map(|(moment, &value)| [moment as f32 / all, height(value)]).collect()
        };
        let level =
            |value: f32| (height(value), (if measure == Measure::Chance { 100.0 * value } else { value }) as i32);
        let levels = match measure {
            Measure::Chance => [1.0, 0.5, 0.0].map(level),
            Measure::Margin => [edge, 0.0, -edge].map(level),
        };
        let mut rounds: Vec<(f32, u32)> = Vec::new();
        for (place, &entry) in entries.iter().enumerate() {
            let round = record.game_before(entry).map_or(0, |game| game.round);
            if rounds.last().is_none_or(|&(_, last)| last != round) {
                rounds.push((place as f32 / all, round));
            }
        }
        Self { lines: rows.iter().map(line).collect(), levels: levels.to_vec(), rounds }
    }

    /// Returns which of so many decisions lies at a part of the width.
    #[must_use]
    pub fn decision_at(part: f32, decisions: usize) -> usize {
        let place = (part.clamp(0.0, 1.0) * decisions as f32).round() as usize;
        place.min(decisions.saturating_sub(1))
    }
}

/// Returns heights of labels that stand as near as they can to other heights, at least `apart` from each other and within the
/// graph.
#[must_use]
pub fn spread(heights: &[f32], apart: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut spread = heights.to_vec();
    // Downwards each label makes room for the one above it, then upwards from the lower edge.
    let mut least = 0.0_f32;
    for &label in &order {
        spread[label] = spread[label].max(least);
        least = spread[label] + apart;
    }
    let mut most = 1.0_f32;
    for &label in order.iter().rev() {
        spread[label] = spread[label].min(most);
        most = spread[label] - apart;
    }
    spread
}

/// A turning point: a decision around which somebody's chance to win changed much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// Its place among the decisions.
    pub place: usize,
    /// Whose chance changed most.
    pub seat: Seat,
    /// The chance before it.
    pub before: f32,
    /// The chance at the next moment.
    pub after: f32,
}

impl TurningPoint {
    fn change(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// Returns the turning points where a chance to win changed most, oldest first.
#[must_use]
pub fn turning_points(analysis: &Analysis) -> Vec<TurningPoint> {
    let at = |place: usize| {
        let seats = analysis.chances.iter().enumerate().filter_map(move |(seat, row)| {
            let (&before, &after) = (row.get(place)?, row.get(place + 1)?);
            Some(TurningPoint { place, seat: Seat(seat as u8), before, after })
        });
        seats.max_by(|one, other| one.change().total_cmp(&other.change()))
    };
    let mut turning_points: Vec<TurningPoint> =
        (0..analysis.decisions.len()).filter_map(at).filter(|turning| turning.change() >= LEAST).collect();
    turning_points.sort_by(|one, other| other.change().total_cmp(&one.change()));
    turning_points.truncate(MOST);
    turning_points.sort_by_key(|turning| turning.place);
    turning_points
}
