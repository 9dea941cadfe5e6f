// Steps that have one answer: the page gives it, undo crosses it, and a setting leaves it to the player. `tests/table` has more of them.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord, openDialog } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { acknowledged } from '../../support/storage.mjs';

/** The number of actions before the last drop of the first turn, which collects two merchants. */
const LAST_DROP = 7;
const drop = (page) => cell(page, 'd3').click();
const goods = (page) => page.locator('.player.active [data-card]').count();
const hand = (page) => page.locator('.hand .held:visible').count();

test('merchants take their cards without a tap, undo takes both back, redo does both, and a setting leaves it to the player', async ({ page }) => {
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
    await acknowledged(page, LAST_DROP);
    const held = (await page.locator('.hand .held:visible').innerText()).replace(/\s/g, '');
    expect([await goods(page), held], 'undo leads to the last decision').toEqual([0, 'M']);
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

/** Returns the lit tiles that the bubble lies over. */
const hiddenByBubble = (page) => page.evaluate(() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const lies = ({ left, top, right, bottom }) => bubble.left < right - 2 && bubble.right > left + 2 && bubble.top < bottom - 2 && bubble.bottom > top + 2;
  return [...document.querySelectorAll('.cell[data-light=lit]')].filter((cell) => lies(cell.getBoundingClientRect())).map((cell) => cell.dataset.square);
});

test('in a lesson on a phone, what a tile says hides neither the tiles to tap nor what is asked', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true });
  await open(page, '#learn=move');
  await page.locator('main.lesson').waitFor();
  await cell(page, 'b2').tap();
  await cell(page, 'a1').tap({ force: true });
  await expect(page.locator('.asked .refusal'), 'the board has no room for it').toHaveText(/^Several ways end here/);
  await expect(page.locator('.bubble')).toHaveCount(0);
  await expect(page.locator('.lesson-text')).toBeVisible();
  await expect(page.locator('.asked .prompt')).toBeVisible();
});

test('a tap during a move plays one drop, a double tap answers once, and an end with several ways says so', async ({ page }) => {
  const record = await cut(2);
  const take = record.actions.findIndex((action) => action.startsWith('take '));
  await openRecord(page, { ...record, actions: record.actions.slice(0, take) });
  await cell(page, record.actions[take].split(' ')[1]).click();
  await acknowledged(page, take + 1);
  const held = page.locator('.hand .held:visible');
  if ((await held.count()) > 1) await held.first().click();
  const end = page.locator('.cell[data-end]:not([data-light=lit], [data-light=way])').first();
  await end.click({ force: true });
  await expect(page.locator('.bubble')).toHaveText(/^Several ways end here/);
  expect(await hiddenByBubble(page), 'it hides no tile that one may tap').toEqual([]);
  const shown = page.locator('.cell[data-flash]');
  expect(await shown.count()).toBeGreaterThan(0);
  expect(await page.locator('.cell[data-flash]:not([data-light=lit])').count(), 'each of them can be tapped').toBe(0);
  await shown.first().click();
  await acknowledged(page, take + 2);
  // The last drop of this turn ends beside assassins' targets or cards: the second tap of a double tap chooses nothing there.
  await openRecord(page, { ...record, actions: record.actions.slice(0, LAST_DROP) });
  await cell(page, 'd3').dblclick();
  await acknowledged(page, LAST_DROP + 2);
  await page.locator('.answer[data-action=end]').dblclick();
  await acknowledged(page, LAST_DROP + 3);
  expect(await page.locator('.hand .held:visible').count(), 'the next player has not moved').toBe(0);
});

test('a bid that is tapped twice in a hurry is only previewed', async ({ page }) => {
  await openRecord(page, await cut(2, 0));
  const spot = page.locator('.spot[data-state=open]').first();
  await spot.dblclick();
  await expect(page.locator('.spot.previewed')).toHaveCount(1);
  await page.locator('.spot.previewed').click();
  await acknowledged(page, 1);
});
