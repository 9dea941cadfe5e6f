// What the pages print: score sheets, positions, exercises, the rules; with the browser's own command and with the buttons of the page.
import { readFile } from 'node:fs/promises';
import { board, boardAddress, frame, LESSON, POSITION, START, untilFitted } from '../../support/board-pages.mjs';
import { test as boards } from '../../support/boards.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, importRecord, openDialog, openRecord } from '../../support/game.mjs';
import { open, untilSeen } from '../../support/pages.mjs';
import { expectFit, faults, lay, pagesOf } from '../../support/paper.mjs';
import { clickFirst } from '../../support/press.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const BOTH = '5-players-both';
const WINDOWS = { 'a phone by night': { viewport: VIEWPORTS.phone, colorScheme: 'dark' }, 'a desktop': { viewport: VIEWPORTS.desktop } };

/** Notes what is there at each moment when the page asks the browser to print. */
const withPrinter = (page) =>
  page.addInitScript(() => {
    window.printed = [];
    window.print = () => window.printed.push({ dialog: document.querySelector('dialog[open]')?.dataset.dialog ?? null });
  });
const printed = (page) => page.evaluate(() => window.printed);

/** Opens the end of the longest game with both expansions. */
async function openEnd(page) {
  await importRecord(page, await cut(BOTH));
  await clickFirst(page, '[data-does=to-game]');
  await untilSeen(page, '.score-sheet[data-end] .winners');
}

/** Opens a sheet of the pad, with both expansions. */
async function openPad(page) {
  const text = await readFile(new URL('../../../fixtures/pads/pad-both.json', import.meta.url), 'utf8');
  await page.addInitScript((text) => localStorage.setItem('naqala.pad', text), text);
  await open(page, '#score');
  await untilSeen(page, '.pad-field');
}

for (const [name, options] of Object.entries(WINDOWS)) {
  test(`the score sheet of a game is a page of its own, from ${name}`, async ({ newPage }) => {
    const page = await newPage(options);
    await openEnd(page);
    for (const paper of ['A4', 'Letter']) {
      await lay(page, paper);
      await expectFit(page);
      expect(await pagesOf(page, paper)).toBe(1);
    }
    const lines = page.locator('.score tbody tr:visible');
    await expect(lines).toHaveCount(12);
    for (const [line, cells] of [['Coins', 5], ['Tent', 5]]) {
      await expect(lines.filter({ hasText: line }).locator('td:visible')).toHaveCount(cells);
    }
    await expect(page.locator('.score tfoot td:visible')).toHaveCount(5);
    await expect(page.locator('.winners')).toContainText('Pierre');
    await expect(page.locator('.score-sheet [data-part=date]')).toContainText(String(new Date().getFullYear()));
    await expect(page.locator('main.game'), 'the page behind the sheet').toBeHidden();
  });

  test(`a position is one page, with all that everyone may know, from ${name}`, async ({ newPage }) => {
    const page = await newPage(options);
    await openRecord(page, await cut(BOTH, 240));
    for (const paper of ['A4', 'Letter']) {
      await lay(page, paper);
      await expectFit(page);
      expect(await pagesOf(page, paper)).toBe(1);
    }
    await expect(page.locator('.board .cell:visible')).toHaveCount(42);
    await expect(page.locator('.coordinate:visible')).toHaveCount(13);
    await expect(page.locator('.player:visible')).toHaveCount(5);
    for (const name of ['Anna', 'Sam', 'Olivier', 'Pierre', 'Noor']) await expect(page.locator('.player', { hasText: name })).toBeVisible();
    await expect(page.locator('.bid-track .spot:visible')).toHaveCount(7);
    await expect(page.locator('.market .card:visible')).toHaveCount(8);
    await expect(page.locator('.piece .letter').first(), 'tribes are told apart without colours').toBeVisible();
    const held = await page.locator('.player .held-djinn').first().evaluate((card) => getComputedStyle(card, '::after').content);
    expect(held, 'a djinn that somebody has is named').toMatch(/Kandicha, 6 points/);
    // Dragged or asked for in the middle of a move, it stays a position.
    await expect(page.locator('.rail:visible, .path:visible, .preview:visible')).toHaveCount(0);
  });
}

test('what is covered or hidden at a table is not printed', async ({ newPage }) => {
  const covered = await newPage();
  await openRecord(covered, await cut(BOTH, 100), { handOver: true });
  await lay(covered);
  await expect(covered.locator('.cover')).toBeVisible();
  await expect(covered.locator('main.game')).toBeHidden();
  await expectFit(covered);
  // The player who has the device sees what the others do not.
  const page = await newPage();
  await openRecord(page, await cut(BOTH, 240), { handOver: true });
  await page.locator('.cover .button.primary').click();
  const secrets = page.locator('.player :is([data-stat=coin], .held-item, .held-whims li:not(:has(.done)))');
  expect(await secrets.filter({ visible: true }).count(), 'on the screen').toBeGreaterThan(0);
  await lay(page);
  expect(await secrets.filter({ visible: true }).count(), 'on paper').toBe(0);
  await expect(page.locator('.player:visible')).toHaveCount(5);
});

test('a puzzle prints its question and its board, and no answer', async ({ newPage }) => {
  for (const [name, options] of Object.entries(WINDOWS)) {
    const page = await newPage(options);
    await open(page, '#puzzle=control-1');
    await untilSeen(page, '.lesson-panel [data-does=hint]');
    await page.click('.lesson-panel [data-does=hint]');
    await expect(page.locator('.lesson-hints li').first()).toBeVisible();
    for (const paper of ['A4', 'Letter']) {
      await lay(page, paper);
      await expectFit(page);
      expect(await pagesOf(page, paper), name).toBe(1);
    }
    await expect(page.locator('#lesson-title')).toBeVisible();
    await expect(page.locator('.lesson-text p:visible')).toHaveCount(1);
    await expect(page.locator('.lesson-hints, .lesson-answer, .lesson-buttons').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.player:visible')).not.toHaveCount(0);
    const [text, table] = await Promise.all(['.lesson-text', '.board'].map((selector) => page.locator(selector).boundingBox()));
    expect(text.y + text.height, 'the question stands over the board').toBeLessThan(table.y);
  }
});

test('the rules in brief have two columns on at most three pages, in each script', async ({ newPage }) => {
  for (const locale of ['en-GB', 'de-DE', 'ru-RU', 'ja-JP']) {
    const page = await newPage({ locale });
    await openRecord(page, await cut(4, 20));
    await openDialog(page, 'help');
    await lay(page);
    await expectFit(page);
    for (const id of ['aim', 'round', 'tribes', 'tiles', 'expansions', 'points', 'rules']) await expect(page.locator(`#help-${id}`)).toBeVisible();
    await expect(page.locator('.help > h2')).toBeVisible();
    expect(await page.locator('.help').evaluate((help) => getComputedStyle(help).columnCount)).toBe('2');
    for (const paper of ['A4', 'Letter']) expect(await pagesOf(page, paper), `${locale}, ${paper}`).toBeLessThanOrEqual(3);
    await expect(page.locator('main.game')).toBeHidden();
  }
});

test('the score pad prints what was typed as a sheet, and an empty one has lines to write on', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await openPad(page);
  await lay(page);
  await expectFit(page);
  expect(await pagesOf(page)).toBe(1);
  await expect(page.locator('.pad-sheet tbody tr:visible')).toHaveCount(12);
  await expect(page.locator('.pad-sheet thead')).toContainText('Olivier');
  await expect(page.locator('.pad-sheet tr[data-line=coins]')).toContainText('47');
  await expect(page.locator('.pad-sheet tfoot td').nth(1)).toContainText('222');
  await expect(page.locator('.pad-winner')).toContainText('Sam');
  const empty = await newPage();
  await open(empty, '#score');
  await untilSeen(empty, '.pad-field');
  await lay(empty);
  await expectFit(empty);
  const lines = await empty.locator('.pad-sheet tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...lines), 'the room for a figure by hand').toBeGreaterThan(30);
  await expect(empty.locator('.pad-sheet output:visible')).toHaveCount(0);
});

test('a button prints each of these; those in menus print the page behind them', async ({ newPage }) => {
  const page = await newPage();
  await withPrinter(page);
  await openEnd(page);
  await page.click('.score-next [data-does=print]');
  expect(await printed(page)).toEqual([{ dialog: 'score' }]);
  await page.locator('dialog[open] .dialog-head button').click();
  await openDialog(page, 'help');
  await page.click('.help [data-does=print]');
  expect((await printed(page)).at(-1)).toEqual({ dialog: 'help' });
  await page.locator('dialog[open] .dialog-head button').click();
  await openDialog(page, 'menu');
  await page.click('.menu [data-does=print]');
  await expect.poll(async () => (await printed(page)).at(-1)).toEqual({ dialog: null });
  const others = await newPage();
  await withPrinter(others);
  await open(others, '#puzzle=control-1');
  await untilSeen(others, '.lesson-panel');
  await others.click('.lesson-bar [data-opens=menu]');
  await others.click('.menu [data-does=print]');
  await expect.poll(() => printed(others)).toEqual([{ dialog: null }]);
  const pad = await newPage();
  await withPrinter(pad);
  await openPad(pad);
  await pad.click('.pad-share [data-does=print]');
  expect(await printed(pad)).toEqual([{ dialog: null }]);
});

test('the command of the browser prints the page behind an open menu', async ({ page }) => {
  await openRecord(page, await cut(4, 20));
  await openDialog(page, 'menu');
  await lay(page);
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.locator('.board .cell:visible')).toHaveCount(30);
  await expectFit(page);
});

boards('boards on other pages print without buttons and dimmed tiles, and none is broken over two pages', async ({ openBoards }) => {
  const filler = '<p style="height:700px">Text before the board.</p>';
  const shown = [
    board({ id: 'view', mode: 'view', loading: 'eager' }, POSITION),
    board({ id: 'explore', mode: 'explore', loading: 'eager' }, START),
    board({ id: 'exercise', mode: 'exercise', loading: 'eager', theme: 'dark' }, LESSON),
  ];
  const page = await openBoards(shown.map((one) => filler + one).join(''), { viewport: { width: 703, height: 900 } });
  for (const id of ['view', 'explore', 'exercise']) await frame(page, id).locator('.cell').first().waitFor();
  await untilFitted(page, 'view', 'explore', 'exercise');
  // A tile that can be picked up dims the others.
  await frame(page, 'explore').locator('.cell[data-light=alive]').first().click();
  await frame(page, 'exercise').locator('.cell[data-light=alive]').first().click();
  await page.emulateMedia({ media: 'print' });
  const inner = page.frames().filter((one) => one.url().includes('embed.html'));
  expect(inner.length).toBe(3);
  for (const one of inner) expect(await faults(one), one.url()).toEqual([]);
  const breaks = await page.locator('naqala-board').evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
  expect(breaks).toEqual(['avoid', 'avoid', 'avoid']);
  // Each begins a page: the text before it takes most of the one before.
  expect(await pagesOf(page)).toBeGreaterThanOrEqual(4);
});

boards('a game at a covered board on another page prints the cover alone', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`./${boardAddress('play', { players: 'Anna,Sam', seed: '42', hide: 'on' })}`);
  await page.locator('.cover').waitFor();
  await lay(page);
  await expect(page.locator('.embed-table')).toBeHidden();
});
