// Measures the longest pieces of work while the end of a game of five with both expansions is counted and its winner shown, and fails if one
// takes more than 50 ms on a processor four times slower. `cargo xtask bench` runs it. The first piece, which answers the last press and
// opens the sheet, is printed and not judged.
import { cut, openRecord } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { VIEWPORTS } from './support/site.mjs';

const SLOWER = 4;
const MOST = 50;
const GAME = '5-players-both';

const browser = await launch();
const { actions } = await cut(GAME);
const page = await newPage(browser, { viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
await openRecord(page, await cut(GAME, actions.length - 1));
await page.waitForTimeout(2000);
// In a game that was played, the first sound came long ago.
await page.evaluate(() => new AudioContext().resume());
await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing', 'devtools.timeline'] });
// Nothing of the driver may run in the page while it counts.
await page.evaluate(() => {
  performance.mark('end-begins');
  document.querySelector('.answer[data-action=end], .answer.primary').click();
  return new Promise((done) => setTimeout(done, 12_000));
});
const { traceEvents } = JSON.parse(await browser.stopTracing());
if ((await page.locator('.winners').count()) === 0) throw new Error('the page named no winner within 12 s');
await browser.close();

const begin = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'end-begins');
const work = traceEvents
  .filter(({ name, pid, tid, ts, dur, tdur }) => name.endsWith('RunTask') && tdur && pid === begin.pid && tid === begin.tid && ts + dur > begin.ts)
  .map(({ ts, tdur }) => ({ second: Math.max(0, ts - begin.ts) / 1e6, slow: (tdur / 1000) * SLOWER }))
  .sort((one, other) => other.slow - one.slow);
const [opening, longest] = [work.filter(({ second }) => second < 1), work.filter(({ second }) => second >= 1)].map(([first]) => first);
const line = ({ second, slow }) => `${slow.toFixed(0)} ms of a processor ${SLOWER} times slower, ${second.toFixed(1)} s after the press`;
console.log(`the sheet opens: ${line(opening)}`);
console.log(`the longest piece of work after it: ${line(longest)}, of ${MOST} ms that it may take`);
if (longest.slow > MOST) process.exitCode = 1;
