#!/usr/bin/env bash
# Finding: reactive_graph runs the effects of one signal in the order of their latest
# subscription, not of their creation, so that the order of two effects swaps.
#
# Packages:  crates.io reactive_graph 0.2.16, any_spawner 0.3.0, tokio 1 (needs cargo).
# Expected:  two effects that read the same signal run in the order in which they were made,
#            at every change: A B, A B, A B …
# Behaviour: each run of an effect drops its subscription and subscribes anew. A run that was
#            caused by another signal therefore moves the effect behind its neighbours: once A
#            has run alone, every later change of the shared signal runs B before A, until B
#            has run alone too.
# Output seen:
#   shared: AB
#   shared: AB
#   own of A: A
#   shared: BA
#   shared: BA
#   own of B: B
#   shared: AB
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/src"
cat >"$folder/Cargo.toml" <<'TOML'
[package]
name = "finding"
version = "0.0.0"
edition = "2021"

[dependencies]
reactive_graph = { version = "=0.2.16", features = ["effects"] }
any_spawner = { version = "=0.3.0", features = ["tokio"] }
tokio = { version = "1", features = ["rt", "macros", "time"] }
TOML
cat >"$folder/src/main.rs" <<'RUST'
use any_spawner::Executor;
use reactive_graph::{effect::Effect, owner::Owner, prelude::*, signal::RwSignal};
use std::sync::{Arc, Mutex};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    Executor::init_tokio().expect("the first executor");
    tokio::task::LocalSet::new().run_until(watch()).await;
}

async fn watch() {
    let owner = Owner::new();
    owner.set();
    let runs = Arc::new(Mutex::new(String::new()));
    let shared = RwSignal::new(0);
    let owns = [RwSignal::new(0), RwSignal::new(0)];
    for (name, own) in ['A', 'B'].into_iter().zip(owns) {
        let runs = Arc::clone(&runs);
        Effect::new(move |_| {
            own.get();
            shared.get();
            runs.lock().unwrap().push(name);
        });
    }
    settle(&runs).await;
    let steps = [
        ("shared", shared),
        ("shared", shared),
        ("own of A", owns[0]),
        ("shared", shared),
        ("shared", shared),
        ("own of B", owns[1]),
        ("shared", shared),
    ];
    for (name, signal) in steps {
        signal.update(|n| *n += 1);
        println!("{name}: {}", settle(&runs).await);
    }
}

/// Lets all effects run and takes the names of those that ran.
async fn settle(runs: &Mutex<String>) -> String {
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    std::mem::take(&mut *runs.lock().unwrap())
}
RUST

seen=$(cd "$folder" && cargo run --quiet)
echo "reactive_graph 0.2.16"
echo "expected: the effects of one signal run in the order of their creation (AB)"
echo "behaviour: they run in the order in which they last subscribed"
echo "seen:"
echo "$seen"
[[ $seen == "shared: AB
shared: AB
own of A: A
shared: BA
shared: BA
own of B: B
shared: AB" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
