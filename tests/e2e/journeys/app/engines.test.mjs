// The other engines: a short journey in Firefox and in WebKit.
import { fileURLToPath } from 'node:url';
import { KEYS } from '../../support/engines/page.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';

const TABLET = { width: 1024, height: 768 };
/** The smallest width of MiniBrowser. */
const PHONE = { width: 450, height: 800 };
/** A script that records complaints in the page: these drivers do not report them. */
const RECORDER = fileURLToPath(new URL('../../support/engines/complaints.js', import.meta.url));

const test = base.extend({
  /** A copy of the site that records complaints. */
  site: async ({}, use) => {
    const site = await serveCopyOfSite();
    await site.addScript(RECORDER);
    await use(site);
    await site.stop();
  },
});

for (const [name, open] of ENGINES) {
  test(`a game is started, stored and found again in ${name}`, async ({ site, launchEngine }) => {
    await journey(await open(launchEngine), site);
  });
}

async function journey(page, site) {
  await page.browser.resize(TABLET);
  await page.browser.goto(site.url);
  await ready(page);
  await setUp(page);
  await page.waitFor('#art svg');
  for (const [size, form] of [[PHONE, 'phone'], [TABLET, 'tablet-landscape']]) {
    await page.browser.resize(size);
    await page.until('the page has the new form', (form) => document.documentElement.dataset.form === form, form);
    await page.until('the table has the new size', (width) => innerWidth === width, size.width);
    await expectLaidOut(page);
  }
  await bid(page);
  await sow(page);
  await reload(page);
  await menu(page);
  await french(page);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('naqala-complaints') ?? '[]')), 'complaints of the page').toEqual([]);
}

const ready = (page) => page.until('the page is ready', () => document.documentElement.dataset.ready !== undefined);

async function setUp(page) {
  await page.click('[data-does=setup]');
  await page.waitFor('main.setup .setup-more > summary');
  await page.click('main.setup .setup-more > summary');
  await page.click('main.setup input[name=seed]');
  await page.press(KEYS.End, ...Array(24).fill(KEYS.Backspace), ...'42');
  expect(await page.evaluate(() => document.querySelector('input[name=seed]').value)).toBe('42');
  await page.click('main.setup .secrecy label:last-child');
  await page.click('.setup-form button[type=submit]');
  await page.waitFor('main.game');
}

/** Expects the engine to understand the style sheets and to draw the pictures. */
async function expectLaidOut(page) {
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
  expect(seen.cell, `a cell of ${seen.cell} px`).toBeGreaterThanOrEqual(44);
  expect(seen.length, '--cell is a length (@property)').toMatch(/^[\d.]+px$/);
  expect(seen.ofItsWidth, `the board has ${seen.ofItsWidth} of the width`).toBeGreaterThan(0.5);
  expect(seen.plaque, 'the colour of a plaque by day (light-dark)').toMatch(/^rgb\(156, 111, 60\)$/);
  expect(seen.piece >= 8 && seen.drawn > 0, `a meeple of ${seen.piece} px, drawn in ${seen.drawn}`).toBeTruthy();
  expect(seen.sideways, `the board is cut by ${seen.sideways} px`).toBeLessThanOrEqual(0);
}

async function bid(page) {
  const bidding = '.bid-track.bidding';
  for (let bids = 0; await page.evaluate((bidding) => document.querySelector(bidding) !== null, bidding); bids += 1) {
    expect(bids).toBeLessThan(4);
    const track = await page.text('.bid-track');
    await page.click(`${bidding} .spot[data-state=open]`);
    await page.click('.action-bar .answer.primary');
    await page.until('the bid is made', (track) => document.querySelector('.bid-track').innerText !== track, track);
  }
}

/** Returns what the board, the hand and the action bar show. */
const shown = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.cell')].map((each) => `${each.dataset.square} ${each.dataset.light} ${each.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll('.hand .held:not([hidden])')].map((each) => each.getAttribute('aria-label')),
    document.querySelector('.action-bar .prompt').textContent,
  ]);
const hand = (page) => page.evaluate(() => [...document.querySelectorAll('.hand .held:not([hidden])')].map((held) => held.getAttribute('aria-label')).join());

/** Picks up a tile and drops a meeple; undoes the drop and does it again. */
async function sow(page) {
  await page.click('.cell[data-light=alive]');
  await page.waitFor('.cell[data-light=lit]');
  const before = await shown(page);
  const drop = async () => {
    const held = await hand(page);
    await page.click('.cell[data-light=lit]');
    await page.until('a meeple is dropped', (held) => [...document.querySelectorAll('.hand .held:not([hidden])')].map((held) => held.getAttribute('aria-label')).join() !== held, held);
  };
  await drop();
  await page.click('.history-button.icon-undo');
  await page.until('the meeple is in the hand again', (count) => document.querySelectorAll('.cell[data-visited]').length < count, 2);
  expect(await shown(page)).toEqual(before);
  await drop();
}

/** Reloads the page, once the service worker has stored all files: the game stands where it stood. */
async function reload(page) {
  const before = await shown(page);
  await page.until('the disk has it', () => document.documentElement.dataset.stored === '6');
  await page.until('the service worker is there', () => navigator.serviceWorker.controller?.state === 'activated');
  await page.browser.reload();
  await ready(page);
  await page.waitFor('main.game .prompt');
  expect(await shown(page)).toEqual(before);
}

async function menu(page) {
  const open = 'dialog[open][data-dialog=menu]';
  await page.click('.top-buttons [data-opens=menu]');
  await page.waitFor(open);
  await page.press(KEYS.Escape);
  await page.waitFor(open, 'gone');
  await page.click('.djinns .djinn');
  await page.waitFor('.card-note:popover-open');
  await page.click('.card-note .note-close');
  await page.waitFor('.card-note:popover-open', 'gone');
}

async function french(page) {
  await page.click('.top-buttons [data-opens=settings]');
  // The list of a select is no part of the page, so nothing can be pressed in it.
  await page.evaluate(() => {
    const field = document.querySelector('select[name=dialog-language]');
    field.value = 'fr';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitFor('html[lang=fr]');
  expect(await page.text('dialog[open] h2')).toBe('Réglages');
  await page.press(KEYS.Escape);
  await page.waitFor('dialog[open]', 'gone');
}
