// A game moves to another device: by a link, by codes, and never unasked.
import assert from 'node:assert/strict';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { after, before, test } from 'node:test';
import jsqr from 'jsqr';
import { assertClean, BASE_URL, launch, newPage, open, ready } from './harness.mjs';
import { acknowledged, kept } from './kept.mjs';
import { asked, cut, openRecord, openSheet, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const shown = (page) => page.evaluate(() => [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('aria-label').split(/;|, the move/)[0]));
const share = async (page, position = false) => {
  await openSheet(page, 'menu');
  await page.click('[data-does=share]');
  await page.locator('.codes .qr').waitFor();
  if (position) {
    const before = await page.inputValue('#share-link');
    await page.locator('[name=extent]').nth(1).check({ force: true });
    await page.waitForFunction((before) => document.querySelector('#share-link')?.value !== before, before);
  }
};
const found = (page, what) => page.locator(`dialog[open] [data-found=${what}]`);

/** What a camera would read off the page. */
async function scanned(page) {
  const { data, size } = await page.evaluate(async () => {
    const svg = document.querySelector('.qr').cloneNode(true);
    const size = Number(svg.getAttribute('viewBox').split(' ')[2]) * 4;
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const fill = svg.querySelector('path').getAttribute('d');
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d');
    context.fillStyle = svg.querySelector('rect').getAttribute('fill');
    context.fillRect(0, 0, size, size);
    context.scale(4, 4);
    context.fillStyle = svg.querySelector('path').getAttribute('fill');
    context.fill(new Path2D(fill));
    return { data: [...context.getImageData(0, 0, size, size).data], size };
  });
  const code = (jsqr.default ?? jsqr)(Uint8ClampedArray.from(data), size, size);
  assert.ok(code, 'the code cannot be read');
  return code.data;
}

test('a link opens the whole game on another device, once it is agreed to', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(3, 100));
  const board = await shown(page);
  await share(page);
  const link = await page.inputValue('#share-link');
  assert.ok(link.startsWith(`${BASE_URL}#g=1`), link.slice(0, 60));
  assert.ok(link.length < 4000, `${link.length} characters`);
  assert.match(await page.locator('label[for=share-link] small').innerText(), new RegExp(`${link.length} characters`));

  const other = await newPage(browser);
  await start(other, { seed: '7' });
  await acknowledged(other, 0);
  const own = await kept(other);
  await other.goto(link);
  await found(other, 'game').waitFor();
  assert.match(await found(other, 'game').innerText(), /Anna[\s\S]*Round \d/);
  assert.deepEqual(await kept(other), own, 'nothing is stored unasked');
  await other.click('[data-does=not-now]');
  assert.equal(await other.evaluate(() => location.hash), '');
  assert.deepEqual(await kept(other), own);

  await other.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await other.click('[data-does=open-shared]');
  await acknowledged(other, 100);
  assert.equal(await other.evaluate(() => location.hash), '');
  assert.deepEqual(await shown(other), board);
  const now = await kept(other);
  assert.equal(Object.keys(now).length, 2);
  for (const [name, text] of Object.entries(own)) assert.equal(now[name], text, 'the game that was on stays');
  await other.waitForLoadState('networkidle');
  await other.reload();
  await ready(other);
  await acknowledged(other, 100);
  assert.equal(await other.locator('dialog[open]').count(), 0, 'it is not asked again');
  assertClean(page);
  assertClean(other);
  await page.context().close();
  await other.context().close();
});

test('the position alone goes by a link that is pasted; what is hidden goes with it', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 60));
  const board = await shown(page);
  await share(page, true);
  const link = await page.inputValue('#share-link');
  const text = inflateRawSync(Buffer.from(link.split('#g=1')[1], 'base64url')).toString();
  assert.ok(JSON.parse(text).record.position, text.slice(0, 200));
  const other = await newPage(browser);
  await open(other);
  await other.click('[data-opens=open]');
  await other.fill('#record-text', ` ${link}\n`);
  await other.click('[data-does=open]');
  await other.click('[data-does=open-shared]');
  await acknowledged(other, 0);
  await other.click('.cover button.primary');
  assert.deepEqual(await shown(other), board);
  assertClean(other);
  await page.context().close();
  await other.context().close();
});

test('a code holds the link', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(2, 8));
  await share(page);
  assert.equal(await page.locator('.codes figcaption').innerText(), 'Code to scan');
  assert.equal(await scanned(page), await page.inputValue('#share-link'));

  assertClean(page);
  await page.context().close();
});

test('a long game takes a sequence of codes, in any order', async () => {
  const page = await newPage(browser);
  await openRecord(page, await cut(4, 300));
  await share(page);
  const caption = () => page.locator('.codes figcaption').innerText();
  const count = Number((await caption()).match(/^Code 1 of (\d+)$/)[1]);
  assert.ok(count > 1 && count < 10, `${count} codes`);
  const codes = [];
  for (let number = 1; number <= count; number += 1) {
    assert.equal(await caption(), `Code ${number} of ${count}`);
    codes.push(await scanned(page));
    await page.click('[data-does=code-next]');
  }
  assert.equal(await caption(), `Code 1 of ${count}`);
  await page.click('[data-does=codes-play]');
  await page.waitForFunction(() => /^Code 2/.test(document.querySelector('.codes figcaption').textContent));
  await page.click('[data-does=codes-play]');

  const other = await newPage(browser);
  const [first, ...rest] = codes;
  for (const [index, code] of [...rest.reverse(), first].entries()) {
    // Each scan opens the page anew.
    await other.goto('about:blank');
    await other.goto(code);
    await ready(other);
    if (index + 1 < count) {
      await found(other, 'part').waitFor();
      const says = await found(other, 'part').innerText();
      assert.match(says, new RegExp(`Part ${count - index} of ${count} received`));
      assert.match(says, /Missing: 1\b/);
    }
  }
  await other.click('[data-does=open-shared]');
  await other.locator('main.game').waitFor();
  await acknowledged(other, 300);
  assert.equal(await other.evaluate(() => localStorage.getItem('naqala.parts')), null);
  assertClean(page);
  assertClean(other);
  await page.context().close();
  await other.context().close();
});

const packed = (text) => `#g=1${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
const record = { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '42', actions: ['bid 3'] };
const good = packed(JSON.stringify(record));
/** Links that cannot be opened, and what is said. */
const BAD = {
  'of a later version': ['#g=7AAAA', /later version.*“7”/],
  empty: ['#g=', /end is missing/],
  'that was cut off': [good.slice(0, -20), /damaged|end is missing/],
  'with a character that is none': [`${good.slice(0, 30)}*${good.slice(31)}`, /Character 27 /],
  'with changed data': [`#g=1${'A'.repeat(200)}`, /damaged/],
  'that swells to gigabytes': [packed(Buffer.alloc(30_000_000, 32)), /more than any game/],
  'to no game': [packed('{"format":"chess/1"}'), /chess\/1/],
  'with an illegal action': [packed(JSON.stringify({ ...record, actions: ['bid 3', 'bid 3'] })), /Entry 2, “bid 3”/],
  'that is no text': [`#g=0${Buffer.from([0xff, 0xfe, 0x80]).toString('base64url')}`, /damaged/],
  'to part 0': ['#p=01234567.0.3.AAAA', /numbers cannot be right/],
  'to part 4 of 3': ['#p=01234567.4.3.AAAA', /numbers cannot be right/],
  'to part -1': ['#p=01234567.-1.3.AAAA', /numbers cannot be right/],
  'to part NaN': ['#p=01234567.NaN.3.AAAA', /numbers cannot be right/],
  'to one part that lies': ['#p=01234567.1.1.0AAA', /do not fit together/],
};
for (const [what, [hash, says]] of Object.entries(BAD)) {
  test(`a link ${what} says so and changes nothing`, async () => {
    const page = await newPage(browser);
    await start(page);
    await acknowledged(page, 0);
    const before = await kept(page);
    await page.evaluate((hash) => (location.hash = hash), hash);
    await found(page, 'fault').waitFor();
    assert.match(await found(page, 'fault').innerText(), says);
    assert.equal(await page.locator('dialog [role=alert]').count(), 1);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => null);
    await page.waitForFunction(() => location.hash === '');
    assert.ok((await asked(page)).length > 3, 'the game that was on goes on');
    assert.deepEqual(await kept(page), before);
    assertClean(page);
    await page.context().close();
  });
}
