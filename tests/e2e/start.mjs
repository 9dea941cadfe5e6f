// Compares cold starts of a device with 200 long analysed games with those of one that has none, and fails if they take more than a
// tenth longer. `cargo xtask bench` runs it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { open, openOrigin, untilSeen, watch } from './support/pages.mjs';
import { BASE_URL, launchOptions, VIEWPORTS } from './support/site.mjs';
import { storeCopies } from './support/storage.mjs';

const GAMES = 200;
const STARTS = 21;
const MOST = 1.1;

const game = await readFile(new URL('../fixtures/reviewed.json', import.meta.url), 'utf8');
const devices = [{ games: 0, times: [] }, { games: GAMES, times: [] }];

/** Starts a browser on a device, whose profile lies in a folder; `use` gets a page. */
async function withBrowser(device, use) {
  const context = watch(await chromium.launchPersistentContext(device.folder, { ...launchOptions(), viewport: VIEWPORTS.tablet, reducedMotion: 'reduce' }));
  try {
    await use(context.pages()[0]);
  } finally {
    await context.close();
  }
}

/** Counts in each document the transactions that have not ended. */
function countTransactions() {
  globalThis.transactions = { begun: 0, ended: 0 };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    globalThis.transactions.begun += 1;
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => (globalThis.transactions.ended += 1));
    return begun;
  };
}

/** Returns the milliseconds that the page works until it is quiet: those of the processor, which other programs do not lengthen. */
async function start(page) {
  await page.addInitScript(countTransactions);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(BASE_URL, { waitUntil: 'networkidle' });
  const isQuiet = () => page.evaluate(() => document.documentElement.hasAttribute('data-ready') && window.transactions.begun > 0 && window.transactions.begun === window.transactions.ended);
  while (!(await isQuiet())) await page.waitForTimeout(250);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Returns the mean of the fastest third: what else runs on the machine makes a start slower, never faster. */
function work(times) {
  const fastest = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 3));
  return fastest.reduce((sum, time) => sum + time, 0) / fastest.length;
}

try {
  for (const device of devices) {
    device.folder = await mkdtemp(join(tmpdir(), 'naqala-'));
    await withBrowser(device, async (page) => {
      await openOrigin(page);
      if (device.games > 0) await storeCopies(page, game, device.games);
      // The first start keeps the files of the page, and makes the index.
      await open(page, '#games');
      await untilSeen(page, device.games > 0 ? `.game-row:nth-child(${device.games})` : 'main.games');
    });
  }
  // One after the other, so that both meet the same moments of the machine.
  for (let nth = 0; nth < STARTS; nth += 1) {
    for (const device of nth % 2 ? devices.toReversed() : devices) {
      await withBrowser(device, async (page) => device.times.push(await start(page)));
    }
  }
} finally {
  for (const { folder } of devices) if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
const [none, many] = devices.map(({ times }) => work(times));
const ratio = many / none;
console.log(`the work of a cold start: ${none.toFixed(0)} ms without games, ${many.toFixed(0)} ms with ${GAMES} analysed games of ${(game.length / 1000).toFixed(0)} KB: ${ratio.toFixed(2)} times (the fastest third of ${STARTS})`);
if (ratio > MOST) {
  console.error(`more than ${MOST} times`);
  process.exitCode = 1;
}
