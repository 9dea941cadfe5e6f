//! A row as a tree: texts, arguments and choices.

/// What parts the paragraphs of a row.
pub const PARAGRAPHS: &str = "\u{2029}";

/// An argument of a row, as English declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its name, without `$`.
    pub name: String,
    pub kind: Kind,
    /// The row of `words` that says it, if it is no finished text.
    pub says: Option<String>,
    /// The keys of the variants between which English chooses by it in this row.
    pub keys: Vec<String>,
}

/// What is handed over as an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    /// A thing of the game, by the name of its type: `Meeple`.
    Thing(String),
    /// Several texts or things, each with its number if it is counted.
    List {
        of: Box<Kind>,
        is_counted: bool,
        join: Join,
    },
}

/// What joins a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    And,
    Or,
    Comma,
    /// The space between sentences.
    Sentences,
    /// The word before the last of several deeds, where it is another one than between things.
    Deeds,
    /// What stands between parts that have commas of their own.
    Clauses,
}

impl Join {
    pub const ALL: [Self; 6] = [Self::And, Self::Or, Self::Comma, Self::Sentences, Self::Deeds, Self::Clauses];

    /// Returns its name, as the kinds of arguments have it: `(text and)`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::And => "and",
            Self::Or => "or",
            Self::Comma => "comma",
            Self::Sentences => "sentences",
            Self::Deeds => "deeds",
            Self::Clauses => "clauses",
        }
    }
}

/// What stands before the last item of a list, by the first letter of that item; an empty one is for all else and comes last.
pub type Joint = Vec<(String, String)>;

/// A part of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Text(String),
    /// What an argument says, by its place.
    Argument(usize),
    /// A number with its sign, `+` too, by its place.
    Signed(usize),
    /// The items of a list by its place: what stands between them, what stands before the last one, and the row that says each, to which a thing is the first argument and its number the second.
    List {
        place: usize,
        between: String,
        last: Joint,
        item: Vec<Node>,
    },
    /// What is known only when it is said, with a capital as its first letter, or with a small one.
    Case {
        is_capital: bool,
        inner: Vec<Node>,
    },
    /// One of several variants. The last one is for all else.
    Choice {
        by: By,
        variants: Vec<(String, Vec<Node>)>,
    },
}

/// What chooses a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A text or thing by its name.
    Name(usize),
    /// A number by its digits or its plural category.
    Number(usize),
    /// The first sound of an argument: `vowel` or any other.
    Initial(usize),
}

/// Gives a text a capital as its first letter, or a small one: here where it is known, where it is said if not.
pub fn in_case(mut nodes: Vec<Node>, is_capital: bool) -> Vec<Node> {
    match nodes.first_mut() {
        None => {}
        Some(Node::Text(text)) => {
            let mut letters = text.chars();
            let first = letters.next().map(|letter| {
                if is_capital { letter.to_uppercase().to_string() } else { letter.to_lowercase().to_string() }
            });
            *text = first.into_iter().chain([letters.as_str().to_owned()]).collect();
        }
        Some(Node::Choice { variants, .. }) if variants.iter().all(|(_, inner)| !inner.is_empty()) => {
            for (_, inner) in variants {
                *inner = in_case(std::mem::take(inner), is_capital);
            }
        }
        Some(_) => return vec![Node::Case { is_capital, inner: nodes }],
    }
    nodes
}

/// Appends a text, to the text before if there is one.
pub fn text(nodes: &mut Vec<Node>, more: &str) {
    match nodes.last_mut() {
        Some(Node::Text(before)) => before.push_str(more),
        _ => nodes.push(Node::Text(more.to_owned())),
    }
}

pub fn append(nodes: &mut Vec<Node>, node: Node) {
    match node {
        Node::Text(more) => text(nodes, &more),
        other => nodes.push(other),
    }
}

/// Returns whether a row prints an argument rather than chooses by it.
pub fn prints(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| match node {
        Node::Text(_) => false,
        Node::Choice { variants, .. } => variants.iter().any(|(_, nodes)| prints(nodes)),
        _ => true,
    })
}

/// Moves all texts into the variants of the choices among them, so that each way through the row is one text.
pub fn spread(nodes: &[Node]) -> Vec<Node> {
    let Some(at) = nodes.iter().position(|node| matches!(node, Node::Choice { .. })) else { return nodes.to_vec() };
    let Node::Choice { by, variants } = &nodes[at] else { return nodes.to_vec() };
    let variants = variants.iter().map(|(key, inner)| {
        let mut whole: Vec<Node> = Vec::new();
        for node in nodes[..at].iter().chain(inner).chain(&nodes[at + 1..]) {
            append(&mut whole, node.clone());
        }
        (key.clone(), spread(&whole))
    });
    vec![Node::Choice { by: *by, variants: variants.collect() }]
}

/// Joins the lines on which a sentence was written, so that a row is one line. An empty line parts paragraphs.
pub fn on_one_line(nodes: &mut [Node]) {
    for node in nodes {
        match node {
            Node::Text(text) => *text = text.replace("\n\n", PARAGRAPHS).replace('\n', " "),
            Node::Choice { variants, .. } => variants.iter_mut().for_each(|(_, inner)| on_one_line(inner)),
            Node::List { item: inner, .. } | Node::Case { inner, .. } => on_one_line(inner),
            Node::Argument(_) | Node::Signed(_) => {}
        }
    }
}
