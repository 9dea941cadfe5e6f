// Opens the site with an empty cache, then an embedded exercise, and prints as JSON what each requests before and after it can be used.
// `cargo xtask size` runs it; `cargo xtask size --embed` runs it with `embed`, for a board in each mode.
import { boardAddress, LESSON, RECORD, START } from './support/board-pages.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL, LINK } from './support/site.mjs';

const browser = await launch();
const COMPLETE = { until: 'it is complete, but for its art', isWhole: true };
const json = (what) => JSON.stringify(what);
const exercise = boardAddress('exercise', { step: 1, lesson: json(LESSON) });
const BOARDS = {
  'a board to look at': [boardAddress('view', { record: json(START) }), '.cell'],
  'a board to try moves on': [boardAddress('explore', { record: json(START) }), '.action-bar'],
  'an exercise': [exercise, '.lesson-panel'],
  // That of a day differs from day to day; most ask for a move, some for a bid.
  'a puzzle of the day': [boardAddress('exercise', { puzzle: 'control-1' }), '.side .djinns'],
  'a puzzle of bids': [boardAddress('exercise', { puzzle: 'bids-1' }), '.side .djinns'],
  'a game to play back': [boardAddress('replay', { record: json({ ...RECORD, actions: RECORD.actions.slice(0, 40) }) }), '.history-slider'],
  'a game': [boardAddress('play', { players: 'Anna,Sam', seed: '42' }), '.side .djinns'],
};

const visits = [];
if (process.argv[2] === 'embed') {
  for (const [what, [address, there]] of Object.entries(BOARDS)) {
    visits.push({ what, ...COMPLETE, ...(await visit(address, there)), seconds: await seconds(address, there) });
  }
} else {
  visits.push({ what: 'a first visit', until: 'the page is interactive', ...(await visit('', 'body')) });
  visits.push({ what: 'an embedded exercise', ...COMPLETE, ...(await visit(exercise, '.lesson-panel')) });
}
console.log(JSON.stringify(visits));
await browser.close();

/** Returns how many seconds a board takes on a slow network. */
async function seconds(address, there) {
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', LINK);
  const start = performance.now();
  await page.goto(BASE_URL + address, { waitUntil: 'commit' });
  await page.locator(there).first().waitFor({ timeout: 60_000 });
  await page.context().close();
  return (performance.now() - start) / 1000;
}

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
  await page.locator(there).first().waitFor({ timeout: 20_000 });
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
