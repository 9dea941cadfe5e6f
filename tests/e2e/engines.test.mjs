// The other engines: a short journey in Firefox and in WebKit, and what a page of ours asks of them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { firefox } from './firefox.mjs';
import { KEYS, Page } from './page.mjs';
import { copyOfSite } from './site.mjs';
import { webkit } from './webkit.mjs';

const ENGINES = [['Firefox', 'FIREFOX', firefox], ['WebKit', 'WEBKIT', webkit]];
const TABLET = { width: 1024, height: 768 };
/** As narrow as MiniBrowser can be. */
const PHONE = { width: 450, height: 800 };

let site;
before(async () => {
  site = await copyOfSite();
  await site.bring('watch.js');
});
after(() => site?.remove());

for (const [name, variable, start] of ENGINES) {
  const program = process.env[`NAQALA_${variable}`];
  const missing = process.env[`NAQALA_NO_${variable}`] ?? `NAQALA_${variable} names none: \`cargo xtask e2e\` does`;
  test(`a game is begun, stored and found again in ${name}`, { skip: !program && missing, timeout: 120_000 }, async (t) => {
    const browser = await start(program);
    t.diagnostic(browser.name);
    try {
      await journey(new Page(browser));
    } finally {
      await browser.close();
    }
  });
}

async function journey(page) {
  await page.browser.resize(TABLET);
  await page.browser.goto(site.url);
  await ready(page);
  await setUp(page);
  await page.waitFor('#art svg');
  for (const size of [PHONE, TABLET]) {
    await page.browser.resize(size);
    await page.until('the table has the new size', (width) => innerWidth === width, size.width);
    await assertLaidOut(page);
  }
  await bid(page);
  await sow(page);
  await comeBack(page);
  await menu(page);
  await french(page);
  assert.deepEqual(await page.evaluate(() => JSON.parse(sessionStorage.getItem('naqala-watch') ?? '[]')), [], 'the page complains');
}

const ready = (page) => page.until('the page is ready', () => document.documentElement.dataset.ready !== undefined);

async function setUp(page) {
  await page.click('main.setup input[name=seed]');
  await page.press(KEYS.End, ...Array(24).fill(KEYS.Backspace), ...'42');
  assert.equal(await page.evaluate(() => document.querySelector('input[name=seed]').value), '42');
  if (await page.evaluate(() => document.querySelector('main.setup input[name=hand-over]').checked)) await page.click('main.setup input[name=hand-over]');
  await page.click('.setup-form button[type=submit]');
  await page.waitFor('main.game');
}

/** Style sheets are understood and pictures drawn. */
async function assertLaidOut(page) {
  const seen = await page.evaluate(() => {
    const styles = (selector) => getComputedStyle(document.querySelector(selector));
    const smallest = (selector, box) => Math.min(...[...document.querySelectorAll(selector)].map(box).flatMap(({ width, height }) => [width, height]));
    const onScreen = (element) => element.getBoundingClientRect();
    return {
      cell: smallest('.cell', onScreen),
      length: styles('.cell').getPropertyValue('--cell'),
      ofItsWidth: document.querySelector('.board').offsetWidth / innerWidth,
      plaque: styles('.tile').backgroundColor,
      piece: smallest('.cell .piece .icon', onScreen),
      drawn: smallest('.cell .piece use', (use) => use.getBBox()),
      // A scrollbar may take some of the width.
      sideways: document.querySelector('.board').getBoundingClientRect().right - document.querySelector('main.game').clientWidth,
    };
  });
  assert.ok(seen.cell >= 44, `a cell of ${seen.cell} px`);
  assert.match(seen.length, /^[\d.]+px$/, '--cell is a length (@property)');
  assert.ok(seen.ofItsWidth > 0.5, `the board has ${seen.ofItsWidth} of the width (container queries)`);
  assert.match(seen.plaque, /^rgb\(217, 178, 114\)$/, 'the colour of a plaque by day (light-dark)');
  assert.ok(seen.piece >= 8 && seen.drawn > 0, `a meeple of ${seen.piece} px, drawn in ${seen.drawn}`);
  assert.ok(seen.sideways <= 0, `the board is cut by ${seen.sideways} px`);
}

async function bid(page) {
  const bidding = '.bid-track.bidding';
  for (let bids = 0; await page.evaluate((bidding) => document.querySelector(bidding) !== null, bidding); bids += 1) {
    assert.ok(bids < 4);
    const track = await page.text('.bid-track');
    await page.click(`${bidding} .spot[data-state=open]`);
    await page.click('.action-bar .answer.primary');
    await page.until('the bid is made', (track) => document.querySelector('.bid-track').innerText !== track, track);
  }
}

/** What the board, the hand and the line show. */
const shown = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.cell')].map((each) => `${each.dataset.square} ${each.dataset.light} ${each.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll('.hand .held')].map((each) => each.getAttribute('aria-label')),
    document.querySelector('.action-bar .prompt').textContent,
  ]);
const hand = (page) => page.evaluate(() => [...document.querySelectorAll('.hand .held')].map((held) => held.getAttribute('aria-label')).join());

/** Takes up a tile and drops a meeple; takes that back, and does it again. */
async function sow(page) {
  await page.click('.cell[data-light=alive]');
  await page.waitFor('.cell[data-light=lit]');
  const before = await shown(page);
  const drop = async () => {
    const held = await hand(page);
    await page.click('.cell[data-light=lit]');
    if (await page.evaluate(() => document.querySelector('.ring') !== null)) await page.click('.ring button');
    await page.until('a meeple is dropped', (held) => [...document.querySelectorAll('.hand .held')].map((held) => held.getAttribute('aria-label')).join() !== held, held);
  };
  await drop();
  await page.click('.history-button.icon-undo');
  await page.until('the meeple is in the hand again', (count) => document.querySelectorAll('.cell[data-visited]').length < count, 2);
  assert.deepEqual(await shown(page), before);
  await drop();
}

/** With all kept by the service worker, the game stands after a reload where it stood. */
async function comeBack(page) {
  const before = await shown(page);
  await page.until('the disk has it', () => document.documentElement.dataset.stored === '6');
  await page.until('the service worker is there', () => navigator.serviceWorker.controller?.state === 'activated');
  await page.browser.reload();
  await ready(page);
  await page.waitFor('main.game .prompt');
  assert.deepEqual(await shown(page), before);
}

async function menu(page) {
  const open = 'dialog.sheet[open][data-sheet=menu]';
  await page.click('.top-doors [data-opens=menu]');
  await page.waitFor(open);
  await page.press(KEYS.Escape);
  await page.waitFor(open, 'gone');
  await page.click('.djinns .djinn');
  await page.waitFor('.djinn-note:popover-open');
  await page.click('.djinn-note .note-close');
  await page.waitFor('.djinn-note:popover-open', 'gone');
}

async function french(page) {
  await page.click('.top-doors [data-opens=settings]');
  await page.click('[data-setting=sheet-language] label:nth-of-type(2)');
  await page.waitFor('html[lang=fr]');
  assert.equal(await page.text('dialog[open] h2'), 'Réglages');
  await page.press(KEYS.Escape);
  await page.waitFor('dialog[open]', 'gone');
}
