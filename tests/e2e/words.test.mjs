// Language, settings, and what is hidden between players.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open, ready } from './harness.mjs';
import { cut, openRecord, openSheet } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

test('the language is the browser’s', async () => {
  for (const [locale, lang, words] of [['fr-CA', 'fr', /Nouvelle partie/], ['en-US', 'en', /New game/], ['de-DE', 'en', /New game/]]) {
    const page = await open(await newPage(browser, { locale }));
    assert.equal(await page.getAttribute('html', 'lang'), lang);
    assert.match(await page.locator('main').innerText(), words);
    assert.match(await page.title(), lang === 'fr' ? /version non officielle/ : /unofficial/);
    await page.context().close();
  }
});

test('it is switched in mid-game, with the settings open and the move as it was', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 6));
  const prompt = await page.locator('.prompt').innerText();
  await openSheet(page, 'settings');
  await page.locator('[data-setting=sheet-language] input').nth(1).check({ force: true });
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.equal(await page.locator('dialog[open] h2').innerText(), 'Réglages');
  await page.keyboard.press('Escape');
  assert.notEqual(await page.locator('.prompt').innerText(), prompt);
  assert.equal(await page.locator('.hand .held:visible').count(), 1);
  assert.equal(await page.locator('.cell[data-visited]').count(), 2);
  assertClean(page);
  await page.context().close();
});

test('settings are kept', async () => {
  const page = await newPage(browser);
  await open(page);
  await page.click('[data-opens=settings]');
  await page.locator('[data-setting=sheet-theme] input').nth(2).check({ force: true });
  for (const name of ['contrast', 'motion', 'sheet-hand-over']) await page.locator(`dialog input[name=${name}]`).click({ force: true });
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset, ready: undefined }));
  const before = await root();
  assert.deepEqual([before.theme, before.contrast, before.motion], ['dark', 'more', 'off']);
  await page.reload();
  await ready(page);
  assert.deepEqual(await root(), before);
  assert.equal(await page.isChecked('input[name=hand-over]'), false);
  await page.context().close();
});

test('between two players everything is covered, then only one’s own coins are told', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 4), { handOver: true });
  const cover = page.locator('section.cover');
  await cover.waitFor();
  assert.equal(await page.locator('main.game').evaluate((main) => main.inert), true);
  const coins = (seat) => page.locator(`article.player[data-seat="${seat}"]`).evaluate((panel) => panel.innerText + panel.innerHTML);
  for (const seat of [0, 1, 2, 3]) assert.doesNotMatch(await coins(seat), /\b(38|50|45|47)\b/, `seat ${seat} is told under the cover`);
  assert.equal(await page.evaluate(() => document.activeElement.closest('.cover') !== null), true);
  await cover.locator('button.primary').click();
  assert.match(await coins(0), /\b38\b/);
  for (const seat of [1, 2, 3]) assert.doesNotMatch(await coins(seat), /\b(50|45|47)\b/, `seat ${seat} is told to another`);
  await openSheet(page, 'score');
  assert.doesNotMatch(await page.locator('table.score').innerText(), /\b(50|45|47)\b/);
  assertClean(page);
  await page.context().close();
});
