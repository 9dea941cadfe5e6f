// A tablet on the table: turned to each player, kept awake, with targets as large as a finger; agreements of the players.
import { expect, test } from '../../support/fixtures.mjs';
import { openDialog, start } from '../../support/game.mjs';
import { FORMS } from '../../support/forms.mjs';
import { take } from '../../support/looks.mjs';
import { open } from '../../support/pages.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { untilSettled } from '../../support/storage.mjs';

test('a meeple is dragged over a table turned by a quarter', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
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
  expect(Math.hypot(ghost.x + ghost.width / 2 - to[0], ghost.y + ghost.height / 2 - to[1]), 'the meeple is under the finger').toBeLessThan(40);
  await page.mouse.up();
  expect(await target.getAttribute('data-visited')).not.toBe(null);
});

test('a finger scrolls a table turned by a quarter, and taps nothing', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, hasTouch: true });
  await SCREENS['five-late'](page);
  const session = await page.context().newCDPSession(page);
  const finger = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Down the table is to the left if it is turned by 90°, and to the right if it is turned by 270°.
  for (const [turn, down] of [[90, -1], [270, 1]]) {
    await page.evaluate((turn) => document.documentElement.setAttribute('data-turn', String(turn)), turn);
    await page.locator('[data-form=tablet-portrait]').waitFor();
    const tallest = await page.locator('main.game').evaluate((game) => game.scrollHeight - game.clientHeight);
    expect(tallest, 'there is something to scroll').toBeGreaterThan(50);
    const box = await page.locator('.people .player-tab, .people button').first().boundingBox();
    const [x, y] = [Math.min(Math.max(box.x + box.width / 2, 30), VIEWPORTS.tablet.width - 30), box.y + box.height / 2];
    await finger('touchStart', { x, y });
    for (let step = 1; step <= 10; step += 1) await finger('touchMove', { x: x - down * step * 15, y });
    await finger('touchEnd');
    await expect.poll(() => page.locator('main.game').evaluate((game) => game.scrollTop), `turned by ${turn}°`).toBeGreaterThan(50);
    expect(await page.locator(':popover-open, dialog[open]').count(), 'the stroke was no tap').toBe(0);
    await page.locator('main.game').evaluate((game) => game.scrollTo(0, 0));
  }
});

test('at the side of a table all cards and djinns are in view', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, touch: true });
  for (const name of ['five-move', 'move']) {
    await SCREENS[name](page);
    for (const turn of [90, 270]) {
      await page.evaluate((turn) => document.documentElement.setAttribute('data-turn', String(turn)), turn);
      await page.locator('[data-form=tablet-portrait]').waitFor();
      await expect.poll(() => page.locator('.market .card, .djinns .djinn').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return boxes.filter(({ left, top, right, bottom, width, height }) => Math.min(width, height) < 43.5 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight).length;
      }), `${name}, turned by ${turn}°`).toBe(0);
      expect(await page.locator('.djinns .djinn').count()).toBeGreaterThan(0);
    }
  }
});

test('the note of a djinn opens beside its card, in each form and on a turned table', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['card-note'](page);
  // On an upright tablet the bar stands between the board and the cards, so the note stands on the bar.
  const boxes = (at) => page.evaluate((at) => ['.card-note:popover-open', at].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()), at);
  for (const form of Object.keys(FORMS).filter((form) => !/zoomed|font/.test(form))) {
    await page.locator('.djinns .djinn').first().scrollIntoViewIfNeeded();
    await take(page, form);
    const [note, card] = await boxes(form === 'tablet-portrait' ? '.action-bar' : '.djinn:focus');
    const gaps = [card.left - note.right, note.left - card.right, card.top - note.bottom, note.top - card.bottom];
    expect(Math.max(...gaps), `it leaves its card, or the bar, free as ${form}`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps), `it stands there as ${form}`).toBeLessThanOrEqual(24);
  }
  for (const turn of [90, 180, 270]) {
    await page.evaluate((turn) => document.documentElement.setAttribute('data-turn', String(turn)), turn);
    await take(page, 'tablet-landscape');
    const [note] = await boxes('.djinn:focus');
    const [width, height] = FORMS['tablet-landscape'];
    expect(Math.min(note.left, note.top, width - note.right, height - note.bottom), `nothing of it is cut at ${turn}°`).toBeGreaterThanOrEqual(0);
  }
});

test('taking a djinn by a key or a click leaves no empty note', async ({ newPage }) => {
  for (const take of [(djinn) => djinn.press('Enter'), (djinn) => djinn.click()]) {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await SCREENS.djinn(page);
    const taken = await page.locator('.djinns .djinn').first().getAttribute('data-djinn');
    await take(page.locator('.djinns .djinn').first());
    await page.locator(`.djinns [data-djinn=${taken}]`).waitFor({ state: 'detached' });
    await expect(page.locator('.card-note:popover-open')).toHaveCount(0);
  }
});

test('names, colours and presence of players can change in mid-game', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await start(page, { players: 3, seed: '5' });
  await openDialog(page, 'menu');
  await page.click('[data-does=table]');
  const rows = page.locator('.dialog .player-row');
  await rows.nth(1).locator('input[type=text]').fill('Zoé');
  await rows.nth(0).locator('input[type=text]').fill('Zoé');
  expect(await rows.nth(0).locator('.error').innerText()).toMatch(/Two players/);
  await rows.nth(0).locator('input[type=text]').fill('');
  expect(await rows.nth(0).locator('.error').innerText()).toMatch(/needs a name/);
  await rows.nth(1).locator('input[value=black]').check({ force: true });
  await rows.nth(2).locator('input[name=left-2]').check();
  await page.keyboard.press('Escape');
  const panel = page.locator('.player[data-seat="1"]');
  expect(await panel.innerText()).toMatch(/Zoé/);
  expect(await panel.getAttribute('data-colour')).toBe('black');
  expect(await page.locator('.player[data-seat="2"] .player-tag').textContent()).toMatch(/left/);
  expect(await page.locator('.player[data-seat="0"]').innerText()).toMatch(/Anna/);
  await untilSettled(page);
  await page.reload();
  await page.locator('main.game').waitFor();
  expect(await page.locator('.player[data-seat="1"]').innerText()).toMatch(/Zoé/);
});

test('the players can end a game early, look at the score and go on', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await start(page, { seed: '5' });
  await openDialog(page, 'menu');
  await page.click('[data-does=table]');
  await page.click('[data-does=end-here]');
  expect(await page.locator('.winners').count(), 'it is asked first').toBe(0);
  await page.click('[data-does=end-here-yes]');
  await page.locator('dialog[data-dialog=score] .winners').waitFor();
  await expect(page.locator('.ending')).toContainText('The table ended it here.');
  await page.keyboard.press('Escape');
  expect(await page.locator('.spot[data-state=open]').count(), 'nothing can be bid any more').toBe(0);
  await openDialog(page, 'menu');
  await page.click('[data-does=table]');
  await page.click('[data-does=end-here]');
  await page.locator('.spot[data-state=open]').first().waitFor();
});

test('the screen stays awake during a game, also after the page was hidden, but not after the game', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
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
  expect(await held()).toEqual([false, true]);
  await openDialog(page, 'menu');
  await page.click('[data-does=leave]');
  await page.locator('main.home').waitFor();
  expect(await held()).toEqual([false, false]);
});

test('full screen can be entered and left', { tag: '@chromium' }, async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await start(page);
  await openDialog(page, 'settings');
  await page.click('[data-does=full-screen]');
  await page.waitForFunction(() => document.fullscreenElement === document.documentElement);
  await page.click('[data-does=full-screen]');
  await page.waitForFunction(() => document.fullscreenElement === null);
});

for (const name of ['home-resume', 'setup-five', 'setup-row', 'five-bid', 'five-move', 'five-late', 'items']) {
  test(`every target of "${name}" is 44 px on tablets and phones`, async ({ newPage }) => {
    const page = await newPage({ viewport: VIEWPORTS.tablet, touch: true });
    await SCREENS[name](page);
    for (const [width, height] of [[1024, 768], [390, 844], [360, 740], [320, 568], [844, 390]]) {
      await page.setViewportSize({ width, height });
      // The board takes its size in the next frame.
      const small = () => page.evaluate(() => {
        const size = (element) => {
          const area = (element.matches('input[type=checkbox], input[type=radio]') && element.closest('label')) || element;
          const { width, height } = area.getBoundingClientRect();
          // `::before` may make the target of a small icon larger.
          const around = getComputedStyle(area, '::before');
          const more = (a, b) => (around.content === '""' ? -(parseFloat(around[a]) || 0) - (parseFloat(around[b]) || 0) : 0);
          return [width + Math.max(0, more('left', 'right')), height + Math.max(0, more('top', 'bottom'))];
        };
        const targets = [...document.querySelectorAll('button, a[href], input, select, summary, .cell')];
        const shown = targets.filter((one) => one.getClientRects().length && !one.disabled && !one.closest('[inert], .unseen'));
        // Nine cards stand in one row, also on a phone. Those that one may take are as large as the rest.
        const least = (one) => (one.matches('.card:not(.lit, .chosen)') ? 30 : 43.5);
        return shown.filter((one) => Math.min(...size(one)) < least(one)).map((one) => `${one.tagName}.${one.className} ${size(one)}`);
      });
      await expect.poll(small, `${width}×${height}`).toEqual([]);
    }
  });
}

test('a touch on the board does not scroll, select text or open a context menu', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, touch: true });
  await open(page);
  await SCREENS.move(page);
  const style = await page.locator('.board-area').evaluate((board) => {
    const { touchAction, userSelect } = getComputedStyle(board);
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    board.querySelector('.cell').dispatchEvent(event);
    return [touchAction, userSelect, event.defaultPrevented, getComputedStyle(document.querySelector('main.game')).overscrollBehaviorY];
  });
  expect(style).toEqual(['none', 'none', true, 'none']);
});

test('a hint takes its room from cards and djinns: every player stays in view', async ({ newPage }) => {
  for (const viewport of [VIEWPORTS.tablet, VIEWPORTS.desktop, { width: 1366, height: 650 }]) {
    const page = await newPage({ viewport });
    await SCREENS['hint-whole'](page);
    const lines = await page.locator('.player-line').evaluateAll((all) => all.map((line) => line.getBoundingClientRect().bottom));
    expect(lines).toHaveLength(5);
    expect(Math.max(...lines), `${viewport.width}×${viewport.height}`).toBeLessThanOrEqual(viewport.height);
    const panel = await page.locator('.hint-panel').boundingBox();
    expect(Math.min(...lines), 'below the hint').toBeGreaterThan(panel.y + panel.height);
  }
});
