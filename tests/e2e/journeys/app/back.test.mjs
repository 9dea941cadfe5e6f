// The browser's Back button: it closes what is open, then leads to the first page, and never out of a game.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openDialog, openRecord, openSetup } from '../../support/game.mjs';
import { open, untilSeen } from '../../support/pages.mjs';

const game = (page) => untilSeen(page, 'main.game');
const home = (page) => untilSeen(page, 'main.home');
const noDialog = (page) => expect(page.locator('dialog[open]')).toHaveCount(0);

test('Back closes a dialog, an enlarged tile and the past, then leads from a game to the first page', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut(4, 20));
  for (const name of ['log', 'score', 'settings', 'menu']) {
    await openDialog(page, name);
    await page.goBack();
    await noDialog(page);
    await expect(page.locator('main.game')).toBeVisible();
  }
  await cell(page, 'c3').click({ button: 'right', force: true });
  await page.locator('.tile-note:popover-open').waitFor();
  await page.goBack();
  await expect(page.locator('.tile-note:popover-open')).toHaveCount(0);
  await page.keyboard.press('PageUp');
  await page.locator('.history-bar').waitFor();
  await page.goBack();
  await expect(page.locator('.history-bar')).toHaveCount(0);
  // What was closed by other means takes no press of its own.
  await openDialog(page, 'log');
  await page.keyboard.press('Escape');
  await noDialog(page);
  await page.goBack();
  await home(page);
  await page.click('[data-does=resume]');
  await game(page);
  await page.goBack();
  await home(page);
});

test('Back leads from a game that was just set up to the first page, and a reload changes nothing of that', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await open(page);
  await page.click('[data-does=setup]');
  await page.click('.setup-form button[type=submit]');
  await game(page);
  await page.goBack();
  await home(page);
  await page.goForward();
  await game(page);
  await page.reload();
  await game(page);
  await page.goBack();
  await home(page);
  // A visit that began at the address of the set-up.
  const direct = await newPage({ ownContext: true });
  await openSetup(direct);
  await direct.click('.setup-form button[type=submit]');
  await game(direct);
  await direct.goBack();
  await home(direct);
});

test('Back leads from the score pad and the editor to the game they came from', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut('4-players-whims'));
  await page.locator('dialog[open][data-dialog=score] [data-does=to-pad]').click({ timeout: 30_000 });
  await untilSeen(page, 'main.pad');
  await page.goBack();
  await game(page);
  await page.locator('dialog[open][data-dialog=score]').waitFor();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=edit]');
  await untilSeen(page, 'main.editor');
  await page.goBack();
  await game(page);
});
