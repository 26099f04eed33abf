//! Small pictures as SVG: lines over a number, or bars over names.

use std::fmt::Write as _;

use super::findings::Plot;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 120.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 48.0;

/// Colours that can be told apart by everybody (Okabe and Ito's set).
const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

/// A named row of points.
pub type Series = (String, Vec<(f64, f64)>);

fn frame(title: &str, x_name: &str, y_name: &str, y_most: f64) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    for tick in 0..=4 {
        let value = y_most * f64::from(tick) / 4.0;
        let y = place_y(value, y_most);
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" \
             text-anchor=\"end\">{value:.2}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            y + 4.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{x_name}</text><text transform=\"rotate(-90)\" x=\"{:.0}\" \
         y=\"14\" text-anchor=\"middle\">{y_name}</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0,
        -(TOP + HEIGHT - BOTTOM) / 2.0
    );
    svg
}

fn place_y(value: f64, most: f64) -> f64 {
    HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most.max(1e-9)
}

/// The end of the axis: the next round number above all points, so that the four ticks are readable.
fn highest(series: &[Series]) -> f64 {
    let most = series
        .iter()
        .flat_map(|(_, points)| points)
        .map(|&(_, y)| y)
        .fold(1e-3, f64::max);
    let decade = 10_f64.powf(most.log10().floor());
    let steps = [1.0, 1.2, 1.6, 2.0, 2.4, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0];
    let fits = steps.iter().map(|step| step * decade).find(|&end| end >= most);
    fits.unwrap_or(most)
}

/// Lines over a number.
#[must_use]
pub fn lines(name: &str, title: &str, x_name: &str, y_name: &str, series: &[Series]) -> Plot {
    let xs = || series.iter().flat_map(|(_, points)| points).map(|&(x, _)| x);
    let (least, most) = (xs().fold(f64::MAX, f64::min), xs().fold(f64::MIN, f64::max));
    let y_most = highest(series);
    let place_x = |x: f64| LEFT + (WIDTH - LEFT - RIGHT) * (x - least) / (most - least).max(1e-9);
    let mut svg = frame(title, x_name, y_name, y_most);
    if let Some((_, points)) = series.first() {
        for &(x, _) in points {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                place_x(x),
                HEIGHT - BOTTOM + 16.0,
                (x * 100.0).round() / 100.0
            );
        }
    }
    for (index, (label, points)) in series.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let path: Vec<String> = points
            .iter()
            .map(|&(x, y)| format!("{:.1},{:.1}", place_x(x), place_y(y, y_most)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            path.join(" ")
        );
        for point in &path {
            let (x, y) = point.split_once(',').unwrap_or((point, "0"));
            let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{colour}\"/>");
        }
        legend(&mut svg, index, label, colour);
    }
    finish(name, svg)
}

/// Bars over names, one group for each name and one colour for each series. The points stand in the order of the names;
/// their x does not count.
#[must_use]
pub fn bars(name: &str, title: &str, y_name: &str, names: &[String], series: &[Series]) -> Plot {
    let y_most = highest(series);
    let mut svg = frame(title, "", y_name, y_most);
    let group = (WIDTH - LEFT - RIGHT) / names.len().max(1) as f64;
    let bar = group * 0.8 / series.len().max(1) as f64;
    for (place, label) in names.iter().enumerate() {
        let middle = LEFT + group * (place as f64 + 0.5);
        let _ = writeln!(
            svg,
            "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>",
            HEIGHT - BOTTOM + 16.0
        );
    }
    for (index, (label, points)) in series.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        for (place, &(_, y)) in points.iter().enumerate() {
            let x = LEFT + group * (place as f64 + 0.1) + bar * index as f64;
            let top = place_y(y, y_most);
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{colour}\"/>",
                bar * 0.92,
                HEIGHT - BOTTOM - top
            );
        }
        if series.len() > 1 {
            legend(&mut svg, index, label, colour);
        }
    }
    finish(name, svg)
}

fn legend(svg: &mut String, index: usize, label: &str, colour: &str) {
    let (x, y) = (WIDTH - RIGHT + 14.0, TOP + 10.0 + 20.0 * index as f64);
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{colour}\"/><text x=\"{}\" y=\"{y}\">{label}</text>",
        y - 10.0,
        x + 18.0
    );
}

fn finish(name: &str, mut svg: String) -> Plot {
    svg.push_str("</svg>\n");
    Plot {
        name: name.to_owned(),
        svg,
    }
}
