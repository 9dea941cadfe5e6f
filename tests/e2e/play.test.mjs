// A whole game of two, through the page: by clicks, and by keys alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNoSidewaysScroll, launch, newPage, VIEWPORTS } from './harness.mjs';
import { byKeys } from './press.mjs';
import { assertScores, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

test('two play a whole game by clicks, with the device handed over, to the score sheet', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(15_000);
  await start(page, { seed: '7', handOver: true });
  const presses = await play(page, { seed: 1 });
  assert.ok(presses > 100, `over after ${presses} presses`);
  await assertScores(page, 2);
  await assertNoSidewaysScroll(page);
  assertClean(page);
  await page.click('[data-does=rematch] >> visible=true');
  await page.locator('.bid-track.bidding, .cover').first().waitFor();
  await page.context().close();
});

test('two play a whole game by keys alone, with the device handed over, and never lose the focus', async () => {
  const page = await newPage(browser, { locale: 'fr-FR', viewport: VIEWPORTS.desktop });
  await start(page, { seed: '11', handOver: true });
  await play(page, { seed: 2, press: byKeys(page) });
  await assertScores(page, 2);
  assertClean(page);
  await page.context().close();
});
