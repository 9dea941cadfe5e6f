// Visits the site as a newcomer and prints, as JSON, the files requested until the game is interactive, and those after.
import { BASE_URL, launch, newPage } from './harness.mjs';

const browser = await launch();
const page = await newPage(browser);
const asked = new Map();
page.on('request', (request) => {
  const url = new URL(request.url());
  const name = decodeURI(url.pathname.slice(1)) || 'index.html';
  if (url.origin === new URL(BASE_URL).origin && !asked.has(name)) asked.set(name, request);
});
await page.addInitScript(() => {
  new MutationObserver((_, watch) => {
    watch.disconnect();
    window.interactive = performance.now();
  }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
});
await page.goto(BASE_URL, { waitUntil: 'commit' });
await page.waitForFunction(() => document.querySelector('#art svg'), undefined, { timeout: 20_000 });
// What is still coming has no entry yet.
await page.waitForLoadState('networkidle');
const late = await page.evaluate(() => {
  const later = performance.getEntriesByType('resource').filter((entry) => entry.startTime > window.interactive);
  return later.map((entry) => decodeURI(new URL(entry.name).pathname.slice(1)));
});
await browser.close();
const [later, requested] = [true, false].map((isLate) => [...asked.keys()].filter((name) => late.includes(name) === isLate));
console.log(JSON.stringify({ until: 'the page is interactive', requested, later }));
