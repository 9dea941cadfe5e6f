// The stored games of a device: listed, named, duplicated, deleted, restored; and one game in two tabs.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, forgetOpenGame, leave, look, openDialog, openGames, openRecord, play, start } from '../../support/game.mjs';
import { open, openOrigin, ready, untilSeen } from '../../support/pages.mjs';
import { acknowledged, hold, store, storedGames, untilSettled, untilStored } from '../../support/storage.mjs';

const older = async (name) => readFile(new URL(`../../../fixtures/saved/${name}.json`, import.meta.url), 'utf8');
const more = async (row) => {
  if ((await row.locator('[data-does=more]').getAttribute('aria-expanded')) === 'false') await row.locator('[data-does=more]').click();
};

test('stored games can be listed, named, duplicated, downloaded, deleted and restored', async ({ page }) => {
  await start(page, { players: 3, seed: '5', expansions: ['artisans'] });
  await acknowledged(page, 0);
  await leave(page);
  await openGames(page);
  const row = page.locator('.game-row');
  const facts = await row.locator('.game-facts').innerText();
  expect(facts).toMatch(/Round 1 · .*Artisans.* · .*20\d\d.*\d:\d\d.* · 1 KB/);
  await more(row);
  await row.locator('[data-does=rename]').click();
  await page.fill('[name=game-name]', ' Friday ');
  await page.keyboard.press('Enter');
  await page.locator('.game-row strong', { hasText: 'Friday' }).waitFor();
  await more(row);
  await row.locator('[data-does=duplicate]').click();
  await untilStored(page, 2, '"name":"Copy of Friday"');
  expect(await page.locator('.game-row strong').allInnerTexts()).toEqual(['Copy of Friday', 'Friday']);
  const saved = Object.values(await storedGames(page)).find((text) => text.includes('"name":"Friday"'));
  await more(row.last());
  const [file] = await Promise.all([page.waitForEvent('download'), row.last().locator('[data-does=save]').click()]);
  expect(file.suggestedFilename()).toBe('naqala-Friday.json');
  expect(await readFile(await file.path(), 'utf8')).toBe(saved);

  const before = await storedGames(page);
  await row.last().locator('[data-does=delete]').click();
  await untilStored(page, 1, 'Copy of Friday');
  expect(await page.locator('[data-notice=deleted]').innerText()).toMatch(/Deleted: Friday/);
  expect(await page.evaluate(() => document.activeElement.dataset.does), 'one key brings it back').toBe('undo-delete');
  await page.keyboard.press('Enter');
  await untilStored(page, 2, '"name":"Friday"');
  expect(await storedGames(page)).toEqual(before);
  await page.locator('[data-notice=deleted]').waitFor({ state: 'detached' });

  for (let left = 2; left > 0; left -= 1) {
    await more(row.first());
    await row.first().locator('[data-does=delete]').click();
    await untilStored(page, left - 1);
  }
  // Both can be brought back, the last one first.
  for (const back of [1, 2]) {
    await page.click('[data-does=undo-delete]');
    await untilStored(page, back);
  }
  await expect(page.locator('[data-notice=deleted]')).toHaveCount(0);
  await page.locator('.game-row [data-does=resume]').first().click();
  await page.locator('main.game').waitFor();
});

test('a file of a game with secrets is handed out once all agree, from the list', async ({ page }) => {
  await start(page, { players: 3, handOver: true });
  await acknowledged(page, 0);
  await page.click('.cover button.primary');
  await leave(page);
  await openGames(page);
  const row = page.locator('.game-row');
  await more(row);
  await row.locator('[data-does=save]').click();
  await row.locator('[data-does=no]').click();
  await expect(row.locator('[data-does=show-secrets]')).toHaveCount(0);
  await row.locator('[data-does=save]').click();
  const [file] = await Promise.all([page.waitForEvent('download'), row.locator('[data-does=show-secrets]').click()]);
  expect(file.suggestedFilename()).toMatch(/^naqala-.*\.json$/);
});

test('a game that is only opened is not stored again; once it is played on, its name is stored with it', async ({ page }) => {
  await openRecord(page, await cut(2, 4));
  await acknowledged(page, 4);
  await leave(page);
  expect(await page.evaluate(() => document.documentElement.dataset.stored), 'the mark of a game that was left').toBe(undefined);
  await openGames(page);
  await more(page.locator('.game-row'));
  await page.click('[data-does=rename]');
  await page.fill('[name=game-name]', 'Friday');
  await page.click('[data-does=keep-name]');
  await untilStored(page, 1, 'Friday');
  const before = await storedGames(page);
  await page.click('[data-does=resume]');
  await acknowledged(page, 4);
  await page.reload();
  await ready(page);
  await acknowledged(page, 4);
  expect(await storedGames(page)).toEqual(before);
  let count = 0;
  await play(page, { done: async () => (count += 1) > 4 });
  await untilStored(page, 1, 'Friday');
});

/** Holds the storage from another tab. */
async function heldBeside(page) {
  const other = await page.context().newPage();
  await openOrigin(other);
  return hold(other);
}

test('the open game appears as soon as a slow storage gives it, but not in place of a first page that somebody uses', async ({ newPage }) => {
  // The clock is the context's.
  const page = await newPage({ ownContext: true });
  await page.clock.install();
  /** Lets the time pass that the page waits for the storage. */
  const wait = () => page.clock.fastForward(2500);
  await openRecord(page, await cut(2, 4));
  await acknowledged(page, 4);
  // A tap beside all controls moves no focus, as a tap on a button does not in Safari.
  const tap = () => page.click('h1');
  const type = async () => {
    await page.focus('.quick select');
    await page.keyboard.press('ArrowDown');
  };
  for (const use of [null, tap, type]) {
    const release = await heldBeside(page);
    await page.reload();
    await ready(page);
    await wait();
    await untilSeen(page, 'main.home');
    await use?.();
    await release();
    await untilSeen(page, use ? 'main.home .resume [data-does=resume]' : 'main.game');
  }
  expect(await page.inputValue('.quick select')).toBe('courtier');
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();

  // The same on the way back from the course to the game, where the page itself moves the focus.
  await page.evaluate(() => (location.hash = '#learn'));
  await untilSeen(page, '.lessons');
  const release = await heldBeside(page);
  await page.goBack();
  await wait();
  await page.locator('main.home').waitFor();
  await release();
  await page.locator('main.game').waitFor();
});

test('the page does not take what is stored of a game that was left for its own', async ({ page }) => {
  const release = await heldBeside(page);
  await start(page, { seed: '5' });
  await leave(page);
  await release();
  await untilStored(page, 1);
  await page.locator('.resume [data-does=resume]').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.stored)).toBe(undefined);
});

test('the page reminds once of copies where the browser may delete stored games', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      return false;
    };
  });
  // In the first round, no dot distracts from the game.
  await start(page);
  await page.waitForFunction(() => globalThis.asked === 1);
  expect(await page.locator('[data-has-news]').count()).toBe(0);
  await forgetOpenGame(page);
  await openRecord(page, await cut(4, 120));
  await page.locator('[data-opens=menu][data-has-news]').waitFor();
  expect(await page.evaluate(() => globalThis.asked), 'after the first stored game').toBe(1);
  await openDialog(page, 'menu');
  await page.locator('[data-notice=copies] button').click();
  await page.locator('[data-notice=copies]').waitFor({ state: 'detached' });
  await page.reload();
  await ready(page);
  await acknowledged(page);
  expect(await page.evaluate(() => globalThis.asked)).toBe(undefined);
  expect(await page.locator('[data-has-news]').count()).toBe(0);
});

test('the page does not remind of copies where the browser keeps stored games', async ({ page }) => {
  await page.addInitScript(() => (StorageManager.prototype.persist = async () => true));
  await start(page);
  await page.waitForFunction(() => localStorage.getItem('naqala.persist') === 'kept');
  expect(await page.locator('[data-has-news]').count()).toBe(0);
});

test('the game is stored while the browser still asks for permission, as Firefox does', async ({ page }) => {
  await page.addInitScript(() => (StorageManager.prototype.persist = () => new Promise(() => {})));
  await start(page);
  await acknowledged(page, 0);
  await page.locator('.spot[data-state=open]').nth(1).click();
  await page.click('.answer.primary');
  await acknowledged(page, 1);
});

test('the page says that the storage is full, until there is room again and the game is stored', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
      if (globalThis.isFull) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, all);
    };
  });
  await start(page);
  await acknowledged(page, 0);
  await page.evaluate(() => (globalThis.isFull = true));
  const bid = async () => {
    await page.locator('.spot[data-state=open]').nth(1).click();
    await page.click('.answer.primary');
  };
  await bid();
  const notice = page.locator('.notice:not([data-notice])');
  expect(await notice.innerText()).toMatch(/no room[\s\S]*gone/);
  const [file] = await Promise.all([page.waitForEvent('download'), notice.locator('button').first().click()]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/"bid \d+"/);
  await notice.locator('.icon-button').click();
  await notice.waitFor({ state: 'detached' });
  await page.evaluate(() => (globalThis.isFull = false));
  await bid();
  await acknowledged(page, 2);
  await page.evaluate(() => (globalThis.isFull = true));
  await bid();
  await notice.waitFor();
  await page.evaluate(() => (globalThis.isFull = false));
  await bid();
  await acknowledged(page, 4);
  await notice.waitFor({ state: 'detached' });
});

test('games of older versions open; one that cannot be replayed says where, stays unchanged and can be copied', async ({ page }) => {
  await open(page);
  const games = { old: await older('0.1.0'), changed: await older('rule-changed') };
  await store(page, games);
  await page.evaluate(() => localStorage.setItem('naqala.current', 'changed'));
  await page.reload();
  await ready(page);
  await openGames(page);
  const row = (id) => page.locator(`.game-row[data-game=${id}]`);
  await row('changed').locator('[data-does=resume]').click();
  expect(await row('changed').locator('[role=alert]').innerText()).toMatch(/Entry 61, “bid 12”, is not legal there/);
  expect(await row('changed').locator('.record-text').inputValue()).toBe(games.changed);
  expect(await row('changed').locator('[role=alert]').innerText()).toContain('Version 0.0.9 of Naqala wrote it');
  await row('changed').locator('[data-does=open-part]').click();
  await acknowledged(page, 60);
  expect(Object.keys(await storedGames(page)), 'the part is a game of its own').toHaveLength(3);
  expect((await storedGames(page)).changed).toBe(games.changed);
  await leave(page);
  await openGames(page);
  await row('old').locator('[data-does=resume]').click();
  await acknowledged(page, 120);
  expect((await storedGames(page)).changed).toBe(games.changed);
});

/** Opens two tabs of one browser, the first with a game. */
async function tabs(newPage, script) {
  const first = await newPage({ ownContext: !!script });
  if (script) await first.context().addInitScript(script);
  await openRecord(first, await cut(4, 20));
  await acknowledged(first, 20);
  const second = await first.context().newPage();
  return [first, second];
}
const press = async (page) => {
  let count = 0;
  await play(page, { seed: 3, done: async () => (count += 1) > 3 });
};
const entries = (page) => page.evaluate(() => document.documentElement.dataset.stored);

test('a game owned by another tab can only be viewed until this tab takes it over', async ({ newPage }) => {
  const [first, second] = await tabs(newPage);
  await open(second);
  const notice = (page) => page.locator('.notice.elsewhere');
  await notice(second).waitFor();
  expect(await notice(second).innerText()).toMatch(/open in another tab/);
  expect(await second.locator('main.game').getAttribute('inert')).not.toBe(null);
  const before = await storedGames(first);
  await press(first);
  await first.waitForFunction(() => document.documentElement.dataset.stored !== '20');
  await untilSettled(first);
  const played = await storedGames(first);
  expect(played, 'the first plays on').not.toEqual(before);
  await untilSettled(first);

  await second.click('[data-does=take-over]');
  await notice(second).waitFor({ state: 'detached' });
  await acknowledged(second, await entries(first));
  expect(await storedGames(second), 'it goes on with what was played in the other').toEqual(played);
  await notice(first).waitFor();
  expect(await notice(first).innerText()).toMatch(/Continued in another tab/);
  expect(await storedGames(first)).toEqual(played);
  await press(second);
  await acknowledged(second);
  await untilSettled(second);
  const later = await storedGames(second);

  await first.click('[data-does=take-over]');
  await notice(first).waitFor({ state: 'detached' });
  await acknowledged(first, await entries(second));
  await notice(second).waitFor();
  await untilSettled(first);
  expect(await storedGames(first)).toEqual(later);
});

test('a closed tab releases its game', async ({ newPage }) => {
  const [first, second] = await tabs(newPage);
  await first.close();
  await open(second);
  await acknowledged(second, 20);
  expect(await second.locator('.notice.elsewhere').count()).toBe(0);
});

test('no tab overwrites what another tab stored, even without locks', async ({ newPage }) => {
  const [first, second] = await tabs(newPage, () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await open(second);
  await acknowledged(second, 20);
  await press(second);
  await second.waitForFunction(() => document.documentElement.dataset.stored !== '20');
  await untilSettled(second);
  const played = await storedGames(second);
  const notice = first.locator('.notice.elsewhere');
  // The page may stop between the halves of a press.
  const tap = (choice) => first.locator(`[data-e2e="${choice.id}"]`).click({ timeout: 1000 }).catch(() => null);
  // A click waits for frames, and a hidden tab draws none.
  await first.bringToFront();
  await play(first, { seed: 3, press: tap, most: 40, done: async () => (await notice.count()) > 0 });
  expect(await storedGames(first)).toEqual(played);
  await first.click('[data-does=take-over]');
  await notice.waitFor({ state: 'detached' });
  await acknowledged(first, await entries(second));
  expect((await look(first)).length).toBeGreaterThan(0);
});

test('the first page shows a waiting game with its picture above the ways to a new one, at every size', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(2, 1));
  await acknowledged(page, 1);
  await leave(page);
  await page.locator('.resume .board-picture').waitFor();
  for (const [width, height] of [[390, 844], [768, 1024], [1024, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const [resume, start] = await Promise.all(['.resume [data-does=resume]', '.ways'].map((part) => page.locator(part).first().boundingBox()));
    expect(resume.y + resume.height, `${width}×${height}`).toBeLessThanOrEqual(Math.min(height, start.y));
  }
});
