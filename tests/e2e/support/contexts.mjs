// Contexts of a browser, used again by one journey after another: a cached site opens in a fraction of the time.
import { newContext } from './pages.mjs';
import { BASE_URL } from './site.mjs';

/** What pages of one context may differ in. */
const OF_PAGE = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'];
/** What else a shared context is made with. */
const OF_CONTEXT = ['locale', 'touch', 'baseURL'];

/** The contexts of one worker. */
export class ContextPool {
  #idle = new Map();
  #kinds = new WeakMap();

  constructor(browser) {
    this.browser = browser;
  }

  /** Opens an empty page. It has a context of its own with `ownContext: true`, or with an option that a shared one cannot have. */
  async open({ ownContext = false, ...options }) {
    const isShared = !ownContext && Object.keys(options).every((key) => OF_PAGE.includes(key) || OF_CONTEXT.includes(key));
    if (!isShared) return (await newContext(this.browser, options)).newPage();
    const kind = JSON.stringify(OF_CONTEXT.map((key) => options[key]));
    const context = this.#idle.get(kind)?.pop() ?? (await newContext(this.browser, options));
    this.#kinds.set(context, kind);
    const page = await context.newPage();
    await empty(page, options.baseURL);
    await dress(page, options);
    return page;
  }

  /** Takes a context back: to be used again, or closed if it is nobody else's or something went wrong. */
  async release(context, isSound) {
    const kind = this.#kinds.get(context);
    if (!isSound || kind === undefined) return context.close();
    for (const page of context.pages()) await page.close();
    this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), context]);
  }

  /** Closes the contexts that nobody uses. */
  async close() {
    for (const context of [...this.#idle.values()].flat()) await context.close();
  }
}

/** Deletes what earlier journeys stored. */
async function empty(page, baseURL = BASE_URL) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });
  await session.detach();
}

async function dress(page, { viewport, colorScheme, reducedMotion, forcedColors }) {
  const { width, height } = page.viewportSize();
  if (viewport && (viewport.width !== width || viewport.height !== height)) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
}
