// The npm package of the engine, installed from its tarball as others do. `cargo xtask test package` builds it and runs these.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = new URL('../../', import.meta.url);
const read = (path) => readFile(new URL(path, root), 'utf8');
const SETS = [[], ['artisans'], ['whims'], ['artisans', 'whims']];

let folder;
let createEngine;
let EngineError;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naqala-engine-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', process.env.NAQALA_ENGINE], { cwd: folder, shell: process.platform === 'win32' });
  ({ createEngine, EngineError } = await import(pathToFileURL(join(folder, 'node_modules/naqala-engine/node.js'))));
});

after(() => rm(folder, { recursive: true }));

/** A generator of numbers below a bound, always the same ones. */
function dice(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Plays random actions to the end and tells each step of it. */
function playOut(engine, seed, tell = () => {}) {
  const below = dice(seed);
  for (;;) {
    const actions = engine.actions();
    const position = engine.position();
    if (position.turn.step === 'over') return;
    // The orders of the horn are not listed.
    const action = actions.length > 0 ? actions[below(actions.length)] : `order ${position.market.map((_, index) => index + 1).join(' ')}`;
    tell({ position, actions, action, events: engine.play(action) });
  }
}

const sum = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns what a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  return assert.fail(`nothing was thrown by ${call}`);
}

test('whole games of every set are played, scored, recorded and read again', async () => {
  const [engine, other] = await Promise.all([createEngine(), createEngine()]);
  for (const [seed, expansions] of SETS.entries()) {
    engine.newGame({ players: 2 + seed % 3, seed, expansions });
    let steps = 0;
    const types = new Set();
    playOut(engine, seed, ({ events }) => {
      steps += 1;
      for (const { type } of events) types.add(type);
    });
    assert.ok(steps > 50 && types.size > 15 && types.has('game-ended'), `${steps} steps with ${[...types]}`);
    assert.deepEqual(engine.actions(), []);
    assert.match(engine.picture(), /^<svg .*<\/svg>$/s);
    for (const { total, lines } of engine.score()) assert.equal(sum(Object.values(lines)), total);
    const record = engine.record();
    assert.deepEqual([record.format, record.seed, record.actions.length], ['naqala-record/1', String(seed), steps]);
    other.load(record);
    assert.deepEqual(other.position(), engine.position());
    assert.deepEqual(other.loadPart(JSON.stringify(record, null, 2)), { entries: steps });
    other.load(engine.position());
    assert.deepEqual(other.score(), engine.score());
  }
  engine.free();
  assert.throws(() => engine.actions());
  assert.deepEqual(other.actions(), []);
  other.free();
});

test('the recorded transcript gets the answers of the native engine', async () => {
  const engine = await createEngine();
  const transcript = await read('tests/fixtures/transcript.txt');
  const exchanges = transcript.trimEnd().split('\n> ').slice(1);
  for (const exchange of exchanges) {
    const [command] = exchange.split('\n', 1);
    const answer = JSON.parse(engine.reply(command));
    if (answer.error) delete answer.error.message;
    assert.deepEqual(answer, JSON.parse(exchange.slice(command.length)), command);
  }
  assert.ok(exchanges.length > 90, `${exchanges.length} exchanges`);
  assert.equal(engine.reply('quit'), undefined);
});

test('a seed may be a text, a number or a large integer', async () => {
  const engine = await createEngine();
  const dealt = (seed) => {
    engine.newGame({ players: ['A', 'B'], seed, expansions: [] });
    return engine.position();
  };
  assert.deepEqual(dealt(42), dealt('42'));
  assert.equal((dealt(2n ** 64n - 1n), engine.record().seed), '18446744073709551615');
  for (const wrong of [-1, 1.5, NaN, 2n ** 64n, '', 'x']) assert.equal(thrown(() => dealt(wrong)).code, 'syntax', String(wrong));
  assert.equal(engine.record().seed, '18446744073709551615', 'a refusal changes nothing');
});

test('a view hides what its player may not see, and cannot be loaded', async () => {
  const engine = await createEngine();
  engine.newGame({ players: 3, seed: 1, expansions: ['artisans', 'whims'] });
  const { rng, deck, ...whole } = engine.position();
  assert.ok(rng.length === 32 && deck.length > 0);
  const view = engine.view(1);
  assert.deepEqual([view.rng, view.deck], [undefined, deck.length]);
  assert.deepEqual(view.players.map(({ coins }) => coins), [null, whole.players[1].coins, null]);
  assert.deepEqual(view.board, whole.board);
  assert.equal(thrown(() => engine.load(view)).code, 'hidden-information');
  assert.equal(thrown(() => engine.view(3)).reason, 'no-such-player');
});

test('errors have the codes and the fields of the protocol', async () => {
  const engine = await createEngine();
  const fields = (call) => {
    const error = thrown(call);
    assert.ok(error instanceof EngineError && error instanceof Error && error.name === 'EngineError' && error.message.length > 0, String(error));
    return { ...error };
  };
  assert.deepEqual(fields(() => engine.actions()), { code: 'illegal-action', reason: 'no-game' });
  engine.newGame({ players: 2, seed: 42, expansions: [] });
  assert.deepEqual(fields(() => engine.undo()), { code: 'nothing-to-undo' });
  assert.deepEqual(fields(() => engine.play('take c9')), { code: 'syntax', column: 6 });
  assert.deepEqual(fields(() => engine.play('end')), { code: 'illegal-action', reason: 'wrong-step', rule: 'R-T2' });
  engine.play('bid 3');
  assert.deepEqual(fields(() => engine.undo()), { code: 'undo-barred' });
  const position = engine.position();
  const invalid = fields(() => engine.load({ ...position, round: 0, bidOrder: [7] }));
  assert.ok(invalid.code === 'invalid-position' && invalid.faults.length > 0, JSON.stringify(invalid));
  const record = engine.record();
  const { entries, fault } = engine.loadPart({ ...record, actions: ['bid 3', 'bid 3'], core: '0.0.9' });
  assert.ok(fault instanceof EngineError);
  assert.deepEqual([entries, { ...fault }], [1, { code: 'illegal-action', index: 1, action: 'bid 3', reason: 'taken', rule: 'R-B1', core: '0.0.9' }]);
  assert.deepEqual(engine.record(), record, 'the part that can be played is there');
  for (const text of ['{', '', 'null', 'quit\n']) assert.ok(['syntax', 'invalid-position'].includes(fields(() => engine.load(text)).code), text);
});

test('computers think within their budget, and their lines can be played', async () => {
  const engine = await createEngine();
  engine.newGame({ players: 2, seed: 42, expansions: [] });
  const first = engine.think('novice', { seed: 7 });
  assert.deepEqual(engine.think('novice', { seed: '7' }), first, 'the same seed gives the same line');
  assert.ok(engine.think('sultan', { budget: 500 }).positions < engine.think('sultan', { budget: 5000 }).positions);
  for (let turn = 0; turn < 12; turn += 1) {
    const { line, win } = engine.think('courtier', { style: 'djinns', budget: 2000 });
    assert.ok(line.length > 0 && win > 0 && win < 1);
    for (const action of line) engine.play(action);
  }
  assert.equal(thrown(() => engine.think('genius')).code, 'syntax');
  assert.deepEqual(thrown(() => engine.think('novice', { speed: 1 })).faults.map(({ at }) => at), ['speed']);
});

test('advice has legal lines whose terms sum up, and an analysis has a verdict for each decision', async () => {
  const engine = await createEngine();
  engine.newGame({ players: 2, seed: 42, expansions: [] });
  const { candidates, hint } = engine.advise({ count: 2, budget: 3000 });
  assert.equal(candidates.length, 2);
  for (const { line, value, terms } of candidates) {
    assert.ok(engine.actions().includes(line[0]));
    assert.ok(Math.abs(sum(terms.map(({ now, later }) => now + later)) - value) < 0.05);
  }
  assert.equal(hint.idea, candidates[0].line[0]);
  for (const bid of ['bid 0', 'bid 1', 'bid 3', 'bid 0']) engine.play(bid);
  const { decisions, done } = engine.analyse({ budget: 1000 });
  assert.deepEqual([done, decisions.map(({ played }) => played[0])], [true, ['bid 0', 'bid 1', 'bid 3', 'bid 0']]);
});

test('the examples of the README run and print what it says', async () => {
  const readme = await read('packages/naqala-engine/README.md');
  const examples = readme.matchAll(/```js\n([^]*?)```(?:\n\n[^\n]*This prints `([^`]*)`)?/g);
  const printed = [];
  for (const [index, [, code, prints]] of [...examples].entries()) {
    const file = join(folder, `example-${index}.js`);
    await writeFile(file, code);
    const { stdout } = await run(process.execPath, [file]);
    if (prints === undefined) assert.match(stdout, /^\[ \d+, \d+ \]\n$/, code);
    else assert.equal(stdout.trim(), prints, code);
    printed.push(stdout);
  }
  assert.equal(printed.length, 3);
});

test('the types fit what is called, and every answer of random games', async () => {
  const engine = await createEngine();
  // What differs in its form alone: texts and numbers count as any text and any number, but the texts that types list.
  const answers = { Position: [], View: [], 'readonly Action[]': [], 'readonly Event[]': [], 'readonly Score[]': [], Sows: [], GameRecord: [], Thought: [], Advice: [], Analysis: [] };
  const seen = new Set();
  const note = (type, answer, form = JSON.stringify(answer)) => {
    if (seen.has(`${type} ${form}`)) return;
    seen.add(`${type} ${form}`);
    answers[type].push(answer);
  };
  for (let seed = 0; seed < 24; seed += 1) {
    engine.newGame({ players: 2 + (seed % 3), seed, expansions: SETS[seed % 4] });
    const { deck, discard, ...rest } = engine.position();
    // Random players seldom come to the end of the deck.
    if (seed === 0) engine.load({ ...rest, deck: [], discard: [...deck, ...discard] });
    playOut(engine, seed, ({ position, actions, events }) => {
      note('Position', position, Object.keys(position.turn).join() + position.turn.then);
      for (const seat of position.players.keys()) note('View', engine.view(seat), Object.keys(position.turn).join() + (seat === position.turn.player));
      for (const action of actions) note('readonly Action[]', [action], action.replace(/\d/g, '#').replace(/\b[a-g]#/g, 'tile'));
      for (const event of events) note('readonly Event[]', [event], Object.keys(event).join() + event.type + (event.row ?? event.reason ?? event.piece));
    });
    note('GameRecord', engine.record());
    note('Position', engine.position(), 'over');
    note('readonly Score[]', engine.score());
  }
  engine.newGame({ players: 3, seed: 5, expansions: SETS[3] });
  note('Sows', engine.sows('c3'));
  note('readonly Event[]', (engine.play('bid 0'), engine.play('back 0')));
  for (const bid of [1, 2, 3]) engine.play(engine.actions()[bid]);
  note('GameRecord', (engine.load(engine.position()), engine.record()));
  note('Thought', engine.think('novice'));
  note('Advice', engine.advise({ budget: 2000 }));
  engine.play(engine.think('novice').line[0]);
  note('Analysis', engine.analyse({ budget: 500 }));
  const shown = (list, key) => new Set(list.map((answer) => answer[key])).size;
  assert.deepEqual([shown(answers['readonly Event[]'].flat(), 'type'), shown(answers.Position.map(({ turn }) => turn), 'step')], [29, 12], 'the games show every event and every step');
  const lines = Object.entries(answers).flatMap(([type, list]) => list.map((answer) => `is<${type}>(${JSON.stringify(answer)});`));
  const types = "import type { Action, Advice, Analysis, Event, GameRecord, Position, Score, Sows, Thought, View } from 'naqala-engine';\n";
  await writeFile(join(folder, 'answers.ts'), `${types}const is = <Type>(_: Type) => {};\n${lines.join('\n')}\n`);
  await copyFile(new URL('calls.ts', import.meta.url), join(folder, 'calls.ts'));
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom'];
  for (const words of [['nodenext', '--moduleResolution', 'nodenext', 'calls.ts', 'answers.ts'], ['esnext', '--moduleResolution', 'bundler', 'calls.ts']]) {
    const { stdout } = await run(process.execPath, [process.env.NAQALA_TSC, ...options, '--module', ...words], { cwd: folder }).catch((error) => error);
    assert.equal(stdout, '', words.join(' '));
  }
});

test('the types list every name of the notation', async () => {
  const types = await read('packages/naqala-engine/index.d.ts');
  const notation = await read('docs/notation.md');
  const union = (name) => {
    const [, text] = new RegExp(`export type ${name} =([^;]*);`).exec(types);
    const quoted = [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);
    return [...new Set(quoted)].sort();
  };
  const quoted = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
  const row = (thing) => quoted(new RegExp(`^\\| ${thing} \\| (.*) \\|$`, 'm').exec(notation)[1]);
  const table = (heading) => [.../(^\|.*\n)+/m.exec(notation.split(heading)[1])[0].matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => quoted(cell));
  assert.deepEqual(union('Djinn'), row('djinn').sort());
  assert.deepEqual([...union('Item'), ...union('MagicItem')].sort(), row('item \\(A\\)').filter((name) => name !== 'jewels').sort());
  assert.deepEqual(union('Whim'), row('whim \\(W\\)').sort());
  assert.deepEqual([...union('Good'), ...union('Resource')].sort(), row('resource').sort());
  const events = [...types.matchAll(/\{ type: ([^;]*);/g)].flatMap(([, names]) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name));
  assert.deepEqual([...new Set(events)].sort(), table('## Events').sort());
  assert.deepEqual(union('ErrorCode'), table('## Errors').sort());
  const [reasons] = notation.split('Reasons of `illegal-action`')[1].split('\n\nThe message');
  assert.deepEqual(union('IllegalReason'), quoted(reasons).filter((word) => word !== 'illegal-action').sort());
});
