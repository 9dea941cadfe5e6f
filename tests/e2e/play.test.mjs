// A whole game of two, through the page: by clicks, and by keys alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNoSidewaysScroll, launch, newPage, VIEWPORTS } from './harness.mjs';
import { byKeys, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** The final score sheet: a list of columns, each with a name, its lines and its total. */
async function assertScores(page) {
  const sheet = await page.locator('table.score').evaluate((table) => {
    const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const lines = [...table.querySelectorAll('tbody tr')].map(numbers);
    const names = [...table.querySelectorAll('thead th')].slice(1).map((head) => head.textContent.trim());
    return { names, lines, totals: numbers(table.querySelector('tfoot tr') ?? table.querySelector('tr:last-child')) };
  });
  assert.equal(sheet.names.length, 2);
  const kept = sheet.lines.filter((line) => line !== sheet.totals);
  for (const [player, total] of sheet.totals.entries()) {
    const sum = kept.reduce((points, line) => points + line[player], 0);
    assert.equal(sum, total, `${sheet.names[player]}: ${JSON.stringify(sheet)}`);
  }
  const best = sheet.names[sheet.totals.indexOf(Math.max(...sheet.totals))];
  assert.match(await page.locator('.winners').innerText(), new RegExp(best));
}

test('two play a whole game by clicks, with the device handed over, to the score sheet', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(10_000);
  await start(page, { seed: '7', handOver: true });
  const presses = await play(page, { seed: 1 });
  assert.ok(presses > 100, `over after ${presses} presses`);
  await assertScores(page);
  await assertNoSidewaysScroll(page);
  assertClean(page);
  await page.click('[data-does=rematch] >> visible=true');
  await page.locator('.bid-track.bidding, .cover').first().waitFor();
  await page.context().close();
});

test('two play a whole game by keys alone, and never lose the focus', async () => {
  const page = await newPage(browser, { locale: 'fr-FR', viewport: VIEWPORTS.desktop });
  await start(page, { seed: '11' });
  await play(page, { seed: 2, press: byKeys(page) });
  await assertScores(page);
  assertClean(page);
  await page.context().close();
});
