// The move by clicking, and every way to take it back.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, VIEWPORTS } from './harness.mjs';
import { cell, cut, openRecord } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** A page where Anna is to move on a fresh board; e1 holds two merchants and an assassin, and has e2 to its north. */
async function move(options = {}) {
  const page = await newPage(browser, options);
  page.setDefaultTimeout(15_000);
  await openRecord(page, await cut(4, 4));
  return page;
}

const hand = (page) => page.locator('.hand .held:visible').evaluateAll((groups) => groups.map((group) => `${group.dataset.tribe}${group.innerText.replace(/\s/g, '')}`));
const light = (page, square) => cell(page, square).getAttribute('data-light');
const lit = (page) => page.locator('.cell[data-light=lit]').evaluateAll((cells) => cells.map((lit) => lit.dataset.square).sort());
const isOff = async (page, button) => (await page.getAttribute(`.history-button.icon-${button}`, 'aria-disabled')) === 'true';
const undo = (page) => page.click('.history-button.icon-undo');

/** e1, then a merchant to e2 by the ring. */
async function walk(page) {
  await cell(page, 'e1').click();
  await cell(page, 'e2').click();
  await page.locator('.ring button[data-action="drop e2 g"]').click();
}

test('tile first: a tap picks up, lit tiles say what can be dropped, a ring asks which', async () => {
  const page = await move();
  assert.equal(await isOff(page, 'undo'), true);
  await cell(page, 'e1').click();
  assert.deepEqual(await hand(page), ['merchantM×2', 'assassinA']);
  assert.deepEqual(await lit(page), ['d1', 'e2', 'f1']);
  await cell(page, 'e2').click();
  assert.equal(await page.locator('.ring button').count(), 2);
  await page.locator('.ring button[data-action="drop e2 r"]').click();
  assert.deepEqual(await hand(page), ['merchantM×2']);
  assert.equal(await page.locator('.ring').count(), 0);
  assertClean(page);
  await page.context().close();
});

test('a tile that shows where it can end is picked up by one click, wherever the focus was', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const position = JSON.parse(await readFile(new URL('../../benches/tall.position.json', import.meta.url), 'utf8'));
  await openRecord(page, { format: 'naqala-record/1', position, seed: '1', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] });
  for (const square of ['c3', 'a1', 'c3']) {
    // Its ends are drawn on it, too, and go when the press takes the focus there.
    await cell(page, square).click();
    assert.ok((await hand(page)).length > 0, `${square} stays where it is`);
    await page.keyboard.press('Control+Backspace');
    await page.locator('.cell[data-light=alive]').first().waitFor();
  }
  assertClean(page);
  await page.context().close();
});

test('colour first: a tap on the hand, then tiles drop without asking', async () => {
  const page = await move();
  await cell(page, 'e1').click();
  await page.click('.hand .held[data-tribe=assassin]');
  await cell(page, 'e2').click();
  assert.deepEqual(await hand(page), ['merchantM×2']);
  await page.context().close();
});

for (const touch of [false, true]) {
  test(`a meeple is dragged onto a tile by ${touch ? 'touch' : 'mouse'}`, async () => {
    const page = await move({ touch, viewport: VIEWPORTS.tablet });
    await cell(page, 'e1').click();
    const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const from = middle(await page.locator('.hand .held[data-tribe=assassin]').boundingBox());
    const to = middle(await cell(page, 'e2').boundingBox());
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (touch) {
      const device = await page.context().newCDPSession(page);
      const send = (type, point) => device.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
      await send('touchStart', from);
      await send('touchMove', half);
      await send('touchMove', to);
      await send('touchEnd');
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(half.x, half.y, { steps: 4 });
      await page.locator('.ghost').waitFor();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    }
    await page.locator('.hand .held[data-tribe=assassin]').waitFor({ state: 'hidden' });
    assert.deepEqual(await hand(page), ['merchantM×2']);
    assertClean(page);
    await page.context().close();
  });
}

test('a partly built path is undone step by step and redone, by button and by key', async () => {
  const page = await move();
  await walk(page);
  assert.deepEqual(await hand(page), ['merchantM', 'assassinA']);
  assert.equal(await cell(page, 'e2').getAttribute('data-visited') !== null, true);
  await undo(page);
  assert.deepEqual(await hand(page), ['merchantM×2', 'assassinA']);
  await page.keyboard.press('Control+z');
  assert.deepEqual(await hand(page), []);
  assert.equal(await isOff(page, 'undo'), true, 'the turn began here: the bids before it stand');
  await page.keyboard.press('Control+z');
  assert.equal(await light(page, 'e1'), 'alive');
  await page.keyboard.press('Control+Shift+z');
  assert.deepEqual(await hand(page), ['merchantM×2', 'assassinA']);
  await page.keyboard.press('Control+y');
  assert.deepEqual(await hand(page), ['merchantM', 'assassinA']);
  assert.equal(await isOff(page, 'redo'), true);
  await page.context().close();
});

for (const [way, back] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a tap on the start tile', (page) => cell(page, 'e1').click({ force: true })],
  ['the reset button', (page) => page.click('.history-button.icon-reset')],
  ['the reset key', (page) => page.keyboard.press('Control+Backspace')],
]) {
  test(`${way} takes the whole move back, and redo brings it again`, async () => {
    const page = await move();
    await walk(page);
    await back(page);
    assert.deepEqual(await hand(page), []);
    assert.equal(await isOff(page, 'undo'), true);
    await page.click('.history-button.icon-redo');
    await page.click('.history-button.icon-redo');
    assert.deepEqual(await hand(page), ['merchantM', 'assassinA']);
    await page.context().close();
  });
}

test('a two-finger tap undoes a step', async () => {
  const page = await move({ touch: true, viewport: VIEWPORTS.tablet });
  await cell(page, 'e1').tap();
  assert.equal((await hand(page)).length, 2);
  const board = await page.locator('.board').boundingBox();
  const fingers = [60, 160].map((way, id) => ({ x: board.x + way, y: board.y + 60, id }));
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.hand .held:visible').first().waitFor({ state: 'hidden' });
  assert.deepEqual(await hand(page), []);
  await page.context().close();
});

test('a tile that cannot be used says why, and nothing changes', async () => {
  const page = await move();
  await walk(page);
  await cell(page, 'a5').click({ force: true });
  await page.locator('.bubble').waitFor();
  assert.ok((await page.locator('.bubble').innerText()).length > 5);
  assert.deepEqual(await hand(page), ['merchantM', 'assassinA']);
  await page.context().close();
});

test('a tap has changed the page when its event is over', async () => {
  const page = await move();
  // Microtasks belong to the event: no timer and no frame may come between.
  const seen = await page.evaluate(async () => {
    const start = document.querySelector('.cell[data-square=e1]');
    const later = [];
    setTimeout(() => later.push('timer'));
    start.click();
    for (let turn = 0; turn < 20; turn += 1) await null;
    return [later.length, start.dataset.start !== undefined, document.querySelectorAll('.cell[data-light=lit]').length];
  });
  assert.deepEqual(seen, [0, true, 3]);
  await page.context().close();
});

test('what reveals or hands over is never undone', async () => {
  const page = await newPage(browser);
  const { actions } = await cut(4);
  const end = actions.indexOf('end');
  await openRecord(page, await cut(4, end));
  const button = page.locator('.answer[data-action="end"]');
  assert.match(await button.innerText(), /cannot be undone/);
  await button.click();
  assert.equal(await isOff(page, 'undo'), true);
  await page.keyboard.press('Control+z');
  assert.equal(await page.locator('.cell[data-light=alive]').count() > 0, true);
  await page.context().close();
});
