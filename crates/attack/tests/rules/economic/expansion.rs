//! The economic cards of the Expansion: suit, value and neutral defenders. Sections A8, A12, A15 and B18.

use super::check::economic;

/// Card expansion-oil-01: oil 1; one infantry and one artillery at its foot.
#[test]
fn expansion_oil_01() {
    economic("expansion-oil-01", "oil", 1, "1 infantry 1 artillery");
}

/// Card expansion-oil-02: oil 1; three infantry at its foot.
#[test]
fn expansion_oil_02() {
    economic("expansion-oil-02", "oil", 1, "3 infantry");
}

/// Card expansion-oil-03: oil 2; two infantry and one artillery at its foot.
#[test]
fn expansion_oil_03() {
    economic("expansion-oil-03", "oil", 2, "2 infantry 1 artillery");
}

/// Card expansion-oil-04: oil 2; one infantry, one tank and one artillery at its foot.
#[test]
fn expansion_oil_04() {
    economic("expansion-oil-04", "oil", 2, "1 infantry 1 tank 1 artillery");
}

/// Card expansion-oil-05: oil 2; three infantry at its foot.
#[test]
fn expansion_oil_05() {
    economic("expansion-oil-05", "oil", 2, "3 infantry");
}

/// Card expansion-oil-06: oil 3; three infantry and one artillery at its foot.
#[test]
fn expansion_oil_06() {
    economic("expansion-oil-06", "oil", 3, "3 infantry 1 artillery");
}

/// Card expansion-oil-07: oil 3; two infantry, one artillery and one plane at its foot.
#[test]
fn expansion_oil_07() {
    economic("expansion-oil-07", "oil", 3, "2 infantry 1 artillery 1 plane");
}

/// Card expansion-oil-08: oil 4; four infantry and two tanks at its foot.
#[test]
fn expansion_oil_08() {
    economic("expansion-oil-08", "oil", 4, "4 infantry 2 tank");
}

/// Card expansion-minerals-01: minerals 1; three infantry at its foot.
#[test]
fn expansion_minerals_01() {
    economic("expansion-minerals-01", "minerals", 1, "3 infantry");
}

/// Card expansion-minerals-02: minerals 1; one infantry at its foot.
#[test]
fn expansion_minerals_02() {
    economic("expansion-minerals-02", "minerals", 1, "1 infantry");
}

/// Card expansion-minerals-03: minerals 2; one infantry, one tank and one artillery at its foot.
#[test]
fn expansion_minerals_03() {
    economic("expansion-minerals-03", "minerals", 2, "1 infantry 1 tank 1 artillery");
}

/// Card expansion-minerals-04: minerals 2; three infantry at its foot.
#[test]
fn expansion_minerals_04() {
    economic("expansion-minerals-04", "minerals", 2, "3 infantry");
}

/// Card expansion-minerals-05: minerals 2; two infantry and one tank at its foot.
#[test]
fn expansion_minerals_05() {
    economic("expansion-minerals-05", "minerals", 2, "2 infantry 1 tank");
}

/// Card expansion-minerals-06: minerals 3; two infantry, one artillery and one plane at its foot.
#[test]
fn expansion_minerals_06() {
    economic("expansion-minerals-06", "minerals", 3, "2 infantry 1 artillery 1 plane");
}

/// Card expansion-minerals-07: minerals 3; three infantry and one tank at its foot.
#[test]
fn expansion_minerals_07() {
    economic("expansion-minerals-07", "minerals", 3, "3 infantry 1 tank");
}

/// Card expansion-minerals-08: minerals 4; three infantry, one tank and one artillery at its foot.
#[test]
fn expansion_minerals_08() {
    economic("expansion-minerals-08", "minerals", 4, "3 infantry 1 tank 1 artillery");
}

/// Card expansion-factories-01: factories 1; one infantry at its foot.
#[test]
fn expansion_factories_01() {
    economic("expansion-factories-01", "factories", 1, "1 infantry");
}

/// Card expansion-factories-02: factories 1; two infantry at its foot.
#[test]
fn expansion_factories_02() {
    economic("expansion-factories-02", "factories", 1, "2 infantry");
}

/// Card expansion-factories-03: factories 2; three infantry at its foot.
#[test]
fn expansion_factories_03() {
    economic("expansion-factories-03", "factories", 2, "3 infantry");
}

/// Card expansion-factories-04: factories 2; two infantry and one tank at its foot.
#[test]
fn expansion_factories_04() {
    economic("expansion-factories-04", "factories", 2, "2 infantry 1 tank");
}

/// Card expansion-factories-05: factories 2; two infantry and one artillery at its foot.
#[test]
fn expansion_factories_05() {
    economic("expansion-factories-05", "factories", 2, "2 infantry 1 artillery");
}

/// Card expansion-factories-06: factories 3; three infantry and one tank at its foot.
#[test]
fn expansion_factories_06() {
    economic("expansion-factories-06", "factories", 3, "3 infantry 1 tank");
}

/// Card expansion-factories-07: factories 3; two infantry, one tank and one artillery at its foot.
#[test]
fn expansion_factories_07() {
    economic("expansion-factories-07", "factories", 3, "2 infantry 1 tank 1 artillery");
}

/// Card expansion-factories-08: factories 4; three infantry, one tank, one artillery and one plane at its foot.
#[test]
fn expansion_factories_08() {
    economic("expansion-factories-08", "factories", 4, "3 infantry 1 tank 1 artillery 1 plane");
}

/// Card expansion-rail-01: rail 1; two infantry at its foot.
#[test]
fn expansion_rail_01() {
    economic("expansion-rail-01", "rail", 1, "2 infantry");
}

/// Card expansion-rail-02: rail 1; one tank at its foot.
#[test]
fn expansion_rail_02() {
    economic("expansion-rail-02", "rail", 1, "1 tank");
}

/// Card expansion-rail-03: rail 2; two infantry and one tank at its foot.
#[test]
fn expansion_rail_03() {
    economic("expansion-rail-03", "rail", 2, "2 infantry 1 tank");
}

/// Card expansion-rail-04: rail 2; two infantry and one artillery at its foot.
#[test]
fn expansion_rail_04() {
    economic("expansion-rail-04", "rail", 2, "2 infantry 1 artillery");
}

/// Card expansion-rail-05: rail 2; one infantry, one tank and one artillery at its foot.
#[test]
fn expansion_rail_05() {
    economic("expansion-rail-05", "rail", 2, "1 infantry 1 tank 1 artillery");
}

/// Card expansion-rail-06: rail 3; two infantry, one tank and one artillery at its foot.
#[test]
fn expansion_rail_06() {
    economic("expansion-rail-06", "rail", 3, "2 infantry 1 tank 1 artillery");
}

/// Card expansion-rail-07: rail 3; three infantry and one artillery at its foot.
#[test]
fn expansion_rail_07() {
    economic("expansion-rail-07", "rail", 3, "3 infantry 1 artillery");
}

/// Card expansion-rail-08: rail 4; four infantry and two tanks at its foot.
#[test]
fn expansion_rail_08() {
    economic("expansion-rail-08", "rail", 4, "4 infantry 2 tank");
}

/// Card expansion-population-01: population 1; one tank at its foot.
#[test]
fn expansion_population_01() {
    economic("expansion-population-01", "population", 1, "1 tank");
}

/// Card expansion-population-02: population 1; one infantry and one artillery at its foot.
#[test]
fn expansion_population_02() {
    economic("expansion-population-02", "population", 1, "1 infantry 1 artillery");
}

/// Card expansion-population-03: population 2; two infantry and one artillery at its foot.
#[test]
fn expansion_population_03() {
    economic("expansion-population-03", "population", 2, "2 infantry 1 artillery");
}

/// Card expansion-population-04: population 2; one infantry, one tank and one artillery at its foot.
#[test]
fn expansion_population_04() {
    economic("expansion-population-04", "population", 2, "1 infantry 1 tank 1 artillery");
}

/// Card expansion-population-05: population 2; three infantry at its foot.
#[test]
fn expansion_population_05() {
    economic("expansion-population-05", "population", 2, "3 infantry");
}

/// Card expansion-population-06: population 3; three infantry and one artillery at its foot.
#[test]
fn expansion_population_06() {
    economic("expansion-population-06", "population", 3, "3 infantry 1 artillery");
}

/// Card expansion-population-07: population 3; two infantry, one artillery and one plane at its foot.
#[test]
fn expansion_population_07() {
    economic("expansion-population-07", "population", 3, "2 infantry 1 artillery 1 plane");
}

/// Card expansion-population-08: population 4; three infantry, one tank and one artillery at its foot.
#[test]
fn expansion_population_08() {
    economic("expansion-population-08", "population", 4, "3 infantry 1 tank 1 artillery");
}
