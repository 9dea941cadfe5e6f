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
    await page.evaluate(() => {
      document.createElement = function createElement(tag, ...rest) {
        if (tag === 'dialog') throw new Error('no dialogs');
        return Document.prototype.createElement.call(this, tag, ...rest);
      };
    });
    await page.click('[data-opens=settings]');
    await untilSeen(page, '#crash');
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
