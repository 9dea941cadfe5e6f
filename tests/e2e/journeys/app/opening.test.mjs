// The page opens at its own address and below any other path, or says why it cannot start.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { open } from '../../support/pages.mjs';
import { serveFiles } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

// A first visit: nothing is cached.
for (const [where, path] of [['at its own address', ''], ['below another path', 'some/where/else/']]) {
  test(`the page opens ${where} with a heading, without an error, without a request to another host`, async ({ newPage }) => {
    const page = await open(await newPage({ ownContext: true }), path);
    await page.locator('h1:visible').first().waitFor();
    expect(await page.locator('#loading').isVisible()).toBe(false);
    expect(await page.locator('#failure').isVisible()).toBe(false);
  });
}

test('the page starts in a sandboxed frame of another origin', async ({ page }) => {
  const host = await serveFiles({ '': { body: `<iframe sandbox="allow-scripts" src="${BASE_URL}"></iframe>` } });
  try {
    await page.goto(host.url());
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor({ state: 'attached' });
  } finally {
    await host.stop();
  }
});

for (const [kind, id, prepare] of [
  ['WebAssembly is missing', '#failure-no-wasm', (page) => page.addInitScript(() => delete globalThis.WebAssembly)],
  ['the wasm cannot be fetched', '#failure-loading', (page) => page.route('**/*.wasm', (route) => route.abort())],
  ['the script cannot be fetched', '#failure-loading', (page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }))],
]) {
  test(`the page says in both languages that ${kind}`, async ({ newPage }) => {
    const page = await newPage({ mayComplain: true });
    await prepare(page);
    await page.goto(BASE_URL);
    const failure = page.locator(id);
    await failure.waitFor();
    expect(await failure.locator('[lang=en]').isVisible()).toBe(true);
    expect(await failure.locator('[lang=fr]').isVisible()).toBe(true);
    expect(await page.locator('#loading').isVisible()).toBe(false);
    await axe(page);
  });
}

test('the page says in both languages that scripts are off', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, mayComplain: true });
  await page.goto(BASE_URL);
  expect(await page.locator('body').innerText()).toMatch(/JavaScript[\s\S]*autoriser les scripts/);
});
