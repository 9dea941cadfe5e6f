// The parts of the page that come after its first screen.
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open, ready } from './harness.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const PART = (name) => new RegExp(`/${name}-[0-9a-f]+\\.wasm$`);

test('the first screen does not wait for the rules and the dialogs', async () => {
  const page = await newPage(browser);
  let letThrough;
  const gate = new Promise((open) => (letThrough = open));
  await page.route(/\/(game|board|table|sheets)-[0-9a-f]+\.wasm$/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page);
  await page.locator('[data-opens=help]').first().click();
  await page.locator('.sheet .part-coming').waitFor();
  letThrough();
  await page.locator('#help-aim').waitFor();
  assertClean(page);
  await page.context().close();
});

for (const [name, want, there] of [
  ['game', (page) => page.locator('.setup-form button[type=submit]').click(), 'main.game'],
  ['sheets', (page) => page.locator('[data-opens=help]').first().click(), '#help-aim'],
]) {
  test(`where the part "${name}" cannot be fetched the page says so, and tries again when asked`, async () => {
    const page = await newPage(browser);
    await page.route(PART(name), (route) => route.abort());
    await open(page);
    await want(page);
    await page.locator('[role=alert] [data-does=fetch-again]').waitFor();
    await page.unroute(PART(name));
    await page.locator('[data-does=fetch-again]').click();
    if (name === 'game') {
      await page.locator('[data-does=fetch-again]').waitFor({ state: 'detached' });
      await want(page);
    }
    await page.locator(there).waitFor();
    await page.context().close();
  });
}

test('a game that was on comes back once its part is there', async () => {
  const page = await newPage(browser);
  await open(page);
  await page.locator('.setup-form button[type=submit]').click();
  await page.locator('main.game').waitFor();
  await page.waitForFunction(() => indexedDB.databases().then((all) => all.length > 0));
  await page.route(PART('game'), async (route) => {
    await new Promise((later) => setTimeout(later, 3500));
    await route.continue();
  });
  await page.reload();
  await ready(page);
  await page.locator('.part-coming').waitFor();
  await page.locator('main.game').waitFor();
  assertClean(page);
  await page.context().close();
});
