// Ways to press an element, one that `look` has marked or another: by mouse, by touch, by keys.
import { untilSeen } from './pages.mjs';

/**
 * Scrolls an element into view and returns its middle; null if another element lies on top. `locator.click()` waits for several
 * frames and takes four times as long for the same click.
 */
const middle = (element) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  return element.contains(document.elementFromPoint(left, top)) ? [left, top] : null;
};

/** Clicks an element of the page itself, not of a frame: at once if nothing lies on top, else when nothing does any more. */
export async function click(target, options) {
  const point = await target.evaluate(middle);
  await (point ? target.page().mouse.click(...point) : target.click(options));
}

/** Clicks the first element of a CSS selector once it can be used and stays where it is for a frame. */
export async function clickFirst(page, selector) {
  await untilSeen(page, selector);
  const point = await page.evaluate(`(async () => {
    for (let before; ; await new Promise(requestAnimationFrame)) {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility());
      element?.scrollIntoViewIfNeeded();
      const point = element ? (${middle})(element) : null;
      if (String(point) === before) return point;
      before = String(point);
    }
  })()`);
  await (point ? page.mouse.click(...point) : page.locator(selector).filter({ visible: true }).first().click());
}

/** Clicks the first tile of a CSS selector beside its meeples, each of which could be meant itself. */
export async function clickGround(page, selector) {
  await untilSeen(page, selector);
  const tile = page.locator(selector).first();
  const { height } = await tile.boundingBox();
  await tile.click({ position: { x: 5, y: height - 5 } });
}

const mark = ({ id }) => `[data-e2e="${id}"]`;
const marked = (page, choice) => page.locator(mark(choice));
/**
 * Returns the `middle` of a choice, after closing a note that lies over it: on a phone it opens above its card, over the board. A locator would
 * need more messages to the browser.
 */
const middleOf = (page, choice) => page.evaluate(`(() => {
  const point = () => (${middle})(document.querySelector('${mark(choice)}'));
  const found = point();
  if (found) return found;
  document.querySelector('.card-note:popover-open')?.hidePopover();
  return point();
})()`);

/** Presses a choice by mouse. */
export const byMouse = (page) => async (choice) => {
  const point = await middleOf(page, choice);
  await (point ? page.mouse.click(...point) : marked(page, choice).click());
};

/** Presses a choice by touch. */
export const byTouch = (page) => async (choice) => {
  const point = await middleOf(page, choice);
  await (point ? page.touchscreen.tap(...point) : marked(page, choice).tap());
};

/** The keys that move the focus, as Chromium's protocol names them. */
const KEYS = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: 8 },
  ArrowLeft: { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
};

/**
 * Returns a function that holds a key down until it has repeated so many times, without a pause: `keyboard.press` waits for an answer and
 * a frame after each half of a press.
 */
function held(page) {
  const session = page.context().newCDPSession(page);
  return async (key, times) => {
    if (times === 0) return;
    const device = await session;
    const send = (type, more) => device.send('Input.dispatchKeyEvent', { type, ...KEYS[key], ...more });
    const downs = Array.from({ length: times }, (_, index) => send('rawKeyDown', { autoRepeat: index > 0 }));
    await Promise.all([...downs, send('keyUp')]);
  };
}

/**
 * Draws the page at a tenth of its size, without a change of its layout: drawing takes a third of a press. It is for journeys by keys
 * alone, as a mouse or a finger would miss.
 */
export async function drawSmall(page) {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setDeviceMetricsOverride', { ...page.viewportSize(), deviceScaleFactor: 1, mobile: false, scale: 0.1 });
}

/** Chooses the nearest of three choices drawn at random: long ways by Tab would take most of a game. */
export const nearest = (page) => async (choices, pick) => {
  const drawn = Array.from({ length: 3 }, () => choices[pick(choices.length)]);
  const distances = await page.evaluate((ids) => {
    const all = [...document.querySelectorAll('*')];
    const here = all.indexOf(document.activeElement);
    return ids.map((id) => Math.abs(all.indexOf(document.querySelector(`[data-e2e="${id}"]`)) - here));
  }, drawn.map(({ id }) => id));
  return drawn[distances.indexOf(Math.min(...distances))];
};

/**
 * Presses a choice by keys: Tab or Shift+Tab to it, arrows to a tile on the board, Enter. Throws if the keys do not bring the focus
 * there, or if the page loses the focus afterwards.
 */
export function byKeys(page) {
  const press = held(page);
  return (choice) => pressByKeys(page, choice, press);
}

async function pressByKeys(page, choice, press) {
  const way = await page.evaluate((id) => {
    const target = document.querySelector(`[data-e2e="${id}"]`);
    const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const stops = [...document.querySelectorAll('a[href], button, input, textarea, select, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') && isSeen(element),
    );
    const cell = target.closest('[role=gridcell]');
    const stop = cell ? document.querySelector('[role=gridcell][tabindex="0"]') : target;
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
  // Not `expect`: a whole game presses so often that the steps of the test runner would take a tenth of its time.
  if (!way.isStop) throw new Error(`“${choice.text}” cannot be reached by Tab`);
  await press(way.tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way.tabs));
  await press(way.grid[0] > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(way.grid[0]));
  await press(way.grid[1] > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(way.grid[1]));
  const [here, wanted] = await page.evaluate(
    (id) => [document.activeElement, document.querySelector(`[data-e2e="${id}"]`)].map((element) => element?.outerHTML.slice(0, 120)),
    choice.id,
  );
  if (here !== wanted) throw new Error(`${JSON.stringify(way)} leads to ${here}, not to “${choice.text}”, ${wanted}`);
  await page.keyboard.press('Enter');
  // The page has the time of a frame to move the focus from an element that it removed.
  const isLost = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return document.activeElement === document.body;
  });
  if (isLost) throw new Error(`the focus is lost after ${choice.kind} “${choice.text}”`);
}
