// The code that puts a board on another page, wherever something can be shown there; it works as it stands.
import { RECORD, START } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { openRecord } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';

const code = (page) => page.locator('dialog textarea').inputValue();
/** Opens the code of a lesson or puzzle. */
const openCode = async (page) => {
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
};
const choose = (page, name) => page.locator('dialog').getByRole('radio', { name, exact: true }).check();

test('a puzzle gives an element and a frame, and both work on another page', async ({ page, openBoards }) => {
  await open(page, '#puzzle=control-1');
  await openCode(page);
  await expect.poll(() => code(page)).toContain('<naqala-board mode="exercise" lang="en" puzzle="control-1">');
  await axe(page);
  const element = await code(page);
  expect(element).toContain(`<a href="${BASE_URL}#puzzle=control-1">`);
  await expect.poll(() => code(page), 'its position in words, a text for each row').toMatch(/(<p>[^<]+<\/p>\s+){6}<\/naqala-board>$/);
  await choose(page, 'Frame');
  await expect.poll(() => code(page)).toMatch(/^<iframe src="/);
  const frame = await code(page);
  const other = await openBoards(`${element}${frame}`, { isBare: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  for (const board of [other.frameLocator('naqala-board >> iframe'), other.frameLocator('iframe[height]')]) await board.locator('.cell').first().waitFor();
});

test('an exercise gives its students a result code when asked, and leads to the page that reads them', async ({ page, openBoards }) => {
  await open(page, '#learn=move');
  await openCode(page);
  await expect.poll(() => code(page)).toContain('lessons/move.json">');
  const link = page.locator('dialog [data-does=to-class]');
  await expect(link).toHaveAttribute('href', 'class.html#en');
  await expect(page.locator('dialog')).toContainText('class.html makes a table');
  await page.locator('dialog [name=result-code]').check();
  await expect.poll(() => code(page)).toContain('lessons/move.json" data-report>');
  await axe(page);
  const other = await openBoards(await code(page), { isBare: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  await other.waitForFunction(() => window.naqalaReport?.(document.querySelector('naqala-board')).result().goals > 1);
  const [classPage] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(classPage.locator('h1')).toHaveText('A class');
  await choose(page, 'Frame');
  await expect(link, 'a frame reports nothing').toHaveCount(0);
});

test('a game gives its record or its position, and a lesson of the course its file', async ({ page, openBoards }) => {
  await openRecord(page, START);
  await page.locator('[data-opens=menu]').click();
  await page.locator('[data-does=embed]').click();
  await expect.poll(() => code(page)).toContain('<naqala-board mode="replay"');
  expect(await code(page)).toContain(`"seed":"${RECORD.seed}"`);
  await choose(page, 'Look');
  await expect.poll(() => code(page)).toContain('<naqala-board mode="view"');
  expect(await code(page)).toContain('naqala-position/1');
  await open(page, '#learn=move');
  await openCode(page);
  await expect.poll(() => code(page)).toContain(`src="${BASE_URL}lessons/move.json"`);
  await choose(page, 'Frame');
  await expect.poll(() => code(page)).toMatch(/^<iframe src="[^"]*&amp;lesson=%7B/);
  const frame = await code(page);
  const other = await openBoards(frame, { isBare: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  await other.frameLocator('iframe').locator('.lesson-panel').waitFor();
});

test('the code says how large a frame is for WordPress, Moodle, Notion and Markdown', async ({ page }) => {
  await open(page, '#puzzle=control-1');
  await openCode(page);
  const size = page.locator('[data-part=frame-size]');
  await expect(size, 'an element needs none').toHaveCount(0);
  for (const [name, width, says] of [['WordPress', 645, 'Custom HTML'], ['Moodle', 800, 'source of the text'], ['Markdown', 700, 'HTML is let through']]) {
    await choose(page, name);
    await choose(page, 'Frame');
    await expect(page.locator('dialog .hint').first()).toContainText(says);
    await expect(size).toContainText(`a column of ${width}.`);
    const height = /: (\d+) pixels/.exec(await size.innerText())[1];
    expect(await code(page)).toContain(`height="${height}"`);
  }
  await choose(page, 'Notion');
  await expect.poll(() => code(page), 'Notion takes an address').toBe(`${BASE_URL}embed.html#v=1&mode=exercise&lang=en&puzzle=control-1`);
  await expect(page.locator('dialog').getByRole('radio', { name: 'Element', exact: true })).toHaveCount(0);
});

test('the menu of a lesson has its link, and the bar has no more than help and menu', async ({ page }) => {
  await open(page, '#learn=move');
  await page.locator('main.lesson').waitFor();
  expect(await page.locator('.lesson-bar [data-opens]').evaluateAll((buttons) => buttons.map((button) => button.dataset.opens))).toEqual(['help', 'menu']);
  await page.locator('[data-opens=menu]').click();
  await expect.poll(() => code(page)).toBe(`${BASE_URL}#learn=move`);
  await axe(page);
});
