// For all eyes: strong contrast, colours of the system, the colour-blind palette, text of twice the size.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertNoSidewaysScroll, axe, launch, newPage, VIEWPORTS } from './harness.mjs';
import { SCREENS } from './screens.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const WAYS = {
  'strong contrast': ['contrast', 'on', {}],
  'strong contrast by night': ['contrast', 'on', { colorScheme: 'dark' }],
  'the palette for colour-blind eyes': ['palette', 'on', {}],
  'the palette by night': ['palette', 'on', { colorScheme: 'dark' }],
  'the colours of the system': ['contrast', 'off', { forcedColors: 'active' }],
};

for (const [what, [setting, value, media]] of Object.entries(WAYS)) {
  test(`${what}: nothing axe complains of`, async () => {
    const page = await newPage(browser, { viewport: VIEWPORTS.tablet, reducedMotion: 'reduce', ...media });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [`naqala.${setting}`, value]);
    for (const name of ['setup', 'five-late', 'bid-chosen', 'score', 'djinn-note', 'cover']) {
      await page.evaluate(() => localStorage.removeItem('naqala.current')).catch(() => undefined);
      await SCREENS[name](page);
      await axe(page);
    }
    await page.context().close();
  });
}

test('what is chosen or lit is told by more than colour', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, forcedColors: 'active', reducedMotion: 'reduce' });
  await SCREENS.picked(page);
  // Each lit tile shows the letters of what can be dropped there; no other does.
  const lettered = (light) => page.locator(`.cell[data-light=${light}]`, { has: page.locator('.chips, .preview') }).count();
  const [lit, calm] = [await lettered('lit'), await lettered('calm')];
  assert.equal(lit, await page.locator('.cell[data-light=lit]').count());
  assert.ok(lit > 0 && calm === 0, `${lit} lit, ${calm} calm`);
  assert.match(await page.locator('.cell[data-light=lit]').first().getAttribute('aria-label'), /drop/i);
  await page.context().close();
});

// Zoomed to 200 %, a window of 1280×800 is 640×400 for the page.
for (const name of ['setup-five', 'five-bid', 'five-late', 'move', 'score', 'settings', 'help', 'share', 'history']) {
  test(`${name}: text of twice the size fits`, async () => {
    const page = await newPage(browser, { viewport: { width: 640, height: 400 } });
    await SCREENS[name](page);
    await assertNoSidewaysScroll(page);
    await page.setViewportSize({ width: 384, height: 512 });
    await assertNoSidewaysScroll(page);
    await page.context().close();
  });
}
