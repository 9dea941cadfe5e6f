//! Values that are computed from signals, and known to have changed only when they differ.

use leptos::prelude::*;
use std::{any::Any, marker::PhantomData, sync::Arc};

/// A value of some type that can be compared with one of any type.
trait Value: Any + Send + Sync {
    fn equals(&self, other: &dyn Value) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn equals(&self, other: &dyn Value) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

/// A value whose type only its memo knows.
#[derive(Clone)]
struct Erased(Arc<dyn Value>);

impl Erased {
    fn as_ref<T: 'static>(&self) -> &T {
        let value: &dyn Any = &*self.0;
        value.downcast_ref().expect("a memo holds values of its own type")
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

type Compute = Box<dyn Fn(Option<&Erased>) -> Erased + Send + Sync>;

/// The one function that Leptos compiles a memo for.
#[expect(clippy::disallowed_methods, reason = "all others come here")]
fn erased(compute: Compute) -> leptos::prelude::Memo<Erased> {
    leptos::prelude::Memo::new(compute)
}

/// A value that is computed from signals, once after each change, as [`leptos::prelude::Memo`]. Who reads it is told only when it differs.
///
/// ```
/// use leptos::prelude::*;
/// use naqala::ui::kit::reactive::Memo;
///
/// Owner::new().with(|| {
///     let meeples = RwSignal::new(7);
///     let is_odd = Memo::new(move |_| meeples.get() % 2 == 1);
///     assert!(is_odd.get_untracked());
///     meeples.set(8);
///     assert!(!is_odd.get_untracked());
/// });
/// ```
pub struct Memo<T: 'static> {
    inner: leptos::prelude::Memo<Erased>,
    of: PhantomData<fn() -> T>,
}

impl<T: 'static> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: 'static> Copy for Memo<T> {}

impl<T: 'static> Memo<T> {
    /// Makes a memo of what a function returns, which is given the value before.
    #[track_caller]
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self
    where
        T: PartialEq + Send + Sync,
    {
        let compute = move |before: Option<&Erased>| Erased(Arc::new(compute(before.map(Erased::as_ref))));
        Self { inner: erased(Box::new(compute)), of: PhantomData }
    }

    /// Lets a function read the value, and what runs be told when it changes.
    #[track_caller]
    pub fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(self.inner.get().as_ref())
    }

    /// Lets a function read the value.
    #[track_caller]
    pub fn with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(self.inner.get_untracked().as_ref())
    }

    /// Lets what runs be told when the value changes.
    #[track_caller]
    pub fn track(self) {
        self.inner.track();
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// Returns the value, and lets what runs be told when it changes.
    #[track_caller]
    #[must_use]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// Returns the value.
    #[track_caller]
    #[must_use]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// Returns the value, unless the memo is gone with what made it.
    #[must_use]
    pub fn try_get_untracked(self) -> Option<T> {
        self.inner.try_get_untracked().map(|value| value.as_ref::<T>().clone())
    }
}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        let memo = ArcMemo::from(memo.inner);
        Self::derive(move || memo.get().as_ref::<T>().clone())
    }
}
