// Every screen: axe finds no violation, nothing is wider than the window, and the table of a game fits a tablet.
import { axe, expectNames, expectNoSidewaysScroll, expectWholeBar, overflow } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const LOCALES = ['en-GB', 'fr-FR'];

for (const [index, [name, prepare]] of Object.entries(SCREENS).entries()) {
  const locale = LOCALES[index % 2];
  test(`${name} is accessible and fits a tablet and a phone (${locale})`, async ({ newPage }) => {
    const page = await newPage({ locale, viewport: VIEWPORTS.tablet });
    await prepare(page);
    await axe(page, { bestPractice: true });
    await expectNames(page);
    await expectNoSidewaysScroll(page);
    if (name.startsWith('setup') || (await page.evaluate(() => document.querySelector('main.game') !== null))) {
      const { tall } = await overflow(page);
      expect(tall, `it is ${tall} px taller than a tablet`).toBeLessThanOrEqual(0);
      await expectWholeBar(page);
    }
    // Six rows leave the least room for the bar, and large windows have larger type.
    if (name.startsWith('artisans-')) {
      await page.setViewportSize(VIEWPORTS.large);
      await expectWholeBar(page);
    }
    await page.setViewportSize(VIEWPORTS.phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // The bar and the start button would cover targets that can be scrolled out from under them.
    await page.evaluate(() => document.querySelector('.bar-area, .setup-form > .large')?.style.setProperty('position', 'static'));
    await axe(page, { onlyDrawn: true });
    await expectNoSidewaysScroll(page);
  });
}
