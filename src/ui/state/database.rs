//! The `IndexedDB` of the page: one store, a text for each game.

use idb::{Database, Factory, Query, Transaction, TransactionMode, TransactionResult};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::RefCell;
use std::future::IntoFuture;
use wasm_bindgen::{JsCast, JsValue};

const NAME: &str = "naqala";
const STORE: &str = "games";

/// Why nothing could be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no such storage, or forbids it here.
    Missing,
    /// There is no room left.
    Full,
    /// Anything else, in the browser's words.
    Failed(String),
}

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// The disk has it.
    Done,
    /// Nothing was written: another tab has written meanwhile.
    Elsewhere,
}

thread_local! {
    static OPEN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Opens the database, once.
async fn database() -> Result<JsValue, StoreError> {
    if let Some(database) = OPEN.with_borrow(Clone::clone) {
        return Ok(database);
    }
    let factory = Factory::new().map_err(|_| StoreError::Missing)?;
    let mut request = factory.open(NAME, Some(1)).map_err(|_| StoreError::Missing)?;
    request.on_upgrade_needed(|event| {
        use idb::DatabaseEvent;
        let Ok(database) = event.database() else { return };
        // It fails only where the store is there already.
        let _there = database.create_object_store(STORE, idb::ObjectStoreParams::new());
    });
    let mut database = request.await.map_err(|error| match reason(&error) {
        StoreError::Full => StoreError::Full,
        _ => StoreError::Missing,
    })?;
    // A newer version of the page in another tab may want to change it: let go.
    database.on_version_change(|_| forget());
    database.on_close(|_| forget());
    database.forget_callbacks();
    let database: JsValue = database.into();
    OPEN.set(Some(database.clone()));
    Ok(database)
}

fn forget() {
    if let Some(database) = OPEN.take().and_then(|open| Database::try_from(open).ok()) {
        database.close();
    }
}

/// What the browser says of an error.
fn reason(error: &idb::Error) -> StoreError {
    let text = error.to_string();
    if text.contains("Quota") { StoreError::Full } else { StoreError::Failed(text.chars().take(120).collect()) }
}

/// A transaction that is acknowledged only once the disk has it: `idb` has no option for that.
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
            // Looked at and written in one transaction: no other tab comes between.
            let found = store.get(Query::Key(key.clone())).map_err(failed)?.await.map_err(failed)?;
            let is_others = |found: &String| found != text && !known.contains(found);
            if found.and_then(|found| found.as_string()).is_some_and(|found| is_others(&found)) {
                return Ok(WriteOutcome::Elsewhere);
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

/// Writes a game over what is `known` of it, or removes it; a connection that was lost is opened again once.
pub async fn change(id: &str, text: Option<&str>, known: &[String]) -> Result<WriteOutcome, StoreError> {
    match change_once(id, text, known).await {
        Err(StoreError::Failed(_)) => {
            forget();
            change_once(id, text, known).await
        }
        other => other,
    }
}

/// Reads a game.
pub async fn one(id: &str) -> Result<Option<String>, StoreError> {
    let database = Database::try_from(database().await?).map_err(|error| reason(&error))?;
    let failed = |error: idb::Error| reason(&error);
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly).map_err(failed)?;
    let store = transaction.object_store(STORE).map_err(failed)?;
    let found = store.get(Query::Key(id.into())).map_err(failed)?.await.map_err(failed)?;
    Ok(found.and_then(|found| found.as_string()))
}

/// Reads every game: its name and its text.
pub async fn all() -> Result<Vec<(String, String)>, StoreError> {
    let database = Database::try_from(database().await?).map_err(|error| reason(&error))?;
    let failed = |error: idb::Error| reason(&error);
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly).map_err(failed)?;
    let store = transaction.object_store(STORE).map_err(failed)?;
    // Both listen before either is waited for.
    let keys = store.get_all_keys(None, None).map_err(failed)?.into_future();
    let values = store.get_all(None, None).map_err(failed)?.into_future();
    let keys = keys.await.map_err(failed)?;
    let values = values.await.map_err(failed)?;
    Ok(keys.iter().zip(&values).filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?))).collect())
}
