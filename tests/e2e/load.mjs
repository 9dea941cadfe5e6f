// Measures taps with a processor that is four times slower, and first visits with an empty cache at 1.6 Mbit/s.
// `cargo xtask bench` runs it.
import { readFile } from 'node:fs/promises';
import { boardAddress, LESSON } from './support/board-pages.mjs';
import { openRecord } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL, LINK, VIEWPORTS } from './support/site.mjs';

const SLOWER = 4;
const MOVES = 12;

const browser = await launch();
// `node load.mjs embedded` measures that alone.
if (process.argv[2] !== 'embedded') {
  await taps();
  await visit('a first visit', async () => undefined);
  await visit('a first visit by a link to a game', shareGame);
}
await embedded();
await browser.close();

/** Plays whole moves on the worst board by real input, and prints the browser's event timing of the taps. */
async function taps() {
  const position = JSON.parse(await readFile(new URL('../../benches/tall.position.json', import.meta.url), 'utf8'));
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await openRecord(page, { format: 'naqala-record/1', position, seed: '1', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    window.taps = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') window.taps.push([entry.processingEnd - entry.processingStart, entry.duration]);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  let count = 0;
  const tap = async (locator) => {
    count += 1;
    await locator.click();
    // Waits until the change is drawn, however slow the machine is: before that, a move looks as if it had ended.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await page.waitForTimeout(120);
  };
  for (let move = 0; move < MOVES; move += 1) {
    const alive = page.locator('.cell[data-light=alive]');
    await alive.first().waitFor();
    await tap(alive.nth(move % (await alive.count())));
    for (let drops = 0; drops < 25; drops += 1) {
      const next = page.locator('.cell[data-light=lit], .cell[data-light=target]');
      if (await next.count()) await tap(next.first());
      else break;
      if (await page.locator('.cell[data-light=target]').count()) break;
    }
    await page.keyboard.press('Control+Backspace');
    await page.locator('.cell[data-light=alive]').first().waitFor();
    await page.waitForTimeout(200);
  }
  const seen = await page.evaluate(() => window.taps);
  // The browser does not report taps of less than 16 ms; they count as 0.
  const quick = Array(Math.max(0, count - seen.length)).fill([0, 0]);
  const at = (index, part) => [...quick, ...seen].map((tap) => tap[index]).sort((a, b) => a - b)[Math.floor((count - 1) * part)];
  const line = (index) => `median ${at(index, 0.5).toFixed(0)} ms, 95 % within ${at(index, 0.95).toFixed(0)} ms`;
  console.log(`${count} taps of whole moves on the worst board, ${SLOWER} times slower: handled ${line(0)}; to the next paint ${line(1)}`);
  await page.context().close();
}

async function visit(what, prepare) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const hash = (await prepare()) ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', LINK);
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      watch.disconnect();
      window.interactive = performance.now();
    }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
  });
  await page.goto(BASE_URL + hash, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.interactive && document.querySelector('#art svg'), undefined, { timeout: 60_000 });
  if (hash) await page.locator('[data-found=game]').waitFor({ timeout: 60_000 });
  const seen = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const bytes = (entries) => entries.reduce((sum, entry) => sum + entry.transferSize, 0);
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return { paint, ready: window.interactive, now: performance.now(), before: bytes(all.filter((entry) => entry.responseEnd <= window.interactive)), all: bytes(all) };
  });
  const seconds = (time) => (time / 1000).toFixed(1);
  console.log(
    `${what} at 1.6 Mbit/s: first paint ${seconds(seen.paint)} s, usable ${seconds(seen.ready)} s (${(seen.before / 1024).toFixed(0)} KB), with art ${seconds(seen.now)} s (${(seen.all / 1024).toFixed(0)} KB in all)`,
  );
  await page.context().close();
}

/** Opens the page of an embedded exercise and prints when it can be used and how much it downloads. It is no frame: Chromium does not slow the link of frames. */
async function embedded() {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  const begin = Date.now();
  await page.goto(BASE_URL + boardAddress('exercise', { step: 1, lesson: JSON.stringify(LESSON) }), { waitUntil: 'commit' });
  await page.locator('.cell[data-light=alive]').first().waitFor({ timeout: 60_000 });
  const seconds = (Date.now() - begin) / 1000;
  await page.locator('#art svg').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  console.log(`an embedded exercise at 1.6 Mbit/s: usable ${seconds.toFixed(1)} s, ${(bytes / 1024).toFixed(0)} KB in all with its art; each further board of a page: nothing`);
  await page.context().close();
}

/** Returns the fragment of a link to a finished game of two. */
async function shareGame() {
  const text = await readFile(new URL('../fixtures/replay/2-players.record.json', import.meta.url));
  return `#g=0${text.toString('base64url')}`;
}
