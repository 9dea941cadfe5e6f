// The thinker: a worker with a wasm of its own that finds lines for players that are computers.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/boards.mjs';
import { cut } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';
import { BASE_URL, IS_WHOLE_RUN } from '../../support/site.mjs';
import { ask, startThinker, thinkerName } from '../../support/thinker.mjs';

/** A request about a game of two that has just begun. */
const request = async (think, level, more = {}) => ({ think, level, seed: '7', record: await cut(2, 4), ...more });

test('a worker finds the same lines as the native program, in two hundred positions with `--all`', async ({ page }) => {
  const file = new URL('../../../fixtures/thoughts.jsonl', import.meta.url);
  const thoughts = (await readFile(file, 'utf8')).trim().split('\n').map((line) => JSON.parse(line));
  expect(thoughts.length).toBeGreaterThanOrEqual(200);
  await open(page);
  await startThinker(page);
  for (const { game, entries, level, reply } of thoughts.filter((_, at) => IS_WHOLE_RUN || at % 3 === 0)) {
    const record = await cut(game, entries);
    const found = await ask(page, { think: reply.id, level, seed: String(reply.id), record });
    expect(found, `${game}, entry ${entries}, ${level}`).toEqual(reply);
  }
});

test('a cancelled request gets no reply, and the next one is answered', async ({ page }) => {
  await open(page);
  await startThinker(page);
  // With the wasm there, the three arrive together: the search cannot end before its cancel is read.
  expect((await ask(page, await request(1, 'apprentice'))).line.length).toBeGreaterThan(0);
  const [reply, late] = await page.evaluate(async ([long, short]) => {
    const { ask, post, replies } = window.thinker;
    post(long);
    post({ cancel: long.think });
    const reply = await ask(short);
    return [reply, replies.filter(({ id, progress }) => id === long.think && progress === undefined)];
  }, [await request(2, 'sultan'), await request(3, 'courtier')]);
  expect(reply.line.length).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

test('a worker that is ended in the middle leaves the next one unharmed', async ({ page }) => {
  await open(page);
  await startThinker(page);
  await page.evaluate(async (long) => {
    const { end, post, replies } = window.thinker;
    post(long);
    while (!replies.some((reply) => reply.id === 1)) await new Promise((later) => setTimeout(later, 5));
    end();
  }, await request(1, 'sultan'));
  await startThinker(page);
  expect((await ask(page, await request(2, 'apprentice'))).line.length).toBeGreaterThan(0);
});

test('a message that cannot be obeyed gets an error and stops nothing', async ({ page }) => {
  await open(page);
  await startThinker(page);
  expect((await ask(page, await request(1, 'vizier'))).error).toBe('expected the name of a level');
  expect((await ask(page, await request(2, 'sultan', { record: {} }))).error).toMatch(/format/);
  await page.evaluate(() => window.thinker.post('{'));
  expect((await ask(page, await request(3, 'apprentice'))).line.length).toBeGreaterThan(0);
});

test('the page’s own thread finds the same line as a worker', async ({ page }) => {
  await open(page);
  const lines = [];
  for (const onPage of [false, true]) {
    await startThinker(page, { onPage });
    lines.push((await ask(page, await request(1, 'courtier'))).line);
  }
  expect(lines[1]).toEqual(lines[0]);
});

test('a sandboxed frame can have no worker, and thinks on its own thread', async ({ openBoards }) => {
  const page = await openBoards(`<iframe sandbox="allow-scripts" src="${BASE_URL}embed.html#v=1&mode=view" title="Board"></iframe>`);
  const frame = page.frames()[1];
  await frame.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await expect(startThinker(frame)).rejects.toThrow(/SecurityError|cannot be accessed from origin/);
  await startThinker(frame, { onPage: true });
  expect((await ask(frame, await request(1, 'apprentice'))).line.length).toBeGreaterThan(0);
});

test('the first page fetches nothing of the thinker', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.includes('thinker'))).toEqual([]);
});

test('the worker has a strict policy of its own and is kept for good', async () => {
  const { headers } = await fetch(BASE_URL + (await thinkerName()));
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  expect(headers.get('cache-control')).toMatch(/immutable/);
});

test('the thinker works offline after the first visit, from a host that sends no headers', async ({ newPage }) => {
  const site = await serveCopyOfSite();
  try {
    const page = await newPage({ baseURL: site.url, serviceWorkers: 'allow' });
    await open(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.context().setOffline(true);
    await site.stop();
    for (const onPage of [false, true]) {
      await startThinker(page, { onPage });
      expect((await ask(page, await request(1, 'apprentice'))).line.length).toBeGreaterThan(0);
    }
    await page.context().setOffline(false);
  } finally {
    await site.stop();
  }
});
