//! Commit and reveal: how a live table's key is fixed so that nobody, the server included, can choose it.
//!
//! The server draws a secret and shows its hash before any seat is taken. Each seat then adds a seed of
//! its own. The key of the dice is the hash of all of them; when the game is over the secret is shown,
//! and anyone can compute both hashes again (`sandtable verify`).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::{Seed, from_hex, to_hex};

/// The SHA-256 hash of some bytes, as hexadecimal digits.
#[must_use]
pub fn hash_of(bytes: &[u8]) -> String {
    to_hex(&Sha256::digest(bytes))
}

/// The seeds behind a live table's key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fair {
    /// The hash of the server's secret, shown before any seat adds its seed.
    pub commit: String,
    /// The server's secret, 64 hexadecimal digits; shown when the game is over.
    pub server: String,
    /// What each seat added, in seat order; empty for a seat that added nothing.
    pub seats: Vec<String>,
}

impl Fair {
    /// Commits to a secret.
    #[must_use]
    pub fn commit(secret: [u8; 32], n_seats: usize) -> Self {
        let server = to_hex(&secret);
        Self { commit: commitment(&server), server, seats: vec![String::new(); n_seats] }
    }

    /// The key that secret and seat seeds make together.
    #[must_use]
    pub fn key(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"sandtable key 1\n");
        hash.update(self.server.as_bytes());
        for seat in &self.seats {
            hash.update(b"\n");
            hash.update(seat.as_bytes());
        }
        Seed::Key(hash.finalize().into())
    }

    /// Whether the shown secret is the one committed to and the key is made of these seeds.
    ///
    /// # Errors
    /// Says which of the two does not hold.
    pub fn prove(&self, seed: Seed) -> Result<(), String> {
        if from_hex(&self.server).is_none() {
            return Err("the server's secret is missing or not 64 hexadecimal digits".into());
        }
        if commitment(&self.server) != self.commit {
            return Err("the server's secret is not the one it committed to".into());
        }
        if self.key() != seed {
            return Err("the key of the dice was not made of these seeds".into());
        }
        Ok(())
    }
}

/// The hash that is shown before the game.
fn commitment(server: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(format!("sandtable commit 1\n{server}").as_bytes()).into();
    to_hex(&hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_change_of_a_seed_is_found() {
        let mut fair = Fair::commit([7; 32], 2);
        fair.seats = vec!["mine".into(), "yours".into()];
        let key = fair.key();
        assert_eq!(fair.prove(key), Ok(()));
        let mut other = fair.clone();
        other.seats[1] = "theirs".into();
        assert!(other.prove(key).is_err());
        let mut other = fair;
        other.server = to_hex(&[8; 32]);
        assert!(other.prove(key).unwrap_err().contains("committed"));
    }
}
