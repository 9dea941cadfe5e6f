// A device whose local storage is full: settings and progress last until the page is closed, and the page says so once.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openRecord } from '../../support/game.mjs';
import { lesson, performByScript, pressPanel } from '../../support/learner.mjs';
import { open, untilSeen } from '../../support/pages.mjs';

/** Lets the local storage of the open page have no more room. */
const fill = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
const notice = (page) => page.locator('[data-notice=settings]').filter({ visible: true });

test('the progress of a lesson lasts while the page is open, and the page says once that it is not stored', async ({ page }) => {
  await open(page, '#learn=control');
  await untilSeen(page, 'main.lesson');
  await fill(page);
  const { steps } = await lesson('control');
  await performByScript(page, steps[0].solution);
  await pressPanel(page, 'next');
  await untilSeen(page, 'main.lesson[data-lesson-step="2"]');
  await page.click('.lesson-bar [data-does=leave]');
  await expect(notice(page)).toContainText('stores no more settings');
  await notice(page).locator('button').click();
  await expect(notice(page)).toHaveCount(0);
  await page.click('[data-does=go-on]');
  await untilSeen(page, 'main.lesson[data-lesson-step="2"]');
  await page.click('.lesson-bar [data-does=leave]');
  await untilSeen(page, '.lessons');
  await expect(notice(page)).toHaveCount(0);
});

test('language and theme change where nothing is stored, and the dialog says how long', async ({ page }) => {
  await openRecord(page, await cut(4, 20));
  await fill(page);
  await openDialog(page, 'settings');
  await page.locator('[data-setting=dialog-theme] label, label:has([name=dialog-theme])').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('dialog [data-notice=settings]')).toBeVisible();
});
