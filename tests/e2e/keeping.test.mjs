// The games of a device: listed, named, copied, deleted and brought back; and one game in two tabs.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open, ready, watch } from './harness.mjs';
import { acknowledged, keep, kept, leave, stored } from './kept.mjs';
import { cut, look, openRecord, openSheet, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const older = async (name) => readFile(new URL(`../fixtures/saved/${name}.json`, import.meta.url), 'utf8');
const more = async (row) => {
  if ((await row.locator('[data-does=more]').getAttribute('aria-expanded')) === 'false') await row.locator('[data-does=more]').click();
};

test('games are listed, named, copied, saved to a file, deleted and brought back', async () => {
  const page = await newPage(browser);
  await start(page, { players: 3, seed: '5', expansions: ['artisans'] });
  await acknowledged(page, 0);
  await leave(page);
  const row = page.locator('.game-row');
  await row.waitFor();
  const facts = await row.locator('.game-facts').innerText();
  assert.match(facts, /Round 1 · .*Artisans.* · .*20\d\d.*\d:\d\d.* · 1 KB/);
  await more(row);
  await row.locator('[data-does=rename]').click();
  await page.fill('[name=game-name]', ' Friday ');
  await page.keyboard.press('Enter');
  await page.locator('.game-row strong', { hasText: 'Friday' }).waitFor();
  await more(row);
  await row.locator('[data-does=duplicate]').click();
  await stored(page, 2, '"name":"Copy of Friday"');
  await page.click('.other-games > summary');
  assert.deepEqual(await page.locator('.game-row strong').allInnerTexts(), ['Copy of Friday', 'Friday']);
  const saved = Object.values(await kept(page)).find((text) => text.includes('"name":"Friday"'));
  await more(row.last());
  const [file] = await Promise.all([page.waitForEvent('download'), row.last().locator('[data-does=save]').click()]);
  assert.equal(file.suggestedFilename(), 'naqala-Friday.json');
  assert.equal(await readFile(await file.path(), 'utf8'), saved);

  const before = await kept(page);
  await row.last().locator('[data-does=delete]').click();
  await stored(page, 1, 'Copy of Friday');
  assert.match(await page.locator('[data-notice=deleted]').innerText(), /Deleted: Friday/);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.does), 'undo-delete', 'one key brings it back');
  await page.keyboard.press('Enter');
  await stored(page, 2, '"name":"Friday"');
  assert.deepEqual(await kept(page), before);
  await page.locator('[data-notice=deleted]').waitFor({ state: 'detached' });

  for (let left = 2; left > 0; left -= 1) {
    await more(row.first());
    await row.first().locator('[data-does=delete]').click();
    await stored(page, left - 1).catch((error) => assert.equal(left, 1, error));
  }
  await page.click('[data-does=undo-delete]');
  await stored(page, 1);
  await page.click('[data-does=resume]');
  await page.locator('main.game').waitFor();
  assertClean(page);
  await page.context().close();
});

test('a game that is only looked at is not written again; its name goes with it when it is played', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(2, 4));
  await acknowledged(page, 4);
  await leave(page);
  await more(page.locator('.game-row'));
  await page.click('[data-does=rename]');
  await page.fill('[name=game-name]', 'Friday');
  await page.click('[data-does=keep-name]');
  await stored(page, 1, 'Friday');
  const before = await kept(page);
  await page.click('[data-does=resume]');
  await acknowledged(page, 4);
  await page.reload();
  await ready(page);
  await acknowledged(page, 4);
  assert.deepEqual(await kept(page), before);
  let count = 0;
  await play(page, { done: async () => (count += 1) > 4 });
  await stored(page, 1, 'Friday');
  assertClean(page);
  await page.context().close();
});

test('where the browser does not promise to keep games, one reminder says so, once', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      return false;
    };
  });
  await start(page);
  await page.locator('[data-opens=menu][data-has-news]').waitFor();
  assert.equal(await page.evaluate(() => globalThis.asked), 1, 'after the first stored game');
  await openSheet(page, 'menu');
  await page.locator('[data-notice=copies] button').click();
  await page.locator('[data-notice=copies]').waitFor({ state: 'detached' });
  await page.reload();
  await ready(page);
  await acknowledged(page);
  assert.equal(await page.evaluate(() => globalThis.asked), undefined);
  assert.equal(await page.locator('[data-has-news]').count(), 0);
  await page.context().close();
});

test('where it promises, nobody is reminded', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => (StorageManager.prototype.persist = async () => true));
  await start(page);
  await page.waitForFunction(() => localStorage.getItem('naqala.persist') === 'kept');
  assert.equal(await page.locator('[data-has-news]').count(), 0);
  await page.context().close();
});

test('while the browser waits for the player’s answer, as Firefox does, the game is stored all the same', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => (StorageManager.prototype.persist = () => new Promise(() => {})));
  await start(page);
  await acknowledged(page, 0);
  await page.locator('.spot[data-state=open]').nth(1).click();
  await page.click('.answer.primary');
  await acknowledged(page, 1);
  await page.context().close();
});

test('a full storage is told; once there is room again the notice goes and the game is stored', async () => {
  const page = await newPage(browser);
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
  assert.match(await notice.innerText(), /no room[\s\S]*gone/);
  const [file] = await Promise.all([page.waitForEvent('download'), notice.locator('button').first().click()]);
  assert.match(await readFile(await file.path(), 'utf8'), /"bid \d+"/);
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
  assertClean(page);
  await page.context().close();
});

test('what an older version stored opens; what cannot be replayed says where, stays as it is, and can be saved', async () => {
  const page = await newPage(browser);
  await open(page);
  const games = { old: await older('0.1.0'), changed: await older('rule-changed') };
  await keep(page, games);
  await page.evaluate(() => localStorage.setItem('naqala.current', 'changed'));
  await page.reload();
  await ready(page);
  await page.locator('.game-row').first().waitFor();
  await page.click('.other-games > summary');
  const row = (id) => page.locator(`.game-row[data-game=${id}]`);
  await row('changed').locator('[data-does=resume]').click();
  assert.match(await row('changed').locator('[role=alert]').innerText(), /Entry 61, “bid 12”, is not legal there/);
  assert.equal(await row('changed').locator('.record-text').inputValue(), games.changed);
  await row('old').locator('[data-does=resume]').click();
  await acknowledged(page, 120);
  assert.equal((await kept(page)).changed, games.changed);
  assertClean(page);
  await page.context().close();
});

/** Two tabs of one browser, with a game in the first. */
async function tabs(script) {
  const first = await newPage(browser);
  if (script) await first.context().addInitScript(script);
  await openRecord(first, await cut(4, 20));
  await acknowledged(first, 20);
  const second = watch(await first.context().newPage());
  return [first, second];
}
const press = async (page) => {
  let count = 0;
  await play(page, { seed: 3, done: async () => (count += 1) > 3 });
};
const entries = (page) => page.evaluate(() => document.documentElement.dataset.stored);

test('a game that is open in another tab is only looked at, until it is taken over', async () => {
  const [first, second] = await tabs();
  await open(second);
  const notice = (page) => page.locator('.notice.elsewhere');
  await notice(second).waitFor();
  assert.match(await notice(second).innerText(), /open in another tab/);
  assert.notEqual(await second.locator('main.game').getAttribute('inert'), null);
  const before = await kept(first);
  await press(first);
  await first.waitForFunction(() => document.documentElement.dataset.stored !== '20');
  await first.waitForTimeout(200);
  const played = await kept(first);
  assert.notDeepEqual(played, before, 'the first plays on');
  await first.waitForTimeout(200);

  await second.click('[data-does=take-over]');
  await notice(second).waitFor({ state: 'detached' });
  await acknowledged(second, await entries(first));
  assert.deepEqual(await kept(second), played, 'it goes on with what was played in the other');
  await notice(first).waitFor();
  assert.match(await notice(first).innerText(), /Continued in another tab/);
  assert.deepEqual(await kept(first), played);
  await press(second);
  await acknowledged(second);
  await second.waitForTimeout(200);
  const later = await kept(second);

  await first.click('[data-does=take-over]');
  await notice(first).waitFor({ state: 'detached' });
  await acknowledged(first, await entries(second));
  await notice(second).waitFor();
  await first.waitForTimeout(200);
  assert.deepEqual(await kept(first), later);
  assertClean(first);
  assertClean(second);
  await first.context().close();
});

test('a tab that is closed lets its game go', async () => {
  const [first, second] = await tabs();
  await first.close();
  await open(second);
  await acknowledged(second, 20);
  assert.equal(await second.locator('.notice.elsewhere').count(), 0);
  await second.context().close();
});

test('without locks no tab writes over what another one wrote', async () => {
  const [first, second] = await tabs(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await open(second);
  await acknowledged(second, 20);
  await press(second);
  await second.waitForFunction(() => document.documentElement.dataset.stored !== '20');
  await second.waitForTimeout(200);
  const played = await kept(second);
  const notice = first.locator('.notice.elsewhere');
  // Half of a press may come when the page has stopped already.
  const tap = (choice) => first.locator(`[data-e2e="${choice.id}"]`).click({ timeout: 1000 }).catch(() => null);
  // A tab behind another one draws no frames, for which a click waits.
  await first.bringToFront();
  await play(first, { seed: 3, press: tap, most: 40, done: async () => (await notice.count()) > 0 });
  assert.deepEqual(await kept(first), played);
  await first.click('[data-does=take-over]');
  await notice.waitFor({ state: 'detached' });
  await acknowledged(first, await entries(second));
  assert.ok((await look(first)).length > 0);
  await first.context().close();
});
