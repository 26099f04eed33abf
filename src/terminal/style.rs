//! Colours of the terminal. Whatever they say is said by letters and signs too: without colours nothing is lost.

use anstyle::{AnsiColor, Color, Style};
use rules::Seat;

/// How wide a line across is.
pub(super) const WIDTH: usize = 100;

/// Letters of a colour.
pub(super) const fn ink(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

pub(super) const BOLD: Style = Style::new().bold();
pub(super) const FAINT: Style = Style::new().dimmed();
pub(super) const GOOD: Style = ink(AnsiColor::Green);
pub(super) const BAD: Style = ink(AnsiColor::Red);
pub(super) const SHINE: Style = ink(AnsiColor::Yellow).bold();

/// One colour a seat.
pub(super) const SEATS: [Style; Seat::COUNT] = [
    ink(AnsiColor::Cyan).bold(),
    ink(AnsiColor::Magenta).bold(),
    ink(AnsiColor::Yellow).bold(),
    ink(AnsiColor::Blue).bold(),
    ink(AnsiColor::Green).bold(),
    ink(AnsiColor::Red).bold(),
];

/// A text in a style.
pub(super) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
