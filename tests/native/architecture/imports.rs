//! The imports between files: modules with their items and imports, and the arrows between files.

use super::tokens::{end_of_group, is_word, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// The name of the library, which programs import from.
const LIBRARY: &str = "naqala";
const ITEMS: [&str; 8] = ["fn", "struct", "enum", "trait", "type", "const", "static", "union"];

type Path = Vec<String>;

/// One name that `use` brings into a module; the name `*` stands for all names.
#[derive(Clone, Debug)]
struct Import {
    path: Path,
    name: String,
    is_public: bool,
}

/// A module: a file, or a block inside of one.
#[derive(Debug, Default)]
struct Module {
    file: String,
    children: BTreeSet<String>,
    items: BTreeSet<String>,
    imports: Vec<Import>,
    /// Paths that stand in the code.
    paths: BTreeSet<Path>,
}

/// What a path leads to.
#[derive(Clone, Debug)]
enum Target {
    Module(Path),
    /// The file that defines an item.
    Item(String),
}

/// A use of one file's items by another file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: String,
    pub to: String,
    /// The path as the source writes it.
    pub path: String,
}

/// All modules of a source folder, by their paths.
#[derive(Debug, Default)]
pub struct Sources(BTreeMap<Path, Module>);

impl Sources {
    /// Reads files, each with its path below the source folder and its text.
    pub fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut sources = Self::default();
        for (file, text) in files {
            let tokens = tokens(text);
            let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
            Reader { sources: &mut sources, file, tokens: &tokens }.read(0, tokens.len(), &module_path(file));
        }
        sources
    }

    /// Returns every arrow between two files. An item that is re-exported counts for the file that defines it;
    /// re-exporting the items of a child is no arrow.
    pub fn arrows(&self) -> BTreeSet<Arrow> {
        let mut arrows = BTreeSet::new();
        for (place, module) in &self.0 {
            let mut add = |path: &Path, to: &str| {
                if to != module.file {
                    arrows.insert(Arrow { from: module.file.clone(), to: to.into(), path: path.join("::") });
                }
            };
            for import in module.imports.iter().filter(|import| !self.is_re_export(place, import)) {
                match self.resolve(place, &import.path) {
                    Some(Target::Item(file)) => add(&import.path, &file),
                    Some(Target::Module(path)) if import.name == "*" => add(&import.path, &self.0[&path].file),
                    // The paths that go through an imported module are arrows; its import alone is not.
                    Some(Target::Module(_)) | None => {}
                }
            }
            // Behind an imported item there is nothing that its import does not say: `Djinn::Baal`.
            let is_new = |path: &&Path| !matches!(self.resolve(place, &path[..1]), Some(Target::Item(_)));
            for path in module.paths.iter().filter(is_new) {
                match self.resolve(place, path) {
                    Some(Target::Item(file)) => add(path, &file),
                    Some(Target::Module(module)) => add(path, &self.0[&module].file),
                    None => {}
                }
            }
        }
        arrows
    }

    /// Returns the arrows to modules and items as the source names them, re-exports not followed.
    pub fn mentions(&self) -> BTreeSet<Arrow> {
        let mut mentions = BTreeSet::new();
        for (place, module) in &self.0 {
            for path in module.imports.iter().map(|import| &import.path).chain(&module.paths) {
                let Some((mut base, mut rest)) = start(place, path) else { continue };
                while let Some((next, more)) = rest.split_first()
                    && self.0.contains_key(&joined(&base, next))
                {
                    base.push(next.clone());
                    rest = more;
                }
                if let Some(named) = self.0.get(&base).filter(|named| named.file != module.file) {
                    let (from, to) = (module.file.clone(), named.file.clone());
                    mentions.insert(Arrow { from, to, path: path.join("::") });
                }
            }
        }
        mentions
    }

    /// Returns whether an import re-exports an item of a child of its module.
    fn is_re_export(&self, place: &Path, import: &Import) -> bool {
        let first = import.path.iter().find(|name| *name != "self");
        import.is_public && first.is_some_and(|first| self.0[place].children.contains(first))
    }

    /// Follows a path from a module on; none for what other crates define.
    fn resolve(&self, place: &Path, path: &[String]) -> Option<Target> {
        self.follow(place, path, &mut Vec::new())
    }

    /// Follows a path; `open` holds the names that are being looked up, each with its module.
    fn follow(&self, place: &Path, path: &[String], open: &mut Vec<(Path, String)>) -> Option<Target> {
        let (mut base, rest) = match start(place, path) {
            Some(start) => start,
            // A plain path starts with a name in scope.
            None => match self.look_up(place, path.first()?, path.len() == 1, open)? {
                Target::Module(base) => (base, &path[1..]),
                item @ Target::Item(_) => return Some(item),
            },
        };
        for (at, name) in rest.iter().enumerate() {
            match self.look_up(&base, name, at + 1 == rest.len(), open) {
                Some(Target::Module(next)) => base = next,
                Some(item) => return Some(item),
                // A macro makes the item, or another crate does.
                None => return self.0.get(&base).map(|module| Target::Item(module.file.clone())),
            }
        }
        self.0.contains_key(&base).then_some(Target::Module(base))
    }

    /// Finds a name in a module. A module and an item may share a name: only the end of a path means the item.
    fn look_up(&self, place: &Path, name: &str, is_last: bool, open: &mut Vec<(Path, String)>) -> Option<Target> {
        let module = self.0.get(place)?;
        let child =
            Some(joined(place, name)).filter(|path| module.children.contains(name) && self.0.contains_key(path));
        if let Some(child) = child.clone().filter(|_| !is_last) {
            return Some(Target::Module(child));
        }
        if module.items.contains(name) {
            return Some(Target::Item(module.file.clone()));
        }
        let here = (place.clone(), name.to_owned());
        if open.contains(&here) {
            return child.map(Target::Module);
        }
        open.push(here);
        let mut named = module.imports.iter().filter(|import| import.name == name);
        let mut found = named.find_map(|import| self.follow(place, &import.path, open));
        found = found.or(child.map(Target::Module));
        for glob in module.imports.iter().filter(|import| import.name == "*") {
            if found.is_none()
                && let Some(Target::Module(path)) = self.follow(place, &glob.path, open)
            {
                found = self.look_up(&path, name, is_last, open);
            }
        }
        open.pop();
        found
    }
}

/// Groups files that lead to each other by arrows: rings, each with its arrows.
pub fn rings(arrows: &BTreeSet<Arrow>) -> Vec<Vec<&Arrow>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for arrow in arrows {
        next.entry(&arrow.from).or_default().insert(&arrow.to);
    }
    let reach = |file: &str| {
        let mut reached: BTreeSet<&str> = BTreeSet::new();
        let mut open: Vec<&str> = next.get(file).into_iter().flatten().copied().collect();
        while let Some(file) = open.pop() {
            if reached.insert(file) {
                open.extend(next.get(file).into_iter().flatten());
            }
        }
        reached
    };
    let reach: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|&file| (file, reach(file))).collect();
    let meet =
        |one: &str, other: &str| reach[one].contains(other) && reach.get(other).is_some_and(|all| all.contains(one));
    let mut rings = Vec::new();
    let mut seen = BTreeSet::new();
    for &file in reach.keys().filter(|file| meet(file, file)) {
        if seen.insert(file) {
            seen.extend(reach.keys().copied().filter(|other| meet(file, other)));
            rings.push(arrows.iter().filter(|arrow| meet(file, &arrow.from) && meet(file, &arrow.to)).collect());
        }
    }
    rings
}

/// Returns the module that a file is: `game/rules/mod.rs` is `naqala::game::rules`, a program a crate of its own.
fn module_path(file: &str) -> Path {
    if let Some((program, file)) = file.strip_prefix("bin/").and_then(|file| file.split_once('/')) {
        let name = file.strip_suffix(".rs").unwrap_or(file);
        return std::iter::once(program)
            .chain(name.split('/').filter(|name| *name != "main"))
            .map(Into::into)
            .collect();
    }
    if file == "main.rs" || file.starts_with("bin/") {
        return vec![file.into()];
    }
    let name = file.strip_suffix(".rs").unwrap_or(file);
    let name = name.strip_suffix("/mod").unwrap_or(name);
    let names = name.split('/').filter(|name| *name != "lib");
    std::iter::once(LIBRARY).chain(names).map(Into::into).collect()
}

fn joined(path: &Path, name: &str) -> Path {
    let mut path = path.clone();
    path.push(name.into());
    path
}

/// Returns the module that the first words of a path name, and what follows them.
fn start<'a>(place: &Path, path: &'a [String]) -> Option<(Path, &'a [String])> {
    let (first, mut rest) = path.split_first()?;
    let mut base = match first.as_str() {
        "crate" => place[..1].to_vec(),
        LIBRARY => vec![LIBRARY.into()],
        "self" => place.clone(),
        "super" => place[..place.len() - 1].to_vec(),
        _ => return None,
    };
    while let Some(("super", more)) = rest.split_first().map(|(first, more)| (first.as_str(), more)) {
        base.pop();
        rest = more;
    }
    Some((base, rest))
}

/// Reads the modules of one file.
struct Reader<'a> {
    sources: &'a mut Sources,
    file: &'a str,
    tokens: &'a [&'a str],
}

impl Reader<'_> {
    /// Reads the tokens of a module.
    fn read(&mut self, from: usize, to: usize, place: &Path) {
        let mut module = self.sources.0.remove(place).unwrap_or_default();
        self.file.clone_into(&mut module.file);
        let (mut at, mut depth) = (from, 0);
        let mut is_public = false;
        while at < to {
            let token = self.tokens[at];
            let next = self.tokens.get(at + 1).copied().unwrap_or_default();
            let was_public = std::mem::take(&mut is_public);
            at += 1;
            match token {
                "pub" => {
                    is_public = true;
                    if next == "(" && matches!(self.tokens[at + 1], "super" | "crate" | "self" | "in") {
                        at = end_of_group(self.tokens, at);
                    }
                }
                "use" if next != "<" => {
                    at = self.read_use(at, &[], was_public, &mut module.imports);
                }
                "mod" if next.starts_with(is_word) => {
                    module.children.insert(next.into());
                    at += 1;
                    if self.tokens[at] == "{" {
                        let end = end_of_group(self.tokens, at);
                        self.read(at + 1, end - 1, &joined(place, next));
                        at = end;
                    }
                }
                "macro_rules" if next == "!" => {
                    module.items.insert(self.tokens[at + 1].into());
                    at += 2;
                }
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                // `const fn` and `unsafe fn` name the item behind the second word.
                _ if ITEMS.contains(&token) && depth == 0 && !ITEMS.contains(&next) => {
                    module.items.insert(next.into());
                }
                _ if next == "::" && token.starts_with(is_word) => {
                    let mut path = vec![token.to_owned()];
                    while self.tokens[at] == "::" && self.tokens[at + 1].starts_with(is_word) {
                        path.push(self.tokens[at + 1].into());
                        at += 2;
                    }
                    let is_absolute = self.tokens[..at - 2 * (path.len() - 1) - 1].last() == Some(&"::");
                    if path.len() > 1 && !is_absolute {
                        module.paths.insert(path);
                    }
                }
                _ => {}
            }
        }
        self.sources.0.insert(place.clone(), module);
    }

    /// Reads one branch of a `use`; returns the place behind it.
    fn read_use(&self, mut at: usize, stem: &[String], is_public: bool, imports: &mut Vec<Import>) -> usize {
        let mut path = stem.to_vec();
        loop {
            match self.tokens[at] {
                "{" => {
                    at += 1;
                    while self.tokens[at] != "}" {
                        at = self.read_use(at, &path, is_public, imports);
                        at += usize::from(self.tokens[at] == ",");
                    }
                    return at + 1;
                }
                "::" => {
                    at += 1;
                    continue;
                }
                "*" => {
                    imports.push(Import { path, name: "*".into(), is_public });
                    return at + 1;
                }
                "self" if !path.is_empty() => {}
                word => path.push(word.into()),
            }
            at += 1;
            if self.tokens[at] == "as" {
                imports.push(Import { path, name: self.tokens[at + 1].into(), is_public });
                return at + 2;
            }
            if self.tokens[at] != "::" {
                let name = path.last().cloned().unwrap_or_default();
                imports.push(Import { path, name, is_public });
                return at;
            }
        }
    }
}
