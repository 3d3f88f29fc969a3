//! Where names, marks and pieces stand on the drawn map, in units of its 2000 by 1000 sheet.

/// What is drawn in a space besides its outline.
#[derive(Debug)]
pub struct Spot {
    /// The middle of its name.
    pub label: (f32, f32),
    /// How soon the name gives way to others, 1 the last.
    pub rank: u8,
    /// The middle of the name at the other edge of the sheet.
    pub again: Option<(f32, f32)>,
    /// Places for three pieces.
    pub slots: [(f32, f32); 3],
    /// The star of a supply space.
    pub star: Option<(f32, f32)>,
    /// The mark of a strait.
    pub anchor: Option<(f32, f32)>,
}

/// One for each space, in the order of the facts.
#[rustfmt::skip]
pub static SPOTS: [Spot; 53] = [
    // canada
    Spot { label: (293.0, 135.0), rank: 1, again: None, slots: [(252.0, 180.8), (280.0, 180.8), (308.0, 180.8)], star: None, anchor: None },
    // pacific-northwest
    Spot { label: (153.0, 56.0), rank: 1, again: None, slots: [(124.0, 134.7), (152.0, 134.7), (180.0, 134.7)], star: None, anchor: None },
    // eastern-us
    Spot { label: (339.0, 248.0), rank: 2, again: None, slots: [(298.0, 306.0), (326.0, 306.0), (354.0, 306.0)], star: Some((327.0, 199.0)), anchor: None },
    // western-us
    Spot { label: (178.0, 262.0), rank: 2, again: None, slots: [(178.0, 320.0), (206.0, 320.0), (234.0, 320.0)], star: Some((227.0, 218.0)), anchor: None },
    // latin-america
    Spot { label: (396.0, 654.0), rank: 1, again: None, slots: [(365.0, 716.8), (393.0, 716.8), (421.0, 716.8)], star: None, anchor: Some((296.0, 532.2)) },
    // hawaii
    Spot { label: (1869.0, 453.0), rank: 2, again: None, slots: [(1886.0, 391.0), (1919.0, 409.0), (1945.0, 440.0)], star: None, anchor: None },
    // iceland
    Spot { label: (673.0, 62.0), rank: 2, again: None, slots: [(549.0, 66.0), (576.0, 68.0), (601.0, 62.0)], star: None, anchor: None },
    // united-kingdom
    Spot { label: (692.0, 233.0), rank: 2, again: None, slots: [(642.0, 130.0), (666.0, 150.0), (685.0, 178.0)], star: Some((605.0, 202.0)), anchor: None },
    // scandinavia
    Spot { label: (782.0, 130.0), rank: 2, again: None, slots: [(771.0, 86.0), (799.0, 86.0), (827.0, 86.0)], star: None, anchor: Some((834.4, 164.6)) },
    // western-europe
    Spot { label: (701.0, 324.0), rank: 2, again: None, slots: [(653.0, 383.0), (681.0, 383.0), (709.0, 383.0)], star: Some((687.0, 278.0)), anchor: None },
    // germany
    Spot { label: (825.0, 201.0), rank: 2, again: None, slots: [(796.0, 278.0), (824.0, 278.0), (852.0, 278.0)], star: Some((779.0, 235.0)), anchor: None },
    // italy
    Spot { label: (797.0, 384.0), rank: 2, again: None, slots: [(801.0, 329.0), (826.0, 341.0), (851.0, 353.0)], star: Some((777.0, 301.0)), anchor: None },
    // balkans
    Spot { label: (912.0, 303.0), rank: 2, again: None, slots: [(886.0, 346.8), (914.0, 346.8), (942.0, 346.8)], star: None, anchor: None },
    // eastern-europe
    Spot { label: (904.0, 255.0), rank: 2, again: None, slots: [(890.0, 197.0), (918.0, 197.0), (946.0, 197.0)], star: None, anchor: None },
    // ukraine
    Spot { label: (1041.0, 274.0), rank: 2, again: None, slots: [(1010.0, 234.2), (1038.0, 234.2), (1066.0, 234.2)], star: Some((971.0, 274.0)), anchor: None },
    // russia
    Spot { label: (1060.0, 59.0), rank: 1, again: None, slots: [(1031.0, 104.8), (1059.0, 104.8), (1087.0, 104.8)], star: None, anchor: None },
    // moscow
    Spot { label: (1126.0, 149.0), rank: 1, again: None, slots: [(1090.0, 194.8), (1118.0, 194.8), (1146.0, 194.8)], star: Some((1044.0, 160.0)), anchor: None },
    // siberia
    Spot { label: (1428.0, 68.0), rank: 1, again: None, slots: [(1397.0, 113.8), (1425.0, 113.8), (1453.0, 113.8)], star: None, anchor: None },
    // kazakhstan
    Spot { label: (1243.0, 236.0), rank: 1, again: None, slots: [(1232.0, 281.8), (1260.0, 281.8), (1288.0, 281.8)], star: None, anchor: None },
    // mongolia
    Spot { label: (1479.0, 210.0), rank: 1, again: None, slots: [(1451.0, 254.8), (1479.0, 254.8), (1507.0, 254.8)], star: None, anchor: None },
    // vladivostok
    Spot { label: (1777.0, 38.0), rank: 1, again: None, slots: [(1749.0, 83.8), (1777.0, 83.8), (1805.0, 83.8)], star: None, anchor: None },
    // middle-east
    Spot { label: (1097.0, 408.0), rank: 1, again: None, slots: [(1066.0, 469.8), (1094.0, 469.8), (1122.0, 469.8)], star: None, anchor: Some((988.9, 469.7)) },
    // india
    Spot { label: (1280.0, 424.0), rank: 1, again: None, slots: [(1247.0, 469.8), (1275.0, 469.8), (1303.0, 469.8)], star: Some((1227.0, 431.0)), anchor: None },
    // szechuan
    Spot { label: (1403.0, 316.0), rank: 1, again: None, slots: [(1375.0, 361.8), (1403.0, 361.8), (1431.0, 361.8)], star: None, anchor: None },
    // china
    Spot { label: (1569.0, 264.0), rank: 2, again: None, slots: [(1508.0, 307.0), (1536.0, 307.0), (1564.0, 307.0)], star: Some((1509.0, 349.0)), anchor: None },
    // southeast-asia
    Spot { label: (1406.0, 438.0), rank: 2, again: None, slots: [(1377.0, 511.0), (1405.0, 511.0), (1391.0, 535.4)], star: None, anchor: Some((1381.5, 603.7)) },
    // japan
    Spot { label: (1782.0, 354.0), rank: 2, again: None, slots: [(1654.0, 375.0), (1680.0, 363.0), (1705.0, 351.0)], star: Some((1743.0, 302.0)), anchor: None },
    // iwo-jima
    Spot { label: (1743.0, 475.0), rank: 2, again: None, slots: [(1722.0, 436.0), (1744.0, 420.0), (1762.0, 434.0)], star: None, anchor: None },
    // philippines
    Spot { label: (1654.0, 511.0), rank: 2, again: None, slots: [(1560.6, 474.7), (1551.0, 501.0), (1571.0, 582.0)], star: None, anchor: None },
    // indonesia
    Spot { label: (1465.0, 695.0), rank: 2, again: None, slots: [(1448.0, 631.0), (1476.0, 621.0), (1462.0, 656.0)], star: None, anchor: None },
    // new-guinea
    Spot { label: (1678.0, 614.0), rank: 2, again: None, slots: [(1639.0, 673.0), (1667.0, 673.0), (1695.0, 673.0)], star: None, anchor: None },
    // australia
    Spot { label: (1608.0, 777.0), rank: 1, again: None, slots: [(1569.0, 822.8), (1597.0, 822.8), (1625.0, 822.8)], star: Some((1524.0, 786.0)), anchor: None },
    // new-zealand
    Spot { label: (1908.0, 839.0), rank: 2, again: None, slots: [(1813.0, 921.4), (1831.0, 900.0), (1849.0, 878.6)], star: None, anchor: None },
    // north-africa
    Spot { label: (743.0, 501.0), rank: 1, again: None, slots: [(764.0, 562.8), (792.0, 562.8), (820.0, 562.8)], star: None, anchor: Some((666.4, 430.7)) },
    // africa
    Spot { label: (852.0, 665.0), rank: 1, again: None, slots: [(826.0, 710.8), (854.0, 710.8), (882.0, 710.8)], star: None, anchor: None },
    // madagascar
    Spot { label: (1029.0, 868.0), rank: 2, again: None, slots: [(1013.4, 828.3), (1023.0, 802.0), (1032.6, 775.7)], star: None, anchor: None },
    // north-atlantic
    Spot { label: (450.0, 331.0), rank: 3, again: None, slots: [(419.0, 385.8), (447.0, 385.8), (475.0, 385.8)], star: None, anchor: None },
    // south-atlantic
    Spot { label: (617.0, 732.0), rank: 3, again: None, slots: [(590.0, 786.8), (618.0, 786.8), (646.0, 786.8)], star: None, anchor: None },
    // southern-ocean
    Spot { label: (620.0, 927.0), rank: 3, again: None, slots: [(600.0, 979.8), (628.0, 979.8), (656.0, 979.8)], star: None, anchor: None },
    // southeast-pacific
    Spot { label: (211.0, 766.0), rank: 3, again: None, slots: [(181.0, 834.7), (209.0, 834.7), (237.0, 834.7)], star: None, anchor: None },
    // north-sea
    Spot { label: (571.0, 252.0), rank: 3, again: None, slots: [(574.0, 306.7), (602.0, 306.7), (630.0, 306.7)], star: None, anchor: None },
    // baltic-sea
    Spot { label: (930.0, 143.0), rank: 3, again: None, slots: [(874.0, 98.0), (888.0, 72.0), (902.0, 98.0)], star: None, anchor: None },
    // mediterranean-sea
    Spot { label: (881.0, 457.0), rank: 3, again: None, slots: [(865.0, 402.0), (891.0, 403.0), (917.0, 404.0)], star: None, anchor: None },
    // black-sea
    Spot { label: (1031.0, 311.0), rank: 3, again: None, slots: [(990.0, 352.2), (1018.0, 352.2), (1046.0, 352.2)], star: None, anchor: None },
    // caspian-sea
    Spot { label: (1158.0, 280.0), rank: 3, again: None, slots: [(1147.0, 318.0), (1147.0, 346.0), (1147.0, 374.0)], star: None, anchor: None },
    // bay-of-bengal
    Spot { label: (1166.0, 595.0), rank: 3, again: None, slots: [(1137.0, 649.8), (1165.0, 649.8), (1193.0, 649.8)], star: None, anchor: None },
    // indian-ocean
    Spot { label: (1308.0, 834.0), rank: 3, again: None, slots: [(1282.0, 888.8), (1310.0, 888.8), (1338.0, 888.8)], star: None, anchor: None },
    // south-china-sea
    Spot { label: (1488.0, 566.0), rank: 3, again: None, slots: [(1457.0, 511.4), (1485.0, 511.4), (1513.0, 511.4)], star: None, anchor: None },
    // sea-of-japan
    Spot { label: (1616.0, 446.0), rank: 3, again: None, slots: [(1602.0, 339.0), (1602.0, 367.0), (1602.0, 395.0)], star: None, anchor: None },
    // north-pacific
    Spot { label: (1874.0, 195.0), rank: 3, again: Some((92.0, 148.0)), slots: [(1853.0, 249.8), (1881.0, 249.8), (1909.0, 249.8)], star: None, anchor: None },
    // central-pacific
    Spot { label: (1775.0, 526.0), rank: 3, again: None, slots: [(1747.0, 580.7), (1775.0, 580.7), (1803.0, 580.7)], star: None, anchor: None },
    // south-pacific
    Spot { label: (1790.0, 741.0), rank: 3, again: None, slots: [(1759.0, 795.7), (1787.0, 795.7), (1815.0, 795.7)], star: None, anchor: None },
    // east-pacific
    Spot { label: (83.0, 500.0), rank: 3, again: Some((1951.0, 600.0)), slots: [(58.0, 554.7), (86.0, 554.7), (114.0, 554.7)], star: None, anchor: None },
];
