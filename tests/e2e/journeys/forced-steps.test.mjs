// Steps that have one answer: the page gives it, undo crosses it, and a setting leaves it to the player.
import { expect, test } from '../support/fixtures.mjs';
import { asked, cell, cut, openRecord, openSheet } from '../support/game.mjs';
import { acknowledged } from '../support/storage.mjs';

/** The number of actions before the last drop of the first turn, which collects two merchants. */
const LAST_DROP = 7;
const drop = (page) => cell(page, 'd3').click();
const goods = (page) => page.locator('.player.active [data-card]').count();
const hand = (page) => page.locator('.hand .held:visible').count();

test('merchants take their cards without a tap, undo goes back to the drop before, and redo does both', async ({ page }) => {
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
  await openSheet(page, 'log');
  expect(await page.locator('dialog[data-sheet=log]').innerText()).toMatch(/takes/);
  await page.keyboard.press('Escape');
  for (const [back, again] of [['.icon-undo', '.icon-redo'], ['Control+z', 'Control+Shift+z']]) {
    const press = (what) => (what.startsWith('.') ? page.click(what) : page.keyboard.press(what));
    await press(back);
    await acknowledged(page, LAST_DROP);
    expect([await goods(page), await hand(page)], 'undo leads to the last decision').toEqual([0, 1]);
    await press(again);
    await acknowledged(page, LAST_DROP + 2);
    expect(await goods(page)).toBeGreaterThan(0);
  }
});

test('with the setting off the player answers each step', async ({ page }) => {
  await openRecord(page, await cut(2, LAST_DROP));
  await openSheet(page, 'settings');
  await page.locator('dialog input[name=answers]').click({ force: true });
  await page.keyboard.press('Escape');
  await drop(page);
  await acknowledged(page, LAST_DROP + 1);
  expect(await goods(page)).toBe(0);
  await page.click('.answer[data-action=trade]');
  await acknowledged(page, LAST_DROP + 2);
  await page.click('.icon-undo');
  await acknowledged(page, LAST_DROP + 1);
  expect(await page.locator('.answer[data-action=trade]').count(), 'undo goes back one step').toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('naqala.answers'))).toBe('off');
});

test('a step with a choice is asked', async ({ page }) => {
  const { actions } = await cut(2);
  const kill = actions.indexOf('kill c2 b');
  await openRecord(page, await cut(2, kill - 1));
  const [, square] = actions[kill - 1].split(' ');
  await cell(page, square).click();
  await acknowledged(page, kill);
  expect(await asked(page)).toMatch(/Assassins/);
  expect(await page.locator('.cell[data-light=target]').count()).toBeGreaterThan(1);
});
