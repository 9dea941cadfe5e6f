// A language from right to left: the page is the mirror of the others, the board is not.
import { expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openRecord, startFromHome } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { PSEUDO } from '../../support/pseudo.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

/** Returns the left edge of an element in a window. */
const left = async (page, selector) => (await page.locator(selector).first().boundingBox()).x;
/** Expects elements to stand from left to right. */
async function expectInOrder(page, ...selectors) {
  const edges = [];
  for (const selector of selectors) edges.push(await left(page, selector));
  expect(edges, selectors.join(', ')).toEqual(edges.toSorted((one, other) => one - other));
}

test('on a narrow phone a page from right to left fits, and the board lies as it always does', async ({ newPage }) => {
  const page = await newPage({ locale: PSEUDO, viewport: VIEWPORTS.phone });
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoSidewaysScroll(page);
  await expectInOrder(page, '.way-on', '.way:has(.way-on) h3', '.way:has(.way-on) > .icon');
  await startFromHome(page);
  await expectNoSidewaysScroll(page);
  await expectInOrder(page, '[data-square=a1]', '[data-square=b1]', '[data-square=f1]');
  await expectInOrder(page, '.spot:nth-child(1)', '.spot:nth-child(2)', '.spot:last-child');
  await expectInOrder(page, '.top-buttons', '.top-title');
  await openDialog(page, 'settings');
  await expectNoSidewaysScroll(page);
  await expectInOrder(page, '.dialog-head .icon-button', '.dialog-head h2');
  const outside = await page.locator('dialog[open] .dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(outside, 'px of settings out of sight').toBeLessThanOrEqual(0);
});

test('on a desktop the panel of a page from right to left stands on the other side of the board', async ({ newPage }) => {
  const page = await newPage({ locale: PSEUDO });
  await openRecord(page, await cut(2, 8));
  await expectInOrder(page, '.game > .side', '.game > .board-area');
  await expectInOrder(page, '.coordinate[data-axis=row]', '[data-square=a1] .tile', '[data-square=f1] .tile');
  const turned = (selector) => page.locator(selector).evaluate((symbol) => getComputedStyle(symbol).scale);
  expect(await turned('.bar-tools use[href="#icon-undo"]')).toBe('-1 1');
  await page.keyboard.press('PageUp');
  await page.locator('.history-buttons').waitFor();
  await expectInOrder(page, '[data-does=first]', '[data-does=back]', '[data-does=forth]', '[data-does=last]');
  expect(await turned('[data-does=back] use'), 'controls of time do not turn').toBe('none');
});
