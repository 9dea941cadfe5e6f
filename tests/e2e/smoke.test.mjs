// The page opens: at its own address and below any other path, and it says so when it cannot start.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, axe, BASE_URL, launch, newPage, open, otherHost, recorded } from './harness.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

test('opens with a heading, without an error, without asking another host', async () => {
  const page = await open(await newPage(browser));
  await page.locator('h1:visible').first().waitFor();
  assert.equal(await page.locator('#loading').isVisible(), false);
  assert.equal(await page.locator('#failure').isVisible(), false);
  assertClean(page);
  await page.context().close();
});

test('lives under any path', async () => {
  const page = await open(await newPage(browser), 'some/where/else/');
  await page.locator('h1:visible').first().waitFor();
  assertClean(page);
  await page.context().close();
});

test('starts in a sandboxed frame of another origin', async () => {
  const host = await otherHost(`<iframe sandbox="allow-scripts" src="${BASE_URL}"></iframe>`);
  const page = await newPage(browser);
  try {
    await page.goto(host.url);
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor({ state: 'attached', timeout: 15_000 });
    assert.deepEqual(recorded(page).errors, []);
    assert.deepEqual(recorded(page).console, []);
  } finally {
    await page.context().close();
    host.close();
  }
});

for (const [kind, id, prepare] of [
  ['WebAssembly is missing', '#failure-no-wasm', (page) => page.addInitScript(() => delete globalThis.WebAssembly)],
  ['the wasm cannot be had', '#failure-loading', (page) => page.route('**/*.wasm', (route) => route.abort())],
  ['the script cannot be had', '#failure-loading', (page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }))],
]) {
  test(`says so in both languages when ${kind}`, async () => {
    const page = await newPage(browser);
    await prepare(page);
    await page.goto(BASE_URL);
    const failure = page.locator(id);
    await failure.waitFor();
    assert.equal(await failure.locator('[lang=en]').isVisible(), true);
    assert.equal(await failure.locator('[lang=fr]').isVisible(), true);
    assert.equal(await page.locator('#loading').isVisible(), false);
    await axe(page);
    await page.context().close();
  });
}

test('says so in both languages when scripts are off', async () => {
  const page = await newPage(browser, { javaScriptEnabled: false });
  await page.goto(BASE_URL);
  assert.match(await page.locator('body').innerText(), /JavaScript[\s\S]*autoriser les scripts/);
  await page.context().close();
});
