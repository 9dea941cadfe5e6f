// The index of games: lists read rows, and a start reads of all games at most the one that it shows.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openGames, openRecord, start } from '../../support/game.mjs';
import { open, openOrigin, ready, untilSeen } from '../../support/pages.mjs';
import { acknowledged, countReads, store, storeCopies, storedGames, storedRows, untilStored } from '../../support/storage.mjs';

const GAMES = 200;
const REVIEWED = await readFile(new URL('../../../fixtures/reviewed.json', import.meta.url), 'utf8');

const read = (page) => page.evaluate(() => globalThis.read);
const titles = (page) => page.locator('.game-row strong').allInnerTexts();
/** Starts the page anew. */
const restart = async (page) => {
  await page.reload();
  await ready(page);
};
/** Calls methods of the object store past the page: their names and arguments. */
const change = (page, calls) =>
  page.evaluate(async (calls) => {
    const database = await new Promise((done) => Object.assign(indexedDB.open('naqala'), { onsuccess: (event) => done(event.target.result) }));
    const transaction = database.transaction('games', 'readwrite');
    const games = transaction.objectStore('games');
    for (const [method, ...values] of calls) games[method](...values);
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
  }, calls);

test('a start with 200 long analysed games reads none of them, the list neither, and an open game alone', async ({ page }) => {
  await openOrigin(page);
  await storeCopies(page, REVIEWED, GAMES);
  await countReads(page);
  // A version without an index has stored them: the first page after it reads each once, and lists all of them.
  await open(page, '#games');
  await expect(page.locator('.game-row')).toHaveCount(GAMES);
  expect((await read(page)).toSorted(), 'each once').toEqual(Array.from({ length: GAMES }, (_, nth) => `Anna ${nth}`).toSorted());
  const rows = await storedRows(page);
  expect(Object.keys(rows)).toHaveLength(GAMES);
  expect(Math.max(...Object.values(rows).map((row) => row.length)), 'characters of a row').toBeLessThan(700);
  const facts = await page.locator('.game-row .game-facts').allInnerTexts();

  await page.goto('about:blank');
  await open(page);
  await untilSeen(page, '.home-foot [data-does=games]');
  expect(await read(page), 'by the first page').toEqual([]);
  await openGames(page);
  await expect(page.locator('.game-row')).toHaveCount(GAMES);
  expect(await page.locator('.game-row .game-facts').allInnerTexts()).toEqual(facts);
  expect(facts[0]).toMatch(/Pierre won.* · .*Artisans.* · 98 KB/);
  expect(await read(page), 'by the list').toEqual([]);

  const row = page.locator('.game-row').nth(70);
  const title = await row.locator('strong').innerText();
  await row.locator('[data-does=resume]').click();
  await page.locator('main.game').waitFor();
  expect(await read(page), 'by opening it').toEqual([title.split(',')[0]]);
  await restart(page);
  await page.locator('main.game').waitFor();
  expect(await read(page), 'by starting with it').toEqual([title.split(',')[0]]);
});

test('the first page reads the unfinished game that it draws, and no other', async ({ page }) => {
  await countReads(page);
  await openRecord(page, { ...(await cut(3, 100)), players: ['Noor', 'Sam', 'Olivier'] });
  await acknowledged(page, 100);
  await leave(page);
  await untilSeen(page, '.resume .board-picture');
  await storeCopies(page, REVIEWED, 3);
  await openGames(page);
  await expect(page.locator('.game-row')).toHaveCount(4);
  await page.goto('about:blank');
  await open(page);
  await untilSeen(page, '.resume .board-picture');
  expect(await read(page)).toEqual(['Noor']);
});

test('a version without an index finds the games, and what it changes is listed', async ({ page }) => {
  await start(page, { seed: '5' });
  await acknowledged(page, 0);
  await leave(page);
  const [[id, text]] = Object.entries(await storedGames(page));
  expect(Object.keys(await storedRows(page))).toEqual([id]);
  const versions = await page.evaluate(async () => (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`));
  expect(versions, 'the earlier version opens it').toEqual(['naqala 1']);

  // It stores one game, changes another and deletes a third, each without its row.
  await store(page, { new: REVIEWED, gone: REVIEWED });
  await openGames(page);
  await expect(page.locator('.game-row')).toHaveCount(3);
  await change(page, [['delete', 'gone']]);
  await store(page, { [id]: text.replace('"saved"', '"name":"Friday","saved"') });
  await restart(page);
  await page.locator('.game-row').nth(1).waitFor();
  await expect(page.locator('.game-row')).toHaveCount(2);
  await expect.poll(async () => Object.keys(await storedRows(page)).toSorted(), 'the row of no game goes').toEqual([id, 'new'].toSorted());
  // Whoever opens a game sees what it is.
  await page.locator(`.game-row[data-game="${id}"] [data-does=resume]`).click();
  await page.locator('main.game').waitFor();
  await leave(page);
  await openGames(page);
  await expect(page.locator(`.game-row[data-game="${id}"] strong`)).toHaveText('Friday');
});

test('damaged rows are made anew, also where none can be written', async ({ page }) => {
  await openOrigin(page);
  await storeCopies(page, REVIEWED, 5);
  await open(page, '#games');
  await expect(page.locator('.game-row')).toHaveCount(5);
  const [shown, whole] = [await titles(page), await storedRows(page)];
  const damage = () =>
    change(page, [
      ['delete', ['copy-0']],
      ['put', '', ['copy-1']],
      ['put', '{"form":1,"size":7', ['copy-2']],
      ['put', 7, ['copy-3']],
      ['put', '{"form":99}', ['copy-4']],
    ]);
  await damage();
  await restart(page);
  await expect(page.locator('.game-row')).toHaveCount(5);
  expect(await titles(page)).toEqual(shown);
  await expect.poll(() => storedRows(page)).toEqual(whole);

  await damage();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await restart(page);
  await expect(page.locator('.game-row')).toHaveCount(5);
  expect(await titles(page)).toEqual(shown);
  await expect(page.locator('.notice:visible'), 'nothing is lost').toHaveCount(0);
});

test('the game of another tab is listed, and one that it has deleted goes when it is pressed', async ({ page }) => {
  await start(page, { seed: '5' });
  await acknowledged(page, 0);
  await leave(page);
  const other = await page.context().newPage();
  await open(other);
  await start(other, { seed: '6' });
  await acknowledged(other, 0);
  await leave(other);
  await openGames(page);
  await expect(page.locator('.game-row')).toHaveCount(2);
  const { game } = await page.locator('.game-row').last().evaluate((row) => row.dataset);
  await openGames(other);
  const there = other.locator(`.game-row[data-game="${game}"]`);
  await there.locator('[data-does=more]').click();
  await there.locator('[data-does=delete]').click();
  await untilStored(other, 1);
  await page.locator(`.game-row[data-game="${game}"] [data-does=resume]`).click();
  await expect(page.locator('.game-row')).toHaveCount(1);
  await expect(page.locator('main.games')).toHaveCount(1);
});

test('a text and its row are stored both or neither', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (globalThis.isFull && Array.isArray(key)) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await start(page);
  await acknowledged(page, 0);
  const before = [await storedGames(page), await storedRows(page)];
  await page.evaluate(() => (globalThis.isFull = true));
  const bid = async () => {
    await page.locator('.spot[data-state=open]').nth(1).click();
    await page.click('.answer.primary');
  };
  await bid();
  await page.locator('.notice:not([data-notice])').waitFor();
  expect([await storedGames(page), await storedRows(page)]).toEqual(before);
  await page.evaluate(() => (globalThis.isFull = false));
  await bid();
  await acknowledged(page, 2);
  const [id] = Object.keys(before[0]);
  expect((await storedRows(page))[id]).toContain(`"size":${(await storedGames(page))[id].length}`);
});
