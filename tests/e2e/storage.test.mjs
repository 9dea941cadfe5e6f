// Nothing is lost: reloads, several games, damaged ones, and browsers that store nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, BASE_URL, launch, newPage, open, otherHost, ready, recorded } from './harness.mjs';
import { leave, stored } from './kept.mjs';
import { asked, cell, cut, openRecord, openSheet, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** What the board, the hand and the line show. */
const shown = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.cell')].map((each) => `${each.dataset.square} ${each.dataset.light} ${each.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll('.hand .held')].map((each) => each.getAttribute('aria-label')),
    document.querySelector('.action-bar .prompt').textContent,
  ]);
const exported = async (page) => {
  await openSheet(page, 'menu');
  await page.click('[data-does=export]');
  return page.inputValue('.record-text');
};

test('a reload amid a move comes back to it, with what can be undone', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 6));
  const before = await shown(page);
  await stored(page, 1, (await cut(4, 6)).actions.at(-1));
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();
  assert.deepEqual(await shown(page), before);
  await page.click('.history-button.icon-undo');
  assert.notDeepEqual(await shown(page), before);
  assert.equal(await cell(page, 'e1').getAttribute('data-start') !== null, true);
  assertClean(page);
  await page.context().close();
});

test('a record saved as text opens as the same game', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(3, 60));
  const before = await shown(page);
  const text = await exported(page);
  assert.deepEqual(JSON.parse(text).actions, (await cut(3, 60)).actions);
  const other = await newPage(browser);
  await openRecord(other, text);
  assert.deepEqual(await shown(other), before);
  await page.context().close();
  await other.context().close();
});

for (const [what, text, says] of [
  ['no JSON', '{"format":', /line 1/],
  ['another format', '{"format":"other/1"}', /format/],
  ['an illegal action', JSON.stringify({ format: 'naqala-record/1', players: ['A', 'B'], expansions: [], seed: '1', actions: ['bid 0', 'bid 7'] }), /bid 7/],
]) {
  test(`a text with ${what} is refused, says where, and changes nothing`, async () => {
    const page = await newPage(browser);
    await open(page);
    await page.click('[data-opens=open]');
    await page.fill('#record-text', text);
    await page.click('[data-does=open]');
    const failure = page.locator('dialog .failure, dialog .error, dialog [role=alert]').first();
    await failure.waitFor();
    assert.match(await failure.innerText(), says);
    assert.equal(await page.inputValue('#record-text'), text);
    assert.equal(await page.locator('main.game').count(), 0);
    assertClean(page);
    await page.context().close();
  });
}

test('a stored game that is damaged says so, can be saved, and leaves the others alone', async () => {
  const page = await newPage(browser);
  await start(page, { seed: '9' });
  await stored(page, 1);
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
  await page.locator('.game-row').first().waitFor();
  await page.click('.other-games > summary');
  assert.equal(await page.locator('.game-row').count(), 2);
  assert.match(await page.locator('.game-row .failure').innerText(), /cannot be read[\s\S]*line 1/);
  assert.equal(await page.inputValue('.game-row .record-text'), '{"format":"naqala-game/1","oops"');
  await page.locator('[data-does=resume]').first().click();
  await page.locator('main.game').waitFor();
  assertClean(page);
  await page.context().close();
});

for (const [what, script] of [
  ['no IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  ['an IndexedDB that refuses', () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; }],
  ['no localStorage', () => Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } })],
]) {
  test(`with ${what} play goes on`, async () => {
    const page = await newPage(browser);
    await page.addInitScript(script);
    await start(page);
    let count = 0;
    await play(page, { done: async () => (count += 1) > 12 });
    if (what !== 'no localStorage') assert.ok((await page.locator('.notice').innerText()).length > 20);
    assert.ok((await asked(page)).length > 3);
    assert.ok((await exported(page)).includes('naqala-record/1'));
    assertClean(page);
    await page.context().close();
  });
}

test('in a sandboxed frame, where nothing can be stored, a bid is made', async () => {
  const host = await otherHost(`<iframe sandbox="allow-scripts" width="1000" height="760" src="${BASE_URL}"></iframe>`);
  const page = await newPage(browser);
  try {
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await frame.locator('.setup-form button[type=submit]').click();
    await frame.locator('.cover button.primary').click();
    await frame.locator('.spot[data-price="3"]').click();
    await frame.locator('.answer.primary').click();
    await frame.locator('.spot[data-price="3"][data-state=closed]').waitFor({ state: 'attached' });
    assert.deepEqual(recorded(page).errors, []);
  } finally {
    await page.context().close();
    host.close();
  }
});

test('the table takes a turn back from the log, and the log keeps it', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 30));
  await openSheet(page, 'log');
  const chapters = await page.locator('.chapter').count();
  await page.locator('[data-does=take-back]').nth(1).click();
  await page.locator('[data-does=take-back-yes]').click();
  if ((await page.locator('dialog[open]').count()) === 0) await openSheet(page, 'log');
  assert.ok((await page.locator('.chapter').count()) >= chapters);
  assert.ok((await page.locator('.log-line, .chapter li.gone').count()) > 0);
  const record = JSON.parse((await page.keyboard.press('Escape'), await exported(page)));
  assert.match(record.actions.at(-1), /^back \d+$/);
  assertClean(page);
  await page.context().close();
});
