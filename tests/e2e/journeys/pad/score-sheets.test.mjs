// The history of score sheets: kept, found, deleted, exported, imported, summed up, shared; filled from a game, handed to the editor.
import { readFile } from 'node:fs/promises';
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, importRecord } from '../../support/game.mjs';
import { field, fillStorage } from '../../support/pads.mjs';
import { open, ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const rows = (page) => page.locator('.pad-row');
const both = () => readFile(new URL('../../../fixtures/pads/pad-both.json', import.meta.url), 'utf8');

/** A sheet of the base game with these coins. */
const sheet = (date, place, players, remark = '') => ({
  format: 'naqala-pad/1', date, place, remark, expansions: [],
  players: Object.entries(players).map(([name, coins], at) => ({ name, colour: ['indigo', 'orange', 'teal'][at], typed: { coins: String(coins) } })),
});
const SHEETS = [
  sheet('2026-11-20', 'Lyon', { Anna: 40, Sam: 51 }),
  sheet('2026-10-02', 'Évian', { Anna: 61, Noor: 44 }, 'first game of Noor'),
  sheet('2026-09-14', 'Lyon', { Sam: 38, Anna: 38, Noor: 30 }),
];

/** Stores sheets before the page opens, unless there are some. */
const stored = (page, sheets) =>
  page.addInitScript((sheets) => {
    if (Object.keys(localStorage).some((key) => key.startsWith('naqala.pad'))) return;
    sheets.forEach((sheet, at) => localStorage.setItem(`naqala.pad.${at + 1}`, JSON.stringify(sheet)));
  }, sheets);

async function openHistory(page, sheets = SHEETS) {
  await stored(page, sheets);
  await open(page, '#score/sheets');
  await page.locator('.pad-list').waitFor();
  return page;
}

const saved = async (page, what) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-does=${what}]`)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8'), path: await file.path() };
};

test('sheets are kept as one types, listed, found, opened again, deleted and brought back', async ({ page }) => {
  await open(page, '#score');
  await field(page, 0, 'coins').fill('40+3');
  await page.locator('.pad-notes input').nth(1).fill('Lyon');
  await page.click('[data-does=again]');
  await field(page, 1, 'coins').fill('51');
  await page.locator('.pad-notes input').nth(1).fill('Paris');
  await page.click('[data-does=sheets]');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Paris');
  await expect(rows(page).first().locator('.winner')).toContainText('Sam 51');
  // Both are there after a reload, and Back leads to the sheet.
  await page.reload();
  await ready(page);
  await expect(rows(page)).toHaveCount(2);
  await page.fill('[name=search]', 'LYON anna');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('.pad-count')).toHaveText('1 of 2 sheets');
  await rows(page).locator('[data-does=open-sheet]').click();
  await expect(field(page, 0, 'coins')).toHaveValue('40+3');
  await field(page, 0, 'coins').fill('40+5');
  await page.goBack();
  await expect(rows(page).last()).toContainText('Anna 45');
  await rows(page).last().locator('[data-does=delete]').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('[data-does=undo-delete]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).last().locator('[data-does=delete]').click();
  await page.reload();
  await ready(page);
  await expect(rows(page)).toHaveCount(1);
});

test('the sheets that an older version stored are in the history', async ({ page }) => {
  await page.addInitScript((sheets) => {
    if (localStorage.getItem('seen')) return;
    localStorage.setItem('seen', '1');
    localStorage.setItem('naqala.pad-before', JSON.stringify(sheets[1]));
    localStorage.setItem('naqala.pad', JSON.stringify(sheets[0]));
  }, SHEETS);
  await open(page, '#score');
  await expect(field(page, 1, 'coins')).toHaveValue('51');
  await page.click('[data-does=sheets]');
  await expect(rows(page)).toHaveCount(2);
  expect(await page.evaluate(() => ['naqala.pad', 'naqala.pad-before'].map((key) => localStorage.getItem(key)))).toEqual([null, null]);
  await page.reload();
  await ready(page);
  await expect(rows(page)).toHaveCount(2);
});

test('all sheets go to a file and come back on another device, each once', async ({ page, newPage }) => {
  await openHistory(page, [...SHEETS, JSON.parse(await both())]);
  const json = await saved(page, 'save-json');
  const csv = await saved(page, 'save-csv');
  expect([json.name, csv.name]).toEqual(['naqala-scores.json', 'naqala-scores.csv']);
  expect(JSON.parse(json.text).sheets).toHaveLength(4);
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 2 + 2 + 3 + 5);
  const other = await newPage();
  await openHistory(other, [SHEETS[0]]);
  const add = (text, name) => other.setInputFiles('[name=import]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await add(json.text, 'scores.json');
  await expect(other.locator('[data-imported]')).toHaveText('3 sheets added. 1 was here already.');
  await expect(rows(other)).toHaveCount(4);
  await add(csv.text, 'scores.csv');
  await expect(other.locator('[data-imported="0"]')).toHaveText('0 sheets added. 4 were here already.');
  await expect(rows(other)).toHaveCount(4);
  await add(csv.text.replace('Noor,orange', 'Noor,red'), 'scores.csv');
  await expect(other.locator('.pad-transfer .failure')).toContainText('Line 10: what stands under “colour” cannot be read');
  await add('{"format":"naqala-pads/1","sheets":[{}', 'scores.json');
  await expect(other.locator('.pad-transfer .failure')).toContainText('line 1, column 38');
  await expect(rows(other)).toHaveCount(4);
});

test('a file that a spreadsheet saved in its own way is asked about and not added with loss', async ({ page }) => {
  await openHistory(page, []);
  const add = (name) => page.setInputFiles('[name=import]', new URL(`../../../fixtures/pads/${name}`, import.meta.url).pathname);
  const asked = page.locator('[data-asks]');
  await add('excel-french.csv');
  await expect(asked).toContainText('From line 2 on');
  const letters = asked.getByRole('button', { name: 'Évian, Zoé, très, Noël', exact: true });
  await expect(letters).toHaveCount(1);
  await axe(page);
  await asked.locator('[data-does=add-nothing]').click();
  await expect(asked).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await add('excel-french.csv');
  await letters.click();
  await expect(page.locator('[data-imported="2"]')).toBeVisible();
  await expect(page.locator('[data-left-out]')).toContainText('notes');
  await expect(page.locator('.pad-transfer .failure')).toHaveCount(0);
  await expect(rows(page).first()).toContainText('23 Nov 2026 · Évian');
  await expect(rows(page).first()).toContainText('Noël');
  await add('excel-unicode.txt');
  await expect(asked).toContainText('Which day is 11/4/2026?');
  await asked.getByRole('button', { name: '4 Nov 2026' }).click();
  await expect(page.locator('[data-imported="2"]')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.setInputFiles('[name=import]', { name: 'one.json', mimeType: 'text/plain', buffer: Buffer.from('{\n"place": "Zo\xe9"}', 'latin1') });
  await expect(page.locator('.pad-transfer .failure')).toContainText('Line 2 has letters in another encoding');
  await expect(rows(page)).toHaveCount(4);
});

test('averages and bests stand in a table', async ({ page }) => {
  await openHistory(page);
  const anna = page.locator('.pad-player').first();
  await expect(anna.locator('caption')).toHaveText('Anna 3 games, 2 won');
  await expect(anna.locator('[data-line=coins] td:not([aria-hidden])')).toHaveText(['46.3', '61']);
  await expect(anna.locator('.pad-dot')).toHaveCount(3);
  await expect(anna.locator('.pad-dot.won')).toHaveCount(2);
  await axe(page, { bestPractice: true });
  await expectNames(page);
});

test('a link opens the sheet on another device beside what is there, and a damaged one is refused', async ({ page, newPage }) => {
  await page.addInitScript(() => {
    window.copied = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void window.copied.push(text) } });
  });
  await open(page, '#score');
  await field(page, 0, 'coins').fill('40+3');
  await field(page, 1, 'elders').fill('6');
  await page.click('[data-does=copy-text]');
  await page.waitForFunction(() => window.copied.length === 1);
  await page.click('[data-does=copy-link]');
  await page.waitForFunction(() => window.copied.length === 2);
  const [text, link] = await page.evaluate(() => window.copied);
  expect(text).toContain('★ Anna 43\nSam 6\n\nCoins: Anna 43, Sam 0');
  expect(link).toMatch(/#score=1[\w-]+$/);
  const other = await openHistory(await newPage(), [SHEETS[0]]);
  await other.goto(link);
  await other.locator('[data-found=sheet]').waitFor();
  await expect(other.locator('[data-found=sheet] strong')).toHaveText('Anna 43 · Sam 6');
  await other.click('[data-does=open-shared]');
  await expect(field(other, 0, 'coins')).toHaveValue('40+3');
  expect(new URL(other.url()).hash).toBe('#score');
  await other.click('[data-does=sheets]');
  await expect(rows(other)).toHaveCount(2);
  // The same link again makes no double.
  await other.goto(link);
  await other.click('[data-does=open-shared]');
  await other.click('[data-does=sheets]');
  await expect(rows(other)).toHaveCount(2);
  for (const [damaged, why] of [[link.slice(0, -9), /./], [link.replace('#score=1', '#score=8'), '“8”'], [link.replace('#score=1', '#score=1!'), 'Character 1']]) {
    await other.goto(damaged);
    await expect(other.locator('[data-found=fault]')).toContainText(why);
    await other.click('[data-does=not-now]');
    await field(other, 0, 'coins').waitFor();
  }
  await other.click('[data-does=sheets]');
  await expect(rows(other)).toHaveCount(2);
});

test('links of every version open', async ({ page }) => {
  for (const name of ['link-1', 'link-1-deflated']) {
    const link = (await readFile(new URL(`../../../fixtures/pads/${name}.txt`, import.meta.url), 'utf8')).trim();
    await open(page, link);
    await expect(page.locator('[data-found=sheet] strong')).toHaveText('Anna 43 · Sam 12');
  }
});

test('a picture of the sheet is saved', async ({ page }) => {
  await open(page, '#score');
  await field(page, 0, 'coins').fill('43');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-does=picture]')]);
  expect(file.suggestedFilename()).toBe('naqala-score.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Margins, names of lines, a column for each player, at twice the size.
  expect(bytes.readUInt32BE(16)).toBe(2 * (64 + 216 + 2 * 148));
});

test('a finished game fills the pad, which goes on to the editor', async ({ page }) => {
  await importRecord(page, await cut('4-players-whims'));
  await page.click('[data-does=to-game]');
  await page.locator('dialog[open][data-dialog=score] .winners').waitFor();
  const totals = await page.locator('table.score tfoot td').allInnerTexts();
  await page.click('dialog[open] [data-does=to-pad]');
  await field(page, 3, 'coins').waitFor();
  expect(await page.locator('[data-total]').allInnerTexts()).toEqual(totals);
  await expect(page.locator('.pad-faults')).toHaveText('');
  await page.click('[data-does=sheets]');
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await page.click('[data-does=to-editor]');
  await expect(page.locator('[data-notice=to-editor]')).toContainText('their places are made up');
  await page.click('[data-does=open-editor]');
  await page.locator('main.editor').waitFor();
  await page.locator('.verdict[data-sound]').waitFor();
});

test('a phone works the history by touch alone, in French', async ({ newPage }) => {
  const page = await openHistory(await newPage({ viewport: VIEWPORTS.phone, touch: true, locale: 'fr-FR' }));
  await expect(rows(page).first().locator('.pad-when')).toHaveText('20 nov. 2026 · Lyon');
  await expect(page.locator('.pad-player caption').first()).toHaveText('Anna 3 parties, 2 gagnées');
  await expect(page.locator('.pad-player [data-line=coins] td:not([aria-hidden])').first()).toHaveText('46,3');
  await expectNoSidewaysScroll(page);
  await axe(page, { bestPractice: true });
  const csv = await saved(page, 'save-csv');
  expect(csv.text.split('\r\n')[0]).toContain('sheet;date;place');
  await rows(page).nth(1).locator('[data-does=delete]').tap();
  await expect(page.locator('[data-notice=deleted]')).toContainText('Supprimée\u{a0}: 2 oct. 2026 · Évian · Anna, Noor');
  await page.locator('[data-does=undo-delete]').tap();
  await rows(page).nth(1).locator('[data-does=open-sheet]').tap();
  await expect(field(page, 0, 'coins')).toHaveValue('61');
  // Colours change places.
  await page.locator('.pad-colours li').first().locator('[data-colour=orange]').tap();
  await expect(page.locator('th[data-colour=orange] .pad-name')).toHaveValue('Anna');
  await expect(page.locator('th[data-colour=indigo] .pad-name')).toHaveValue('Noor');
});

test('a sheet is entered, filed and opened again by keyboard alone', async ({ page }) => {
  await openHistory(page);
  const press = async (selector) => {
    for (let presses = 0; !(await page.locator(selector).first().evaluate((it) => it === document.activeElement)); presses += 1) {
      expect(presses, `${selector} is not reached`).toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await press('[data-does=new-sheet]');
  await expect(field(page, 0, 'coins')).toBeFocused();
  for (const text of ['12+3', '20', '4', '2']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-total="0"]')).toHaveText('19');
  await page.locator('[data-does=leave]').focus();
  await press('[data-does=sheets]');
  await expect(rows(page)).toHaveCount(4);
  await page.locator('[data-does=sheet]').focus();
  await press('.pad-row:nth-child(2) [data-does=open-sheet]');
  await expect(field(page, 0, 'coins')).toHaveValue('40');
});

test('the history goes on where nothing can be stored', async ({ page }) => {
  await fillStorage(page);
  await open(page, '#score');
  await field(page, 1, 'coins').fill('12');
  await page.click('[data-does=again]');
  await field(page, 1, 'coins').fill('30');
  await page.click('[data-does=sheets]');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).last().locator('[data-does=open-sheet]').click();
  await expect(page.locator('.pad-sheet')).toBeVisible();
  await page.click('[data-does=sheets]');
  await page.setInputFiles('[name=import]', { name: 'one.json', mimeType: 'text/plain', buffer: Buffer.from(JSON.stringify(SHEETS[0])) });
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('[data-notice=not-kept]')).toBeVisible();
});
