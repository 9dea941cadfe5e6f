// A page in any engine: the steps of a short journey, made of the few commands that each driver has.

/** Milliseconds. */
const PATIENCE = 120_000;

/** Wraps a browser of firefox.mjs or webkit.mjs: `{ goto, reload, resize, act, ask, close }`. */
export class Page {
  constructor(browser) {
    this.browser = browser;
  }

  /** Calls a function in the page, synchronous or not. It sees nothing but its arguments. */
  async evaluate(read, ...values) {
    const code = `async (text) => JSON.stringify((await (${read})(...JSON.parse(text))) ?? null)`;
    return JSON.parse(await this.browser.ask(code, JSON.stringify(values)));
  }

  /** Waits until a function in the page returns something true, and returns that. */
  async until(what, read, ...values) {
    for (const over = Date.now() + PATIENCE; ; ) {
      const found = await this.evaluate(read, ...values);
      if (found) return found;
      if (Date.now() > over) throw new Error(`waited in vain until ${what}; the page shows: ${(await this.text('body')).replace(/\s+/g, ' ')}`);
      await new Promise((later) => setTimeout(later, 40));
    }
  }

  /** Waits until an element exists, or with `state` `gone` until it does not. */
  waitFor(selector, state = 'there') {
    return this.until(`${selector} is ${state}`, (selector, state) => (document.querySelector(selector) !== null) === (state === 'there'), selector, state);
  }

  text(selector) {
    return this.evaluate((selector) => document.querySelector(selector)?.innerText.slice(0, 500), selector);
  }

  /** Presses the first such element that is visible, once nothing lies on top and it stands still. */
  async click(selector) {
    const [x, y] = await this.until(`${selector} can be pressed`, aim, selector);
    const actions = [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.browser.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Presses keys one after the other, each named by its character. */
  async press(...keys) {
    const actions = keys.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    await this.browser.act([{ type: 'key', id: 'keys', actions }]);
  }
}

/** The characters that WebDriver has for keys that write nothing. */
export const KEYS = { Escape: '\uE00C', Enter: '\uE007', Delete: '\uE017', End: '\uE010', Backspace: '\uE003' };

/** Runs in the page: returns where to press an element, null if it cannot be pressed yet. */
async function aim(selector) {
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  const isOn = (one) => one.getClientRects().length > 0 && !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const element = [...document.querySelectorAll(selector)].find(isOn);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const place = () => Object.values(element.getBoundingClientRect().toJSON());
  const first = (await painted(), place());
  const second = (await painted(), place());
  if (first.join() !== second.join()) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(...middle);
  return hit !== null && (element.contains(hit) || hit.contains(element) && hit.closest('label') !== null) ? middle : null;
}
