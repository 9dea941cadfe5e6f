// The lazy chunks, which the page loads after its first screen.
import { expect, test } from '../../support/fixtures.mjs';
import { startFromHome } from '../../support/game.mjs';
import { open, ready } from '../../support/pages.mjs';
import { acknowledged } from '../../support/storage.mjs';

const PART = (name) => new RegExp(`/${name}-[0-9a-f]+\\.wasm$`);

/** Holds requests back; the function that it returns lets them through. */
async function hold(page, pattern) {
  let letThrough;
  const gate = new Promise((open) => (letThrough = open));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

test('the first page does not wait for the chunks of the rules and the dialogs', async ({ page }) => {
  const letThrough = await hold(page, PART('(game|board|table|dialogs)'));
  await open(page);
  await page.locator('[data-opens=help]').first().click();
  await page.locator('.dialog .part-coming').waitFor();
  letThrough();
  await page.locator('#help-aim').waitFor();
});

for (const [name, want, there, where] of [
  ['game', (page) => page.locator('[data-does=quick]').click(), 'main.game', ''],
  ['dialogs', (page) => page.locator('[data-opens=help]').first().click(), '#help-aim', 'dialog[open] '],
]) {
  test(`the page says that the chunk ${name} cannot be fetched, and tries again when asked`, async ({ newPage }) => {
    const page = await newPage({ mayComplain: true });
    await page.route(PART(name), (route) => route.abort());
    await open(page);
    await want(page);
    await page.locator(`${where}[role=alert] [data-does=fetch-again]`).waitFor();
    await page.unroute(PART(name));
    await page.locator(`${where}[data-does=fetch-again]`).click();
    if (name === 'game') {
      await page.locator('[data-does=fetch-again]').waitFor({ state: 'detached' });
      await want(page);
    }
    await page.locator(there).waitFor();
    await expect(page.locator('[data-does=fetch-again]'), 'nothing else misses the chunk').toHaveCount(0);
  });
}

test('an open game is restored once its chunk is loaded', async ({ page }) => {
  await open(page);
  await startFromHome(page);
  await acknowledged(page, 0);
  const letThrough = await hold(page, PART('game'));
  await page.reload();
  await ready(page);
  await page.locator('.part-coming').waitFor();
  letThrough();
  await page.locator('main.game').waitFor();
});

test('a game that starts before its chunk is there waits for its styles, too, and is drawn once', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  const letThrough = await hold(page, /\/extras-[0-9a-f]+\.css$/);
  const coming = page.waitForRequest(/\/extras-[0-9a-f]+\.css$/);
  await open(page);
  await coming;
  await page.evaluate(() => {
    window.drawn = 0;
    const isPage = (node) => node.matches?.('main.game') || node.querySelector?.('main.game');
    const count = (changes) => changes.flatMap((change) => [...change.addedNodes]).filter(isPage).length;
    new MutationObserver((changes) => (window.drawn += count(changes))).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-does=quick]').click();
  letThrough();
  await page.locator('main.game').waitFor();
  // A second fetch is under way since the press.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.drawn)).toBe(1);
});
