// With the network off after the first visit a game is started and played; a new version waits until it is asked for.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { copyOfSite } from './site.mjs';

// The harness takes the address of the site from the environment: here it is a copy that can be stopped.
const site = await copyOfSite();
process.env.BASE_URL = site.url;
const { assertClean, axe, BASE_URL, launch, newPage, open, ready } = await import('./harness.mjs');
const { cell, openSheet, play, start } = await import('./table.mjs');

let browser;
before(async () => {
  browser = await launch();
});
beforeEach(() => site.renew());
after(async () => {
  await browser?.close();
  await site.remove();
});

/** A page after its first visit, with all files kept. */
async function visited(prepare = () => {}) {
  const page = await newPage(browser, { serviceWorkers: 'allow' });
  await page.addInitScript(prepare);
  page.setDefaultTimeout(20_000);
  await open(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // No screen between the players: the menu is at hand after a reload.
  await page.locator('main.setup input[name=hand-over]').setChecked(false);
  return page;
}

/** Presses until as many presses are done. */
const presses = (page, most, seed = 3) => {
  let count = 0;
  return play(page, { seed, done: async () => (count += 1) > most });
};

/** Every picture the page refers to is there. */
async function assertDrawn(page) {
  await page.waitForFunction(() => document.querySelector('#art svg'));
  const missing = await page.evaluate(() => {
    const names = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    return names.length > 20 ? names.filter((name) => !document.querySelector(name)) : ['nearly all'];
  });
  assert.deepEqual(missing, []);
}

/** What stands on the board. */
const board = (page) => page.locator('.cell').evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));

/** Runs with no network at all: the browser is told so, and nobody answers. */
async function withoutNetwork(page, journey) {
  await page.context().setOffline(true);
  await site.stop();
  try {
    await journey();
  } finally {
    await site.start();
    await page.context().setOffline(false);
  }
}

test('network off after the first visit: a new game starts and is played', async () => {
  const page = await visited();
  await withoutNetwork(page, async () => {
    // Without a reload, then after one.
    await page.click('.setup-form button[type=submit]');
    await page.locator('main.game').waitFor();
    await presses(page, 10);
    await page.reload();
    await ready(page);
    await page.locator('main.game').waitFor();
    await assertDrawn(page);
    await openSheet(page, 'menu');
    await page.click('[data-does=leave]');

    await start(page, { players: 5, expansions: ['artisans', 'whims'] });
    await presses(page, 60);
    await assertDrawn(page);
    for (const name of ['log', 'score', 'help', 'settings']) {
      await openSheet(page, name);
      await page.keyboard.press('Escape');
    }
    await page.goto(`${BASE_URL}index.html?lang=fr#a`);
    await ready(page);
    await page.locator('main.game').waitFor();
  });
  assertClean(page);
  await page.context().close();
});

test('network off after the first visit: lessons nobody has opened are there, and one that there is not is told', async () => {
  const page = await visited();
  await withoutNetwork(page, async () => {
    await page.click('[data-does=learn]');
    await page.click('[data-lesson=djinn-kali]');
    await page.locator('main.lesson .board').waitFor();
    await page.goto(`${BASE_URL}#learn=all`);
    await page.locator('.failure').waitFor();
    await page.click('[data-does=leave]');
    await page.click('[data-does=go-on]');
    await page.locator('main.lesson .board').waitFor();
  });
  assertClean(page);
  await page.context().close();
});

test('a new version waits: offered on the first page and in the menu, used when asked, with the game still there', async () => {
  const page = await visited();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await site.rebuild('2');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.locator('.update .notice');
  await notice.waitFor();
  await axe(page, { within: 'main', bestPractice: true });

  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  await presses(page, 12);
  assert.equal(await page.locator('.notice:visible').count(), 0);
  assert.equal(loads, 0);

  await page.reload();
  await ready(page);
  await cell(page, 'a1').waitFor();
  assert.equal(await page.getAttribute('html', 'data-build'), null);
  await page.locator('html[data-update=ready]').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.notice:visible').count(), 0);
  const stands = await board(page);
  loads = 0;
  await openSheet(page, 'menu');
  await page.click('[data-does=update]');
  await page.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });
  await cell(page, 'a1').waitFor();
  assert.deepEqual(await board(page), stands);
  await openSheet(page, 'menu');
  assert.equal(await page.locator('[data-does=update]').isVisible(), false);
  await page.waitForTimeout(500);
  assert.equal(loads, 1);
  await withoutNetwork(page, async () => {
    await page.reload();
    await page.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });
  });
  assertClean(page);
  await page.context().close();
});

test('another window is never reloaded: there the new version is offered', async () => {
  const page = await visited();
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const other = await page.context().newPage();
  await other.goto(BASE_URL);
  await ready(other);
  await site.rebuild('3');
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // There the game is only looked at: it is played in the first window.
  await other.click('.notice.elsewhere [data-does=leave]');
  await other.click('[data-does=update] >> visible=true');
  await other.locator('html[data-build="3"][data-ready]').waitFor({ state: 'attached' });
  await page.bringToFront();
  await presses(page, 6);
  assert.equal(loads, 0);
  await openSheet(page, 'menu');
  await page.click('[data-does=update]');
  await page.locator('html[data-build="3"][data-ready]').waitFor({ state: 'attached' });
  assertClean(page);
  await page.context().close();
});

test('looks for a new version when the page is seen again, at most hourly', async () => {
  const page = await visited(() => {
    const now = Date.now;
    Date.now = () => now() + (window.later ?? 0);
  });
  const seenAgain = async (later) => {
    site.asked.length = 0;
    await page.evaluate((later) => {
      window.later = (window.later ?? 0) + later;
      document.dispatchEvent(new Event('visibilitychange'));
    }, later);
    await page.waitForTimeout(1500);
    return site.asked.filter((name) => name === 'sw.js').length;
  };
  assert.equal(await seenAgain(60_000), 0);
  assert.equal(await seenAgain(3_600_000), 1);
  assert.equal(await seenAgain(60_000), 0);
  await page.context().close();
});

test('what is kept and fails is fetched anew by “Load again”', async () => {
  const page = await visited();
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (request.url.endsWith('.wasm')) await cache.put(request, new Response('broken', { headers: { 'Content-Type': 'application/wasm' } }));
    }
  });
  await page.reload();
  await page.locator('#failure-loading').waitFor();
  // Until it comes anew, the page says what it said.
  await Promise.all([page.waitForEvent('load'), page.click('#failure-again')]);
  await ready(page);
  await page.context().close();
});
