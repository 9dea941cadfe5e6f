// Damaged and hostile files: the page refuses each with one clear sentence and changes no stored game.
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { leave, openGames, start } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { IS_WHOLE_RUN } from '../../support/site.mjs';
import { acknowledged, storedGames } from '../../support/storage.mjs';

const FOLDER = new URL('../../../fixtures/imports/', import.meta.url);
const generated = {
  'older-letters.json': [Buffer.from('{\n"players": ["Zo\xe9"]}', 'latin1'), 'Line 2 has letters in another encoding than UTF-8'],
  'five-megabytes.txt': [Buffer.alloc(5_000_000, 32), 'It is 5.0 MB long; a game has at most 2.'],
};
/** These take the browser seconds. The native tests expect the same sentences. */
const long = {
  'a-million-entries.json': [Buffer.from(`{"format":"naqala-record/1","actions":["bid 0"${',"bid 0"'.repeat(1_000_000)}]}`), 'It is 8.0 MB long; a game has at most 2.'],
  'many-entries.json': [Buffer.from(`{"format":"naqala-record/1","actions":[""${',""'.repeat(600_000)}]}`), 'It has 600001 entries; a game has at most 20000.'],
};

test('the page refuses files of tests/fixtures/imports with their sentences and changes no stored game', async ({ page }) => {
  const says = JSON.parse(await readFile(new URL('../../../fixtures/imports.json', import.meta.url), 'utf8'));
  await start(page);
  await acknowledged(page, 0);
  await leave(page);
  const before = await storedGames(page);
  await page.click('[data-opens=open]');
  const files = await readdir(FOLDER);
  expect(files.length).toBeGreaterThanOrEqual(30);
  // The native tests expect the sentence of each file; the page shows those of a few.
  const some = files.filter((_, at) => IS_WHOLE_RUN || at % 4 === 0);
  const cases = await Promise.all(some.map(async (name) => [name, await readFile(new URL(name, FOLDER)), says[name]]));
  for (const [name, [buffer, sentence]] of Object.entries({ ...generated, ...(IS_WHOLE_RUN ? long : {}) })) cases.push([name, buffer, sentence]);
  const alert = page.locator('dialog [role=alert]');
  for (const [name, buffer, sentence] of cases) {
    await page.setInputFiles('#record-file', { name, mimeType: 'application/json', buffer });
    await expect(alert, name).toContainText(sentence);
    expect(await page.locator('dialog .failure').count(), name).toBe(1);
    expect(await storedGames(page), name).toEqual(before);
    await page.fill('#record-text', 'x');
    await alert.locator('.failure').waitFor({ state: 'detached' });
  }
  // The same sentences after pasting the text.
  for (const [name, buffer, sentence] of cases.slice(0, 4)) {
    await page.fill('#record-text', buffer.toString());
    await page.click('[data-does=open]');
    await alert.locator('.failure').waitFor();
    // Players read the sentence. Its details are for a person who can mend the file.
    expect(await alert.innerText(), name).not.toMatch(/JSON|Entry|Its format|line \d/);
    const details = alert.locator('summary');
    if (await details.count()) await details.click();
    expect(await alert.innerText(), name).toContain(sentence);
    expect(await page.inputValue('#record-text'), `${name}: the text stays to be mended`).toBe(buffer.toString());
  }
  expect(await page.locator('main.game').count()).toBe(0);
  expect(await storedGames(page)).toEqual(before);
});

test('a name with markup is shown as text everywhere', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1">';
  await page.addInitScript(() => localStorage.setItem('naqala.secrecy', 'cover'));
  await open(page);
  await page.click('[data-opens=open]');
  const record = { format: 'naqala-record/1', players: [name, '</script>'], expansions: [], seed: '1', actions: [] };
  await page.fill('#record-text', JSON.stringify(record));
  await page.click('[data-does=open]');
  await page.locator('main.game, .cover').first().waitFor();
  await page.locator('.cover button.primary').click();
  await acknowledged(page, 0);
  await leave(page);
  await openGames(page);
  expect(await page.locator('.game-row strong').innerText()).toContain(name);
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.title()).not.toMatch(/^1$/);
});

test('a record with an illegal entry opens up to there, as a game of its own', async ({ page }) => {
  await open(page);
  await page.click('[data-opens=open]');
  await page.fill('#record-text', await readFile(new URL('illegal-action.json', FOLDER), 'utf8'));
  await page.click('[data-does=open]');
  const button = page.locator('dialog [data-does=open-part]');
  await expect(button).toHaveText('Open it up to entry 1');
  await button.click();
  await acknowledged(page, 1);
  expect(Object.keys(await storedGames(page))).toHaveLength(1);
});
