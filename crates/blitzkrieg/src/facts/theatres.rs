//! What is printed on the two boards: theatres, campaigns and battle spaces, in printed order.

use super::Effect::{
    self, Bombing, Industry, None, Propaganda, Research, ResearchIndustry, Strategic, Tactical,
};
use super::Terrain::{self, Any, Land, Sea};

/// A theatre as printed.
#[derive(Debug)]
pub struct TheatreFacts {
    /// The stable id.
    pub id: &'static str,
    /// The printed code, with which its spaces begin.
    pub code: &'static str,
    /// The flag space of its track, on either half.
    pub end: i8,
    /// Bonus spaces of the track: from where, and how many WVP.
    pub bonus: &'static [(i8, u8)],
    /// Whether it is open at the start.
    pub open_at_start: bool,
    /// Its campaigns, in order.
    pub campaigns: &'static [CampaignFacts],
}

/// A campaign as printed.
#[derive(Debug)]
pub struct CampaignFacts {
    /// What it is worth.
    pub wvp: u8,
    /// Its battle spaces, left to right.
    pub spaces: &'static [SpaceFacts],
}

/// A battle space as printed.
#[derive(Debug, Clone, Copy)]
pub struct SpaceFacts {
    /// The printed code.
    pub code: &'static str,
    /// What may stand on it.
    pub terrain: Terrain,
    /// What happens when it is covered.
    pub effect: Effect,
}

const fn space(code: &'static str, terrain: Terrain, effect: Effect) -> SpaceFacts {
    SpaceFacts { code, terrain, effect }
}

/// The printed board. Rules 1.3 and 1.4.
pub static BASE_THEATRES: &[TheatreFacts] = &[
    TheatreFacts {
        id: "western-europe",
        code: "WE",
        end: 14,
        bonus: &[(5, 1), (10, 2)],
        open_at_start: true,
        campaigns: &[
            CampaignFacts {
                wvp: 2,
                spaces: &[
                    space("WE.1.1", Sea, Industry(1)),
                    space("WE.1.2", Land, Research(1)),
                    space("WE.1.3", Any, Propaganda(1)),
                ],
            },
            CampaignFacts {
                wvp: 3,
                spaces: &[
                    space("WE.2.1", Land, Bombing),
                    space("WE.2.2", Land, Industry(1)),
                    space("WE.2.3", Any, None),
                ],
            },
            CampaignFacts {
                wvp: 5,
                spaces: &[
                    space("WE.3.1", Any, ResearchIndustry),
                    space("WE.3.2", Land, Strategic(3)),
                    space("WE.3.3", Any, None),
                ],
            },
        ],
    },
    TheatreFacts {
        id: "pacific",
        code: "PO",
        end: 14,
        bonus: &[(5, 1), (10, 2)],
        open_at_start: true,
        campaigns: &[
            CampaignFacts {
                wvp: 2,
                spaces: &[space("PO.1.1", Sea, Bombing), space("PO.1.2", Sea, Research(1))],
            },
            CampaignFacts {
                wvp: 3,
                spaces: &[
                    space("PO.2.1", Sea, Research(2)),
                    space("PO.2.2", Sea, Industry(1)),
                    space("PO.2.3", Sea, Strategic(2)),
                    space("PO.2.4", Any, None),
                ],
            },
            CampaignFacts {
                wvp: 5,
                spaces: &[
                    space("PO.3.1", Sea, Bombing),
                    space("PO.3.2", Any, Propaganda(2)),
                    space("PO.3.3", Any, None),
                ],
            },
        ],
    },
    TheatreFacts {
        id: "eastern-europe",
        code: "EE",
        end: 14,
        bonus: &[(5, 1), (10, 2)],
        open_at_start: true,
        campaigns: &[
            CampaignFacts {
                wvp: 2,
                spaces: &[space("EE.1.1", Land, Tactical(1)), space("EE.1.2", Land, Industry(1))],
            },
            CampaignFacts {
                wvp: 3,
                spaces: &[
                    space("EE.2.1", Land, Propaganda(1)),
                    space("EE.2.2", Land, Research(2)),
                    space("EE.2.3", Any, None),
                ],
            },
            CampaignFacts {
                wvp: 6,
                spaces: &[
                    space("EE.3.1", Land, Bombing),
                    space("EE.3.2", Land, Tactical(2)),
                    space("EE.3.3", Land, Strategic(3)),
                    space("EE.3.4", Land, Propaganda(2)),
                    space("EE.3.5", Land, None),
                ],
            },
        ],
    },
    TheatreFacts {
        id: "africa-middle-east",
        code: "AM",
        end: 11,
        bonus: &[(4, 1), (8, 2)],
        open_at_start: true,
        campaigns: &[
            CampaignFacts {
                wvp: 3,
                spaces: &[
                    space("AM.1.1", Land, Strategic(3)),
                    space("AM.1.2", Sea, Tactical(1)),
                    space("AM.1.3", Any, Research(1)),
                    space("AM.1.4", Any, Propaganda(1)),
                ],
            },
            CampaignFacts {
                wvp: 5,
                spaces: &[
                    space("AM.2.1", Land, Tactical(2)),
                    space("AM.2.2", Sea, Industry(2)),
                    space("AM.2.3", Any, None),
                ],
            },
        ],
    },
    TheatreFacts {
        id: "south-east-asia",
        code: "SE",
        end: 11,
        bonus: &[(4, 1), (8, 2)],
        open_at_start: true,
        campaigns: &[
            CampaignFacts {
                wvp: 2,
                spaces: &[
                    space("SE.1.1", Sea, Propaganda(2)),
                    space("SE.1.2", Any, Propaganda(1)),
                    space("SE.1.3", Any, Strategic(1)),
                ],
            },
            CampaignFacts {
                wvp: 4,
                spaces: &[
                    space("SE.2.1", Sea, Bombing),
                    space("SE.2.2", Land, Propaganda(2)),
                    space("SE.2.3", Any, None),
                ],
            },
        ],
    },
];

/// The American board of Nippon, our reconstruction. Rules 20.4 and 20.5.
pub static NIPPON_THEATRES: &[TheatreFacts] = &[
    TheatreFacts {
        id: "seattle",
        code: "N01",
        end: 7,
        bonus: &[],
        open_at_start: true,
        campaigns: &[CampaignFacts {
            wvp: 2,
            spaces: &[
                space("N01.1.1", Sea, Industry(1)),
                space("N01.1.2", Any, Research(1)),
                space("N01.1.3", Land, Tactical(1)),
            ],
        }],
    },
    TheatreFacts {
        id: "los-angeles",
        code: "N02",
        end: 7,
        bonus: &[],
        open_at_start: true,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N02.1.1", Sea, Bombing),
                space("N02.1.2", Land, Industry(1)),
                space("N02.1.3", Any, Propaganda(1)),
            ],
        }],
    },
    TheatreFacts {
        id: "new-york",
        code: "N03",
        end: 7,
        bonus: &[],
        open_at_start: true,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N03.1.1", Sea, Research(1)),
                space("N03.1.2", Land, Bombing),
                space("N03.1.3", Any, Propaganda(1)),
            ],
        }],
    },
    TheatreFacts {
        id: "miami",
        code: "N04",
        end: 7,
        bonus: &[],
        open_at_start: true,
        campaigns: &[CampaignFacts {
            wvp: 2,
            spaces: &[
                space("N04.1.1", Sea, Strategic(2)),
                space("N04.1.2", Any, Industry(1)),
                space("N04.1.3", Land, None),
            ],
        }],
    },
    TheatreFacts {
        id: "san-francisco",
        code: "N05",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 4,
            spaces: &[
                space("N05.1.1", Sea, Research(2)),
                space("N05.1.2", Land, Tactical(1)),
                space("N05.1.3", Any, None),
            ],
        }],
    },
    TheatreFacts {
        id: "phoenix",
        code: "N06",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 2,
            spaces: &[space("N06.1.1", Land, Research(1)), space("N06.1.2", Any, Tactical(1))],
        }],
    },
    TheatreFacts {
        id: "denver",
        code: "N07",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 4,
            spaces: &[
                space("N07.1.1", Land, Strategic(2)),
                space("N07.1.2", Land, Propaganda(2)),
                space("N07.1.3", Any, None),
            ],
        }],
    },
    TheatreFacts {
        id: "dallas",
        code: "N08",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N08.1.1", Land, Industry(2)),
                space("N08.1.2", Any, Propaganda(1)),
                space("N08.1.3", Land, None),
            ],
        }],
    },
    TheatreFacts {
        id: "minneapolis",
        code: "N09",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 2,
            spaces: &[space("N09.1.1", Any, Research(1)), space("N09.1.2", Land, None)],
        }],
    },
    TheatreFacts {
        id: "st-louis",
        code: "N10",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 4,
            spaces: &[
                space("N10.1.1", Sea, Industry(1)),
                space("N10.1.2", Land, Bombing),
                space("N10.1.3", Any, Tactical(2)),
            ],
        }],
    },
    TheatreFacts {
        id: "chicago",
        code: "N11",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 5,
            spaces: &[
                space("N11.1.1", Sea, Industry(2)),
                space("N11.1.2", Land, ResearchIndustry),
                space("N11.1.3", Any, Propaganda(1)),
                space("N11.1.4", Sea, None),
            ],
        }],
    },
    TheatreFacts {
        id: "new-orleans",
        code: "N12",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N12.1.1", Sea, Bombing),
                space("N12.1.2", Any, Strategic(3)),
                space("N12.1.3", Land, None),
            ],
        }],
    },
    TheatreFacts {
        id: "atlanta",
        code: "N13",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N13.1.1", Land, Tactical(1)),
                space("N13.1.2", Land, Propaganda(1)),
                space("N13.1.3", Any, None),
            ],
        }],
    },
    TheatreFacts {
        id: "washington",
        code: "N14",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 5,
            spaces: &[
                space("N14.1.1", Land, Propaganda(2)),
                space("N14.1.2", Land, Bombing),
                space("N14.1.3", Any, ResearchIndustry),
                space("N14.1.4", Sea, None),
            ],
        }],
    },
    TheatreFacts {
        id: "boston",
        code: "N15",
        end: 7,
        bonus: &[],
        open_at_start: false,
        campaigns: &[CampaignFacts {
            wvp: 3,
            spaces: &[
                space("N15.1.1", Sea, Industry(1)),
                space("N15.1.2", Sea, Strategic(2)),
                space("N15.1.3", Any, None),
            ],
        }],
    },
];
