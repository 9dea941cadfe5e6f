// Language, settings, and what the hand-over hides.
import { expect, test } from '../support/fixtures.mjs';
import { cut, openRecord, openSheet } from '../support/game.mjs';
import { open, ready } from '../support/pages.mjs';

test('the page has the language of the browser', async ({ newPage }) => {
  for (const [locale, lang, words] of [['fr-CA', 'fr', /Nouvelle partie/], ['en-US', 'en', /New game/], ['de-DE', 'en', /New game/]]) {
    const page = await open(await newPage({ locale }));
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    expect(await page.locator('main').innerText()).toMatch(words);
    expect(await page.title()).toMatch(lang === 'fr' ? /version non officielle/ : /unofficial/);
  }
});

test('the language can be switched in mid-game without changing the sheet or the move', async ({ page }) => {
  await openRecord(page, await cut(4, 6));
  const prompt = await page.locator('.prompt').innerText();
  await openSheet(page, 'settings');
  await page.locator('[data-setting=sheet-language] input').nth(1).check({ force: true });
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  expect(await page.locator('dialog[open] h2').innerText()).toBe('Réglages');
  await page.keyboard.press('Escape');
  expect(await page.locator('.prompt').innerText()).not.toBe(prompt);
  expect(await page.locator('.hand .held:visible').count()).toBe(1);
  expect(await page.locator('.cell[data-visited]').count()).toBe(2);
});

test('settings survive a reload', async ({ page }) => {
  await open(page);
  await page.click('[data-opens=settings]');
  await page.locator('[data-setting=sheet-theme] input').nth(2).check({ force: true });
  for (const name of ['contrast', 'motion', 'sheet-hand-over']) await page.locator(`dialog input[name=${name}]`).click({ force: true });
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset, ready: undefined }));
  const before = await root();
  expect([before.theme, before.contrast, before.motion]).toEqual(['dark', 'more', 'off']);
  await page.reload();
  await ready(page);
  expect(await root()).toEqual(before);
  expect(await page.isChecked('input[name=hand-over]')).toBe(false);
});

test('the hand-over screen covers everything; afterwards players see only their own coins', async ({ page }) => {
  await openRecord(page, await cut(4, 4), { handOver: true });
  const cover = page.locator('section.cover');
  await cover.waitFor();
  expect(await page.locator('main.game').evaluate((main) => main.inert)).toBe(true);
  const coins = (seat) => page.locator(`article.player[data-seat="${seat}"]`).evaluate((panel) => panel.innerText + panel.innerHTML);
  for (const seat of [0, 1, 2, 3]) expect(await coins(seat), `seat ${seat} is told under the cover`).not.toMatch(/\b(38|50|45|47)\b/);
  expect(await page.evaluate(() => document.activeElement.closest('.cover') !== null)).toBe(true);
  await cover.locator('button.primary').click();
  expect(await coins(0)).toMatch(/\b38\b/);
  for (const seat of [1, 2, 3]) expect(await coins(seat), `seat ${seat} is told to another`).not.toMatch(/\b(50|45|47)\b/);
  await openSheet(page, 'score');
  expect(await page.locator('table.score').innerText()).not.toMatch(/\b(50|45|47)\b/);
});
