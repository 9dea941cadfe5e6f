// The position in words: in the page's HTML, on paper, and where no board can be shown; and never heard beside the board.
import { board, frame, LESSON, LISTEN, POSITION, RECORD, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

/** Keeps the last `text` of each board, as `window.words`. */
const KEEP = `<script>window.words = {}; addEventListener('text', (event) => (words[event.target.id] = event.detail), true);</script>`;
const words = (page, id) => page.evaluate((id) => window.words[id]?.text, id);
const inWords = (page, id) => page.locator(`#${id} >> [part=text]`);

test('a lesson is in words in its page, follows the learner and the language, and is printed and not heard', async ({ openBoards }) => {
  const page = await openBoards(`${KEEP}${board({ id: 'a', mode: 'exercise', lang: 'en', loading: 'eager' }, LESSON)}`);
  await untilReceived(page, 'a', 'ready');
  const [{ text, solution }] = LESSON.steps, rows = await frame(page, 'a').locator('.cell').count();
  await expect.poll(() => words(page, 'a')).toContain(text.en.split('\n')[0]);
  const before = await words(page, 'a');
  expect(before.match(/[a-g][1-7], /g), 'each tile').toHaveLength(rows);
  expect(before, 'with its meeples').toMatch(/1 (elder|vizier|merchant|builder|assassin)/);
  await page.evaluate((action) => document.getElementById('a').play(action), solution[0]);
  await expect.poll(() => words(page, 'a')).not.toBe(before);
  await expect(inWords(page, 'a'), 'a screen reader has the board').toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inWords(page, 'a')).toBeVisible();
  expect(await inWords(page, 'a').textContent()).toBe(await words(page, 'a'));
  await page.emulateMedia({ media: 'screen' });
  await page.locator('#a').evaluate((element) => element.setAttribute('lang', 'fr'));
  await expect.poll(() => words(page, 'a')).toContain(text.fr.split('\n')[0]);
  await expect(inWords(page, 'a')).toHaveAttribute('lang', 'fr');
});

test('a game in words is that of the moment on show, and its names are text', async ({ openBoards }) => {
  const names = { ...RECORD, players: ['<img src=x onerror="faults.push(1)">', 'Sam'] };
  const page = await openBoards(`${KEEP}${board({ id: 'a', mode: 'replay', lang: 'en', loading: 'eager', controls: 'history' }, names)}${board({ id: 'b', mode: 'play', lang: 'en', loading: 'eager' }, POSITION)}`);
  await untilReceived(page, 'a', 'ready');
  await expect.poll(() => words(page, 'a')).toContain('<img src=x');
  await expect(inWords(page, 'a').locator('img')).toHaveCount(0);
  const first = await words(page, 'a');
  await page.locator('#a').evaluate((element) => element.setAttribute('at', '12'));
  await expect.poll(() => words(page, 'a')).not.toBe(first);
  await untilReceived(page, 'b', 'ready');
  await expect.poll(async () => (await words(page, 'b'))?.split('\n')[0], 'in a game, who decides').toMatch(/^[^\n]+’s turn \([A-Z][a-z]+\)\.$/);
});

test('a board that cannot be loaded leaves its reader what stands inside the element, until it comes', async ({ openBoards }) => {
  const inside = '<p>The position in words.</p>', wrong = 'http://127.0.0.1:9/';
  const page = await openBoards(`<naqala-board id="a" mode="view" loading="eager" board="${wrong}"><script type="application/json">${JSON.stringify(POSITION)}</script>${inside}</naqala-board>`, { mayComplain: true });
  await untilReceived(page, 'a', 'error');
  const said = page.getByText('The position in words.');
  await expect(said).toBeVisible();
  await page.locator('#a').evaluate((element, site) => element.setAttribute('board', site), new URL('.', await page.locator('script[src$="naqala.js"]').getAttribute('src')).href);
  await untilReceived(page, 'a', 'ready');
  await expect(said).toBeHidden();
});

test('an older board, which knows no words, works with the newest script', async ({ openBoards }) => {
  // A frame that refuses what it does not know, as those before 1.2 do.
  const old = `<script>const say = (fields) => parent.postMessage({ naqala: 1, ...fields }, '*');
    addEventListener('message', ({ data }) => {
      if (data.type === 'subscribe' && data.events.includes('text')) return say({ type: 'error', re: data.id, code: 'content', message: 'events', faults: [] });
      say({ type: 'answer', re: data.id });
    });
    say({ type: 'loading' }); say({ type: 'ready', mode: 'view', accepts: [] }); say({ type: 'resize', width: 300, height: 200 });</script>`;
  const page = await openBoards(`<script>${LISTEN}</script>${board({ id: 'a', mode: 'view', loading: 'eager', board: '/old/' }, POSITION)}`, { files: { 'old/embed.html': { body: old } } });
  await untilReceived(page, 'a', 'ready');
  expect(await page.evaluate(() => window.received.filter(([, name]) => name === 'error'))).toEqual([]);
});
