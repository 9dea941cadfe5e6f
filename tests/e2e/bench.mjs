// Measures how long the page takes to answer a tap: on the worst board of benches/ and on a fresh one. `cargo xtask bench` runs it.
import { readFile } from 'node:fs/promises';
import { openRecord } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { VIEWPORTS } from './support/site.mjs';

const ROUNDS = 60;
const bids = ['bid 0', 'bid 1', 'bid 3', 'bid 5'];
const fresh = { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '1', actions: bids };
const position = JSON.parse(await readFile(new URL('../../benches/tall.position.json', import.meta.url), 'utf8'));
const worst = { format: 'naqala-record/1', position, seed: '1', actions: bids };

/** Runs in the page: picks up a tile, drops a meeple on the first lit tile and undoes both, `rounds` times. Returns milliseconds of each tap. */
function taps([square, rounds]) {
  const settled = async () => {
    for (let turn = 0; turn < 30; turn += 1) await null;
  };
  const timed = async (act) => {
    const start = performance.now();
    act();
    await settled();
    return performance.now() - start;
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return (async () => {
    const times = { 'pick up': [], drop: [], undo: [] };
    for (let round = 0; round < rounds; round += 1) {
      times['pick up'].push(await timed(() => document.querySelector(`.cell[data-square=${square}]`).click()));
      await painted();
      const lit = document.querySelector('.cell[data-light=lit]');
      times.drop.push(await timed(() => lit.click()));
      await painted();
      const undo = document.querySelector('.history-button.icon-undo');
      for (let steps = 0; steps < 3 && document.querySelector('.cell[data-start]'); steps += 1) {
        times.undo.push(await timed(() => undo.click()));
        await painted();
      }
    }
    return times;
  })();
}

const browser = await launch();
const medians = {};
for (const [name, record, square] of [['a fresh board', fresh, 'a1'], ['the worst board', worst, 'a1']]) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await openRecord(page, record);
  await page.evaluate(taps, [square, 10]);
  const times = await page.evaluate(taps, [square, ROUNDS]);
  for (const [what, list] of Object.entries(times)) {
    list.sort((a, b) => a - b);
    const at = (part) => list[Math.floor((list.length - 1) * part)];
    const ratio = medians[what] ? `, ${(at(0.5) / medians[what]).toFixed(1)} times a fresh board` : '';
    medians[what] ??= at(0.5);
    console.log(`${what} on ${name}: median ${at(0.5).toFixed(2)} ms, 95 % within ${at(0.95).toFixed(2)} ms${ratio}`);
  }
  await page.context().close();
}
await browser.close();
