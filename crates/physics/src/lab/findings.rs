//! What an experiment found: tables for people, JSON for programs, pictures for the docs.

use std::path::Path;

use serde::Serialize;

/// A table of text.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// Names of the columns.
    pub header: Vec<String>,
    /// Rows of cells.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table.
    pub(crate) fn new(title: &str, header: &[&str]) -> Self {
        Self {
            title: title.to_owned(),
            header: header.iter().map(|&name| name.to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    /// As Markdown, which is also readable as it is.
    #[must_use]
    pub fn to_text(&self) -> String {
        let width = |column: usize| {
            let cells = self.rows.iter().chain([&self.header]).filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let line = |row: &[String]| {
            let cells: Vec<String> = row
                .iter()
                .enumerate()
                .map(|(column, cell)| format!("{cell:<0$} ", width(column)))
                .collect();
            format!("| {}|\n", cells.join("| "))
        };
        let rule: Vec<String> = (0..self.header.len()).map(|column| "-".repeat(width(column))).collect();
        let body: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}\n\n{}{}{}", self.title, line(&self.header), line(&rule), body)
    }
}

/// A number that was wanted and what was measured.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Check {
    /// The number in the list of numbers to reach.
    pub number: u8,
    /// What is measured.
    pub what: String,
    /// The bounds, both included.
    pub wanted: (f64, f64),
    /// What was found.
    pub measured: f64,
}

impl Check {
    pub(crate) fn new(number: u8, what: &str, wanted: impl std::ops::RangeBounds<f64>, measured: f64) -> Self {
        use std::ops::Bound::{Excluded, Included, Unbounded};
        let edge = |bound: std::ops::Bound<&f64>, open: f64| match bound {
            Included(&value) | Excluded(&value) => value,
            Unbounded => open,
        };
        Self {
            number,
            what: what.to_owned(),
            wanted: (edge(wanted.start_bound(), 0.0), edge(wanted.end_bound(), f64::MAX)),
            measured,
        }
    }

    /// Whether it was reached.
    #[must_use]
    pub fn is_met(&self) -> bool {
        (self.wanted.0..=self.wanted.1).contains(&self.measured)
    }
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Plot {
    /// Its file name without the ending.
    pub name: String,
    /// The picture as SVG.
    #[serde(skip)]
    pub svg: String,
}

/// All that an experiment found.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Findings {
    /// Its tables.
    pub tables: Vec<Table>,
    /// The numbers it was made for.
    pub checks: Vec<Check>,
    /// Its pictures.
    pub plots: Vec<Plot>,
}

impl Findings {
    /// For reading.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut checks = Table::new("Wanted and measured", &["", "what", "wanted", "measured", "met"]);
        for check in &self.checks {
            let wanted = match check.wanted {
                (least, f64::MAX) => format!("≥ {least}"),
                (0.0, most) => format!("≤ {most}"),
                (least, most) => format!("{least} to {most}"),
            };
            let met = if check.is_met() { "yes" } else { "no" };
            let row = [
                check.number.to_string(),
                check.what.clone(),
                wanted,
                format!("{:.3}", check.measured),
                met.to_owned(),
            ];
            checks.rows.push(row.to_vec());
        }
        let tables: Vec<String> = self.tables.iter().chain([&checks]).map(Table::to_text).collect();
        tables.join("\n")
    }

    /// For programs.
    ///
    /// # Errors
    /// When the writer fails.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self)
    }

    /// Writes the pictures into a folder.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn write_plots(&self, folder: &Path) -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        for plot in &self.plots {
            std::fs::write(folder.join(&plot.name).with_extension("svg"), &plot.svg)?;
        }
        Ok(())
    }
}
