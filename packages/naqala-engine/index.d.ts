// The types of the engine. docs/notation.md and docs/protocol.md of the project describe what they hold.

export type Expansion = 'artisans' | 'whims';
export type Level = 'novice' | 'apprentice' | 'scribe' | 'courtier' | 'counsellor' | 'sultan';
export type Style = 'plain' | 'palms' | 'djinns' | 'viziers' | 'merchants';

/** A tile: its column from the west and its row from the south. */
export type Tile = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'}${1 | 2 | 3 | 4 | 5 | 6}`;
/** Vizier, elder, merchant, builder, assassin, artisan. */
export type Meeple = 'y' | 'w' | 'g' | 'b' | 'r' | 'p';
/** Letters of meeples in the order y w g b r p: `yggr`. */
export type Meeples = string;
export type Good = 'ivory' | 'jewels' | 'gold' | 'papyrus' | 'silk' | 'spice' | 'fish' | 'wheat' | 'pottery';
export type Resource = Good | 'fakir';
export type Djinn =
  | 'al-amin' | 'anun-nak' | 'baal' | 'boaz' | 'bouraq' | 'echidna' | 'enki' | 'hagis' | 'haurvatat' | 'iblis' | 'jafaar' | 'kandicha' | 'kumarbi'
  | 'lamia' | 'leta' | 'marid' | 'monkir' | 'nekir' | 'shamhat' | 'sibittis' | 'sloar' | 'utug' | 'geb' | 'ptah' | 'ganapati' | 'kali';
export type MagicItem = 'scimitar' | 'lamp' | 'flute' | 'carpet' | 'ring' | 'talisman' | 'horn';
export type Item = 'jewel' | 'chest' | 'crown' | MagicItem;
export type Whim =
  | 'grove' | 'forest' | 'court' | 'capital' | 'oases' | 'villages' | 'sanctuary' | 'bazaar' | 'azure' | 'crimson' | 'line' | 'square' | 'corners'
  | 'frontier' | 'heartland' | 'council' | 'elders' | 'conclave' | 'retinue' | 'caravan' | 'guild' | 'treasury';
/** Elders and fakirs, artisans and fakirs for an item. */
export type Payment = 'e' | 'f' | 'ee' | 'ef' | 'p' | 'ff';
export type Piece = 'camel' | 'tent';
export type Building = 'palm' | 'palace';

/** An action as one line of text. What `actions` lists can be played. */
export type Action =
  | `bid ${number}` | `bid ${number} fakirs ${number}`
  | `take ${Tile}` | `drop ${Tile} ${Meeple}` | 'skip' | `control ${Piece}`
  | 'trade' | `build ${number}` | `kill ${Tile | `@${number}`} ${string}` | 'craft' | `keep ${Djinn | Item}`
  | `${Building} ${Tile}` | `${Building} ${Tile} pay ${'e' | 'f'}`
  | `buy ${Resource}` | `buy ${Resource} ${Resource}` | `djinn ${Djinn} pay ${'ee' | 'ef'}` | `item pay ${'p' | 'ff'}` | 'pass'
  | `power ${'bouraq' | 'enki' | 'iblis'} pay ${'e' | 'f'}` | `power anun-nak ${Tile} pay ${'e' | 'f'}` | 'power sloar pay f'
  | `power ${'echidna' | 'sibittis'} pay ${'ee' | 'ef'}` | `power ${'leta' | 'utug'} ${Tile} pay ${'ee' | 'ef'}`
  | `use scimitar ${Tile} ${string}` | `use lamp ${Djinn | 'deck'}` | `use flute ${Tile}` | 'use carpet' | `use ring ${Item}`
  | `use talisman ${Tile} ${Tile}` | 'use horn' | `bring ${Tile} ${Meeple}` | 'done' | `order ${string}`
  | `whim ${Whim}` | `sell ${string}` | 'end';
/** Table take-back: continues from before this entry of the record. */
export type Back = `back ${number}`;

export interface Goods extends Partial<Record<Good, number>> {}

/** A player of a position. */
export interface Player {
  name: string;
  coins: number;
  camels: number;
  tent: boolean;
  viziers: number;
  elders: number;
  artisans: number;
  goods: Goods;
  fakirs: number;
  djinns: Djinn[];
  items: Item[];
  whims: Whim[];
  fulfilled: Whim[];
}
/** A player as another one sees it, with counts and `null` in place of secrets. */
export type PlayerSeen = Omit<Player, 'coins' | 'items' | 'whims'> & { coins: number | null; items: Item[] | number; whims: Whim[] | number };

interface OfTurn { player: number; used?: Djinn[]; itemUsed?: true; boosts?: ('echidna' | 'iblis' | 'carpet')[] }
interface Collected { hand: Meeples; tribe: Meeple; at: Tile }
type Then = { then: 'move' } | ({ then: 'tribe' } & Collected) | { then: 'tile'; at: Tile } | { then: 'end'; at?: Tile };
/** The step that a game waits in; `Drawn` is what a `keep` chooses from. */
export type Turn<Drawn = Djinn[] | Item[]> =
  | { step: 'bid'; player: number }
  | (OfTurn & { step: 'move' })
  | (OfTurn & { step: 'sow'; hand: Meeples; from: Tile; previous?: Tile; at: Tile })
  | (OfTurn & { step: 'control'; tile: Tile } & Then)
  | (OfTurn & { step: 'tribe' } & Collected)
  | (OfTurn & { step: 'keep'; drawn: Drawn } & Then)
  | (OfTurn & { step: 'tile'; at: Tile })
  | (OfTurn & { step: 'place'; piece: Building } & Then)
  | (OfTurn & { step: 'flute'; target: Tile; moved: number } & Then)
  | (OfTurn & { step: 'order' } & Then)
  | (OfTurn & { step: 'end'; at?: Tile })
  | { step: 'over' };

interface Open {
  format: 'naqala-position/1';
  expansions: Expansion[];
  /** Rows from north to south; the tiles of a row are separated by a space. */
  board: string[];
  bidOrder: number[];
  turnOrder: { price: number; players: number[] }[];
  market: Resource[];
  discard: Resource[];
  djinnRow: Djinn[];
  djinnDiscard: Djinn[];
  itemDiscard: Item[];
  bag: Meeples;
  supply: { palms: number; palaces: number };
  round: number;
  ending: boolean;
}
/** The whole truth about a game. */
export interface Position extends Open {
  players: Player[];
  deck: Resource[];
  djinnDeck: Djinn[];
  itemDeck: Item[];
  whimDeck: Whim[];
  turn: Turn;
  rng?: string;
}
/** What one player may see: counts and `null` stand for what is hidden. `load` refuses it. */
export interface View extends Open {
  players: PlayerSeen[];
  deck: number;
  djinnDeck: number;
  itemDeck: number;
  whimDeck: number;
  turn: Turn<Djinn[] | Item[] | number>;
}

/** A set-up and the actions played so far. */
export type GameRecord = {
  format: 'naqala-record/1';
  seed: string;
  computers?: (Level | null)[];
  actions: (Action | Back)[];
  core?: string;
} & ({ players: string[]; expansions: Expansion[]; position?: never } | { position: Position; players?: never; expansions?: never });

/** What happened. A later version may have further types: ignore those that you do not know. */
export type Event =
  | { type: 'bid'; player: number; price: number; paid: number; fakirs: number }
  | { type: 'pushed'; player: number; by: number }
  | { type: 'turn-started' | 'turn-ended'; player: number }
  | { type: 'round-ended'; round: number }
  | { type: 'game-ended'; winners: number[] }
  | { type: 'picked-up'; player: number; tile: Tile; meeples: Meeples }
  | { type: 'dropped'; tile: Tile; meeple: Meeple }
  | { type: 'collected'; tile: Tile; meeples: Meeples }
  | { type: 'returned'; meeples: Meeples }
  | { type: 'controlled'; player: number; tile: Tile; piece: Piece }
  | { type: 'moved-camel'; from: Tile; tile: Tile }
  | { type: 'carried'; from: Tile; tile: Tile; meeple: Meeple }
  | { type: 'coins'; player: number; amount: number; reason: 'bid' | 'builders' | 'market' | 'sale' | 'whim' | Djinn }
  | { type: 'took-cards'; player: number; cards: Resource[]; from: 'row' | 'deck' }
  | { type: 'discarded'; cards: Resource[] }
  | { type: 'refilled'; row: 'market'; cards: Resource[] }
  | { type: 'refilled'; row: 'djinns'; cards: Djinn[] }
  | { type: 'refilled'; row: 'whims'; cards: Whim[] }
  | { type: 'took-djinn'; player: number; djinn: Djinn; from: 'row' | 'deck' }
  | { type: 'used-power'; player: number; djinn: Djinn; paid: Payment }
  | { type: 'killed'; player: number; tile: Tile; victim?: never; meeples: Meeples; fakirs: number }
  | { type: 'killed'; player: number; victim: number; tile?: never; meeples: Meeples; fakirs: number }
  | { type: 'placed'; player: number; tile: Tile; piece: Building }
  | { type: 'seeded'; tile: Tile; meeples: Meeples }
  | { type: 'drew-items'; player: number; count: number }
  | { type: 'kept-item'; player: number }
  | { type: 'used-item'; player: number; item: MagicItem; tile?: Tile }
  | { type: 'whim-taken'; player: number; tile: Tile }
  | { type: 'whim-fulfilled'; player: number; whim: Whim }
  | { type: 'reshuffled'; deck: 'market' | 'djinns' }
  | { type: 'taken-back'; to: number };

export type ScoreLine =
  | 'coins' | 'viziers' | 'elders' | 'djinns' | 'tiles' | 'palms' | 'palaces' | 'cities' | 'goods' | 'artisans' | 'items' | 'tent';
export interface Score { total: number; lines: Record<ScoreLine, number> }

/** All legal last drops of a move; `sequences` is `null` for more than seven meeples. */
export interface Sows { ends: { tile: Tile; meeple: Meeple }[]; sequences: number | null }

/** What a computer would do: a line up to the next action that reveals something, or to the end of the turn. */
export interface Thought { line: Action[]; value: number; win: number; positions: number }

export type Promised =
  | 'poverty' | 'vizier-lead' | 'elder-stock' | 'next-card' | 'fakirs' | 'spare-fakirs' | 'camels' | 'whims' | 'first-turn' | 'second-turn'
  | 'later-turns' | 'turns';
/** What a value comes from: points, and what belongings promise. */
export type Term = ScoreLine | Promised | `power-${Djinn}` | MagicItem;
export interface Reason { term: Term; player: number; points: number; gain: number }
export interface Candidate {
  line: Action[];
  value: number;
  error: number;
  ahead: number;
  equal: boolean;
  win: number;
  terms?: { term: Term; now: number; later: number; players: number[] }[];
  reasons: Reason[];
  leaves?: { player: number; tile: Tile; meeple: Meeple; points: number };
  turn?: { place: number; of: number; idea?: Action; own: number; rivals: number };
  account?: Account;
  samples: number;
}
/** What a turn keeps for later. */
export type Kept = 'coins' | 'viziers' | 'elders' | 'djinns' | 'goods' | 'fakirs' | 'camels' | 'items' | 'whims' | 'land';
/** What a line changes until the end of the round, in coins of its moment. */
export interface Account {
  coin: number;
  once: number;
  turns: number;
  turns_later: number;
  /** What of `turns_later` is due to the end of the game that is nearer. */
  turns_nearer: number;
  /** The things that `turns` and the rest of `turns_later` are in. */
  turns_in?: Partial<Record<Kept, number>>;
  turns_kept?: Partial<Record<Kept, number>>;
  rivals: number;
  rivals_later: number;
  /** What of `rivals_later` is due to the end of the game that is nearer. */
  rivals_nearer: number;
  kept: Partial<Record<Kept, number>>;
}
/** The best lines of the player to act, best first, and the same in stages. */
export interface Advice {
  candidates: Candidate[];
  hint?: { look_for?: Reason; area: Tile[]; idea: Action; equals: Action[] };
  positions: number;
}

export type Loss = 'bids' | 'sales' | 'gifts' | 'djinns' | 'ends' | 'rest' | 'points' | 'later';
export interface Decision {
  entry: number;
  player: number;
  played: Action[];
  best: Action[];
  loss: number;
  error: number;
  win: [best: number, played: number];
  luck: number;
  mark?: 'small' | 'clear' | 'grave';
  kind?: Loss;
  reasons?: Reason[];
  forced?: true;
}
/** Verdicts about all decisions of a record. Lists of numbers have one for each player. */
export interface Analysis {
  decisions: Decision[];
  accuracy: number[];
  margin: number[][];
  chances: number[][];
  lost: Record<Loss, number>[];
  costliest: number[][];
  sums: { start: number; luck: number; own: number; rivals: number; rest: number; end: number }[];
  done: boolean;
}

export type ErrorCode = 'syntax' | 'illegal-action' | 'invalid-position' | 'hidden-information' | 'nothing-to-undo' | 'undo-barred' | 'unknown-command';
/** Why an action is illegal. A later version may have further reasons. */
export type IllegalReason =
  | 'wrong-step' | 'wrong-moment' | 'used-this-turn' | 'game-over' | 'no-game' | 'no-such-player' | 'no-such-entry' | 'off-board' | 'nothing-there'
  | 'not-adjacent' | 'steps-back' | 'mountain' | 'impassable' | 'same-tile' | 'wrong-colour' | 'no-ending' | 'must-move' | 'cannot-pay'
  | 'no-such-price' | 'taken' | 'needless-payment' | 'must-kill' | 'out-of-range' | 'protected' | 'not-there' | 'wrong-count' | 'not-owned'
  | 'no-effect' | 'wrong-tile' | 'compulsory' | 'no-order' | 'not-fulfilled';

/** What the methods of an engine throw: an error of the line protocol with its fields. */
export class EngineError extends Error {
  readonly name: 'EngineError';
  readonly code: ErrorCode;
  readonly line?: number;
  readonly column?: number;
  /** The entry of a record that is at fault, from 0. */
  readonly index?: number;
  readonly action?: string;
  readonly reason?: IllegalReason;
  /** The rule behind a refusal: an id of docs/rules.md. */
  readonly rule?: string;
  readonly core?: string;
  readonly faults?: { at: string; what: string }[];
}

/** 64 bits without sign. Everything that is drawn follows from it. */
export type Seed = string | number | bigint;
export interface NewGame {
  /** How many play, or their names: 2 to 4, or 5 with an expansion. */
  players: number | string[];
  seed: Seed;
  expansions: Expansion[];
}
/** `budget` is how many positions may be valued. */
export interface Limits { seed?: Seed; budget?: number }

/** A game and the commands that change it. Methods throw an `EngineError` and then change nothing. */
export interface Engine {
  newGame(options: NewGame): void;
  /** Takes a game as an object or as JSON, whole or not at all. */
  load(game: Position | GameRecord | string): void;
  /** Takes a record up to its first entry that cannot be played, and says why that one cannot. */
  loadPart(game: Position | GameRecord | string): { entries: number; fault?: EngineError };
  position(): Position;
  /** Returns what a player may see. */
  view(player: number): View;
  /** Lists the legal actions; for an `order` there are too many. */
  actions(): Action[];
  play(action: Action | Back | (string & {})): Event[];
  /** Goes back one action, but not past one that revealed something. */
  undo(): void;
  redo(): void;
  score(): Score[];
  /** Draws the board as it stands: an SVG that needs nothing beside it. */
  picture(): string;
  sows(tile: Tile): Sows;
  /** Finds what a computer would do. It blocks, up to some seconds at the highest level: in a page use a worker. */
  think(level: Level, options?: Limits & { style?: Style }): Thought;
  advise(options?: Limits & { count?: number }): Advice;
  /** Judges all decisions of the record: some minutes for a whole game, unless the budget is small. */
  analyse(options?: Limits): Analysis;
  record(): GameRecord;
  /** Obeys one line of the protocol and returns its reply, a line of JSON; nothing for `quit`. */
  reply(line: string): string | undefined;
  /** Frees the memory of the engine, which cannot be used any more. */
  free(): void;
}

/**
 * Makes an engine without a game. The first call loads the wasm that lies beside the module; `wasm` names another place, or is the wasm:
 * bytes or a module.
 */
export function createEngine(wasm?: string | URL | Request | Response | BufferSource | WebAssembly.Module): Promise<Engine>;
