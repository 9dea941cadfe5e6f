// The engine: each method is a command of the line protocol, docs/protocol.md.
import load, { Engine as Core } from './core.js';

/** An error of the protocol: its `code`, its message and the fields of that code. */
export class EngineError extends Error {
  constructor({ message, ...fields }) {
    super(message);
    Object.assign(this, fields);
  }
}
EngineError.prototype.name = 'EngineError';

let loaded;

/** Loads the wasm unless that is done, and makes an engine. */
export async function makeEngine(wasm) {
  // Once for all engines, also for those that are asked for meanwhile: a second wasm would take the place of the first.
  loaded ??= load({ module_or_path: wasm });
  try {
    await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
  return new Engine(new Core());
}

/** Writes an argument as the protocol has it: a seed is text. */
const written = (options) => JSON.stringify(options, (key, value) => (key === 'seed' && ['number', 'bigint'].includes(typeof value) ? String(value) : value));

/** Writes a command with options, which may be missing. */
const command = (words, options) => (options === undefined ? words : `${words} ${written(options)}`);

class Engine {
  #core;

  constructor(core) {
    this.#core = core;
  }

  reply(line) {
    return this.#core.reply(line);
  }

  #ask(line) {
    const reply = JSON.parse(this.reply(line));
    if (reply.error) throw new EngineError(reply.error);
    return reply;
  }

  newGame(options) {
    this.#ask(command('new', options));
  }

  load(game) {
    this.#ask(`load ${typeof game === 'string' ? game : written(game)}`);
  }

  loadPart(game) {
    const { entries, fault } = this.#ask(`load-part ${typeof game === 'string' ? game : written(game)}`);
    return fault ? { entries, fault: new EngineError(fault) } : { entries };
  }

  position() {
    return this.#ask('state');
  }

  view(player) {
    return this.#ask(`view @${player}`);
  }

  actions() {
    return this.#ask('actions').actions;
  }

  play(action) {
    return this.#ask(`play ${action}`).events;
  }

  undo() {
    this.#ask('undo');
  }

  redo() {
    this.#ask('redo');
  }

  score() {
    return this.#ask('score').players;
  }

  picture() {
    return this.#ask('picture').svg;
  }

  sows(tile) {
    return this.#ask(`sows ${tile}`);
  }

  think(level, options) {
    return this.#ask(command(`think ${level}`, options));
  }

  advise(options) {
    return this.#ask(command('advise', options));
  }

  analyse(options) {
    return this.#ask(command('analyse', options));
  }

  record() {
    return this.#ask('record');
  }

  free() {
    this.#core.free();
  }
}
