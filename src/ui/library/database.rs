//! The `IndexedDB` of the page: one object store with a text and a row for each game.
//!
//! The text has the id of the game as its key. The row, which lists read, has that id in an array as its key. Versions
//! before the index pass over keys that are no texts, and no new version of the database shuts them out.

use super::stored_game::{StoredGame, row};
use idb::{Database, Factory, KeyRange, ObjectStore, Query, Transaction, TransactionMode, TransactionResult};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::RefCell;
use std::future::IntoFuture;
use wasm_bindgen::{JsCast, JsValue};

const NAME: &str = "naqala";
const STORE: &str = "games";

/// Why the storage could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no `IndexedDB`, or forbids it here.
    Missing,
    /// There is no room left.
    Full,
    /// Anything else, in the browser's words.
    Failed(String),
}

/// The result of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// The change is on the disk.
    Done,
    /// Nothing was written, because another tab has changed the game.
    Conflict,
}

thread_local! {
    static OPEN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Opens the database at the first call.
async fn database() -> Result<JsValue, StoreError> {
    if let Some(database) = OPEN.with_borrow(Clone::clone) {
        return Ok(database);
    }
    let factory = Factory::new().map_err(|_| StoreError::Missing)?;
    let mut request = factory.open(NAME, Some(1)).map_err(|_| StoreError::Missing)?;
    request.on_upgrade_needed(|event| {
        use idb::DatabaseEvent;
        let Ok(database) = event.database() else { return };
        // It fails only if the object store exists.
        let _ignored = database.create_object_store(STORE, idb::ObjectStoreParams::new());
    });
    let mut database = request.await.map_err(|error| match reason(&error) {
        StoreError::Full => StoreError::Full,
        _ => StoreError::Missing,
    })?;
    // An open connection would block a newer version of the page, in another tab, that upgrades the database.
    database.on_version_change(|_| close());
    database.on_close(|_| close());
    database.forget_callbacks();
    let database: JsValue = database.into();
    OPEN.set(Some(database.clone()));
    Ok(database)
}

fn close() {
    if let Some(database) = OPEN.take().and_then(|open| Database::try_from(open).ok()) {
        database.close();
    }
}

fn reason(error: &idb::Error) -> StoreError {
    let text = error.to_string();
    if text.contains("Quota") { StoreError::Full } else { StoreError::Failed(text.chars().take(120).collect()) }
}

/// Begins a transaction that completes only once the data is on the disk; `idb` has no option for that.
fn strict(database: &JsValue) -> Result<Transaction, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let begin: Function = Reflect::get(database, &"transaction".into())?.dyn_into()?;
    let names = Array::of1(&STORE.into());
    let transaction = begin.call3(database, &names, &"readwrite".into(), &options)?;
    Transaction::try_from(transaction).map_err(|_| JsValue::NULL)
}

/// Returns the key of a game's row.
fn row_key(id: &str) -> JsValue {
    Array::of1(&id.into()).into()
}

async fn change_once(id: &str, text: Option<&str>, known: &[String]) -> Result<WriteOutcome, StoreError> {
    let database = database().await?;
    let transaction = strict(&database).map_err(|_| StoreError::Failed("transaction".into()))?;
    let store = transaction.object_store(STORE).map_err(|error| reason(&error))?;
    match write(&store, id, text, known).await {
        Ok(WriteOutcome::Conflict) => return Ok(WriteOutcome::Conflict),
        Ok(WriteOutcome::Done) => {}
        Err(error) => {
            // Else the half that was written would be kept. It fails only if the browser has ended the transaction.
            drop(transaction.abort());
            return Err(reason(&error));
        }
    }
    match transaction.await.map_err(|error| reason(&error))? {
        TransactionResult::Committed => Ok(WriteOutcome::Done),
        TransactionResult::Aborted => Err(StoreError::Full),
    }
}

/// Writes or deletes a game and its row.
async fn write(
    store: &ObjectStore,
    id: &str,
    text: Option<&str>,
    known: &[String],
) -> Result<WriteOutcome, idb::Error> {
    let key = JsValue::from(id);
    if let Some(text) = text {
        // Reading and writing in one transaction keeps other tabs from writing in between.
        let found = store.get(Query::Key(key.clone()))?.await?;
        let is_unknown = |found: &String| found != text && !known.contains(found);
        if found.and_then(|found| found.as_string()).is_some_and(|found| is_unknown(&found)) {
            return Ok(WriteOutcome::Conflict);
        }
        drop(store.put(&text.into(), Some(&key))?);
        drop(store.put(&row(text).into(), Some(&row_key(id)))?);
    } else {
        drop(store.delete(Query::Key(key))?);
        drop(store.delete(Query::Key(row_key(id)))?);
    }
    Ok(WriteOutcome::Done)
}

/// Writes a game if the storage holds none of the same id or one of the `known` texts; deletes it if `text` is `None`.
///
/// A connection that was lost is opened again once.
pub async fn change(id: &str, text: Option<&str>, known: &[String]) -> Result<WriteOutcome, StoreError> {
    match change_once(id, text, known).await {
        Err(StoreError::Failed(_)) => {
            close();
            change_once(id, text, known).await
        }
        other => other,
    }
}

/// Begins a transaction.
async fn begin(mode: TransactionMode) -> Result<(Transaction, ObjectStore), StoreError> {
    let begin = |database: Database| {
        let transaction = database.transaction(&[STORE], mode)?;
        let store = transaction.object_store(STORE)?;
        Ok((transaction, store))
    };
    Database::try_from(database().await?).and_then(begin).map_err(|error| reason(&error))
}

/// Reads the text of a game.
pub async fn one(id: &str) -> Result<Option<String>, StoreError> {
    get(id.into()).await
}

/// Reads what has a key.
async fn get(key: JsValue) -> Result<Option<String>, StoreError> {
    let failed = |error: idb::Error| reason(&error);
    let (_, store) = begin(TransactionMode::ReadOnly).await?;
    let found = store.get(Query::Key(key)).map_err(failed)?.await.map_err(failed)?;
    Ok(found.and_then(|found| found.as_string()))
}

/// What rows say of the games.
pub struct Listed {
    /// The games in the order of their ids.
    pub games: Vec<StoredGame>,
    /// The ids of games without a row that can be read, and of rows without a game.
    pub unlisted: Vec<String>,
}

/// Lists every game that has a row, without reading texts.
pub async fn list() -> Result<Listed, StoreError> {
    let failed = |error: idb::Error| reason(&error);
    let (_, store) = begin(TransactionMode::ReadOnly).await?;
    // Arrays come after all other keys.
    let arrays = KeyRange::lower_bound(&Array::new(), None).map_err(failed)?;
    // Both futures must listen before the first is awaited: an event that nobody listens to is lost.
    let keys = store.get_all_keys(None, None).map_err(failed)?.into_future();
    let rows = store.get_all(Some(Query::KeyRange(arrays)), None).map_err(failed)?.into_future();
    let keys = keys.await.map_err(failed)?;
    let rows = rows.await.map_err(failed)?;
    let (row_keys, ids): (Vec<_>, Vec<_>) = keys.into_iter().partition(Array::is_array);
    let of_row = |(key, row): (&JsValue, &JsValue)| Some((Array::from(key).get(0).as_string()?, row.as_string()?));
    // The database sorts both by id.
    let mut rows = row_keys.iter().zip(&rows).filter_map(of_row).peekable();
    let mut listed = Listed { games: Vec::with_capacity(ids.len()), unlisted: Vec::new() };
    for id in ids.iter().filter_map(JsValue::as_string) {
        // A page of an older version deletes texts alone.
        while let Some((without_text, _)) = rows.next_if(|(row, _)| *row < id) {
            listed.unlisted.push(without_text);
        }
        let row = rows.next_if(|(row, _)| *row == id);
        match row.and_then(|(_, row)| StoredGame::from_row(id.clone(), &row)) {
            Some(game) => listed.games.push(game),
            None => listed.unlisted.push(id),
        }
    }
    listed.unlisted.extend(rows.map(|(without_text, _)| without_text));
    Ok(listed)
}

/// Makes the rows of games anew, and returns those of the games that there are.
pub async fn mend(ids: Vec<String>) -> Result<Vec<StoredGame>, StoreError> {
    let mut games = Vec::new();
    for id in &ids {
        games.extend(keep_row(id).await?);
    }
    Ok(games)
}

/// Makes the row of a game anew if it says something else than the text: a page of an older version writes texts alone.
pub async fn check_row(id: &str, text: &str) -> Result<(), StoreError> {
    if get(row_key(id)).await? != Some(row(text)) {
        keep_row(id).await?;
    }
    Ok(())
}

/// Makes the row of a game anew from its text, and deletes it if there is none. Returns the game.
///
/// A row that cannot be kept, for want of room, is made again the next time.
async fn keep_row(id: &str) -> Result<Option<StoredGame>, StoreError> {
    let failed = |error: idb::Error| reason(&error);
    // As in `write`, one transaction.
    let (transaction, store) = begin(TransactionMode::ReadWrite).await?;
    let text = store.get(Query::Key(id.into())).map_err(failed)?.await.map_err(failed)?;
    let text = text.and_then(|text| text.as_string());
    let kept = match &text {
        Some(text) => store.put(&row(text).into(), Some(&row_key(id))).map(drop),
        None => store.delete(Query::Key(row_key(id))).map(drop),
    };
    if kept.is_ok() {
        // One game after the other, so that a page that stores a step need not wait for all of them.
        let _ignored = transaction.await;
    }
    Ok(text.map(|text| StoredGame::new(id.to_owned(), &text)))
}
