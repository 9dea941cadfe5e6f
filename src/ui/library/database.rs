//! The `IndexedDB` of the page: one object store with a text for each game.

use idb::{Database, Factory, Query, Transaction, TransactionMode, TransactionResult};
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

async fn change_once(id: &str, text: Option<&str>, known: &[String]) -> Result<WriteOutcome, StoreError> {
    let database = database().await?;
    let failed = |error: idb::Error| reason(&error);
    let transaction = strict(&database).map_err(|_| StoreError::Failed("transaction".into()))?;
    let store = transaction.object_store(STORE).map_err(failed)?;
    let key = JsValue::from(id);
    match text {
        Some(text) => {
            // Reading and writing in one transaction keeps other tabs from writing in between.
            let found = store.get(Query::Key(key.clone())).map_err(failed)?.await.map_err(failed)?;
            let is_unknown = |found: &String| found != text && !known.contains(found);
            if found.and_then(|found| found.as_string()).is_some_and(|found| is_unknown(&found)) {
                return Ok(WriteOutcome::Conflict);
            }
            drop(store.put(&text.into(), Some(&key)).map_err(failed)?);
        }
        None => drop(store.delete(Query::Key(key)).map_err(failed)?),
    }
    match transaction.await.map_err(failed)? {
        TransactionResult::Committed => Ok(WriteOutcome::Done),
        TransactionResult::Aborted => Err(StoreError::Full),
    }
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

/// Reads the text of a game.
pub async fn one(id: &str) -> Result<Option<String>, StoreError> {
    let database = Database::try_from(database().await?).map_err(|error| reason(&error))?;
    let failed = |error: idb::Error| reason(&error);
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly).map_err(failed)?;
    let store = transaction.object_store(STORE).map_err(failed)?;
    let found = store.get(Query::Key(id.into())).map_err(failed)?.await.map_err(failed)?;
    Ok(found.and_then(|found| found.as_string()))
}

/// Reads the id and text of every game.
pub async fn all() -> Result<Vec<(String, String)>, StoreError> {
    let database = Database::try_from(database().await?).map_err(|error| reason(&error))?;
    let failed = |error: idb::Error| reason(&error);
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly).map_err(failed)?;
    let store = transaction.object_store(STORE).map_err(failed)?;
    // Both futures must listen before the first is awaited: an event that nobody listens to is lost.
    let keys = store.get_all_keys(None, None).map_err(failed)?.into_future();
    let values = store.get_all(None, None).map_err(failed)?.into_future();
    let keys = keys.await.map_err(failed)?;
    let values = values.await.map_err(failed)?;
    Ok(keys.iter().zip(&values).filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?))).collect())
}
