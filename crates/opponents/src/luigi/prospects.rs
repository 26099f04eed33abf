//! What a waiting guest promises: measured in the games of hosts among themselves.

use rules::luigi::{Cubes, Food, Place};

use super::outlook::Outlook;

/// What may come of a guest, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Promise {
    /// For having served it.
    pub gain: f32,
    /// For having let it go.
    pub loss: f32,
}

impl Promise {
    pub(super) const NOTHING: Self = Self { gain: 0.0, loss: 0.0 };

    pub(super) const fn worth(self) -> f32 {
        self.gain - self.loss
    }
}

/// By how much is missing, from nothing to four cubes, and by how many steps the guest is from the street, from one to six.
type Odds = [[f32; Place::COUNT]; 5];

/// How often a guest was served: with time, when closing, in the last turn. Counted at the end of its host's turns in games of
/// four three-star hosts, and smoothed by hand, for what lacks much near the door is rare.
const SERVED: [Odds; 3] = [
    [
        [1.0; 6],
        [0.73, 0.82, 0.91, 0.93, 0.96, 0.97],
        [0.42, 0.68, 0.74, 0.82, 0.89, 0.92],
        [0.15, 0.44, 0.60, 0.68, 0.83, 0.85],
        [0.05, 0.14, 0.35, 0.48, 0.65, 0.70],
    ],
    [
        [1.0; 6],
        [0.60, 0.83, 0.86, 0.84, 0.82, 0.82],
        [0.35, 0.48, 0.55, 0.52, 0.48, 0.48],
        [0.08, 0.22, 0.28, 0.25, 0.23, 0.22],
        [0.03, 0.05, 0.08, 0.10, 0.12, 0.12],
    ],
    [
        [1.0; 6],
        [0.72, 0.82, 0.80, 0.75, 0.74, 0.74],
        [0.25, 0.50, 0.44, 0.35, 0.32, 0.35],
        [0.02, 0.08, 0.12, 0.14, 0.14, 0.14],
        [0.00, 0.01, 0.02, 0.02, 0.02, 0.02],
    ],
];

/// How often it left, counted in the same games.
const LEFT: [Odds; 3] = [
    [
        [0.0; 6],
        [0.26, 0.17, 0.08, 0.06, 0.03, 0.02],
        [0.58, 0.30, 0.23, 0.14, 0.06, 0.03],
        [0.82, 0.54, 0.36, 0.26, 0.08, 0.03],
        [0.92, 0.84, 0.50, 0.40, 0.25, 0.05],
    ],
    [
        [0.0; 6],
        [0.40, 0.10, 0.02, 0.00, 0.00, 0.00],
        [0.45, 0.27, 0.07, 0.01, 0.00, 0.00],
        [0.60, 0.40, 0.12, 0.02, 0.00, 0.00],
        [0.70, 0.50, 0.15, 0.03, 0.00, 0.00],
    ],
    [
        [0.0; 6],
        [0.10, 0.00, 0.00, 0.00, 0.00, 0.00],
        [0.30, 0.00, 0.00, 0.00, 0.00, 0.00],
        [0.30, 0.00, 0.00, 0.00, 0.00, 0.00],
        [0.30, 0.00, 0.00, 0.00, 0.00, 0.00],
    ],
];

/// How hard a food is to come by, beside an average one: from the rarest to the most common. Estimates.
const HARDNESS: [f32; Food::COUNT] = [1.45, 1.2, 1.1, 1.0, 0.93, 0.88];

/// What a guest promises who lacks this and is so many steps from the street.
pub(super) fn promise(points: u8, lacks: Cubes, steps: u8, outlook: Outlook) -> Promise {
    let points = f32::from(points);
    if lacks.is_empty() {
        return Promise {
            gain: points,
            loss: 0.0,
        };
    }
    let phase = match outlook {
        Outlook::Open => 0,
        Outlook::Closing => 1,
        Outlook::LastTurn => 2,
        Outlook::Over => return Promise::NOTHING,
    };
    let mut hard = 0.0;
    for food in lacks.kinds() {
        hard += f32::from(lacks.count(food)) * HARDNESS[food.index()];
    }
    let hard = hard.min(4.0);
    let below = (hard as usize).min(3);
    let part = hard - below as f32;
    let column = usize::from(steps).clamp(1, Place::COUNT) - 1;
    let between = |odds: &Odds| odds[below][column] * (1.0 - part) + odds[below + 1][column] * part;
    Promise {
        gain: points * between(&SERVED[phase]),
        loss: between(&LEFT[phase]),
    }
}
