// The npm package of the engine in a page of another host: as modules without a bundler, under a strict policy, and in a worker.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../support/fixtures.mjs';
import { serve } from '../../support/servers.mjs';

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; img-src data:";
const PAGE = '<!doctype html><html lang="en"><title>Engine</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script></html>';

/** Plays a game in the page with a novice and what is legal by turns; the worker thinks for a courtier. */
const SCRIPT = `
  import { createEngine, EngineError } from './index.js';
  const worker = new Worker('/worker.js', { type: 'module' });
  const thought = (record) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(record);
  });
  const engine = await createEngine();
  engine.newGame({ players: ['Anna', 'Sam'], seed: 42, expansions: ['artisans'] });
  let refused = null;
  try {
    engine.play('end');
  } catch (error) {
    refused = error instanceof EngineError && { ...error };
  }
  const { line } = await thought(engine.record());
  for (const action of line) engine.play(action);
  const { deck, players } = engine.view(1);
  const [best] = engine.advise({ count: 1, budget: 1000 }).candidates;
  while (engine.position().turn.step !== 'over') for (const action of engine.think('novice', { budget: 200 }).line) engine.play(action);
  window.seen = { refused, line, deck, coins: players.map(({ coins }) => coins), best, score: engine.score(), record: engine.record() };`;

const WORKER = `
  import { createEngine } from './index.js';
  const made = createEngine();
  onmessage = async ({ data }) => {
    const engine = await made;
    engine.load(data);
    postMessage(engine.think('courtier', { seed: 7, budget: 2000 }));
  };`;

test('the package of the engine plays in a page as it does in Node', async ({ newPage }) => {
  expect(process.env.NAQALA_ENGINE, 'the packed engine').toBeTruthy();
  const folder = await mkdtemp(join(tmpdir(), 'naqala-engine-'));
  await promisify(execFile)('tar', ['-xzf', process.env.NAQALA_ENGINE, '--strip-components=1', '-C', folder]);
  const files = new Map([['', PAGE], ['page.js', SCRIPT], ['worker.js', WORKER]]);
  for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)));
  const host = await serve((request, response) => {
    const name = request.url.slice(1);
    const type = TYPES[extname(name)] ?? 'text/html';
    response.writeHead(files.has(name) ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(files.get(name));
  });
  try {
    const page = await newPage({ ownContext: true });
    await page.goto(host.url());
    const seen = await (await page.waitForFunction(() => window.seen)).jsonValue();
    expect(seen.refused).toEqual({ code: 'illegal-action', reason: 'wrong-step', rule: 'R-T2' });
    expect(seen.coins).toEqual([null, 50]);

    const { createEngine } = await import(join(folder, 'node.js'));
    const engine = await createEngine();
    engine.newGame({ players: ['Anna', 'Sam'], seed: 42, expansions: ['artisans'] });
    expect(engine.think('courtier', { seed: 7, budget: 2000 }).line).toEqual(seen.line);
    for (const action of seen.line) engine.play(action);
    expect(engine.view(1).deck).toBe(seen.deck);
    expect(engine.advise({ count: 1, budget: 1000 }).candidates).toEqual([seen.best]);
    engine.load(seen.record);
    expect(engine.actions()).toEqual([]);
    expect(engine.score()).toEqual(seen.score);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});
