// Sharing: a game moves to another device by a link or by QR codes, and only if the player agrees.
import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import jsqr from 'jsqr';
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cut, importRecord, openRecord, openDialog, start } from '../../support/game.mjs';
import { open, ready } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';
import { acknowledged, storedGames, untilSettled } from '../../support/storage.mjs';

const shown = (page) => page.evaluate(() => [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('aria-label').split(/;|, the move/)[0]));
const share = async (page, position = false) => {
  await openDialog(page, 'menu');
  await page.click('[data-does=share]');
  await page.locator('.codes .qr').waitFor();
  if (position) {
    const before = await page.inputValue('#share-link');
    await page.locator('[name=extent]').nth(1).check({ force: true });
    await page.waitForFunction((before) => document.querySelector('#share-link')?.value !== before, before);
  }
};
const found = (page, what) => page.locator(`dialog[open] [data-found=${what}]`);

/** The pixels of a module, as a camera would see it. */
const MODULE = 4;

/** Reads the QR code as a camera would. */
async function scanned(page) {
  const { modules, greys } = await page.evaluate(() => {
    const svg = document.querySelector('.qr');
    const modules = Number(svg.getAttribute('viewBox').split(' ')[2]);
    const context = new OffscreenCanvas(modules, modules).getContext('2d');
    context.fillStyle = svg.querySelector('rect').getAttribute('fill');
    context.fillRect(0, 0, modules, modules);
    context.fillStyle = svg.querySelector('path').getAttribute('fill');
    context.fill(new Path2D(svg.querySelector('path').getAttribute('d')));
    const { data } = context.getImageData(0, 0, modules, modules);
    return { modules, greys: [...data].filter((_, at) => at % 4 === 0) };
  });
  const size = modules * MODULE;
  const pixels = new Uint8ClampedArray(4 * size * size);
  for (let at = 0; at < size * size; at += 1) {
    const [row, column] = [at / size, at % size].map((pixel) => Math.floor(pixel / MODULE));
    const grey = greys[row * modules + column];
    pixels.set([grey, grey, grey, 255], 4 * at);
  }
  const code = (jsqr.default ?? jsqr)(pixels, size, size);
  expect(code, 'the code cannot be read').toBeTruthy();
  return code.data;
}

test('a link opens the whole game on another device after the player agrees', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(3, 100));
  const board = await shown(page);
  await share(page);
  const link = await page.inputValue('#share-link');
  expect(link.startsWith(`${BASE_URL}#g=2`), link.slice(0, 60)).toBeTruthy();
  expect(link.length, `${link.length} characters`).toBeLessThan(600);
  expect(await page.locator('label[for=share-link] small').innerText()).toMatch(new RegExp(`${link.length} characters`));

  const other = await newPage();
  await start(other, { seed: '7' });
  await acknowledged(other, 0);
  const own = await storedGames(other);
  await other.goto(link);
  await found(other, 'game').waitFor();
  expect(await found(other, 'game').innerText()).toMatch(/Anna[\s\S]*Round \d/);
  expect(await storedGames(other), 'nothing is stored unasked').toEqual(own);
  await other.click('[data-does=not-now]');
  expect(await other.evaluate(() => location.hash)).toBe('');
  expect(await storedGames(other)).toEqual(own);

  await other.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await other.click('[data-does=open-shared]');
  await acknowledged(other, 100);
  expect(await other.evaluate(() => location.hash)).toBe('');
  expect(await shown(other)).toEqual(board);
  const now = await storedGames(other);
  expect(Object.keys(now).length).toBe(2);
  for (const [name, text] of Object.entries(own)) expect(now[name], 'the game that was on stays').toBe(text);
  await other.waitForLoadState('networkidle');
  await other.reload();
  await ready(other);
  await acknowledged(other, 100);
  expect(await other.locator('dialog[open]').count(), 'it is not asked again').toBe(0);
});

test('a pasted link opens the position alone, with what is hidden', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(4, 60));
  const board = await shown(page);
  await share(page, true);
  const link = await page.inputValue('#share-link');
  const text = inflateRawSync(Buffer.from(link.split('#g=1')[1], 'base64url')).toString();
  expect(JSON.parse(text).record.position, text.slice(0, 200)).toBeTruthy();
  const other = await newPage();
  await open(other);
  await other.click('[data-opens=open]');
  await other.fill('#record-text', ` ${link}\n`);
  await other.click('[data-does=open]');
  await other.click('[data-does=open-shared]');
  await acknowledged(other, 0);
  expect(await shown(other)).toEqual(board);
});

test('a QR code holds the link', async ({ page }) => {
  await openRecord(page, await cut(2, 8));
  await share(page);
  expect(await page.locator('.codes figcaption').innerText()).toBe('Code to scan');
  expect(await scanned(page)).toBe(await page.inputValue('#share-link'));
});

test('one QR code holds a whole game, and a camera opens it', async ({ newPage }) => {
  const page = await newPage();
  const record = await cut('5-players-both');
  await importRecord(page, record);
  await share(page);
  expect(await page.locator('.codes figcaption').innerText()).toBe('Code to scan');
  expect(await page.locator('[data-does=code-next]').count()).toBe(0);
  const code = await scanned(page);
  expect(code).toBe(await page.inputValue('#share-link'));
  const other = await newPage();
  await other.goto(code);
  await ready(other);
  await other.click('[data-does=open-shared]');
  await other.locator('main.game').waitFor();
  await acknowledged(other, record.actions.length);
  const [stored] = Object.values(await storedGames(other)).map((text) => JSON.parse(text).record);
  expect(stored.actions).toEqual(record.actions);
  expect([stored.players, stored.expansions, stored.seed]).toEqual([record.players, record.expansions, record.seed]);
});

/** Opens each code on a page of its own, the first one last, until the page asks whether to open the game. */
async function scanAll(other, codes) {
  const [first, ...rest] = codes;
  for (const [index, code] of [...rest.reverse(), first].entries()) {
    // Each scan loads the page.
    await other.goto('about:blank');
    await other.goto(code);
    await ready(other);
    if (index + 1 < codes.length) {
      await found(other, 'part').waitFor();
      const says = await found(other, 'part').innerText();
      expect(says).toMatch(new RegExp(`Part ${codes.length - index} of ${codes.length} received`));
      expect(says).toMatch(/Missing: 1\b/);
    }
  }
  await other.click('[data-does=open-shared]');
  await other.locator('main.game').waitFor();
}

test('a long link takes several QR codes, which can be scanned in any order', async ({ newPage }) => {
  const page = await newPage();
  const record = await cut('5-players-both');
  // Between two turns no path lies on the board; the position alone would not hold it.
  await openRecord(page, await cut('5-players-both', record.actions.lastIndexOf('end', 200) + 1));
  const board = await shown(page);
  await share(page, true);
  const caption = () => page.locator('.codes figcaption').innerText();
  const count = Number((await caption()).match(/^Code 1 of (\d+)$/)[1]);
  expect(count > 1 && count < 10, `${count} codes`).toBeTruthy();
  const codes = [];
  for (let number = 1; number <= count; number += 1) {
    expect(await caption()).toBe(`Code ${number} of ${count}`);
    codes.push(await scanned(page));
    await page.click('[data-does=code-next]');
  }
  expect(await caption()).toBe(`Code 1 of ${count}`);
  await page.click('[data-does=codes-play]');
  await page.waitForFunction(() => /^Code 2/.test(document.querySelector('.codes figcaption').textContent));
  await page.click('[data-does=codes-play]');

  const other = await newPage();
  await scanAll(other, codes);
  await acknowledged(other, 0);
  expect(await shown(other)).toEqual(board);
  expect(await other.evaluate(() => localStorage.getItem('naqala.parts'))).toBe(null);
});

/** Links of each packing, as versions of the page made them. */
const LINKS = JSON.parse(readFileSync(new URL('../../../fixtures/links.json', import.meta.url), 'utf8'));

test('codes of an older version that hold parts of a game open it', async ({ newPage }) => {
  const record = await cut(4);
  const other = await newPage();
  await scanAll(other, LINKS.parts['4-players'].map((fragment) => BASE_URL + fragment));
  await acknowledged(other, record.actions.length);
  const [stored] = Object.values(await storedGames(other)).map((text) => JSON.parse(text).record);
  expect(stored.actions).toEqual(record.actions);
  expect(await other.evaluate(() => localStorage.getItem('naqala.parts'))).toBe(null);
});

test('links of every packing open for good', async ({ newPage }) => {
  const opened = async (fragment) => {
    const page = await newPage();
    await page.goto(BASE_URL + fragment);
    await ready(page);
    await page.click('[data-does=open-shared]');
    await page.locator('main.game').waitFor();
    await expect.poll(async () => Object.keys(await storedGames(page)).length).toBe(1);
    const [stored] = Object.values(await storedGames(page)).map((text) => JSON.parse(text));
    await page.close();
    return { ...stored, saved: 0 };
  };
  const whole = await cut(4);
  for (const packing of ['deflated', 'short']) {
    const stored = await opened(LINKS[packing]['4-players']);
    expect(stored.record.actions, packing).toEqual(whole.actions);
    expect(stored.record.seed).toBe(whole.seed);
  }
  const fromPosition = await opened(LINKS.plain.position);
  expect(fromPosition.record.position).toBeTruthy();
  expect(fromPosition.record.actions).toEqual(['order 2 1 3', 'take a1', 'drop a2 y', 'pass', 'end', 'skip', 'end']);
  for (const packing of ['short', 'short-deflated']) expect(await opened(LINKS[packing].position), packing).toEqual(fromPosition);
});

const packed = (text) => `#g=1${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
/** Makes a short code one of a version of the rules that nobody knows, with the check that belongs to it. */
function otherRules(fragment) {
  const bytes = Buffer.from(fragment.slice('#g=2'.length), 'base64url');
  bytes[0] = 255;
  const body = bytes.subarray(0, -4);
  bytes.writeUInt32BE(body.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5), body.length);
  return `#g=2${bytes.toString('base64url')}`;
}
const record = { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '42', actions: ['bid 3'] };
const good = packed(JSON.stringify(record));
/** Links that cannot be opened, and the words for each. */
const BAD = {
  'of a later version': ['#g=7AAAA', /later version.*“7”/],
  empty: ['#g=', /end is missing/],
  'that was cut off': [good.slice(0, -20), /damaged|end is missing/],
  'with a character that is none': [`${good.slice(0, 30)}*${good.slice(31)}`, /Character 27 /],
  'with changed data': [`#g=1${'A'.repeat(200)}`, /damaged/],
  'that swells to gigabytes': [packed(Buffer.alloc(30_000_000, 32)), /more than any game/],
  'to no game': [packed('{"format":"chess/1"}'), /chess\/1/],
  'with an illegal action': [packed(JSON.stringify({ ...record, actions: ['bid 3', 'bid 3'] })), /Entry 2, “bid 3”/],
  'of a short code with a changed character': [LINKS.short['4-players'].replace(/.{9}$/, (end) => `${end[0] === 'A' ? 'B' : 'A'}${end.slice(1)}`), /damaged/],
  'of a short code that was cut off': [LINKS.short['4-players'].slice(0, -8), /damaged|end is missing/],
  'of a short code of other rules': [otherRules(LINKS.short['4-players']), /packed with other rules/],
  'of a short code that swells': [`#g=3${deflateRawSync(Buffer.alloc(30_000_000)).toString('base64url')}`, /more than any game/],
  'that is no text': [`#g=0${Buffer.from([0xff, 0xfe, 0x80]).toString('base64url')}`, /damaged/],
  'to part 0': ['#p=01234567.0.3.AAAA', /numbers cannot be right/],
  'to part 4 of 3': ['#p=01234567.4.3.AAAA', /numbers cannot be right/],
  'to part -1': ['#p=01234567.-1.3.AAAA', /numbers cannot be right/],
  'to part NaN': ['#p=01234567.NaN.3.AAAA', /numbers cannot be right/],
  'to one part that lies': ['#p=01234567.1.1.0AAA', /do not fit together/],
};
test('the page says what is wrong with a link, and changes nothing', async ({ page }) => {
  await start(page);
  await acknowledged(page, 0);
  const [before, question] = [await storedGames(page), await asked(page)];
  for (const [what, [hash, says]] of Object.entries(BAD)) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await expect(found(page, 'fault'), what).toHaveText(says);
    expect(await page.locator('dialog [role=alert]').count(), what).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.waitForFunction(() => location.hash === '');
    expect(await asked(page), `${what}: the game that was on goes on`).toBe(question);
  }
  await untilSettled(page);
  expect(await storedGames(page)).toEqual(before);
});
