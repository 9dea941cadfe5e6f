// Ways to press what `look` has marked: by mouse, by a finger, by keys.
import assert from 'node:assert/strict';

/**
 * The middle of an element that lies open there, scrolled into view; null where something else is on top. Clicks of Playwright's
 * locators wait for frames several times over: four times as long for the same click.
 */
const middle = (target) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
  });

/** Clicks an element of the page itself, not of a frame: at once where it lies open, else as soon as it does. */
export async function click(target, options) {
  const point = await middle(target);
  await (point ? target.page().mouse.click(...point) : target.click(options));
}

const marked = (page, { id }) => page.locator(`[data-e2e="${id}"]`);

/** Presses a choice by mouse. */
export const byMouse = (page) => (choice) => click(marked(page, choice));

/** Presses a choice by a finger. */
export const byTouch = (page) => async (choice) => {
  const point = await middle(marked(page, choice));
  await (point ? page.touchscreen.tap(...point) : marked(page, choice).tap());
};

/**
 * Presses a choice by keys: Tab or Shift+Tab to it, arrows to a tile within the board, Enter. Fails if the focus is not where the keys
 * should have brought it, or is lost afterwards.
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
    // Out of a place that is no stop, one Tab leads to the stop after it.
    const from = stops.includes(active)
      ? stops.indexOf(active)
      : stops.findIndex((element) => active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) - 0.5;
    const by = stops.indexOf(stop) - from;
    const place = (element) => [element.dataset.square.charCodeAt(0), Number(element.dataset.square.slice(1))];
    const grid = cell && stop !== target ? place(cell).map((to, axis) => to - place(stop)[axis]) : [0, 0];
    return { tabs: by > 0 ? Math.ceil(by) : Math.floor(by), grid, isStop: stops.includes(stop) };
  }, choice.id);
  assert.ok(way.isStop, `“${choice.text}” cannot be reached by Tab`);
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
  assert.equal(here, wanted, `${JSON.stringify(way)} did not lead to “${choice.text}”`);
  await page.keyboard.press('Enter');
  // The page has a frame's time to find a place for the focus of what is gone.
  const isLost = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return document.activeElement === document.body;
  });
  assert.ok(!isLost, `the focus is lost after ${choice.kind} “${choice.text}”`);
};
