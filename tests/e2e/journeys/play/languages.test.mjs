// Players of one table read the page each in their own language.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { openDialog, openSetup } from '../../support/game.mjs';
import { open, untilSeen } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

const language = (page) => page.evaluate(() => document.documentElement.lang);
const rows = (page) => page.locator('main.setup .player-row');

/** Opens the strip of a player at set-up and returns the choice of the language. */
async function choice(page, row) {
  await rows(page).nth(row).locator('[data-does=colour]').click();
  return rows(page).nth(row).locator('select.language');
}

/** Bids the first free place until another player decides: of two players one may bid twice in a row. */
async function bidOn(page, seat) {
  const first = await seat();
  for (let entries = 1; (await seat()) === first; entries += 1) {
    await page.locator('.bid-track button:not([disabled])').first().click();
    await page.locator('.answer.primary').click();
    await acknowledged(page, entries);
  }
}

test('the page speaks the language of the player who decides, and that of the device elsewhere', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openSetup(page);
  await (await choice(page, 1)).selectOption('fr');
  await expect(rows(page).nth(1).locator('[data-does=colour]'), 'the disc names the language').toHaveAttribute('aria-label', /, Français: /);
  await expect(page.locator('main.setup input[name=turn]'), 'several people can sit around the device').toHaveCount(1);
  await axe(page);
  await page.locator('.setup-form button[type=submit]').click();
  await untilSeen(page, 'main.game');
  const seat = () => page.locator('.player.active').getAttribute('data-seat');
  const expected = { 0: 'en', 1: 'fr' };
  const first = await seat();
  await expect.poll(() => language(page)).toBe(expected[first]);
  await bidOn(page, seat);
  await expect.poll(() => language(page)).toBe(expected[await seat()]);
  await expect(page.locator('.bid-track')).toHaveAttribute('aria-label', (await seat()) === '1' ? /ordre|Piste|enchères/i : /track|order/i);
  // A replay, and what is tried out from it, stay in the language of whoever decides now.
  const mine = expected[await seat()];
  await openDialog(page, 'log');
  await page.locator('dialog[open] [data-does=history]').click();
  for (const press of ['[data-does=first]', '[data-does=forth]', '[data-does=first]', '[data-does=branch]', '[data-does=leave-branch]', '[data-does=to-game]']) {
    await page.locator(press).click();
    await expect.poll(() => language(page), press).toBe(mine);
  }
  // It is part of the game.
  await page.reload();
  await untilSeen(page, 'main.game');
  await expect.poll(() => language(page)).toBe(expected[await seat()]);
  // In mid-game it changes in the dialog of the table.
  await openDialog(page, 'menu');
  await page.locator('[data-does=table]').click();
  await page.locator('dialog[open] select.language').nth(1).selectOption('');
  await page.keyboard.press('Escape');
  await expect.poll(() => language(page)).toBe('en');
  await openDialog(page, 'menu');
  await page.locator('[data-does=table]').click();
  await page.locator('dialog[open] select.language').nth(0).selectOption('fr');
  await page.locator('dialog[open] select.language').nth(1).selectOption('fr');
  await page.keyboard.press('Escape');
  await expect.poll(() => language(page)).toBe('fr');
  // The device keeps its language, and the players theirs.
  expect(await page.evaluate(() => localStorage.getItem('naqala.lang'))).toBe(null);
  await open(page, '#new');
  await untilSeen(page, 'main.setup .player-row');
  await expect.poll(() => language(page)).toBe('en');
  await expect(await choice(page, 1)).toHaveValue('fr');
});
