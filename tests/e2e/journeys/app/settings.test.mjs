// Language, settings, and what the hand-over hides.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord, openDialog, openSetup } from '../../support/game.mjs';
import { open, ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

test('the page has the language of the browser', async ({ newPage }) => {
  for (const [locale, lang, words] of [['fr-CA', 'fr', /Contre l’ordinateur/], ['en-US', 'en', /Against the computer/], ['sv-SE', 'en', /Against the computer/]]) {
    const page = await open(await newPage({ locale }));
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    expect(await page.locator('main').innerText()).toMatch(words);
    expect(await page.title()).toMatch(lang === 'fr' ? /version non officielle/ : /unofficial/);
  }
});

test('the language can be switched in mid-game without changing the sheet or the move', async ({ page }) => {
  await openRecord(page, await cut(4, 6));
  const prompt = await page.locator('.prompt').innerText();
  await openDialog(page, 'settings');
  await page.locator('select[name=dialog-language]').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.locator('dialog[open] h2').innerText()).toBe('Réglages');
  await page.keyboard.press('Escape');
  expect(await page.locator('.prompt').innerText()).not.toBe(prompt);
  expect(await page.locator('.hand .held:visible').count()).toBe(1);
  expect(await page.locator('.cell[data-visited]').count()).toBe(2);
});

test('languages stand in a list of 44 px by their own names, on the first page, in the settings and at each seat', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await open(page);
  const list = await page.locator('meta[name=naqala-locales]').getAttribute('content');
  const languages = list.split(';').map((language) => language.split('|')).map(([tag, name]) => [tag, tag, name]);
  const lists = async (field) => {
    expect((await field.boundingBox()).height).toBeGreaterThanOrEqual(44);
    const options = await field.locator('option:not([value=""])').evaluateAll((all) => all.map((option) => [option.value, option.lang, option.textContent, option.translate]));
    expect(options).toEqual(languages.map((language) => [...language, false]));
  };
  const first = page.getByRole('combobox', { name: 'Language', exact: true });
  await lists(first);
  // A closed list takes the first letters of a name.
  await first.focus();
  await page.keyboard.type('Fran');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('select[name=language]')).toBeFocused();
  await page.click('[data-opens=settings]');
  await lists(page.locator('dialog[open]').getByRole('combobox', { name: 'Langue', exact: true }));
  await page.keyboard.press('Escape');
  await openSetup(page);
  await page.locator('.player-row [data-does=colour]').first().click();
  await lists(page.locator('.player-row select.language').first());
});

test('settings survive a reload', async ({ page }) => {
  await open(page);
  await page.click('[data-opens=settings]');
  await page.locator('[data-setting=dialog-theme] input').nth(2).check({ force: true });
  await page.locator('[data-setting=dialog-secrecy] input').nth(2).check({ force: true });
  for (const name of ['contrast', 'motion', 'reading']) await page.locator(`dialog input[name=${name}]`).click({ force: true });
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset, ready: undefined }));
  const before = await root();
  expect([before.theme, before.contrast, before.motion, before.reading]).toEqual(['dark', 'more', 'off', '']);
  await page.reload();
  await ready(page);
  expect(await root()).toEqual(before);
  await openSetup(page);
  expect(await page.locator('main.setup input[name=secrecy]').nth(2).isChecked()).toBe(true);
});

test('a dialog stays open that is opened before the page learns that the last one was closed', async ({ page }) => {
  await openRecord(page, await cut(4, 6));
  await openDialog(page, 'score');
  // The browser tells of a closed dialog with the next frame only.
  const shown = await page.evaluate(async () => {
    document.querySelector('dialog[open]').close();
    document.querySelector('.top-buttons [data-opens=log]').click();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector('dialog[open]')?.dataset.dialog;
  });
  expect(shown).toBe('log');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
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
  await openDialog(page, 'score');
  expect(await page.locator('table.score').innerText()).not.toMatch(/\b(50|45|47)\b/);
});

test('a device that had chosen covers or open coins keeps its choice, others mask them', async ({ page }) => {
  for (const [stored, index] of [['on', 1], ['off', 2], [null, 0]]) {
    await open(page);
    await page.evaluate((stored) => {
      localStorage.clear();
      if (stored) localStorage.setItem('naqala.hand-over', stored);
    }, stored);
    await page.reload();
    await ready(page);
    await openSetup(page);
    const checked = page.locator('main.setup input[name=secrecy]').evaluateAll((inputs) => inputs.findIndex((input) => input.checked));
    expect(await checked, `stored: ${stored}`).toBe(index);
  }
});

test('masked coins show while their owner holds the row, after a tap until the next, and by key', async ({ page }) => {
  await openRecord(page, await cut(4, 4));
  await openDialog(page, 'settings');
  await page.locator('[data-setting=dialog-secrecy] input').first().check({ force: true });
  await page.keyboard.press('Escape');
  const told = async () => Promise.all([0, 1, 2, 3].map((seat) => page.locator(`article.player[data-seat="${seat}"] [data-stat=coin]`).innerText()));
  const look = (seat) => page.locator(`article.player[data-seat="${seat}"] .player-look`);
  const masked = ['', '', '', ''];
  expect(await told()).toEqual(masked);
  expect(await page.locator('.cover').count()).toBe(0);
  const box = await look(2).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect.poll(told).toEqual(['', '', '45', '']);
  // Longer than a tap.
  await page.waitForTimeout(450);
  await page.mouse.up();
  await expect.poll(told).toEqual(masked);
  await look(0).click();
  await expect.poll(told).toEqual(['38', '', '', '']);
  await expect(look(0)).toHaveAttribute('aria-pressed', 'true');
  await look(1).click();
  await expect.poll(told).toEqual(['', '50', '', '']);
  await look(1).click();
  await expect.poll(told).toEqual(masked);
  await look(1).click();
  await expect.poll(told).toEqual(['', '50', '', '']);
  await page.locator('.row-title').first().click();
  await expect.poll(told, 'a tap elsewhere masks').toEqual(masked);
  // A finger that scrolls the page shows nothing for longer than it presses.
  await look(2).dispatchEvent('pointerdown');
  await expect.poll(told).toEqual(['', '', '45', '']);
  await look(2).dispatchEvent('pointercancel');
  await expect.poll(told).toEqual(masked);
  await look(3).focus();
  await page.keyboard.press('Enter');
  await expect.poll(told).toEqual(['', '', '', '47']);
  await openDialog(page, 'score');
  expect(await page.locator('table.score').innerText()).not.toMatch(/\b(38|50|45)\b/);
});
