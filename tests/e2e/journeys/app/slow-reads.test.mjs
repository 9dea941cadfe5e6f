// A slow read of the storage listens for inputs as long as it lasts.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openRecord } from '../../support/game.mjs';
import { openOrigin, ready, untilSeen } from '../../support/pages.mjs';
import { acknowledged, hold } from '../../support/storage.mjs';

/** Counts the listeners of the window for presses and keys, in `window.listeners`. */
function countListeners() {
  window.listeners = { pointerdown: 0, keydown: 0 };
  for (const [method, change] of [['addEventListener', 1], ['removeEventListener', -1]]) {
    window[method] = function count(type, ...rest) {
      if (type in window.listeners) window.listeners[type] += change;
      return EventTarget.prototype[method].call(this, type, ...rest);
    };
  }
}

test('the listeners of a slow read end with it: at a press, at a key, or when the storage answers', async ({ page }) => {
  const listeners = () => page.evaluate(() => window.listeners);
  await openRecord(page, await cut(2, 4));
  await acknowledged(page, 4);
  await page.addInitScript(countListeners);
  await page.reload();
  await untilSeen(page, 'main.game');
  const ofGame = (await listeners()).pointerdown;
  for (const use of [() => page.click('h1'), () => page.keyboard.press('Shift'), null]) {
    const other = await page.context().newPage();
    await openOrigin(other);
    const release = await hold(other);
    await page.reload();
    await ready(page);
    await untilSeen(page, 'main.home');
    expect(await listeners()).toEqual({ pointerdown: 1, keydown: 1 });
    if (use) {
      await use();
      expect(await listeners()).toEqual({ pointerdown: 0, keydown: 0 });
    }
    await release();
    await untilSeen(page, use ? 'main.home .resume [data-does=resume]' : 'main.game');
    expect((await listeners()).pointerdown).toBe(use ? 0 : ofGame);
  }
});
