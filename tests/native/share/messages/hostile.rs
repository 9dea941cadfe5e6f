//! Messages that are damaged, foreign or unexpected.

use super::{by_message, go_on, message_of, read};
use crate::support::Dice;
use crate::support::games::record;
use naqala::ai::Level;
use naqala::game::{Record, Seat};
use naqala::i18n::Lang;
use naqala::ui::library::saved;
use naqala::ui::share::codes::{Packing, payload, short};
use naqala::ui::share::describe as links;
use naqala::ui::share::import::ImportError;
use naqala::ui::share::message::{LocalGame, Message, Received, receive, to_send};
use naqala::ui::table::session::Session;
use naqala::ui::table::session::message::{GameId, MessageSeat, PlayerRequest};

/// Returns how a device with this game takes a message: the fault, or the kind of message.
fn verdict(fragment: &str, kept: &Session) -> Result<&'static str, ImportError> {
    let (message, session) = read(fragment)?;
    let kept = LocalGame { id: "own".to_owned(), text: String::new(), session: kept.clone() };
    Ok(match receive(&message, &session, vec![kept]) {
        Received::Unknown(_) => "unknown",
        Received::Rematch(_) => "rematch",
        Received::Newer { own: Some(_), .. } => "decided",
        Received::Newer { .. } => "newer",
        Received::Same(..) => "same",
        Received::Older(..) => "older",
        Received::Fork(..) => "fork",
        Received::Foreign => "foreign",
        Received::WrongSender => "wrong sender",
    })
}

#[test]
fn hostile_messages_change_nothing_and_are_answered_in_words() {
    let mut dice = Dice::new(1);
    let mut kept = by_message(3, 8);
    kept.record = go_on(kept.record, 30, &mut dice);
    let own = MessageSeat::new(GameId(77), kept.record.game().active().expect("the game goes on"));
    kept.agreements.message = Some(own);
    kept.record = to_send(&kept).record;
    let good = message_of(&kept);
    let sent = to_send(&kept);
    let code = short::write(&sent).expect("a code holds it");
    let with = |own: MessageSeat, bytes: &[u8]| Message::of(own, payload(Packing::Short, bytes)).fragment();
    let text = |text: &str| Message::of(own, payload(Packing::Plain, text.as_bytes())).fragment();
    let (head, body) = good.split_once('.').expect("a dot parts them");
    let written = saved::write(&sent, 0);
    let mut hostile: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, link: String| hostile.push((name.to_owned(), link));
    // Damage.
    for end in [3, 4, 5, 12, 22, 23, 24, 40, good.len() - 5, good.len() - 1] {
        add("cut", good[..end].to_owned());
    }
    for at in [3, 4, 9, 20, 24, 25, 30, good.len() - 1] {
        let other = if &good[at..=at] == "A" { "B" } else { "A" };
        add("changed", format!("{}{other}{}", &good[..at], &good[at + 1..]));
        add("no letter", format!("{}%{}", &good[..at], &good[at + 1..]));
    }
    add("a line break", good.replace('.', ".\n"));
    add("no head", format!("#m=.{body}"));
    add("no payload", format!("{head}."));
    add("two heads", format!("{head}.{}", &good[3..]));
    add("more behind", format!("{good}AAAA"));
    add("doubled", format!("{good}{good}"));
    add("another version", format!("#m=9{}", &good[4..]));
    add("another packing", good.replacen(".2", ".9", 1));
    add("over-long", format!("{head}.2{}", "A".repeat(1_500_000)));
    // Other contents under a head that fits.
    let mut damaged = code.clone();
    damaged[10] ^= 1;
    add("a damaged code", with(own, &damaged));
    let mut rules = code.clone();
    rules[0] = 9;
    add("other rules", with(own, &rules));
    add("an empty code", with(own, &[]));
    add("a long code", with(own, &vec![1; 20_000]));
    add("no text", text(""));
    add("no JSON", text("{\"format\":"));
    add("another format", text(&written.replace("naqala-game/1", "naqala-game/9")));
    let action = sent.record.entries().next().map(|(entry, _)| entry.to_string()).expect("somebody bids");
    add("an illegal action", text(&written.replacen(&format!("\"{action}\""), "\"end\"", 1)));
    add("an unknown action", text(&written.replacen(&format!("\"{action}\""), "\"win\"", 1)));
    add("two colours the same", text(&written.replace("orange", "indigo")));
    add("a key twice", text(&written.replacen('{', "{\"round\":1,", 1)));
    add("a name that hides", text(&written.replace("Anna", "An\u{202e}na")));
    add("no name", text(&written.replace("Anna", "")));
    add("a long name", text(&written.replace("Anna", &"A".repeat(61))));
    let answers: Vec<_> = hostile.iter().map(|(name, link)| (name, verdict(link, &kept))).collect();
    for (name, answer) in &answers {
        let Err(error) = answer else { panic!("{name}: {answer:?}") };
        for lang in Lang::all() {
            assert!(!links::import(lang, error).is_empty(), "{name}");
        }
    }
    // Messages that can be read, but that this device does not expect.
    let sitting = |number| MessageSeat { seat: Seat(number), ..own };
    assert_eq!(verdict(&with(sitting(3), &code), &kept), Ok("wrong sender"));
    assert_eq!(verdict(&with(sitting(255), &code), &kept), Ok("wrong sender"));
    let mut with_computer = sent.clone();
    with_computer.agreements.set_level(own.seat, Some(Level::Apprentice), 3);
    assert_eq!(verdict(&with(own, &short::write(&with_computer).expect("a code holds it")), &kept), Ok("wrong sender"));
    let code_of = |record: Record| short::write(&Session { record, ..sent.clone() }).expect("a code holds it");
    assert_eq!(verdict(&with(own, &code_of(record(3, 9))), &kept), Ok("foreign"));
    let four = short::write(&Session::of_record(record(4, 8))).expect("a code holds it");
    assert_eq!(verdict(&with(own, &four), &kept), Ok("foreign"));
    assert_eq!(verdict(&good, &kept), Ok("same"));
    assert_eq!(verdict(&with(own, &code_of(sent.record.until(10))), &kept), Ok("older"));
    assert_eq!(verdict(&with(own, &code_of(sent.record.until(0))), &kept), Ok("older"));
    let forked = go_on(sent.record.until(20), 35, &mut Dice::new(99));
    assert_eq!(verdict(&with(own, &code_of(forked)), &kept), Ok("fork"));
    let played_on = go_on(sent.record.clone(), sent.record.len() + 1, &mut Dice::new(99));
    assert_eq!(verdict(&with(own, &code_of(played_on)), &kept), Ok("decided"));
    assert_eq!(verdict(&with(MessageSeat { game: GameId(78), ..own }, &code), &kept), Ok("unknown"));
    let about_nothing = MessageSeat { request: Some(PlayerRequest::TakeBack(Seat(0), 9_999)), ..sitting(0) };
    assert!(["same", "wrong sender"].contains(&verdict(&with(about_nothing, &code), &kept).expect("it can be read")));
    let mut unknown_kind = good.clone();
    unknown_kind.replace_range(15..17, "zz");
    assert!(verdict(&unknown_kind, &kept).is_err());
    assert!(hostile.len() >= 40, "{}", hostile.len());
}
