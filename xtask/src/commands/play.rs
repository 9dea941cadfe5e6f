//! `play`: build, serve, open.

use std::{env, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    build, paths, process,
    serve::{self, Server},
};

const USUAL_PORT: u16 = 8080;

struct Options {
    port: u16,
    open: bool,
}

/// Builds the page, serves it and shows it until the program is ended.
pub fn run(words: &[&str]) -> Result<()> {
    let options = options(words)?;
    // The port first: a build is too long a wait for the news that it is taken.
    drop(serve::listen(options.port)?);
    build::site()?;
    let server = Server::start(&paths::dist(), Some(options.port))?;
    let address = format!("http://localhost:{}/", server.port());
    println!("\nNaqala is at {address} (Ctrl+C ends it)");
    if options.open {
        open(&address);
    }
    server.wait()
}

fn options(words: &[&str]) -> Result<Options> {
    let mut options = Options { port: USUAL_PORT, open: true };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-open" => options.open = false,
            "--port" => {
                let number = words.next().context("--port wants a number after it")?;
                options.port = port(number)?;
            }
            other => match other.strip_prefix("--port=") {
                Some(number) => options.port = port(number)?,
                None => {
                    bail!("`{other}` is not an option of play: it knows --port N and --no-open")
                }
            },
        }
    }
    Ok(options)
}

fn port(text: &str) -> Result<u16> {
    text.parse().with_context(|| format!("`{text}` is not a port: a number from 1 to 65535 is"))
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
        assert_eq!((read.port, read.open), (9000, false));
        assert_eq!(options(&["--port=81"])?.port, 81);
        assert!(options(&["--port"]).is_err());
        assert!(options(&["--port", "x"]).is_err());
        assert!(options(&["--fast"]).is_err());
        Ok(())
    }
}
