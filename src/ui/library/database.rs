//! The `IndexedDB` of the page: one object store with a text and a row for each game.
//!
//! The text has the id of the game as its key. The row, which lists read, has that id in an array as its key. Versions
//! before the index pass over keys that are no texts, and no new version of the database shuts them out.

use super::stored_game::{StoredGame, row};
use idb::{Database, Factory, KeyRange, ObjectStore, Query, Transaction, TransactionMode, TransactionResult};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::future::IntoFuture;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

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

/// Reads the text of a game. Its row is made anew if it says something else: a page of an older version writes texts alone.
pub async fn one(id: &str) -> Result<Option<String>, StoreError> {
    let failed = |error: idb::Error| reason(&error);
    let (_, store) = begin(TransactionMode::ReadOnly).await?;
    // Both futures must listen before the first is awaited: an event that nobody listens to is lost.
    let text = store.get(Query::Key(id.into())).map_err(failed)?.into_future();
    let listed = store.get(Query::Key(row_key(id))).map_err(failed)?.into_future();
    let text = text.await.map_err(failed)?.and_then(|text| text.as_string());
    let listed = listed.await.map_err(failed)?.and_then(|row| row.as_string());
    if listed != text.as_deref().map(row) {
        let id = id.to_owned();
        // The game is there, whether or not its row can be written.
        spawn_local(async move { drop(keep_row(&id).await) });
    }
    Ok(text)
}

/// Lists every game in the order of their ids. It reads the texts of those alone that have no row that can be read, and
/// gives them one.
pub async fn list() -> Result<Vec<StoredGame>, StoreError> {
    let failed = |error: idb::Error| reason(&error);
    let (_, store) = begin(TransactionMode::ReadOnly).await?;
    // Arrays come after all other keys.
    let arrays = KeyRange::lower_bound(&Array::new(), None).map_err(failed)?;
    // As above, both futures must listen first.
    let keys = store.get_all_keys(None, None).map_err(failed)?.into_future();
    let rows = store.get_all(Some(Query::KeyRange(arrays)), None).map_err(failed)?.into_future();
    let keys = keys.await.map_err(failed)?;
    let rows = rows.await.map_err(failed)?;
    let (row_keys, ids): (Vec<_>, Vec<_>) = keys.into_iter().partition(Array::is_array);
    let of_row = |(key, row): (&JsValue, &JsValue)| Some((Array::from(key).get(0).as_string()?, row.as_string()?));
    let mut rows: BTreeMap<String, String> = row_keys.iter().zip(&rows).filter_map(of_row).collect();
    let mut games = Vec::with_capacity(ids.len());
    for id in ids.iter().filter_map(JsValue::as_string) {
        match rows.remove(&id).and_then(|row| StoredGame::from_row(id.clone(), &row)) {
            Some(game) => games.push(game),
            None => games.extend(keep_row(&id).await?),
        }
    }
    // A page of an older version deletes texts alone.
    for id in rows.keys() {
        keep_row(id).await?;
    }
    Ok(games)
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
