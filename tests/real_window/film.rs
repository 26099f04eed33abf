//! Eyes that see every picture of the screen, and tell what vanished from a panel for a moment: print that is the same before
//! and after, and in between was gone from its card or had lost what it stands on. A card that says something else for a
//! moment, or is smaller, has not blinked. The X server keeps its picture in a file, so looking costs next to nothing.

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
/// Between two looks; a program that paints sixty pictures a second has 16 ms for each.
const LOOK: Duration = Duration::from_millis(6);
/// Cells without their print, or whose print lacks its ground, that make a blink. In a turn whose panels blinked pictures
/// lacked 17 to 91 of them, in one whose panels did not none ever lacked any; the mouse pointer is smaller than this.
const NOTICED: usize = 8;

type Pixel = [u8; 3];

struct Picture {
    seen: Instant,
    pixels: Vec<Pixel>,
}

/// What a picture lacks that those before and after have.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Lost {
    /// Cells of cards that are empty.
    blank: usize,
    /// Cells with words, but without what they stand on.
    bare: usize,
    within: Option<URect>,
}

impl Lost {
    const fn cells(self) -> usize {
        self.blank + self.bare
    }

    fn find(&mut self, cell: UVec2) {
        let corner = cell * CELL as u32;
        let area = URect::from_corners(corner, corner + CELL as u32);
        self.within = Some(self.within.map_or(area, |within| within.union(area)));
    }
}

/// What was seen until somebody stopped looking.
pub struct Seen {
    pictures: usize,
    blinks: Vec<(usize, Lost)>,
    /// The most cells that a picture lacked without being taken for a blink.
    most: usize,
    kept: PathBuf,
}

impl Seen {
    /// Fails if anything blinked, or if too little was seen to say so.
    pub fn assert_steady(&self, at_least: usize) {
        let (pictures, folder) = (self.pictures, self.kept.display());
        println!(
            "{pictures} pictures, {} blinks, else at most {} cells",
            self.blinks.len(),
            self.most
        );
        assert!(pictures >= at_least, "only {pictures} pictures of {at_least} were seen");
        let mut told = String::new();
        for (picture, Lost { blank, bare, within }) in &self.blinks {
            let _ = writeln!(
                told,
                "picture {picture}: {blank} cells blank, {bare} bare, within {within:?}"
            );
        }
        assert!(
            self.blinks.is_empty(),
            "of {pictures} pictures {} lack what those before and after have (see {folder}):\n{told}",
            self.blinks.len()
        );
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
        most: 0,
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
            if seen.blinks.iter().any(|(blink, _)| *blink == picture) {
                continue;
            }
            let lost = compare(&before.pixels, &between.pixels, &after.pixels, width);
            if lost.cells() < NOTICED {
                seen.most = seen.most.max(lost.cells());
                continue;
            }
            seen.blinks.push((picture, lost));
            for (name, which) in [("before", before), ("between", between), ("after", after)] {
                keep(&seen.kept, &format!("{picture:04}-{name}.ppm"), &which.pixels, width);
            }
        }
    }
}

/// What a cell of a panel went through while those before and after were the same.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// It is part of a panel in all three pictures, and not the same in all.
    changed: bool,
    /// Pixels of print that are the same before and after, and how many there are of whatever print in between.
    print: usize,
    print_between: usize,
    /// Its words are all there, and their ground is not.
    bare: bool,
}

/// The colours of the interface as they are painted.
struct Colours {
    grounds: Vec<Pixel>,
    answers: Vec<Pixel>,
}

impl Colours {
    fn new() -> Self {
        let painted = |colours: &[Color]| colours.iter().copied().map(painted).collect();
        Self {
            grounds: painted(&[
                palette::CREAM,
                palette::FLOUR,
                palette::DOUGH,
                palette::BUTTER,
                palette::HONEY,
                palette::ASH,
            ]),
            // A button says that the mouse is over it or presses it for as long as it is so.
            answers: painted(&[palette::HONEY, palette::BUTTER, palette::CARAMEL]),
        }
    }

    fn is_ground(&self, pixel: Pixel) -> bool {
        self.grounds.iter().any(|&ground| near(pixel, ground))
    }

    fn is_answer(&self, pixel: Pixel) -> bool {
        self.answers.iter().any(|&answer| near(pixel, answer))
    }
}

/// What the picture between two others lacks of the panels that are in both.
fn compare(before: &[Pixel], between: &[Pixel], after: &[Pixel], width: usize) -> Lost {
    let colours = Colours::new();
    let in_row = CELL / ROWS;
    let size = UVec2::new((width / CELL) as u32, (before.len() / width / in_row) as u32);
    let pixels = |column: u32, row: u32| {
        let (left, top) = (column as usize * CELL, row as usize * in_row);
        (top..top + in_row).flat_map(move |row| row * width + left..row * width + left + CELL)
    };
    let places = (0..size.y).flat_map(|row| (0..size.x).map(move |column| UVec2::new(column, row)));
    let cells: Vec<Cell> = places
        .clone()
        .map(|place| judge(&colours, before, between, after, || pixels(place.x, place.y)))
        .collect();
    let mut lost = Lost::default();
    for (place, _) in places.zip(&cells).filter(|(_, cell)| cell.bare) {
        lost.bare += 1;
        lost.find(place);
    }
    // What changed together is one thing: it is blank if hardly anything is printed there, and says something else if as much is.
    let mut looked_at = vec![false; cells.len()];
    for start in 0..cells.len() {
        let (mut together, mut next) = (Vec::new(), vec![start]);
        while let Some(at) = next.pop() {
            if looked_at[at] || !cells[at].changed {
                continue;
            }
            looked_at[at] = true;
            together.push(at);
            let (x, y) = (at as i32 % size.x as i32, at as i32 / size.x as i32);
            // The lines of a text are less than two cells apart.
            for (x, y) in (-2..=2).flat_map(|down| (-2..=2).map(move |aside| (x + aside, y + down))) {
                if (0..size.x as i32).contains(&x) && (0..size.y as i32).contains(&y) {
                    next.push((y * size.x as i32 + x) as usize);
                }
            }
        }
        let sum = |of: fn(&Cell) -> usize| together.iter().map(|&at| of(&cells[at])).sum::<usize>();
        if sum(|cell| cell.print_between) * 4 > sum(|cell| cell.print) {
            continue;
        }
        for at in together {
            if cells[at].print > 2 && cells[at].print_between == 0 {
                lost.blank += 1;
                lost.find(UVec2::new(at as u32 % size.x, at as u32 / size.x));
            }
        }
    }
    lost
}

fn judge<I: Iterator<Item = usize>>(
    colours: &Colours,
    before: &[Pixel],
    between: &[Pixel],
    after: &[Pixel],
    pixels: impl Fn() -> I,
) -> Cell {
    if pixels().all(|at| before[at] == between[at]) {
        return Cell::default();
    }
    let all = pixels().count();
    let grounds = |picture: &[Pixel]| pixels().filter(|&at| colours.is_ground(picture[at])).count();
    if grounds(before) * 3 < all || grounds(after) * 3 < all {
        return Cell::default();
    }
    let stays = |at: &usize| near(before[*at], after[*at]);
    let grounds_between = grounds(between);
    let print = pixels()
        .filter(stays)
        .filter(|&at| !colours.is_ground(before[at]))
        .count();
    // Words are dark, and dark are their innermost pixels whatever they stand on.
    let dark: Vec<usize> = pixels()
        .filter(stays)
        .filter(|&at| brightness(before[at]) < 110)
        .collect();
    let kept = dark.iter().filter(|&&at| alike(before[at], between[at], 16)).count();
    let ground: Vec<usize> = pixels()
        .filter(stays)
        .filter(|&at| colours.is_ground(before[at]))
        .collect();
    // Where scenery is as dark as letters, nobody could say that there are words.
    let gone = ground.iter().filter(|&&at| {
        let now = between[at];
        let is_other = !alike(before[at], now, 24) && !colours.is_answer(now) && !colours.is_ground(now);
        is_other && brightness(now) > 130
    });
    Cell {
        changed: grounds_between * 3 >= all,
        print,
        print_between: all - grounds_between,
        bare: dark.len() > 2 && kept * 4 >= dark.len() * 3 && gone.count() * 2 > ground.len(),
    }
}

fn painted(colour: Color) -> Pixel {
    let [red, green, blue, _] = colour.to_srgba().to_u8_array();
    [red, green, blue]
}

fn brightness([red, green, blue]: Pixel) -> u32 {
    (u32::from(red) * 3 + u32::from(green) * 6 + u32::from(blue)) / 10
}

fn alike(one: Pixel, other: Pixel, most: u8) -> bool {
    one.iter().zip(other).all(|(&one, other)| one.abs_diff(other) <= most)
}

fn near(one: Pixel, other: Pixel) -> bool {
    alike(one, other, 2)
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

/// A card with lines of words at the top left of a picture of scenery: so wide and so many rows high, with or without its
/// ground, and with these words, if any.
fn card((width, height): (usize, usize), ground: bool, words: Option<usize>) -> Vec<Pixel> {
    const SIZE: (usize, usize) = (640, 90);
    let (cream, ink) = (painted(palette::CREAM), painted(palette::INK));
    let pixel = |at: usize| {
        let (x, row) = (at % SIZE.0, at / SIZE.0);
        let on_card = x < width && row < height;
        // Strokes of two pixels, elsewhere for other words.
        let on_letter = words.is_some_and(|words| x < 240 && row % 6 < 4 && (x + row / 6 + words * 5) % 9 < 2);
        match (on_card && on_letter, on_card && ground) {
            (true, _) => ink,
            (_, true) => cream,
            _ => [(x % 90) as u8 + 110, 150, 130],
        }
    };
    (0..SIZE.0 * SIZE.1).map(pixel).collect()
}

/// What blinks is seen; what is smaller, or says something else, is not taken for it.
#[test]
fn a_blink_is_seen_and_nothing_else_is_taken_for_one() {
    let size = (400, 60);
    let whole = card(size, true, Some(0));
    let seen = |between: &[Pixel]| compare(&whole, between, &whole, 640);
    let blinks = |between: &[Pixel]| seen(between).cells() >= NOTICED;
    assert_eq!(seen(&whole), Lost::default());
    assert!(blinks(&card(size, true, None)), "a card without its words");
    assert!(blinks(&card(size, false, Some(0))), "words without their card");
    for (what, between) in [
        ("a narrower card", card((300, 60), true, Some(0))),
        ("a lower card", card((400, 24), true, Some(0))),
        ("a card that is not there", card(size, false, None)),
        ("other words", card(size, true, Some(1))),
        ("other words on a lower card", card((300, 30), true, Some(1))),
    ] {
        assert!(!blinks(&between), "{what}: {:?}", seen(&between));
    }
}
