// The states of a table that need the most room: tests/fixtures/looks, which `cargo xtask looks --search` finds.
import { readdirSync, readFileSync } from 'node:fs';
import { openRecord } from './game.mjs';
import { untilSeen } from './pages.mjs';
import { clickFirst } from './press.mjs';

const FOLDER = new URL('../../fixtures/looks/', import.meta.url);

/** What a tap of a state presses: its kind → selectors for its thing, the first of which that the page shows. */
const PRESSED = {
  spot: (price) => [`.spot[data-price="${price}"]`],
  fakirs: () => ['.more-fakirs'],
  djinn: (name) => [`.djinns [data-djinn=${name}]`, `.player.active [data-djinn=${name}]`],
  card: (place) => [`.market-place:nth-child(${Number(place) + 1}) .card`],
  item: (name) => [`.offered-item[data-item=${name}]`, `.player.active [data-item=${name}]`],
  tile: (square) => [`.cell[data-square=${square}]`],
  end: () => ['.answer[data-action=end]'],
  power: (words) => [`.answer[data-action="power ${words}"]`],
};

/** Name of a state, `worst-` before it → function that brings an empty page of a desktop's size there. */
export const WORST_STATES = Object.fromEntries(
  readdirSync(FOLDER).sort().map((file) => [`worst-${file.replace('.json', '')}`, (page) => openState(page, file)]),
);

async function openState(page, file) {
  const { record, secrecy, taps } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  await openRecord(page, record, { secrecy });
  for (const tap of taps) {
    const [kind, ...words] = tap.split(' ');
    const selectors = PRESSED[kind](words.join(' '));
    await untilSeen(page, selectors.join());
    const shown = await page.evaluate((all) => all.find((selector) => document.querySelector(selector)?.checkVisibility()), selectors);
    // A tile takes pointers. Everything else is pressed wherever it lies: it may be out of the window, which is what one looks for.
    if (kind === 'tile') await clickFirst(page, shown);
    else await page.evaluate((selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()).click(), shown);
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
