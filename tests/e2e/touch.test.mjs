// A whole game of three on a phone, by fingers, handed from one to the other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNoSidewaysScroll, launch, newPage, VIEWPORTS } from './harness.mjs';
import { byTouch } from './press.mjs';
import { assertScores, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

test('three play a whole game on a phone by touch, to the score sheet', async () => {
  const page = await newPage(browser, { touch: true, viewport: VIEWPORTS.phone, locale: 'fr-FR' });
  page.setDefaultTimeout(15_000);
  await start(page, { players: 3, seed: '77', handOver: true });
  const presses = await play(page, { seed: 5, press: byTouch(page) });
  assert.ok(presses > 100, `over after ${presses} presses`);
  await assertScores(page, 3);
  await assertNoSidewaysScroll(page);
  assertClean(page);
  await page.context().close();
});
