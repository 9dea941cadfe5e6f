// Plays that travel: files of BG Stats and of BoardGameGeek come in and go out, and statistics sum up sheets and games.
import { readFile } from 'node:fs/promises';
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, importRecord } from '../../support/game.mjs';
import { field } from '../../support/pads.mjs';
import { open } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const rows = (page) => page.locator('.pad-row');
const fixture = (name) => new URL(`../../../fixtures/pads/${name}`, import.meta.url).pathname;
const add = (page, name) => page.setInputFiles('[name=import]', fixture(name));
const addText = (page, name, text) => page.setInputFiles('[name=import]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const asked = (page) => page.locator('[data-asks]');

async function openHistory(page) {
  await open(page, '#score/sheets');
  await page.locator('.pad-transfer').waitFor();
}

const saved = async (page, what) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-does=${what}]`)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

test('a backup of BG Stats is asked about, added with its lines, and goes back to BG Stats whole', async ({ page, newPage }) => {
  await openHistory(page);
  await add(page, 'bgstats-backup.json');
  await expect(asked(page)).toContainText('another winner than the points say; how long it took; Five Tribes: Dhenim; who began');
  await axe(page);
  await asked(page).locator('[data-does=add-nothing]').click();
  await expect(rows(page)).toHaveCount(0);
  await add(page, 'bgstats-backup.json');
  await asked(page).locator('[data-does=answer]').click();
  await expect(page.locator('[data-imported="3"]')).toBeVisible();
  await expect(page.locator('[data-others="1"]')).toHaveText('1 play of another game left out.');
  await expect(page.locator('.pad-transfer .failure li')).toHaveText([
    'Play 5, 2026-04-03: it has no points',
    'Play 6, 2026-04-04: what stands under “playerScores[0].score” cannot be read',
    'Play 7, 2026-04-05: a sheet with 1 players; two to five can play',
    'Play 8, 2026-04-06: it was played in teams',
    'Play 9, 2026-04-07: what stands under “playerScores[0].playerRefId” cannot be read',
  ]);
  await expect(rows(page).last()).toContainText('first game of the year');
  await expect(rows(page).last().locator('.winner')).toContainText('Sam 124');
  const { name, text } = await saved(page, 'save-bgstats');
  expect(name).toBe('naqala-scores.bgsplay');
  const other = await newPage();
  await openHistory(other);
  await addText(other, name, text);
  await expect(other.locator('[data-imported="3"]')).toBeVisible();
  await expect(asked(other)).toHaveCount(0);
  await expect(other.locator('.pad-transfer .failure')).toHaveCount(0);
  await addText(other, name, text);
  await expect(other.locator('[data-imported="0"]')).toHaveText('0 sheets added. 3 were here already.');
});

test('plays of BoardGameGeek are added, and a damaged list says where', async ({ page }) => {
  await openHistory(page);
  await add(page, 'bgg-plays.xml');
  await asked(page).locator('[data-does=answer]').click();
  await expect(page.locator('[data-imported="2"]')).toBeVisible();
  await expect(page.locator('[data-page]')).toContainText('this file has 8 of 254');
  await expect(rows(page).first()).toContainText('Sam "the Vizier" 128');
  const { name, text } = await saved(page, 'save-bgg');
  expect(name).toBe('naqala-scores.xml');
  await addText(page, name, text);
  await expect(page.locator('[data-imported="0"]')).toHaveText('0 sheets added. 2 were here already.');
  const failure = page.locator('.pad-transfer .failure');
  await addText(page, 'cut.xml', text.split('\n').slice(0, 9).join('\n'));
  await expect(failure).toContainText('damaged at line 9');
  await addText(page, 'crossed.xml', '<plays>\n<play id="1"></plays>');
  await expect(failure).toContainText('damaged at line 2');
  // Entities could grow without end, so a document type is refused, whatever it says.
  await addText(page, 'entities.xml', '<?xml version="1.0"?>\n<!DOCTYPE plays [<!ENTITY a "b">]>\n<plays>&a;</plays>');
  await expect(failure).toContainText('damaged at line 2, column 1.');
  await addText(page, 'items.xml', '<items total="0"/>');
  await expect(failure).toContainText('The fault is at “plays”');
  await expect(rows(page)).toHaveCount(2);
});

test('an import says how many sheets the browser did not keep', async ({ page }) => {
  // There is no room for the first sheet.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    let sheets = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('naqala.pad.') && (sheets += 1) === 1) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await openHistory(page);
  await add(page, 'bgg-plays.xml');
  await asked(page).locator('[data-does=answer]').click();
  await expect(page.locator('[data-imported="2"]')).toBeVisible();
  await expect(page.locator('[data-not-kept="1"]')).toContainText('1 of 2 sheets');
  await expect(page.locator('[data-notice=not-kept]')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a sheet of totals alone says so, counts lines once they are entered, and forgets the total', async ({ page }) => {
  await openHistory(page);
  await add(page, 'bgg-plays.xml');
  await asked(page).locator('[data-does=answer]').click();
  await rows(page).first().locator('[data-does=open-sheet]').click();
  await expect(page.locator('[data-part=total-alone]')).toContainText('Of Anna, Sam "the Vizier" and noor_77 only the total is known');
  await expect(page.locator('[data-total="0"]')).toHaveText('131');
  await axe(page, { bestPractice: true });
  await expectNames(page);
  await field(page, 0, 'coins').fill('40');
  await expect(page.locator('[data-total="0"]')).toHaveText('40');
  await expect(page.locator('.pad-faults')).toContainText('Anna: the total is 131, but the points come to 40');
  await page.getByRole('button', { name: 'Forget the total of Anna, 131' }).click();
  await expect(page.locator('.pad-faults')).toHaveText('');
  await expect(page.locator('[data-part=total-alone]')).toContainText('Of Sam "the Vizier" and noor_77');
});

test('a link hands the sheet to the app BG Stats and to no server', async ({ page }) => {
  await open(page, '#score');
  await expect(page.locator('[data-does=to-bgstats]')).toHaveCount(0);
  await field(page, 0, 'coins').fill('43');
  const link = await page.locator('[data-does=to-bgstats]').getAttribute('href');
  expect(link).toMatch(/^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
  const play = JSON.parse(new URL(link).searchParams.get('data'));
  expect(play).toMatchObject({ sourceName: 'Naqala', game: { bggId: 157354, name: 'Five Tribes' } });
  expect(play.playDate).toMatch(/^\d{4}-\d\d-\d\d 10:00:00$/);
  expect(play.players.map(({ score, winner, rank }) => [score, winner, rank])).toEqual([[43, true, 1], [0, false, 2]]);
});

test('statistics sum up sheets and finished games, each once, by opponent, level, number of players and kind', async ({ page }) => {
  await importRecord(page, await cut('4-players-whims'));
  await page.click('[data-does=to-game]');
  await page.locator('dialog[open][data-dialog=score] .winners').waitFor();
  const names = await page.locator('table.score thead th[scope=col]').allInnerTexts();
  await page.click('dialog[open] [data-does=to-pad]');
  await field(page, 3, 'coins').waitFor();
  await page.click('[data-does=sheets]');
  const panel = page.locator('.pad-statistics');
  // The sheet was filled from the game, so that they are one game.
  await expect(panel.locator('[data-part=sizes] tbody tr')).toHaveCount(1);
  await expect(panel.locator('[data-part=sizes] tbody td:not([aria-hidden])').first()).toHaveText('1');
  expect(await panel.locator('option').count()).toBe(4);
  expect(names.length).toBeGreaterThan(3);
  await expect(panel.locator('[data-part=opponents] tbody tr')).toHaveCount(3);
  await expect(panel.locator('[data-part=kinds] [data-line=cities]')).toHaveCount(1);
  await add(page, 'bgstats-backup.json');
  await asked(page).locator('[data-does=answer]').click();
  await panel.locator('select').selectOption('Noor');
  await expect(panel.locator('[data-part=opponents] tbody th')).toHaveText(['Anna', 'Anonymous player', 'Sam']);
  await expect(panel.locator('[data-part=opponents] tbody tr').first().locator('td:not([aria-hidden])')).toHaveText(['1', '0', '48.0', '−4']);
  await expect(panel.locator('[data-part=kinds] [data-line=tiles] td:not([aria-hidden])')).toHaveText(['28.0', '0.0']);
  await axe(page, { bestPractice: true });
  await expectNames(page);
});

test('a phone shows the statistics without scrolling sideways', async ({ newPage }) => {
  const page = await newPage({ viewport: { ...VIEWPORTS.phone, width: 320 }, touch: true, colorScheme: 'dark' });
  await openHistory(page);
  await add(page, 'bgstats-backup.json');
  await asked(page).locator('[data-does=answer]').tap();
  await page.locator('.pad-statistics [data-part=kinds]').waitFor();
  await expectNoSidewaysScroll(page);
  await axe(page, { bestPractice: true });
});
