// The types of version 1 of the element, its events and its messages. docs/embedding.md of the project describes them.

/** What a board is for. */
export type Mode = 'view' | 'explore' | 'exercise' | 'replay' | 'play';
/** What can stand beside a board. */
export type Control = 'actions' | 'track' | 'market' | 'djinns' | 'players' | 'history' | 'score' | 'fullscreen';
export type Switch = 'on' | 'off';
export type Theme = 'light' | 'dark' | 'auto';
export type ErrorCode = 'size' | 'shape' | 'version' | 'type' | 'mode' | 'content' | 'illegal' | 'nothing' | 'options' | 'load';
export interface Fault { at: string; what: string }

/** A position, a record or a lesson (docs/notation.md, docs/lessons.md). */
export interface Content { format?: string; [key: string]: unknown }

export type Level = 'novice' | 'apprentice' | 'scribe' | 'courtier' | 'counsellor' | 'sultan';
export type Style = 'plain' | 'palms' | 'djinns' | 'viziers' | 'merchants';
/** One computer, or entries separated by spaces. */
export type Opponents = Level | `${'courtier' | 'counsellor' | 'sultan'}:${Style}` | (string & {});

/** The attributes of `<naqala-board>`. */
export interface BoardAttributes {
  mode?: Mode;
  /** The address of a lesson, record or position that the page fetches. */
  src?: string;
  /** `daily`, or the name of a puzzle. */
  puzzle?: string;
  lang?: string;
  theme?: Theme;
  /** Names separated by spaces; empty for none. */
  controls?: string;
  contrast?: Switch;
  palette?: Switch;
  motion?: Switch;
  step?: number | string;
  at?: number | string;
  players?: string;
  expansions?: string;
  seed?: number | string;
  /** A computer for every seat after the first, or an entry for each player: `counsellor`, `person sultan:djinns`. */
  opponents?: Opponents;
  hide?: Switch;
  height?: number | string;
  ratio?: string;
  loading?: 'lazy' | 'eager' | 'click';
  sandbox?: string;
  title?: string;
  /** The folder of `embed.html`, if neither the script nor `useSite` tells it. */
  board?: string;
}

/** What a learner did in the present step, or, in `end`, in the whole lesson. */
export interface Counts { actions: number; refusals: number; corrections: number; hints: number; again: number; seconds: number }

export interface BoardEvents {
  ready: { mode: Mode; accepts?: string[]; core?: string };
  action: { steps: number; player: number | null; action?: string; events?: object[]; undone?: number; computer?: true };
  step: { step: number; of: number };
  goal: { step: number; of: number; counts: Counts };
  /** `feedback` is the place of the answer in the lesson, from 1; `null` if nothing more can be played. */
  correction: { step: number; feedback: number | null; counts: Counts };
  /** The hint that the learner asked for, from 1, and how many the step has. */
  hint: { step: number; hint: number; hints: number; counts: Counts };
  again: { step: number; of: number; counts: Counts };
  refusal: { reason: string; tile: string | null };
  end: { scores?: number[]; winners?: number[]; counts: Counts };
  /** The position on show in words, a line for each row of tiles. It has names that readers wrote: show it as text. */
  text: { text: string; lang: string };
  error: { code: ErrorCode; message: string; faults: Fault[] };
}

/** Why a promise of a board was rejected. */
export interface BoardError extends Error { code?: ErrorCode; faults?: Fault[] }

/** Where a reader is. Store it as JSON, and give it to `restore` on another visit. */
export interface BoardState { format: 'naqala-state/1'; [key: string]: unknown }

export interface Options {
  lang?: 'en' | 'fr'; theme?: Theme; contrast?: boolean | Switch; palette?: boolean | Switch; motion?: boolean | Switch;
  controls?: Control[]; colours?: Record<string, string>;
}

/** `<naqala-board>`. A request loads the board, even off screen; each promise settles. */
export interface NaqalaBoard extends HTMLElement {
  set(what: Content | { puzzle: string } | { options: Options } | { step: number } | { at: number }): Promise<object>;
  /** Plays an action like `take c3`, in the modes `explore` and `exercise`. */
  play(action: string): Promise<object>;
  undo(): Promise<object>;
  redo(): Promise<object>;
  /** Starts the step of a lesson again, or what a reader tries out. */
  reset(): Promise<object>;
  position(): Promise<Content>;
  record(): Promise<Content>;
  state(): Promise<BoardState>;
  restore(state: BoardState): Promise<void>;
  addEventListener<Name extends keyof BoardEvents>(name: Name, listener: (event: CustomEvent<BoardEvents[Name]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Says where the site is, once for all boards: `useSite('https://naqala.example/')`. */
export function useSite(address: string): void;

declare global {
  interface HTMLElementTagNameMap { 'naqala-board': NaqalaBoard }
}
