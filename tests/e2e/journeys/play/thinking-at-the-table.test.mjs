// Games in which the computers' worker is lost, is not allowed, or cannot be fetched.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord, playAgainst, start } from '../../support/game.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { byTouch } from '../../support/press.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { storedActions } from '../../support/storage.mjs';

/** Ends the first `lost` workers before they get a request; with `Infinity` the browser allows none. */
const loseWorkers = (page, lost) =>
  page.addInitScript((lost) => {
    localStorage.setItem('naqala.pace', 'at-once');
    window.workers = [];
    window.Worker = class extends window.Worker {
      #isLost;
      constructor(...words) {
        if (lost === null) throw new DOMException('no worker here', 'SecurityError');
        super(...words);
        this.#isLost = window.workers.push(this) <= lost;
        // The page waits longer for a worker that has never been ready.
        if (this.#isLost) this.addEventListener('message', () => this.terminate());
      }
      postMessage(text) {
        if (!this.#isLost) super.postMessage(text);
      }
    };
  }, lost === Infinity ? null : lost);

/** Opens a game of two at its first move, which a computer has to make. */
const openTurn = async (page, level) => openRecord(page, { ...(await cut(2, 4)), computers: [level, level] });

/** Waits until a computer has moved. */
const untilMoved = (page) => {
  const played = async () => (await storedActions(page)).length;
  return expect.poll(played, { message: 'the actions of the game' }).toBeGreaterThan(4);
};

// `tests/web` loses workers of the same queue, with less patience.
for (const [what, lost, workers] of [
  ['a worker that the browser ended is replaced', 1, 2],
  ['the page thinks itself after two lost workers', 2, 2],
  ['the page thinks itself where it can have no worker', Infinity, 0],
]) {
  test(`${what}, and the computer plays its turn`, { tag: workers > 0 ? '@all' : [] }, async ({ newPage }) => {
    const page = await newPage({ ownContext: true });
    await loseWorkers(page, lost);
    await openTurn(page, 'apprentice');
    await untilMoved(page);
    expect(await page.evaluate(() => window.workers.length)).toBe(workers);
  });
}

test('the page says that the computers cannot be fetched, and tries again when asked', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await withStored(page, { pace: 'at-once' });
  await page.context().route(/\/thinker-/, (route) => route.abort());
  await openTurn(page, 'courtier');
  await page.locator('[data-does=think-again]').waitFor();
  await expect(page.locator('.action-bar')).toContainText('could not be fetched');
  await page.context().unroute(/\/thinker-/);
  await page.locator('[data-does=think-again]').click();
  await untilMoved(page);
});

test('a game against three computers is played by touch on a tablet, offline after the first visit', { tag: '@chromium' }, async ({ newPage }) => {
  const site = await serveCopyOfSite();
  try {
    const page = await newPage({ baseURL: site.url, serviceWorkers: 'allow', touch: true, viewport: VIEWPORTS.tablet });
    await withStored(page, { pace: 'at-once' });
    await open(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.context().setOffline(true);
    await site.stop();
    await start(page, { players: 4, handOver: true, computers: ['apprentice', 'courtier', 'counsellor'] });
    await playAgainst(page, { press: byTouch(page), done: async () => /Round 2/.test(await page.locator('.top-round').innerText()) });
    await page.context().setOffline(false);
  } finally {
    await site.stop();
  }
});
