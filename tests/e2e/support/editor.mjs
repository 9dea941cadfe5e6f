// What journeys do in the editor.
import { cell } from './game.mjs';
import { open } from './pages.mjs';
import { VIEWPORTS } from './site.mjs';

/** A board of four tiles. */
export const SMALL = { board: ['O8:ww V5:w', 'S6:b S6:wb'] };

/** Opens the editor in a new page. */
export async function editor(newPage, options = {}) {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ...options });
  await open(page, '#edit');
  await page.locator('.editor .cell').first().waitFor();
  return page;
}

/** Chooses what the next click on a tile places. */
export const brush = (page, name) => page.locator('.brush').and(page.getByRole('button', { name })).click();

/** Returns the faults that the editor shows. */
export const flaws = (page) => page.locator('.flaws li').allInnerTexts();

/** Returns the name of a tile, as a screen reader says it. */
export const said = (page, square) => cell(page, square).getAttribute('aria-label');

/** Opens a `details` element. */
export async function unfold(page, selector) {
  const fold = page.locator(selector);
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}

/** Returns the position that the page writes. */
export async function written(page) {
  await unfold(page, '.hand-on');
  return JSON.parse(await page.locator('.hand-on textarea[readonly]').first().inputValue());
}

/** Opens a position from its text. */
export async function paste(page, text) {
  await unfold(page, '.hand-on');
  await page.locator('.hand-on textarea:not([readonly])').fill(typeof text === 'string' ? text : JSON.stringify(text));
  await page.click('[data-does=take-text]');
}
