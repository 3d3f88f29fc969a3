//! Where names, marks and pieces stand on the drawn map, in units of its 2000 by 1000 sheet.

/// What is drawn in a space besides its outline.
#[derive(Debug)]
pub struct Spot {
    /// The middle of its name.
    pub label: (f32, f32),
    /// How soon the name gives way to others, 1 the last.
    pub rank: u8,
    /// The middle of the name at the other edge of the sheet, and whether it is turned.
    pub again: Option<(f32, f32, bool)>,
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
    Spot { label: (293.0, 146.2), rank: 1, again: None, slots: [(265.0, 179.8), (293.0, 179.8), (321.0, 179.8)], star: None, anchor: None },
    // pacific-northwest
    Spot { label: (152.0, 78.3), rank: 1, again: None, slots: [(124.0, 123.7), (152.0, 123.7), (180.0, 123.7)], star: None, anchor: None },
    // eastern-us
    Spot { label: (331.0, 252.0), rank: 2, again: None, slots: [(302.0, 288.0), (330.0, 288.0), (358.0, 288.0)], star: Some((288.0, 224.0)), anchor: None },
    // western-us
    Spot { label: (205.0, 267.0), rank: 2, again: None, slots: [(176.0, 302.0), (204.0, 302.0), (232.0, 302.0)], star: Some((226.0, 238.0)), anchor: None },
    // latin-america
    Spot { label: (395.0, 670.2), rank: 1, again: None, slots: [(367.0, 703.8), (395.0, 703.8), (423.0, 703.8)], star: None, anchor: Some((296.0, 532.2)) },
    // hawaii
    Spot { label: (1872.0, 452.0), rank: 2, again: None, slots: [(1886.0, 394.0), (1919.0, 412.0), (1945.0, 443.0)], star: None, anchor: None },
    // iceland
    Spot { label: (656.0, 62.0), rank: 2, again: None, slots: [(558.0, 64.0), (585.0, 66.0), (610.0, 60.0)], star: None, anchor: None },
    // united-kingdom
    Spot { label: (675.0, 219.0), rank: 2, again: None, slots: [(643.0, 139.0), (667.0, 159.0), (686.0, 187.0)], star: Some((620.0, 205.0)), anchor: None },
    // scandinavia
    Spot { label: (809.0, 119.0), rank: 2, again: None, slots: [(781.0, 90.0), (809.0, 90.0), (837.0, 90.0)], star: None, anchor: Some((834.4, 164.6)) },
    // western-europe
    Spot { label: (737.0, 272.0), rank: 2, again: None, slots: [(656.0, 368.0), (684.0, 368.0), (712.0, 368.0)], star: Some((688.0, 272.0)), anchor: None },
    // germany
    Spot { label: (829.0, 229.0), rank: 2, again: None, slots: [(792.0, 257.0), (820.0, 257.0), (848.0, 257.0)], star: Some((776.0, 230.0)), anchor: None },
    // italy
    Spot { label: (822.0, 300.0), rank: 2, again: None, slots: [(784.0, 325.0), (809.0, 337.0), (834.0, 349.0)], star: Some((784.0, 300.0)), anchor: None },
    // balkans
    Spot { label: (912.0, 306.2), rank: 1, again: None, slots: [(884.0, 339.8), (912.0, 339.8), (940.0, 339.8)], star: None, anchor: None },
    // eastern-europe
    Spot { label: (909.0, 243.0), rank: 2, again: None, slots: [(881.0, 211.0), (909.0, 211.0), (937.0, 211.0)], star: None, anchor: None },
    // ukraine
    Spot { label: (1042.5, 279.8), rank: 1, again: None, slots: [(1002.0, 246.2), (1030.0, 246.2), (1058.0, 246.2)], star: Some((979.3, 279.8)), anchor: None },
    // russia
    Spot { label: (1060.0, 78.2), rank: 1, again: None, slots: [(1032.0, 111.8), (1060.0, 111.8), (1088.0, 111.8)], star: None, anchor: None },
    // moscow
    Spot { label: (1116.5, 161.2), rank: 1, again: None, slots: [(1076.0, 194.8), (1104.0, 194.8), (1132.0, 194.8)], star: Some((1050.0, 160.0)), anchor: None },
    // siberia
    Spot { label: (1427.0, 76.2), rank: 1, again: None, slots: [(1399.0, 109.8), (1427.0, 109.8), (1455.0, 109.8)], star: None, anchor: None },
    // kazakhstan
    Spot { label: (1243.0, 244.2), rank: 1, again: None, slots: [(1215.0, 277.8), (1243.0, 277.8), (1271.0, 277.8)], star: None, anchor: None },
    // mongolia
    Spot { label: (1482.0, 223.2), rank: 1, again: None, slots: [(1454.0, 256.8), (1482.0, 256.8), (1510.0, 256.8)], star: None, anchor: None },
    // vladivostok
    Spot { label: (1779.0, 44.2), rank: 1, again: None, slots: [(1751.0, 77.8), (1779.0, 77.8), (1807.0, 77.8)], star: None, anchor: None },
    // middle-east
    Spot { label: (1095.0, 410.2), rank: 1, again: None, slots: [(1067.0, 443.8), (1095.0, 443.8), (1123.0, 443.8)], star: None, anchor: Some((988.9, 469.7)) },
    // india
    Spot { label: (1289.5, 432.2), rank: 1, again: None, slots: [(1249.0, 465.8), (1277.0, 465.8), (1305.0, 465.8)], star: Some((1239.5, 432.2)), anchor: None },
    // szechuan
    Spot { label: (1403.0, 324.2), rank: 1, again: None, slots: [(1375.0, 357.8), (1403.0, 357.8), (1431.0, 357.8)], star: None, anchor: None },
    // china
    Spot { label: (1547.5, 320.0), rank: 2, again: None, slots: [(1507.0, 296.0), (1535.0, 296.0), (1563.0, 296.0)], star: Some((1508.0, 320.0)), anchor: None },
    // southeast-asia
    Spot { label: (1415.0, 481.9), rank: 2, again: None, slots: [(1401.0, 514.0), (1429.0, 514.0), (1415.0, 538.4)], star: None, anchor: Some((1381.5, 603.7)) },
    // japan
    Spot { label: (1770.0, 354.0), rank: 2, again: None, slots: [(1648.0, 374.0), (1674.0, 362.0), (1699.0, 350.0)], star: Some((1744.0, 304.0)), anchor: None },
    // iwo-jima
    Spot { label: (1745.0, 464.0), rank: 2, again: None, slots: [(1720.0, 440.0), (1742.0, 424.0), (1760.0, 438.0)], star: None, anchor: None },
    // philippines
    Spot { label: (1632.0, 512.0), rank: 2, again: None, slots: [(1556.6, 472.7), (1547.0, 499.0), (1567.0, 580.0)], star: None, anchor: None },
    // indonesia
    Spot { label: (1466.0, 672.0), rank: 2, again: None, slots: [(1449.0, 615.0), (1477.0, 605.0), (1463.0, 640.0)], star: None, anchor: None },
    // new-guinea
    Spot { label: (1694.0, 628.0), rank: 2, again: None, slots: [(1627.0, 660.0), (1655.0, 660.0), (1683.0, 660.0)], star: None, anchor: None },
    // australia
    Spot { label: (1608.5, 785.2), rank: 1, again: None, slots: [(1568.0, 818.8), (1596.0, 818.8), (1624.0, 818.8)], star: Some((1532.1, 785.2)), anchor: None },
    // new-zealand
    Spot { label: (1932.0, 868.0), rank: 2, again: None, slots: [(1820.0, 905.4), (1838.0, 884.0), (1856.0, 862.6)], star: None, anchor: None },
    // north-africa
    Spot { label: (790.0, 490.2), rank: 1, again: None, slots: [(762.0, 523.8), (790.0, 523.8), (818.0, 523.8)], star: None, anchor: Some((666.4, 430.7)) },
    // africa
    Spot { label: (853.0, 675.2), rank: 1, again: None, slots: [(825.0, 708.8), (853.0, 708.8), (881.0, 708.8)], star: None, anchor: None },
    // madagascar
    Spot { label: (1029.0, 868.0), rank: 2, again: None, slots: [(1015.4, 828.3), (1025.0, 802.0), (1034.6, 775.7)], star: None, anchor: None },
    // north-atlantic
    Spot { label: (449.0, 346.2), rank: 3, again: None, slots: [(421.0, 379.8), (449.0, 379.8), (477.0, 379.8)], star: None, anchor: None },
    // south-atlantic
    Spot { label: (618.0, 747.2), rank: 3, again: None, slots: [(590.0, 780.8), (618.0, 780.8), (646.0, 780.8)], star: None, anchor: None },
    // southern-ocean
    Spot { label: (628.0, 941.2), rank: 3, again: None, slots: [(600.0, 974.8), (628.0, 974.8), (656.0, 974.8)], star: None, anchor: None },
    // southeast-pacific
    Spot { label: (210.0, 782.3), rank: 3, again: None, slots: [(182.0, 827.7), (210.0, 827.7), (238.0, 827.7)], star: None, anchor: None },
    // north-sea
    Spot { label: (627.0, 259.3), rank: 3, again: None, slots: [(599.0, 304.7), (627.0, 304.7), (655.0, 304.7)], star: None, anchor: None },
    // baltic-sea
    Spot { label: (887.0, 167.1), rank: 3, again: None, slots: [(873.0, 134.0), (887.0, 108.0), (901.0, 134.0)], star: None, anchor: None },
    // mediterranean-sea
    Spot { label: (868.0, 439.0), rank: 3, again: None, slots: [(862.0, 411.0), (888.0, 412.0), (914.0, 413.0)], star: None, anchor: None },
    // black-sea
    Spot { label: (1018.0, 312.8), rank: 3, again: None, slots: [(990.0, 337.2), (1018.0, 337.2), (1046.0, 337.2)], star: None, anchor: None },
    // caspian-sea
    Spot { label: (1138.0, 291.9), rank: 3, again: None, slots: [(1138.0, 325.0), (1138.0, 353.0), (1138.0, 381.0)], star: None, anchor: None },
    // bay-of-bengal
    Spot { label: (1166.0, 606.2), rank: 3, again: None, slots: [(1138.0, 639.8), (1166.0, 639.8), (1194.0, 639.8)], star: None, anchor: None },
    // indian-ocean
    Spot { label: (1310.0, 851.2), rank: 3, again: None, slots: [(1282.0, 884.8), (1310.0, 884.8), (1338.0, 884.8)], star: None, anchor: None },
    // south-china-sea
    Spot { label: (1491.0, 553.6), rank: 3, again: None, slots: [(1463.0, 520.4), (1491.0, 520.4), (1519.0, 520.4)], star: None, anchor: None },
    // sea-of-japan
    Spot { label: (1604.0, 440.1), rank: 3, again: None, slots: [(1604.0, 351.0), (1604.0, 379.0), (1604.0, 407.0)], star: None, anchor: None },
    // north-pacific
    Spot { label: (1880.0, 205.2), rank: 3, again: Some((92.0, 148.0, false)), slots: [(1852.0, 238.8), (1880.0, 238.8), (1908.0, 238.8)], star: None, anchor: None },
    // central-pacific
    Spot { label: (1768.0, 542.3), rank: 3, again: None, slots: [(1740.0, 587.7), (1768.0, 587.7), (1796.0, 587.7)], star: None, anchor: None },
    // south-pacific
    Spot { label: (1788.0, 747.3), rank: 3, again: None, slots: [(1760.0, 792.7), (1788.0, 792.7), (1816.0, 792.7)], star: None, anchor: None },
    // east-pacific
    Spot { label: (86.0, 507.3), rank: 3, again: Some((1980.0, 580.0, true)), slots: [(58.0, 552.7), (86.0, 552.7), (114.0, 552.7)], star: None, anchor: None },
];
