// Every screen: axe finds no violation, nothing is wider than the window, the table of a game fits a tablet, and a browser may translate it.
import { axe, expectNames, expectNoSidewaysScroll, expectWholeBar, overflow, shownKinds } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { look } from '../../support/game.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';
import { TRANSLATED, translate, translatedParts } from '../../support/translator.mjs';

// One worker looks at all screens, so that it knows what axe has looked at.
test.describe.configure({ mode: 'default' });

const LOCALES = ['en-GB', 'fr-FR'];

/** Screens that axe also looks at in the colours of each setting and of the system, in which components differ most. */
const COLOURED = ['home-resume', 'setup', 'five-late', 'bid-chosen', 'score', 'card-note', 'cover'];
/** The marks of the settings on `<html>`; the journey `settings` sets them by hand. */
const SETTINGS = { contrast: 'more', palette: 'safe' };

/** The kinds of elements that axe has looked at: screens share most of their components. With `--all` axe looks at each screen. */
const known = new Set();

/** Tells whether a page shows an element of a kind that axe has not looked at yet. */
async function isNewToAxe(page) {
  const kinds = await shownKinds(page);
  const isNew = IS_WHOLE_RUN || kinds.some((kind) => !known.has(kind));
  kinds.forEach((kind) => known.add(kind));
  return isNew;
}

/** Expects no violation of colours by day and by night, with each setting, and in the colours of the system. */
async function expectColours(page) {
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await page.evaluate(([setting, value]) => (document.documentElement.dataset[setting] = value), [setting, value]);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await axe(page, { onlyDrawn: true });
    }
    await page.evaluate((setting) => delete document.documentElement.dataset[setting], setting);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await axe(page, { onlyDrawn: true });
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Translates the page as a browser does, and goes on: only the texts of help and lessons change, and nothing throws. */
async function expectTranslatable(page) {
  await translate(page);
  const parts = await translatedParts(page, TRANSLATED);
  expect(parts.filter((part) => !TRANSLATED.includes(part)), 'translated beside help and lessons').toEqual([]);
  const [choice] = await look(page);
  if (choice) await page.evaluate((id) => document.querySelector(`[data-e2e="${id}"]`).click(), choice.id);
  else await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Screens with most kinds of elements: they come first, so that axe has less to look at in the others. */
const RICH = ['share-long', 'games-more', 'score-pad-both', 'editor-open', 'help', 'score-sheets', 'lesson-bid', 'item-note', 'history-long', 'course', 'guide-told', 'score'];
const NAMES = Object.keys(SCREENS);

for (const name of new Set([...RICH, ...NAMES])) {
  const [prepare, locale] = [SCREENS[name], LOCALES[NAMES.indexOf(name) % 2]];
  test(`${name} is accessible and fits a tablet and a phone (${locale})`, async ({ newPage }) => {
    const page = await newPage({ locale, viewport: VIEWPORTS.tablet });
    await prepare(page);
    const isNew = await isNewToAxe(page);
    if (isNew) await axe(page, { bestPractice: true });
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
    if (COLOURED.includes(name)) await expectColours(page);
    await page.setViewportSize(VIEWPORTS.phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // The bar and the start button would cover targets that can be scrolled out from under them.
    await page.evaluate(() => document.querySelector('.bar-area, .setup-bar')?.style.setProperty('position', 'relative'));
    await expectNoSidewaysScroll(page);
    // Axe does not know that a note lies above all else, and takes what is under its button for over it.
    await page.evaluate(() => {
      const note = document.querySelector('.card-note:popover-open');
      if (!note) return;
      document.body.style.visibility = 'hidden';
      note.style.visibility = 'visible';
    });
    if (isNew) await axe(page, { onlyDrawn: true });
    await expectTranslatable(page);
  });
}

// At a zoom of 200 % a window of 1280×800 has 640×400 CSS pixels.
test('text of twice the size fits', async ({ newPage }) => {
  for (const name of ['home-resume', 'setup-five', 'five-bid', 'five-late', 'move', 'score', 'settings', 'help', 'share', 'history']) {
    const page = await newPage({ viewport: { width: 640, height: 400 } });
    await SCREENS[name](page);
    for (const [width, height] of [[640, 400], [384, 512]]) {
      await page.setViewportSize({ width, height });
      const { wide } = await overflow(page);
      expect(wide, `pixels by which ${name} is wider than ${width}`).toBeLessThanOrEqual(0);
    }
    await page.close();
  }
});
