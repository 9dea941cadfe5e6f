// Boards, and the game itself, in frames of another site, with the storage that visitors have there: of its own for each site around it, or none.
import { board, boardAddress, LISTEN, START } from '../../support/board-pages.mjs';
import { Page } from '../../support/engines/page.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { serveFiles } from '../../support/servers.mjs';
import { BASE_URL, launchOptions } from '../../support/site.mjs';

const test = base.extend({
  /** A page of another site: with a board, a board in a plain frame, and the game in a frame. */
  host: async ({}, use) => {
    const page = (inside) => ({ body: `<script src="listen.js"></script><script src="${BASE_URL}naqala.js" defer></script>${inside}` });
    const host = await serveFiles({
      board: page(board({ id: 'a', mode: 'explore', loading: 'eager' }, START)),
      game: page(`<iframe id="game" title="The game" width="1000" height="700" src="${BASE_URL}"></iframe>`),
      plain: page(`<iframe id="plain" title="A board" width="900" height="700" src="${BASE_URL}${boardAddress('play', { players: 'Anna,Sam' })}"></iframe>`),
      'listen.js': { text: LISTEN },
    });
    await use(host);
    await host.stop();
  },
});

// The driver of the journeys switches the feature off that gives a frame a storage for each site around it; of two such lists the last counts.
const { args, ...options } = launchOptions();
test.use({ launchOptions: { ...options, args: [...args, '--disable-features=PaintHolding'] } });

/** Runs in a frame: what the browser lets it keep. */
async function storage() {
  const can = async (work) => {
    try {
      return (await work()) !== null;
    } catch {
      return false;
    }
  };
  const database = () => new Promise((done, fail) => Object.assign(indexedDB.open('probe'), { onsuccess: () => done(true), onerror: fail }));
  return {
    localStorage: await can(() => (localStorage.setItem('probe', '1'), localStorage.getItem('probe'))),
    database: await can(database),
    locks: await can(() => navigator.locks.request('probe', { ifAvailable: true }, (lock) => lock)),
  };
}

test('boards and the game play in frames of another site, each with a storage of its own there', { tag: '@chromium' }, async ({ host, newPage }) => {
  const page = await newPage({ ownContext: true, serviceWorkers: 'allow', mayComplain: true });
  await page.goto(host.url('localhost', 'board'));
  await page.waitForFunction(() => window.received.some(([, name]) => name === 'ready'));
  await page.evaluate((action) => document.getElementById('a').play(action), 'take e1');
  expect(await page.evaluate(async () => (await document.getElementById('a').record()).actions.at(-1))).toBe('take e1');
  await page.goto(host.url('localhost', 'plain'));
  await page.frameLocator('#plain').locator('.player').first().waitFor();
  await page.goto(host.url('localhost', 'game'));
  const inside = page.frameLocator('#game');
  await inside.locator('[data-does=quick]').click();
  await inside.locator('main.game').waitFor();
  expect(await page.frames()[1].evaluate(storage)).toEqual({ localStorage: true, database: true, locks: true });
  await inside.locator('html[data-stored]').waitFor({ state: 'attached' });
  // The game is there again on this site, and on no other.
  await page.reload();
  await inside.locator('main.game, [data-does=resume]').first().waitFor();
  await page.goto(BASE_URL);
  await page.locator('main.home [data-does=quick]').waitFor();
  expect(await page.locator('[data-does=resume]').count()).toBe(0);
});

const BLOCKED = 'user_pref("network.cookie.cookieBehavior", 1);\n';
for (const [name, start] of ENGINES) {
  for (const [how, preferences, kept] of [['as usual', '', true], ['without storage for other sites', BLOCKED, false]]) {
    if (name !== 'Firefox' && preferences) continue;
    test(`a game in a frame of another site is played in ${name} ${how}`, async ({ host, launchEngine }) => {
      const page = await start(launchEngine, { preferences });
      await page.browser.resize({ width: 1024, height: 768 });
      await page.browser.goto(host.url('localhost', 'board'));
      await page.until('the board is ready', () => window.received.some(([, name]) => name === 'ready'));
      expect(await page.evaluate(async () => (await document.getElementById('a').play('take e1'), (await document.getElementById('a').record()).actions.at(-1)))).toBe('take e1');
      if (!page.browser.frames) return;
      await page.browser.goto(host.url('localhost', 'game'));
      const inside = async () => new Page((await page.browser.frames())[0]);
      let game = await inside();
      await game.waitFor('[data-does=quick]');
      await game.evaluate(() => document.querySelector('[data-does=quick]').click());
      await game.waitFor('main.game');
      expect(await game.evaluate(storage)).toEqual({ localStorage: kept, database: kept, locks: kept });
      await game.waitFor(kept ? 'html[data-stored]' : '.notice');
      expect(await game.evaluate(() => document.querySelector('.notice.elsewhere') === null)).toBe(true);
      await page.browser.reload();
      game = await inside();
      await game.waitFor(kept ? 'main.game, [data-does=resume]' : 'main.home [data-does=quick]');
    });
  }
}
