//! The richest picture can be painted. No machine that checks has graphics hardware, so the processor paints one of it, slowly.

use std::fs;

use crate::screen::{Program, Screen};

#[test]
fn the_richest_picture_is_painted() {
    let home = std::env::temp_dir().join(format!("toque-rich-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let pictures = home.join("pictures");
    let screen = Screen::open(crate::SIZE);
    let folder = pictures.to_str().unwrap();
    let photographer = ["--quality", "high", "--screenshot", folder, "--at", "title"];
    let ended = Program::start_with(&screen, &home, &photographer).wait();
    assert!(ended.success(), "{ended}");
    let title = fs::metadata(pictures.join("title.png")).unwrap();
    // A picture with nothing on it is a few thousand bytes.
    assert!(title.len() > 100_000, "{} bytes", title.len());
    let _ = fs::remove_dir_all(&home);
}
