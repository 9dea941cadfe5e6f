// Measures how much processor time the page takes to answer a tap, layout and drawing included: on a fresh board and on the worst one of
// benches/. `cargo xtask bench` runs it. With `BASELINE_URL`, the address of another build, it measures both in turns and prints what part
// of that build's time this one takes.
import { readFile } from 'node:fs/promises';
import { openRecord } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL, VIEWPORTS } from './support/site.mjs';

const ROUNDS = 8;
const TURNS = 2;
const bids = ['bid 0', 'bid 1', 'bid 3', 'bid 5'];
const position = JSON.parse(await readFile(new URL('../../benches/tall.position.json', import.meta.url), 'utf8'));
const BOARDS = {
  'a fresh board': { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '1', actions: bids },
  'the worst board': { format: 'naqala-record/1', position, seed: '1', actions: bids },
};
/** What is pressed for each tap. The empty one is what measuring costs. */
const TAPS = { nothing: '.no-such', 'pick up': '.cell[data-square=a1]', drop: '.cell[data-light=lit]', undo: '.history-button.icon-undo', 'undo again': '.history-button.icon-undo' };

/** Runs in the page: presses an element and waits until the page has drawn and done what it puts off, as the log does. */
function press(selector) {
  document.querySelector(selector)?.click();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250)));
}

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
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const times = Object.fromEntries(Object.keys(TAPS).map((name) => [name, []]));
  const play = async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, selector] of Object.entries(TAPS)) {
        const before = await worked();
        await page.evaluate(press, selector);
        times[name].push((await worked()) - before);
      }
    }
  };
  await play(3);
  for (const list of Object.values(times)) list.length = 0;
  return { times, play, close: () => page.context().close() };
}

/** Returns the median of what the taps took beyond what measuring takes. */
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
