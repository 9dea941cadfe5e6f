// What people at one device hide from each other (R-H1). `tests/table/secrets.rs` walks through every table; these look at the page.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openRecord } from '../../support/game.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const GAME = '5-players-both';
const cover = (page) => page.locator('section.cover');

/** Returns the coins that the page shows, by seat. */
const coins = (page) => page.locator('.player').evaluateAll((rows) => rows.map((row) => {
  const held = row.querySelector('[data-stat=coin]');
  return `${held.textContent} ${held.getAttribute('aria-label') ?? held.title}`;
}));

/** Cuts a game before somebody keeps one of several drawn things. */
async function beforeKeep(of) {
  for (const name of ['5-players-both', '3-players-artisans']) {
    const record = await cut(name);
    const at = record.actions.findIndex((action) => action.startsWith('keep ') && of.test(action));
    if (at > 0) return { ...record, actions: record.actions.slice(0, at) };
  }
  throw new Error('nobody keeps anything');
}

test('what was drawn shows to nobody until its player looks, and is masked again after the choice', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await beforeKeep(/flute|lamp|ring|horn|carpet|scimitar|talisman|jewel|chest|crown/), { secrecy: 'peek' });
  const offered = page.locator('.offered-item, .action-bar [data-action]:not([data-action=cancel]), .held-item');
  expect(await offered.count()).toBe(0);
  await page.locator('[data-does=look]').click();
  expect(await offered.count()).toBeGreaterThan(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(offered, 'an absence masks it').toHaveCount(0);
  await page.locator('[data-does=look]').click();
  await page.locator('.offered-item, .action-bar [data-action]').first().click();
  await page.locator('.action-bar .answer[data-action^="keep "]').click();
  await expect(offered.filter({ has: page.locator(':scope.held-item') })).toHaveCount(0);
  await expect(page.locator('.held-item')).toHaveCount(0);
});

test('under a cover nobody sees a thing: in a replay, by the dialogs, and after an absence', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await page.clock.install();
  await openRecord(page, await cut(GAME, 100), { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  await page.click('[data-does=show-me]');
  await cover(page).waitFor({ state: 'detached' });
  expect(await coins(page), 'the replay shows no more').toEqual(masked);
  await expect(page.locator('.held-item, .held-whims .whim:not(.done)')).toHaveCount(0);
  // A branch from here knows nobody's things.
  await page.click('[data-does=branch]');
  await page.locator('main.game[data-branch]').waitFor();
  await expect(page.locator('.held-item, .held-whims .whim:not(.done)')).toHaveCount(0);
  await page.click('[data-does=leave-branch]');
  await page.click('[data-does=to-game]');
  await expect(page.locator('.cover-name')).toHaveText(name);
  await page.click('.cover button.primary');
  expect(await coins(page)).not.toEqual(masked);
  for (const absent of [
    () => page.clock.fastForward(301_000),
    () => page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]) {
    await absent();
    await expect(page.locator('.cover-name')).toHaveText(name);
    expect(await coins(page)).toEqual(masked);
    await page.click('.cover button.primary');
  }
});

test('somebody who is not there is replaced without a claim to be them', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, { ...(await cut(2, 1)) }, { handOver: true });
  const name = await page.locator('.cover-name').innerText();
  const masked = await coins(page);
  await page.click('[data-does=absent]');
  const row = page.locator('dialog[data-dialog=table] .player-row').filter({ has: page.locator(`select[aria-label$="${name}"]`) });
  await row.locator('select.who').selectOption('apprentice');
  await page.keyboard.press('Escape');
  // The other one has to take the device before the page shows their things.
  await expect(page.locator('.cover-name')).not.toHaveText(name);
  expect(await coins(page)).toEqual(masked);
  await page.click('.cover button.primary');
  expect(await coins(page)).not.toEqual(masked);
});

test('the table is asked before the end, the record or the editor open all secrets, and a draw is taken back by its log only', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const record = await cut(3, 60);
  await openRecord(page, { ...record, computers: [null, null, 'apprentice'] }, { secrecy: 'peek' });
  const before = page.url();
  for (const does of ['export', 'edit']) {
    await openDialog(page, 'menu');
    await page.click(`dialog [data-does=${does}]`);
    await expect(page.locator('.record-text')).toHaveCount(0);
    await page.locator('dialog [data-does=no]').click();
    await page.keyboard.press('Escape');
  }
  expect(page.url()).toBe(before);
  await expect(page.locator('[data-does=take-back-own]')).toHaveCount(0);
  // Undo that is barred names the way that the table has, and leads there.
  const end = page.locator('.answer[data-action=end]');
  if (await end.count()) await end.click();
  const undo = page.locator('.icon-undo[aria-disabled=true]');
  if (await undo.count()) {
    expect(await undo.getAttribute('aria-label')).toMatch(/Take back by the log/);
    await undo.click({ force: true });
    await page.locator('dialog[open][data-dialog=log] [data-does=take-back]').first().waitFor();
  }
});

test('at the start of a turn the page says that one holds items, to their own eyes only', async ({ newPage }) => {
  const position = JSON.parse(await (await import('node:fs/promises')).readFile(new URL('../../../fixtures/valid/all-magic-at-hand.json', import.meta.url), 'utf8'));
  const game = { format: 'naqala-record/1', position, seed: '1', actions: [] };
  const note = (page) => page.locator('[data-note=items]');
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, game, { handOver: true });
  await expect(note(page)).toHaveCount(0);
  await page.click('.cover button.primary');
  await expect(note(page)).toHaveText(/^You hold \d+ magic items: tap one in your row\.$/);
  const masked = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(masked, game, { secrecy: 'peek' });
  await expect(note(masked)).toHaveText(/^You hold \d+ items: hold your row to see them\.$/);
});
