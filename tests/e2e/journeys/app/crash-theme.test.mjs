// The crash screen has the colours of the page that crashed.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { open, untilSeen } from '../../support/pages.mjs';

test('the crash screen has the theme that the player has chosen, not the one of the system', async ({ newPage }) => {
  /** Crashes a page and returns the colours of its crash screen. */
  const crash = async (theme, colorScheme) => {
    const page = await newPage({ colorScheme, mayComplain: true });
    await page.addInitScript((theme) => localStorage.setItem('naqala.theme', theme), theme);
    await open(page);
    // Leptos copies elements and panics where it cannot. The crash screen copies none.
    await page.evaluate(() => {
      Node.prototype.cloneNode = function cloneNode() {
        if (!document.querySelector('#crash')) throw new Error('no copies');
        return document.importNode(this, true);
      };
    });
    await page.evaluate(() => document.querySelector('[data-opens=settings]').click());
    await untilSeen(page, '#crash', 15_000);
    await axe(page, { onlyDrawn: true });
    return page.evaluate(() => ['#crash', '#crash a'].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(selector));
      return [color, backgroundColor];
    }));
  };
  const [day, night] = [await crash('auto', 'light'), await crash('auto', 'dark')];
  expect(day).not.toEqual(night);
  expect(await crash('light', 'dark')).toEqual(day);
  expect(await crash('dark', 'light')).toEqual(night);
});
