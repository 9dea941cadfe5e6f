// Strong contrast, the colour-blind palette, system colours, text of twice the size.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const [DAY, NIGHT] = [{ colorScheme: 'light' }, { colorScheme: 'dark' }];
/** What is chosen → the setting, its value, and the media in which each screen is checked. The night changes colours only. */
const WAYS = {
  'strong contrast, by day and by night': ['contrast', 'on', [DAY, NIGHT]],
  'the palette for colour-blind eyes, by day and by night': ['palette', 'on', [DAY, NIGHT]],
  'the colours of the system': ['contrast', 'off', [{ forcedColors: 'active' }]],
};

for (const [what, [setting, value, medias]] of Object.entries(WAYS)) {
  test(`axe finds no violation with ${what}`, async ({ newPage }) => {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [`naqala.${setting}`, value]);
    for (const name of ['setup', 'five-late', 'bid-chosen', 'score', 'card-note', 'cover']) {
      await page.evaluate(() => localStorage.removeItem('naqala.current')).catch(() => undefined);
      await SCREENS[name](page);
      for (const media of medias) {
        await page.emulateMedia(media);
        await axe(page, { onlyDrawn: media === NIGHT });
      }
    }
  });
}

test('more than colour shows what is selected or highlighted', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, forcedColors: 'active' });
  await SCREENS.picked(page);
  // Only highlighted tiles show letters, of the meeples that can be dropped there.
  const lettered = (light) => page.locator(`.cell[data-light=${light}]`, { has: page.locator('.chips[data-kind=drops], .parts, .preview') }).count();
  const [lit, calm] = [await lettered('lit'), await lettered('calm')];
  expect(lit).toBe(await page.locator('.cell[data-light=lit]').count());
  expect(lit > 0 && calm === 0, `${lit} lit, ${calm} calm`).toBeTruthy();
  expect(await page.locator('.cell[data-light=lit]').first().getAttribute('aria-label')).toMatch(/drop/i);
});

// At a zoom of 200 % a window of 1280×800 has 640×400 CSS pixels.
for (const name of ['setup-five', 'five-bid', 'five-late', 'move', 'score', 'settings', 'help', 'share', 'history']) {
  test(`text of twice the size fits: ${name}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 640, height: 400 } });
    await SCREENS[name](page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 384, height: 512 });
    await expectNoSidewaysScroll(page);
  });
}
