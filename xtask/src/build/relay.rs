//! The relay of live tables that a site names.

use std::str::FromStr;

/// A relay: the one at the site's own address, or another host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay(String);

impl Relay {
    /// The word for the relay at the site's own address.
    const OWN: &str = "self";

    /// Returns the relay at the site's own address.
    pub fn own() -> Self {
        Self(Self::OWN.to_owned())
    }

    /// Returns what the page reads.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Returns the host that the page's policy has to allow beside its own.
    pub fn host(&self) -> Option<&str> {
        Some(self.name()).filter(|name| *name != Self::OWN)
    }
}

impl FromStr for Relay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let host = text.strip_prefix("wss://").or_else(|| text.strip_prefix("ws://"));
        let is_host = |host: &str| {
            !host.is_empty() && host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter))
        };
        if text == Self::OWN || host.is_some_and(is_host) {
            return Ok(Self(text.to_owned()));
        }
        Err("a relay is a host like wss://relay.example.org, or `self`".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::Relay;

    #[test]
    fn is_a_host_and_nothing_else() {
        assert_eq!("self".parse::<Relay>().map(|relay| relay.host().is_none()), Ok(true));
        for host in ["wss://relay.example.org", "wss://relay.example.org:8443", "ws://127.0.0.1:8090", "ws://[::1]:80"]
        {
            assert_eq!(host.parse::<Relay>().as_ref().map(Relay::host), Ok(Some(host)));
        }
        for wrong in
            ["", "relay.example.org", "https://x", "wss://", "wss://x/y", "wss://x; script-src *", "wss://x 'y'"]
        {
            assert!(wrong.parse::<Relay>().is_err(), "{wrong}");
        }
    }
}
