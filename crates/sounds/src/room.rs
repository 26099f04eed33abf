//! A small room around a sound: echoes too dense to be heard one by one. Four combs and two all-passes a side, after
//! Schroeder, with lengths of our own.

/// Lengths in frames; the right side's are a little longer, so that the room is wide.
const COMBS: [usize; 4] = [1123, 1289, 1367, 1499];
const DIFFUSERS: [usize; 2] = [241, 83];
const WIDER: usize = 29;

/// One side of a room.
#[derive(Debug, Clone)]
pub struct Room {
    combs: Vec<Delay>,
    diffusers: Vec<Delay>,
    feedback: f32,
    damping: f32,
}

#[derive(Debug, Clone)]
struct Delay {
    line: Vec<f32>,
    at: usize,
    memory: f32,
}

impl Delay {
    fn new(length: usize) -> Self {
        Self {
            line: vec![0.0; length],
            at: 0,
            memory: 0.0,
        }
    }

    fn swap(&mut self, input: impl FnOnce(f32, &mut f32) -> f32) -> f32 {
        let out = self.line[self.at];
        self.line[self.at] = input(out, &mut self.memory);
        self.at = (self.at + 1) % self.line.len();
        out
    }
}

impl Room {
    /// Both sides of a room; `feedback` (below 1) is how long it answers, `damping` how dull.
    #[must_use]
    pub fn both_sides(feedback: f32, damping: f32) -> [Self; 2] {
        [0, WIDER].map(|wider| Self {
            combs: COMBS.map(|length| Delay::new(length + wider)).into(),
            diffusers: DIFFUSERS.map(|length| Delay::new(length + wider / 3)).into(),
            feedback,
            damping,
        })
    }

    /// The room's answer to one sample.
    pub fn step(&mut self, sample: f32) -> f32 {
        let (feedback, damping) = (self.feedback, self.damping);
        let mut answer: f32 = self
            .combs
            .iter_mut()
            .map(|comb| {
                comb.swap(|out, memory| {
                    *memory = out * (1.0 - damping) + *memory * damping;
                    sample + *memory * feedback
                })
            })
            .sum();
        for diffuser in &mut self.diffusers {
            let input = answer;
            let out = diffuser.swap(|out, _| input + out * 0.5);
            answer = out - input * 0.5;
        }
        answer * 0.25
    }
}

/// Both sides in a room, `wet` being how much of it is heard. As long as before: leave silence at the end for the answer.
pub fn placed(left: &mut [f32], right: &mut [f32], feedback: f32, damping: f32, wet: f32) {
    let [mut room_left, mut room_right] = Room::both_sides(feedback, damping);
    for (left, right) in left.iter_mut().zip(right) {
        let both = (*left + *right) / 2.0;
        *left += room_left.step(both) * wet;
        *right += room_right.step(both) * wet;
    }
}
