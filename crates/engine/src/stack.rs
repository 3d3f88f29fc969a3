//! A stack that copies like a number: what a game is in the middle of, innermost last.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` frames, kept in place.
#[derive(Clone, Copy)]
pub struct Stack<T: Copy, const N: usize> {
    frames: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// An empty stack; `filler` stands where no frame is yet.
    #[must_use]
    pub const fn new(filler: T) -> Self {
        assert!(N < 256, "a stack's depth is counted in a byte");
        Self { frames: [filler; N], len: 0 }
    }

    /// Lays a frame on top.
    ///
    /// # Panics
    /// When the stack is full: a game's depth is bounded, and its tests prove the bound.
    #[inline]
    pub fn push(&mut self, frame: T) {
        assert!((self.len as usize) < N, "the stack of frames holds at most {N}");
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.frames[self.len as usize])
    }

    /// The top frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<T> {
        Some(self.frames[self.len.checked_sub(1)? as usize])
    }

    /// The top frame, to change it where it lies.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let at = self.len.checked_sub(1)? as usize;
        Some(&mut self.frames[at])
    }

    /// All frames, innermost last.
    #[must_use]
    pub fn frames(&self) -> &[T] {
        &self.frames[..self.len as usize]
    }

    /// All frames, to change them where they lie.
    pub fn frames_mut(&mut self) -> &mut [T] {
        &mut self.frames[..self.len as usize]
    }

    /// Takes every frame off.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.frames() == other.frames()
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.frames()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len as usize))?;
        for frame in self.frames() {
            seq.serialize_element(frame)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Frames<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Frames<T, N> {
            type Value = Stack<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} frames")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut stack = Stack::new(T::default());
                while let Some(frame) = seq.next_element()? {
                    if stack.len as usize == N {
                        return Err(A::Error::custom(format!("more than {N} frames")));
                    }
                    stack.push(frame);
                }
                Ok(stack)
            }
        }
        deserializer.deserialize_seq(Frames(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pushed_last_comes_off_first() {
        let mut stack: Stack<u8, 3> = Stack::new(0);
        stack.push(1);
        stack.push(2);
        *stack.top_mut().expect("two frames lie there") += 5;
        assert_eq!((stack.pop(), stack.top(), stack.frames()), (Some(7), Some(1), &[1][..]));
    }

    #[test]
    fn a_saved_stack_loads_and_a_taller_one_is_refused() {
        let mut stack: Stack<u8, 3> = Stack::new(0);
        stack.push(4);
        stack.push(9);
        let saved = serde_json::to_string(&stack).expect("plain data saves");
        assert_eq!(saved, "[4,9]");
        assert_eq!(serde_json::from_str::<Stack<u8, 3>>(&saved).expect("it loads"), stack);
        assert!(serde_json::from_str::<Stack<u8, 3>>("[1,2,3,4]").is_err());
    }
}
