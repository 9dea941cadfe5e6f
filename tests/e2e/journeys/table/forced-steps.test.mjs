// Steps that have one answer: the page gives it, undo crosses it, and a setting leaves it to the player. `tests/table` has more of them.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord, openDialog } from '../../support/game.mjs';
import { acknowledged } from '../../support/storage.mjs';

/** The number of actions before the last drop of the first turn, which collects two merchants. */
const LAST_DROP = 7;
const drop = (page) => cell(page, 'd3').click();
const goods = (page) => page.locator('.player.active [data-card]').count();
const hand = (page) => page.locator('.hand .held:visible').count();

test('merchants take their cards without a tap, undo goes back to the drop before, redo does both, and a setting leaves it to the player', async ({ page }) => {
  const record = await cut(2, LAST_DROP + 2);
  expect(record.actions.slice(-2)).toEqual(['drop d3 g', 'trade']);
  await openRecord(page, { ...record, actions: record.actions.slice(0, LAST_DROP) });
  expect(await goods(page)).toBe(0);
  await drop(page);
  await acknowledged(page, LAST_DROP + 2);
  expect(await page.locator('.answer[data-action=trade]').count()).toBe(0);
  expect(await page.locator('.answer[data-action=end]').count(), 'the turn ends by a tap only').toBe(1);
  expect(await goods(page)).toBeGreaterThan(0);
  await expect(page.locator('p.unseen[role=status]').first(), 'both are announced').toHaveText(/Collects 2 merchants on d3\. Anna takes/);
  await openDialog(page, 'log');
  expect(await page.locator('dialog[data-dialog=log]').innerText()).toMatch(/takes/);
  await page.keyboard.press('Escape');
  for (const [back, again] of [['.icon-undo', '.icon-redo'], ['Control+z', 'Control+Shift+z']]) {
    const press = (what) => (what.startsWith('.') ? page.click(what) : page.keyboard.press(what));
    await press(back);
    // The last meeple could fall on d3 only, so the drop before it was the last decision.
    await acknowledged(page, LAST_DROP - 1);
    const held = (await page.locator('.hand .held:visible').innerText()).replace(/\s/g, '');
    expect([await goods(page), held], 'undo leads to the last decision').toEqual([0, 'M×2']);
    await press(again);
    await acknowledged(page, LAST_DROP + 2);
    expect(await goods(page)).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('naqala.answers'))).toBe(null);
  // With the setting off the player answers each step, and undo goes back one.
  await openDialog(page, 'settings');
  await page.locator('dialog input[name=answers]').click({ force: true });
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => localStorage.getItem('naqala.answers'))).toBe('off');
  await page.click('.icon-undo');
  await acknowledged(page, LAST_DROP + 1);
  expect(await goods(page)).toBe(0);
  await page.click('.answer[data-action=trade]');
  await acknowledged(page, LAST_DROP + 2);
});

test('a tap on an end to which a single way leads drops the meeples on the way, and undo goes back drop by drop', async ({ page }) => {
  await openRecord(page, await cut(2, LAST_DROP - 1));
  expect(await hand(page)).toBeGreaterThan(0);
  const end = page.locator('.cell[data-light=way]').first();
  expect(await end.getAttribute('aria-label'), 'it says what falls where').toMatch(/; drop an? \w+ on ..; drop an? \w+ on ..$/);
  await end.click();
  await page.waitForFunction((least) => Number(document.documentElement.dataset.stored) >= least, LAST_DROP + 1);
  expect(await page.locator('.cell[data-light=lit]').count(), 'the move has ended').toBe(0);
  await page.click('.icon-undo');
  await acknowledged(page, LAST_DROP);
  expect([await hand(page), await page.locator('.cell[data-light=lit]').count() > 0], 'one meeple is left in hand').toEqual([1, true]);
});
