//! A screen that nobody sees, a program on it, and a mouse.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bevy::math::{UVec2, Vec2};

use crate::film::Film;

/// A mouse that flicks in real time needs the machine for itself: one screen after the other.
static ALONE: Mutex<()> = Mutex::new(());

/// An X server without a screen.
pub struct Screen {
    server: Child,
    display: String,
    /// Where the server keeps its picture.
    folder: PathBuf,
    _alone: MutexGuard<'static, ()>,
}

impl Screen {
    pub fn open(size: UVec2) -> Self {
        // Whoever failed before has let go.
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = std::env::temp_dir().join(format!("toque-screen-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{}x{}x24", size.x, size.y))
            .arg("-fbdir")
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("Xvfb cannot be started ({error}); ./check installs it"));
        let mut number = String::new();
        let said = server.stdout.take().unwrap();
        BufReader::new(said).read_line(&mut number).unwrap();
        let number = number.trim();
        assert!(!number.is_empty(), "Xvfb did not say which display it serves");
        Self {
            server,
            display: format!(":{number}"),
            folder,
            _alone: alone,
        }
    }

    /// Looks at every picture from now on.
    pub fn film(&self, name: &str) -> Film {
        Film::begin(&self.folder.join("Xvfb_screen0"), name)
    }

    /// What is painted there: red, green, blue.
    pub fn pixel(&self, place: UVec2) -> [u8; 3] {
        let dump = std::fs::read(self.folder.join("Xvfb_screen0")).unwrap();
        // An XWD file: its header, a table of colours of twelve bytes each, and the picture, four bytes a pixel.
        let word = |nth: usize| u32::from_be_bytes(dump[4 * nth..][..4].try_into().unwrap()) as usize;
        let at = word(0) + 12 * word(19) + place.y as usize * word(12) + 4 * place.x as usize;
        [dump[at + 2], dump[at + 1], dump[at]]
    }

    fn xdotool(&self, args: &[String]) -> bool {
        let done = Command::new("xdotool")
            .args(args)
            .env("DISPLAY", &self.display)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap_or_else(|error| panic!("xdotool cannot be started ({error}); ./check installs it"));
        done.success()
    }

    /// A mouse that does what it is told, line by line.
    pub fn mouse(&self) -> Child {
        Command::new("xdotool")
            .arg("-")
            .env("DISPLAY", &self.display)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("xdotool cannot be started ({error}); ./check installs it"))
    }

    pub fn wait_for_window(&self, name: &str) {
        let search = ["search", "--name", name].map(str::to_owned);
        wait_for("the window is there", 120, || self.xdotool(&search));
        // Pipelines and prints take a while on a slow machine.
        self.pause(4.0);
    }

    /// Gives the keyboard to a window: on a screen without a desktop nobody else does.
    pub fn give_keys_to(&self, name: &str) {
        let focus = ["search", "--name", name, "windowfocus", "--sync"].map(str::to_owned);
        assert!(self.xdotool(&focus));
    }

    /// Presses keys, one after the other, as fast as fingers do.
    pub fn keys(&self, keys: &[&str]) {
        let script = ["key", "--delay", "90"].into_iter().chain(keys.iter().copied());
        let script: Vec<String> = script.map(str::to_owned).collect();
        assert!(self.xdotool(&script));
    }

    /// Presses one key, and another one so many seconds after it.
    pub fn key_after(&self, key: &str, seconds: f32, first: &str) {
        let seconds = seconds.to_string();
        let script = ["key", first, "sleep", &seconds, "key", key].map(str::to_owned);
        assert!(self.xdotool(&script));
    }

    /// Holds a key for so many seconds.
    pub fn hold(&self, key: &str, seconds: f32) {
        let seconds = seconds.to_string();
        let script = ["keydown", key, "sleep", &seconds, "keyup", key].map(str::to_owned);
        assert!(self.xdotool(&script));
    }

    pub fn click(&self, place: Vec2) {
        let mut script = to(place);
        script.extend(["sleep", "0.4", "click", "1"].map(str::to_owned));
        assert!(self.xdotool(&script));
    }

    /// Presses, waits until the thing is in the hand, goes its way and lets go.
    pub fn drag(&self, from: Vec2, hold: f32, way: &[Vec2], step: f32) {
        let mut script = to(from);
        script.extend(["sleep", "0.5", "mousedown", "1"].map(str::to_owned));
        // The hand waits where the way begins.
        script.extend(["sleep".to_owned(), (hold / 2.0).to_string()]);
        script.extend(way.first().copied().map(to).into_iter().flatten());
        script.extend(["sleep".to_owned(), (hold / 2.0).to_string()]);
        for &place in way {
            script.extend(to(place));
            script.extend(["sleep".to_owned(), step.to_string()]);
        }
        script.extend(["mouseup", "1"].map(str::to_owned));
        assert!(self.xdotool(&script));
    }

    pub fn pause(&self, seconds: f32) {
        std::thread::sleep(Duration::from_secs_f32(seconds));
    }
}

fn to(place: Vec2) -> Vec<String> {
    let whole = |number: f32| (number.round() as i32).to_string();
    vec!["mousemove".to_owned(), whole(place.x), whole(place.y)]
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The game, as a player starts it.
pub struct Program(Child);

impl Program {
    pub fn start(screen: &Screen, data: &Path) -> Self {
        Self::start_with(screen, data, &[])
    }

    pub fn start_with(screen: &Screen, data: &Path, flags: &[&str]) -> Self {
        let program = Command::new(env!("CARGO_BIN_EXE_toque"))
            .args(["--lang", "en"])
            .args(flags)
            .env("DISPLAY", &screen.display)
            .env("XDG_DATA_HOME", data)
            .env_remove("WAYLAND_DISPLAY")
            .spawn()
            .unwrap_or_else(|error| panic!("the game cannot be started: {error}"));
        Self(program)
    }

    /// Until it ends by itself.
    pub fn wait(mut self) -> ExitStatus {
        self.0.wait().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Tries again until it is so; a slow machine gets the time it needs.
pub fn wait_for(what: &str, seconds: u64, mut is: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(seconds);
    while !is() {
        assert!(Instant::now() < until, "it never came about that {what}");
        std::thread::sleep(Duration::from_millis(200));
    }
}
