// Visits the site as a newcomer and prints, as JSON, the files requested until the game is interactive.
import { BASE_URL, launch, newPage } from './harness.mjs';

const browser = await launch();
const page = await newPage(browser);
const requested = new Set();
page.on('request', (request) => {
  const url = new URL(request.url());
  if (url.origin === new URL(BASE_URL).origin) requested.add(decodeURI(url.pathname.slice(1)) || 'index.html');
});
await page.goto(BASE_URL, { waitUntil: 'commit' });
const until = await page
  .waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, { timeout: 20_000 })
  .then(() => 'the page is interactive')
  .catch(() => page.waitForLoadState('networkidle').then(() => 'the network is idle (the page set no data-ready)'));
const first = [...requested];
await page.waitForFunction(() => document.querySelector('#art svg'));
await browser.close();
console.log(JSON.stringify({ until, requested: first, later: [...requested].filter((name) => !first.includes(name)) }));
