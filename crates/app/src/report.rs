//! Reports of matches as one page: bars drawn as SVG, nothing to fetch.

use std::fmt::Write as _;

/// A name, a value, and the ends of its interval.
type Bar = (String, f64, Option<(f64, f64)>);

/// A chart of bars, one a line.
#[derive(Debug)]
pub(crate) struct Chart {
    title: String,
    unit: &'static str,
    range: Option<(f64, f64)>,
    bars: Vec<Bar>,
}

impl Chart {
    /// A chart without bars.
    pub(crate) fn new(title: &str, unit: &'static str) -> Self {
        Self { title: title.into(), unit, range: None, bars: Vec::new() }
    }

    /// The scale runs from one number to another.
    pub(crate) fn between(self, low: f64, high: f64) -> Self {
        Self { range: Some((low, high)), ..self }
    }

    /// One bar more, with its interval.
    pub(crate) fn bar(&mut self, name: &str, value: f64, ends: Option<(f64, f64)>) {
        self.bars.push((name.into(), value, ends));
    }

    fn svg(&self) -> String {
        let (left, width, row) = (260.0, 560.0, 26.0);
        let ends = self.bars.iter().map(|(_, value, ends)| ends.unwrap_or((*value, *value)));
        let widest = ends.fold((0.0f64, 1.0f64), |(low, high), ends| (low.min(ends.0), high.max(ends.1)));
        let (low, high) = self.range.unwrap_or(widest);
        let x = |value: f64| left + width * (value.clamp(low, high) - low) / (high - low);
        let height = row * self.bars.len() as f64 + 8.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 920 {height}\" role=\"img\" aria-label=\"{}\">",
            plain(&self.title)
        );
        for (i, (name, value, ends)) in self.bars.iter().enumerate() {
            let (y, zero) = (row * i as f64 + 4.0, x(0.0));
            let (from, to) = (zero.min(x(*value)), zero.max(x(*value)));
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text><rect x=\"{from:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"18\"/>",
                left - 8.0,
                y + 14.0,
                plain(name),
                to - from
            );
            let mut right = to;
            if let Some((low, high)) = ends {
                right = right.max(x(*high));
                let (low, high, middle) = (x(*low), x(*high), y + 9.0);
                let _ = write!(
                    svg,
                    "<path d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {y}v18M{high:.1} {y}v18\"/>"
                );
            }
            let digits = usize::from(value.fract() != 0.0);
            let _ = write!(
                svg,
                "<text x=\"{:.1}\" y=\"{}\">{value:.digits$}{}</text>",
                right + 6.0,
                y + 14.0,
                self.unit
            );
        }
        svg + "</svg>"
    }
}

/// A page of charts.
#[derive(Debug)]
pub(crate) struct Page(String);

impl Page {
    /// A page with a title and the command that made it.
    pub(crate) fn new(title: &str, command: &str) -> Self {
        let (title, command) = (plain(title), plain(command));
        Self(format!(
            "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>\nbody {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }}\n\
             svg {{ width: 100%; font-size: 13px; fill: CanvasText }}\nrect {{ fill: #4a7a9c }}\npath {{ stroke: CanvasText; stroke-width: 1.5; fill: none }}\n\
             code {{ overflow-wrap: anywhere }}\n</style>\n<h1>{title}</h1>\n<p><code>{command}</code></p>\n"
        ))
    }

    /// Adds a chart.
    pub(crate) fn chart(&mut self, chart: &Chart) {
        if !chart.bars.is_empty() {
            let _ = write!(self.0, "<h2>{}</h2>\n{}\n", plain(&chart.title), chart.svg());
        }
    }

    /// The whole page.
    pub(crate) fn finish(self) -> String {
        self.0 + "</html>\n"
    }
}

/// Text that is safe between tags and in attributes.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_stays_on_its_paper_and_its_words_stay_words() {
        let mut chart = Chart::new("A <title>", " %").between(0.0, 100.0);
        chart.bar("<b>", 150.0, Some((90.0, 400.0)));
        let mut page = Page::new("\"Report\"", "a & b");
        page.chart(&chart);
        let text = page.finish();
        assert!(text.contains("&lt;b&gt;") && text.contains("a &amp; b") && !text.contains("<b>"));
        assert!(text.contains("width=\"560.0\""), "{text}");
    }
}
