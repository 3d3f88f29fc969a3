//! Saving arrays longer than serde's own 32.

use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut seq = serializer.serialize_seq(Some(N))?;
    for item in array {
        seq.serialize_element(item)?;
    }
    seq.end()
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Copy + Default + Deserialize<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    struct Items<T, const N: usize>(PhantomData<T>);
    impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{N} items")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[T; N], A::Error> {
            let mut array = [T::default(); N];
            for (at, item) in array.iter_mut().enumerate() {
                *item = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
            }
            Ok(array)
        }
    }
    deserializer.deserialize_seq(Items(PhantomData))
}
