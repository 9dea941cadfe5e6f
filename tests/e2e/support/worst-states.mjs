// The states of a table that need the most room, and the moves with most to read: tests/fixtures/looks and sows, which
// `cargo xtask looks --search` finds. It keeps more moves in target/sows: `cargo xtask looks searched` opens them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openRecord } from './game.mjs';
import { untilSeen } from './pages.mjs';
import { clickGround } from './press.mjs';

const [STATES, SOWS, SEARCHED] = ['../../fixtures/looks/', '../../fixtures/sows/', '../../../target/sows/'].map((folder) => new URL(folder, import.meta.url));

/** What a tap of a state presses: its kind → selectors for its thing, the first of which that the page shows. */
const PRESSED = {
  spot: (price) => [`.spot[data-price="${price}"]`],
  fakirs: () => ['.more-fakirs'],
  djinn: (name) => [`.djinns [data-djinn=${name}]`, `.player.active [data-djinn=${name}]`],
  card: (place) => [`.market-place:nth-child(${Number(place) + 1}) .card`],
  item: (name) => [`.offered-item[data-item=${name}]`, `.player.active [data-item=${name}]`],
  hand: (tribe) => [`.hand .held[data-tribe=${tribe}]`],
  tile: (square) => [`.cell[data-square=${square}]`],
  end: () => ['.answer[data-action=end]'],
  power: (words) => [`.answer[data-action="power ${words}"]`],
};

const statesOf = (folder, prefix) => {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(files.map((file) => [prefix + file.replace('.json', ''), (page) => openState(page, new URL(file, folder))]));
};

/** Name of a state, `worst-` before it → function that brings an empty page of a desktop's size there. */
export const WORST_STATES = { ...statesOf(STATES, 'worst-'), ...statesOf(SOWS, 'worst-') };
/** The same for all moves that the last search on this machine has found, `searched-` before each. */
export const searchedSows = () => statesOf(SEARCHED, 'searched-');

async function openState(page, file) {
  const { record, secrecy, taps } = JSON.parse(readFileSync(file, 'utf8'));
  await openRecord(page, record, { secrecy });
  for (const tap of taps) {
    const [kind, ...words] = tap.split(' ');
    const selectors = PRESSED[kind](words.join(' '));
    await untilSeen(page, selectors.join());
    const shown = await page.evaluate((all) => all.find((selector) => document.querySelector(selector)?.checkVisibility()), selectors);
    // A tile takes pointers. Everything else is pressed wherever it lies: it may be out of the window, which is what one looks for.
    if (kind === 'tile') await clickGround(page, shown);
    else await page.evaluate((selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()).click(), shown);
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
