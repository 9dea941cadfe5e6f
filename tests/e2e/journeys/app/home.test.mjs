// The first page: what it offers first, and how few taps lead from it to a game, a lesson, the puzzle of the day.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openRecord } from '../../support/game.mjs';
import { faults, take } from '../../support/looks.mjs';
import { open, ready, untilSeen, withStored } from '../../support/pages.mjs';
import { acknowledged, store } from '../../support/storage.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

/** Counts the filled buttons in sight. */
const filled = (page) => page.locator('main .button.primary:visible').count();

test('a first visit offers one tap to a game against the computer, two to a lesson, two to a game at this device', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, viewport: VIEWPORTS.phone, touch: true });
  await withStored(page, { pace: 'at-once' });
  await open(page);
  await expect(page.locator('.resume')).toHaveCount(0);
  expect(await filled(page)).toBe(1);
  expect(await page.locator('main input[type=text], main form').count(), 'no form').toBe(0);
  await page.locator('[data-does=quick]').tap();
  await page.locator('main.game').waitFor();
  await expect(page.locator('.player')).toHaveCount(2);

  const other = await newPage({ ownContext: true, viewport: VIEWPORTS.phone, touch: true });
  await open(other);
  await other.locator('[data-does=learn]').tap();
  await other.locator('[data-does=go-on]').tap();
  await other.locator('main.lesson').waitFor();

  const third = await newPage({ ownContext: true, viewport: VIEWPORTS.phone, touch: true });
  await open(third);
  await third.locator('[data-does=setup]').tap();
  await third.locator('[data-does=start]').tap();
  await third.locator('main.game, .cover').first().waitFor();
});

test('an unfinished game comes first, with its board, its points and whose turn it is, and moves nothing when it comes', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut(3, 100));
  await acknowledged(page, 100);
  const active = await page.locator('.player.active .player-words').innerText();
  await leave(page);
  const players = page.locator('.glance-players > li');
  await expect(players).toHaveCount(3);
  await expect(page.locator('.glance-players > [data-active]')).toContainText(active);
  await expect(page.locator('.glance-players b').first()).toHaveText(/^≥?\u2060?\d+$/);
  await expect(page.locator('.resume .board-picture rect[data-kind]')).toHaveCount(30);
  await expect(page.locator('.resume .board-picture')).toHaveAccessibleName(/board in round \d/);
  expect(await filled(page)).toBe(1);

  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [VIEWPORTS.phone, VIEWPORTS.tablet, VIEWPORTS.desktop]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await ready(page);
    await untilSeen(page, '.resume .board-picture');
    await untilSeen(page, '.daily-way .board-picture');
    expect(await page.evaluate(() => window.shift), `${viewport.width} px`).toBeLessThanOrEqual(0.05);
  }
  await page.click('[data-does=resume]');
  await acknowledged(page, 100);
});

test('of several games the newest unfinished one is offered, and all are a tap away; a finished one is not offered', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await open(page);
  const game = async (name, saved, over) =>
    JSON.stringify({ format: 'naqala-game/1', name, saved, players: ['Anna', 'Sam'], round: 1, over, colours: ['teal', 'pink'], record: await cut(2, 4) });
  await store(page, { a: await game('Over', 3, true), b: await game('Newer', 2, false), c: await game('Older', 1, false) });
  await page.reload();
  await ready(page);
  await expect(page.locator('.resume h2')).toHaveText('Newer');
  await page.click('.resume [data-does=games]');
  await expect(page.locator('.game-row strong').filter({ hasText: /Over|Newer|Older/ })).toHaveText(['Over', 'Newer', 'Older']);
  expect(await filled(page)).toBe(1);
  for (const index of [2, 1]) {
    await page.locator('.game-row [data-does=more]').nth(index).click();
    await page.locator('.game-row [data-does=delete]').click();
    await expect(page.locator('.game-row')).toHaveCount(index);
  }
  await page.click('[data-does=leave]');
  await page.locator('main.home').waitFor();
  await expect(page.locator('.resume')).toHaveCount(0);
  await page.goBack();
  await page.locator('main.games').waitFor();
});

test('the puzzle of the day shows its board, of the base game, and whether it is solved', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await open(page);
  await expect(page.locator('.daily-way .board-picture rect[data-kind]')).toHaveCount(30);
  await expect(page.locator('.daily-way .badge')).toHaveCount(0);
  await page.click('[data-does=daily]');
  await expect(page.locator('main.lesson .cell')).toHaveCount(30);
});

test('the level of a computer is legible at every size and font, beside the results too', async ({ newPage }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await newPage({ locale, ownContext: true });
    await page.addInitScript(() => localStorage.setItem('naqala.results', 'apprentice 1 1 90\n'));
    for (const fragment of ['', '#new']) {
      await open(page, fragment);
      const level = page.locator(fragment ? '.player-row select' : '.quick select').last();
      await level.selectOption('apprentice');
      for (const form of ['phone', 'phone-font-24', 'zoomed-400', 'tablet-portrait', 'desktop', 'font-32']) {
        await take(page, form);
        expect((await faults(page, form)).filter(({ kind, selector }) => kind === 'cut' && /select/.test(selector)), `${locale} ${fragment} ${form}`).toEqual([]);
      }
    }
    await open(page);
    await expect(page.locator('.quick [data-opens=results]')).toBeVisible();
  }
});
