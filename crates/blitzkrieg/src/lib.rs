//! blitzkrieg
