// Boards as guests: fingers scroll the page around them, their room is kept, and nothing flashes or stays blank.
import { board, frame, LESSON, LISTEN, POSITION, RECORD, START, untilFitted, untilPainted, untilReceived, WATCH } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { serveSlowSite } from '../../support/servers.mjs';
import { drag, pinch } from '../../support/touch.mjs';

const MODES = { view: START, explore: START, exercise: LESSON, replay: RECORD, play: START };
const NARROW = '<meta name="viewport" content="width=device-width">';

test('a finger on a board of any mode scrolls the page around it, and two pinch', { tag: '@chromium' }, async ({ openBoards }) => {
  const boards = Object.entries(MODES).map(([mode, inside]) => board({ id: mode, mode, loading: 'eager' }, inside));
  const page = await openBoards(`${NARROW}<div style="height:900px"></div>${boards.join('')}<div style="height:2000px"></div>`, { touch: true, viewport: { width: 390, height: 844 } });
  for (const mode of Object.keys(MODES)) {
    await untilReceived(page, mode, 'ready');
    const tile = frame(page, mode).locator('.cell').nth(4);
    await tile.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    // The frame belongs to another process, so its place follows with a delay.
    await page.locator(`#${mode}`).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const scrolled = await drag(page, await tile.boundingBox(), 200);
    expect(scrolled, `${mode}: pixels that the page follows a finger of 200`).toBeGreaterThan(120);
    expect(await frame(page, mode).locator('.held:not([hidden])').count(), `${mode}: nothing is picked up`).toBe(0);
  }
  expect(await pinch(page, await page.locator('#view').boundingBox()), 'the scale of the page').toBeGreaterThan(1.2);
});

test('on a board that is being played a finger scrolls from any tile, and a tap still plays', { tag: '@chromium' }, async ({ openBoards }) => {
  const page = await openBoards(`${NARROW}<div style="height:300px"></div>${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}<div style="height:2000px"></div>`, { touch: true, viewport: { width: 390, height: 844 } });
  await untilReceived(page, 'a', 'ready');
  await frame(page, 'a').locator('.cell[data-light=alive]').first().tap();
  await frame(page, 'a').locator('.held:not([hidden])').first().waitFor();
  const lit = frame(page, 'a').locator('.cell[data-light=lit]').first();
  await untilPainted(page, 'a');
  expect(await drag(page, await lit.boundingBox(), 150)).toBeGreaterThan(80);
  await frame(page, 'a').locator('.cell[data-light=lit]').first().waitFor();
  // A meeple in the hand is dragged, not scrolled.
  const before = await page.evaluate(() => scrollY);
  const held = await frame(page, 'a').locator('.held:not([hidden])').first().boundingBox();
  await drag(page, held, 60);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

// The script stands as docs/embedding.md writes it for pages on which nothing may move.
test('nothing on a page moves while boards of any mode load slowly', async ({ newPage, serveHost }) => {
  const json = (what) => ({ text: JSON.stringify(what), type: 'application/json' });
  const boards = { ...Object.fromEntries(Object.entries(MODES).map(([mode, inside]) => [mode, [{ mode }, inside]])), src: [{ mode: 'exercise', src: 'lesson.json' }], daily: [{ mode: 'exercise', puzzle: 'daily' }] };
  const slow = Object.fromEntries(await Promise.all(Object.keys(boards).map(async (name) => [name, await serveSlowSite()])));
  const page = ([name, [attributes, inside]]) => ({ body: `<meta name="viewport" content="width=device-width"><style>body{margin:8px;font:16px sans-serif}</style><script src="listen.js"></script><script src="${slow[name].url}naqala.js" defer blocking="render"></script><h1>A page</h1>${board({ id: 'a', ...attributes }, inside)}<p>${'Words that would move. '.repeat(80)}</p>` });
  const host = await serveHost({ ...Object.fromEntries(Object.entries(boards).map((one) => [one[0], page(one)])), 'listen.js': { text: `${LISTEN}${WATCH}` }, 'lesson.json': json(LESSON) });
  try {
    const shifts = {};
    for (const width of [390, 1100]) {
      await Promise.all(Object.keys(boards).map(async (name) => {
        const page = await newPage({ viewport: { width, height: 900 }, ownContext: true, mayComplain: true, pictures: true });
        await page.goto(host.url('localhost', name));
        await untilReceived(page, 'a', 'ready');
        await untilFitted(page, 'a');
        shifts[`${name} at ${width}`] = await page.evaluate(() => window.shift);
      }));
    }
    const jumps = Object.entries(shifts).filter(([, shift]) => shift > 0.05);
    expect(jumps, JSON.stringify(shifts)).toEqual([]);
  } finally {
    for (const site of Object.values(slow)) await site.stop();
  }
});

test('nothing moves in rows, grids, folds and tabs while boards load slowly', async ({ newPage, serveHost }) => {
  const slow = await serveSlowSite();
  const one = (id, mode, inside) => board({ id, mode }, inside);
  const places = {
    flex: `<div style="display:flex;gap:10px"><p style="flex:none;width:200px">Beside it</p>${one('a', 'exercise', LESSON)}</div>`,
    grid: `<div style="display:grid;grid-template-columns:1fr 2fr;gap:10px"><p>Beside it</p>${one('a', 'play', START)}</div>`,
    fold: `<details><summary>More</summary>${one('a', 'replay', RECORD)}</details>`,
    tab: `<button id="open">The other tab</button><div id="tab" hidden>${one('a', 'explore', START)}</div>`,
  };
  const page = (inside) => ({ body: `<style>body{margin:8px;font:16px sans-serif}</style><script src="listen.js"></script><script src="${slow.url}naqala.js" defer blocking="render"></script>${inside}<p>${'Words that would move. '.repeat(80)}</p>` });
  const opens = 'addEventListener("click", ({ target }) => { if (target.id === "open") tab.hidden = false; });';
  const host = await serveHost({ ...Object.fromEntries(Object.entries(places).map(([name, inside]) => [name, page(inside)])), 'listen.js': { text: `${LISTEN}${WATCH}${opens}` } });
  try {
    for (const name of Object.keys(places)) {
      const page = await newPage({ viewport: { width: 1100, height: 900 }, ownContext: true, mayComplain: true, pictures: true });
      await page.goto(host.url('localhost', name));
      await page.waitForFunction(() => customElements.get('naqala-board'));
      // What a reader opens moves the page, and the browser does not count that.
      if (name === 'fold' || name === 'tab') await page.locator('summary, #open').click();
      await untilReceived(page, 'a', 'ready');
      await untilFitted(page, 'a');
      expect(await page.evaluate(() => window.shift), name).toBeLessThanOrEqual(0.05);
    }
  } finally {
    await slow.stop();
  }
});

test('a board keeps its room and its width in a row, a grid, a fold, a hidden tab, and when the window narrows', async ({ openBoards }) => {
  const one = (id, more) => board({ id, mode: 'view', ...more }, START);
  const page = await openBoards(`<style>body{margin:0}</style>
    <div id="flex" style="display:flex;gap:10px"><p style="flex:none;width:200px">Beside it</p>${one('row', { loading: 'eager' })}</div>
    <div style="display:grid;grid-template-columns:1fr 2fr"><p>Beside it</p>${one('grid', { loading: 'eager' })}</div>
    <div style="display:flex"><main>${one('main', { loading: 'eager' })}</main></div>
    <table><tr><td>${one('cell', { loading: 'eager' })}</td></tr></table>
    <details><summary>More</summary>${one('fold')}</details><div id="tab" hidden>${one('tabbed')}</div>
    <div style="height:4000px"></div>${one('last', { loading: 'eager' })}<p id="end">The end</p>`, { viewport: { width: 1000, height: 800 } });
  for (const id of ['row', 'grid', 'main', 'cell', 'last']) await untilReceived(page, id, 'ready');
  const box = (id) => page.locator(`#${id}`).evaluate((element) => { const { width, height } = element.getBoundingClientRect(); return { width, height }; });
  expect((await box('row')).width).toBe(790);
  expect((await box('grid')).width).toBeGreaterThan(600);
  for (const id of ['main', 'cell']) expect((await box(id)).width, id).toBeGreaterThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is too wide').toBe(1000);
  await page.locator('summary').click();
  await page.locator('#tab').evaluate((tab) => (tab.hidden = false));
  // The browser tells an element its new size just before it paints.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  for (const id of ['fold', 'tabbed']) expect((await box(id)).height, `${id} has its room at once`).toBe(666);
  // Far from the screen, a frame tells nothing; its room follows the width all the same.
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(async () => (await box('last')).height).toBe(433);
  await page.locator('#end').scrollIntoViewIfNeeded();
  await frame(page, 'last').locator('.cell').first().waitFor();
  expect((await box('last')).height).toBe(433);
});

test('before it loads, a board shows its position in the colours of the page; a click loads it where the page asks for one', async ({ openBoards }) => {
  const page = await openBoards(`<body style="background:#101418;color:#eee">${board({ id: 'a', mode: 'view', loading: 'click' }, START)}${board({ id: 'b', mode: 'view', loading: 'click', lang: 'fr' }, POSITION)}`, { viewport: { width: 700, height: 900 } });
  const within = (selector) => page.locator(`#b ${selector}`);
  await expect(within('svg rect')).toHaveCount(6 + 1);
  await expect(within('svg circle')).toHaveCount(5);
  await axe(page);
  expect(await page.locator('#a iframe, #b iframe').count(), 'no frame yet').toBe(0);
  await page.getByRole('button', { name: 'Afficher le plateau' }).click();
  await untilReceived(page, 'b', 'ready');
  await expect.poll(() => page.evaluate(() => document.activeElement.id), 'the focus stays at the board').toBe('b');
  await page.getByRole('button', { name: 'Show the board' }).focus();
  await page.keyboard.press('Enter');
  await untilReceived(page, 'a', 'ready');
});

test('with loading="click" a slow network carries the script alone until the reader asks, and nothing moves then', async ({ newPage, serveHost }) => {
  const slow = await serveSlowSite();
  const host = await serveHost({
    '': { body: `<style>body{margin:8px;font:16px sans-serif}</style><script src="listen.js"></script><script src="${slow.url}naqala.js" defer blocking="render"></script>${board({ id: 'a', mode: 'exercise', loading: 'click' }, LESSON)}<p>${'Words that would move. '.repeat(80)}</p>` },
    'listen.js': { text: `${LISTEN}${WATCH}` },
  });
  try {
    const page = await newPage({ viewport: { width: 700, height: 900 }, ownContext: true, mayComplain: true, pictures: true });
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.url('localhost'));
    const button = page.getByRole('button', { name: 'Show the board' });
    await button.waitFor();
    await expect(page.locator('#a svg circle').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.startsWith(slow.url))).toEqual([`${slow.url}naqala.js`]);
    await button.click();
    await expect(page.locator('#a .says')).toHaveText('The board is loading…');
    await untilReceived(page, 'a', 'ready');
    await untilFitted(page, 'a');
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.05);
  } finally {
    await slow.stop();
  }
});

test('a dark page sees no bright splash while its board loads', async ({ openBoards }) => {
  const waiting = [];
  const page = await openBoards(`<body style="margin:0;background:#101418;color:#eee">${board({ id: 'a', mode: 'view', loading: 'eager' }, POSITION)}`, {
    viewport: { width: 400, height: 420 }, pictures: true, ownContext: true, mayComplain: true,
    prepare: (page) => page.route(/\.wasm$/, (route) => void waiting.push(route)),
  });
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const shot = await page.screenshot();
  const bright = await page.evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height), context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let bright = 0;
    for (let at = 0; at < data.length; at += 4) bright += data[at] + data[at + 1] + data[at + 2] > 600;
    return bright / (data.length / 4);
  }, shot.toString('base64'));
  expect(bright, 'the part of the picture that is bright').toBeLessThan(0.06);
  // A wait that lasts is said, with a quiet line that moves; how much is there already nobody knows.
  await expect(page.locator('#a .loading .says')).toHaveText('The board is loading…');
  expect(await page.locator('#a .loading').evaluate((place) => getComputedStyle(place, '::after').height)).toBe('4px');
  await Promise.all(waiting.map((route) => route.continue()));
  await page.unroute(/\.wasm$/);
  await untilReceived(page, 'a', 'ready');
});

test('print shows boards that are not loaded yet, and keeps colours', async ({ openBoards }) => {
  const page = await openBoards(`${board({ id: 'a', mode: 'view', loading: 'eager' }, POSITION)}<div style="height:5000px"></div>${board({ id: 'b', mode: 'explore' }, POSITION)}`);
  await untilReceived(page, 'a', 'ready');
  await page.emulateMedia({ media: 'print' });
  const exact = (root) => getComputedStyle(root).printColorAdjust;
  expect(await frame(page, 'a').locator('.value').first().evaluate(exact)).toBe('exact');
  expect(await page.locator('#b svg').evaluate(exact)).toBe('exact');
  await expect(page.locator('#b svg circle')).toHaveCount(5);
});
