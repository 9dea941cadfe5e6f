// Shortcuts on a keyboard whose letters are not Latin, and refusals that a screen reader hears each time.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord } from '../../support/game.mjs';
import { untilSeen, withStored } from '../../support/pages.mjs';
import { acknowledged } from '../../support/storage.mjs';

/** Presses a key of another layout where the focus is: what it types, and where it lies. */
const press = (page, key, code, more = {}) =>
  page.evaluate(([key, code, more]) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more })), [key, code, more]);

test('shortcuts work on a Russian keyboard', async ({ page }) => {
  await withStored(page, { answers: 'off' });
  await openRecord(page, await cut(4, 6));
  await acknowledged(page, 6);
  await press(page, 'я', 'KeyZ', { ctrlKey: true });
  await acknowledged(page, 5);
  await press(page, 'н', 'KeyY', { ctrlKey: true });
  await acknowledged(page, 6);
  await page.locator('[data-square=c2]').focus();
  await press(page, 'ш', 'KeyI');
  await untilSeen(page, '.tile-note:popover-open');
});

test('a refusal is said again if the same thing is tried again', async ({ page }) => {
  await openRecord(page, await cut(4, 5));
  // A script presses the tile: a refusal changes the height of the bar.
  const refused = page.locator('.cell:is([data-light=blocked], [data-light=calm]):not([data-start])').first();
  const said = () => page.evaluate(() => [...document.querySelectorAll('.action-bar .refusal, .board-area > [role=status]')].map(({ textContent }) => textContent));
  await refused.evaluate((tile) => tile.click());
  await expect.poll(async () => (await said()).join('').trim()).not.toBe('');
  const first = await said();
  await refused.evaluate((tile) => tile.click());
  // A region whose text stays the same is announced once.
  await expect.poll(async () => JSON.stringify(await said())).not.toBe(JSON.stringify(first));
  expect((await said()).map((text) => text.trim())).toEqual(first.map((text) => text.trim()));
});
