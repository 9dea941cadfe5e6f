// What a page prints: as a PDF, and as it is laid out on paper.
import { expect } from '@playwright/test';

/** Sizes of paper in pixels of the browser, within the margins of 12 mm. */
export const PAPER = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } };

/** What is pressed on a screen. Cards and prices are buttons there, and lie on a table as they are. */
const PRESSED = ':is(button, .button, [role=button], input, select, textarea, summary, .bar-area, .hand):not(.card, .djinn, .held-djinn, .held-item, .whim, .city-whim, .spot, .item-counts, .player-score)';

/** Lays a page out as on paper. */
export async function lay(page, paper = 'A4') {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER[paper]);
}

/** Returns how many pages a page prints. */
export async function pagesOf(page, paper = 'A4') {
  const pdf = await page.pdf({ format: paper, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g).length;
}

/** Returns what would be wrong on paper in a page or a frame: buttons, what is cut off, dark grounds, dimmed tiles, light text. */
export const faults = (place) =>
  place.evaluate((pressed) => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const all = [...document.querySelectorAll('body *:not(svg *)')].filter(shown);
    const name = (element) => `${element.localName}.${[...element.classList].join('.')}`;
    const wide = document.documentElement.clientWidth + 1;
    const light = (colour) => {
      const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
      return alpha === 0 ? null : red * 0.3 + green * 0.59 + blue * 0.11;
    };
    // Colours of players and values have a meaning, and are small.
    const small = (element) => element.closest('.cell, .marker, .disc, .value, .help-tile, .help-meeple');
    const paints = (element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const ground = backgroundColor.startsWith('rgb') ? light(backgroundColor) : 255;
      return backgroundImage !== 'none' || (ground !== null && ground < 250);
    };
    const isPale = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && getComputedStyle(element).color.startsWith('rgb') && light(getComputedStyle(element).color) > 130;
    const isDim = (element) => getComputedStyle(element).filter !== 'none' || (!element.matches('.scenery') && Number(getComputedStyle(element).opacity) < 1);
    return [
      ...all.filter((element) => element.matches(pressed)).map((element) => `is pressed: ${name(element)}`),
      ...all.filter((element) => element.getBoundingClientRect().right > wide || element.getBoundingClientRect().left < -8).map((element) => `is cut off: ${name(element)}`),
      ...[document.documentElement, document.body, ...all].filter((element) => !small(element) && paints(element)).map((element) => `has a ground: ${name(element)}`),
      ...all.filter((element) => element.closest('.board') && isDim(element)).map((element) => `is dimmed: ${name(element)}`),
      ...all.filter((element) => !small(element) && isPale(element)).map((element) => `is pale: ${name(element)}`),
    ];
  }, PRESSED);

/** Expects a page to be fit for paper. */
export async function expectFit(page) {
  expect(await faults(page), 'what is wrong on paper').toEqual([]);
}
