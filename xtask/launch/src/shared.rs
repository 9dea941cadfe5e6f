//! The build folder that all clones of a user share.
//!
//! Cargo finds a dependency there that another clone compiled. Our own crates never mix: Cargo tells their builds apart
//! by the path of the program that starts the compiler ([`WRAPPER`](crate::WRAPPER)), and that path lies in the clone.
//! Clippy starts the compiler itself; it checks again if `CLIPPY_CONF_DIR` differs, which xtask sets to the clone.

use std::{
    env,
    fs::{self, File},
    hash::{DefaultHasher, Hash, Hasher},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, SystemTime},
};

const PREFIX: &str = "target-";
/// The clones that compiled here, one a line.
const CLONES: &str = "clones.txt";
/// A dependency that lies in the clone.
const STUB: &str = "xtask/stubs/wasm-streams/src/lib.rs";
const UNUSED: Duration = Duration::from_hours(14 * 24);
/// The builds of our own crates, as `cargo clean` finds them: a folder below the build folder, and options.
const BUILDS: [(&str, &[&str]); 6] = [
    ("", &[]),
    ("", &["--release"]),
    ("", &["--target", "wasm32-unknown-unknown"]),
    ("wasm", &["--target", "wasm32-unknown-unknown", "--profile", "wasm-release"]),
    ("wasm", &["--target", "wasm32-unknown-unknown", "--profile", "thinker-release"]),
    ("wasm", &["--target", "wasm32-unknown-unknown", "--profile", "adviser-release"]),
];

/// The build folder, which stays as it is while this value lives.
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Opens the folder for this clone's dependencies and compiler. Without it everything works, but takes longer.
    pub fn open(cache: &Path, root: &Path) -> Option<Self> {
        let opened = Self::try_open(cache, root);
        opened.inspect_err(|error| eprintln!("Compiled dependencies are not shared with other clones: {error}")).ok()
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn try_open(cache: &Path, root: &Path) -> io::Result<Self> {
        let path = cache.join(format!("{PREFIX}{:016x}", key(root)?));
        fs::create_dir_all(&path)?;
        set_old(&root.join(STUB))?;
        let lock = File::create(path.join("lock"))?;
        if lock.try_lock().is_ok() {
            remove_lost_clones(&path, root)?;
            lock.unlock()?;
        }
        lock.lock_shared()?;
        lock.set_modified(SystemTime::now())?;
        remember(&path, root)?;
        remove_unused(cache, &path)?;
        Ok(Self { path, _lock: lock })
    }
}

/// Hashes the compiler, Cargo.lock and the stub. Cargo itself tells profiles, features and flags apart.
fn key(root: &Path) -> io::Result<u64> {
    let compiler =
        Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("-vV").current_dir(root).output()?;
    let mut hasher = DefaultHasher::new();
    (compiler.stdout, fs::read(root.join("Cargo.lock"))?, fs::read(root.join(STUB))?).hash(&mut hasher);
    Ok(hasher.finish())
}

/// Sets the time of a file to long ago. Otherwise Cargo would compile the stub, and what depends on it, in each new
/// clone, because the file is newer than the compiled stub.
fn set_old(file: &Path) -> io::Result<()> {
    File::options().append(true).open(file)?.set_modified(SystemTime::UNIX_EPOCH + Duration::from_hours(24))
}

/// Adds a clone to the list.
fn remember(folder: &Path, root: &Path) -> io::Result<()> {
    let list = folder.join(CLONES);
    if clones(&list)?.iter().any(|clone| clone == root) {
        return Ok(());
    }
    writeln!(File::options().append(true).create(true).open(list)?, "{}", root.display())
}

fn clones(list: &Path) -> io::Result<Vec<PathBuf>> {
    if !list.exists() {
        return Ok(Vec::new());
    }
    Ok(fs::read_to_string(list)?.lines().map(PathBuf::from).collect())
}

/// Removes the builds of our own crates, for all clones, if one of the clones no longer exists. Nobody else may use the
/// folder meanwhile.
fn remove_lost_clones(folder: &Path, root: &Path) -> io::Result<()> {
    let list = folder.join(CLONES);
    if clones(&list)?.iter().all(|clone| clone.join("Cargo.toml").exists()) {
        return Ok(());
    }
    for (below, options) in BUILDS {
        Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["clean", "--quiet", "--package", "naqala", "--package", "xtask", "--package", "launch"])
            .args(options)
            .current_dir(root)
            .env("CARGO_BUILD_BUILD_DIR", folder.join(below))
            // Not the clone's own target folder: `launch` there is this program, and must stay.
            .env("CARGO_TARGET_DIR", folder.join(below).join("finished"))
            .stdin(Stdio::null())
            .status()?;
    }
    fs::remove_file(list)
}

/// Removes the build folders of other dependencies and compilers that nobody used for two weeks.
fn remove_unused(cache: &Path, used: &Path) -> io::Result<()> {
    for entry in fs::read_dir(cache)? {
        let path = entry?.path();
        let is_other = path != used && path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX));
        let Some(lock) = File::open(path.join("lock")).ok().filter(|_| is_other) else { continue };
        let age = lock.metadata()?.modified()?.elapsed().unwrap_or_default();
        let is_unused = age > UNUSED && lock.try_lock().is_ok();
        drop(lock);
        if is_unused {
            fs::remove_dir_all(path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKSPACE: &str = "\
        [workspace]\nmembers = ['naqala', 'xtask', 'launch']\n\
        [profile.wasm-release]\ninherits = 'release'\n[profile.thinker-release]\ninherits = 'release'\n\
        [profile.adviser-release]\ninherits = 'release'\n";

    fn temporary(name: &str) -> io::Result<PathBuf> {
        let folder = env::temp_dir().join(format!("naqala-launch-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    #[test]
    fn removes_only_build_folders_that_nobody_used_for_two_weeks() -> io::Result<()> {
        let cache = temporary("unused")?;
        let day = Duration::from_hours(24);
        for (name, days) in
            [("target-used", 20), ("target-recent", 13), ("target-old", 15), ("target-running", 15), ("npm-old", 15)]
        {
            fs::create_dir_all(cache.join(name))?;
            File::create(cache.join(name).join("lock"))?.set_modified(SystemTime::now() - day * days)?;
        }
        let lock = File::open(cache.join("target-running/lock"))?;
        lock.lock_shared()?;
        remove_unused(&cache, &cache.join("target-used"))?;
        let mut left: Vec<_> = fs::read_dir(&cache)?.filter_map(|entry| Some(entry.ok()?.file_name())).collect();
        left.sort();
        assert_eq!(left, ["npm-old", "target-recent", "target-running", "target-used"]);
        fs::remove_dir_all(cache)
    }

    #[test]
    fn remembers_each_clone_once() -> io::Result<()> {
        let folder = temporary("clones")?;
        for clone in ["/a", "/b", "/a"] {
            remember(&folder, Path::new(clone))?;
        }
        assert_eq!(clones(&folder.join(CLONES))?, [Path::new("/a"), Path::new("/b")]);
        fs::remove_dir_all(folder)
    }

    #[test]
    fn keeps_this_program_when_it_removes_what_lost_clones_compiled() -> io::Result<()> {
        let root = temporary("lost")?;
        let folder = root.join("shared");
        let launch = root.join("target/debug").join(format!("launch{}", env::consts::EXE_SUFFIX));
        fs::write(root.join("Cargo.toml"), WORKSPACE)?;
        for package in ["naqala", "xtask", "launch"] {
            fs::create_dir_all(root.join(package).join("src"))?;
            fs::write(root.join(package).join("Cargo.toml"), format!("[package]\nname = \"{package}\"\n"))?;
            fs::write(root.join(package).join("src/main.rs"), "fn main() {}\n")?;
        }
        fs::create_dir_all(root.join("target/debug"))?;
        fs::create_dir_all(&folder)?;
        fs::write(&launch, "this program")?;
        remember(&folder, &root.join("gone"))?;
        remove_lost_clones(&folder, &root)?;
        assert_eq!(clones(&folder.join(CLONES))?, [] as [PathBuf; 0]);
        assert!(launch.exists());
        fs::remove_dir_all(root)
    }

    #[test]
    fn has_another_folder_for_another_lock_file() -> io::Result<()> {
        let root = temporary("key")?;
        fs::create_dir_all(root.join(STUB).parent().expect("the stub lies in a folder"))?;
        fs::write(root.join(STUB), "")?;
        fs::write(root.join("Cargo.lock"), "one")?;
        let first = key(&root)?;
        assert_eq!(key(&root)?, first);
        fs::write(root.join("Cargo.lock"), "two")?;
        assert_ne!(key(&root)?, first);
        fs::remove_dir_all(root)
    }
}
