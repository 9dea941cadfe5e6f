// One drawing shows one moment: what flies to a place is drawn there once it lands.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord } from '../../support/game.mjs';
import { withStored } from '../../support/pages.mjs';

/** Opens a recorded game before an entry, with flights that take as long as one looks. */
async function openSlow(newPage, players, entry) {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference', ownContext: true });
  await withStored(page, { answers: 'off' });
  const record = await cut(players);
  const { actions } = record;
  await openRecord(page, { ...record, actions: actions.slice(0, entry) });
  await page.evaluate(() => document.documentElement.style.setProperty('--flight', '600s'));
  return [page, actions[entry]];
}

/** Plays an action by one press. */
const press = (page, action) => page.locator(action.startsWith('control') ? `[data-action="${action}"]` : `.cell[data-square=${action.split(' ')[1]}]`).click();
/** Counts what one sees of some elements. */
const seen = (things) => things.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '0').length);
/** Ends all movements. */
const land = (page) => page.evaluate(() => document.getAnimations().forEach((movement) => movement.finish()));
const flying = (page, symbol) => page.locator(`.flight:has(use[href="#${symbol}"])`);

for (const [players, entry, symbol, drawn, parts = 1] of [
  [2, 83, 'palace', '[data-building=palace]'],
  [2, 57, 'palm', '[data-building=palm]'],
  ['3-players-artisans', 107, 'tent', ':is(.owner, .rim)', 2],
]) {
  test(`a ${symbol} is drawn at its place once it lands`, async ({ newPage }) => {
    const [page, action] = await openSlow(newPage, players, entry);
    const place = page.locator(`.board .tile ${drawn}`);
    const before = await seen(place);
    await press(page, action);
    await expect(flying(page, symbol)).toHaveCount(1);
    await expect(place).toHaveCount(before + parts);
    expect(await seen(place), 'it is still in the air').toBe(before);
    expect(await seen(flying(page, symbol))).toBe(1);
    await land(page);
    expect(await seen(place)).toBe(before + parts);
    expect(await seen(flying(page, symbol)), 'and it flies no more').toBe(0);
  });
}

test('the next action draws what is in the air where it flies to', async ({ newPage }) => {
  const [page, action] = await openSlow(newPage, 2, 57);
  const palms = cell(page, action.split(' ')[1]).locator('[data-building=palm]');
  await press(page, action);
  await expect(flying(page, 'palm')).toHaveCount(1);
  expect(await seen(palms)).toBe(0);
  await page.locator('[data-action=end]').click();
  await expect(flying(page, 'palm')).toHaveCount(0);
  expect(await seen(palms)).toBe(1);
});

test('collected meeples are in the hand once they land', async ({ newPage }) => {
  const [page, action] = await openSlow(newPage, 2, 7);
  await press(page, action);
  await expect(page.locator('.flight[data-tribe=merchant]')).not.toHaveCount(0);
  const figures = page.locator('.hand .held:not([hidden]) .figures');
  await expect(figures).toHaveCount(1);
  expect(await seen(figures), 'they are still in the air').toBe(0);
  await land(page);
  expect(await seen(figures)).toBe(1);
});

test('without movement a palace is drawn at once', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await withStored(page, { motion: 'off', answers: 'off' });
  const { actions, ...record } = await cut(2);
  await openRecord(page, { ...record, actions: actions.slice(0, 83) });
  await press(page, actions[83]);
  const palaces = cell(page, 'e3').locator('[data-building=palace]');
  await expect(palaces).toHaveCount(1);
  expect(await seen(palaces)).toBe(1);
  await expect(page.locator('.flight')).toHaveCount(0);
});
