// Contents and HTML of pages that have boards on them.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { BASE_URL } from './site.mjs';

const read = async (path) => JSON.parse(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8'));

/** A lesson, a whole game and a position to put on boards. */
export const LESSON = await read('dist/lessons/move.json');
export const RECORD = await read('tests/fixtures/replay/2-players.record.json');
export const POSITION = await read('tests/fixtures/valid/control-before-the-move.json');

/** A game after its bids. */
export const START = { ...RECORD, actions: RECORD.actions.slice(0, 4) };

/** A game with one action left. */
export const NEARLY = { ...RECORD, actions: RECORD.actions.slice(0, -1) };

/** The policy of a strict page that allows its boards, and nothing else but its own icon. */
export const STRICT = (site) => `default-src 'none'; img-src data:; script-src 'self' ${site}; frame-src ${site}; connect-src 'self'; base-uri 'none'; form-action 'none'`;

/** The script of the site, as a page includes it. */
export const SCRIPT = `<script src="${BASE_URL}naqala.js" defer></script>`;

/** A script that records what the boards of its page send, as `window.received`: triples of board, name and detail; and its faults. */
export const LISTEN = `
  window.received = [];
  window.faults = [];
  addEventListener('error', (event) => faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
  for (const name of ['ready', 'action', 'goal', 'hint', 'refusal', 'end', 'error']) {
    addEventListener(name, (event) => { if (event.target.localName === 'naqala-board') received.push([event.target.id, name, event.detail]); }, true);
  }`;

/**
 * A script that adds up how far its page has jumped without a reader's doing, as `window.shift`, and notes each height of its board from the first paint on, as
 * `window.heights`. The page needs `pictures: true`: the browser counts no shift of what it does not draw.
 */
export const WATCH = `
  window.shift = 0;
  window.heights = [];
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  customElements.whenDefined('naqala-board').then(() => new ResizeObserver(([{ contentRect }]) => heights.push(Math.round(contentRect.height))).observe(document.querySelector('naqala-board')));`;

/** Returns the element as a page writes it, with its content inside. */
export function board(attributes, content) {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const data = content ? `<script type="application/json">${JSON.stringify(content)}</script>` : '';
  return `<naqala-board ${written.join(' ')}>${data}</naqala-board>`;
}

/** Returns the address of a page with nothing but a board, relative to the site. */
export const boardAddress = (mode, options = {}) => `embed.html#${new URLSearchParams({ v: 1, mode, ...options })}`;

/** Returns the page in the frame of a board. */
export const frame = (page, id) => page.frameLocator(`#${id} >> iframe`);

/** Returns the details of the events that a board has sent under a name. */
export const received = (page, id, name) => page.evaluate(([id, name]) => window.received.filter((one) => one[0] === id && one[1] === name).map((one) => one[2]), [id, name]);

/** Waits until a board has sent an event of that name. */
export const untilReceived = (page, id, name) =>
  page.waitForFunction(([id, name]) => window.received.some((one) => one[0] === id && one[1] === name), [id, name]);

/** Waits until the frames of boards are as high as what is in them. */
export async function untilFitted(page, ...ids) {
  for (const id of ids) {
    const difference = async () => {
      const inner = await frame(page, id).locator('main').evaluate((main) => main.getBoundingClientRect().height);
      const outer = await page.locator(`#${id} >> iframe`).evaluate((frame) => frame.offsetHeight);
      return Math.abs(inner - outer);
    };
    await expect.poll(difference, { message: `pixels between the height of ${id} and its frame`, intervals: [50] }).toBeLessThanOrEqual(2);
  }
}

/** Waits until nothing has come into any frame for half a second. Of thirty boards on a busy machine `networkidle` once told nothing for two minutes. */
export async function untilQuiet(page) {
  const received = async () => String(await Promise.all(page.frames().map((frame) => frame.evaluate(() => performance.getEntriesByType('resource').length))));
  let before;
  await expect(async () => {
    const now = await received(), same = now === before;
    before = now;
    expect(same, `what the frames have received: ${now}`).toBeTruthy();
  }).toPass({ intervals: [500] });
}

/** Waits for two frames of the page, and of the page in a board. */
export async function untilPainted(page, id) {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all([page.evaluate(painted), frame(page, id).locator('html').evaluate(painted)]);
}
