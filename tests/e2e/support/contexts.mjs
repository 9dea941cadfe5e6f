// Contexts that journeys use one after another: with the site cached and compiled, a page opens in half the processor time.
import { readdir } from 'node:fs/promises';
import { ignoreConsole, newContext } from './pages.mjs';
import { DIST } from './servers.mjs';
import { BASE_URL } from './site.mjs';

/** Options in which pages of one context may differ. */
const OF_PAGE = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'];
/** Options of a shared context as a whole. */
const OF_CONTEXT = ['locale', 'touch', 'baseURL'];

/** Shared context → its kind, its keeper and a session with the keeper. */
const shared = new WeakMap();

/** Returns the page of a shared context that stays open, `undefined` for another context. */
export const keeperOf = (context) => shared.get(context)?.keeper;

/** The contexts of one worker. */
export class ContextPool {
  /** Kind → contexts that nobody uses. */
  #idle = new Map();

  constructor(browser) {
    this.browser = browser;
  }

  /** Opens an empty page, in a context of its own with `ownContext: true` or with an option that a shared context cannot have. */
  async open({ ownContext = false, ...options }) {
    const isShared = !ownContext && Object.keys(options).every((key) => OF_PAGE.includes(key) || OF_CONTEXT.includes(key));
    if (!isShared) return (await newContext(this.browser, options)).newPage();
    const kind = JSON.stringify(OF_CONTEXT.map((key) => options[key]));
    const context = this.#idle.get(kind)?.pop() ?? (await this.#make(kind, options));
    await empty(context, options.baseURL);
    const page = await context.newPage();
    await dress(page, options);
    return page;
  }

  /** Takes a context back: to be used again, or closed if it is not shared or something went wrong. */
  async release(context, isSound) {
    const { kind, keeper } = shared.get(context) ?? {};
    if (!isSound || kind === undefined) return context.close();
    for (const page of context.pages()) if (page !== keeper) await page.close();
    this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), context]);
  }

  async #make(kind, { locale, touch, baseURL }) {
    const context = await newContext(this.browser, { locale, touch, baseURL, reducedMotion: 'reduce' });
    const keeper = await openKeeper(context, baseURL);
    shared.set(context, { kind, keeper, session: await context.newCDPSession(keeper) });
    return context;
  }

  /** Closes the contexts that nobody uses. */
  async close() {
    for (const context of [...this.#idle.values()].flat()) await context.close();
  }
}

/**
 * Opens a page that stays open. It keeps the process of the site alive (see `--process-per-site` in playwright.config.mjs), and in it the
 * compiled wasm.
 */
async function openKeeper(context, baseURL = BASE_URL) {
  const keeper = await context.newPage();
  // The browser looks for an icon of this page, which has none.
  ignoreConsole(keeper);
  await keeper.goto(new URL('icons/icon-192.png', baseURL).href);
  const names = (await readdir(DIST)).filter((name) => name.endsWith('.wasm'));
  await keeper.evaluate(async (addresses) => {
    window.compiled = await Promise.all(addresses.map((address) => WebAssembly.compileStreaming(fetch(address))));
  }, names.map((name) => new URL(name, baseURL).href));
  return keeper;
}

/** Deletes what earlier journeys have stored. */
const empty = (context, baseURL = BASE_URL) =>
  shared.get(context).session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });

async function dress(page, { viewport, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' }) {
  const { width, height } = page.viewportSize();
  if (viewport && (viewport.width !== width || viewport.height !== height)) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
}
