// Every screen: nothing axe complains of, nothing wider than the window, and the table of a game whole on a tablet.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNamed, assertNoSidewaysScroll, axe, launch, newPage, overflow, VIEWPORTS } from './harness.mjs';
import { SCREENS } from './screens.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const LOCALES = ['en-GB', 'fr-FR'];

for (const [index, [name, prepare]] of Object.entries(SCREENS).entries()) {
  const locale = LOCALES[index % 2];
  test(`${name} (${locale})`, async () => {
    const page = await newPage(browser, { locale, viewport: VIEWPORTS.tablet, reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    await prepare(page);
    await axe(page, { bestPractice: true });
    await assertNamed(page);
    await assertNoSidewaysScroll(page);
    if (name.startsWith('setup') || (await page.locator('main.game').count())) {
      const { tall } = await overflow(page);
      assert.ok(tall <= 0, `it is ${tall} px taller than a tablet`);
    }
    await page.setViewportSize(VIEWPORTS.phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // What is scrolled half under the bar comes out from there: targets are measured without it on top.
    await page.evaluate(() => document.querySelector('.bar-area')?.style.setProperty('position', 'static'));
    await axe(page);
    await assertNoSidewaysScroll(page);
    assertClean(page);
    await page.context().close();
  });
}
