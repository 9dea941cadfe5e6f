//! The settings of this device: the store and the kinds of its values.

#[cfg(feature = "web")]
mod language_choice;
mod overlay;
mod pace;
mod secrecy;
#[cfg(feature = "web")]
mod secrecy_choice;
#[cfg(feature = "store")]
mod store;
mod theme;

#[cfg(feature = "web")]
pub use language_choice::LanguageChoice;
pub use overlay::Overlay;
pub use pace::Pace;
pub use secrecy::Secrecy;
#[cfg(feature = "web")]
pub use secrecy_choice::SecrecyChoice;
#[cfg(feature = "store")]
pub use store::{Settings, usual_pace};
pub use theme::Theme;
