// Boards and their hosts: downloads, origins, colours, focus.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { board, frame, LESSON, LISTEN, POSITION, received, RECORD, SCRIPT, START, untilPainted, untilReceived } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { serveCopyOfSite } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

test('a board off screen loads nothing', async ({ openBoards }) => {
  const asked = [];
  const page = await openBoards(`<div style="height:6000px"></div>${board({ id: 'a', mode: 'view' }, POSITION)}`, {
    prepare: (page) => page.on('request', (request) => asked.push(request.url())),
  });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(BASE_URL))).toEqual([`${BASE_URL}naqala.js`]);
  const room = () => page.locator('#a').evaluate((element) => element.getBoundingClientRect().height);
  const kept = await room();
  expect(kept, 'its two rows have 128 px each').toBe(2 * 128 + 26);
  await page.evaluate(() => scrollTo(0, 5000));
  await untilReceived(page, 'a', 'ready');
  expect(await room(), 'what it takes was kept').toBe(kept);
});

test('a request loads a board off screen, and another src, puzzle or mode makes another board of it', async ({ openBoards }) => {
  const file = (content) => ({ text: JSON.stringify(content), type: 'application/json' });
  const page = await openBoards(`${board({ id: 'a', mode: 'exercise', src: 'one.json', loading: 'eager' })}<div style="height:6000px"></div>${board({ id: 'far', mode: 'view' })}`, {
    files: { 'one.json': file(LESSON), 'two.json': file({ ...LESSON, title: { en: 'Another', fr: 'Une autre' } }) },
  });
  expect(await page.evaluate((position) => document.getElementById('far').set(position).then(() => document.getElementById('far').position()).then(({ board }) => board), POSITION)).toEqual(POSITION.board);
  const title = frame(page, 'a').locator('#lesson-title');
  const set = (attributes) => page.evaluate((attributes) => Object.entries(attributes).forEach(([name, value]) => document.getElementById('a').setAttribute(name, value)), attributes);
  await expect(title).toHaveText(LESSON.title.en);
  await set({ src: 'two.json' });
  await expect(title).toHaveText('Another');
  await page.locator('#a').evaluate((element) => element.removeAttribute('src'));
  await set({ puzzle: 'control-1' });
  await expect(title).toHaveText(/^Puzzle \d+: a move$/);
  await page.locator('#a').evaluate((element) => element.removeAttribute('puzzle'));
  await set({ mode: 'play', players: 'Anna, Sam' });
  await frame(page, 'a').locator('.bid-track').waitFor();
});

test('boards of one page share one download', async ({ openBoards }) => {
  const one = (id) => board({ id, mode: 'view', loading: 'eager' }, POSITION);
  // An empty cache shows what the first board downloads.
  const page = await openBoards(`${one('a')}<template>${one('b')}${one('c')}</template>`, { ownContext: true });
  /** Returns the number of wasm files of a board, and the bytes that were downloaded for them. */
  const fetched = (id) => frame(page, id).locator('html').evaluate(() => {
    const parts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.wasm'));
    return [parts.length, parts.reduce((sum, entry) => sum + entry.transferSize, 0)];
  });
  await untilReceived(page, 'a', 'ready');
  await page.evaluate(() => document.body.append(document.querySelector('template').content));
  for (const id of ['b', 'c']) await untilReceived(page, id, 'ready');
  const [files, bytes] = await fetched('a');
  expect(files >= 3 && bytes > 100_000, `${files} files, ${bytes} bytes`).toBeTruthy();
  for (const id of ['b', 'c']) expect(await fetched(id)).toEqual([files, 0]);
});

test('a board names the origin as the reason when its host lets no other origin have its files', async ({ openBoards }) => {
  const strict = await serveCopyOfSite();
  try {
    const body = `<script>${LISTEN}</script><script src="${strict.url}naqala.js" defer></script>${board({ id: 'a', loading: 'eager', sandbox: 'allow-scripts' }, POSITION)}`;
    const page = await openBoards(body, { isBare: true, mayComplain: true });
    await untilReceived(page, 'a', 'error');
    const [{ code, message }] = await received(page, 'a', 'error');
    expect(code).toBe('load');
    expect(message).toMatch(/^origin/);
    await frame(page, 'a').locator('#failure-origin').waitFor();
  } finally {
    await strict.stop();
  }
});

test('a board on its own site never gets the origin of that site', async ({ page }) => {
  await page.goto(`${BASE_URL}examples.html`);
  const sandbox = await page.evaluate(() => {
    const element = document.createElement('naqala-board');
    element.setAttribute('loading', 'eager');
    element.setAttribute('sandbox', ' allow-scripts Allow-Same-Origin allow-same-origin');
    document.body.append(element);
    return element.shadowRoot.querySelector('iframe').sandbox.value.trim();
  });
  expect(sandbox).toBe('allow-scripts');
});

test('a page opened from disk can have boards', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-'));
  const path = join(folder, 'page.html');
  await writeFile(path, `<!doctype html><html lang="en"><meta charset="utf-8"><title>A file</title><script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}`);
  try {
    await page.goto(pathToFileURL(path).href);
    await untilReceived(page, 'a', 'ready');
    expect(await page.evaluate(() => document.getElementById('a').position().then((position) => position.format))).toBe('naqala-position/1');
    expect(await page.evaluate(() => window.faults)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('each game without a seed is a different one', async ({ openBoards }) => {
  const one = (id) => board({ id, mode: 'play', players: 'Anna, Sam', loading: 'eager' });
  const page = await openBoards(`${one('a')}${one('b')}`);
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  const [a, b] = await page.evaluate(() => Promise.all(['a', 'b'].map((id) => document.getElementById(id).position())));
  expect(a.board).not.toEqual(b.board);
});

test('a board takes every valid colour of its page and ignores invalid ones', async ({ openBoards }) => {
  const colours = { a: 'var(--mine)', b: 'color-mix(in srgb, #ff0000, #0000ff)', c: 'light-dark(#010203, #040506)', d: 'nonsense', e: 'url(x)' };
  const rules = Object.entries(colours).map(([id, colour]) => `#${id}{--naqala-accent:${colour}}`).join('');
  const boards = Object.keys(colours).map((id) => board({ id, loading: 'eager' }, POSITION)).join('');
  const page = await openBoards(`<style>:root{--mine:rebeccapurple;color-scheme:light}${rules}</style>${boards}`);
  const accent = (inside) => inside.locator('html').evaluate((html) => html.style.getPropertyValue('--accent'));
  for (const id of Object.keys(colours)) await untilReceived(page, id, 'ready');
  expect(await accent(frame(page, 'a'))).toBe('rgb(102, 51, 153)');
  expect(await accent(frame(page, 'b'))).toMatch(/^color\(srgb 0\.5 0 0\.5\)$/);
  expect(await accent(frame(page, 'c'))).toBe('rgb(1, 2, 3)');
  for (const id of ['d', 'e']) expect(await accent(frame(page, id))).toBe('');
  // The board itself checks colours as well.
  await page.evaluate(() => document.getElementById('a').set({ options: { colours: { accent: 'nonsense', line: 'teal' } } }));
  expect(await accent(frame(page, 'a'))).toBe('rgb(102, 51, 153)');
});

test('the page of examples shows a board of each mode, in French too', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR' });
  await page.goto(`${BASE_URL}examples.html`);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  for (const section of ['view', 'explore', 'exercise', 'replay', 'play', 'opponent']) {
    const element = page.locator(`#${section} naqala-board`);
    await element.scrollIntoViewIfNeeded();
    const inside = page.frameLocator(`#${section} naqala-board >> iframe`);
    await inside.locator('html[data-ready]').waitFor({ state: 'attached' });
    await inside.locator('.board, .cover').first().waitFor();
    expect(await page.locator(`#${section} pre`).textContent()).toMatch(/^<naqala-board/);
  }
  const opponent = page.frameLocator('#opponent naqala-board >> iframe').locator('.player[data-seat="1"]');
  await expect(opponent.locator('.player-level')).toHaveText('courtisan');
  await axe(page);
});

test('Tab moves the focus into boards of every mode and out of them', async ({ openBoards }) => {
  const modes = { view: [POSITION], explore: [POSITION], exercise: [LESSON], replay: [RECORD], play: [START, { controls: 'actions fullscreen' }] };
  const boards = Object.entries(modes).map(([mode, [inside, more]]) => `${board({ id: mode, mode, loading: 'eager', ...more }, inside)}<button id="after-${mode}">After</button>`);
  const page = await openBoards(`<button id="before">Before</button>${boards.join('')}`);
  const active = () => page.evaluate(() => document.activeElement.id);
  // The frame belongs to another process, so the focus arrives with a delay.
  const comes = (id) => page.waitForFunction((id) => document.activeElement.id === id, id);
  await page.locator('#before').focus();
  for (const mode of Object.keys(modes)) {
    await untilReceived(page, mode, 'ready');
    await frame(page, mode).locator('.cell').first().waitFor();
  }
  expect(await active(), 'a board that comes takes no focus').toBe('before');
  let before = 'before';
  for (const mode of Object.keys(modes)) {
    const leaves = async (key) => {
      for (let count = 0; count < 40 && (await active()) === mode; count += 1) {
        await page.keyboard.press(key);
        await untilPainted(page, mode);
      }
    };
    await page.keyboard.press('Tab');
    await comes(mode);
    await frame(page, mode).locator(mode === 'explore' ? '.cell:focus' : ':focus:not(html, body)').waitFor();
    await leaves('Tab');
    await comes(`after-${mode}`);
    await page.keyboard.press('Shift+Tab');
    await comes(mode);
    await leaves('Shift+Tab');
    await comes(before);
    before = `after-${mode}`;
    await page.locator(`#${before}`).focus();
  }
});

test('an exercise shows the controls that its position needs, unless its page names them', async ({ openBoards }) => {
  const bidding = JSON.parse(await readFile(new URL('../../../../dist/lessons/bidding.json', import.meta.url), 'utf8'));
  const step = bidding.steps.findIndex(({ solution }) => solution?.[0]?.startsWith('bid ')) + 1;
  const [action] = bidding.steps[step - 1].solution;
  const one = (id, more) => board({ id, mode: 'exercise', loading: 'eager', step, ...more }, bidding);
  const page = await openBoards(`${one('a')}${one('b', { controls: 'actions' })}`);
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  await frame(page, 'a').locator(`.spot[data-price="${action.split(' ')[1]}"]`).click();
  await frame(page, 'a').getByRole('button', { name: /^Bid/ }).click();
  await untilReceived(page, 'a', 'goal');
  await frame(page, 'b').locator('.cell').first().waitFor();
  expect(await frame(page, 'b').locator('.bid-track').count()).toBe(0);
});

test('the exercise of the documentation works as it is written, under the policy that it asks for, and a reader comes back to it', async ({ newPage, serveHost }) => {
  const text = await readFile(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
  const docs = text.replaceAll('https://naqala.example/', BASE_URL).replaceAll('https://naqala.example', new URL(BASE_URL).origin);
  const blocks = [...docs.matchAll(/^( *)```\w*\n([^]*?)^\1```/gm)].map(([, , code]) => code);
  const block = (...words) => blocks.find((code) => words.every((word) => code.includes(word)));
  const policy = `default-src 'none'; img-src data:; ${block('script-src', 'frame-src').trim().replace('script-src', "script-src 'self'")}`;
  const boards = `${block('.restore(')}\n{ ${block("addEventListener('goal', (event)")} }`;
  const body = `${block('naqala.js" defer blocking="render"></script>')}<script src="boards.js" defer></script>${block('<naqala-board mode="exercise"', 'naqala-lesson/1')}<p id="progress"></p>`;
  const host = await serveHost({ '': { body, policy }, 'boards.js': { text: boards } });
  const page = await newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(host.url());
  const inside = page.locator('naqala-board >> iframe').contentFrame();
  await inside.locator('.cell').first().waitFor();
  const { steps: [{ solution }] } = JSON.parse(await page.locator('naqala-board script').textContent());
  const play = (action) => page.evaluate((action) => document.querySelector('naqala-board').play(action), action);
  await play(solution[0]);
  await page.waitForFunction((action) => localStorage.getItem('lesson-1')?.includes(action), solution[0]);
  await page.reload();
  await inside.locator('.held:not([hidden])').first().waitFor();
  expect(await page.evaluate(() => document.querySelector('naqala-board').state().then(({ actions }) => actions)), 'the reader is back').toEqual(solution.slice(0, 1));
  for (const action of solution.slice(1)) await play(action);
  await inside.locator('[data-said=reached]').waitFor();
  await expect.poll(() => said).toEqual(expect.arrayContaining(['step 1']));
  await expect(page.locator('#progress')).toHaveText(/^Step 1 of 1: 0 corrections, 0 hints, \d+ seconds$/);
});

test('a board follows the switch of its page for the theme and the language, also where colours move', async ({ openBoards }) => {
  const style = '<style>html { background: #fff; transition: background-color .3s; } html.night { background: #101018; color: #fff; }</style>';
  const page = await openBoards(`${style}${board({ id: 'a', mode: 'view', loading: 'eager' }, POSITION)}`);
  await untilReceived(page, 'a', 'ready');
  const root = frame(page, 'a').locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect(root, 'once the colours have moved').toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => document.documentElement.classList.remove('night'));
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => (document.documentElement.lang = 'fr'));
  await expect(root).toHaveAttribute('lang', 'fr');
  await expect(page.locator('#a >> iframe')).toHaveAttribute('title', 'Une position de Five Tribes');
});

test('frames of a kind have names of their own, and attributes that mean nothing are named at once', async ({ openBoards }) => {
  const said = [];
  const prepare = async (page) => void page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  const wrong = { height: 'abc', ratio: 'banana', loading: 'clik', lang: 'tlh' };
  const body = [board({ id: 'a', mode: 'view', loading: 'eager' }, POSITION), board({ id: 'b', mode: 'view', ...wrong }, POSITION), board({ id: 'c', mode: 'play', opponents: 'courtier sultan', players: 'Anna, Sam, Zoé', loading: 'eager' })].join('');
  const page = await openBoards(body, { prepare, mayComplain: true });
  await untilReceived(page, 'b', 'ready');
  await expect(page.locator('#a >> iframe')).toHaveAttribute('title', 'A position of Five Tribes');
  await expect(page.locator('#b >> iframe')).toHaveAttribute('title', 'A position of Five Tribes (2)');
  for (const [name, value] of Object.entries(wrong)) expect(said.filter((line) => line.includes(`${name}="${value}"`)), name).toHaveLength(1);
  // A page that moves the element hears nothing twice, and what CSS would take is no mistake.
  const before = said.length;
  await page.evaluate(() => {
    const moved = document.getElementById('b');
    document.body.prepend(moved);
    const right = Object.assign(document.createElement('naqala-board'), { id: 'd' });
    for (const [name, value] of [['ratio', '6 / 5'], ['height', '300px'], ['loading', ''], ['lang', '']]) right.setAttribute(name, value);
    document.body.append(right);
  });
  await untilPainted(page, 'a');
  expect(said.length).toBe(before);
  await untilReceived(page, 'c', 'error');
  const height = await page.locator('#c').evaluate((element) => element.offsetHeight);
  expect(height, 'the room of a board that does not come is given back').toBeLessThanOrEqual(120);
});
