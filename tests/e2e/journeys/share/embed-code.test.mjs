// The code that puts a board on another page, wherever something can be shown there; it works as it stands.
import { RECORD, START } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { openRecord } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';

const code = (page) => page.locator('dialog textarea').inputValue();
const choose = (page, name) => page.locator('dialog').getByRole('radio', { name, exact: true }).check();

test('a puzzle gives an element and a frame, and both work on another page', async ({ page, openBoards }) => {
  await open(page, '#puzzle=control-1');
  await page.locator('[data-opens=embed]').click();
  await expect.poll(() => code(page)).toContain('<naqala-board mode="exercise" lang="en" puzzle="control-1">');
  await axe(page);
  const element = await code(page);
  expect(element).toContain(`<a href="${BASE_URL}#puzzle=control-1">`);
  await choose(page, 'Frame');
  await expect.poll(() => code(page)).toMatch(/^<iframe src="/);
  const frame = await code(page);
  const other = await openBoards(`${element}${frame}`, { isBare: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  for (const board of [other.frameLocator('naqala-board >> iframe'), other.frameLocator('iframe[height]')]) await board.locator('.cell').first().waitFor();
});

test('a game gives its record or its position, and a lesson of the course its file', async ({ page }) => {
  await openRecord(page, START);
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await expect.poll(() => code(page)).toContain('<naqala-board mode="replay"');
  expect(await code(page)).toContain(`"seed":"${RECORD.seed}"`);
  await choose(page, 'Look');
  await expect.poll(() => code(page)).toContain('<naqala-board mode="view"');
  expect(await code(page)).toContain('naqala-position/1');
  await open(page, '#learn=move');
  await page.locator('[data-opens=embed]').click();
  await expect.poll(() => code(page)).toContain(`src="${BASE_URL}lessons/move.json"`);
  await choose(page, 'Frame');
  await expect(page.locator('dialog textarea')).toHaveCount(0);
});
