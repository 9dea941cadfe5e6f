// The service worker: play without a network after the first visit, and updates that wait for the player.
import { axe } from '../../support/checks.mjs';
import { expect, test as base } from '../../support/fixtures.mjs';
import { cell, labels, openDialog, play, start, startFromHome } from '../../support/game.mjs';
import { open, ready, withStored } from '../../support/pages.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';

const test = base.extend({
  /** A copy of the site that a journey can stop and replace. */
  site: async ({}, use) => {
    const site = await serveCopyOfSite();
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  /** Opens a page and waits until the service worker has stored all files. */
  visit: async ({ newPage }, use) => {
    await use(async ({ prepare = () => {}, ...options } = {}) => {
      const page = await newPage({ serviceWorkers: 'allow', ...options });
      await page.addInitScript(prepare);
      // Without the screen between players the menu can be opened after a reload.
      await withStored(page, { secrecy: 'open' });
      await open(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      return page;
    });
  },
});

/** Presses so many times. */
const presses = (page, most, seed = 3) => {
  let count = 0;
  return play(page, { seed, done: async () => (count += 1) > most });
};

/** Expects every picture that the page refers to. */
async function expectDrawn(page) {
  await page.waitForFunction(() => document.querySelector('#art svg'));
  const missing = await page.evaluate(() => {
    const names = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    return names.length > 20 ? names.filter((name) => !document.querySelector(name)) : ['nearly all'];
  });
  expect(missing).toEqual([]);
}

/** Expects every picture within a part of the page. */
async function expectDrawnIn(page, part) {
  const missing = () => page.evaluate((part) => [...document.querySelectorAll(`${part} use`)].map((use) => use.getAttribute('href')).filter((name) => !document.querySelector(name)), part);
  await expect.poll(missing).toEqual([]);
}

/** Runs without a network: the browser is offline and the server is stopped. */
async function withoutNetwork(site, page, journey) {
  await page.context().setOffline(true);
  await site.stop();
  try {
    await journey();
  } finally {
    await site.start();
    await page.context().setOffline(false);
  }
}

test('a new game can be started and played offline after the first visit', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit({ pictures: true });
  await withoutNetwork(site, page, async () => {
    // First without a reload, then after one.
    await startFromHome(page);
    await presses(page, 3);
    await page.reload();
    await ready(page);
    await page.locator('main.game').waitFor();
    await expectDrawn(page);
    await openDialog(page, 'menu');
    await page.click('[data-does=leave]');

    await start(page, { players: 5, expansions: ['artisans', 'whims'] });
    await presses(page, 10);
    await expectDrawn(page);
    for (const name of ['log', 'score', 'help', 'settings']) {
      await openDialog(page, name);
      await page.keyboard.press('Escape');
    }
    await page.goto(`${site.url}index.html?lang=fr#a`);
    await ready(page);
    await page.locator('main.game').waitFor();
  });
});

test('unopened lessons are available offline after the first visit, and the page reports a lesson that does not exist', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit();
  await withoutNetwork(site, page, async () => {
    await page.click('[data-does=learn]');
    await page.locator('.lesson-chapter', { has: page.locator('[data-lesson=djinn-kali]') }).locator('summary').click();
    await page.click('[data-lesson=djinn-kali]');
    await page.locator('main.lesson .board').waitFor();
    await page.goto(`${site.url}#learn=all`);
    await page.locator('.failure').waitFor();
    await page.click('[data-does=leave]');
    await page.click('[data-does=go-on]');
    await page.locator('main.lesson .board').waitFor();
  });
});

/** Returns the words that the service worker keeps beside English: `fr-first`. */
const keptWords = (page) => page.evaluate(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('naqala-words-'));
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return requests.map(({ url }) => url.replace(/^.*\/locales\/|-[0-9a-f]{16}\.txt$/g, '')).sort();
});

test('a device keeps the words that it speaks, and says offline that others are not here', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit({ mayComplain: true });
  expect(await keptWords(page), 'English is part of every version').toEqual([]);
  const other = page.locator('select[name=language]');
  await withoutNetwork(site, page, async () => {
    await other.selectOption('fr');
    await page.locator('[data-does=fetch-language]').waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await page.click('[data-does=fetch-language]');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => keptWords(page)).toEqual(['fr-cards', 'fr-first', 'fr-game', 'fr-lessons', 'fr-rest']);
  await withoutNetwork(site, page, async () => {
    await page.reload();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.click('[data-does=learn]');
    await expect(page.locator('[data-lesson=move]')).toContainText('Le déplacement');
  });
});

test('the score pad and its history are available offline after the first visit', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit({ pictures: true });
  await withoutNetwork(site, page, async () => {
    await page.click('[data-does=score]');
    const coins = page.locator('.pad-field[data-seat="0"][data-line=coins]');
    await coins.fill('40+3');
    await page.goto(`${site.url}?again#score/sheets`);
    await ready(page);
    await expect(page.locator('.pad-row')).toContainText('43');
    await expectDrawnIn(page, '.pad-history');
    await page.click('[data-does=open-sheet]');
    await expect(coins).toHaveValue('40+3');
  });
});

test('a new version waits until the player asks for it on the first page or in the menu; the game is still there', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await site.rebuild('2');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator('.update .notice');
  await notice.waitFor();
  await axe(page, { within: 'main', bestPractice: true });

  await startFromHome(page);
  await presses(page, 6);
  expect(await page.locator('.notice:visible').count()).toBe(0);
  expect(loads).toBe(0);

  await page.reload();
  await ready(page);
  await cell(page, 'a1').waitFor();
  expect(await page.getAttribute('html', 'data-build')).toBe(null);
  await page.locator('html[data-update=ready]').waitFor({ state: 'attached' });
  expect(await page.locator('.notice:visible').count()).toBe(0);
  const stands = await labels(page);
  loads = 0;
  await openDialog(page, 'menu');
  await page.click('[data-does=update]');
  await page.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });
  await cell(page, 'a1').waitFor();
  expect(await labels(page)).toEqual(stands);
  await openDialog(page, 'menu');
  expect(await page.locator('[data-does=update]').isVisible()).toBe(false);
  expect(loads).toBe(1);
  await withoutNetwork(site, page, async () => {
    await page.reload();
    await page.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });
  });
});

test('an update in one window reloads no other window, which offers it in turn', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit();
  await startFromHome(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const other = await page.context().newPage();
  await other.goto(site.url);
  await ready(other);
  await site.rebuild('3');
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // The first window owns the game, so the second one only shows it.
  await other.click('.notice.elsewhere [data-does=leave]');
  await other.click('[data-does=update] >> visible=true');
  await other.locator('html[data-build="3"][data-ready]').waitFor({ state: 'attached' });
  await page.bringToFront();
  await presses(page, 6);
  expect(loads).toBe(0);
  await openDialog(page, 'menu');
  await page.click('[data-does=update]');
  await page.locator('html[data-build="3"][data-ready]').waitFor({ state: 'attached' });
});

test('the page looks for a new version when it is seen again, at most once an hour', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit({
    prepare: () => {
      const { now } = Date;
      Date.now = () => now() + (window.later ?? 0);
      const { update } = ServiceWorkerRegistration.prototype;
      ServiceWorkerRegistration.prototype.update = function () {
        window.updates += 1;
        window.looking = update.call(this);
        return window.looking;
      };
    },
  });
  const seenAgain = (later) =>
    page.evaluate(async (later) => {
      // While the browser looks for a new version, it joins another look to that one.
      await window.looking;
      window.updates = 0;
      window.later = (window.later ?? 0) + later;
      document.dispatchEvent(new Event('visibilitychange'));
      return window.updates;
    }, later);
  site.requested.length = 0;
  /** Returns how often the server was asked for the worker, once it has answered a later request. */
  const looks = async () => {
    await page.evaluate(() => fetch('./_headers', { cache: 'no-store' }));
    expect(site.requested, 'the server is asked').toContain('_headers');
    return site.requested.filter((name) => name === 'sw.js').length;
  };
  expect(await seenAgain(60_000)).toBe(0);
  expect(await looks(), 'after a minute').toBe(0);
  expect(await seenAgain(3_600_000)).toBe(1);
  await expect.poll(() => site.requested).toContain('sw.js');
  expect(await looks(), 'after an hour').toBe(1);
  expect(await seenAgain(60_000)).toBe(0);
  expect(await looks(), 'a minute later').toBe(1);
  expect(await seenAgain(3_600_000)).toBe(1);
  await expect.poll(looks, { message: 'an hour later', intervals: [50] }).toBe(2);
});

test('a page that is never closed nor hidden looks for a new version every hour, too', { tag: '@chromium' }, async ({ visit }) => {
  const page = await visit({
    prepare: () => {
      const { now } = Date;
      Date.now = () => now() + (window.later ?? 0);
      window.ticks = [];
      const { setInterval } = window;
      window.setInterval = (tick, every, ...more) => {
        if (every >= 60_000) window.ticks.push([tick, every]);
        return setInterval(tick, every, ...more);
      };
      window.updates = 0;
      ServiceWorkerRegistration.prototype.update = async () => void (window.updates += 1);
    },
  });
  await page.waitForFunction(() => window.ticks.length > 0);
  const after = (minutes) =>
    page.evaluate((minutes) => {
      window.later = (window.later ?? 0) + minutes * 60_000;
      for (const [tick] of window.ticks) tick();
      return window.updates;
    }, minutes);
  expect(await page.evaluate(() => Math.max(...window.ticks.map(([, every]) => every)))).toBeLessThanOrEqual(3_600_000);
  expect(await after(10)).toBe(0);
  expect(await after(50)).toBe(1);
  expect(await after(10)).toBe(1);
});

test('“Load again” fetches broken stored files again', { tag: '@chromium' }, async ({ visit }) => {
  const page = await visit({ mayComplain: true });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith('.wasm')) await cache.put(request, new Response('broken', { headers: { 'Content-Type': 'application/wasm' } }));
      }
    }
  });
  await page.reload();
  await page.locator('#failure-loading').waitFor();
  // The page shows the failure until it is loaded again.
  await Promise.all([page.waitForEvent('load'), page.click('#failure-again')]);
  await ready(page);
});
