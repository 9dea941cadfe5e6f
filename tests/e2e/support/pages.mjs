// Pages of Chromium that remember what goes wrong in them. Scripts use this file with plain node, journeys use fixtures.mjs.
import { chromium } from '@playwright/test';
import { PSEUDO, speakPseudo } from './pseudo.mjs';
import { isOwnServer } from './servers.mjs';
import { BASE_URL, launchOptions, VIEWPORTS } from './site.mjs';

const records = new WeakMap();
const ignored = new WeakSet();

/** Starts Chromium. */
export const launch = () => chromium.launch(launchOptions());

/**
 * Creates a context: storage, cache and language of its own. Further options of Playwright's `newContext` pass through.
 * There are no service workers without `serviceWorkers: 'allow'`.
 */
export async function newContext(browser, options = {}) {
  const { viewport = VIEWPORTS.desktop, locale = 'en-GB', colorScheme = 'light', touch = false, baseURL = BASE_URL, serviceWorkers = 'block', ...more } = options;
  const context = await browser.newContext({ viewport, locale, colorScheme, hasTouch: touch, isMobile: touch, baseURL, ...more });
  // Playwright's own block warns on the console, and fails in sandboxed frames.
  if (serviceWorkers === 'block') await context.addInitScript(hideServiceWorkers);
  if (locale === PSEUDO) await speakPseudo(context);
  return watch(context, baseURL);
}

/** Opens an empty page in a context of its own. */
export async function newPage(browser, options) {
  return (await newContext(browser, options)).newPage();
}

function hideServiceWorkers() {
  if (window === top) Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
}

/** Styles that hide the page and move nothing. Without a graphics card drawing costs most of the processor time. */
const HIDDEN = `
  *, ::before, ::after { box-shadow: none !important; filter: none !important; background-image: none !important; }
  :root, dialog, [popover] { opacity: 0 !important; }`;

/**
 * Hides a page from its next document on: a press then takes half the processor time. The art goes, too: each icon is a copy of its
 * symbol, which the browser would style anew. Icons have their size from the style sheets.
 */
export const hidePictures = (page) =>
  page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const symbols = document.getElementsByTagName('symbol');
    new MutationObserver(() => [...symbols].forEach((symbol) => symbol.remove())).observe(document, { childList: true, subtree: true });
  }, HIDDEN);

/** Shows a page and its frames again, without the art. */
export const showPictures = (page) => Promise.all(page.frames().map((frame) => frame.evaluate(() => void (document.adoptedStyleSheets = []))));

/** Sets settings and other values of the local storage before each document of a page: name, without `naqala.` → value. */
export const withStored = (page, values) =>
  page.addInitScript((values) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [name, value] of Object.entries(values)) localStorage.setItem(`naqala.${name}`, value);
  }, values);

/** Records what goes wrong in the pages of a context: console, errors, failed requests, requests to other hosts. */
export function watch(context, baseURL = BASE_URL) {
  const record = { baseURL, console: [], errors: [], failed: [], foreign: [] };
  const home = new URL(baseURL).origin;
  context.on('console', (message) => {
    if (ignored.has(message.page())) return;
    // A page that is slow to draw its first words has not used its typefaces yet.
    if (/fonts\/.* was preloaded using link preload but not used/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) record.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => record.errors.push(fault.error().stack ?? String(fault.error())));
  context.on('requestfailed', (request) => {
    // A page that is left stops its requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    record.failed.push(`${request.url()} (${request.failure()?.errorText})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) record.failed.push(`${response.url()} (${response.status()})`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== home && !isOwnServer(origin)) record.foreign.push(request.url());
  });
  records.set(context, record);
  return context;
}

/** Ignores what a page prints on the console. */
export const ignoreConsole = (page) => ignored.add(page);

/** Returns what went wrong so far in the context of a page: `{ console, errors, failed, foreign }`, lists of sentences. */
export const recorded = (page) => records.get(page.context());

const TITLES = { console: 'on the console', errors: 'errors', failed: 'failed requests', foreign: 'requests to other hosts' };

/** Returns what went wrong as one text, empty if nothing did; then forgets it. */
export function takeComplaints(context) {
  const record = records.get(context);
  const lines = Object.entries(TITLES).flatMap(([kind, title]) => {
    const found = record[kind].splice(0);
    return found.length > 0 ? [`${title}:`, ...found.map((line) => `  ${line}`)] : [];
  });
  return lines.join('\n');
}

/** Opens the game and waits until it is interactive; `path` is relative to the site. */
export async function open(page, path = '') {
  await page.goto(new URL(path, recorded(page).baseURL).href);
  await ready(page);
  return page;
}

/** Opens an empty document of the site, in which a journey prepares the storage. */
export async function openOrigin(page) {
  const address = new URL('blank', recorded(page).baseURL).href;
  const answer = (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' });
  await page.route(address, answer);
  await page.goto(address);
  await page.unroute(address, answer);
}

/** Waits until the game is interactive; the error shows what the page shows instead. */
export async function ready(page, timeout = 60_000) {
  if ((await seen(page, 'html[data-ready], #failure:not([hidden])', timeout)) === 'html') return;
  throw new Error(`the game did not start (no data-ready on <html>); the page shows:\n${await shownText(page)}\n${takeComplaints(page.context())}`);
}

/**
 * Waits until the page shows an element of a CSS selector that can be used. A locator brings a large script of Playwright's into each new
 * document, and `waitForFunction` another one: together a third of what opening the page takes.
 */
export async function untilSeen(page, selector, timeout = 60_000) {
  if (await seen(page, selector, timeout)) return;
  throw new Error(`the page shows no ${selector} that can be used, but:\n${await shownText(page)}`);
}

const shownText = async (page) => (await page.locator('body').innerText()).slice(0, 500);

/** Waits until the page shows an element of a selector; returns its tag, null if it never does. */
async function seen(page, selector, timeout) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await page.evaluate(findSeen, [selector, end - Date.now()]);
    } catch (reason) {
      // The page went on to another document meanwhile.
      if (!/context was destroyed/.test(reason.message)) throw reason;
    }
  }
}

async function findSeen([selector, timeout]) {
  const isUsable = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.ariaDisabled !== 'true';
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    const found = [...document.querySelectorAll(selector)].find(isUsable);
    if (found) return found.localName;
    await new Promise((later) => setTimeout(later, 10));
  }
  return null;
}
