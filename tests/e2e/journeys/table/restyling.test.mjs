// What changes in one place of a table restyles nothing elsewhere: `:has()` of an element with much below it would restyle all of that. Nor does a
// tap write anything elsewhere, or draw again what undo brings back.
// To find a new cause, record a tap with the browser's profiler: a long *Layout* with few dirty objects is style.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

/** An element with names that style sheets look for with `:has()`. */
const MARKS = { class: 'answer lit chosen refused guide-said', 'data-action': 'kill', 'data-does': 'next', 'data-way': '' };
/** Places of a table, each with few elements below it. */
const PLACES = ['.top-bar', '.bid-track', '.cell .tile', '.action-bar', '.market', '.djinns', '.player-line'];
/** What a table says of itself: a selector that ends in `> *` below one of these would restyle all of it. */
const STATES = ['data-ending', 'data-computer', 'data-past', 'data-secrets'];
/** More elements than any of these places has, and far fewer than a table. */
const MOST = 120;

/**
 * Adds an element to each of the places and removes it, and changes each state of the table and back; returns by place and state how many
 * elements the browser restyled at once. It is null if the
 * trace lacks the events of the page, as some do on a busy machine.
 */
async function restyled(page, browser) {
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await page.evaluate(([places, marks, states]) => {
    const settle = () => document.body.offsetHeight;
    for (const state of states) {
      settle();
      performance.mark(state);
      for (let turn = 0; turn < 2; turn += 1) {
        document.querySelector('main.game').toggleAttribute(state);
        settle();
      }
    }
    for (const place of places.filter((place) => document.querySelector(place))) {
      const mark = document.createElement('i');
      for (const [name, value] of Object.entries(marks)) mark.setAttribute(name, value);
      settle();
      performance.mark(place);
      document.querySelector(place).append(mark);
      settle();
      mark.remove();
      settle();
    }
    performance.mark('end');
  }, [PLACES, MARKS, STATES]);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const most = {};
  let place = 'end';
  // Other pages of the browser are traced, too.
  const here = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'end');
  if (!here) return null;
  const events = traceEvents.filter(({ pid, tid }) => pid === here.pid && tid === here.tid);
  for (const event of events.sort((one, other) => one.ts - other.ts)) {
    if (event.cat === 'blink.user_timing' && [...PLACES, ...STATES, 'end'].includes(event.name)) place = event.name;
    if (event.name !== 'UpdateLayoutTree' || place === 'end') continue;
    most[place] = Math.max(most[place] ?? 0, event.args.elementCount ?? 0);
  }
  return most;
}

const TABLES = {
  'a game of five with both expansions': async (page) => openRecord(page, await cut('5-players-both', 240)),
  'a lesson': async (page) => {
    await open(page, '#learn=move');
    await page.locator('main.lesson .cell').first().waitFor();
  },
};

for (const [name, prepare] of Object.entries(TABLES)) {
  test(`a change in one place restyles no other: ${name}`, async ({ newPage, browser }) => {
    let most = null;
    // A page whose process the trace has missed once may be missed again, so each try has its own.
    for (let tries = 0; !most && tries < 4; tries += 1) {
      const page = await newPage({ ownContext: true });
      await prepare(page);
      most = await restyled(page, browser);
    }
    expect(most, 'the browser traces its page').not.toBeNull();
    expect(Object.keys(most).length, 'places of the table').toBeGreaterThan(2);
    for (const [place, count] of Object.entries(most)) expect(count, `elements restyled by a change in ${place}`).toBeLessThan(MOST);
  });
}

/** The record of a game on the worst board, before the first move. */
async function worstBoard() {
  const position = JSON.parse(await readFile(new URL('../../../../benches/tall.position.json', import.meta.url), 'utf8'));
  return { format: 'naqala-record/1', position, seed: '1', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] };
}

/** Picks up, drops and takes back on the worst board, and returns by tap how many elements the browser restyled at once. */
async function restyledByTaps(page, browser) {
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await page.evaluate(async () => {
    const tap = async (name, element) => {
      document.body.getBoundingClientRect();
      performance.mark(name);
      element.click();
      for (let turn = 0; turn < 30; turn += 1) await null;
      document.querySelector('.cell').getBoundingClientRect();
      performance.mark('end');
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    };
    await tap('pick up', document.querySelector('.cell[data-square=a1]'));
    await tap('drop', document.querySelector('.cell[data-light=lit]'));
    await tap('undo', document.querySelector('.history-button.icon-undo'));
  });
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const here = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'pick up');
  if (!here) return null;
  const most = { 'pick up': 0, drop: 0, undo: 0 };
  let tap = 'end';
  const events = traceEvents.filter(({ pid, tid }) => pid === here.pid && tid === here.tid);
  for (const event of events.sort((one, other) => one.ts - other.ts)) {
    if (event.cat === 'blink.user_timing' && (event.name === 'end' || event.name in most)) tap = event.name;
    if (event.name === 'UpdateLayoutTree' && tap !== 'end') most[tap] += event.args.elementCount ?? 0;
  }
  return most;
}

for (const form of ['phone', 'tablet', 'large']) {
  test(`a tap on the worst board restyles what it changes: ${form}`, async ({ newPage, browser }) => {
    const record = await worstBoard();
    let most = null;
    for (let tries = 0; !most && tries < 4; tries += 1) {
      const page = await newPage({ ownContext: true, viewport: VIEWPORTS[form] });
      await openRecord(page, record);
      most = await restyledByTaps(page, browser);
    }
    expect(most?.['pick up'], 'the browser traces its page').toBeGreaterThan(20);
    // The whole page has about 2,600. A pick-up fills the hand.
    expect(most['pick up'], 'elements restyled by pick up').toBeLessThan(250);
    for (const tap of ['drop', 'undo']) expect(most[tap], `elements restyled by ${tap}`).toBeLessThan(120);
  });
}

test('a tap changes nothing beside the board and its bar', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.large });
  await openRecord(page, await worstBoard());
  const { elsewhere, writes } = await page.evaluate(async () => {
    const records = [];
    const observer = new MutationObserver((list) => records.push(...list));
    observer.observe(document.querySelector('main.game'), { subtree: true, attributes: true, childList: true, characterData: true });
    const elsewhere = [], writes = [];
    for (const tapped of ['.cell[data-square=a1]', '.cell[data-light=lit]', '.history-button.icon-undo']) {
      document.querySelector(tapped).click();
      for (let turn = 0; turn < 30; turn += 1) await null;
      const all = [...records.splice(0), ...observer.takeRecords()];
      writes.push(all.length);
      const targets = all.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      if (targets.length === 0) elsewhere.push(`nothing changes at ${tapped}`);
      // What has left the page has no place.
      const outside = targets.filter((target) => target?.isConnected && !target.closest('.board-area, .bar-area'));
      elsewhere.push(...outside.map((target) => target.className));
    }
    return { elsewhere, writes };
  });
  expect(elsewhere).toEqual([]);
  // A question and its undo write seven times each. A tile that drew its marks anew would add twenty, a list of answers six.
  for (const count of writes.slice(1)) expect(count, `writes of the taps: ${writes}`).toBeLessThan(12);
});

test('the end of a game restyles what it shows, a part with each frame', async ({ newPage, browser }) => {
  const game = '5-players-both';
  const { actions } = await cut(game);
  let styled = [];
  for (let tries = 0; styled.length === 0 && tries < 4; tries += 1) {
    const page = await newPage({ ownContext: true, viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
    await openRecord(page, await cut(game, actions.length - 1));
    await browser.startTracing(page, { categories: ['-*', 'blink.user_timing', 'devtools.timeline'] });
    await page.evaluate(() => {
      performance.mark('end-begins');
      document.querySelector('.answer[data-action=end], .answer.primary').click();
    });
    // The camels are the last to come.
    await page.locator('.caravan > span').first().waitFor();
    await expect(page.locator('main.game [inert] .cell').first(), 'the table behind is inert').toBeAttached();
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const here = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'end-begins');
    const ofPage = ({ name, pid, tid, ts }) => name === 'UpdateLayoutTree' && pid === here?.pid && tid === here.tid && ts > here.ts;
    styled = traceEvents.filter(ofPage).map(({ args }) => args.elementCount ?? 0);
  }
  expect(styled.length, 'the browser traces its page').toBeGreaterThan(20);
  // A modal dialog restyles 6,182 of this table at once.
  expect(Math.max(...styled), 'elements restyled at once').toBeLessThan(600);
});

test('meeples that were picked up are unseen, also on paper, and undo brings the same ones back', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(4, 4));
  const square = await page.locator('.cell[data-light=alive]').first().getAttribute('data-square');
  const cell = `.cell[data-square=${square}]`;
  const pieces = await page.evaluateHandle((cell) => [...document.querySelectorAll(`${cell} .piece`)], cell);
  const isSeen = () => page.locator(`${cell} .meeples`).evaluate((meeples) => {
    const { opacity, visibility } = getComputedStyle(meeples);
    return opacity === '1' && visibility === 'visible';
  });
  const areThere = () => pieces.evaluate((all, cell) => all.length > 0 && all.length === document.querySelectorAll(`${cell} .piece`).length && all.every((one) => one.isConnected), cell);
  expect([await isSeen(), await areThere()]).toEqual([true, true]);
  await page.click(cell);
  await expect(page.locator('.cell[data-taken]')).toHaveCount(1);
  expect(await isSeen()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isSeen()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.click('.icon-undo');
  await expect(page.locator('.cell[data-taken]')).toHaveCount(0);
  expect([await isSeen(), await areThere()]).toEqual([true, true]);
});
