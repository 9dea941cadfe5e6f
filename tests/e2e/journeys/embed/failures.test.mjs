// Whatever goes wrong, the visitor reads words, the console has the details, the page gets an `error` within five seconds, and every promise settles.
import { board, frame, LESSON, LISTEN, POSITION, received, RECORD, SCRIPT, START, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';
import { recorded } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';

const SITE = new URL(BASE_URL).origin;

/** Waits for the error of a board that cannot load, and expects everything that belongs to one. */
async function expectLost(page, id, message) {
  await page.waitForFunction((id) => window.received.some((one) => one[0] === id && one[1] === 'error'), id, { timeout: 5500 });
  const errors = await received(page, id, 'error');
  expect(errors.map(({ code }) => code), id).toEqual(['load']);
  expect(errors[0].message, id).toMatch(message);
  await expect(page.locator(`#${id} p[role=alert]`), id).toHaveText('The board could not be loaded.');
  await expect(page.locator(`#${id}`).getByRole('button', { name: 'Try again' }), id).toBeVisible();
  const settled = await page.evaluate((id) => Promise.all([document.getElementById(id).position(), document.getElementById(id).set({ step: 1 })].map((one) => one.then(() => 'answered', ({ code }) => code))), id);
  expect(settled, id).toEqual(['load', 'load']);
  expect(await received(page, id, 'ready'), id).toEqual([]);
  expect(recorded(page).console.some((line) => line.includes('<naqala-board>') && message.test(line)), `${id}: the console has the details`).toBe(true);
}

test('a board says so when its frame is blocked, or nothing answers at its address', async ({ openBoards }) => {
  const blocked = await openBoards(`<script src="listen.js"></script>${SCRIPT}${board({ id: 'a', loading: 'eager' }, POSITION)}`, {
    isBare: true, mayComplain: true, policy: `default-src 'none'; script-src 'self' ${SITE}`, files: { 'listen.js': { text: LISTEN } },
  });
  await expectLost(blocked, 'a', /Content-Security-Policy.*frame-src/);
  const wrong = await openBoards(`${board({ id: 'gone', loading: 'eager', board: `${BASE_URL}nowhere/` }, POSITION)}${board({ id: 'closed', loading: 'eager', board: 'http://127.0.0.1:9/' }, POSITION)}`, { mayComplain: true });
  await expectLost(wrong, 'gone', /nothing answers at .*\/nowhere\/embed\.html/);
  await expectLost(wrong, 'closed', /127\.0\.0\.1:9/);
  // A reader who tries again, after the page has mended the address, gets the board.
  await wrong.locator('#gone').evaluate((element, site) => element.setAttribute('board', site), BASE_URL);
  await untilReceived(wrong, 'gone', 'ready');
});

test('a board that answers and does not finish says so after 45 seconds, and is shown if it comes after all', async ({ openBoards }) => {
  const held = [];
  const page = await openBoards(board({ id: 'a', loading: 'eager' }, POSITION), {
    mayComplain: true, ownContext: true,
    prepare: async (page) => {
      await page.clock.install();
      await page.route(/\/board-[0-9a-f]+\.wasm/, (route) => void held.push(route));
    },
  });
  await page.waitForFunction(() => document.getElementById('a').isSilent === false);
  await page.clock.fastForward(46_000);
  await expectLost(page, 'a', /did not load within 45 seconds/);
  for (const route of held) await route.continue();
  await untilReceived(page, 'a', 'ready');
  await expect(page.locator('#a p[role=alert]')).toBeHidden();
});

test('a page in a sandbox, a module and an import find the site', async ({ openBoards }) => {
  const page = await openBoards(`<iframe id="host" sandbox="allow-scripts" src="inner" style="width:100%;height:700px"></iframe>`, {
    files: { inner: { body: `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}` } },
  });
  const inner = await page.waitForSelector('#host').then((host) => host.contentFrame());
  await inner.waitForFunction(() => window.received?.some(([, name]) => name === 'ready'));
  expect(await inner.evaluate(() => document.getElementById('a').position().then((position) => position.format))).toBe('naqala-position/1');
  const tag = await openBoards(`<script>${LISTEN}</script><script type="module" src="${BASE_URL}naqala.js"></script>${board({ id: 'a', loading: 'eager' }, POSITION)}`, { isBare: true });
  await untilReceived(tag, 'a', 'ready');
  const imported = await openBoards(`<script>${LISTEN}</script><script type="module">import '${BASE_URL}naqala.js';</script>${board({ id: 'a', loading: 'eager' }, POSITION)}`, { isBare: true });
  await untilReceived(imported, 'a', 'ready');
  // A bundle has an address of its own; the page names the site.
  const bundled = await openBoards(`<meta name="naqala-site" content="${BASE_URL}"><script>${LISTEN}</script><script type="module" src="bundle.mjs"></script>${board({ id: 'a', loading: 'eager' }, POSITION)}`, {
    isBare: true, files: { 'bundle.mjs': { text: await (await fetch(`${BASE_URL}naqala.js`)).text() } },
  });
  await untilReceived(bundled, 'a', 'ready');
});

test('where scripts are stripped or do not run, what stands inside the element is the answer', async ({ openBoards, newPage }) => {
  const inside = `<naqala-board id="a" mode="exercise" puzzle="daily"><a href="${BASE_URL}#puzzle=daily">The puzzle of the day</a></naqala-board>`;
  const stripped = await openBoards(inside, { isBare: true, mayComplain: true, prepare: (page) => page.addInitScript(() => (window.faults = [])) });
  await expect(stripped.getByRole('link')).toBeVisible();
  const old = await openBoards(inside, { prepare: (page) => page.addInitScript(() => Object.defineProperty(window, 'customElements', { value: undefined })) });
  await expect(old.getByRole('link')).toBeVisible();
  const now = await newPage();
  await now.close();
});

test('a wrong attribute, puzzle, step or moment ends in words, an error and no ready', async ({ openBoards }) => {
  const boards = {
    mode: [{ mode: 'chess' }, undefined, 'options', /^mode: /],
    puzzle: [{ mode: 'exercise', puzzle: 'none-1' }, undefined, 'content', /^puzzle: there is no puzzle 'none-1'/],
    step: [{ mode: 'exercise', step: 9 }, { ...LESSON, steps: LESSON.steps.slice(0, 2) }, 'content', /^step: expected a number from 1 to 2/],
    at: [{ mode: 'replay', at: 999 }, START, 'content', /^at: expected a number from 0 to 4/],
  };
  const page = await openBoards(Object.entries(boards).map(([id, [attributes, inside]]) => board({ id, loading: 'eager', ...attributes }, inside)).join(''));
  for (const [id, [, , code, message]] of Object.entries(boards)) {
    await untilReceived(page, id, 'error');
    const errors = await received(page, id, 'error');
    expect(errors.map((error) => error.code), id).toEqual([code]);
    expect(errors[0].message, id).toMatch(message);
    const words = code === 'options' ? page.locator(`#${id} p[role=alert]`) : frame(page, id).locator('.failure p');
    await expect(words, id).toHaveText(/^There is a mistake on this page/);
    await expect(words, id).toBeVisible();
    expect(await page.evaluate((id) => document.getElementById(id).position().then(() => 'answered', ({ code }) => code), id), id).toMatch(/options|nothing/);
    expect(await received(page, id, 'ready'), id).toEqual([]);
  }
  expect(recorded(page).console.splice(0).filter((line) => line.includes('<naqala-board>')).length).toBe(4);
  // What the page puts in place of it counts.
  await page.evaluate((lesson) => document.getElementById('puzzle').set(lesson), LESSON);
  await untilReceived(page, 'puzzle', 'ready');
});

test('a refused message changes nothing, not even while it is being looked up', async ({ openBoards }) => {
  const page = await openBoards(`${board({ id: 'a', mode: 'exercise', loading: 'eager' }, LESSON)}${board({ id: 'b', mode: 'replay', loading: 'eager', at: 3 }, RECORD)}`);
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  const says = (id, call, ...what) => page.evaluate(([id, call, what]) => document.getElementById(id)[call](...what).then(() => 'done', ({ code }) => code), [id, call, what]);
  expect(await says('a', 'play', 'take b2')).toBe('done');
  const record = () => page.evaluate(() => document.getElementById('a').record());
  const before = await record();
  expect(await says('a', 'set', { puzzle: 'none-1' })).toBe('content');
  expect(await says('a', 'set', { step: 99 })).toBe('content');
  expect(await says('b', 'set', { at: 999 })).toBe('content');
  expect(await record()).toEqual(before);
  await expect(frame(page, 'a').locator('.failure, .part-coming')).toHaveCount(0);
  // A puzzle that there is comes in its place.
  expect(await says('a', 'set', { puzzle: 'control-1' })).toBe('done');
  await expect(frame(page, 'a').locator('.lesson-place')).toBeHidden();
  expect(await record()).not.toEqual(before);
});
