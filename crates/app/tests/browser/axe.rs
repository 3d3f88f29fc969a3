//! Every kind of page is held against axe-core: no violation, light and dark.

use crate::stand::{Browser, Site};

const AXE: &str = include_str!("../axe/axe.min.js");

/// What axe finds on the page that lies open: rule, and where.
async fn violations(page: &Browser) -> Vec<String> {
    // It comes as a script of the driver: the page's own policy lets no other in.
    page.run(&format!("{AXE}; window.axe = axe;")).await;
    let run = "return axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.flatMap(
        (violation) => violation.nodes.slice(0, 4).map((node) => `${violation.id}: ${node.target.join(' ')} – ${node.any.concat(node.all).map((check) => check.message).join('; ').slice(0, 160)}`)))";
    let found = page.run(run).await;
    found.as_array().into_iter().flatten().map(|line| line.as_str().unwrap_or_default().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_is_accessible() {
    let site = Site::open("axe");
    let page = Browser::open(1440, 900).await;
    let mut wrong = Vec::new();
    page.go(&site.url("/?lang=en")).await;
    page.at_once().await;
    for theme in ["light", "dark"] {
        page.run(&format!("document.cookie = 'theme={theme}; path=/'")).await;
        let pages = [
            ("home", "/"),
            ("set-up", "/new/quartermaster"),
            ("rules", "/rules/undaunted"),
            ("cards", "/quartermaster/cards"),
            ("scenarios", "/undaunted/scenarios"),
            ("editor", "/undaunted/edit"),
            ("import", "/import"),
        ];
        for (name, path) in pages {
            page.go(&site.url(path)).await;
            wrong.extend(violations(&page).await.into_iter().map(|line| format!("{name}, {theme}: {line}")));
        }
        for game in ["blitzkrieg", "quartermaster", "undaunted", "attack"] {
            page.go(&site.url("/")).await;
            let form = format!(
                "const form = [...document.querySelectorAll('form')].find((form) => form.elements.game?.value === '{game}');
                 (form.querySelector('[name=quick]') ?? form.querySelector('button')).click()"
            );
            page.run(&form).await;
            page.table().await;
            page.my_turn().await;
            wrong.extend(violations(&page).await.into_iter().map(|line| format!("{game}, {theme}: {line}")));
            let replay = page.text("return location.pathname + '/replay?step=0'").await;
            page.go(&site.url(&replay)).await;
            wrong.extend(violations(&page).await.into_iter().map(|line| format!("replay, {theme}: {line}")));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    page.close().await;
}
