//! Modules in one file: a page on a cold cache asks once, not twenty times.
//!
//! Each module becomes a function that gives back what it exports; what it imports was made before it. Comments and
//! indentation stay behind. Our modules keep to what is read here: imports and exports stand alone at the start of a
//! line, and no text goes over several lines.

use std::fmt::Write as _;

/// The module `entry` and all that it imports, each once, in an order in which they can begin.
///
/// # Panics
/// When a module imports what is not there, or itself over others: a fault of ours that a test finds.
pub(super) fn bundle(entries: &[&str], source: &dyn Fn(&str) -> Option<&'static str>) -> String {
    let mut order: Vec<String> = Vec::new();
    for entry in entries {
        visit(entry, source, &mut Vec::new(), &mut order);
    }
    let mut out = String::from("const M = {};\n");
    for name in &order {
        let text = source(name).unwrap_or_else(|| panic!("no module {name}"));
        let _ = write!(out, "M[{name:?}] = (() => {{\n{}}})();\n", body(text));
    }
    out
}

fn visit(
    name: &str,
    source: &dyn Fn(&str) -> Option<&'static str>,
    path: &mut Vec<String>,
    order: &mut Vec<String>,
) {
    if order.iter().any(|done| done == name) {
        return;
    }
    assert!(
        !path.iter().any(|above| above == name),
        "modules import each other in a circle: {path:?} {name}"
    );
    path.push(name.into());
    let text = source(name).unwrap_or_else(|| panic!("no module {name}"));
    for (_, from) in text.lines().filter_map(import) {
        visit(from, source, path, order);
    }
    path.pop();
    order.push(name.into());
}

/// The names and the module of an import.
fn import(line: &str) -> Option<(&str, &str)> {
    let (names, from) = line.strip_prefix("import {")?.split_once("} from \"./")?;
    Some((names, from.strip_suffix("\";")?))
}

/// A module's own text as the inside of a function.
fn body(text: &str) -> String {
    let mut out = String::new();
    let mut given: Vec<&str> = Vec::new();
    let mut comment = false;
    for line in text.lines() {
        let mut trimmed = line.trim_start();
        if comment || trimmed.starts_with("/*") {
            comment = !trimmed.contains("*/");
            // What stands behind the comment counts.
            trimmed = trimmed.split_once("*/").map_or("", |(_, rest)| rest.trim_start());
        }
        if trimmed.is_empty() || trimmed.starts_with("//") {
            continue;
        }
        if let Some((names, from)) = import(line) {
            let _ = writeln!(out, "const {{{}}} = M[{from:?}];", names.replace(" as ", ": "));
        } else if let Some(names) = line.strip_prefix("export {") {
            given.extend(names.trim_end_matches(['}', ';']).split(',').map(str::trim));
        } else if let Some(rest) = line.strip_prefix("export ") {
            given.extend(name_of(rest));
            let _ = writeln!(out, "{rest}");
        } else {
            let _ = writeln!(out, "{trimmed}");
        }
    }
    let _ = writeln!(out, "return {{ {} }};", given.join(", "));
    out
}

/// The name that a declaration gives.
fn name_of(declaration: &str) -> Option<&str> {
    let rest = declaration.strip_prefix("async ").unwrap_or(declaration);
    let rest = ["function ", "const ", "class "].iter().find_map(|word| rest.strip_prefix(word))?;
    rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(name: &str) -> Option<&'static str> {
        Some(match name {
            "a.js" => {
                "// A.\nimport { two as b } from \"./b.js\";\n\nexport function one() {\n  return b; // kept\n}\n"
            }
            "b.js" => "/**\n * Two.\n */\nexport const two = 2;\nconst x = 1;\nexport { x };\n",
            "c.js" => "import { d } from \"./d.js\";\n",
            "d.js" => "import { c } from \"./c.js\";\n",
            _ => return None,
        })
    }

    #[test]
    fn what_is_imported_begins_first_and_comments_stay_behind() {
        let wanted = concat!(
            "const M = {};\n",
            "M[\"b.js\"] = (() => {\nconst two = 2;\nconst x = 1;\nreturn { two, x };\n})();\n",
            "M[\"a.js\"] = (() => {\nconst { two: b } = M[\"b.js\"];\nfunction one() {\nreturn b; // kept\n}\n",
            "return { one };\n})();\n",
        );
        assert_eq!(bundle(&["a.js", "b.js"], &source), wanted);
    }

    #[test]
    #[should_panic(expected = "circle")]
    fn a_circle_is_found() {
        bundle(&["c.js"], &source);
    }
}
