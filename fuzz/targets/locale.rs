//! Any text as a file of sentences, with gaps filled by any text.
#![no_main]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&str, &str)| {
    let (source, gap) = input;
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
    let mut bundle = FluentBundle::new(vec![unic_langid::LanguageIdentifier::default()]);
    bundle.add_resource_overriding(resource);
    let mut args = FluentArgs::new();
    args.set("name", gap);
    args.set("count", 3);
    for id in ["a", "b", "title", "result-line"] {
        if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
            let _ = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        }
    }
});
