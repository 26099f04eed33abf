//! The rules for players, as they stand in `docs/rules`, a file for each game and language, taken apart into sections and blocks that can be shown.

use crate::texts::Language;

const ENGLISH: &str = include_str!("../../../docs/rules/a-la-carte.en.md");
const GERMAN: &str = include_str!("../../../docs/rules/a-la-carte.de.md");

/// A section of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The same in all languages.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(String),
    /// A point of a list.
    Point(String),
    /// Rows of a table, the first of which says what is in the columns.
    Table(Vec<Vec<String>>),
}

/// All sections in a language.
pub fn sections(language: Language) -> Vec<Section> {
    let text = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    };
    text.split("\n## ").skip(1).map(section).collect()
}

fn section(text: &str) -> Section {
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut section = Section {
        id: String::new(),
        title: title.trim().to_owned(),
        blocks: Vec::new(),
    };
    // Whether the next line continues the last block.
    let mut open = false;
    for line in rest.lines().map(str::trim) {
        if let Some(id) = line
            .strip_prefix("<!-- id: ")
            .and_then(|rest| rest.strip_suffix(" -->"))
        {
            section.id = id.to_owned();
        } else if line.is_empty() {
            open = false;
        } else if line.starts_with('|') {
            let cells = line
                .trim_matches('|')
                .split('|')
                .map(|cell| cell.trim().to_owned())
                .collect();
            match section.blocks.last_mut() {
                Some(Block::Table(_)) if open && line.starts_with("|---") => {}
                Some(Block::Table(rows)) if open => rows.push(cells),
                _ => section.blocks.push(Block::Table(vec![cells])),
            }
            open = true;
        } else if let Some(point) = line.strip_prefix("- ") {
            section.blocks.push(Block::Point(point.to_owned()));
            open = true;
        } else {
            match section.blocks.last_mut() {
                Some(Block::Paragraph(text) | Block::Point(text)) if open => {
                    text.push(' ');
                    text.push_str(line);
                }
                _ => section.blocks.push(Block::Paragraph(line.to_owned())),
            }
            open = true;
        }
    }
    section
}

/// How much of a rule about something a section is, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    /// It is its title.
    Title,
    /// A paragraph or a point begins with it, emphasised: there it is explained.
    Explained,
    /// It is emphasised.
    Emphasised,
    /// It is mentioned in a sentence.
    Mentioned,
    /// It stands in a list.
    Listed,
}

fn hit(section: &Section, wanted: &str) -> Option<Hit> {
    let has = |text: &str| text.to_lowercase().contains(wanted);
    let in_block = |block: &Block| match block {
        Block::Paragraph(text) | Block::Point(text) => {
            let mut emphasised = runs(text).filter(|(_, emphasised)| *emphasised);
            if text.starts_with("**") && runs(text).next().is_some_and(|(first, _)| has(first)) {
                Some(Hit::Explained)
            } else if emphasised.any(|(run, _)| has(run)) {
                Some(Hit::Emphasised)
            } else {
                has(text).then_some(Hit::Mentioned)
            }
        }
        Block::Table(rows) => rows.iter().flatten().any(|cell| has(cell)).then_some(Hit::Listed),
    };
    let title = has(&section.title).then_some(Hit::Title);
    title
        .into_iter()
        .chain(section.blocks.iter().filter_map(in_block))
        .min()
}

/// The sections that a search for this finds: first those that are about it, then those that explain it, and at last the
/// lists in which it stands.
pub fn found<'s>(sections: &'s [Section], wanted: &str) -> Vec<&'s Section> {
    let wanted = wanted.trim().to_lowercase();
    let hits = sections
        .iter()
        .filter_map(|section| Some((hit(section, &wanted)?, section)));
    let mut found: Vec<(Hit, &Section)> = hits.collect();
    if !wanted.is_empty() {
        found.sort_by_key(|(hit, _)| *hit);
    }
    found.into_iter().map(|(_, section)| section).collect()
}

/// A text in pieces, each with whether it is what was searched for.
pub fn marked<'t>(text: &'t str, wanted: &str) -> Vec<(&'t str, bool)> {
    let wanted = wanted.trim().to_lowercase();
    let lower = text.to_lowercase();
    let mut pieces = Vec::new();
    let mut from = 0;
    // Letters that are longer or shorter in small would be cut in the middle; none of our words has one.
    if !wanted.is_empty() && lower.len() == text.len() {
        for (at, part) in lower.match_indices(&wanted) {
            let end = at + part.len();
            if let (Some(before), Some(hit)) = (text.get(from..at), text.get(at..end)) {
                pieces.extend([(before, false), (hit, true)]);
                from = end;
            }
        }
    }
    pieces.extend(text.get(from..).map(|rest| (rest, false)));
    pieces.retain(|(piece, _)| !piece.is_empty());
    pieces
}

/// A text in runs, each with whether it is emphasised (`**so**`).
pub fn runs(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split("**")
        .enumerate()
        .map(|(number, run)| (run, number % 2 == 1))
        .filter(|(run, _)| !run.is_empty())
}
