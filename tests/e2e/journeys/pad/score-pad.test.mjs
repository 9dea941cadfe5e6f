// The score pad: typing, counting what lies on the table, keeping, faults.
import { readFile } from 'node:fs/promises';
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { field, fillStorage } from '../../support/pads.mjs';
import { open, ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const sheet = (page) => page.locator('.pad-sheet');
const totals = (page) => page.locator('[data-total]').allInnerTexts();
const thing = (page, name, part = 'more') => page.locator(`.pad-thing[data-thing=${name}] [data-does=${part}]`);

async function openPad(page) {
  await open(page, '#score');
  await sheet(page).waitFor();
  return page;
}

test('a sheet for two is typed with digits and Enter alone', async ({ page }) => {
  await open(page);
  await page.locator('[data-does=score]').click();
  await field(page, 0, 'coins').waitFor();
  await expect(field(page, 0, 'coins')).toBeFocused();
  const lines = [['43', '51'], ['13', '2'], ['6', '10'], ['6+8', ''], ['8+8+15', '2x6+5'], ['9', '3'], ['5', '10'], ['13+3', '21']];
  for (const text of lines.flat()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-total="0"]')).toHaveText(String(43 + 13 + 6 + 14 + 31 + 9 + 5 + 16));
  await expect(page.locator('[data-total="1"]')).toHaveText(String(51 + 2 + 10 + 17 + 3 + 10 + 21));
  await expect(page.locator('td.winner [data-total="0"]')).toBeVisible();
  await expect(page.locator('.pad-winner')).toHaveText('Most points: Anna');
  await field(page, 0, 'tiles').focus();
  await expect(page.locator('.pad-why')).toHaveText('8+8+15 = 31');
  // It is kept as it was typed.
  await page.reload();
  await ready(page);
  await expect(field(page, 1, 'tiles')).toHaveValue('2x6+5');
  expect(await totals(page)).toEqual(['137', '114']);
});

test('a whole sheet for two takes few taps on a phone', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true });
  await open(page, '#score');
  await field(page, 0, 'coins').waitFor();
  let taps = 0;
  const tap = async (selector) => {
    taps += 1;
    await page.locator(selector).tap();
  };
  const more = async (...names) => {
    for (const name of names) await tap(`.pad-thing[data-thing=${name}] [data-does=more], .pad-djinn[data-thing=${name}]`);
  };
  const next = () => tap('[data-does=next]');
  for (const key of ['4', '3', 'next', '5', '1', 'next']) await tap(`[data-key="${key}"]`);
  await expect(field(page, 0, 'viziers')).toBeFocused();
  await tap('.pad-input label:nth-of-type(2)');
  // A tap on a number answers the field and leads to the next one: viziers, then elders.
  for (const count of [4, 1, 3, 5]) await tap(`.pad-chips [data-count="${count}"]`);
  await more('jafaar', 'boaz');
  await next();
  await next();
  await more('tile-8', 'tile-8', 'tile-15');
  await next();
  await more('tile-6', 'tile-6', 'tile-5');
  await next();
  for (const count of [3, 1, 1, 2]) await tap(`.pad-chips [data-count="${count}"]`);
  await more('ivory', 'gold', 'silk', 'fish', 'wheat', 'pottery');
  await next();
  await more('jewels', 'papyrus', 'silk', 'spice', 'fish', 'wheat', 'pottery', 'fish', 'wheat');
  const djinns = Number(await page.locator('.pad-field[data-seat="0"][data-line=djinns]').getAttribute('placeholder'));
  await expect(page.locator('[data-total="0"]')).toHaveText(String(43 + (4 * 3 + 10) + 6 + djinns + 31 + 9 + 5 + 30));
  await expect(page.locator('[data-total="1"]')).toHaveText(String(51 + 1 + 10 + 17 + 3 + 10 + (40 + 3)));
  expect(taps).toBe(43);
  // Each figure says how it came about, and a thing too many is taken away again.
  await field(page, 0, 'viziers').tap();
  await expect(page.locator('.pad-why')).toHaveText('4 viziers × 3 = 12 · with Jafaar · 10 for 1 player with fewer = 10');
  await expect(field(page, 0, 'viziers')).toHaveAttribute('placeholder', '22');
  await field(page, 1, 'tiles').tap();
  await thing(page, 'tile-8').tap();
  const before = Number(await page.locator('[data-total="1"]').innerText());
  await thing(page, 'tile-8', 'less').tap();
  await expect(page.locator('[data-total="1"]')).toHaveText(String(before - 8));
  await expectNoSidewaysScroll(page);
});

test('a typed line replaces what was counted there, and counting again replaces it', async ({ page }) => {
  await openPad(page);
  await field(page, 0, 'elders').click();
  for (let time = 0; time < 3; time += 1) await thing(page, 'kept-w').click();
  await expect(page.locator('[data-total="0"]')).toHaveText('6');
  await field(page, 0, 'elders').fill('20');
  await expect(page.locator('[data-total="0"]')).toHaveText('20');
  await page.locator('[data-does=count]').click();
  await expect(page.locator('[data-total="0"]')).toHaveText('6');
  await field(page, 0, 'elders').fill('20');
  await thing(page, 'kept-w').click();
  await expect(page.locator('[data-total="0"]')).toHaveText('8');
  await page.locator('[data-does=again]').click();
  await expect(page.locator('[data-total="0"]')).toHaveText('0');
  await page.locator('[data-does=bring-back]').click();
  await expect(page.locator('[data-total="0"]')).toHaveText('8');
});

test('the pad says at once what cannot be right, in French', async ({ newPage }) => {
  const page = await openPad(await newPage({ locale: 'fr-FR' }));
  const faults = page.locator('.pad-faults');
  await field(page, 0, 'coins').fill('40+a');
  await expect(field(page, 0, 'coins')).toHaveAttribute('aria-invalid', 'true');
  await expect(faults).toContainText('Anna, Pièces d’or\u{a0}: «\u{202f}a\u{202f}» en position 4');
  await field(page, 0, 'coins').fill('40');
  await expect(faults).toHaveText('');
  for (const seat of [0, 1]) {
    await field(page, seat, 'djinns').click();
    await page.locator('[data-thing=boaz]').click();
  }
  await expect(faults).toHaveText('Boaz s’y trouve plus d’une fois');
});

test('a stored sheet that cannot be read is kept, and the page says where its fault is', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('naqala.pad', '{"format":"naqala-pad/1","players":[{"colour":"red"}]}'));
  await openPad(page);
  await expect(page.locator('[data-notice=unread]')).toContainText('“players[0].colour”');
  expect(await page.evaluate(() => localStorage.getItem('naqala.pad-unread'))).toContain('"red"');
});

test('the pad goes on where nothing can be stored', async ({ page }) => {
  await fillStorage(page);
  await openPad(page);
  await field(page, 1, 'coins').fill('12');
  await expect(page.locator('[data-notice=not-kept]')).toBeVisible();
  await expect(page.locator('[data-total="1"]')).toHaveText('12');
});

test('a sheet for five with both expansions is accessible', async ({ page }) => {
  const text = await readFile(new URL('../../../fixtures/pads/pad-both.json', import.meta.url), 'utf8');
  await page.addInitScript((text) => localStorage.setItem('naqala.pad', text), text);
  await openPad(page);
  await axe(page, { bestPractice: true });
  await expectNames(page);
});
