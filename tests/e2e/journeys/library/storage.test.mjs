// Storage: reloads, exported and damaged games, browsers that store nothing.
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cell, cut, exported, leave, openDialog, openGames, openRecord, play, start } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';
import { serveFiles } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';
import { untilStored } from '../../support/storage.mjs';

/** Returns what the board, the hand and the action bar show. */
const shown = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.cell')].map((each) => `${each.dataset.square} ${each.dataset.light} ${each.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll('.hand .held:not([hidden])')].map((each) => each.getAttribute('aria-label')),
    document.querySelector('.action-bar .prompt').textContent,
  ]);

test('a reload in the middle of a move restores the move and its undo steps', async ({ page }) => {
  await openRecord(page, await cut(4, 6));
  const before = await shown(page);
  await untilStored(page, 1, (await cut(4, 6)).actions.at(-1));
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();
  expect(await shown(page)).toEqual(before);
  await page.click('.history-button.icon-undo');
  expect(await shown(page)).not.toEqual(before);
  expect(await cell(page, 'e1').getAttribute('data-start') !== null).toBe(true);
});

test('an exported record opens as the same game', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(3, 60));
  const before = await shown(page);
  const text = await exported(page);
  expect(JSON.parse(text).actions).toEqual((await cut(3, 60)).actions);
  const other = await newPage();
  await openRecord(other, text);
  expect(await shown(other)).toEqual(before);
});

test('a damaged stored game says so, can be copied, and does not affect other games', async ({ page }) => {
  await start(page, { seed: '9' });
  await untilStored(page, 1);
  await leave(page);
  await page.evaluate(async () => {
    const [{ name }] = await indexedDB.databases();
    const database = await new Promise((done) => Object.assign(indexedDB.open(name), { onsuccess: (event) => done(event.target.result) }));
    const store = database.objectStoreNames[0];
    await new Promise((done) => {
      const transaction = database.transaction(store, 'readwrite');
      transaction.objectStore(store).put('{"format":"naqala-game/1","oops"', 'damaged');
      transaction.oncomplete = done;
    });
  });
  await page.reload();
  await ready(page);
  await openGames(page);
  expect(await page.locator('.game-row').count()).toBe(2);
  expect(await page.locator('.game-row .failure').innerText()).toMatch(/cannot be read[\s\S]*line 1/);
  expect(await page.inputValue('.game-row .record-text')).toBe('{"format":"naqala-game/1","oops"');
  await page.locator('[data-does=resume]').first().click();
  await page.locator('main.game').waitFor();
});

for (const [what, script] of [
  ['no IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  ['an IndexedDB that refuses', () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; }],
  ['no localStorage', () => Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } })],
]) {
  test(`the game can be played with ${what}`, async ({ page }) => {
    await page.addInitScript(script);
    await start(page);
    let count = 0;
    await play(page, { done: async () => (count += 1) > 12 });
    if (what !== 'no localStorage') expect((await page.locator('.notice').innerText()).length).toBeGreaterThan(20);
    expect((await asked(page)).length).toBeGreaterThan(3);
    expect(await exported(page)).toContain('naqala-record/1');
  });
}

test('a bid can be made in a sandboxed frame, where nothing can be stored', async ({ page }) => {
  const host = await serveFiles({ '': { body: `<iframe sandbox="allow-scripts" width="1000" height="760" src="${BASE_URL}"></iframe>` } });
  try {
    await page.goto(host.url());
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-does=setup]').click();
    await frame.locator('.setup-form button[type=submit]').click();
    await frame.locator('.spot[data-price="3"]').click();
    await frame.locator('.answer.primary').click();
    await frame.locator('.spot[data-price="3"][data-state=closed]').waitFor({ state: 'attached' });
  } finally {
    await host.stop();
  }
});

test('the players can take a turn back in the log, and the log still lists it', async ({ page }) => {
  await openRecord(page, await cut(4, 30));
  await openDialog(page, 'log');
  const chapters = await page.locator('dialog .chapter').count();
  await page.locator('[data-does=take-back]').nth(1).click();
  await page.locator('[data-does=take-back-yes]').click();
  if ((await page.locator('dialog[open]').count()) === 0) await openDialog(page, 'log');
  expect(await page.locator('dialog .chapter').count()).toBeGreaterThanOrEqual(chapters);
  expect(await page.locator('dialog .log-line, dialog .chapter li.gone').count()).toBeGreaterThan(0);
  const record = JSON.parse((await page.keyboard.press('Escape'), await exported(page)));
  expect(record.actions.at(-1)).toMatch(/^back \d+$/);
});
