// A short journey to run between edits: `cargo xtask test --quick`.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, start } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';
import { acknowledged } from '../../support/storage.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a game is opened, bid for, sown, undone and found again after a reload', { tag: '@smoke' }, async ({ page }) => {
  await start(page, { seed: '42' });
  const bids = page.locator('.bid-track.bidding');
  let entries = 0;
  while (await bids.count()) {
    await bids.locator('.spot[data-state=open]').first().click();
    await page.locator('.action-bar .answer.primary').click();
    entries += 1;
    await acknowledged(page, entries);
  }
  const hand = page.locator('.hand .held:visible');
  const from = page.locator('.cell[data-light=alive]').first();
  const square = await from.getAttribute('data-square');
  await from.click();
  const lit = page.locator('.cell[data-light=lit]').first();
  const target = await lit.getAttribute('data-square');
  const picked = await hand.allInnerTexts();
  expect(picked.length).toBeGreaterThan(0);
  await lit.click();
  await expect(cell(page, target)).toHaveAttribute('data-visited');
  await acknowledged(page, entries + 2);
  await page.locator('.history-button.icon-undo').click();
  await expect(cell(page, target)).not.toHaveAttribute('data-visited');
  expect(await hand.allInnerTexts()).toEqual(picked);

  const prompt = await page.locator('.action-bar .prompt').innerText();
  // The drop was taken back; the pick-up stands.
  await acknowledged(page, entries + 1);
  await page.reload();
  await ready(page);
  await expect(page.locator('.action-bar .prompt')).toHaveText(prompt);
  await expect(cell(page, square)).toHaveAttribute('data-start');
  expect(await hand.allInnerTexts()).toEqual(picked);
});
