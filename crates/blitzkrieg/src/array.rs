//! Saving arrays longer than serde's own 32.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserializer, Serializer};

pub(crate) fn serialize<S: Serializer, const N: usize>(
    array: &[u8; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut seq = serializer.serialize_seq(Some(N))?;
    for item in array {
        seq.serialize_element(item)?;
    }
    seq.end()
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
    deserializer: D,
) -> Result<[u8; N], D::Error> {
    struct Items<const N: usize>;
    impl<'de, const N: usize> Visitor<'de> for Items<N> {
        type Value = [u8; N];

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{N} small numbers")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[u8; N], A::Error> {
            let mut array = [0; N];
            for (at, item) in array.iter_mut().enumerate() {
                *item = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
            }
            Ok(array)
        }
    }
    deserializer.deserialize_seq(Items)
}
