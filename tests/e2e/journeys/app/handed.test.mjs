// What other apps hand to the page: texts and links that were shared, files that the system opens with it, launches while it is open.
import { readdir, readFile } from 'node:fs/promises';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, leave, openRecord } from '../../support/game.mjs';
import { open, recorded } from '../../support/pages.mjs';
import { acknowledged, storedGames } from '../../support/storage.mjs';

const fixture = (name) => readFile(new URL(`../../../fixtures/${name}`, import.meta.url), 'utf8');
const manifest = async () => JSON.parse(await readFile(new URL('../../../../public/manifest.webmanifest', import.meta.url), 'utf8'));

/** The address with which a browser opens the page for something that was shared. */
async function sharing(shared) {
  const { action, params } = (await manifest()).share_target;
  const fields = Object.entries(shared).map(([name, value]) => [params[name], value]);
  return `${action}?${new URLSearchParams(fields)}`;
}

const dialog = (page, name) => page.locator(`dialog[open][data-dialog=${name}]`);
const alert = (page) => dialog(page, 'open').locator('[role=alert]');
const query = (page) => page.evaluate(() => location.search);

test('a shared link opens as if it had been pasted: a game asks, a puzzle opens, and the address forgets the query', async ({ newPage }) => {
  const links = JSON.parse(await fixture('links.json'));
  const page = await newPage();
  await open(page, await sharing({ title: 'A game', text: `Look at this: https://naqala.example/${links.plain.position}` }));
  await expect(dialog(page, 'shared')).toBeVisible();
  expect(await query(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(page.locator('main.home')).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');

  const other = await newPage();
  await open(other, await sharing({ url: 'https://naqala.example/#puzzle=daily' }));
  await expect(other).toHaveURL(/#puzzle=/);
  await other.locator('main:not(.home)').waitFor();
  expect(await query(other)).toBe('');
});

test('the text of a game waits in the dialog over the game that is on, which stays as it is', async ({ page }) => {
  await openRecord(page, await cut(2, 20));
  await acknowledged(page, 20);
  const before = await storedGames(page);
  const record = JSON.stringify(await cut(3, 12));
  await open(page, await sharing({ text: record }));
  await expect(dialog(page, 'open').locator('#record-text')).toHaveValue(record);
  await expect(alert(page).locator('.failure')).toHaveCount(0);
  await expect(page.locator('main.game .player'), 'the game that was on lies beneath').toHaveCount(2);
  expect(await storedGames(page), 'whoever writes an address opens nothing').toEqual(before);
  expect(await query(page)).toBe('');
  await dialog(page, 'open').locator('[data-does=open]').click();
  await expect(page.locator('main.game .player')).toHaveCount(3);
  await acknowledged(page, 12);
  expect(Object.entries(await storedGames(page))).toEqual(expect.arrayContaining(Object.entries(before)));
  // Back leads to addresses without the text.
  await page.goBack();
  expect(await query(page)).toBe('');
});

test('what is no game says so, as text, and where one may paste it', async ({ page }) => {
  await open(page, await sharing({ title: 'News', text: '<img src=x onerror="document.title=1"> We are #1' }));
  await expect(alert(page)).toContainText('has no link to a game, puzzle, lesson or score sheet');
  await expect(alert(page)).toContainText('Score pad → Sheets');
  await expect(dialog(page, 'open').locator('#record-text')).toHaveValue(/onerror/);
  expect(await page.locator('dialog img').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
  await axe(page);
  await page.fill('#record-text', 'x');
  await expect(alert(page).locator('.failure')).toHaveCount(0);
});

test('a shared lesson waits in the editor, and replaces nothing before its author says so', async ({ page }) => {
  const lesson = await readFile(new URL('../../../../public/lessons/control.json', import.meta.url), 'utf8');
  await open(page, await sharing({ text: lesson }));
  const field = page.locator('main.editor [data-part=text-in]');
  await expect(field).toHaveValue(lesson);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('naqala.draft-step') ?? ''), 'nothing was taken').not.toContain('take b2');
  await page.click('[data-does=take-text]');
  await expect(page.locator('main.editor .failure')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('naqala.draft-step'))).toContain('take b2');
});

/** Gives a page a launch queue as Chromium's, with launches that come before the page listens and later. */
async function withQueue(page, first = []) {
  await page.addInitScript((first) => {
    const parameters = ({ files = [], target = null }) => ({
      targetURL: target === null ? null : new URL(target, location.href).href,
      files: files.map(({ name, text, isGone }) => ({ kind: 'file', name, getFile: async () => {
        if (isGone) throw new DOMException('gone', 'NotFoundError');
        return new File([text], name);
      } })),
    });
    const waiting = first.map(parameters);
    let consumer = null;
    window.launch = (what) => (consumer ? consumer(parameters(what)) : waiting.push(parameters(what)));
    const queue = { setConsumer(given) { consumer = given; waiting.splice(0).forEach((one) => consumer(one)); window.isListening = true; } };
    Object.defineProperty(window, 'launchQueue', { value: queue, configurable: true });
  }, first);
}

const listening = (page) => page.waitForFunction(() => window.isListening);
const launch = (page, what) => page.evaluate((what) => window.launch(what), what);

test('files open in their rooms, before and while the page is open, with the errors of these rooms', async ({ newPage }) => {
  const page = await newPage();
  await withQueue(page, [{ target: './', files: [{ name: 'game.json', text: JSON.stringify(await cut(3, 12)) }] }]);
  await open(page);
  await expect(page.locator('main.game .player')).toHaveCount(3);
  await acknowledged(page, 12);

  await launch(page, { files: [{ name: 'plays.json', text: await fixture('pads/bgstats-backup.json') }] });
  await expect(page.locator('.pad-transfer [data-asks]')).toContainText('another winner than the points say');
  await launch(page, { files: [{ name: 'plays.xml', text: await fixture('pads/bgg-plays.xml') }] });
  await expect(page.locator('.pad-transfer [data-asks]'), 'the page of sheets takes another').toContainText('who was new');
  await launch(page, { files: [{ name: 'Notes.CSV', text: 'nothing' }] });
  await expect(page.locator('.pad-transfer .failure')).toBeVisible();

  await launch(page, { files: [{ name: 'position.json', text: await fixture('valid/' + (await readdir(new URL('../../../fixtures/valid/', import.meta.url)))[0]) }] });
  await expect(page.locator('main.editor [data-part=text-in]')).toHaveValue(/naqala-position/);

  await launch(page, { files: [{ name: 'broken.json', text: await fixture('imports/illegal-action.json') }] });
  await expect(dialog(page, 'open').locator('[data-does=open-part]')).toHaveText('Open it up to entry 1');
  await launch(page, { files: [{ name: 'gone.json', isGone: true }] });
  await expect(alert(page)).toContainText('could not be read');
  await launch(page, { files: [{ name: 'long.json', text: ' '.repeat(3_000_000) }] });
  await expect(alert(page)).toContainText('3.0 MB');
  await launch(page, { files: [{ name: 'picture.json', text: 'GIF89a' }] });
  await expect(alert(page)).toContainText('This is no game of Naqala');
  expect(Object.keys(await storedGames(page))).toHaveLength(1);
});

test('a shared text waits for a second try to fetch the dialogs', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true });
  const dialogs = /\/dialogs-[0-9a-f]+\.wasm$/;
  await page.route(dialogs, (route) => route.abort());
  await open(page, await sharing({ text: 'We are #1' }));
  await page.locator('[data-opens=help]').first().click();
  await page.locator('dialog[open] [data-does=fetch-again]').waitFor();
  await page.unroute(dialogs);
  await page.locator('dialog[open] [data-does=fetch-again]').click();
  await expect(dialog(page, 'open').locator('#record-text')).toHaveValue('We are #1');
});

test('a text that comes while the editor holds one that it cannot read displaces none of the two', async ({ page }) => {
  const lesson = await readFile(new URL('../../../../public/lessons/control.json', import.meta.url), 'utf8');
  await open(page);
  await page.evaluate(() => localStorage.setItem('naqala.draft', '{"half":'));
  await open(page, await sharing({ text: lesson }));
  const field = page.locator('main.editor [data-part=text-in]');
  const swap = page.locator('main.editor [data-does=other-text]');
  await expect(field).toHaveValue(lesson);
  await swap.click();
  await expect(field).toHaveValue('{"half":');
  await axe(page);
  await swap.click();
  await expect(field).toHaveValue(lesson);
});

test('of several files the player chooses the first; the others wait', async ({ page }) => {
  await withQueue(page);
  await open(page);
  await listening(page);
  const files = [{ name: 'one.json', text: JSON.stringify(await cut(2, 8)) }, { name: '<b>two.json', text: JSON.stringify(await cut(4, 16)) }];
  await launch(page, { target: './', files });
  await expect(page.locator('[data-does=choose-file]')).toHaveText(['one.json', '<b>two.json']);
  await axe(page);
  await page.locator('[data-does=choose-file]').last().click();
  await expect(page.locator('main.game .player')).toHaveCount(4);
  await leave(page);
  await page.locator('main.home [data-opens=open]').click();
  await expect(page.locator('[data-does=choose-file]')).toHaveText(['one.json']);
  await page.locator('[data-does=choose-file]').click();
  await expect(page.locator('main.game .player')).toHaveCount(2);
  await leave(page);
  await page.locator('main.home [data-opens=open]').click();
  await expect(dialog(page, 'open').locator('#record-text')).toBeVisible();
  await expect(page.locator('[data-does=choose-file]')).toHaveCount(0);
});

test('a launch while the page is open follows links, shortcuts and shared texts, and loads nothing anew', async ({ page }) => {
  const links = JSON.parse(await fixture('links.json'));
  await openRecord(page, await cut(2, 20));
  await withQueue(page, [{ target: './' }]);
  await open(page);
  await listening(page);
  await page.evaluate(() => (window.isSame = true));
  await launch(page, { target: './' });
  await expect(page.locator('main.game')).toBeVisible();
  await launch(page, { target: `./${links.plain.position}` });
  await expect(dialog(page, 'shared')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main.game')).toBeVisible();
  await launch(page, { target: await sharing({ text: 'no game' }) });
  await expect(alert(page)).toContainText('has no link to a game');
  await page.keyboard.press('Escape');
  for (const { url } of (await manifest()).shortcuts) {
    await launch(page, { target: url });
    await expect(page).toHaveURL(new RegExp(`${url.slice(2)}$`));
  }
  expect(await page.evaluate(() => window.isSame)).toBe(true);
  await launch(page, { target: './examples.html' });
  await expect(page).toHaveURL(/examples\.html$/);
});

test('Chromium finds no fault in the manifest, whose ways in lie within the page', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await open(page);
  const protocol = await page.context().newCDPSession(page);
  const { errors, data } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const found = JSON.parse(data);
  expect(found).toEqual(await manifest());
  const { baseURL } = recorded(page);
  const ways = [found.start_url, found.share_target.action, ...[...found.file_handlers, ...found.shortcuts].map(({ action, url }) => action ?? url)];
  for (const way of ways) {
    expect(way).toMatch(/^\.\//);
    expect(new URL(way, baseURL).pathname, 'no server answers for another path').toBe(new URL(baseURL).pathname);
  }
});
