// Every screen there is, and how to get to it: for pictures, for axe, for what must fit a window.
import { readFile } from 'node:fs/promises';
import { open } from './harness.mjs';
import { cell, cut, openRecord, openSheet } from './table.mjs';

/** The page at the point of a recorded game just before the nth action that begins with a word. */
const before = (players, word, nth = 0) => async (page) => {
  const { actions } = await cut(players);
  const at = actions.map((action, index) => [action, index]).filter(([action]) => action.startsWith(word))[nth][1];
  await openRecord(page, await cut(players, at));
};
const at = (players, actions, options) => async (page) => openRecord(page, await cut(players, actions), options);
/** The page at one of tests/fixtures/valid. */
const position = (name) => async (page) => {
  const file = new URL(`../fixtures/valid/${name}.json`, import.meta.url);
  await openRecord(page, { format: 'naqala-record/1', position: JSON.parse(await readFile(file, 'utf8')), seed: '1', actions: [] });
};
const then = (first, ...more) => async (page) => {
  await first(page);
  for (const step of more) await step(page);
};
const click = (selector) => (page) => page.locator(selector).first().click();
const sheet = (name) => (page) => openSheet(page, name);

/** Name of a screen → what brings an empty page there. */
export const SCREENS = {
  setup: open,
  'setup-open': then(open, click('[data-opens=open]')),
  bid: at(4, 2),
  'bid-fakirs': then(position('bid-with-kumarbi'), click('.spot[data-price="5"]'), click('.more-fakirs')),
  'bid-chosen': then(at(4, 2), click('.spot[data-price="8"]')),
  move: at(4, 4),
  'move-long': then(before(2, 'take', 10), async (page) => page.locator(".cell[data-light=alive]").first().hover()),
  picked: at(4, 5),
  ring: then(at(4, 4), async (page) => {
    for (const square of ['c3', 'b3', 'd2', 'e4']) {
      await cell(page, square).click();
      for (const lit of await page.locator('.cell[data-light=lit], .cell[data-light=target]').all()) {
        await lit.click();
        if (await page.locator('.ring').count()) return;
        await page.keyboard.press('Escape');
        await cell(page, square).click();
      }
      await page.keyboard.press('Escape');
    }
  }),
  sowing: at(4, 6),
  'last-drop': at(4, 7),
  builders: before(4, 'build'),
  assassins: before(4, 'kill'),
  market: before(4, 'buy'),
  djinn: before(4, 'djinn'),
  'djinn-note': then(at(4, 4), click('.djinns .djinn')),
  palm: before(4, 'palm'),
  sale: before(4, 'sell', 3),
  'turn-end': before(4, 'end', 5),
  late: at(3, 270),
  'late-move': before(2, 'take', 50),
  cover: at(4, 4, { handOver: true }),
  log: then(at(4, 120), sheet('log')),
  score: then(at(4, 200), sheet('score')),
  menu: then(at(4, 20), sheet('menu')),
  export: then(at(4, 20), sheet('menu'), click('[data-does=export]')),
  'new-game': then(at(4, 20), sheet('menu'), click('[data-does=new-game]')),
  help: then(at(4, 20), sheet('help')),
  settings: then(at(4, 20), sheet('settings')),
  over: at(4, Infinity),
  games: then(at(3, 100), async (page) => open(page)),
};
