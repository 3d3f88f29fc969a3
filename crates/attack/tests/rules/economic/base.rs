//! The economic cards of the base box: suit, value and neutral defenders. Sections A8, A12 and A15.

use super::check::economic;

/// Card base-oil-01: oil 1; two infantry at its foot.
#[test]
fn base_oil_01() {
    economic("base-oil-01", "oil", 1, "2 infantry");
}

/// Card base-oil-02: oil 1; one tank at its foot.
#[test]
fn base_oil_02() {
    economic("base-oil-02", "oil", 1, "1 tank");
}

/// Card base-oil-03: oil 1; one infantry and one artillery at its foot.
#[test]
fn base_oil_03() {
    economic("base-oil-03", "oil", 1, "1 infantry 1 artillery");
}

/// Card base-oil-04: oil 2; three infantry at its foot.
#[test]
fn base_oil_04() {
    economic("base-oil-04", "oil", 2, "3 infantry");
}

/// Card base-oil-05: oil 2; two infantry and one tank at its foot.
#[test]
fn base_oil_05() {
    economic("base-oil-05", "oil", 2, "2 infantry 1 tank");
}

/// Card base-oil-06: oil 2; two infantry and one artillery at its foot.
#[test]
fn base_oil_06() {
    economic("base-oil-06", "oil", 2, "2 infantry 1 artillery");
}

/// Card base-oil-07: oil 2; one infantry, one tank and one artillery at its foot.
#[test]
fn base_oil_07() {
    economic("base-oil-07", "oil", 2, "1 infantry 1 tank 1 artillery");
}

/// Card base-oil-08: oil 3; three infantry and one tank at its foot.
#[test]
fn base_oil_08() {
    economic("base-oil-08", "oil", 3, "3 infantry 1 tank");
}

/// Card base-oil-09: oil 3; two infantry, one tank and one artillery at its foot.
#[test]
fn base_oil_09() {
    economic("base-oil-09", "oil", 3, "2 infantry 1 tank 1 artillery");
}

/// Card base-oil-10: oil 3; three infantry and one artillery at its foot.
#[test]
fn base_oil_10() {
    economic("base-oil-10", "oil", 3, "3 infantry 1 artillery");
}

/// Card base-oil-11: oil 4; three infantry, one tank and one artillery at its foot.
#[test]
fn base_oil_11() {
    economic("base-oil-11", "oil", 4, "3 infantry 1 tank 1 artillery");
}

/// Card base-oil-12: oil 4; three infantry, one tank, one artillery and one plane at its foot.
#[test]
fn base_oil_12() {
    economic("base-oil-12", "oil", 4, "3 infantry 1 tank 1 artillery 1 plane");
}

/// Card base-minerals-01: minerals 1; one tank at its foot.
#[test]
fn base_minerals_01() {
    economic("base-minerals-01", "minerals", 1, "1 tank");
}

/// Card base-minerals-02: minerals 1; one infantry and one artillery at its foot.
#[test]
fn base_minerals_02() {
    economic("base-minerals-02", "minerals", 1, "1 infantry 1 artillery");
}

/// Card base-minerals-03: minerals 1; three infantry at its foot.
#[test]
fn base_minerals_03() {
    economic("base-minerals-03", "minerals", 1, "3 infantry");
}

/// Card base-minerals-04: minerals 2; two infantry and one tank at its foot.
#[test]
fn base_minerals_04() {
    economic("base-minerals-04", "minerals", 2, "2 infantry 1 tank");
}

/// Card base-minerals-05: minerals 2; two infantry and one artillery at its foot.
#[test]
fn base_minerals_05() {
    economic("base-minerals-05", "minerals", 2, "2 infantry 1 artillery");
}

/// Card base-minerals-06: minerals 2; one infantry, one tank and one artillery at its foot.
#[test]
fn base_minerals_06() {
    economic("base-minerals-06", "minerals", 2, "1 infantry 1 tank 1 artillery");
}

/// Card base-minerals-07: minerals 2; three infantry at its foot.
#[test]
fn base_minerals_07() {
    economic("base-minerals-07", "minerals", 2, "3 infantry");
}

/// Card base-minerals-08: minerals 3; two infantry, one tank and one artillery at its foot.
#[test]
fn base_minerals_08() {
    economic("base-minerals-08", "minerals", 3, "2 infantry 1 tank 1 artillery");
}

/// Card base-minerals-09: minerals 3; three infantry and one artillery at its foot.
#[test]
fn base_minerals_09() {
    economic("base-minerals-09", "minerals", 3, "3 infantry 1 artillery");
}

/// Card base-minerals-10: minerals 3; two infantry, one artillery and one plane at its foot.
#[test]
fn base_minerals_10() {
    economic("base-minerals-10", "minerals", 3, "2 infantry 1 artillery 1 plane");
}

/// Card base-minerals-11: minerals 4; three infantry, one tank, one artillery and one plane at its foot.
#[test]
fn base_minerals_11() {
    economic("base-minerals-11", "minerals", 4, "3 infantry 1 tank 1 artillery 1 plane");
}

/// Card base-minerals-12: minerals 4; four infantry and two tanks at its foot.
#[test]
fn base_minerals_12() {
    economic("base-minerals-12", "minerals", 4, "4 infantry 2 tank");
}

/// Card base-factories-01: factories 1; one infantry and one artillery at its foot.
#[test]
fn base_factories_01() {
    economic("base-factories-01", "factories", 1, "1 infantry 1 artillery");
}

/// Card base-factories-02: factories 1; three infantry at its foot.
#[test]
fn base_factories_02() {
    economic("base-factories-02", "factories", 1, "3 infantry");
}

/// Card base-factories-03: factories 1; one infantry at its foot.
#[test]
fn base_factories_03() {
    economic("base-factories-03", "factories", 1, "1 infantry");
}

/// Card base-factories-04: factories 2; two infantry and one artillery at its foot.
#[test]
fn base_factories_04() {
    economic("base-factories-04", "factories", 2, "2 infantry 1 artillery");
}

/// Card base-factories-05: factories 2; one infantry, one tank and one artillery at its foot.
#[test]
fn base_factories_05() {
    economic("base-factories-05", "factories", 2, "1 infantry 1 tank 1 artillery");
}

/// Card base-factories-06: factories 2; three infantry at its foot.
#[test]
fn base_factories_06() {
    economic("base-factories-06", "factories", 2, "3 infantry");
}

/// Card base-factories-07: factories 2; two infantry and one tank at its foot.
#[test]
fn base_factories_07() {
    economic("base-factories-07", "factories", 2, "2 infantry 1 tank");
}

/// Card base-factories-08: factories 3; three infantry and one artillery at its foot.
#[test]
fn base_factories_08() {
    economic("base-factories-08", "factories", 3, "3 infantry 1 artillery");
}

/// Card base-factories-09: factories 3; two infantry, one artillery and one plane at its foot.
#[test]
fn base_factories_09() {
    economic("base-factories-09", "factories", 3, "2 infantry 1 artillery 1 plane");
}

/// Card base-factories-10: factories 3; three infantry and one tank at its foot.
#[test]
fn base_factories_10() {
    economic("base-factories-10", "factories", 3, "3 infantry 1 tank");
}

/// Card base-factories-11: factories 4; four infantry and two tanks at its foot.
#[test]
fn base_factories_11() {
    economic("base-factories-11", "factories", 4, "4 infantry 2 tank");
}

/// Card base-factories-12: factories 4; three infantry, one tank and one artillery at its foot.
#[test]
fn base_factories_12() {
    economic("base-factories-12", "factories", 4, "3 infantry 1 tank 1 artillery");
}

/// Card base-rail-01: rail 1; three infantry at its foot.
#[test]
fn base_rail_01() {
    economic("base-rail-01", "rail", 1, "3 infantry");
}

/// Card base-rail-02: rail 1; one infantry at its foot.
#[test]
fn base_rail_02() {
    economic("base-rail-02", "rail", 1, "1 infantry");
}

/// Card base-rail-03: rail 1; two infantry at its foot.
#[test]
fn base_rail_03() {
    economic("base-rail-03", "rail", 1, "2 infantry");
}

/// Card base-rail-04: rail 2; one infantry, one tank and one artillery at its foot.
#[test]
fn base_rail_04() {
    economic("base-rail-04", "rail", 2, "1 infantry 1 tank 1 artillery");
}

/// Card base-rail-05: rail 2; three infantry at its foot.
#[test]
fn base_rail_05() {
    economic("base-rail-05", "rail", 2, "3 infantry");
}

/// Card base-rail-06: rail 2; two infantry and one tank at its foot.
#[test]
fn base_rail_06() {
    economic("base-rail-06", "rail", 2, "2 infantry 1 tank");
}

/// Card base-rail-07: rail 2; two infantry and one artillery at its foot.
#[test]
fn base_rail_07() {
    economic("base-rail-07", "rail", 2, "2 infantry 1 artillery");
}

/// Card base-rail-08: rail 3; two infantry, one artillery and one plane at its foot.
#[test]
fn base_rail_08() {
    economic("base-rail-08", "rail", 3, "2 infantry 1 artillery 1 plane");
}

/// Card base-rail-09: rail 3; three infantry and one tank at its foot.
#[test]
fn base_rail_09() {
    economic("base-rail-09", "rail", 3, "3 infantry 1 tank");
}

/// Card base-rail-10: rail 3; two infantry, one tank and one artillery at its foot.
#[test]
fn base_rail_10() {
    economic("base-rail-10", "rail", 3, "2 infantry 1 tank 1 artillery");
}

/// Card base-rail-11: rail 4; three infantry, one tank and one artillery at its foot.
#[test]
fn base_rail_11() {
    economic("base-rail-11", "rail", 4, "3 infantry 1 tank 1 artillery");
}

/// Card base-rail-12: rail 4; three infantry, one tank, one artillery and one plane at its foot.
#[test]
fn base_rail_12() {
    economic("base-rail-12", "rail", 4, "3 infantry 1 tank 1 artillery 1 plane");
}

/// Card base-population-01: population 1; one infantry at its foot.
#[test]
fn base_population_01() {
    economic("base-population-01", "population", 1, "1 infantry");
}

/// Card base-population-02: population 1; two infantry at its foot.
#[test]
fn base_population_02() {
    economic("base-population-02", "population", 1, "2 infantry");
}

/// Card base-population-03: population 1; one tank at its foot.
#[test]
fn base_population_03() {
    economic("base-population-03", "population", 1, "1 tank");
}

/// Card base-population-04: population 2; three infantry at its foot.
#[test]
fn base_population_04() {
    economic("base-population-04", "population", 2, "3 infantry");
}

/// Card base-population-05: population 2; two infantry and one tank at its foot.
#[test]
fn base_population_05() {
    economic("base-population-05", "population", 2, "2 infantry 1 tank");
}

/// Card base-population-06: population 2; two infantry and one artillery at its foot.
#[test]
fn base_population_06() {
    economic("base-population-06", "population", 2, "2 infantry 1 artillery");
}

/// Card base-population-07: population 2; one infantry, one tank and one artillery at its foot.
#[test]
fn base_population_07() {
    economic("base-population-07", "population", 2, "1 infantry 1 tank 1 artillery");
}

/// Card base-population-08: population 3; three infantry and one tank at its foot.
#[test]
fn base_population_08() {
    economic("base-population-08", "population", 3, "3 infantry 1 tank");
}

/// Card base-population-09: population 3; two infantry, one tank and one artillery at its foot.
#[test]
fn base_population_09() {
    economic("base-population-09", "population", 3, "2 infantry 1 tank 1 artillery");
}

/// Card base-population-10: population 3; three infantry and one artillery at its foot.
#[test]
fn base_population_10() {
    economic("base-population-10", "population", 3, "3 infantry 1 artillery");
}

/// Card base-population-11: population 4; three infantry, one tank, one artillery and one plane at its foot.
#[test]
fn base_population_11() {
    economic("base-population-11", "population", 4, "3 infantry 1 tank 1 artillery 1 plane");
}

/// Card base-population-12: population 4; four infantry and two tanks at its foot.
#[test]
fn base_population_12() {
    economic("base-population-12", "population", 4, "4 infantry 2 tank");
}
