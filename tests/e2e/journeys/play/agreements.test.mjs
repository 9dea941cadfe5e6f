// What a table has to agree to, and what everybody sees of it afterwards.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openDialog, openRecord } from '../../support/game.mjs';
import { storedGames } from '../../support/storage.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { coins, cover } from '../../support/secrets.mjs';

test('what opens secrets is asked of all, and everybody sees afterwards that it was', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ownContext: true });
  await openRecord(page, await cut(3, 60), { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  const told = page.locator('.cover [data-notice=agreed] li');
  const pause = async () => {
    await openDialog(page, 'menu');
    await page.click('[data-does=pause]');
    await cover(page).waitFor();
  };
  await page.click('[data-does=absent]');
  const row = page.locator('dialog[data-dialog=table] .player-row').filter({ has: page.locator(`select[aria-label$="${name}"]`) });
  const left = row.locator('input[name^=left-]');
  await left.check();
  await row.locator('[data-does=no]').click();
  await expect(left, 'one does not agree').not.toBeChecked();
  await expect(page.locator('.cover-pass')).not.toContainText('decide');
  await left.check();
  await row.locator('[data-does=agree]').click();
  await page.keyboard.press('Escape');
  await page.click('.cover button.primary');
  expect(await coins(page), 'the others decide').not.toEqual(masked);
  await pause();
  await page.click('.cover [data-does=back]');
  await expect(told).toHaveText([`${name} has left, and the others decide.`, `${name} is back.`]);
  await page.click('.cover button.primary');
  await pause();
  await expect(told, 'once').toHaveCount(0);
  await page.click('.cover button.primary');

  const table = async (...presses) => {
    await openDialog(page, 'menu');
    await page.click('[data-does=table]');
    for (const does of presses) await page.click(`dialog [data-does=${does}]`);
    await page.keyboard.press('Escape');
  };
  await table('end-here', 'end-here-yes');
  await page.keyboard.press('Escape');
  await table('end-here');
  const secrecy = async (value) => {
    const place = { peek: 0, cover: 1, open: 2 }[value];
    await openDialog(page, 'settings');
    await page.locator('dialog [name=dialog-secrecy]').nth(place).check();
    if (value === 'open') await page.click('dialog [data-does=show-secrets]');
    await page.keyboard.press('Escape');
  };
  await secrecy('open');
  await secrecy('cover');
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=edit]');
  await page.click('dialog [data-does=show-secrets]');
  await page.locator('main.editor').waitFor();
  await page.goBack();
  await cover(page).waitFor();
  const all = [
    'The game was ended, and all that was hidden was open.',
    'The game goes on again.',
    'Nothing is hidden any more.',
    'Things are hidden again.',
    'The record was opened or copied with all that is hidden.',
  ];
  await expect(told).toHaveText(all);
  await page.reload();
  await expect(told, 'a reload keeps it').toHaveText(all);
  await page.click('.cover button.primary');
  await openDialog(page, 'log');
  await expect(page.locator('dialog [data-notice=agreed] li')).toHaveText([...all].reverse().concat(`${name} is back.`, `${name} has left, and the others decide.`));
});

test('a copy of a game with secrets, or its file, is asked about and noted', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut(2, 20), { secrecy: 'peek' });
  await leave(page);
  const rows = page.locator('.game-row');
  for (const [does, count] of [['duplicate', 2], ['save', 2]]) {
    await page.goto('#games');
    await rows.first().locator('[data-does=more]').click();
    await rows.first().locator(`[data-does=${does}]`).click();
    await rows.first().locator('[data-does=show-secrets]').click();
    await expect(rows).toHaveCount(count);
  }
  const notes = async () => Object.values(await storedGames(page)).flatMap((text) => JSON.parse(text).notes ?? []).map(([name]) => name);
  await expect.poll(notes, 'the copy or the file is noted').toContain('shown');
});

test('the table is asked before the end, the record, a link, a code or the editor open all secrets, and a draw is taken back by all only', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const record = await cut(3, 60);
  await openRecord(page, { ...record, computers: [null, null, 'apprentice'] }, { secrecy: 'peek' });
  const before = page.url();
  for (const does of ['export', 'share', 'embed', 'edit']) {
    await openDialog(page, 'menu');
    await page.click(`dialog [data-does=${does}]`);
    await expect(page.locator('.record-text, .codes')).toHaveCount(0);
    await page.locator('dialog [data-does=no]').click();
    await page.keyboard.press('Escape');
  }
  expect(page.url()).toBe(before);
  await expect(page.locator('[data-does=take-back-own]')).toHaveCount(0);
  // Undo that is barred names what the table can take back, and asks.
  const end = page.locator('.answer[data-action=end]');
  if (await end.count()) await end.click();
  const undo = page.locator('.icon-undo[aria-disabled=true]');
  if (await undo.count()) {
    expect(await undo.getAttribute('aria-label')).toMatch(/^Take back .+’s (turn|bid)$/);
    await undo.click({ force: true });
    await page.locator('dialog[open][data-dialog=take-back] [data-does=take-back-yes]').waitFor();
  }
});

test('a branch that shows everything ends once things are hidden again', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ownContext: true });
  await openRecord(page, await cut(3, 60), { secrecy: 'open' });
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=history]');
  await page.click('[data-does=branch]');
  await page.locator('main.game[data-branch]').waitFor();
  await openDialog(page, 'settings');
  // The dialog may go with the branch, so nobody asks it whether it is checked.
  await page.locator('dialog [name=dialog-secrecy]').nth(1).click();
  await expect(page.locator('main.game[data-branch]')).toHaveCount(0);
  await page.reload();
  await page.locator('main.game').waitFor();
  await expect(page.locator('main.game[data-branch]'), 'nor is it kept').toHaveCount(0);
});
