// Damaged and hostile files: each is refused in one clear sentence, and what is stored stays as it is.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { assertClean, launch, newPage, open } from './harness.mjs';
import { acknowledged, kept, leave } from './kept.mjs';
import { start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const FOLDER = new URL('../fixtures/imports/', import.meta.url);
const generated = {
  'five-megabytes.txt': [Buffer.alloc(5_000_000, 32), 'It is 5.0 MB long; a game has at most 2.'],
  'a-million-entries.json': [Buffer.from(`{"format":"naqala-record/1","actions":["bid 0"${',"bid 0"'.repeat(1_000_000)}]}`), 'It is 8.0 MB long; a game has at most 2.'],
  'many-entries.json': [Buffer.from(`{"format":"naqala-record/1","actions":[""${',""'.repeat(600_000)}]}`), 'It has 600001 entries; a game has at most 20000.'],
};

test('each file of tests/fixtures/imports is refused in its words; nothing stored changes', async () => {
  const says = JSON.parse(await readFile(new URL('../fixtures/imports.json', import.meta.url), 'utf8'));
  const page = await newPage(browser);
  await start(page);
  await acknowledged(page, 0);
  await leave(page);
  const before = await kept(page);
  await page.click('[data-opens=open]');
  const files = await readdir(FOLDER);
  assert.ok(files.length >= 30);
  const cases = await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, FOLDER)), says[name]]));
  for (const [name, [buffer, sentence]] of Object.entries(generated)) cases.push([name, buffer, sentence]);
  const alert = page.locator('dialog [role=alert]');
  for (const [name, buffer, sentence] of cases) {
    await page.setInputFiles('#record-file', { name, mimeType: 'application/json', buffer });
    await alert.locator('.failure').waitFor({ timeout: 8000 }).catch(() => assert.fail(`${name}: nothing is said`));
    await page.waitForFunction((sentence) => document.querySelector('dialog [role=alert]').textContent.includes(sentence), sentence, { timeout: 5000 }).catch(() => null);
    const text = await alert.innerText();
    assert.ok(text.includes(sentence), `${name}: “${text}” instead of “${sentence}”`);
    assert.equal(await page.locator('dialog .failure').count(), 1, name);
    assert.deepEqual(await kept(page), before, name);
    await page.fill('#record-text', 'x');
    await alert.locator('.failure').waitFor({ state: 'detached' });
  }
  // The same by pasting, where a text can be pasted as it is.
  for (const [name, buffer, sentence] of cases.slice(0, 12)) {
    await page.fill('#record-text', buffer.toString());
    await page.click('[data-does=open]');
    await alert.locator('.failure').waitFor();
    assert.ok((await alert.innerText()).includes(sentence), name);
  }
  assert.equal(await page.locator('main.game').count(), 0);
  assert.deepEqual(await kept(page), before);
  assertClean(page);
  await page.context().close();
});

test('a name that is markup is shown as it is written, wherever it is shown', async () => {
  const page = await newPage(browser);
  const name = '<img src=x onerror="document.title=1">';
  await open(page);
  await page.click('[data-opens=open]');
  const record = { format: 'naqala-record/1', players: [name, '</script>'], expansions: [], seed: '1', actions: [] };
  await page.fill('#record-text', JSON.stringify(record));
  await page.click('[data-does=open]');
  await page.locator('main.game, .cover').first().waitFor();
  await page.locator('.cover button.primary').click();
  await acknowledged(page, 0);
  await leave(page);
  assert.ok((await page.locator('.game-row strong').innerText()).includes(name));
  assert.equal(await page.locator('img').count(), 0);
  assert.doesNotMatch(await page.title(), /^1$/);
  assertClean(page);
  await page.context().close();
});
