//! Eyes that see every picture of the screen, and tell what vanished from a panel for a moment: print that is the same before
//! and after, and was gone in between or had lost what it stands on, blinked. The X server keeps its picture in a file, so looking costs next to nothing.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use toque::window::theme::palette;

/// Every so many rows one is looked at.
const ROWS: usize = 4;
/// A cell is so many pixels wide, and as high.
const CELL: usize = 16;
/// What lasts for so many pictures, or so long, was meant.
const PICTURES: usize = 3;
const TIME: Duration = Duration::from_millis(600);
/// Pixels looked at that make a blink. In a turn whose panels blinked, panels lost from 8,600 pixels on; a mouse pointer, a
/// line that is added to the journal and cream-coloured toys that move changed at most 2,400. One row of four is looked at.
const NOTICED: usize = 4_000 / ROWS;
/// Between two looks; a program that paints sixty pictures a second has 16 ms for each.
const LOOK: Duration = Duration::from_millis(6);

type Pixel = [u8; 3];

struct Picture {
    seen: Instant,
    pixels: Vec<Pixel>,
}

/// Something that was there before and after.
#[derive(Debug, Clone)]
pub struct Blink {
    picture: usize,
    pixels: usize,
    box_: URect,
}

/// What was seen until somebody stopped looking.
pub struct Seen {
    pub pictures: usize,
    pub blinks: Vec<Blink>,
    kept: PathBuf,
}

impl Seen {
    /// Fails if anything blinked.
    pub fn assert_steady(&self) {
        let mut told = String::new();
        for blink in &self.blinks {
            let Blink { picture, pixels, box_ } = blink;
            let _ = writeln!(told, "picture {picture}: {} pixels within {box_:?}", pixels * ROWS);
        }
        let (pictures, folder) = (self.pictures, self.kept.display());
        println!("{pictures} pictures, {} blinks", self.blinks.len());
        assert!(
            self.blinks.is_empty(),
            "of {pictures} pictures some lack what those before and after have (see {folder}):\n{told}"
        );
        let _ = fs::remove_dir_all(&self.kept);
    }
}

/// A look at the screen that goes on until it is asked what it saw.
pub struct Film {
    over: Arc<AtomicBool>,
    watcher: JoinHandle<Seen>,
}

impl Film {
    /// Begins to look at the picture that an X server keeps in this file.
    pub fn begin(framebuffer: &Path, name: &str) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        let kept = std::env::temp_dir().join(format!("toque-blinks-{}-{name}", std::process::id()));
        let (screen, until) = (Framebuffer::open(framebuffer), over.clone());
        Self {
            over,
            watcher: thread::spawn(move || watch(&screen, &until, kept)),
        }
    }

    pub fn end(self) -> Seen {
        self.over.store(true, Ordering::Relaxed);
        self.watcher.join().unwrap()
    }
}

/// The file of an X server: a header of numbers, a table of colours, the pixels.
struct Framebuffer {
    file: File,
    start: u64,
    line: usize,
    width: usize,
    height: usize,
}

impl Framebuffer {
    fn open(path: &Path) -> Self {
        let file = File::open(path).unwrap();
        let number = |nth: u64| {
            let mut bytes = [0; 4];
            file.read_exact_at(&mut bytes, nth * 4).unwrap();
            u32::from_be_bytes(bytes)
        };
        let (header, colours) = (number(0), number(19));
        let (width, height, bits, line) = (number(4), number(5), number(11), number(12));
        assert_eq!(bits, 32, "pixels of four bytes");
        Self {
            start: u64::from(header) + 12 * u64::from(colours),
            line: line as usize,
            width: width as usize,
            height: height as usize,
            file,
        }
    }

    fn look(&self) -> Vec<Pixel> {
        let mut line = vec![0; self.width * 4];
        let mut pixels = Vec::with_capacity(self.width * self.height / ROWS);
        for row in (0..self.height).step_by(ROWS) {
            let at = self.start + (row * self.line) as u64;
            self.file.read_exact_at(&mut line, at).unwrap();
            pixels.extend(line.chunks_exact(4).map(|pixel| [pixel[2], pixel[1], pixel[0]]));
        }
        pixels
    }
}

fn watch(screen: &Framebuffer, over: &AtomicBool, kept: PathBuf) -> Seen {
    let mut seen = Seen {
        pictures: 0,
        blinks: Vec::new(),
        kept,
    };
    let mut last: VecDeque<Picture> = VecDeque::new();
    let mut glimpse = screen.look();
    while !over.load(Ordering::Relaxed) {
        thread::sleep(LOOK);
        let now = screen.look();
        // A picture that is just being put on the screen is not finished: it counts when it was the same twice.
        let finished = now == glimpse;
        glimpse = now;
        if !finished || last.back().is_some_and(|picture| picture.pixels == glimpse) {
            continue;
        }
        last.push_back(Picture {
            seen: Instant::now(),
            pixels: glimpse.clone(),
        });
        seen.pictures += 1;
        if last.len() > PICTURES + 2 {
            last.pop_front();
        }
        notice(&last, screen.width, &mut seen);
    }
    seen
}

/// Compares the newest picture with one before, and both with what lies between them.
fn notice(last: &VecDeque<Picture>, width: usize, seen: &mut Seen) {
    let newest = last.len() - 1;
    for between in 1..=PICTURES {
        let Some(oldest) = newest.checked_sub(between + 1) else {
            return;
        };
        let (before, after) = (&last[oldest], &last[newest]);
        if after.seen - last[oldest + 1].seen > TIME {
            return;
        }
        for (middle, between) in last.iter().enumerate().take(newest).skip(oldest + 1) {
            let picture = seen.pictures - (newest - middle);
            if seen.blinks.iter().any(|blink| blink.picture == picture) {
                continue;
            }
            if let Some((pixels, box_)) = compare(&before.pixels, &between.pixels, &after.pixels, width) {
                seen.blinks.push(Blink { picture, pixels, box_ });
                for (name, which) in [("before", before), ("between", between), ("after", after)] {
                    keep(&seen.kept, &format!("{picture:04}-{name}.ppm"), &which.pixels, width);
                }
            }
        }
    }
}

/// So many pixels of panels differ between two pictures in which they are the same, and where.
fn compare(before: &[Pixel], between: &[Pixel], after: &[Pixel], width: usize) -> Option<(usize, URect)> {
    let panels = [
        palette::CREAM,
        palette::FLOUR,
        palette::DOUGH,
        palette::BUTTER,
        palette::ASH,
    ]
    .map(painted);
    let letters = [palette::INK, palette::FAINT].map(painted);
    // A button says that the mouse is over it or presses it for as long as it is so.
    let answers = [palette::HONEY, palette::BUTTER, palette::CARAMEL].map(painted);
    let in_row = CELL / ROWS;
    let rows = before.len() / width;
    let mut found: Option<(usize, URect)> = None;
    for top in (0..rows).step_by(in_row) {
        for left in (0..width).step_by(CELL) {
            let cell = || {
                (top..(top + in_row).min(rows))
                    .flat_map(move |row| row * width + left..row * width + (left + CELL).min(width))
            };
            if cell().all(|at| near(before[at], between[at])) {
                continue;
            }
            let of_panels = |picture: &[Pixel]| {
                let plain = cell().filter(|&at| panels.iter().any(|&colour| near(picture[at], colour)));
                plain.count() * 3 >= cell().count()
            };
            if !of_panels(before) || !of_panels(after) {
                continue;
            }
            let is_panel = |pixel: Pixel| panels.iter().any(|&colour| near(pixel, colour));
            // Words that stay where they are: a card that is made smaller for a moment has none where it was.
            let words_stay = cell().any(|at| {
                let same = near(before[at], between[at]) && near(before[at], after[at]);
                same && letters.iter().any(|&colour| near(before[at], colour))
            });
            let gone = cell().filter(|&at| {
                let print_lost = !is_panel(before[at]) && is_panel(between[at]);
                let ground_lost =
                    words_stay && is_panel(before[at]) && !answers.iter().any(|&colour| near(between[at], colour));
                near(before[at], after[at]) && far(before[at], between[at]) && (print_lost || ground_lost)
            });
            let gone = gone.count();
            if gone > 0 {
                let corner = UVec2::new(left as u32, (top * ROWS) as u32);
                let box_ = URect::from_corners(corner, corner + UVec2::splat(CELL as u32));
                let (pixels, around) = found.unwrap_or((0, box_));
                found = Some((pixels + gone, around.union(box_)));
            }
        }
    }
    found.filter(|(pixels, _)| *pixels >= NOTICED)
}

fn painted(colour: Color) -> Pixel {
    let [red, green, blue, _] = colour.to_srgba().to_u8_array();
    [red, green, blue]
}

fn near(one: Pixel, other: Pixel) -> bool {
    one.iter().zip(other).all(|(&one, other)| one.abs_diff(other) <= 2)
}

fn far(one: Pixel, other: Pixel) -> bool {
    one.iter().zip(other).any(|(&one, other)| one.abs_diff(other) > 24)
}

/// For whoever wants to see it.
fn keep(folder: &Path, name: &str, pixels: &[Pixel], width: usize) {
    let rows = pixels.chunks_exact(width);
    let mut file = format!("P6 {width} {} 255\n", rows.len() * ROWS).into_bytes();
    for row in rows {
        for _ in 0..ROWS {
            file.extend(row.iter().flatten());
        }
    }
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(name), file).unwrap();
}
