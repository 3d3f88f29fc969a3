//! Where names, marks and pieces stand on the drawn map, in units of its 2320 by 1120 sheet.

/// A part of the sheet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    /// Left and top.
    pub at: (f32, f32),
    /// Width and height.
    pub size: (f32, f32),
}

/// The whole sheet: both boards side by side.
pub const SHEET: (f32, f32) = (2320.0, 1120.0);
/// The part of the sheet that shows the western board.
pub const WEST: Window = Window { at: (0.0, 0.0), size: (1330.0, 1120.0) };
/// The part of the sheet that shows the eastern board.
pub const EAST: Window = Window { at: (1140.0, 0.0), size: (1180.0, 1120.0) };
/// Both boards together.
pub const COMBINED: Window = Window { at: (0.0, 0.0), size: (2320.0, 1120.0) };

/// What is drawn in a region or sea area besides its outline.
#[derive(Debug)]
pub struct Spot {
    /// The middle of its name.
    pub label: (f32, f32),
    /// Width and height the name may take.
    pub room: (f32, f32),
    /// Height of its letters.
    pub size: f32,
    /// Whether the name stands on water.
    pub at_sea: bool,
    /// The tint of its paper: the continent and one of four shades.
    pub tint: &'static str,
    /// Places for one or two pieces of 26 units; a single one stands between them.
    pub slots: [(f32, f32); 2],
    /// Places for three or four pieces of 22 units.
    pub four: [(f32, f32); 4],
    /// The mark of an anchor zone.
    pub anchor: Option<(f32, f32)>,
}

/// How much of a player's token its emblem may fill: circle, square, diamond, hexagon, shield, octagon.
pub const EMBLEM: [f32; 6] = [0.62, 0.66, 0.54, 0.6, 0.62, 0.64];

/// The marks of the Suez Canal and the Panama Canal.
pub const CANALS: [(f32, f32); 2] = [(1126.9, 559.4), (321.1, 600.1)];

/// Heights at which the two edges of the whole sheet meet: alaskan, central and southern waters.
pub const EDGES: [f32; 3] = [165.0, 558.0, 928.0];

/// One for each region, then one for each sea area, in the order of the facts.
#[rustfmt::skip]
pub static SPOTS: [Spot; 125] = [
    // alaska
    Spot { label: (57.0, 82.2), room: (76.0, 19.0), size: 18.0, at_sea: false, tint: "na-4", slots: [(43.0, 107.8), (71.0, 107.8)], four: [(29.5, 104.3), (52.5, 104.3), (29.5, 127.3), (52.5, 127.3)], anchor: None },
    // western-canada
    Spot { label: (183.0, 111.4), room: (107.1, 39.9), size: 18.0, at_sea: false, tint: "na-2", slots: [(169.0, 146.6), (197.0, 146.6)], four: [(171.5, 143.1), (194.5, 143.1), (171.5, 166.1), (194.5, 166.1)], anchor: None },
    // central-canada
    Spot { label: (308.0, 84.4), room: (100.0, 39.9), size: 18.0, at_sea: false, tint: "na-1", slots: [(294.0, 119.6), (322.0, 119.6)], four: [(296.5, 116.1), (319.5, 116.1), (296.5, 139.1), (319.5, 139.1)], anchor: None },
    // quebec
    Spot { label: (459.0, 174.2), room: (80.0, 19.0), size: 18.0, at_sea: false, tint: "na-4", slots: [(445.0, 199.8), (473.0, 199.8)], four: [(447.5, 196.3), (470.5, 196.3), (447.5, 219.3), (470.5, 219.3)], anchor: None },
    // western-united-states
    Spot { label: (223.0, 279.5), room: (84.0, 60.8), size: 18.0, at_sea: false, tint: "na-1", slots: [(209.0, 324.5), (237.0, 324.5)], four: [(211.5, 321.0), (234.5, 321.0), (211.5, 344.0), (234.5, 344.0)], anchor: None },
    // central-united-states
    Spot { label: (314.0, 318.5), room: (76.0, 60.8), size: 18.0, at_sea: false, tint: "na-2", slots: [(300.0, 363.5), (328.0, 363.5)], four: [(302.5, 360.0), (325.5, 360.0), (302.5, 383.0), (325.5, 383.0)], anchor: None },
    // eastern-united-states
    Spot { label: (389.0, 312.9), room: (68.0, 50.8), size: 15.0, at_sea: false, tint: "na-3", slots: [(375.0, 353.1), (403.0, 353.1)], four: [(365.5, 349.6), (388.5, 349.6), (365.5, 372.6), (388.5, 372.6)], anchor: None },
    // mexico
    Spot { label: (253.0, 420.0), room: (60.0, 16.0), size: 15.0, at_sea: false, tint: "na-3", slots: [(239.0, 444.0), (267.0, 444.0)], four: [(241.5, 440.5), (264.5, 440.5), (241.5, 463.5), (264.5, 463.5)], anchor: None },
    // panama
    Spot { label: (302.0, 543.5), room: (40.0, 13.0), size: 12.0, at_sea: false, tint: "na-1", slots: [(302.0, 566.0), (302.0, 594.0)], four: [(278.5, 564.5), (301.5, 564.5), (278.5, 587.5), (301.5, 587.5)], anchor: None },
    // cuba
    Spot { label: (402.0, 458.0), room: (44.2, 14.0), size: 13.0, at_sea: true, tint: "na-2", slots: [(361.0, 469.3), (379.0, 490.7)], four: [(354.5, 472.5), (377.5, 472.5), (354.5, 495.5), (377.5, 495.5)], anchor: None },
    // colombia
    Spot { label: (348.0, 666.7), room: (51.8, 13.0), size: 12.0, at_sea: false, tint: "sa-4", slots: [(343.2, 617.8), (352.8, 644.2)], four: [(332.5, 627.5), (355.5, 627.5), (332.5, 650.5), (355.5, 650.5)], anchor: None },
    // venezuela
    Spot { label: (395.0, 623.2), room: (58.3, 13.0), size: 12.0, at_sea: false, tint: "sa-1", slots: [(381.0, 600.8), (409.0, 600.8)], four: [(371.5, 585.3), (394.5, 585.3), (371.5, 608.3), (394.5, 608.3)], anchor: None },
    // peru
    Spot { label: (333.0, 724.3), room: (32.0, 13.0), size: 12.0, at_sea: false, tint: "sa-3", slots: [(328.2, 746.8), (337.8, 773.2)], four: [(327.2, 741.5), (336.4, 764.5), (345.6, 787.5), (354.8, 810.5)], anchor: None },
    // bolivia
    Spot { label: (398.0, 822.8), room: (52.0, 13.0), size: 12.0, at_sea: false, tint: "sa-1", slots: [(384.0, 845.2), (412.0, 845.2)], four: [(394.5, 837.7), (417.5, 837.7), (394.5, 860.7), (417.5, 860.7)], anchor: None },
    // northern-brazil
    Spot { label: (446.0, 720.4), room: (112.0, 39.9), size: 18.0, at_sea: false, tint: "sa-2", slots: [(432.0, 755.6), (460.0, 755.6)], four: [(434.5, 752.1), (457.5, 752.1), (434.5, 775.1), (457.5, 775.1)], anchor: None },
    // southern-brazil
    Spot { label: (471.0, 832.2), room: (88.0, 36.6), size: 16.5, at_sea: false, tint: "sa-3", slots: [(457.0, 865.8), (485.0, 865.8)], four: [(459.5, 862.3), (482.5, 862.3), (459.5, 885.3), (482.5, 885.3)], anchor: None },
    // argentina
    Spot { label: (403.0, 933.2), room: (76.0, 15.0), size: 14.0, at_sea: false, tint: "sa-2", slots: [(389.0, 956.8), (417.0, 956.8)], four: [(371.5, 953.3), (394.5, 953.3), (371.5, 976.3), (394.5, 976.3)], anchor: None },
    // chile
    Spot { label: (308.0, 926.0), room: (59.5, 15.0), size: 14.0, at_sea: true, tint: "sa-4", slots: [(358.0, 911.0), (358.0, 939.0)], four: [(346.0, 946.5), (346.0, 969.5), (346.0, 992.5), (346.0, 1015.5)], anchor: None },
    // iceland
    Spot { label: (624.0, 106.2), room: (52.9, 15.0), size: 14.0, at_sea: false, tint: "eu-3", slots: [(610.0, 129.8), (638.0, 129.8)], four: [(589.5, 125.8), (612.5, 125.8), (635.5, 125.8), (658.5, 125.8)], anchor: None },
    // united-kingdom
    Spot { label: (760.0, 307.7), room: (71.4, 26.9), size: 12.0, at_sea: false, tint: "eu-4", slots: [(751.0, 257.3), (769.0, 278.7)], four: [(748.5, 260.5), (771.5, 260.5), (748.5, 283.5), (771.5, 283.5)], anchor: None },
    // norway
    Spot { label: (893.0, 177.8), room: (76.0, 19.0), size: 18.0, at_sea: false, tint: "eu-4", slots: [(879.0, 152.2), (907.0, 152.2)], four: [(893.5, 132.7), (916.5, 132.7), (893.5, 155.7), (916.5, 155.7)], anchor: None },
    // sweden
    Spot { label: (1006.0, 88.2), room: (56.0, 15.0), size: 14.0, at_sea: false, tint: "eu-1", slots: [(992.0, 111.8), (1020.0, 111.8)], four: [(970.5, 108.3), (993.5, 108.3), (970.5, 131.3), (993.5, 131.3)], anchor: None },
    // finland
    Spot { label: (1101.0, 126.5), room: (60.0, 14.0), size: 13.0, at_sea: false, tint: "eu-3", slots: [(1087.0, 149.5), (1115.0, 149.5)], four: [(1050.5, 145.5), (1073.5, 145.5), (1096.5, 145.5), (1119.5, 145.5)], anchor: None },
    // low-countries
    Spot { label: (858.0, 337.0), room: (58.3, 26.9), size: 12.0, at_sea: false, tint: "eu-4", slots: [(868.0, 289.0), (851.0, 310.0)], four: [(832.0, 284.0), (855.0, 284.0), (832.0, 307.0), (855.0, 307.0)], anchor: None },
    // france
    Spot { label: (819.0, 373.2), room: (91.8, 19.0), size: 18.0, at_sea: false, tint: "eu-1", slots: [(805.0, 398.8), (833.0, 398.8)], four: [(807.5, 395.3), (830.5, 395.3), (807.5, 418.3), (830.5, 418.3)], anchor: None },
    // spain
    Spot { label: (744.0, 461.2), room: (76.5, 19.0), size: 18.0, at_sea: false, tint: "eu-2", slots: [(730.0, 486.8), (758.0, 486.8)], four: [(732.5, 483.3), (755.5, 483.3), (732.5, 506.3), (755.5, 506.3)], anchor: None },
    // germany
    Spot { label: (922.0, 300.0), room: (72.0, 16.0), size: 15.0, at_sea: false, tint: "eu-2", slots: [(908.0, 326.0), (936.0, 326.0)], four: [(902.5, 322.5), (925.5, 322.5), (902.5, 345.5), (925.5, 345.5)], anchor: None },
    // poland
    Spot { label: (1016.0, 289.2), room: (84.0, 19.0), size: 18.0, at_sea: false, tint: "eu-3", slots: [(1002.0, 314.8), (1030.0, 314.8)], four: [(981.5, 314.8), (1004.5, 314.8), (1027.5, 314.8), (1050.5, 314.8)], anchor: None },
    // central-europe
    Spot { label: (986.0, 378.2), room: (108.0, 13.0), size: 12.0, at_sea: false, tint: "eu-1", slots: [(972.0, 355.8), (1000.0, 355.8)], four: [(959.5, 359.8), (982.5, 359.8), (1005.5, 359.8), (1028.5, 359.8)], anchor: None },
    // italy
    Spot { label: (928.0, 396.8), room: (36.0, 13.0), size: 12.0, at_sea: false, tint: "eu-2", slots: [(919.0, 419.3), (937.0, 440.7)], four: [(916.5, 414.5), (939.5, 414.5), (916.5, 437.5), (939.5, 437.5)], anchor: None },
    // balkans
    Spot { label: (1047.0, 412.2), room: (107.1, 19.0), size: 18.0, at_sea: false, tint: "eu-3", slots: [(1033.0, 437.8), (1061.0, 437.8)], four: [(1035.5, 434.3), (1058.5, 434.3), (1035.5, 457.3), (1058.5, 457.3)], anchor: None },
    // ukraine
    Spot { label: (1138.0, 328.2), room: (107.1, 19.0), size: 18.0, at_sea: false, tint: "eu-2", slots: [(1124.0, 353.8), (1152.0, 353.8)], four: [(1103.5, 349.8), (1126.5, 349.8), (1149.5, 349.8), (1172.5, 349.8)], anchor: None },
    // western-russia
    Spot { label: (1187.0, 181.4), room: (107.1, 39.9), size: 18.0, at_sea: false, tint: "eu-4", slots: [(1173.0, 216.6), (1201.0, 216.6)], four: [(1175.5, 213.1), (1198.5, 213.1), (1175.5, 236.1), (1198.5, 236.1)], anchor: None },
    // turkey
    Spot { label: (1138.0, 464.2), room: (91.8, 19.0), size: 18.0, at_sea: false, tint: "eu-4", slots: [(1124.0, 489.8), (1152.0, 489.8)], four: [(1103.5, 485.8), (1126.5, 485.8), (1149.5, 485.8), (1172.5, 485.8)], anchor: None },
    // palestine
    Spot { label: (1110.0, 534.0), room: (92.0, 14.0), size: 13.0, at_sea: true, tint: "eu-2", slots: [(1182.0, 520.0), (1167.0, 546.0)], four: [(1163.0, 517.5), (1186.0, 517.5), (1163.0, 540.5), (1186.0, 540.5)], anchor: None },
    // arabia
    Spot { label: (1200.0, 585.2), room: (91.8, 19.0), size: 18.0, at_sea: false, tint: "eu-3", slots: [(1186.0, 610.8), (1214.0, 610.8)], four: [(1161.5, 610.8), (1184.5, 610.8), (1207.5, 610.8), (1230.5, 610.8)], anchor: None },
    // morocco
    Spot { label: (741.0, 568.2), room: (45.4, 13.0), size: 12.0, at_sea: false, tint: "af-2", slots: [(727.0, 545.8), (755.0, 545.8)], four: [(686.5, 575.0), (709.5, 563.5), (732.5, 552.0), (755.5, 540.5)], anchor: None },
    // algeria
    Spot { label: (824.0, 570.2), room: (107.1, 19.0), size: 18.0, at_sea: false, tint: "af-3", slots: [(810.0, 595.8), (838.0, 595.8)], four: [(812.5, 592.3), (835.5, 592.3), (812.5, 615.3), (835.5, 615.3)], anchor: None },
    // libya
    Spot { label: (972.0, 588.2), room: (76.5, 19.0), size: 18.0, at_sea: false, tint: "af-2", slots: [(958.0, 613.8), (986.0, 613.8)], four: [(937.5, 613.8), (960.5, 613.8), (983.5, 613.8), (1006.5, 613.8)], anchor: None },
    // egypt-sudan
    Spot { label: (1078.0, 609.2), room: (80.0, 36.6), size: 16.5, at_sea: false, tint: "af-3", slots: [(1064.0, 642.8), (1092.0, 642.8)], four: [(1054.5, 639.3), (1077.5, 639.3), (1054.5, 662.3), (1077.5, 662.3)], anchor: None },
    // french-west-africa
    Spot { label: (798.0, 670.2), room: (275.4, 19.0), size: 18.0, at_sea: false, tint: "af-1", slots: [(784.0, 695.8), (812.0, 695.8)], four: [(782.5, 692.3), (805.5, 692.3), (782.5, 715.3), (805.5, 715.3)], anchor: None },
    // nigeria
    Spot { label: (859.0, 729.2), room: (84.0, 19.0), size: 18.0, at_sea: false, tint: "af-3", slots: [(845.0, 754.8), (873.0, 754.8)], four: [(820.5, 750.8), (843.5, 750.8), (866.5, 750.8), (889.5, 750.8)], anchor: None },
    // belgian-congo
    Spot { label: (948.0, 799.4), room: (88.0, 39.9), size: 18.0, at_sea: false, tint: "af-2", slots: [(934.0, 834.6), (962.0, 834.6)], four: [(913.5, 834.6), (936.5, 834.6), (959.5, 834.6), (982.5, 834.6)], anchor: None },
    // ethiopia
    Spot { label: (1095.0, 712.6), room: (88.0, 17.5), size: 16.5, at_sea: false, tint: "af-1", slots: [(1081.0, 737.4), (1109.0, 737.4)], four: [(1048.5, 737.4), (1071.5, 737.4), (1094.5, 737.4), (1117.5, 737.4)], anchor: None },
    // kenya
    Spot { label: (1034.0, 827.3), room: (56.0, 47.5), size: 14.0, at_sea: false, tint: "af-4", slots: [(1020.0, 788.7), (1048.0, 788.7)], four: [(1034.5, 769.2), (1057.5, 769.2), (1034.5, 792.2), (1057.5, 792.2)], anchor: None },
    // angola
    Spot { label: (914.0, 908.4), room: (60.0, 17.5), size: 16.5, at_sea: false, tint: "af-4", slots: [(900.0, 883.6), (928.0, 883.6)], four: [(906.5, 864.1), (929.5, 864.1), (906.5, 887.1), (929.5, 887.1)], anchor: None },
    // mozambique
    Spot { label: (1005.0, 897.0), room: (96.0, 29.1), size: 13.0, at_sea: false, tint: "af-1", slots: [(991.0, 927.0), (1019.0, 927.0)], four: [(958.5, 909.8), (981.5, 921.2), (1004.5, 932.8), (1027.5, 944.2)], anchor: None },
    // south-africa
    Spot { label: (943.0, 954.4), room: (88.0, 39.9), size: 18.0, at_sea: false, tint: "af-2", slots: [(929.0, 989.6), (957.0, 989.6)], four: [(931.5, 986.1), (954.5, 986.1), (931.5, 1009.1), (954.5, 1009.1)], anchor: None },
    // madagascar
    Spot { label: (1140.0, 962.0), room: (84.5, 14.0), size: 13.0, at_sea: true, tint: "af-4", slots: [(1122.2, 945.2), (1131.8, 918.8)], four: [(1111.5, 904.5), (1134.5, 904.5), (1111.5, 927.5), (1134.5, 927.5)], anchor: None },
    // caucasus
    Spot { label: (1250.0, 359.0), room: (76.0, 16.0), size: 15.0, at_sea: false, tint: "eu-1", slots: [(1236.0, 383.0), (1264.0, 383.0)], four: [(1246.5, 379.5), (1269.5, 379.5), (1246.5, 402.5), (1269.5, 402.5)], anchor: None },
    // iraq
    Spot { label: (1237.0, 492.0), room: (28.1, 14.0), size: 13.0, at_sea: false, tint: "eu-1", slots: [(1214.0, 513.0), (1241.0, 511.0)], four: [(1224.0, 508.5), (1247.0, 508.5), (1224.0, 531.5), (1247.0, 531.5)], anchor: None },
    // persia
    Spot { label: (1315.0, 471.2), room: (91.8, 19.0), size: 18.0, at_sea: false, tint: "eu-4", slots: [(1301.0, 496.8), (1329.0, 496.8)], four: [(1303.5, 493.3), (1326.5, 493.3), (1303.5, 516.3), (1326.5, 516.3)], anchor: None },
    // urals
    Spot { label: (1347.0, 171.2), room: (76.5, 19.0), size: 18.0, at_sea: false, tint: "eu-3", slots: [(1333.0, 196.8), (1361.0, 196.8)], four: [(1335.5, 193.3), (1358.5, 193.3), (1335.5, 216.3), (1358.5, 216.3)], anchor: None },
    // turkestan
    Spot { label: (1427.0, 309.2), room: (137.7, 19.0), size: 18.0, at_sea: false, tint: "eu-1", slots: [(1413.0, 334.8), (1441.0, 334.8)], four: [(1415.5, 331.3), (1438.5, 331.3), (1415.5, 354.3), (1438.5, 354.3)], anchor: None },
    // afghanistan
    Spot { label: (1397.0, 437.8), room: (71.3, 13.0), size: 12.0, at_sea: false, tint: "eu-2", slots: [(1383.0, 460.2), (1411.0, 460.2)], four: [(1381.5, 452.7), (1404.5, 452.7), (1381.5, 475.7), (1404.5, 475.7)], anchor: None },
    // western-siberia
    Spot { label: (1516.0, 131.4), room: (107.1, 39.9), size: 18.0, at_sea: false, tint: "ea-1", slots: [(1502.0, 166.6), (1530.0, 166.6)], four: [(1504.5, 163.1), (1527.5, 163.1), (1504.5, 186.1), (1527.5, 186.1)], anchor: None },
    // eastern-siberia
    Spot { label: (1760.0, 99.2), room: (229.5, 19.0), size: 18.0, at_sea: false, tint: "ea-2", slots: [(1746.0, 124.8), (1774.0, 124.8)], four: [(1748.5, 121.3), (1771.5, 121.3), (1748.5, 144.3), (1771.5, 144.3)], anchor: None },
    // far-east
    Spot { label: (2057.0, 108.6), room: (116.0, 39.9), size: 18.0, at_sea: false, tint: "ea-3", slots: [(2043.0, 73.4), (2071.0, 73.4)], four: [(2034.5, 77.4), (2057.5, 77.4), (2080.5, 77.4), (2103.5, 77.4)], anchor: None },
    // mongolia
    Spot { label: (1670.0, 284.2), room: (122.4, 19.0), size: 18.0, at_sea: false, tint: "ea-4", slots: [(1656.0, 309.8), (1684.0, 309.8)], four: [(1658.5, 306.3), (1681.5, 306.3), (1658.5, 329.3), (1681.5, 329.3)], anchor: None },
    // manchuria
    Spot { label: (1825.0, 292.2), room: (88.0, 19.0), size: 18.0, at_sea: false, tint: "ea-1", slots: [(1811.0, 317.8), (1839.0, 317.8)], four: [(1813.5, 314.3), (1836.5, 314.3), (1813.5, 337.3), (1836.5, 337.3)], anchor: None },
    // korea
    Spot { label: (1828.0, 367.5), room: (32.4, 13.0), size: 12.0, at_sea: false, tint: "ea-4", slots: [(1828.0, 390.0), (1828.0, 418.0)], four: [(1820.5, 392.5), (1843.5, 392.5), (1820.5, 415.5), (1843.5, 415.5)], anchor: None },
    // sinkiang
    Spot { label: (1565.0, 340.2), room: (96.0, 19.0), size: 18.0, at_sea: false, tint: "ea-3", slots: [(1551.0, 365.8), (1579.0, 365.8)], four: [(1553.5, 362.3), (1576.5, 362.3), (1553.5, 385.3), (1576.5, 385.3)], anchor: None },
    // tibet
    Spot { label: (1549.0, 439.2), room: (76.5, 19.0), size: 18.0, at_sea: false, tint: "ea-1", slots: [(1535.0, 464.8), (1563.0, 464.8)], four: [(1514.5, 464.8), (1537.5, 464.8), (1560.5, 464.8), (1583.5, 464.8)], anchor: None },
    // northern-china
    Spot { label: (1696.0, 375.4), room: (122.4, 39.9), size: 18.0, at_sea: false, tint: "ea-2", slots: [(1682.0, 410.6), (1710.0, 410.6)], four: [(1684.5, 407.1), (1707.5, 407.1), (1684.5, 430.1), (1707.5, 430.1)], anchor: None },
    // southern-china
    Spot { label: (1677.0, 488.4), room: (122.4, 39.9), size: 18.0, at_sea: false, tint: "ea-3", slots: [(1663.0, 523.6), (1691.0, 523.6)], four: [(1642.5, 523.6), (1665.5, 523.6), (1688.5, 523.6), (1711.5, 523.6)], anchor: None },
    // western-india
    Spot { label: (1398.0, 515.0), room: (89.2, 33.4), size: 15.0, at_sea: false, tint: "ea-3", slots: [(1384.0, 547.0), (1412.0, 547.0)], four: [(1347.5, 543.0), (1370.5, 543.0), (1393.5, 543.0), (1416.5, 543.0)], anchor: None },
    // eastern-india
    Spot { label: (1497.7, 536.0), room: (71.4, 26.9), size: 12.0, at_sea: false, tint: "ea-2", slots: [(1446.0, 546.7), (1464.0, 525.3)], four: [(1472.8, 505.5), (1463.6, 528.5), (1454.4, 551.5), (1445.2, 574.5)], anchor: None },
    // burma
    Spot { label: (1552.0, 540.8), room: (32.4, 13.0), size: 12.0, at_sea: false, tint: "ea-4", slots: [(1538.0, 563.2), (1566.0, 563.2)], four: [(1541.8, 560.7), (1532.6, 583.7), (1523.4, 606.7), (1514.2, 629.7)], anchor: None },
    // siam
    Spot { label: (1561.0, 583.6), room: (25.9, 13.0), size: 12.0, at_sea: false, tint: "ea-1", slots: [(1548.3, 617.9), (1573.7, 606.1)], four: [(1554.8, 601.5), (1545.6, 624.5), (1536.4, 647.5), (1527.2, 670.5)], anchor: None },
    // indochina
    Spot { label: (1599.0, 639.5), room: (58.3, 13.0), size: 12.0, at_sea: false, tint: "ea-2", slots: [(1599.0, 589.0), (1599.0, 617.0)], four: [(1591.5, 567.5), (1614.5, 567.5), (1591.5, 590.5), (1614.5, 590.5)], anchor: None },
    // malaya
    Spot { label: (1574.0, 688.0), room: (66.3, 14.0), size: 13.0, at_sea: true, tint: "ea-4", slots: [(1533.2, 701.8), (1542.8, 728.2)], four: [(1522.5, 699.5), (1545.5, 699.5), (1522.5, 722.5), (1545.5, 722.5)], anchor: None },
    // japan
    Spot { label: (1924.0, 470.0), room: (63.8, 16.0), size: 15.0, at_sea: true, tint: "ea-1", slots: [(1890.0, 437.0), (1926.0, 420.0)], four: [(1873.5, 445.8), (1896.5, 434.2), (1919.5, 422.8), (1942.5, 411.2)], anchor: None },
    // philippines
    Spot { label: (1796.0, 640.0), room: (116.0, 14.0), size: 13.0, at_sea: true, tint: "pa-3", slots: [(1705.2, 644.2), (1714.8, 617.8)], four: [(1722.0, 596.5), (1722.0, 619.5), (1722.0, 642.5), (1722.0, 665.5)], anchor: None },
    // sumatra
    Spot { label: (1484.0, 772.0), room: (59.1, 14.0), size: 13.0, at_sea: true, tint: "pa-4", slots: [(1501.3, 736.1), (1526.7, 747.9)], four: [(1491.5, 736.8), (1514.5, 748.2), (1537.5, 759.8), (1560.5, 771.2)], anchor: None },
    // java
    Spot { label: (1580.0, 819.0), room: (44.2, 14.0), size: 13.0, at_sea: true, tint: "pa-1", slots: [(1595.0, 793.0), (1621.0, 805.0)], four: [(1573.5, 799.0), (1596.5, 799.0), (1619.5, 799.0), (1642.5, 799.0)], anchor: None },
    // borneo
    Spot { label: (1610.0, 732.8), room: (61.2, 13.0), size: 12.0, at_sea: false, tint: "pa-2", slots: [(1596.0, 755.2), (1624.0, 755.2)], four: [(1575.5, 751.2), (1598.5, 751.2), (1621.5, 751.2), (1644.5, 751.2)], anchor: None },
    // new-guinea
    Spot { label: (1835.0, 798.2), room: (64.8, 13.0), size: 12.0, at_sea: false, tint: "pa-3", slots: [(1821.0, 775.8), (1849.0, 775.8)], four: [(1808.5, 758.5), (1831.5, 770.0), (1854.5, 781.5), (1877.5, 793.0)], anchor: None },
    // western-australia
    Spot { label: (1691.0, 915.4), room: (132.0, 39.9), size: 18.0, at_sea: false, tint: "pa-1", slots: [(1677.0, 950.6), (1705.0, 950.6)], four: [(1656.5, 950.6), (1679.5, 950.6), (1702.5, 950.6), (1725.5, 950.6)], anchor: None },
    // eastern-australia
    Spot { label: (1818.0, 912.4), room: (120.0, 39.9), size: 18.0, at_sea: false, tint: "pa-2", slots: [(1804.0, 947.6), (1832.0, 947.6)], four: [(1806.5, 944.1), (1829.5, 944.1), (1806.5, 967.1), (1829.5, 967.1)], anchor: None },
    // new-zealand
    Spot { label: (2152.0, 972.0), room: (107.2, 16.0), size: 15.0, at_sea: true, tint: "pa-4", slots: [(2058.0, 950.3), (2076.0, 971.7)], four: [(2071.5, 961.5), (2094.5, 961.5), (2071.5, 984.5), (2094.5, 984.5)], anchor: None },
    // mariana-islands
    Spot { label: (1832.1, 613.7), room: (68.0, 29.1), size: 13.0, at_sea: true, tint: "pa-1", slots: [(1882.1, 613.7), (1878.1, 587.7)], four: [(1880.1, 562.2), (1880.1, 585.2), (1880.1, 608.2), (1880.1, 631.2)], anchor: None },
    // caroline-islands
    Spot { label: (1884.5, 654.6), room: (136.0, 14.0), size: 13.0, at_sea: true, tint: "pa-2", slots: [(1880.5, 684.6), (1910.5, 687.6)], four: [(1857.0, 686.1), (1880.0, 686.1), (1903.0, 686.1), (1926.0, 686.1)], anchor: None },
    // marshall-islands
    Spot { label: (2081.7, 648.7), room: (80.0, 29.1), size: 13.0, at_sea: true, tint: "pa-3", slots: [(2023.7, 656.7), (2043.7, 672.7)], four: [(2018.2, 645.2), (2041.2, 645.2), (2018.2, 668.2), (2041.2, 668.2)], anchor: None },
    // gilbert-islands
    Spot { label: (2114.0, 736.7), room: (77.3, 29.1), size: 13.0, at_sea: true, tint: "pa-4", slots: [(2056.0, 740.7), (2074.0, 760.7)], four: [(2053.5, 735.2), (2076.5, 735.2), (2053.5, 758.2), (2076.5, 758.2)], anchor: None },
    // solomon-islands
    Spot { label: (1996.0, 780.0), room: (59.1, 29.1), size: 13.0, at_sea: true, tint: "pa-1", slots: [(1958.0, 803.3), (1976.0, 824.7)], four: [(1928.5, 796.8), (1951.5, 808.2), (1974.5, 819.8), (1997.5, 831.2)], anchor: None },
    // samoa
    Spot { label: (2129.1, 856.5), room: (121.5, 14.0), size: 13.0, at_sea: true, tint: "pa-2", slots: [(2113.1, 824.5), (2151.1, 808.5)], four: [(2112.6, 805.0), (2135.6, 805.0), (2112.6, 828.0), (2135.6, 828.0)], anchor: None },
    // midway
    Spot { label: (2138.0, 494.0), room: (66.3, 14.0), size: 13.0, at_sea: true, tint: "pa-3", slots: [(2138.0, 470.0), (2162.0, 478.0)], four: [(2115.5, 470.0), (2138.5, 470.0), (2161.5, 470.0), (2184.5, 470.0)], anchor: None },
    // hawaii
    Spot { label: (2232.0, 596.0), room: (64.0, 14.0), size: 13.0, at_sea: true, tint: "pa-4", slots: [(2264.0, 576.0), (2238.0, 554.0)], four: [(2243.5, 553.5), (2266.5, 553.5), (2243.5, 576.5), (2266.5, 576.5)], anchor: None },
    // gulf-of-alaska
    Spot { label: (89.0, 213.7), room: (119.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(75.0, 176.3), (103.0, 176.3)], four: [(77.5, 156.8), (100.5, 156.8), (77.5, 179.8), (100.5, 179.8)], anchor: None },
    // eastern-pacific
    Spot { label: (115.0, 486.8), room: (228.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(101.0, 513.2), (129.0, 513.2)], four: [(103.5, 509.7), (126.5, 509.7), (103.5, 532.7), (126.5, 532.7)], anchor: None },
    // southeast-pacific
    Spot { label: (170.0, 892.8), room: (289.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(156.0, 919.2), (184.0, 919.2)], four: [(158.5, 915.7), (181.5, 915.7), (158.5, 938.7), (181.5, 938.7)], anchor: None },
    // cape-horn
    Spot { label: (310.0, 1072.0), room: (44.0, 33.4), size: 15.0, at_sea: true, tint: "sea", slots: [(296.0, 1104.0), (324.0, 1104.0)], four: [(283.5, 1104.0), (306.5, 1104.0), (329.5, 1104.0), (352.5, 1104.0)], anchor: None },
    // caribbean
    Spot { label: (384.5, 531.0), room: (96.0, 29.1), size: 13.0, at_sea: true, tint: "sea", slots: [(358.0, 561.0), (386.0, 561.0)], four: [(337.5, 561.0), (360.5, 561.0), (383.5, 561.0), (406.5, 561.0)], anchor: Some((332.4, 531.0)) },
    // western-atlantic
    Spot { label: (475.0, 366.4), room: (112.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(461.0, 403.6), (489.0, 403.6)], four: [(463.5, 400.1), (486.5, 400.1), (463.5, 423.1), (486.5, 423.1)], anchor: None },
    // labrador-sea
    Spot { label: (519.0, 125.0), room: (51.8, 26.9), size: 12.0, at_sea: true, tint: "sea", slots: [(505.0, 154.0), (533.0, 154.0)], four: [(515.5, 150.5), (538.5, 150.5), (515.5, 173.5), (538.5, 173.5)], anchor: None },
    // north-atlantic
    Spot { label: (616.0, 230.3), room: (120.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(602.0, 267.6), (630.0, 267.6)], four: [(604.5, 264.1), (627.5, 264.1), (604.5, 287.1), (627.5, 287.1)], anchor: None },
    // norwegian-sea
    Spot { label: (881.0, 49.8), room: (221.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(867.0, 76.2), (895.0, 76.2)], four: [(869.5, 72.7), (892.5, 72.7), (869.5, 95.7), (892.5, 95.7)], anchor: None },
    // north-sea
    Spot { label: (846.5, 249.7), room: (97.2, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(820.0, 212.3), (848.0, 212.3)], four: [(818.5, 192.8), (841.5, 192.8), (818.5, 215.8), (841.5, 215.8)], anchor: Some((799.5, 249.7)) },
    // baltic-sea
    Spot { label: (1030.5, 204.9), room: (72.0, 26.9), size: 12.0, at_sea: true, tint: "sea", slots: [(1005.3, 164.1), (1030.7, 175.9)], four: [(1006.5, 158.5), (1029.5, 158.5), (1006.5, 181.5), (1029.5, 181.5)], anchor: Some((991.9, 204.9)) },
    // bay-of-biscay
    Spot { label: (733.0, 371.4), room: (64.8, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(719.0, 408.6), (747.0, 408.6)], four: [(698.5, 408.6), (721.5, 408.6), (744.5, 408.6), (767.5, 408.6)], anchor: None },
    // mediterranean
    Spot { label: (1004.5, 523.5), room: (154.4, 14.0), size: 13.0, at_sea: true, tint: "sea", slots: [(978.0, 546.5), (1006.0, 546.5)], four: [(957.5, 542.5), (980.5, 542.5), (1003.5, 542.5), (1026.5, 542.5)], anchor: Some((921.2, 523.5)) },
    // central-atlantic
    Spot { label: (580.0, 609.4), room: (136.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(566.0, 646.6), (594.0, 646.6)], four: [(568.5, 643.1), (591.5, 643.1), (568.5, 666.1), (591.5, 666.1)], anchor: None },
    // southwest-atlantic
    Spot { label: (583.0, 975.8), room: (276.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(569.0, 1002.2), (597.0, 1002.2)], four: [(571.5, 998.7), (594.5, 998.7), (571.5, 1021.7), (594.5, 1021.7)], anchor: None },
    // gulf-of-guinea
    Spot { label: (783.0, 797.4), room: (119.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(769.0, 834.6), (797.0, 834.6)], four: [(771.5, 831.1), (794.5, 831.1), (771.5, 854.1), (794.5, 854.1)], anchor: None },
    // southeast-atlantic
    Spot { label: (825.0, 981.4), room: (140.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(811.0, 1018.6), (839.0, 1018.6)], four: [(813.5, 1015.1), (836.5, 1015.1), (813.5, 1038.1), (836.5, 1038.1)], anchor: None },
    // western-indian-ocean
    Spot { label: (1143.0, 789.5), room: (112.0, 31.2), size: 14.0, at_sea: true, tint: "sea", slots: [(1129.0, 820.5), (1157.0, 820.5)], four: [(1104.5, 816.5), (1127.5, 816.5), (1150.5, 816.5), (1173.5, 816.5)], anchor: None },
    // red-sea
    Spot { label: (1126.0, 667.1), room: (36.0, 26.9), size: 12.0, at_sea: true, tint: "sea", slots: [(1121.2, 638.2), (1130.8, 611.8)], four: [(1135.8, 598.5), (1126.6, 621.5), (1117.4, 644.5), (1108.2, 667.5)], anchor: None },
    // persian-gulf
    Spot { label: (1344.0, 571.0), room: (143.7, 14.0), size: 13.0, at_sea: true, tint: "sea", slots: [(1260.0, 537.0), (1280.0, 554.0)], four: [(1254.5, 538.0), (1277.5, 538.0), (1254.5, 561.0), (1277.5, 561.0)], anchor: Some((1344.0, 592.0)) },
    // arabian-sea
    Spot { label: (1274.0, 655.4), room: (119.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(1260.0, 692.6), (1288.0, 692.6)], four: [(1262.5, 689.1), (1285.5, 689.1), (1262.5, 712.1), (1285.5, 712.1)], anchor: None },
    // indian-ocean
    Spot { label: (1401.0, 937.8), room: (204.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(1387.0, 964.2), (1415.0, 964.2)], four: [(1389.5, 960.7), (1412.5, 960.7), (1389.5, 983.7), (1412.5, 983.7)], anchor: None },
    // bay-of-bengal
    Spot { label: (1444.0, 642.4), room: (102.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(1430.0, 679.6), (1458.0, 679.6)], four: [(1432.5, 676.1), (1455.5, 676.1), (1432.5, 699.1), (1455.5, 699.1)], anchor: None },
    // south-china-sea
    Spot { label: (1667.0, 650.0), room: (95.0, 35.6), size: 16.0, at_sea: true, tint: "sea", slots: [(1653.0, 613.0), (1681.0, 613.0)], four: [(1655.5, 597.5), (1678.5, 597.5), (1655.5, 620.5), (1678.5, 620.5)], anchor: Some((1612.0, 668.0)) },
    // java-sea
    Spot { label: (1623.0, 780.0), room: (84.2, 13.0), size: 12.0, at_sea: true, tint: "sea", slots: [(1688.0, 789.0), (1714.0, 787.0)], four: [(1693.5, 760.5), (1716.5, 760.5), (1693.5, 783.5), (1716.5, 783.5)], anchor: Some((1664.0, 781.0)) },
    // east-china-sea
    Spot { label: (1797.0, 459.0), room: (64.8, 26.9), size: 12.0, at_sea: true, tint: "sea", slots: [(1789.0, 431.0), (1790.0, 490.0)], four: [(1778.0, 485.0), (1801.0, 485.0), (1778.0, 508.0), (1801.0, 508.0)], anchor: None },
    // sea-of-japan
    Spot { label: (1908.5, 350.5), room: (75.6, 31.2), size: 14.0, at_sea: true, tint: "sea", slots: [(1882.0, 381.5), (1910.0, 381.5)], four: [(1872.5, 378.0), (1895.5, 378.0), (1872.5, 401.0), (1895.5, 401.0)], anchor: Some((1866.3, 350.5)) },
    // sea-of-okhotsk
    Spot { label: (1969.0, 191.3), room: (88.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(1955.0, 228.7), (1983.0, 228.7)], four: [(1957.5, 225.2), (1980.5, 225.2), (1957.5, 248.2), (1980.5, 248.2)], anchor: None },
    // north-pacific
    Spot { label: (2164.0, 274.8), room: (221.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(2150.0, 301.2), (2178.0, 301.2)], four: [(2152.5, 297.7), (2175.5, 297.7), (2152.5, 320.7), (2175.5, 320.7)], anchor: None },
    // philippine-sea
    Spot { label: (1816.0, 576.6), room: (97.2, 39.9), size: 18.0, at_sea: true, tint: "sea", slots: [(1802.0, 541.4), (1830.0, 541.4)], four: [(1781.5, 541.4), (1804.5, 541.4), (1827.5, 541.4), (1850.5, 541.4)], anchor: None },
    // central-pacific
    Spot { label: (2157.0, 556.4), room: (96.0, 44.2), size: 20.0, at_sea: true, tint: "sea", slots: [(2143.0, 593.6), (2171.0, 593.6)], four: [(2145.5, 590.1), (2168.5, 590.1), (2145.5, 613.1), (2168.5, 613.1)], anchor: None },
    // bismarck-sea
    Spot { label: (1906.0, 725.8), room: (204.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(1892.0, 752.2), (1920.0, 752.2)], four: [(1894.5, 748.7), (1917.5, 748.7), (1894.5, 771.7), (1917.5, 771.7)], anchor: None },
    // timor-sea
    Spot { label: (1768.0, 820.2), room: (97.2, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(1754.0, 793.8), (1782.0, 793.8)], four: [(1744.5, 774.3), (1767.5, 774.3), (1744.5, 797.3), (1767.5, 797.3)], anchor: None },
    // coral-sea
    Spot { label: (1931.0, 860.8), room: (153.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(1917.0, 887.2), (1945.0, 887.2)], four: [(1919.5, 883.7), (1942.5, 883.7), (1919.5, 906.7), (1942.5, 906.7)], anchor: None },
    // tasman-sea
    Spot { label: (1944.0, 1013.8), room: (152.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(1930.0, 1040.2), (1958.0, 1040.2)], four: [(1932.5, 1036.7), (1955.5, 1036.7), (1932.5, 1059.7), (1955.5, 1059.7)], anchor: None },
    // great-australian-bight
    Spot { label: (1752.0, 1036.0), room: (170.0, 67.4), size: 20.0, at_sea: true, tint: "sea", slots: [(1738.0, 1084.0), (1766.0, 1084.0)], four: [(1740.5, 1080.5), (1763.5, 1080.5), (1740.5, 1103.5), (1763.5, 1103.5)], anchor: None },
    // south-pacific
    Spot { label: (2175.0, 884.8), room: (221.0, 21.0), size: 20.0, at_sea: true, tint: "sea", slots: [(2161.0, 911.2), (2189.0, 911.2)], four: [(2163.5, 907.7), (2186.5, 907.7), (2163.5, 930.7), (2186.5, 930.7)], anchor: None },
];
