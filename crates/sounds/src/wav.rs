//! Writing a sound as a WAV file, for engineers to listen to.

use std::io::{self, Write};

use crate::samples::{RATE, Samples};

const CHANNELS: u16 = 2;
const BITS: u16 = 16;

/// Writes a sound as sixteen-bit stereo.
///
/// # Errors
/// If it cannot be written.
pub fn write(samples: &Samples, out: &mut impl Write) -> io::Result<()> {
    let frame = CHANNELS * BITS / 8;
    let bytes = samples.frames().len() as u32 * u32::from(frame);
    out.write_all(b"RIFF")?;
    out.write_all(&(36 + bytes).to_le_bytes())?;
    out.write_all(b"WAVEfmt ")?;
    out.write_all(&16_u32.to_le_bytes())?;
    // 1: plain samples.
    out.write_all(&1_u16.to_le_bytes())?;
    out.write_all(&CHANNELS.to_le_bytes())?;
    out.write_all(&RATE.to_le_bytes())?;
    out.write_all(&(RATE * u32::from(frame)).to_le_bytes())?;
    out.write_all(&frame.to_le_bytes())?;
    out.write_all(&BITS.to_le_bytes())?;
    out.write_all(b"data")?;
    out.write_all(&bytes.to_le_bytes())?;
    for sample in samples.frames().iter().flatten() {
        let whole = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16;
        out.write_all(&whole.to_le_bytes())?;
    }
    Ok(())
}
