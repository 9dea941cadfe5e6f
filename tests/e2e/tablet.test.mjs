// A tablet on the table: turned to each player, awake, agreed on together, every target as large as a finger.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open, VIEWPORTS } from './harness.mjs';
import { SCREENS } from './screens.mjs';
import { byTouch } from './press.mjs';
import { assertScores, openSheet, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const turned = (page) => page.evaluate(() => document.documentElement.dataset.turn ?? '0');

test('two play a whole game by touch on a tablet that turns to each, handed over', async () => {
  const page = await newPage(browser, { touch: true, viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => localStorage.setItem('naqala.turn', 'on'));
  await start(page, { seed: '23', handOver: true });
  const sides = new Set();
  const press = byTouch(page);
  const presses = await play(page, { seed: 9, press: async (choice) => (sides.add(await turned(page)), press(choice)) });
  assert.ok(presses > 100, `over after ${presses} presses`);
  assert.deepEqual([...sides].sort(), ['0', '180']);
  await assertScores(page, 2);
  assertClean(page);
  await page.context().close();
});

test('a meeple is dragged over a table turned by a quarter', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await SCREENS.picked(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-turn', '90'));
  const held = page.locator('.held:not([hidden])').first();
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const from = await middle(held);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 30, from[1], { steps: 3 });
  const square = await page.locator('.cell[data-light=lit]').first().getAttribute('data-square');
  const target = page.locator(`.cell[data-square=${square}]`);
  const to = await middle(target);
  await page.mouse.move(...to, { steps: 8 });
  const ghost = await page.locator('.ghost').boundingBox();
  assert.ok(Math.hypot(ghost.x + ghost.width / 2 - to[0], ghost.y + ghost.height / 2 - to[1]) < 40, 'the meeple is under the finger');
  await page.mouse.up();
  assert.notEqual(await target.getAttribute('data-visited'), null);
  await page.context().close();
});

test('names, colours and sides change in mid-game; who left wins nothing', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await start(page, { players: 3, seed: '5' });
  await openSheet(page, 'menu');
  await page.click('[data-does=table]');
  const rows = page.locator('.sheet .player-row');
  await rows.nth(1).locator('input[type=text]').fill('Zoé');
  await rows.nth(0).locator('input[type=text]').fill('Zoé');
  assert.match(await rows.nth(0).locator('.error').innerText(), /Two players/);
  await rows.nth(0).locator('input[type=text]').fill('');
  assert.match(await rows.nth(0).locator('.error').innerText(), /needs a name/);
  await rows.nth(1).locator('input[value=black]').check({ force: true });
  await rows.nth(2).locator('input[type=checkbox]').check();
  await page.keyboard.press('Escape');
  const panel = page.locator('.player[data-seat="1"]');
  assert.match(await panel.innerText(), /Zoé/);
  assert.equal(await panel.getAttribute('data-colour'), 'black');
  assert.match(await page.locator('.player[data-seat="2"] .player-tag').textContent(), /left/);
  assert.match(await page.locator('.player[data-seat="0"]').innerText(), /Anna/);
  await page.waitForTimeout(500);
  await page.reload();
  await page.locator('main.game').waitFor();
  assert.match(await page.locator('.player[data-seat="1"]').innerText(), /Zoé/);
  assertClean(page);
  await page.context().close();
});

test('the table ends a game early, looks at the score, and goes on', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await start(page, { seed: '5' });
  await openSheet(page, 'menu');
  await page.click('[data-does=table]');
  await page.click('[data-does=end-here]');
  await page.locator('dialog[data-sheet=score] .winners').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.spot[data-state=open]').count(), 0, 'nothing can be bid any more');
  await openSheet(page, 'menu');
  await page.click('[data-does=table]');
  await page.click('[data-does=end-here]');
  await page.locator('.spot[data-state=open]').first().waitFor();
  assertClean(page);
  await page.context().close();
});

test('the screen is kept awake during a game, again after the page was hidden, and not after it', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await page.addInitScript(() => {
    window.locks = [];
    const request = async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      window.locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () => page.evaluate(() => window.locks.map((lock) => !lock.released));
  await start(page, { seed: '5' });
  await page.waitForFunction(() => window.locks.length === 1);
  await page.evaluate(() => {
    window.locks[0].released = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.waitForFunction(() => window.locks.length === 2);
  assert.deepEqual(await held(), [false, true]);
  await openSheet(page, 'menu');
  await page.click('[data-does=leave]');
  await page.locator('main.setup').waitFor();
  assert.deepEqual(await held(), [false, false]);
  await page.context().close();
});

test('the whole screen is taken and given back', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await start(page);
  await openSheet(page, 'settings');
  await page.click('[data-does=full-screen]');
  await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
  await page.click('[data-does=full-screen]');
  await page.waitForFunction(() => document.fullscreenElement === null);
  await page.context().close();
});

for (const name of ['setup-five', 'five-bid', 'five-move', 'five-late', 'items']) {
  test(`every target of "${name}" is 44 px on tablets and phones`, async () => {
    const page = await newPage(browser, { viewport: VIEWPORTS.tablet, touch: true });
    await SCREENS[name](page);
    for (const [width, height] of [[1024, 768], [390, 844], [360, 740], [320, 568], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const small = await page.evaluate(() => {
        const size = (element) => {
          const area = (element.matches('input[type=checkbox], input[type=radio]') && element.closest('label')) || element;
          const { width, height } = area.getBoundingClientRect();
          // A small picture may have a larger place to be hit.
          const around = getComputedStyle(area, '::before');
          const more = (a, b) => (around.content === '""' ? -(parseFloat(around[a]) || 0) - (parseFloat(around[b]) || 0) : 0);
          return [width + Math.max(0, more('left', 'right')), height + Math.max(0, more('top', 'bottom'))];
        };
        const targets = [...document.querySelectorAll('button, a[href], input, select, summary, .cell')];
        const shown = targets.filter((one) => one.getClientRects().length && !one.disabled && !one.closest('[inert], .unseen'));
        return shown.filter((one) => Math.min(...size(one)) < 43.5).map((one) => `${one.tagName}.${one.className} ${size(one)}`);
      });
      assert.deepEqual(small, [], `${width}×${height}`);
    }
    await page.context().close();
  });
}

test('nothing on the board is scrolled, selected or asked about by accident', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, touch: true });
  await open(page);
  await SCREENS.move(page);
  const style = await page.locator('.board-area').evaluate((board) => {
    const { touchAction, userSelect } = getComputedStyle(board);
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    board.querySelector('.cell').dispatchEvent(event);
    return [touchAction, userSelect, event.defaultPrevented, getComputedStyle(document.querySelector('main.game')).overscrollBehaviorY];
  });
  assert.deepEqual(style, ['none', 'none', true, 'none']);
  await page.context().close();
});
