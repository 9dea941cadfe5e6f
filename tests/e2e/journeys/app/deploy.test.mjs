// A new version is deployed while pages of the old one are open, or halfway, or with a broken file: one press or the next load heals it.
import { boardAddress } from '../../support/board-pages.mjs';
import { serveBuilds } from '../../support/builds.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { cell, cut, forgetOpenGame, labels, openDialog, openRecord, startFromHome } from '../../support/game.mjs';
import { open, openOrigin, ready, withStored } from '../../support/pages.mjs';
import { serveFiles } from '../../support/servers.mjs';
import { acknowledged, storedActions, storeListed } from '../../support/storage.mjs';

const test = base.extend({
  /** Two builds of the site, the second one not yet deployed. */
  site: async ({}, use) => {
    const site = await serveBuilds();
    await use(site);
    await site.stop();
  },

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  /** Opens a page of the first build, and waits until the service worker has stored all files. */
  visit: async ({ newPage }, use) => {
    await use(async () => {
      const page = await newPage({ serviceWorkers: 'allow', mayComplain: true });
      await withStored(page, { secrecy: 'open' });
      await open(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      return page;
    });
  },
});

const GONE = () => null;
const newest = (page) => page.locator('[data-does=load-newest] >> visible=true').first();
const isSecond = (page) => page.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });

/** Presses the one button, and waits for the second build. */
async function loadNewest(page) {
  await newest(page).click();
  await isSecond(page);
}

/** Plays into a move: a meeple is dropped, others are in the hand. */
async function intoMove(page) {
  const record = await cut(2, 4);
  const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], hints: [0, 1], record };
  await openRecord(page, JSON.stringify(game));
  await cell(page, await page.locator('.cell[data-light=alive]').first().getAttribute('data-square')).click();
  await page.locator('.cell[data-light=lit]').first().click();
  await acknowledged(page, 6);
}

for (const [part, address, gone, there] of [
  ['the editor', '#edit', /^editor-/, 'main.edit, main.editor, .palette'],
  ['the styles of the score pad', '#score', /^scores-.*css$/, '.pad-field'],
  ['the lessons', '#learn', /^lessons-/, '[data-lesson]'],
]) {
  test(`after a deploy one press loads the new version where ${part} cannot be fetched any more`, async ({ site, newPage }) => {
    const page = await newPage({ ownContext: true, mayComplain: true });
    site.spoil(gone, GONE);
    await page.goto(`${site.url}${address}`);
    await newest(page).waitFor();
    site.mend();
    site.deploy();
    await loadNewest(page);
    await page.locator(there).first().waitFor();
  });
}

for (const [part, gone, notice] of [
  ['a dialog', /^dialogs-/, (page) => page.locator('[data-opens=help] >> visible=true').first().click()],
  ['the adviser', /^adviser-/, (page) => page.click('[data-does=hint]')],
]) {
  test(`a deploy in the middle of a move loses nothing of it where ${part} cannot be fetched any more`, async ({ site, newPage }) => {
    const page = await newPage({ ownContext: true, mayComplain: true });
    site.spoil(gone, GONE);
    await intoMove(page);
    const held = page.locator('.hand .held');
    const before = [await labels(page), await held.count()];
    await notice(page);
    await newest(page).waitFor();
    site.mend();
    site.deploy();
    await loadNewest(page);
    await page.locator('main.game .prompt').waitFor();
    await expect(held).toHaveCount(before[1]);
    expect(await labels(page)).toEqual(before[0]);
  });
}

test('a press that needs a part which is gone offers the new version: to send a game, to open one of the list', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  const record = await cut(2, 1);
  const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], record };
  site.spoil(/^dialogs-/, GONE);
  await openRecord(page, JSON.stringify({ ...game, apart: { game: '0123456789abcdef', seat: 0, known: 0 } }));
  await expect(newest(page)).toHaveCount(0);
  await page.click('.action-bar [data-does=send]');
  await newest(page).waitFor();
  site.mend();
  site.deploy();
  await loadNewest(page);
  await page.click('.action-bar [data-does=send]');
  await page.locator('dialog[open]').waitFor();

  const other = await newPage({ ownContext: true, mayComplain: true });
  await openOrigin(other);
  await storeListed(other, '1-1', game);
  site.spoil(/^game-.*wasm$/, GONE);
  await open(other, '#games');
  await other.locator('.game-row').waitFor();
  await newest(other).waitFor();
  site.mend();
  await newest(other).click();
  await newest(other).waitFor({ state: 'detached' });
  await other.click('.game-row [data-does=resume]');
  await other.locator('main.game').waitFor();
});

test('a deploy in the middle of a choice leaves it half made', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  site.spoil(/^dialogs-/, GONE);
  await intoMove(page);
  const colour = page.locator('.hand .held[aria-pressed=true]');
  await page.locator('.hand .held:not([hidden], [data-stuck])').first().click();
  await expect(colour).toHaveCount(1);
  const before = await colour.getAttribute('data-tribe');
  await page.locator('[data-opens=help] >> visible=true').first().click();
  await newest(page).waitFor();
  site.mend();
  site.deploy();
  await loadNewest(page);
  await expect(colour).toHaveAttribute('data-tribe', before);
  // It is kept for this once.
  await page.reload();
  await ready(page);
  await page.locator('.hand .held:not([hidden])').first().waitFor();
  await expect(colour).toHaveCount(0);
});

test('a deploy in the middle of a lesson loses nothing of its step', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  site.spoil(/^dialogs-/, GONE);
  await page.goto(`${site.url}#learn=move`);
  await cell(page, 'b2').click();
  const held = page.locator('.hand .held:not([hidden])');
  await held.first().waitFor();
  await page.click('[data-does=hint]');
  const before = await labels(page);
  await page.locator('[data-opens=help] >> visible=true').first().click();
  await newest(page).waitFor();
  site.mend();
  site.deploy();
  await loadNewest(page);
  await held.first().waitFor();
  expect(await labels(page)).toEqual(before);
});

for (const [what, gone, address] of [
  ['the art', /^game-.*svg$/, ''],
  ['the file of the lessons', /^lessons\//, '#learn=move'],
  ['the file of the puzzles', /^puzzles\.json$/, '#puzzle'],
]) {
  test(`${what}, once a deploy has removed it, is offered with the new version`, async ({ site, newPage }) => {
    const page = await newPage({ ownContext: true, mayComplain: true });
    site.spoil(gone, GONE);
    await page.goto(`${site.url}${address}`);
    await newest(page).waitFor();
    await expect(page.locator(':is(.failure, .art-gone) >> visible=true').first()).toContainText('There may be a new version.');
    site.mend();
    site.deploy();
    await loadNewest(page);
    await expect(page.locator(':is(.failure, .art-gone) >> visible=true')).toHaveCount(0);
  });
}

test('a lesson that never was is no matter of a new version', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.goto(`${site.url}#learn=nothing`);
  await page.locator('.failure [data-does=to-course]').waitFor();
  await expect(newest(page)).toHaveCount(0);
});

test('the button says so where the site does not answer, and then works', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  site.spoil(/^editor-/, GONE);
  await page.goto(`${site.url}#edit`);
  await newest(page).waitFor();
  const words = page.locator('.no-answer >> visible=true');
  await expect(words).toHaveCount(0);
  site.spoil(/^sw\.js$/, GONE);
  await newest(page).click();
  await expect(words).toHaveText('The site does not answer. Check the connection, then try again.');
  site.mend();
  site.deploy();
  await loadNewest(page);
});

test('the analysis offers the new version where the adviser is gone', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  site.spoil(/^adviser-/, GONE);
  await openRecord(page, await cut(2));
  await page.locator('dialog[open] [data-does=review]').click();
  await page.locator('dialog[open] [data-does=load-newest]').waitFor();
  site.mend();
  site.deploy();
  await loadNewest(page);
});

test('the teacher offers the new version where the adviser or the teacher is gone', async ({ site, newPage }) => {
  for (const gone of [/^adviser-/, /^hints-.*wasm$/]) {
    const page = await newPage({ ownContext: true, mayComplain: true });
    await withStored(page, { teacher: 'on', pace: 'at-once' });
    site.spoil(gone, GONE);
    // The seat that plays the first turn is the computer's.
    await openRecord(page, await cut(2, 4));
    const first = await page.locator('.player.active').getAttribute('data-seat');
    await forgetOpenGame(page);
    const record = { ...(await cut(2, 10)), computers: ['0', '1'].map((seat) => (seat === first ? 'courtier' : null)) };
    const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], hints: [0, 1] };
    await openRecord(page, JSON.stringify({ ...game, record }));
    await newest(page).waitFor();
    site.mend();
  }
});

test('a computer whose files a deploy has removed plays on after one press', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await withStored(page, { pace: 'at-once' });
  site.spoil(/^thinker-/, GONE);
  await openRecord(page, { ...(await cut(2, 4)), computers: ['courtier', 'courtier'] });
  await page.locator('[data-does=think-again]').waitFor();
  site.mend();
  site.deploy();
  await loadNewest(page);
  await expect.poll(async () => (await storedActions(page)).length).toBeGreaterThan(4);
});

test('a board on another page loads the new version with one press', async ({ site, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  const host = await serveFiles({ '': { body: `<iframe id="a" title="A game" width="900" height="900" src="${site.url}${boardAddress('play', { players: 'Anna,Sam' })}"></iframe>` } });
  try {
    site.spoil(/^cards-.*wasm$/, GONE);
    await page.goto(host.url());
    const inside = page.frameLocator('#a');
    await inside.locator('[data-does=load-newest]').first().waitFor();
    site.mend();
    site.deploy();
    await inside.locator('[data-does=load-newest]').first().click();
    await inside.locator('html[data-build="2"]').waitFor({ state: 'attached' });
    await inside.locator('.player').first().waitFor();
  } finally {
    await host.stop();
  }
});

test('a service worker is never installed with a page of another build', { tag: '@chromium' }, async ({ site, visit }) => {
  const page = await visit();
  await startFromHome(page);
  site.deploy();
  site.spoil(/^index\.html$/, (_, name) => site.old(name));
  const installed = () => page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const coming = registration.installing ?? registration.waiting;
    if (coming?.state === 'installing') await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
    return coming?.state ?? null;
  });
  expect(await installed(), 'while the deploy is halfway').toBe('redundant');
  site.mend();
  expect(await installed(), 'once it is whole').toBe('installed');
  await openDialog(page, 'menu');
  await page.click('[data-does=update]');
  await isSecond(page);
});

for (const [how, change] of [
  ['broken', (bytes) => Buffer.alloc(bytes.length, 32)],
  ['cut', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['missing', GONE],
]) {
  test(`a page that came with a ${how} file starts after one press, although the browser keeps such files for good`, async ({ site, newPage }) => {
    const page = await newPage({ ownContext: true, mayComplain: true });
    site.spoil(/^home-.*wasm$/, change);
    await page.goto(site.url);
    await page.locator('#failure-loading').waitFor();
    site.mend();
    await Promise.all([page.waitForEvent('load'), page.click('#failure-again')]);
    await ready(page);
  });
}

test('“Load again” drops what the service worker has stored, so that no broken file survives', { tag: '@chromium' }, async ({ visit }) => {
  const page = await visit();
  const spoilStored = () => page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (/\.(wasm|css|txt)/.test(request.url)) await cache.put(request, new Response('broken', { headers: { 'Content-Type': 'application/wasm' } }));
    }
  });
  const broken = () => page.evaluate(async () => {
    const answers = await Promise.all((await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request)).text()));
    }));
    return answers.flat().filter((text) => text === 'broken').length;
  });
  await spoilStored();
  expect(await broken()).toBeGreaterThan(20);
  await page.reload();
  await page.locator('#failure-loading').waitFor();
  await Promise.all([page.waitForEvent('load'), page.click('#failure-again')]);
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(await broken()).toBe(0);
});

for (const [name, start] of ENGINES.filter(([name]) => name === 'Firefox')) {
  test(`a deploy, a broken file and a worker of another build are healed in ${name}`, async ({ site, launchEngine }) => {
    const page = await start(launchEngine);
    const isReady = () => page.until('the page is ready', () => document.querySelector('html[data-ready]') !== null);
    const isSecondHere = () => page.waitFor('html[data-build="2"][data-ready]');
    await page.browser.resize({ width: 1024, height: 768 });
    site.spoil(/^home-.*wasm$/, (bytes) => Buffer.alloc(bytes.length, 32));
    await page.browser.goto(site.url);
    await page.waitFor('#failure:not([hidden])');
    site.mend();
    await page.click('#failure-again');
    await isReady();
    await page.until('the service worker is there', () => navigator.serviceWorker.controller?.state === 'activated');
    site.deploy();
    site.spoil(/^index\.html$/, (_, name) => site.old(name));
    const installed = () =>
      page.evaluate(async () => {
        const registration = await (await navigator.serviceWorker.ready).update();
        const coming = registration.installing ?? registration.waiting;
        if (coming?.state === 'installing') await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
        return coming?.state ?? null;
      });
    expect(await installed(), 'while the deploy is halfway').toBe('redundant');
    site.mend();
    expect(await installed(), 'once it is whole').toBe('installed');
    await page.click('[data-does=update]');
    await isSecondHere();
  });

  test(`a board in ${name} loads the new version with one press`, async ({ site, launchEngine }) => {
    const page = await start(launchEngine);
    await page.browser.resize({ width: 1024, height: 768 });
    site.spoil(/^cards-.*wasm$/, GONE);
    await page.browser.goto(`${site.url}${boardAddress('play', { players: 'Anna,Sam' })}`);
    await page.waitFor('[data-does=load-newest]');
    site.mend();
    site.deploy();
    await page.click('[data-does=load-newest]');
    await page.waitFor('html[data-build="2"]');
    await page.waitFor('.player');
  });
}
