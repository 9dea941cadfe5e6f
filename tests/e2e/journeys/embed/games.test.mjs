// Games played on boards: their end, the screen, the focus.
import { board, frame, LISTEN, NEARLY, received, RECORD, untilFitted, untilReceived } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { BASE_URL } from '../../support/site.mjs';

test('a game that ends on a board reports and shows the winner, in both languages', async ({ openBoards }) => {
  const boards = ['a', 'b'].map((id) => board({ id, mode: 'play', loading: 'eager', lang: id === 'a' ? 'en' : 'fr' }, NEARLY));
  const page = await openBoards(boards.join(''), { viewport: { width: 336, height: 640 } });
  const inside = frame(page, 'a');
  const height = () => page.locator('#a >> iframe').evaluate((frame) => frame.offsetHeight);
  await untilReceived(page, 'a', 'ready');
  await inside.locator('.player').first().waitFor();
  expect(await inside.locator('.embed-score').count(), 'a game that is on has no winner').toBe(0);
  await untilFitted(page, 'a');
  const before = await height();
  await inside.locator('.action-bar .answer').last().click();
  await untilReceived(page, 'a', 'end');
  const { scores, winners } = (await received(page, 'a', 'end'))[0];
  const shown = inside.locator('.embed-score');
  await shown.waitFor();
  const cells = await shown.locator('tr[data-line=total] td').allInnerTexts();
  expect(cells.map(Number)).toEqual(scores);
  expect(scores.length).toBe(2);
  const best = RECORD.players.filter((_, seat) => winners.includes(seat));
  expect(winners.length).toBe(1);
  expect(scores[winners[0]] === Math.max(...scores)).toBeTruthy();
  expect(await shown.locator('.winners').innerText()).toBe(`${best[0]} wins!`);
  await frame(page, 'b').locator('.action-bar .answer').last().click();
  await expect(frame(page, 'b').locator('.embed-score .winners')).toHaveText(`${best[0]} l’emporte\u202f!`);
  await untilFitted(page, 'a');
  expect(await height(), 'the frame grows with the points').toBeGreaterThan(before);
  await axe(page);
  const wide = await inside.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(wide, `${wide} px too wide`).toBeLessThanOrEqual(0);
  // The points can be left out later; no event is sent again.
  await page.evaluate(() => document.getElementById('a').setAttribute('controls', 'actions players'));
  await shown.waitFor({ state: 'detached' });
  await expect.poll(height, 'and shrinks without them').toBeLessThan(before);
  expect((await received(page, 'a', 'end')).length).toBe(1);
  // The players can start a rematch; the page receives an event.
  await page.evaluate(() => document.getElementById('a').setAttribute('controls', 'actions track players score'));
  const known = (await received(page, 'a', 'action')).length;
  // The frame grows with the controls: a press before that could end on another element.
  await shown.locator('[data-does=rematch]').waitFor();
  await untilFitted(page, 'a');
  await shown.locator('[data-does=rematch]').click();
  await inside.locator('.bid-track.bidding').waitFor();
  await shown.waitFor({ state: 'detached' });
  // The first bidder is drawn by lot.
  expect((await inside.locator('.player-words').allInnerTexts()).sort()).toEqual([...RECORD.players].sort());
  expect(await inside.locator('main').evaluate((main) => main === document.activeElement), 'the focus stays on the board').toBe(true);
  const news = (await received(page, 'a', 'action')).slice(known);
  expect(news.map(({ steps, action }) => ({ steps, action }))).toEqual([{ steps: 0, action: undefined }]);
});

test('a record shows its points at its end only', async ({ openBoards }) => {
  const page = await openBoards(`${board({ id: 'a', mode: 'replay', loading: 'eager', at: RECORD.actions.length - 1 }, RECORD)}${board({ id: 'b', mode: 'replay', loading: 'eager', controls: 'history', at: RECORD.actions.length }, RECORD)}`);
  await untilReceived(page, 'a', 'ready');
  const shown = frame(page, 'a').locator('.embed-score');
  await frame(page, 'a').locator('.history-bar').waitFor();
  expect(await shown.count()).toBe(0);
  await page.evaluate((at) => document.getElementById('a').set({ at }), RECORD.actions.length);
  await shown.locator('.winners').waitFor();
  await frame(page, 'b').locator('.history-bar').waitFor();
  expect(await frame(page, 'b').locator('.embed-score').count(), 'who does not name it has it not').toBe(0);
  await page.evaluate(() => document.getElementById('a').set({ at: 3 }));
  await shown.waitFor({ state: 'detached' });
});

/** Records the screen locks of each frame in its `window.locks`, and promises that fail in `window.rejected`. */
function recordLocks() {
  const request = navigator.wakeLock && navigator.wakeLock.request.bind(navigator.wakeLock);
  window.locks = [];
  window.rejected = [];
  addEventListener('unhandledrejection', (event) => window.rejected.push(String(event.reason)));
  if (!request) return;
  navigator.wakeLock.request = async (...all) => {
    try {
      const lock = await request(...all);
      window.locks.push(lock);
      return lock;
    } catch (error) {
      window.locks.push(error.name);
      throw error;
    }
  };
}
const prepare = (page) => page.addInitScript(recordLocks);

test('a game can use full screen and keeps the screen awake where its page allows it', { tag: '@chromium' }, async ({ openBoards }) => {
  const boards = [
    board({ id: 'a', mode: 'play', loading: 'eager' }, NEARLY),
    board({ id: 'b', mode: 'play', loading: 'eager', players: 'Anna,Sam', controls: 'actions' }),
  ];
  const page = await openBoards(boards.join(''), { prepare });
  const inside = frame(page, 'a');
  const locks = (id) => () => frame(page, id).locator('html').evaluate(() => window.locks.map((lock) => (typeof lock === 'string' ? lock : lock.released ? 'released' : 'held')));
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  const button = inside.locator('[data-does=full-screen]');
  await button.waitFor();
  for (const id of ['a', 'b']) await expect.poll(locks(id), `${id}: a game is on`).toEqual(['held']);
  expect(await frame(page, 'b').locator('[data-does=full-screen]').count(), 'its page does not name full screen').toBe(0);
  const isFull = () => inside.locator('html').evaluate(() => !!document.fullscreenElement);
  expect(await button.innerText()).toBe('Full screen');
  await button.click();
  await expect.poll(isFull).toBe(true);
  expect(await page.evaluate(() => document.fullscreenElement.id)).toBe('a');
  await inside.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);
  await inside.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  // The game ends: the screen may sleep.
  await inside.locator('.action-bar .answer').last().click();
  await untilReceived(page, 'a', 'end');
  await expect.poll(locks('a')).toEqual(['released']);
  expect(await locks('b')()).toEqual(['held']);
  expect(await inside.locator('html').evaluate(() => window.rejected)).toEqual([]);
});

for (const [name, sandbox] of [['no allow', 'allow-scripts allow-same-origin'], ['no allow and no origin', 'allow-scripts']]) {
  test(`a game in a frame with ${name} works without full screen`, async ({ openBoards }) => {
    const address = `${BASE_URL}embed.html#v=1&mode=play&players=Anna,Sam&seed=42`;
    const body = `<script>${LISTEN}</script><iframe id="a" title="A game" sandbox="${sandbox}" width="900" height="900" src="${address}"></iframe>`;
    const page = await openBoards(body, { isBare: true, prepare });
    const inside = page.frameLocator('#a');
    await inside.locator('.player').first().waitFor();
    await inside.locator('.spot[data-state=open]').first().click();
    const prompt = inside.locator('.action-bar .prompt');
    const before = await prompt.innerText();
    await inside.locator('.action-bar .answer').first().click();
    await expect(prompt).not.toHaveText(before);
    expect(await inside.locator('[data-does=full-screen]').count()).toBe(0);
    const locks = await inside.locator('html').evaluate(() => window.locks.map(String));
    expect(locks.filter((lock) => lock !== 'NotAllowedError'), 'the page around does not allow locks').toEqual([]);
    expect(await inside.locator('html').evaluate(() => window.rejected)).toEqual([]);
  });
}

test('the hand-over screen takes no focus from the page and gives it to the board', { tag: '@chromium' }, async ({ openBoards }) => {
  const far = '<button id="before">Before</button><div style="height:2000px"></div>';
  const page = await openBoards(`${far}${board({ id: 'a', mode: 'play', players: 'Anna,Sam', hide: 'on', loading: 'eager' })}`);
  await page.locator('#before').focus();
  const taken = frame(page, 'a').locator('.cover .primary');
  await taken.waitFor();
  await untilReceived(page, 'a', 'ready');
  await untilFitted(page, 'a');
  expect(await page.evaluate(() => [document.activeElement.id, scrollY])).toEqual(['before', 0]);
  await taken.click();
  await frame(page, 'a').locator('main:focus').waitFor();
});
