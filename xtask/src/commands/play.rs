//! `play`: build, serve, open.

use std::{
    collections::BTreeSet,
    env,
    net::{IpAddr, UdpSocket},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{
    build, paths, process,
    serve::{self, Reach, Server},
};

const USUAL_PORT: u16 = 8080;

/// One address in each kind of local network, and one outside: nothing is sent there.
const ELSEWHERE: [&str; 4] = ["10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.1"];

const OVER_PLAIN_HTTP: &str = "\
Over plain HTTP, browsers on other devices switch some things off:
  - the game cannot be installed there, and does not start without this network;
  - the screen may go dark: the page cannot keep it awake;
  - the Copy button does not work: select the text and copy it, or save it to a file;
  - the browser makes no promise to keep stored games for good: save the record of one you want to keep.
All else works. For a tablet that plays without the network, see “Publish” in README.md.";

struct Options {
    port: u16,
    reach: Reach,
    open: bool,
}

/// Builds the page, serves it and shows it until the program is ended.
pub fn run(words: &[&str]) -> Result<()> {
    let options = options(words)?;
    // The port first: a build is too long a wait for the news that it is taken.
    drop(serve::listen(options.reach, options.port)?);
    build::site()?;
    let server = Server::start(&paths::dist(), options.reach, Some(options.port))?;
    let address = format!("http://localhost:{}/", server.port());
    println!("\nNaqala is at {address} (Ctrl+C ends it)");
    if options.reach == Reach::LocalNetwork {
        invite(server.port());
    }
    if options.open {
        open(&address);
    }
    server.wait()
}

fn options(words: &[&str]) -> Result<Options> {
    let mut options = Options { port: USUAL_PORT, reach: Reach::ThisMachine, open: true };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-open" => options.open = false,
            "--host" => options.reach = Reach::LocalNetwork,
            "--port" => {
                let number = words.next().context("--port wants a number after it")?;
                options.port = port(number)?;
            }
            other => match other.strip_prefix("--port=") {
                Some(number) => options.port = port(number)?,
                None => {
                    bail!("`{other}` is not an option of play: it knows --port N, --host and --no-open")
                }
            },
        }
    }
    Ok(options)
}

fn port(text: &str) -> Result<u16> {
    text.parse().with_context(|| format!("`{text}` is not a port: a number from 1 to 65535 is"))
}

/// Tells other devices where to come, and what they will miss.
fn invite(port: u16) {
    let addresses = addresses();
    if addresses.is_empty() {
        println!("No local network was found: for now only this machine can come.");
    }
    for address in addresses {
        println!("On other devices of the local network: http://{address}:{port}/");
    }
    println!("\n{OVER_PLAIN_HTTP}");
}

/// Finds this machine's addresses in local networks: those it would send from.
fn addresses() -> BTreeSet<IpAddr> {
    let sends_from = |to: &str| {
        let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let found = ELSEWHERE.into_iter().filter_map(sends_from);
    found.filter(|address| !address.is_loopback() && !address.is_unspecified()).collect()
}

/// Opens a browser where a desktop is there; without one the address on the screen is enough.
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
    use super::*;

    #[test]
    fn reads_its_options() -> Result<()> {
        let read = options(&["--port", "9000", "--no-open"])?;
        assert_eq!((read.port, read.open, read.reach), (9000, false, Reach::ThisMachine));
        assert_eq!(options(&["--port=81"])?.port, 81);
        let read = options(&["--host", "--port", "81"])?;
        assert_eq!((read.port, read.open, read.reach), (81, true, Reach::LocalNetwork));
        assert!(options(&["--port"]).is_err());
        assert!(options(&["--port", "x"]).is_err());
        assert!(options(&["--fast"]).is_err());
        Ok(())
    }

    #[test]
    fn invites_to_addresses_that_others_can_reach() {
        assert!(addresses().iter().all(|address| !address.is_loopback() && !address.is_unspecified()));
    }
}
