// Measures how much processor time the page takes to answer a tap, with styles and layout: on a fresh board and on the worst one of benches/.
// `cargo xtask bench` runs it. With `BASELINE_URL`, the address of another build, it measures both in turns and prints what part of that
// build's time this one takes.
import { readFile } from 'node:fs/promises';
import { openRecord } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL, VIEWPORTS } from './support/site.mjs';

const ROUNDS = 10;
const TURNS = 3;
const bids = ['bid 0', 'bid 1', 'bid 3', 'bid 5'];
const position = JSON.parse(await readFile(new URL('../../benches/tall.position.json', import.meta.url), 'utf8'));
const BOARDS = {
  'a fresh board': { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '1', actions: bids },
  'the worst board': { format: 'naqala-record/1', position, seed: '1', actions: bids },
};
/** What is pressed for each tap. The first one measures what measuring takes. */
const TAPS = {
  nothing: '.no-such',
  'pick up': '.cell[data-square=a1]',
  drop: '.cell[data-light=lit]',
  'undo the drop': '.history-button.icon-undo',
  'undo the pick-up': '.history-button.icon-undo',
};
/** The parts of an answer, in the browser's names. What it does between them depends on when the next frame comes. */
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Runs in the page: presses an element, and returns once the page has answered and is laid out. */
async function press(selector) {
  document.querySelector(selector)?.click();
  for (let turn = 0; turn < 30; turn += 1) await null;
  document.body.getBoundingClientRect();
}

/** Runs in the page: waits until all that the page puts off is done. */
const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 700)));

/**
 * Opens a board of a build. Returns `times`, by tap the milliseconds that the page's own thread worked, which other programs do not lengthen,
 * and `play`, which adds to them.
 */
async function table(browser, baseURL, record) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, baseURL });
  await openRecord(page, record);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.filter(({ name }) => PARTS.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const times = Object.fromEntries(Object.keys(TAPS).map((name) => [name, []]));
  const play = async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, selector] of Object.entries(TAPS)) {
        const before = await worked();
        await page.evaluate(press, selector);
        times[name].push((await worked()) - before);
        await page.evaluate(rest);
      }
    }
  };
  await play(3);
  for (const list of Object.values(times)) list.length = 0;
  return { times, play, close: () => page.context().close() };
}

/** Returns the median of what a tap took beyond what measuring takes. */
function median(times, name) {
  const middle = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
  return middle(times[name]) - middle(times.nothing);
}

const browser = await launch();
const builds = [BASE_URL, process.env.BASELINE_URL].filter(Boolean);
for (const [name, record] of Object.entries(BOARDS)) {
  const tables = [];
  for (const build of builds) tables.push(await table(browser, build, record));
  for (let turn = 0; turn < TURNS; turn += 1) for (const { play } of tables) await play(ROUNDS);
  for (const what of Object.keys(TAPS).slice(1)) {
    const [here, other] = tables.map(({ times }) => median(times, what));
    const ratio = other ? `, ${(here / other).toFixed(2)} of the other build's ${other.toFixed(1)} ms` : '';
    console.log(`${what} on ${name}: median ${here.toFixed(1)} ms of the processor${ratio}`);
  }
  for (const { close } of tables) await close();
}
await browser.close();
