//! The twelve printed scenarios, each beside its chapter of the scenario book. Rule 3.
//!
//! Tiles are `face x y` in half-tiles from the top left; counters and spawns are listed by tile; cards are
//! listed as `copies card`.

use super::draft::{Draft, Half, Printed};
use super::{Goal, Scenario};

/// All twelve, in order.
pub(super) static PRINTED: [Printed; 12] = [
    // 1. Assault to the Vire-et-Taute Canal: La Raye, 15 June 1944.
    Printed {
        title: "La Raye",
        first: "us",
        tiles: "7A 4 0, 17B 2 1, 4B 6 1, 2B 0 2, 12B 4 2, 13B 2 3, 5B 6 3, 16B 0 4, 8A 4 4, \
                3B 2 5, 11B 6 5, 6A 0 6",
        turned: "",
        objectives: "2B 1, 16B 1, 6A 2, 13B 2, 7A 1, 5B 3",
        radio: "",
        us: Half {
            goal: Goal::Control(5),
            scouted: "17B 2B",
            controlled: "",
            spawn: "17B all",
            units: "17B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(5),
            scouted: "8A",
            controlled: "5B",
            spawn: "5B all",
            units: "5B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 8 fog-of-war",
        },
    },
    // 2. Assault to the Vire-et-Taute Canal: L'Enauderie to Montmartin-en-Graignes, 15 June 1944.
    Printed {
        title: "Montmartin-en-Graignes",
        first: "us",
        tiles: "15B 2 0, 4A 4 1, 10B 2 2, 9B 6 2, 7A 0 3, 16B 4 3, 2B 2 4, 8A 6 4, 3B 0 5, \
                11B 4 5, 12B 2 6, 1B 6 6, 6B 0 7, 18B 4 7, 5B 2 8",
        turned: "",
        objectives: "6B 1, 5B 1, 1B 1",
        radio: "",
        us: Half {
            goal: Goal::Control(1),
            scouted: "15B 10B 4A 9B",
            controlled: "",
            spawn: "15B a, 4A b",
            units: "15B rifleman-a scout-a, 4A rifleman-b scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 2 rifleman-a, \
                2 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "3 rifleman-a, 3 rifleman-b, 2 scout-a, 2 scout-b, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Pin,
            scouted: "18B",
            controlled: "",
            spawn: "18B all",
            units: "18B rifleman-a scout-a machine-gunner-a",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 2 rifleman-a, 1 scout-a, \
                1 machine-gunner-a, 3 fog-of-war",
            supply: "3 rifleman-a, 2 scout-a, 2 machine-gunner-a, 7 fog-of-war",
        },
    },
    // 3. Assault to the Vire-et-Taute Canal: Vire-et-Taute Canal, 16 June 1944.
    Printed {
        title: "Raid Across the Canal",
        first: "germany",
        tiles: "1A 1 0, 7A 3 0, 10B 5 0, 5A 7 0, 6A 0 2, 3B 2 2, 12B 4 2, 9B 6 2, 17B 8 2, \
                13A 1 4, 15A 3 4, 14A 5 4, 18A 7 4, 4A 2 6, 11B 4 6, 2B 6 6",
        turned: "",
        objectives: "1A 2, 5A 2, 6A 2, 13A 1, 15A 1, 14A 1, 18A 3",
        radio: "",
        us: Half {
            goal: Goal::Control(6),
            scouted: "7A 3B",
            controlled: "1A",
            spawn: "1A all",
            units: "1A rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(6),
            scouted: "14A 11B 2B",
            controlled: "",
            spawn: "11B all",
            units: "11B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 8 fog-of-war",
        },
    },
    // 4. Assault to the Vire-et-Taute Canal: Vire-et-Taute Canal, 17 June - 6 July 1944.
    Printed {
        title: "Behind Enemy Lines",
        first: "us",
        tiles: "13B 1 0, 4A 3 0, 10A 5 0, 2B 0 2, 7A 2 2, 8A 4 2, 5A 6 2, 14A 1 4, 17A 3 4, \
                15A 5 4, 3B 0 6, 12B 2 6, 11B 4 6, 9B 6 6, 6A 1 8, 1B 3 8, 18B 5 8",
        turned: "17A 15A",
        objectives: "13B 1, 10A 2, 14A 1, 17A 2, 15A 1, 1B 1",
        radio: "",
        us: Half {
            goal: Goal::Control(5),
            scouted: "2B 5A",
            controlled: "13B 10A",
            spawn: "13B a, 10A b, 6A sniper",
            units: "13B rifleman-a scout-a, 10A rifleman-b scout-b, 6A sniper",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 3 sniper, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(5),
            scouted: "",
            controlled: "14A 17A 15A",
            spawn: "14A a, 15A b",
            units: "14A rifleman-a scout-a machine-gunner-a, 15A rifleman-b scout-b machine-gunner-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 1 machine-gunner-a, 1 machine-gunner-b, \
                2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 2 machine-gunner-a, \
                2 machine-gunner-b, 8 fog-of-war",
        },
    },
    // 5. Assault to the Vire-et-Taute Canal: River Vire, 7 July 1944.
    Printed {
        title: "Crossing the Vire",
        first: "us",
        tiles: "1A 3 0, 5A 2 2, 3A 4 2, 10B 1 4, 9B 3 4, 12B 5 4, 14A 0 6, 18A 2 6, 15A 4 6, \
                17A 6 6, 7A 1 8, 8B 3 8, 16B 5 8, 4A 2 10, 6A 4 10, 2B 3 12",
        turned: "",
        objectives: "18A 1, 17A 1",
        radio: "",
        us: Half {
            goal: Goal::Control(2),
            scouted: "1A 5A 3A",
            controlled: "",
            spawn: "1A b sniper, 5A a",
            units: "1A rifleman-b scout-b, 5A rifleman-a scout-a",
            deck: "1 platoon-sergeant, 1 platoon-guide, 1 squad-leader-a, 1 squad-leader-b, \
                1 rifleman-a, 1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 3 sniper, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Pin,
            scouted: "18A 17A 7A 8B 16B 4A 6A 2B",
            controlled: "",
            spawn: "2B all",
            units: "2B rifleman-a rifleman-b mortar",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 2 mortar, 3 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 3 scout-a, 3 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 1 mortar, 3 sniper, 7 fog-of-war",
        },
    },
    // 6. Saint-Lô Breakthrough: Saint-Lô, 24 July 1944.
    Printed {
        title: "Desperate Withdrawal",
        first: "germany",
        tiles: "1A 0 0, 6A 2 0, 7A 4 0, 5A 1 2, 4B 3 2, 14B 5 2, 9B 2 4, 12B 4 4, 13B 6 4, \
                16B 1 6, 11B 3 6, 10B 5 6, 18B 2 8, 2B 4 8, 15B 6 8, 17B 1 10, 3A 3 10, 8A 5 10",
        turned: "",
        objectives: "1A 1",
        radio: "",
        us: Half {
            goal: Goal::Control(1),
            scouted: "10B 2B 15B",
            controlled: "",
            spawn: "15B all",
            units: "15B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 platoon-guide, 1 squad-leader-a, 1 squad-leader-b, \
                2 rifleman-a, 2 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "3 rifleman-a, 3 rifleman-b, 2 scout-a, 2 scout-b, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Pin,
            scouted: "18B 2B 17B 3A",
            controlled: "",
            spawn: "17B sniper mortar, 3A a b",
            units: "3A rifleman-a rifleman-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 2 rifleman-a, \
                2 rifleman-b, 2 fog-of-war",
            supply: "3 rifleman-a, 3 rifleman-b, 3 scout-a, 3 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 3 mortar, 3 sniper, 8 fog-of-war",
        },
    },
    // 7. Saint-Lô Breakthrough: Saint-Lô, 25 July 1944.
    Printed {
        title: "La Huberderie",
        first: "us",
        tiles: "13B 0 0, 2B 2 0, 16B 4 0, 18B 6 0, 17B 1 2, 8A 3 2, 15B 5 2, 7A 0 4, 3B 2 4, \
                9B 4 4, 5B 6 4, 1B 1 6, 6B 3 6, 12B 5 6, 11B 0 8, 10B 2 8, 4B 4 8, 14B 6 8",
        turned: "",
        objectives: "13B 1, 2B 2, 16B 2, 18B 1, 17B 1, 8A 2, 15B 1, 7A 2, 5B 2, 1B 2, 6B 3, 14B 1",
        radio: "",
        us: Half {
            goal: Goal::Control(10),
            scouted: "2B 16B",
            controlled: "13B 18B",
            spawn: "13B a, 16B c sniper mortar, 18B b",
            units: "13B rifleman-a scout-a, 18B rifleman-b scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 5 rifleman-c, \
                2 scout-a, 2 scout-b, 3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 3 mortar, 3 sniper, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(10),
            scouted: "7A 3B 14B",
            controlled: "6B",
            spawn: "7A sniper, 6B a b c, 14B mortar",
            units: "6B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 5 rifleman-c, \
                2 scout-a, 2 scout-b, 3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 3 mortar, 3 sniper, 8 fog-of-war",
        },
    },
    // 8. Battle for Tessy-sur-Vire: Tessy-sur-Vire, 1 August 1944.
    Printed {
        title: "Streets of Tessy-sur-Vire",
        first: "us",
        tiles: "16A 8 0, 4B 6 1, 6B 4 2, 2A 8 2, 7B 2 3, 11B 6 3, 12A 0 4, 1B 4 4, 3B 8 4, \
                8B 2 5, 5B 6 5, 17A 0 6, 10A 4 6, 13A 8 6, 14A 2 7, 18A 6 7, 15A 4 8, 9A 8 8",
        turned: "17A",
        objectives: "12A 1, 7B 1, 8B 1, 6B 2, 1B 2, 10A 1, 5B 2",
        radio: "",
        us: Half {
            goal: Goal::Control(7),
            scouted: "4B 11B 16A 2A 3B",
            controlled: "",
            spawn: "16A b c sniper mortar, 2A a",
            units: "16A rifleman-b scout-b, 2A rifleman-a scout-a",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 5 rifleman-c, \
                2 scout-a, 2 scout-b, 3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 3 mortar, 3 sniper, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(7),
            scouted: "12A 7B 10A 9A",
            controlled: "",
            spawn: "12A c sniper, 7B b, 10A a, 9A mortar",
            units: "12A rifleman-c, 7B rifleman-b, 10A rifleman-a machine-gunner-a, 9A mortar",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 rifleman-c, 2 machine-gunner-a, 2 mortar, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 4 rifleman-c, \
                3 scout-a, 3 scout-b, 3 scout-c, 1 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 1 mortar, 3 sniper, 8 fog-of-war",
        },
    },
    // 9. Battle for Mortain: Mortain, 7 August 1944.
    Printed {
        title: "Reinforcements",
        first: "germany",
        tiles: "1B 2 0, 8B 4 0, 14B 1 2, 6B 3 2, 5B 5 2, 7B 0 4, 12B 2 4, 4B 4 4, 11B 1 6, \
                3B 3 6, 10B 5 6, 18B 0 8, 17B 2 8, 15B 4 8, 9A 1 10, 2A 3 10, 16A 5 10",
        turned: "",
        objectives: "9A 1, 2A 1, 16A 1",
        radio: "",
        us: Half {
            goal: Goal::Control(1),
            scouted: "1B 8B 6B 5B",
            controlled: "",
            spawn: "8B all",
            units: "8B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 platoon-guide, 1 squad-leader-a, 1 squad-leader-b, \
                2 rifleman-a, 2 rifleman-b, 1 scout-a, 1 scout-b, 1 fog-of-war",
            supply: "3 rifleman-a, 3 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 3 mortar, 3 sniper, 9 fog-of-war",
        },
        germany: Half {
            goal: Goal::Pin,
            scouted: "14B 7B 18B",
            controlled: "",
            spawn: "14B a, 7B sniper mortar, 18B b",
            units: "14B rifleman-a scout-a machine-gunner-a, 18B rifleman-b scout-b machine-gunner-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 1 machine-gunner-a, 1 machine-gunner-b, \
                3 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 2 machine-gunner-a, \
                2 machine-gunner-b, 3 mortar, 3 sniper, 7 fog-of-war",
        },
    },
    // 10. Battle for Mortain: Romagny, 7 August 1944.
    Printed {
        title: "Critical Intelligence",
        first: "germany",
        tiles: "15B 2 0, 17B 6 0, 18B 0 1, 16B 4 1, 3B 2 2, 14B 6 2, 4B 0 3, 5B 4 3, 6B 2 4, \
                7B 6 4, 9B 0 5, 1B 4 5, 12B 2 6, 8B 6 6, 10B 0 7, 11A 4 7, 2B 2 8, 13B 6 8",
        turned: "",
        objectives: "6B 1, 5B 1, 1B 2, 11A 1, 7B 1, 8B 1",
        radio: "6B",
        us: Half {
            goal: Goal::Control(5),
            scouted: "4B 6B",
            controlled: "",
            spawn: "4B all",
            units: "4B rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 4 fog-of-war",
            supply: "4 rifleman-a, 4 rifleman-b, 2 scout-a, 2 scout-b, 3 machine-gunner-a, \
                3 machine-gunner-b, 6 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(5),
            scouted: "14B 7B 8B 13B",
            controlled: "",
            spawn: "14B a, 13B b sniper mortar",
            units: "14B rifleman-a scout-a, 13B rifleman-b scout-b mortar",
            deck: "1 platoon-sergeant, 1 rifleman-a, 1 rifleman-b, 1 scout-a, 1 scout-b, 1 mortar, \
                2 fog-of-war",
            supply: "1 squad-leader-a, 1 squad-leader-b, 4 rifleman-a, 4 rifleman-b, 2 scout-a, \
                2 scout-b, 3 machine-gunner-a, 3 machine-gunner-b, 2 mortar, 8 fog-of-war",
        },
    },
    // 11. Battle for Mortain: Mortain, 10 August 1944.
    Printed {
        title: "Hill 314",
        first: "germany",
        tiles: "1B 0 0, 6A 2 0, 15B 4 0, 12A 1 2, 18B 3 2, 2A 5 2, 8A 0 4, 3A 2 4, 4A 4 4, \
                9A 6 4, 11A 1 6, 17B 3 6, 16A 5 6, 14B 0 8, 5A 2 8, 7A 4 8",
        turned: "",
        objectives: "2A 1, 9A 1, 16A 1",
        radio: "",
        us: Half {
            goal: Goal::Pin,
            scouted: "15B 4A 7A",
            controlled: "2A 9A 16A",
            spawn: "2A a, 9A b sniper mortar, 16A c",
            units: "2A rifleman-a, 9A rifleman-b, 16A rifleman-c",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 squad-leader-c, \
                1 rifleman-a, 1 rifleman-b, 1 rifleman-c, 2 fog-of-war",
            supply: "1 platoon-guide, 4 rifleman-a, 4 rifleman-b, 4 rifleman-c, 3 scout-a, 3 scout-b, \
                3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, 3 machine-gunner-c, 3 mortar, \
                3 sniper, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(1),
            scouted: "1B 6A 12A 8A 11A 14B 5A",
            controlled: "",
            spawn: "1B a, 8A b sniper mortar, 14B c",
            units: "1B rifleman-a, 8A rifleman-b, 14B rifleman-c",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 squad-leader-c, \
                1 rifleman-a, 1 rifleman-b, 1 rifleman-c, 2 fog-of-war",
            supply: "1 platoon-guide, 4 rifleman-a, 4 rifleman-b, 4 rifleman-c, 3 scout-a, 3 scout-b, \
                3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, 3 machine-gunner-c, 3 mortar, \
                3 sniper, 8 fog-of-war",
        },
    },
    // 12. Battle for Mortain: Mortain, 7-12 August 1944.
    Printed {
        title: "Mortain",
        first: "germany",
        tiles: "4A 0 0, 7B 4 0, 3A 8 0, 12A 2 1, 8B 6 1, 16A 0 2, 5B 4 2, 2A 8 2, 10A 2 3, \
                11A 6 3, 17B 0 4, 1B 4 4, 18B 8 4, 13B 2 5, 14B 6 5, 6A 4 6",
        turned: "",
        objectives: "4A 2, 16A 2, 17B 2, 7B 1, 5B 1, 1B 2, 6A 1, 3A 2, 2A 2, 18B 2",
        radio: "",
        us: Half {
            goal: Goal::Control(10),
            scouted: "10A",
            controlled: "4A 16A 17B",
            spawn: "16A all",
            units: "4A rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 5 rifleman-c, \
                2 scout-a, 2 scout-b, 3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 3 mortar, 3 sniper, 8 fog-of-war",
        },
        germany: Half {
            goal: Goal::Control(10),
            scouted: "11A",
            controlled: "3A 2A 18B",
            spawn: "2A all",
            units: "3A rifleman-a rifleman-b scout-a scout-b",
            deck: "1 platoon-sergeant, 1 squad-leader-a, 1 squad-leader-b, 1 rifleman-a, \
                1 rifleman-b, 1 scout-a, 1 scout-b, 2 fog-of-war",
            supply: "1 platoon-guide, 1 squad-leader-c, 4 rifleman-a, 4 rifleman-b, 5 rifleman-c, \
                2 scout-a, 2 scout-b, 3 scout-c, 3 machine-gunner-a, 3 machine-gunner-b, \
                3 machine-gunner-c, 3 mortar, 3 sniper, 8 fog-of-war",
        },
    },
];

/// The board of the rulebook's worked example. Its goals, spawns and supplies are ours: the example shows
/// none. Rules 13.1 and 15.
static EXAMPLE: Printed = Printed {
    title: "Worked example",
    first: "us",
    tiles: "13B 0 0, 2A 2 0, 16B 4 0, 17B 1 2, 8A 3 2, 7A 0 4, 3B 2 4, 9B 4 4",
    turned: "",
    objectives: "13B 1, 2A 2, 16B 2, 17B 1, 8A 1, 7A 2",
    radio: "",
    us: Half {
        goal: Goal::Control(9),
        scouted: "",
        controlled: "13B 2A 16B",
        spawn: "16B all",
        units: "16B machine-gunner-c",
        deck: "1 squad-leader-c, 1 machine-gunner-c, 2 fog-of-war",
        supply: "5 rifleman-c, 2 machine-gunner-c, 8 fog-of-war",
    },
    germany: Half {
        goal: Goal::Control(9),
        scouted: "3B 9B",
        controlled: "7A",
        spawn: "7A all",
        units: "7A rifleman-a, 9B scout-b",
        deck: "2 rifleman-a, 1 rifleman-b, 1 scout-b",
        supply: "3 rifleman-a, 4 rifleman-b, 2 scout-b, 10 fog-of-war",
    },
};

/// A printed scenario, by number from 1; the worked example is 0.
pub(super) fn read(number: usize) -> Scenario {
    let printed = number.checked_sub(1).map_or(&EXAMPLE, |at| &PRINTED[at]);
    // A test checks that all thirteen are without fault.
    Draft::of(printed).check().expect("what is printed has no fault")
}
