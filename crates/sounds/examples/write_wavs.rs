//! Writes every sound as a WAV file into a folder, and says how long each took to make and how loud it is.
//!
//! `cargo run -p sounds --example write_wavs FOLDER`

use std::fs::{File, create_dir_all};
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use sounds::{Sound, wav};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).unwrap_or_else(|| "sounds".into()));
    create_dir_all(&folder)?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:28} {:>8} {:>8} {:>6} {:>9}",
        "sound", "seconds", "dB", "peak", "ms"
    )?;
    let (mut total, mut bytes) = (0.0, 0);
    for sound in Sound::all() {
        let began = Instant::now();
        let samples = sound.render();
        let took = began.elapsed().as_secs_f64() * 1000.0;
        total += took;
        bytes += samples.frames().len() * 8;
        writeln!(
            out,
            "{:28} {:8.2} {:8.1} {:6.2} {took:9.2}",
            sound.name(),
            samples.seconds(),
            samples.loudness(),
            samples.peak()
        )?;
        let mut file = BufWriter::new(File::create(folder.join(format!("{}.wav", sound.name())))?);
        wav::write(&samples, &mut file)?;
        file.flush()?;
    }
    writeln!(out, "all: {total:.0} ms, {:.1} MB", bytes as f64 / 1e6)
}
