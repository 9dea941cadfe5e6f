// A move by clicking, tapping and dragging, and every way to undo it.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord } from '../../support/game.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a fresh board on which Anna is to move; e1 holds two merchants and an assassin, e2 lies north of it. */
async function move(newPage, options = {}) {
  const page = await newPage(options);
  await openRecord(page, await cut(4, 4));
  return page;
}

const hand = (page) => page.locator('.hand .held:visible').evaluateAll((groups) => groups.map((group) => `${group.dataset.tribe}${group.innerText.replace(/\s/g, '')}`));
const light = (page, square) => cell(page, square).getAttribute('data-light');
const lit = (page) => page.locator('.cell[data-light=lit]').evaluateAll((cells) => cells.map((lit) => lit.dataset.square).sort());
const isOff = async (page, button) => (await page.getAttribute(`.history-button.icon-${button}`, 'aria-disabled')) === 'true';
const undo = (page) => page.click('.history-button.icon-undo');

/** The disc on a tile that drops a tribe. */
const part = (page, square, tribe) => cell(page, square).locator(`[data-part][data-tribe=${tribe}]`);

/** Returns the width and height, in pixels, of where a press on a tile drops a tribe. */
const room = (page, square, tribe) => cell(page, square).evaluate((tile, tribe) => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const isPart = (x, y) => document.elementFromPoint(left + x, top + y)?.closest('[data-part]')?.dataset.tribe === tribe;
  const points = Array.from({ length: Math.floor(width) * Math.floor(height) }, (_, at) => [at % Math.floor(width), Math.floor(at / Math.floor(width))]).filter(([x, y]) => isPart(x, y));
  return [0, 1].map((axis) => new Set(points.map((point) => point[axis])).size);
}, tribe);

/** Picks up e1 and drops a merchant on e2. */
async function walk(page) {
  await cell(page, 'e1').click();
  await part(page, 'e2', 'merchant').click();
}

test('by mouse: a tap picks up, highlighted tiles show the legal drops, each disc on a tile drops its meeple, and so does a colour', async ({ newPage }) => {
  const page = await move(newPage);
  expect(await isOff(page, 'undo')).toBe(true);
  // Microtasks belong to the event; no timer and no frame may run before the page has changed.
  const seen = await page.evaluate(async () => {
    const start = document.querySelector('.cell[data-square=e1]');
    const later = [];
    setTimeout(() => later.push('timer'));
    start.click();
    for (let turn = 0; turn < 20; turn += 1) await null;
    return [later.length, start.dataset.start !== undefined];
  });
  expect(seen).toEqual([0, true]);
  expect(await hand(page)).toEqual(['merchantM×2', 'assassinA']);
  expect(await lit(page)).toEqual(['d1', 'e2', 'f1']);
  const bar = await page.locator('.bar-area').boundingBox();
  for (const [tribe, left] of [['merchant', ['merchantM', 'assassinA']], ['assassin', ['merchantM×2']]]) {
    expect(Math.min(...(await room(page, 'e2', tribe))), `the room of the ${tribe}`).toBeGreaterThanOrEqual(44);
    await part(page, 'e2', tribe).click();
    expect(await hand(page)).toEqual(left);
    expect((await page.locator('.bar-area').boundingBox()).y, 'the bar stays').toBe(bar.y);
    await undo(page);
    expect(await hand(page)).toEqual(['merchantM×2', 'assassinA']);
  }
  // Colour first: after a tap on the hand, tiles drop without asking.
  await page.click('.hand .held[data-tribe=assassin]');
  await cell(page, 'e2').click();
  expect(await hand(page)).toEqual(['merchantM×2']);
});

test('button and key undo and redo a path step by step, and four ways undo the whole move', async ({ newPage }) => {
  const page = await move(newPage);
  await walk(page);
  expect(await hand(page)).toEqual(['merchantM', 'assassinA']);
  expect(await cell(page, 'e2').getAttribute('data-visited') !== null).toBe(true);
  await undo(page);
  expect(await hand(page)).toEqual(['merchantM×2', 'assassinA']);
  await page.keyboard.press('Control+z');
  expect(await hand(page)).toEqual([]);
  expect(await isOff(page, 'undo'), 'the turn began here: the bids before it stand').toBe(true);
  await page.keyboard.press('Control+Shift+z');
  expect(await hand(page)).toEqual(['merchantM×2', 'assassinA']);
  await page.keyboard.press('Control+y');
  expect(await hand(page)).toEqual(['merchantM', 'assassinA']);
  expect(await isOff(page, 'redo')).toBe(true);
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'a tap on the start tile': () => cell(page, 'e1').click({ force: true }),
    'the reset button': () => page.click('.history-button.icon-reset'),
    'the reset key': () => page.keyboard.press('Control+Backspace'),
  };
  for (const [way, back] of Object.entries(ways)) {
    await back();
    expect(await hand(page), way).toEqual([]);
    expect(await isOff(page, 'undo'), way).toBe(true);
    await page.click('.history-button.icon-redo');
    await page.click('.history-button.icon-redo');
    expect(await hand(page), way).toEqual(['merchantM', 'assassinA']);
  }
});

test('on a phone a tap that can mean several meeples asks, and drops none', async ({ newPage }) => {
  const page = await move(newPage, { touch: true, viewport: VIEWPORTS.phone });
  await cell(page, 'e1').tap();
  const whole = await hand(page);
  const held = () => page.locator('.hand .held:not([hidden])').evaluateAll((groups) => groups.map((group) => `${group.dataset.tribe}${group.textContent.replace(/\s/g, '')}`));
  const answer = (tribe) => page.locator(`.hand .held[data-tribe=${tribe}][data-asked]`);
  // The figures are too small to be targets: a tap on one asks, too.
  for (const tap of [() => cell(page, 'e2').tap(), () => part(page, 'e2', 'assassin').tap({ force: true })]) {
    for (const [tribe, left] of [['merchant', ['merchantM', 'assassinA']], ['assassin', ['merchantM×2']]]) {
      await tap();
      await expect(answer('merchant')).toBeVisible();
      expect(await held()).toEqual(whole);
      expect(Math.min(...Object.values(await answer(tribe).boundingBox()).slice(2))).toBeGreaterThanOrEqual(44);
      await answer(tribe).tap();
      expect(await hand(page)).toEqual(left);
      await undo(page);
    }
  }
  for (const giveUp of [() => cell(page, 'e2').tap(), () => page.locator('.history-button.icon-undo').tap()]) {
    await cell(page, 'e2').tap();
    await expect(answer('merchant')).toBeVisible();
    await giveUp();
    await expect(page.locator('.held[data-asked]')).toHaveCount(0);
    expect(await hand(page), 'a second thought drops nothing').toEqual(whole);
  }
  for (const [tribe, left] of [['merchant', ['merchantM', 'assassinA']], ['assassin', ['merchantM×2']]]) {
    await page.locator(`.hand .held[data-tribe=${tribe}]`).tap();
    await cell(page, 'e2').tap();
    expect(await hand(page)).toEqual(left);
    await undo(page);
  }
});

test('by keys Enter asks which meeple is meant, and a letter answers', async ({ newPage }) => {
  const page = await move(newPage);
  await cell(page, 'e1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const whole = await hand(page);
  const label = () => cell(page, 'e2').getAttribute('aria-label');
  expect(await label()).toMatch(/can drop (a|an) \w+ or (a|an) \w+$/);
  await page.keyboard.press('Enter');
  expect(await hand(page)).toEqual(whole);
  await page.keyboard.press('a');
  expect((await hand(page)).join()).toBe('merchantM×2');
  await page.keyboard.press('Control+z');
  // So does the hand. Its button goes with the last meeple of a tribe.
  await cell(page, 'e2').focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand .held[data-tribe=assassin][data-asked]').focus();
  await page.keyboard.press('Enter');
  expect((await hand(page)).join()).toBe('merchantM×2');
  await expect(page.locator('.action-bar .prompt')).toBeFocused();
  await page.keyboard.press('Control+z');
  await cell(page, 'e2').focus();
  // A letter before the tile chooses, too.
  await page.keyboard.press('m');
  expect(await label()).toMatch(/can drop an? merchant$/);
  await page.keyboard.press('Enter');
  expect((await hand(page)).join()).toBe('merchantM,assassinA');
});

test('one click picks up a tile that shows its ends, wherever the focus is', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const position = JSON.parse(await readFile(new URL('../../../../benches/tall.position.json', import.meta.url), 'utf8'));
  await openRecord(page, { format: 'naqala-record/1', position, seed: '1', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] });
  for (const square of ['c3', 'a1', 'c3']) {
    // A focused tile shows its ends; the press moves the focus and so removes them.
    await cell(page, square).click();
    expect((await hand(page)).length, `${square} stays where it is`).toBeGreaterThan(0);
    await page.keyboard.press('Control+Backspace');
    await page.locator('.cell[data-light=alive]').first().waitFor();
  }
});

for (const touch of [false, true]) {
  test(`a meeple can be dragged onto a tile by ${touch ? 'touch' : 'mouse'}`, async ({ newPage }) => {
    const page = await move(newPage, { touch, viewport: VIEWPORTS.tablet });
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
    expect(await hand(page)).toEqual(['merchantM×2']);
  });
}

test('a two-finger tap undoes a step', async ({ newPage }) => {
  const page = await move(newPage, { touch: true, viewport: VIEWPORTS.tablet });
  await cell(page, 'e1').tap();
  expect((await hand(page)).length).toBe(2);
  const board = await page.locator('.board').boundingBox();
  const fingers = [60, 160].map((way, id) => ({ x: board.x + way, y: board.y + 60, id }));
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.hand .held:visible').first().waitFor({ state: 'hidden' });
  expect(await hand(page)).toEqual([]);
});

test('a tile that cannot be used says why, and the reason leads to its rule in the help, by key and by pointer', async ({ newPage }) => {
  const page = await move(newPage);
  await walk(page);
  await cell(page, 'a5').click({ force: true });
  await page.locator('.bubble').waitFor();
  expect(await page.locator('.bubble').innerText(), 'players see no id of a rule').toMatch(/^(?!.*R-[A-Z]).{6,}/s);
  const link = page.locator('.action-bar .rule-link');
  expect(await link.innerText()).toBe('Rule');
  expect(await link.getAttribute('aria-label')).toBe('Rule: one step at a time');
  const { width, height } = await link.boundingBox();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const rule = page.locator('dialog[data-dialog=help] .help-rule:focus');
  for (const open of [() => link.press('Enter'), () => link.click()]) {
    await open();
    await rule.waitFor();
    expect(await rule.innerText()).toMatch(/^One step at a time$/i);
    expect(await rule.evaluate((rule) => getComputedStyle(rule).backgroundColor), 'it stands out').not.toBe('rgba(0, 0, 0, 0)');
    await expect(rule).toBeInViewport();
    expect(await page.locator('dialog[data-dialog=help]').innerText()).not.toMatch(/R-[A-Z]\d/);
    await page.keyboard.press('Escape');
    await rule.waitFor({ state: 'detached' });
  }
  expect(await hand(page), 'the game waits as it was').toEqual(['merchantM', 'assassinA']);
});

test('after a turn its path stays until the next pick-up, and a banner names the player whose turn begins', async ({ newPage }) => {
  const { actions } = await cut(2);
  const take = actions.findIndex((action, index) => index > 80 && action.startsWith('take'));
  expect(actions[take - 1]).toBe('end');
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
  await openRecord(page, await cut(2, take - 1));
  const drops = actions.slice(0, take).length - actions.slice(0, take).findLastIndex((action) => action.startsWith('take'));
  const stops = page.locator('.path .stop');
  const before = await stops.count();
  expect(before).toBeGreaterThan(1);
  expect(before).toBeLessThan(drops);
  expect(await page.locator('.path[data-last]').count()).toBe(0);
  await expect(stops.locator('text').first(), 'what was done can be read until the turn ends').toBeVisible();
  const far = await stops.evaluateAll((stops) => {
    const { width } = document.querySelector('.cell').getBoundingClientRect();
    const [values, lines] = ['.board .value, .board .owner', '.board .cell'].map((things) => [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect()));
    return stops.map((stop) => stop.firstElementChild.getBoundingClientRect()).flatMap((box) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const off = Math.min(...lines.flatMap(({ left, right, top, bottom }) => [left - x, right - x, top - y, bottom - y]).map(Math.abs));
      const met = values.filter((value) => Math.min(value.right, box.right) - Math.max(value.left, box.left) > 1 && Math.min(value.bottom, box.bottom) - Math.max(value.top, box.top) > 1);
      return off > 0.1 * width || met.length > 0 ? [Math.round(off), met.length] : [];
    });
  });
  expect(far, 'its pointers stand on edges of tiles, beside values and flags').toEqual([]);
  const board = await page.locator('.board').boundingBox();
  expect(await page.locator('.answer[data-action=end]').innerText()).toMatch(/undo stops here/);
  await page.click('.answer[data-action=end]');
  expect(await isOff(page, 'undo')).toBe(true);
  expect(await page.locator('.banner').innerText(), 'Sam has two turns in a row').toBe('Sam’s turn, again');
  const [banner, track] = await Promise.all(['.banner', '.bid-track'].map((part) => page.locator(part).boundingBox()));
  expect(banner.y >= track.y - 1 && banner.y + banner.height <= track.y + track.height + 1, 'it slides along the track').toBe(true);
  expect(await page.locator('.board').boundingBox(), 'nothing moves').toEqual(board);
  expect(await page.locator('.path[data-last] .stop').count()).toBe(before);
  await expect(page.locator('.path[data-last] .stop path').last(), 'it says where the move went').toBeVisible();
  await expect(page.locator('.path[data-last] .stop text').last(), 'in fewer marks').toBeHidden();
  await page.locator('.cell[data-light=alive]').first().click();
  expect(await page.locator('.path[data-last]').count()).toBe(0);
  expect(await page.locator('.banner').count(), 'the next action ends it').toBe(0);
});

test('the end of a turn asks before it gives up a purchase', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await SCREENS.market(page);
  const end = page.locator('.answer[data-action=end]');
  const prompt = page.locator('.action-bar .prompt');
  const before = await prompt.innerText();
  await end.click();
  await expect(prompt).toContainText('You can still take something here');
  await expect(page.locator('.answer')).toHaveCount(2);
  await page.locator('.answer[data-action=cancel]').click();
  await expect(prompt).toHaveText(before);
  await expect(page.locator('.market .card.lit').first()).toBeVisible();
  const player = await page.locator('.action-bar .marker, .action-bar .disc').first().innerText();
  await end.click();
  await end.click();
  await expect(prompt).not.toContainText('You can still');
  expect(await isOff(page, 'undo'), `the turn of ${player} is over`).toBe(true);
});

test('coins say how many they are where they arrive', async ({ newPage }) => {
  const { actions } = await cut(2);
  const sell = actions.findIndex((action) => action.startsWith('sell'));
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
  await openRecord(page, await cut(2, sell));
  await page.click('.answer[data-action^="sell "]');
  await expect(page.locator('.flights .amount')).toHaveText(/^\+\d+$/);
  await page.click('.history-button.icon-undo');
  await expect(page.locator('.flights .amount')).toHaveCount(0);
});

/** Draws through the middles of tiles, and to a part of the last one, by mouse or by finger. */
async function stroke(page, squares, { tribe, touch = false } = {}) {
  const client = touch ? await page.context().newCDPSession(page) : null;
  const middle = async (target) => {
    const box = await target.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const send = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const go = (point) => (touch ? send('touchMove', [point]) : page.mouse.move(point.x, point.y, { steps: 4 }));
  const start = await middle(cell(page, squares[0]));
  await (touch ? send('touchStart', [start]) : page.mouse.move(start.x, start.y).then(() => page.mouse.down()));
  for (const square of squares.slice(1)) await go(await middle(cell(page, square)));
  if (tribe) await go(await middle(part(page, squares.at(-1), tribe)));
  await (touch ? send('touchEnd', []) : page.mouse.up());
}

for (const touch of [false, true]) {
  test(`a stroke by ${touch ? 'finger' : 'mouse'} picks up a tile and drops the first meeple where it ends`, async ({ newPage }) => {
    const page = await move(newPage, { viewport: VIEWPORTS.desktop, touch });
    await stroke(page, ['e1', 'e2'], { tribe: 'assassin', touch });
    await expect.poll(() => hand(page)).toEqual(['merchantM×2']);
    expect(await cell(page, 'e2').getAttribute('data-visited')).not.toBe(null);
    // Both are steps of their own.
    await undo(page);
    await expect.poll(() => hand(page)).toEqual(['merchantM×2', 'assassinA']);
    await undo(page);
    await expect.poll(() => light(page, 'e1')).toBe('alive');
    // Back on the start the meeples are put back; on a tile out of reach they stay in hand, with the reason.
    await stroke(page, ['e1', 'e2', 'e1'], { touch });
    await expect.poll(() => light(page, 'e1')).toBe('alive');
    expect(await page.locator('[data-over]').count()).toBe(0);
    await stroke(page, ['e1', 'b4'], { touch });
    await expect(page.locator('.bubble')).toBeVisible();
    expect(await hand(page)).toEqual(['merchantM×2', 'assassinA']);
  });
}

test('after an undo by key the tile under the mouse shows its ends again', async ({ newPage }) => {
  const page = await move(newPage);
  await cell(page, 'e1').hover();
  await page.locator('.board[data-mode=look]').waitFor();
  const ends = await page.locator('.cell[data-end]').count();
  await cell(page, 'e1').click();
  await page.locator('.board:not([data-mode=look])').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('.board[data-mode=look]').waitFor();
  expect(await page.locator('.cell[data-end]').count()).toBe(ends);
});

test('a press that slips over the edge of a tile is no stroke, and neither is a finger that looks at a tile', async ({ newPage }) => {
  const page = await move(newPage, { viewport: VIEWPORTS.tablet, touch: true });
  const box = await cell(page, 'e1').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 4, { steps: 3 });
  await page.mouse.up();
  expect(await page.locator('.hand .held:visible').count(), 'nothing is drawn').toBe(0);
  // A mouse on the board would look at a tile, too.
  await page.mouse.move(5, 5);
  await page.locator('.board:not([data-mode=look])').waitFor();
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch('touchStart', [at]);
  await page.locator('.board[data-mode=look]').waitFor();
  await touch('touchMove', [{ x: at.x, y: at.y - box.height }]);
  await touch('touchEnd', []);
  // The tile stays enlarged, with its ends, until a tap.
  await page.locator('.tile-note').tap({ position: { x: 5, y: 5 } });
  await page.locator('.board:not([data-mode=look])').waitFor();
  expect(await page.locator('.hand .held:visible').count()).toBe(0);
});

test('a stroke that picks up a meeple plays no drop but that under the finger', async ({ newPage }) => {
  const page = await newPage();
  const before = 272;
  const record = await cut(4, before);
  expect((await cut(4)).actions.slice(before, before + 3)).toEqual(['take c4', 'drop c5 r', 'kill d5 g']);
  await openRecord(page, record);
  // The assassin can fall on c5 only, and not on d5 under the finger.
  await stroke(page, ['c4', 'd5']);
  await acknowledged(page, before + 1);
  await expect(cell(page, 'c5')).toHaveAttribute('data-light', 'lit');
  expect(await page.locator('.cell[data-asked]').count(), 'the end of the stroke chooses no victim').toBe(0);
});
