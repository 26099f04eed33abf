//! The rules for players, as they stand in `docs/rules.md`, taken apart into sections and blocks that can be shown.

use crate::texts::Language;

const BOTH: &str = include_str!("../../../docs/rules.md");

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
    let (english, german) = BOTH.split_once("\n# Die Regeln").unwrap_or((BOTH, BOTH));
    let text = match language {
        Language::English => english,
        Language::German => german,
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

/// The sections that a search for this finds: first those that are about it, then those that mention it.
pub fn found<'s>(sections: &'s [Section], wanted: &str) -> Vec<&'s Section> {
    let wanted = wanted.trim().to_lowercase();
    let has = |text: &String| text.to_lowercase().contains(&wanted);
    let about = sections.iter().filter(|section| has(&section.title));
    let mentioned = sections.iter().filter(|section| {
        let mentions = |block: &Block| match block {
            Block::Paragraph(text) | Block::Point(text) => has(text),
            Block::Table(rows) => rows.iter().flatten().any(has),
        };
        !has(&section.title) && section.blocks.iter().any(mentions)
    });
    about.chain(mentioned).collect()
}

/// A text in runs, each with whether it is emphasised (`**so**`).
pub fn runs(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split("**")
        .enumerate()
        .map(|(number, run)| (run, number % 2 == 1))
        .filter(|(run, _)| !run.is_empty())
}
