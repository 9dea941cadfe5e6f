// What every journey needs: a browser, pages that remember what went wrong in them, checks that speak.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

/** The address of the built site, with a slash at its end. */
export const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:8080/';

/** Sizes the game must be comfortable at. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
};

/** What Chromium is started with. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const records = new WeakMap();

/** Starts Chromium: `const browser = await launch(); after(() => browser.close());` */
export function launch() {
  const executablePath = process.env.NAQALA_CHROMIUM;
  assert.ok(executablePath, 'NAQALA_CHROMIUM names no browser: run the journeys with `cargo xtask e2e`');
  return chromium.launch({ executablePath, args: FLAGS, chromiumSandbox: false });
}

/**
 * Opens an empty page in a context (storage, language) of its own. Further options of Playwright's newContext pass through.
 * Without `serviceWorkers: 'allow'` there are none, so that each page is a first visit. Close it with `page.context().close()`.
 */
export async function newPage(browser, options = {}) {
  const { viewport = VIEWPORTS.desktop, locale = 'en-GB', colorScheme = 'light', touch = false, serviceWorkers = 'block', ...more } = options;
  const context = await browser.newContext({ viewport, locale, colorScheme, hasTouch: touch, isMobile: touch, ...more });
  // Playwright's own block warns on the console, and fails in sandboxed frames.
  if (serviceWorkers === 'block') await context.addInitScript(withoutWorkers);
  return watch(await context.newPage());
}

function withoutWorkers() {
  if (window === top) Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
}

/** Records console errors and warnings, page errors, failed and foreign requests of a page; `newPage` has done it already. */
export function watch(page) {
  const record = { console: [], errors: [], failed: [], foreign: [] };
  const home = new URL(BASE_URL).origin;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      record.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => record.errors.push(error.stack ?? String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was fetching.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    record.failed.push(`${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) record.failed.push(`${response.url()} (${response.status()})`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== home) record.foreign.push(request.url());
  });
  records.set(page, record);
  return page;
}

/** Gives what the page has recorded so far: `{ console, errors, failed, foreign }`, lists of sentences. */
export function recorded(page) {
  return records.get(page);
}

/** Opens the game and waits until it is interactive. `path` is relative to the site. */
export async function open(page, path = '') {
  await page.goto(new URL(path, BASE_URL).href);
  await ready(page);
  return page;
}

/** Waits until the game is interactive; says what the page shows instead if it fails to start. */
export async function ready(page, timeout = 15_000) {
  const state = () => {
    if (document.documentElement.dataset.ready !== undefined) return 'ready';
    return document.getElementById('failure')?.hidden === false ? 'failed' : null;
  };
  const found = await page.waitForFunction(state, undefined, { timeout }).catch(() => null);
  if ((await found?.jsonValue()) === 'ready') return;
  const text = (await page.locator('body').innerText()).slice(0, 500);
  const wrong = Object.values(recorded(page) ?? {}).flat();
  assert.fail(`the game did not start (no data-ready on <html>); the page shows:\n${text}\n${wrong.join('\n')}`);
}

/** Fails if the page met an error, or asked anything of another host. */
export function assertClean(page) {
  const record = recorded(page);
  const titles = { console: 'on the console', errors: 'errors', failed: 'requests that failed', foreign: 'requests to other hosts' };
  const complaints = Object.entries(titles)
    .filter(([kind]) => record[kind].length > 0)
    .map(([kind, title]) => `${title}:\n  ${record[kind].join('\n  ')}`);
  assert.equal(complaints.length, 0, `the page is not clean\n${complaints.join('\n')}`);
}

/** Fails if axe finds a violation of WCAG 2.2 A or AA (or a best practice with `bestPractice: true`); `within` is a selector. */
export async function axe(page, { within, bestPractice = false, disable = [] } = {}) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(bestPractice ? ['best-practice'] : [])];
  // Only what is wrong is told in full, and without frames all is done in the page itself: a quarter of the time.
  const isAlone = page.frames().length === 1;
  let builder = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ['violations'] }).withTags(tags).disableRules(disable);
  if (within) builder = builder.include(within);
  const { violations } = await builder.analyze();
  const text = violations.map((violation) => {
    const places = violation.nodes.slice(0, 5).map((node) => {
      const why = node.failureSummary.split('\n').slice(1).map((line) => line.trim()).join('; ');
      return `    ${node.target.join(' ')}: ${why}`;
    });
    return `  ${violation.id} (${violation.impact}): ${violation.help}\n${places.join('\n')}`;
  });
  assert.equal(violations.length, 0, `axe found ${violations.length} violation(s)\n${text.join('\n')}`);
}

/**
 * Serves one page of your own from another origin (`localhost`, the site is at `127.0.0.1`), say to put the game into a frame.
 * Gives `{ url, close }`. A routed page would not do: Chromium takes it for a public one and blocks what is local.
 */
export async function otherHost(html) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? html : '');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${server.address().port}/`, close };
}

/** By how many pixels the page, or the game on it, is wider and taller than its window. */
export function overflow(page) {
  return page.evaluate(() => {
    const all = [document.documentElement, document.querySelector('main.game')].filter(Boolean);
    const most = (of) => Math.max(...all.map(of));
    return { wide: most((one) => one.scrollWidth - one.clientWidth), tall: most((one) => one.scrollHeight - one.clientHeight) };
  });
}

/** Fails if the page is wider than its window. */
export async function assertNoSidewaysScroll(page) {
  const { wide } = await overflow(page);
  assert.ok(wide <= 0, `the page is ${wide} px wider than its window`);
}

const NAMED = ['button', 'link', 'textbox', 'checkbox', 'radio', 'slider', 'combobox', 'gridcell', 'menuitem', 'dialog', 'image', 'grid', 'table'];

/** Fails unless, in the browser's own accessibility tree, all that can be acted on has a name, and there is one main part. */
export async function assertNamed(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const shown = nodes.filter((node) => !node.ignored);
  const unnamed = shown.filter((node) => NAMED.includes(node.role?.value) && !node.name?.value?.trim());
  assert.deepEqual(unnamed.map((node) => `${node.role.value} ${node.nodeId}`), [], 'without a name');
  const isModal = shown.some((node) => ['dialog', 'alertdialog'].includes(node.role?.value));
  const mains = shown.filter((node) => node.role?.value === 'main').length;
  assert.ok(mains === 1 || (isModal && mains === 0), `${mains} main parts`);
}
