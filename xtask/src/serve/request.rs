//! The head of a request, as much of it as a static server looks at.

use std::io::{BufRead, Error, ErrorKind, Read, Result};

const LONGEST_HEAD: u64 = 64 * 1024;

/// What is asked, and how the answer may be sent.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    pub method: String,
    pub url: String,
    pub takes_brotli: bool,
    pub stays: bool,
}

/// Reads the next head; nothing when the browser has closed the connection.
pub fn read(input: &mut impl BufRead) -> Result<Option<Request>> {
    let mut head = input.take(LONGEST_HEAD);
    let mut line = String::new();
    if head.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split_whitespace();
    let (Some(method), Some(url)) = (words.next(), words.next()) else {
        return Err(Error::new(ErrorKind::InvalidData, "this is no request line"));
    };
    let mut request = Request {
        method: method.to_owned(),
        url: url.to_owned(),
        takes_brotli: false,
        // An answer to POST and the like would leave a body unread.
        stays: matches!(method, "GET" | "HEAD") && words.next() == Some("HTTP/1.1"),
    };
    loop {
        line.clear();
        if head.read_line(&mut line)? == 0 {
            return Err(Error::new(ErrorKind::UnexpectedEof, "the head of the request does not end"));
        }
        let Some((name, value)) = line.split_once(':') else {
            return Ok(Some(request));
        };
        if name.eq_ignore_ascii_case("accept-encoding") {
            request.takes_brotli = value.split(',').any(|coding| coding.trim().split(';').next() == Some("br"));
        } else if name.eq_ignore_ascii_case("connection") {
            request.stays &= !value.trim().eq_ignore_ascii_case("close");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_one_head_after_the_other() -> Result<()> {
        let text =
            "GET /a?b HTTP/1.1\r\nAccept-Encoding: gzip, br;q=1\r\n\r\nHEAD / HTTP/1.1\r\nConnection: close\r\n\r\n";
        let mut input = text.as_bytes();
        let first = read(&mut input)?.unwrap_or_default();
        assert_eq!((first.url.as_str(), first.takes_brotli, first.stays), ("/a?b", true, true));
        let second = read(&mut input)?.unwrap_or_default();
        assert_eq!((second.method.as_str(), second.takes_brotli, second.stays), ("HEAD", false, false));
        assert_eq!(read(&mut input)?, None);
        assert!(read(&mut "nonsense\r\n\r\n".as_bytes()).is_err());
        assert!(read(&mut "GET / HTTP/1.1\r\nA: b\r\n".as_bytes()).is_err());
        Ok(())
    }
}
