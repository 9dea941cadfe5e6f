//! Macros for the enums of the game whose members have a name, or a sentence.

/// Declares a closed enum whose members have a name in the notation.
///
/// It makes `ALL` (in order of declaration), `name`, `Display` and `FromStr`; the last two are inverse. If each member has a
/// row of a table, it makes `row` too.
#[doc(hidden)]
#[macro_export]
macro_rules! __named {
    ($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$doc:meta])* $member:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$doc])* $member),+ }

        impl $name {
            /// Every member, in the order of the tables.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$member),+];

            /// Names the member as the notation does.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$member => $text),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::game::Unknown;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::game::named::find(&[$($text),+], $what, text).map(|place| Self::ALL[place])
            }
        }
    };
    ($(#[$meta:meta])* $name:ident, $what:literal, $row:ty {
        $($(#[$doc:meta])* $member:ident = $text:literal => $value:expr),+ $(,)?
    }) => {
        $crate::game::named::named! { $(#[$meta])* $name, $what { $($(#[$doc])* $member = $text),+ } }

        impl $name {
            const fn row(self) -> $row {
                match self { $(Self::$member => $value),+ }
            }
        }
    };
}
pub use __named as named;

/// Declares a set of members of a closed enum.
macro_rules! set_of {
    ($member:ident: $(#[$meta:meta])* $name:ident($bits:ty)) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Returns whether this one is in it.
            pub const fn contains(self, member: $member) -> bool {
                self.0 & 1 << member as u8 != 0
            }

            /// Returns whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds one, or takes it out again.
            #[must_use]
            pub const fn toggled(self, member: $member) -> Self {
                Self(self.0 ^ 1 << member as u8)
            }

            /// Returns them one by one, in the order of their table.
            pub fn iter(self) -> impl Iterator<Item = $member> {
                $member::ALL.into_iter().filter(move |&member| self.contains(member))
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                Self(members.into_iter().fold(0, |all, member| all | 1 << member as u8))
            }
        }
    };
}
pub(crate) use set_of;

/// Declares an enum whose members say what they mean: the sentence of a member is its `Display` and its documentation.
macro_rules! said {
    ($(#[$meta:meta])* $name:ident {
        $($member:ident $(($($field:tt: $type:ty),+))? = $sentence:literal $(, $value:expr)*;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $(#[doc = $sentence] $member $(($($type),+))?),+ }

        impl std::fmt::Display for $name {
            #[allow(unused_variables, reason = "not every sentence names all fields")]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self { $(Self::$member $(($($field),+))? => write!(f, $sentence $(, $value)*)),+ }
            }
        }

        impl std::error::Error for $name {}
    };
}
pub(crate) use said;

/// Returns the place of a name in its list. All enums share this function, so the search is compiled once.
pub fn find(names: &[&str], what: &'static str, text: &str) -> Result<usize, Unknown> {
    names.iter().position(|name| *name == text).ok_or_else(|| Unknown { what, text: text.into() })
}

/// A name that is not one of a closed list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unknown {
    /// What was expected, for example `a djinn`.
    pub what: &'static str,
    /// What stood there.
    pub text: Box<str>,
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected {}, found '{}'", self.what, self.text)
    }
}

impl std::error::Error for Unknown {}
