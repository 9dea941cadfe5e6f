// The offer to install the page: after the second finished game, quietly, once.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const sheet = (page) => page.locator('dialog[open][data-dialog=score] .score-sheet');
const offer = (page) => sheet(page).locator('[data-notice=install]');

/** Has each document get the browser's question as Chromium asks it, before the program has begun. */
const withQuestion = (page) =>
  page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      event.prompt = async () => {
        localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1);
        return { outcome: 'dismissed' };
      };
      dispatchEvent(event);
      localStorage.setItem('prevented', String(event.defaultPrevented));
    });
  });

/** Plays the last action of a game, and waits for its result. */
async function finish(page) {
  const whole = await cut(2);
  await openRecord(page, await cut(2, whole.actions.length - 1));
  await expect(page.locator('[data-notice=install]'), 'nothing is offered during a game').toHaveCount(0);
  await page.locator('.answer[data-action=end], .answer.primary').first().click();
  await sheet(page).locator('.winners').waitFor();
}

test('the second finished game offers to install the page, and an answer is the last word', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, viewport: VIEWPORTS.phone });
  await withQuestion(page);
  await finish(page);
  expect(await page.evaluate(() => localStorage.getItem('prevented')), 'the browser does not ask by itself').toBe('true');
  await expect(offer(page)).toHaveCount(0);
  // The same game again, which was over when it opened, is no second one.
  await page.reload();
  await ready(page);
  await sheet(page).locator('.winners').waitFor();
  await expect(offer(page)).toHaveCount(0);
  await finish(page);
  await expect(offer(page)).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  for (const button of await offer(page).getByRole('button').all()) expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(43);
  await offer(page).locator('[data-does=install]').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('asked'))).toBe('1');
  await expect(offer(page)).toHaveCount(0);
  await finish(page);
  await expect(offer(page), 'never again').toHaveCount(0);
});

test('a game that ends again after an undo is no second one', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await withQuestion(page);
  await finish(page);
  await page.keyboard.press('Escape');
  // The table takes the last turn back, and takes that back.
  const undo = page.locator('.history-button.icon-undo');
  const isOver = () => page.locator('main.game [aria-current=true]').count().then((active) => active === 0);
  expect(await isOver()).toBe(true);
  await undo.click({ force: true });
  await page.locator('dialog[open] [data-does=take-back-yes]').click();
  await expect.poll(isOver).toBe(false);
  await undo.click();
  await expect.poll(isOver).toBe(true);
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('naqala.finished'))).toBe('1');
});

test('a refusal is kept; without a question of the browser nothing is offered; an iPhone reads how', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await finish(page);
  await finish(page);
  await expect(offer(page), 'this browser cannot install it now').toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.reload();
  await ready(page);
  await expect(offer(page)).toContainText('Share → Add to Home Screen');
  await expect(offer(page).getByRole('button')).toHaveText(['No, thanks']);
  await offer(page).locator('[data-does=install-not]').click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await sheet(page).locator('.winners').waitFor();
  await expect(offer(page)).toHaveCount(0);
});
