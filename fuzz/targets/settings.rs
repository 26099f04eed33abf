//! Any text as the settings: refused, or brought into reason and then written and read back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ron::ser::{PrettyConfig, to_string_pretty};
use toque::saves::settings::Settings;

fuzz_target!(|text: &str| {
    let Ok(read) = ron::from_str::<Settings>(text) else { return };
    let settings = read.within_reason();
    assert!((0.25..=4.0).contains(&settings.mouse) && (1.0..=2.0).contains(&settings.text));
    assert_eq!(settings.clone().within_reason(), settings);
    let written = to_string_pretty(&settings, PrettyConfig::default()).unwrap();
    assert_eq!(ron::from_str(&written), Ok(settings), "{written}");
});
