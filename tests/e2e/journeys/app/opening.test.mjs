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
  for (const [locale, lang, again] of [['en-GB', 'en', 'Load again'], ['fr-FR', 'fr', 'Recharger']]) {
    test(`the page says in the language of ${locale} that ${kind}`, async ({ newPage }) => {
      const page = await newPage({ locale, mayComplain: true });
      await prepare(page);
      await page.goto(BASE_URL);
      await page.locator(id).waitFor();
      await expect(page.locator(id)).toHaveAttribute('lang', lang);
      await expect(page.locator('#failure-again')).toHaveText(again);
      expect(await page.locator('#loading').isVisible()).toBe(false);
      await axe(page);
    });
  }
}

test('a failure is said in English where no words can be fetched', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', mayComplain: true });
  await page.route('**/*.wasm', (route) => route.abort());
  await page.route('**/locales/*', (route) => route.abort());
  await page.goto(BASE_URL);
  await page.locator('#failure-loading').waitFor();
  await expect(page.locator('#failure-loading')).toHaveText(/^The game could not be loaded\./);
  await expect(page.locator('#failure-loading')).toHaveAttribute('lang', 'en');
});

test('the page says that scripts are off', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false, mayComplain: true });
  await page.goto(BASE_URL);
  expect(await page.locator('body').innerText()).toMatch(/Naqala needs JavaScript and WebAssembly\. Please allow scripts/);
});
