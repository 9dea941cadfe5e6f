// The past of a game: stepped through by buttons, keys and slider, and nothing of the game itself is touched.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open, VIEWPORTS } from './harness.mjs';
import { asked, assertScores, cell, cut, openRecord, openSheet } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A page in the middle of a game of four. */
async function table(actions, options = {}, record = {}) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, ...options });
  page.setDefaultTimeout(15_000);
  await openRecord(page, await cut(4, actions), record);
  await page.mouse.move(1, 1);
  return page;
}

const bar = (page) => page.locator('.history-bar');
const press = (page, does) => page.click(`.history-bar [data-does=${does}]`);
/** Where one looks: how many steps were made, of how many. */
const place = async (page) => (await page.locator('.history-step').textContent()).match(/\d+/g).map(Number);
const lit = (page) => page.locator('.cell[data-shown]').evaluateAll((cells) => cells.map((shown) => shown.dataset.square).sort());
const words = (page) => page.locator('.history-told [role=status]').innerText();
const board = (page) => page.locator('.cell').evaluateAll((cells) => cells.map((each) => `${each.dataset.square} ${each.getAttribute('aria-label')}`));
const focused = (page) => page.evaluate(() => document.activeElement.dataset.does ?? document.activeElement.tagName);
const exported = async (page) => {
  await openSheet(page, 'menu');
  await page.click('[data-does=export]');
  const text = await page.inputValue('.record-text');
  await page.keyboard.press('Escape');
  return text;
};

test('buttons lead through the past, each step with its words and its tile lit, and back to the game as it was', async () => {
  const page = await table(60);
  const { actions } = await cut(4);
  const [now, record, line] = [await board(page), await exported(page), await asked(page)];
  await openSheet(page, 'log');
  await page.click('dialog [data-does=history]');
  await bar(page).waitFor();
  assert.deepEqual(await place(page), [60, 60]);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.waitForFunction(() => document.activeElement.dataset.does === 'play');
  for (let step = 60; step > 50; step -= 1) {
    assert.deepEqual(await place(page), [step, 60]);
    const [, square] = actions[step - 1].match(/^(?:take|drop) ([a-f][1-5])/) ?? [];
    if (square) {
      assert.ok((await lit(page)).includes(square), `${actions[step - 1]} lights ${await lit(page)}`);
      assert.match(await words(page), new RegExp(square));
    }
    await press(page, 'back');
    assert.equal(await focused(page), 'back', 'the focus stays where it was');
  }
  await press(page, 'forth');
  assert.deepEqual(await place(page), [51, 60]);
  await press(page, 'first');
  assert.deepEqual(await place(page), [0, 60]);
  assert.equal(await page.getAttribute('.history-bar [data-does=back]', 'aria-disabled'), 'true');
  assert.notDeepEqual(await board(page), now);
  await press(page, 'last');
  await press(page, 'to-game');
  await bar(page).waitFor({ state: 'detached' });
  assert.equal(await focused(page), 'MAIN');
  assert.deepEqual(await board(page), now);
  assert.equal(await asked(page), line);
  assert.equal(await exported(page), record);
  assertClean(page);
  await page.context().close();
});

test('keys do the same: from the game to the step before, to both ends, and out', async () => {
  const page = await table(60);
  const now = await board(page);
  await page.keyboard.press('PageUp');
  await bar(page).waitFor();
  assert.deepEqual(await place(page), [59, 60]);
  await page.waitForFunction(() => document.activeElement.dataset.does === 'play');
  for (const [key, step] of [['ArrowLeft', 58], ['PageUp', 57], ['ArrowRight', 58], ['PageDown', 59], ['Home', 0], ['ArrowLeft', 0], ['End', 60], ['ArrowRight', 60]]) {
    await page.keyboard.press(key);
    assert.deepEqual(await place(page), [step, 60], key);
  }
  // On the board the arrows go from tile to tile, also in the past; the page keys still step.
  await cell(page, 'c3').focus();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'b3');
  await page.keyboard.press('PageUp');
  assert.deepEqual(await place(page), [59, 60]);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'b3');
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.dataset.square), 'b3');
  assert.deepEqual(await board(page), now);
  assertClean(page);
  await page.context().close();
});

test('the slider seeks, and says where it is', async () => {
  const page = await table(60, { locale: 'fr-FR' });
  await page.keyboard.press('PageUp');
  const slider = page.locator('.history-slider');
  await slider.fill('12');
  assert.deepEqual(await place(page), [12, 60]);
  assert.match(await slider.getAttribute('aria-valuetext'), /^Étape 12 sur 60\. .{5}/);
  await slider.press('ArrowRight');
  assert.deepEqual(await place(page), [13, 60]);
  await slider.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  assertClean(page);
  await page.context().close();
});

test('nothing on the table does anything in the past', async () => {
  const page = await table(6);
  const record = await exported(page);
  await page.keyboard.press('PageUp');
  await press(page, 'first');
  assert.equal(await page.locator('.cell:not([data-light=calm]), .spot[data-state=open], .lit, .answer').count(), 0);
  await cell(page, 'e1').click({ force: true });
  for (const key of ['Control+z', 'Control+Backspace', 'Control+y']) await page.keyboard.press(key);
  assert.deepEqual(await place(page), [0, 6]);
  await openSheet(page, 'log');
  assert.equal(await page.locator('[data-does=take-back]').count(), 0);
  await page.keyboard.press('Escape');
  await press(page, 'to-game');
  assert.equal(await exported(page), record);
  assert.equal(await page.locator('.hand .held:visible').count() > 0, true, 'the move goes on');
  assertClean(page);
  await page.context().close();
});

test('a line of the log leads to its moment, and playing stops at the end', async () => {
  const page = await table(20);
  await openSheet(page, 'log');
  const line = page.locator('.chapter li').nth(2);
  const told = (await line.innerText()).trim();
  await line.locator('[data-does=look-at]').click();
  await bar(page).waitFor();
  assert.ok((await words(page)).includes(told), `${await words(page)} is not ${told}`);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await press(page, 'play');
  assert.equal(await page.getAttribute('.history-bar [data-does=play]', 'aria-label'), 'Pause');
  await page.waitForFunction(() => document.querySelector('.history-step').textContent.includes('20 of'));
  await page.locator('.history-bar [data-does=play][aria-label=Play]').waitFor();
  assert.deepEqual(await place(page), [20, 20]);
  // At the end it plays from the start; any step by hand pauses.
  await press(page, 'play');
  await page.waitForFunction(() => /Step 1 of/.test(document.querySelector('.history-step').textContent));
  await press(page, 'forth');
  assert.equal(await page.getAttribute('.history-bar [data-does=play]', 'aria-label'), 'Play');
  assertClean(page);
  await page.context().close();
});

test('what is hidden from the present player is hidden in the past', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(15_000);
  await openRecord(page, await cut('5-players-both', 200), { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  await page.click('.cover button.primary');
  await page.keyboard.press('PageUp');
  let looked = 0;
  for (const steps of ['20', '60', '110', '150', '180', '199']) {
    await page.locator('.history-slider').fill(steps);
    const players = page.locator('article.player');
    for (const index of [0, 1, 2, 3, 4]) {
      const player = players.nth(index);
      const isViewer = (await player.getAttribute('aria-label')) === name;
      assert.equal((await player.locator('[aria-label="coins hidden"]').count()) === 0, isViewer, `coins at ${steps}`);
      const held = await player.locator('.held-item, .held-whims li:not(:has(.done))').count();
      if (!isViewer) assert.equal(held, 0, `items or whims at ${steps}`);
      looked += held;
    }
    await openSheet(page, 'score');
    assert.equal(await page.locator('table.score tr[data-line=coins] td .unseen').count(), 4, `score sheet at ${steps}`);
    await page.keyboard.press('Escape');
  }
  assert.ok(looked > 0, 'one’s own are shown');
  assertClean(page);
  await page.context().close();
});

test('on taking the device, what the others did is played, and then it is one’s turn', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  await openRecord(page, await cut('5-players-both', 100), { handOver: true });
  const before = await page.locator('.cover-name').innerText();
  await page.click('[data-does=show-me]');
  await page.locator('.cover').waitFor({ state: 'detached' });
  const [from, all] = await place(page);
  assert.equal(all, 100);
  assert.ok(from < 100, 'it begins in the past');
  assert.equal(await page.getAttribute('.history-bar [data-does=play]', 'aria-label'), 'Pause');
  await page.waitForFunction((from) => !document.querySelector('.history-step').textContent.includes(` ${from} `), from);
  await press(page, 'last');
  assert.match(await page.locator('[data-does=to-game]').innerText(), /To your (turn|bid)/);
  await press(page, 'to-game');
  assert.equal(await page.locator('.cover').count(), 0);
  assert.match(await page.locator('.action-bar .whose').innerText(), new RegExp(before));
  // The next time it is the game one goes back to.
  await page.keyboard.press('PageUp');
  assert.equal(await page.locator('[data-does=to-game]').innerText(), 'Back to the game');
  assertClean(page);
  await page.context().close();
});

test('at the start of a game there is nothing to be shown', async () => {
  const page = await table(0, {}, { handOver: true });
  await page.locator('.cover').waitFor();
  assert.equal(await page.locator('[data-does=show-me]').count(), 0);
  await page.keyboard.press('PageUp');
  assert.equal(await bar(page).count(), 0, 'nobody looks under the cover');
  await page.click('.cover button.primary');
  await page.keyboard.press('PageUp');
  assert.equal(await bar(page).count(), 0, 'there is no past yet');
  await page.context().close();
});

test('a finished game is opened at its start, from a file and from the list; its score comes after', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(15_000);
  await open(page);
  await page.click('[data-opens=open]');
  const text = JSON.stringify(await cut(3));
  await page.setInputFiles('#record-file', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const way of ['the file', 'the list']) {
    await bar(page).waitFor();
    assert.equal((await place(page))[0], 0, way);
    assert.equal(await page.locator('dialog[open]').count(), 0, way);
    assert.equal(await page.getAttribute('.history-bar [data-does=play]', 'aria-label'), 'Play', way);
    await press(page, 'to-game');
    await page.locator('dialog[open][data-sheet=score]').waitFor();
    await assertScores(page, 3);
    await page.keyboard.press('Escape');
    await openSheet(page, 'menu');
    if (way === 'the list') break;
    await page.click('[data-does=leave]');
    await page.click('[data-does=resume]');
  }
  assertClean(page);
  await page.context().close();
});
