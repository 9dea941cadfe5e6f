// Links: each kind of link in each state of the device that it meets, in Chromium and in Firefox. A link is obeyed or asked about, never
// lost, and the game that was open stays.
import { readFileSync } from 'node:fs';
import { Page } from '../../support/engines/page.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { cut } from '../../support/game.mjs';
import { gameLink, messageLink } from '../../support/messages.mjs';
import { hidePictures } from '../../support/pages.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';
import { store, storedGames } from '../../support/storage.mjs';

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

/** What a device shows before the link comes to a page that is open: how it gets there, and how that is seen. */
const OPEN = {
  game: { game: GAMES.message, seen: 'main.game .cell' },
  past: {
    game: GAMES.message,
    seen: 'main.game .history-bar',
    enter: () => ['PageUp', 'PageUp'].forEach((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  },
  cover: { game: GAMES.atOneDevice, seen: 'main.game ~ .cover, .cover' },
  editor: { game: GAMES.message, seen: 'main.editor', address: '#edit' },
  setup: { game: GAMES.message, seen: 'main.setup', address: '#new' },
};

/** A device in an engine: tabs that share their storage, one of which prepares and reads it. */
class Device {
  constructor(keeper, site) {
    Object.assign(this, { keeper, site });
  }

  static async of(first, site, { address = 'icons/icon-192.png' } = {}) {
    const keeper = new Page(first);
    await keeper.browser.goto(site.url + address);
    return new Device(keeper, site);
  }

  /** Opens a tab at an address of the site. */
  async open(fragment = '') {
    const tab = new Page(await this.keeper.browser.open());
    await tab.browser.goto(this.site.url + fragment);
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

  games() {
    return storedGames(this.keeper);
  }
}

const there = (tab, selector) => tab.waitFor(selector);
const gone = (tab, selector) => tab.waitFor(selector, 'gone');
const press = (tab, selector) => tab.evaluate((selector) => document.querySelector(selector).click(), selector);
const follow = (tab, fragment) => tab.evaluate((fragment) => void (location.hash = fragment), fragment);
const address = (tab) => tab.evaluate(() => location.hash);

/** Waits until a tab asks about a link, or has obeyed it. Returns whether it asks. */
async function expectMet(tab, { asks, says, page, goesOn }, game) {
  if (goesOn && game === GAMES.message) {
    await there(tab, `html[data-stored="${ENTRIES + 1}"]`);
    await gone(tab, 'dialog[open]');
    return false;
  }
  await there(tab, asks ?? page);
  if (says) expect(await tab.text('dialog[open] .dialog-body')).toContain(says);
  return asks !== undefined;
}

/** Opens each link in a new tab. `around` is what the tab shows without the question. */
async function walkThroughStarts(device, { game, around, before = async () => async () => {} }) {
  for (const link of LINKS) {
    await test.step(link.fragment.slice(0, 12), async () => {
      await device.prepare(game);
      const after = await before();
      const games = await device.games();
      const tab = await device.open(link.fragment);
      const isAsked = await expectMet(tab, link, game);
      if (isAsked) {
        await there(tab, around);
        await tab.browser.reload();
        await there(tab, link.asks);
        await there(tab, around);
        await press(tab, 'dialog[open] .dialog-head button');
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
async function walkThroughOpen(device, { game, seen, address: own = '', enter = () => {} }, links) {
  await device.prepare(game);
  const games = await device.games();
  let tab;
  const begin = async () => {
    await tab?.browser.close();
    await device.prepare(game);
    tab = await device.open(own && '');
    await there(tab, game === GAMES.message ? `html[data-stored="${ENTRIES}"]` : 'main.game');
    if (own) await follow(tab, own);
    await tab.evaluate(enter);
    await there(tab, seen);
  };
  await begin();
  for (const [index, link] of links.entries()) {
    await test.step(link.fragment.slice(0, 12), async () => {
      await follow(tab, link.fragment);
      const isAsked = await expectMet(tab, link, game);
      // By the button, and by the browser's.
      if (isAsked && index % 2 === 0) await press(tab, 'dialog[open] .dialog-head button');
      else if (isAsked || link.page) await tab.browser.back();
      if (isAsked) {
        await gone(tab, 'dialog[open]');
        await there(tab, seen);
        await tab.until('the page has its address', (own) => location.hash === own, own);
      } else {
        await there(tab, 'main.game');
      }
      if (isAsked || link.page) expect(await device.games()).toEqual(games);
      if (!isAsked) await begin();
    });
  }
  await tab.browser.close();
}

const asking = LINKS.filter(({ asks }) => asks);

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

const [firefox] = ENGINES.filter(([name]) => name === 'Firefox');
/** The engines: a name, the tag of its journeys, and how the first tab is opened. */
const BROWSERS = [
  ['Chromium', ({ newPage }) => newPage({ ownContext: true, serviceWorkers: 'allow', mayComplain: true }).then(wrapped)],
  ['Firefox', async ({ launchEngine }) => (await firefox[1](launchEngine)).browser],
];

for (const [name, launch] of BROWSERS) {
  test(`a link in a new tab is met where nothing is stored, and beside the game that was open, in ${name}`, async ({ site, newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }), site);
    await walkThroughStarts(device, { around: 'main.home' });
    await walkThroughStarts(device, { game: GAMES.message, around: 'main.game' });
  });

  test(`a link is met while another tab has the game, which stays, in ${name}`, async ({ site, newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }), site);
    let other;
    const before = async () => {
      other ??= await device.open();
      await there(other, `html[data-stored="${ENTRIES}"]`);
      return async ({ goesOn }) => {
        await there(other, 'main.game');
        if (!goesOn) return expect(await other.evaluate(() => document.querySelector('.elsewhere')), 'the other tab keeps the game').toBe(null);
        await other.browser.close();
        other = undefined;
      };
    };
    await walkThroughStarts(device, { game: GAMES.message, around: 'main.game', before });
  });

  test(`a link is met in a page that shows a game, the past, a cover, or a page with an address, in ${name}`, async ({ site, newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }), site);
    for (const [state, open] of Object.entries(OPEN)) {
      await test.step(state, () => walkThroughOpen(device, open, state === 'game' || state === 'past' ? LINKS : asking));
    }
  });

  test(`a link is met offline by the installed page, in ${name}`, { tag: '@chromium' }, async ({ site, newPage, launchEngine }) => {
    const device = await Device.of(await launch({ newPage, launchEngine }), site);
    const installed = await device.open();
    await installed.until('the worker has all files', () => navigator.serviceWorker.controller?.state === 'activated');
    await site.stop();
    await walkThroughStarts(device, { game: GAMES.message, around: 'main.game' });
    await site.start();
  });
}
