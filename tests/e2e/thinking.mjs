// Measures how long `sultan` thinks in a worker, in whole games between computers: the median and 95 % of a turn and of a bid in each third
// of a game; how soon a search stops; and the longest task of the page's thread while the thinker works there. `cargo xtask bench` runs it.
import { launch, newPage, open } from './support/pages.mjs';
import { ask, startThinker } from './support/thinker.mjs';

const NAMES = ['Anna', 'Sam', 'Olivier', 'Pierre', 'Noor'];
const GAMES = [
  ['the base game with two', 2, []],
  ['the base game with four', 4, []],
  ['both expansions with five', 5, ['artisans', 'whims']],
];
const THIRDS = ['at the start', 'in the middle', 'late'];
const STOPS = 20;
/** A game of four before its first move. */
const OPENING = { format: 'naqala-record/1', players: NAMES.slice(0, 4), expansions: [], seed: '42', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] };

const browser = await launch();
const page = await open(await newPage(browser));
await startThinker(page);
for (const [name, players, expansions] of GAMES) {
  const { bids, turns } = await game(players, expansions);
  for (const [what, times] of [['a bid', bids], ['a turn', turns]]) {
    for (const [third, when] of THIRDS.entries()) {
      const from = (part) => Math.floor((times.length * part) / THIRDS.length);
      print(`${what} of sultan ${when}, ${name}`, times.slice(from(third), from(third + 1)));
    }
  }
}
await stops();
await ownThread();
await browser.close();

function print(what, times) {
  if (times.length === 0) return;
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms (${times.length})`);
}

/** Plays a whole game and returns the milliseconds of all bids and of all turns. */
async function game(players, expansions) {
  const record = { format: 'naqala-record/1', players: NAMES.slice(0, players), expansions, seed: '42', actions: [] };
  const [bids, turns] = [[], []];
  let turn = 0;
  for (let think = 1; ; think += 1) {
    const start = performance.now();
    const { line, error } = await ask(page, { think, level: 'sultan', seed: String(think), record });
    if (error === 'the game is over') return { bids, turns };
    if (!line?.length) throw new Error(`no line after ${record.actions.length} actions: ${error}`);
    const took = performance.now() - start;
    record.actions.push(...line);
    if (line.some((action) => action.startsWith('bid'))) bids.push(took);
    else turn += took;
    if (line.includes('end')) {
      turns.push(turn);
      turn = 0;
    }
  }
}

/** Measures the time from a cancel to the answer to a message after it. */
async function stops() {
  const times = await page.evaluate(async ([record, count]) => {
    const { ask, post, replies } = window.thinker;
    const times = [];
    for (let stop = 1; stop <= count; stop += 1) {
      const think = 10_000 + stop;
      post({ think, level: 'sultan', seed: '1', record });
      while (!replies.some(({ id }) => id === think)) await new Promise((later) => setTimeout(later, 3 * stop));
      const start = performance.now();
      post({ cancel: think });
      await ask({ think: 20_000 + stop, level: '' });
      times.push(performance.now() - start);
    }
    return times;
  }, [OPENING, STOPS]);
  print('from a cancel to the next reply', times);
}

/** Measures the tasks of the page's thread while a worker thinks, and while it thinks itself. */
async function ownThread() {
  for (const onPage of [false, true]) {
    await startThinker(page, { onPage });
    const start = performance.now();
    const longest = await page.evaluate(async (record) => {
      let longest = 0;
      const watch = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      watch.observe({ type: 'longtask' });
      await window.thinker.ask({ think: 1, level: 'sultan', seed: '1', record });
      await new Promise((later) => setTimeout(later, 100));
      watch.disconnect();
      return longest;
    }, OPENING);
    const where = onPage ? 'the page thinks itself' : 'a worker thinks';
    const tasks = longest === 0 ? 'no task over 50 ms' : `the longest task takes ${longest} ms`;
    console.log(`while ${where}, on the page’s thread: ${tasks} (${(performance.now() - start).toFixed(0)} ms a turn)`);
  }
}
