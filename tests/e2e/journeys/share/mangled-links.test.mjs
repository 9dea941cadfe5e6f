// Links that mail scanners and messengers have changed, and links that open beside an installed app.
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/fixtures.mjs';
import { open, ready } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';

const LINKS = JSON.parse(readFileSync(new URL('../../../fixtures/links.json', import.meta.url), 'utf8'));
const LINK = LINKS.short['4-players'];
const shared = (page) => page.locator('dialog[open] [data-found=game]');

for (const path of ['', 'some/where/else/']) {
  test(`an address whose # became %23 opens the game (/${path})`, async ({ newPage }) => {
    // The host answers 404 at first.
    const page = await newPage({ mayComplain: true });
    await page.goto(new URL(path + LINK.replace('#', '%23'), BASE_URL).href);
    await ready(page);
    await expect(shared(page)).toBeVisible();
  });
}

test('an address that is not there leads to the game', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true });
  await page.goto(new URL('nothing', BASE_URL).href);
  await page.locator('p[lang=en] a').click();
  await ready(page);
});

test('a pasted link is understood as a mail scanner wrote it, and so is an address with an encoded fragment', async ({ newPage }) => {
  const page = await newPage();
  await open(page);
  const whole = encodeURIComponent(`${BASE_URL}${LINK}`);
  for (const pasted of [
    `https://eur02.safelinks.example/?url=${whole}&data=05%7C01%7C&reserved=0`,
    `Your turn! ${BASE_URL}${LINK.replace('#', '%23')} (sent by Anna)`,
    encodeURIComponent(whole),
  ]) {
    await page.click('[data-opens=open]');
    await page.fill('#record-text', pasted);
    await page.click('[data-does=open]');
    await expect(shared(page), pasted.slice(0, 60)).toBeVisible();
    await page.click('[data-does=not-now]');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.evaluate((hash) => (location.hash = hash), LINK.replace('=', '%3D'));
  await expect(shared(page)).toBeVisible();
});

const fnv = (bytes) => bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

/** Returns a link to a position whose last character messengers take for punctuation: it has the name that makes it so. */
function endingInPunctuation() {
  const bytes = Buffer.from(LINKS.short.position.slice('#g=2'.length), 'base64url');
  const length = bytes.readUInt16BE(1);
  const [text, rest] = [bytes.subarray(3, 3 + length).toString(), bytes.subarray(3 + length, -4)];
  for (let number = 0; number < 10_000; number += 1) {
    const renamed = Buffer.from(text.replace(/"name":"[^"]*"/, `"name":"Anna ${number}"`));
    const body = Buffer.concat([bytes.subarray(0, 3), renamed, rest]);
    body.writeUInt16BE(renamed.length, 1);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(fnv(body));
    const link = `#g=2${Buffer.concat([body, check]).toString('base64url')}`;
    if (/[-_]$/.test(link)) return link;
  }
  throw new Error('no name makes such a link');
}

test('a link opens without the last character, if a messenger took that for punctuation; one that misses more says what to do', async ({ newPage }) => {
  const page = await newPage();
  const link = endingInPunctuation();
  await open(page, link.slice(0, -1));
  await expect(shared(page)).toBeVisible();
  await page.click('[data-does=not-now]');
  for (const cut of [link.slice(0, -9), LINK.slice(0, -20), '#g=2']) {
    await page.evaluate((hash) => (location.hash = hash), cut);
    await expect(page.locator('dialog[open] [data-found=fault]'), cut.slice(-8)).toContainText(/end is missing.*(messenger).*Copy the whole link again, or ask for a file|messenger has cut it: copy the whole link again, or ask for a file/i);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

test('on an iPhone a link offers to be copied for the app on the home screen; elsewhere and in that app it does not', async ({ newPage }) => {
  for (const [standalone, count] of [[false, 1], [true, 0], [undefined, 0]]) {
    const page = await newPage();
    await page.addInitScript((standalone) => {
      if (standalone !== undefined) Object.defineProperty(navigator, 'standalone', { value: standalone });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } });
    }, standalone);
    await open(page, LINK);
    await expect(shared(page)).toBeVisible();
    const button = page.locator('[data-does=copy-for-app]');
    await expect(button).toHaveCount(count);
    if (!count) continue;
    await expect(page.locator('dialog')).toContainText('Links open in Safari, where the games are others.');
    await button.click();
    await expect.poll(() => page.evaluate(() => window.copied)).toBe(`${BASE_URL}${LINK}`);
  }
});
