// Opens the site with an empty cache, then an embedded exercise, and prints as JSON what each requests before and after it can be used.
// `cargo xtask size` runs it.
import { boardAddress, LESSON } from './support/board-pages.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL } from './support/site.mjs';

const browser = await launch();
const exercise = boardAddress('exercise', { step: 1, lesson: JSON.stringify(LESSON) });
console.log(
  JSON.stringify([
    { what: 'a first visit', until: 'the page is interactive', ...(await visit('', 'body')) },
    { what: 'an embedded exercise', until: 'it is complete, with its art', isWhole: true, ...(await visit(exercise, '.lesson-panel')) },
  ]),
);
await browser.close();

async function visit(address, there) {
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
  await page.goto(BASE_URL + address, { waitUntil: 'commit' });
  await page.locator(there).waitFor({ timeout: 20_000 });
  await page.waitForFunction(() => document.querySelector('#art svg'), undefined, { timeout: 20_000 });
  // Requests under way have no entry yet.
  await page.waitForLoadState('networkidle');
  const late = await page.evaluate(() => {
    const later = performance.getEntriesByType('resource').filter((entry) => entry.startTime > window.interactive);
    return later.map((entry) => decodeURI(new URL(entry.name).pathname.slice(1)));
  });
  await page.context().close();
  const [later, requested] = [true, false].map((isLate) => [...asked.keys()].filter((name) => late.includes(name) === isLate));
  return { requested, later };
}
