// Ways to press an element that `look` has marked: by mouse, by touch, by keys.
import { expect } from '@playwright/test';

/**
 * Scrolls an element into view and returns its middle; null if another element lies on top. `locator.click()` waits for several
 * frames and takes four times as long for the same click.
 */
const middle = (target) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
  });

/** Clicks an element of the page itself, not of a frame: at once if nothing lies on top, else when nothing does any more. */
export async function click(target, options) {
  const point = await middle(target);
  await (point ? target.page().mouse.click(...point) : target.click(options));
}

const marked = (page, { id }) => page.locator(`[data-e2e="${id}"]`);

/** Presses a choice by mouse. */
export const byMouse = (page) => (choice) => click(marked(page, choice));

/** Presses a choice by touch. */
export const byTouch = (page) => async (choice) => {
  const point = await middle(marked(page, choice));
  await (point ? page.touchscreen.tap(...point) : marked(page, choice).tap());
};

/**
 * Presses a choice by keys: Tab or Shift+Tab to it, arrows to a tile on the board, Enter. Throws if the keys do not bring the focus
 * there, or if the page loses the focus afterwards.
 */
export const byKeys = (page) => async (choice) => {
  const way = await page.evaluate((id) => {
    const target = document.querySelector(`[data-e2e="${id}"]`);
    const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const stops = [...document.querySelectorAll('a[href], button, input, textarea, select, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') && isSeen(element),
    );
    const cell = target.closest('[role=gridcell]');
    const stop = cell && !target.closest('.ring') ? document.querySelector('[role=gridcell][tabindex="0"]') : target;
    const active = document.activeElement;
    // From an element that is no stop, one Tab leads to the next stop after it.
    const from = stops.includes(active)
      ? stops.indexOf(active)
      : stops.findIndex((element) => active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) - 0.5;
    const by = stops.indexOf(stop) - from;
    const place = (element) => [element.dataset.square.charCodeAt(0), Number(element.dataset.square.slice(1))];
    const grid = cell && stop !== target ? place(cell).map((to, axis) => to - place(stop)[axis]) : [0, 0];
    return { tabs: by > 0 ? Math.ceil(by) : Math.floor(by), grid, isStop: stops.includes(stop) };
  }, choice.id);
  expect(way.isStop, `“${choice.text}” can be reached by Tab`).toBe(true);
  const press = async (key, times) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await press(way.tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way.tabs));
  await press(way.grid[0] > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(way.grid[0]));
  await press(way.grid[1] > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(way.grid[1]));
  const [here, wanted] = await page.evaluate(
    (id) => [document.activeElement, document.querySelector(`[data-e2e="${id}"]`)].map((element) => element?.outerHTML.slice(0, 120)),
    choice.id,
  );
  expect(here, `${JSON.stringify(way)} leads to “${choice.text}”`).toBe(wanted);
  await page.keyboard.press('Enter');
  // The page has the time of a frame to move the focus from an element that it removed.
  const isLost = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return document.activeElement === document.body;
  });
  expect(isLost, `the focus is lost after ${choice.kind} “${choice.text}”`).toBe(false);
};
