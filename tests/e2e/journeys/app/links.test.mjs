// Links: each kind of link in each state of the device that it meets, in Chromium and in Firefox. A link is obeyed or asked about, never
// lost, and the game that was open stays.
import { readFileSync } from 'node:fs';
import { Page } from '../../support/engines/page.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { cut, openRecord } from '../../support/game.mjs';
import { gameLink, messageLink } from '../../support/messages.mjs';
import { hidePictures, openOrigin, ready, untilSeen } from '../../support/pages.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';
import { acknowledged, hold, store, storedGames } from '../../support/storage.mjs';

const test = base.extend({
  /** A copy of the site that a journey can stop. */
  site: async ({}, use) => {
    const site = await serveCopyOfSite();
    await use(site);
    await site.stop();
  },
});

const fixture = (name) => readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url), 'utf8');

/** The identities of two games by message: the open one, and one that is not on the device. */
const [OWN, OTHER] = ['0123456789abcdef', 'fedcba9876543210'];
/** How many entries the open game has. */
const ENTRIES = 10;
const records = { now: await cut(2, ENTRIES), next: await cut(2, ENTRIES + 1) };
const stored = (record, more) => ({ format: 'naqala-game/1', saved: 1, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], ...more, record });
/** The open game: by message, or at one device, where a screen hides secrets. */
const GAMES = {
  message: stored(records.now, { apart: { game: OWN, seat: 0, known: ENTRIES } }),
  atOneDevice: stored(records.now),
};

const question = (found) => `dialog[open] [data-found=${found}]`;
/** The links: what each shows. A question lies over what was there; the others are pages. */
const LINKS = [
  { fragment: gameLink(await cut(3, 4)), asks: question('game') },
  { fragment: JSON.parse(fixture('links.json')).parts['4-players'][0], asks: question('part') },
  { fragment: messageLink(OTHER, 1, records.now), asks: question('unknown') },
  { fragment: messageLink(OWN, 1, records.next), asks: question('unknown'), goesOn: true },
  { fragment: `#l=0${Buffer.alloc(32, 7).toString('base64url')}`, asks: 'dialog[open][data-dialog=invitation] [data-found=fault]', says: 'This site has no relay' },
  { fragment: fixture('pads/link-1.txt').trim(), page: 'main.pad-history [data-found=sheet]' },
  { fragment: '#score', page: 'main.pad' },
  { fragment: '#score/sheets', page: 'main.pad-history' },
  { fragment: '#learn', page: 'main.course .lessons' },
  { fragment: '#learn=turn', page: 'main.lesson .board' },
  { fragment: '#puzzle', page: 'main.course[data-puzzles]' },
  { fragment: '#puzzle=daily', page: 'main.lesson .board' },
  { fragment: '#practice', page: 'main.practice' },
  { fragment: '#new', page: 'main.setup' },
  { fragment: '#new=message', page: 'main.setup input[name=apart]:checked' },
  { fragment: '#games', page: 'main.games' },
  { fragment: '#edit', page: 'main.editor' },
];

const mark = () => (document.querySelector('main').dataset.mark = '');
/** What a page shows before a link comes to it: how it gets there, and how that is seen. */
const OPEN = {
  game: { game: GAMES.message, seen: 'main.game' },
  past: {
    game: GAMES.message,
    seen: 'main.game .history-bar',
    enter: () => ['PageUp', 'PageUp'].forEach((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  },
  cover: { game: GAMES.atOneDevice, seen: '.cover' },
  // The mark goes if the page is drawn again, and with it what a player has begun there.
  editor: { game: GAMES.message, address: '#edit', seen: 'main.editor[data-mark]', enter: mark },
  lesson: { game: GAMES.message, address: '#learn=turn', seen: 'main.lesson[data-mark]', enter: mark },
  setup: { game: GAMES.message, address: '#new', seen: 'main.setup[data-mark]', enter: mark },
};

/** A device in an engine: tabs that share their storage, one of which prepares and reads it. */
class Device {
  constructor(keeper, url) {
    Object.assign(this, { keeper, url });
  }

  static async of(first, url = BASE_URL) {
    const keeper = new Page(first);
    await keeper.browser.goto(`${url}icons/icon-192.png`);
    return new Device(keeper, url);
  }

  /** Opens a tab at an address of the site. */
  async open(fragment = '') {
    const tab = new Page(await this.keeper.browser.open());
    await tab.browser.goto(this.url + fragment);
    return tab;
  }

  /** Leaves this game alone on the device, as the open one; none without one. */
  async prepare(game) {
    await store(this.keeper, {});
    await this.keeper.evaluate(async (game) => {
      const database = await new Promise((done) => Object.assign(indexedDB.open('naqala'), { onsuccess: (event) => done(event.target.result) }));
      const transaction = database.transaction('games', 'readwrite');
      transaction.objectStore('games').clear();
      if (game) transaction.objectStore('games').put(game, '1-1');
      await new Promise((done) => (transaction.oncomplete = done));
      database.close();
      localStorage.clear();
      localStorage.setItem('naqala.secrecy', 'cover');
      if (game) localStorage.setItem('naqala.current', '1-1');
    }, game && JSON.stringify(game));
  }

  /** Returns the actions of each game. */
  async games() {
    const games = Object.entries(await storedGames(this.keeper));
    return Object.fromEntries(games.map(([id, text]) => [id, JSON.parse(text).record.actions]));
  }
}

const there = (tab, selector) => tab.waitFor(selector);
const gone = (tab, selector) => tab.waitFor(selector, 'gone');
const press = (tab, selector) => tab.evaluate((selector) => document.querySelector(selector).click(), selector);
const follow = (tab, fragment) => tab.evaluate((fragment) => void (location.hash = fragment), fragment);

/** Waits until a tab asks about a link, or has obeyed it. Returns whether it asks. */
async function expectMet(device, tab, { asks, says, page, goesOn }, game) {
  if (goesOn && game === GAMES.message) {
    await expect.poll(() => device.games(), { intervals: [50] }).toEqual({ '1-1': records.next.actions });
    await gone(tab, 'dialog[open]');
    await there(tab, 'main.game');
    return false;
  }
  await there(tab, asks ?? page);
  if (says) expect(await tab.text('dialog[open] .dialog-body')).toContain(says);
  return asks !== undefined;
}

/** Closes the question of a link, by its button or by the browser's Back. */
const dismiss = (tab, byButton) => (byButton ? press(tab, 'dialog[open] .dialog-head button') : tab.browser.back());

/** Opens each link in a new tab. `around` is what the tab shows without the question. */
async function walkThroughStarts(device, { game, around, before = async () => async () => {} }) {
  for (const [index, link] of LINKS.entries()) {
    await test.step(link.fragment.slice(0, 12), async () => {
      await device.prepare(game);
      const after = await before();
      const games = await device.games();
      const tab = await device.open(link.fragment);
      const isAsked = await expectMet(device, tab, link, game);
      if (isAsked) {
        await there(tab, around);
        if (index === 0) {
          await tab.browser.reload();
          await there(tab, link.asks);
        }
        // Without a game Back leaves the page.
        await dismiss(tab, index % 2 === 0 || !game);
        await gone(tab, 'dialog[open]');
        await tab.until('the link has left the address', () => location.hash === '');
        await there(tab, around);
      }
      if (isAsked || link.page) expect(await device.games()).toEqual(games);
      await tab.browser.close();
      await after(link);
    });
  }
}

/** Follows each link in a tab that shows something. */
async function walkThroughOpen(device, { game, address = '', seen, enter = () => {} }) {
  let tab;
  const show = async () => {
    if (address) {
      await follow(tab, address);
      await there(tab, seen.split('[')[0]);
    }
    // A key that comes before the game listens does nothing.
    const isSeen = () => tab.evaluate((seen) => document.querySelector(seen) !== null, seen);
    await expect.poll(async () => tab.evaluate(enter).then(isSeen), { timeout: 60_000 }).toBe(true);
  };
  const begin = async () => {
    await tab?.browser.close();
    await device.prepare(game);
    tab = await device.open();
    await there(tab, 'main.game');
    await show();
  };
  await begin();
  const games = await device.games();
  for (const [index, link] of LINKS.entries()) {
    await test.step(link.fragment.slice(0, 12), async () => {
      // From one page with an address to another there is nothing to lose.
      if (address && link.page) return;
      await follow(tab, link.fragment);
      const isAsked = await expectMet(device, tab, link, game);
      if (isAsked) {
        await dismiss(tab, index % 2 === 0);
        await gone(tab, 'dialog[open]');
        await there(tab, seen);
        await tab.until('the page has its address', (address) => location.hash === address, address);
      } else if (link.page) {
        await tab.browser.back();
        await there(tab, 'main.game');
        await show();
      } else {
        return begin();
      }
      expect(await device.games()).toEqual(games);
    });
  }
  await tab.browser.close();
}

/** Takes what a link opens, and goes back: to the first page, or to the page that the link came to. */
async function walkBack(device) {
  const [link] = LINKS;
  const takes = async (tab) => {
    await there(tab, link.asks);
    await press(tab, 'dialog[open] [data-does=open-shared]');
    await there(tab, 'html[data-stored="4"]');
    await tab.until('the link has left the address', () => location.hash === '');
    await gone(tab, 'dialog[open]');
    await tab.browser.back();
  };
  for (const [game, start, page, count] of [
    [undefined, link.fragment, 'main.home', 1],
    [GAMES.message, link.fragment, 'main.home', 2],
    [undefined, '', 'main.home', 1],
    [GAMES.message, '', 'main.home', 2],
    [undefined, '#edit', 'main.editor', 1],
  ]) {
    await test.step(`${count} at ${start.slice(0, 5)}`, async () => {
      await device.prepare(game);
      const tab = await device.open(start);
      if (start !== link.fragment) {
        await there(tab, start ? page : 'main.home, main.game');
        await follow(tab, link.fragment);
      }
      await takes(tab);
      await there(tab, page);
      const games = await device.games();
      expect(Object.keys(games).length).toBe(count);
      if (game) expect(games['1-1']).toEqual(records.now.actions);
      await tab.browser.close();
    });
  }
  await device.prepare();
  const tab = await device.open('#edit');
  await there(tab, 'main.editor');
  await follow(tab, link.fragment);
  await there(tab, link.asks);
  await dismiss(tab, true);
  await tab.until('the editor has its address', () => location.hash === '#edit');
  await press(tab, '[data-does=leave]');
  await there(tab, 'main.home');
  await tab.browser.close();
}

/** Wraps a page of Playwright's as the drivers of other engines are. */
const wrapped = (page) => ({
  goto: (url) => page.goto(url),
  reload: () => page.reload(),
  back: () => page.evaluate(() => history.back()),
  ask: (code, text) => page.evaluate(`(${code})(${JSON.stringify(text)})`),
  open: async () => {
    const tab = await page.context().newPage();
    await hidePictures(tab);
    return wrapped(tab);
  },
  close: () => page.close(),
});

const [, openFirefox] = ENGINES.find(([name]) => name === 'Firefox');
/** The engines: a name, and how the first tab is opened. */
const BROWSERS = [
  ['Chromium', async ({ newPage }, options) => wrapped(await newPage(options))],
  ['Firefox', async ({ launchEngine }) => (await openFirefox(launchEngine)).browser],
];

for (const [name, launch] of BROWSERS) {
  test(`a link in a new tab is met where nothing is stored, and while another tab has a game, which stays, in ${name}`, async ({ newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }));
    await walkThroughStarts(device, { around: 'main.home' });
    let other;
    const before = async () => {
      other ??= await device.open();
      await there(other, `html[data-stored="${ENTRIES}"]`);
      return async ({ goesOn }) => {
        if (!goesOn) return expect(await other.evaluate(() => document.querySelector('main.game') && !document.querySelector('.elsewhere')), 'the other tab keeps the game').toBe(true);
        await other.browser.close();
        other = undefined;
      };
    };
    await walkThroughStarts(device, { game: GAMES.message, around: 'main.game', before });
  });

  test(`a link is met in a page that shows a game, the past, a cover, or a page with an address, in ${name}`, async ({ newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }));
    for (const [state, open] of Object.entries(OPEN)) await test.step(state, () => walkThroughOpen(device, open));
    await walkBack(device);
  });

  test(`a link is met offline by the installed page, in ${name}`, { tag: '@chromium' }, async ({ site, newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }, { baseURL: site.url, serviceWorkers: 'allow', mayComplain: true }), site.url);
    const installed = await device.open();
    await installed.until('the worker has all files', () => navigator.serviceWorker.controller?.state === 'activated');
    await site.stop();
    await walkThroughStarts(device, { game: GAMES.message, around: 'main.game' });
    await site.start();
  });
}

test('the question about a link stays when a slow storage gives the game that was on', async ({ page }) => {
  const [link] = LINKS;
  await openRecord(page, await cut(2, 4));
  await acknowledged(page, 4);
  const other = await page.context().newPage();
  await openOrigin(other);
  const release = await hold(other);
  await page.evaluate((fragment) => history.replaceState(null, '', fragment), link.fragment);
  await page.reload();
  await ready(page);
  await untilSeen(page, 'main.home');
  await untilSeen(page, link.asks);
  await release();
  await untilSeen(page, 'main.game');
  await untilSeen(page, link.asks);
});
