//! `play`: builds, serves and opens the page.

use std::{
    collections::BTreeSet,
    env,
    net::{IpAddr, UdpSocket},
    process::Command,
};

use anyhow::Result;
use clap::Args;

use crate::{
    build::{self, Relay, SiteOptions},
    paths, process,
    serve::{self, Reach, Server},
};

/// One address in each kind of local network, and one outside. Nothing is sent there.
const ELSEWHERE: [&str; 4] = ["10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1"];

const OVER_PLAIN_HTTP: &str = "\
Over plain HTTP, browsers on other devices switch some things off:
  - the game cannot be installed there, and does not start without this network;
  - the screen may go dark: the page cannot keep it awake;
  - the Copy button does not work: select the text and copy it, or save it to a file;
  - the browser makes no promise to keep stored games for good: save the record of one you want to keep.
All else works. For a tablet that plays without the network, see “Publish” in README.md.";

#[derive(Args)]
pub struct Options {
    /// The port of the server
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Let other devices of the local network reach the server
    #[arg(long)]
    host: bool,
    /// Open no browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    site: SiteOptions,
}

/// Builds the page, serves it and opens it, until the program is ended.
pub fn run(options: &Options) -> Result<()> {
    let reach = if options.host { Reach::LocalNetwork } else { Reach::ThisMachine };
    // The port first: nobody should wait for a build and then read that the port is taken.
    let listener = serve::listen(reach, options.port)?;
    // Live tables go through this very server, unless the site names another relay.
    let relay = options.site.relay.clone().unwrap_or_else(Relay::own);
    build::site_with(options.site.build.quality(), Some(&relay))?;
    let server = Server::with_relay(listener, &paths::dist())?;
    let address = format!("http://localhost:{}/", server.port());
    println!("\nNaqala is at {address} (Ctrl+C ends it)");
    if options.host {
        invite(server.port());
    }
    if !options.no_open {
        open(&address);
    }
    server.wait()
}

/// Prints the addresses for other devices, and what browsers switch off there.
fn invite(port: u16) {
    let addresses = addresses();
    if addresses.is_empty() {
        println!("No local network was found: for now only this machine can reach the server.");
    }
    for address in addresses {
        println!("On other devices of the local network: http://{address}:{port}/");
    }
    println!("\n{OVER_PLAIN_HTTP}");
}

/// Finds this machine's addresses in local networks: those from which it would send to others there.
fn addresses() -> BTreeSet<IpAddr> {
    let sends_from = |to: &str| {
        let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let found = ELSEWHERE.into_iter().filter_map(sends_from);
    found.filter(|address| !address.is_loopback() && !address.is_unspecified()).collect()
}

/// Opens a browser if there is a desktop.
fn open(address: &str) {
    let opener = if cfg!(windows) {
        Some(("cmd", vec!["/C", "start", "", address]))
    } else if cfg!(target_os = "macos") {
        Some(("open", vec![address]))
    } else {
        let desktop = env::var_os("DISPLAY").is_some() || env::var_os("WAYLAND_DISPLAY").is_some();
        (desktop && process::on_path("xdg-open").is_some()).then(|| ("xdg-open", vec![address]))
    };
    if let Some((program, arguments)) = opener
        && let Err(error) = Command::new(program).args(arguments).spawn()
    {
        println!("No browser could be opened ({error}): please open the address yourself.");
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(clap::Parser)]
    struct Play {
        #[command(flatten)]
        options: Options,
    }

    fn options(words: &[&str]) -> Result<Options, clap::Error> {
        Play::try_parse_from([&["play"], words].concat()).map(|read| read.options)
    }

    #[test]
    fn reads_its_options() -> Result<()> {
        let read = options(&["--port", "9000", "--no-open"])?;
        assert_eq!((read.port, read.no_open, read.host), (9000, true, false));
        assert_eq!(options(&["--port=81"])?.port, 81);
        let read = options(&["--host", "--port", "81"])?;
        assert_eq!((read.port, read.no_open, read.host), (81, false, true));
        for wrong in [&["--port"][..], &["--port", "x"], &["--port", "65536"], &["--fast"]] {
            assert!(options(wrong).is_err(), "{wrong:?}");
        }
        Ok(())
    }

    #[test]
    fn invites_to_addresses_that_others_can_reach() {
        assert!(addresses().iter().all(|address| !address.is_loopback() && !address.is_unspecified()));
    }
}
