// Pictures of the board: to send, with the score at the end, and as SVG for a page that runs no scripts.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog, openRecord } from '../../support/game.mjs';

/** Presses something that saves a file, and returns its name and bytes. */
async function saved(page, selector) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(selector)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Returns the width and height of a PNG. */
const size = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the board is saved as a picture, and with its score once the game has ended', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(3, 40));
  await openDialog(page, 'menu');
  const amid = await saved(page, '[data-does=picture]');
  expect(amid.name).toBe('naqala-Anna-Sam-Olivier.png');
  expect(amid.bytes.subarray(1, 4).toString()).toBe('PNG');
  const end = await newPage();
  await openRecord(end, await cut(3, 10_000));
  await end.locator('dialog[open] .score-rest').waitFor();
  const whole = await saved(end, '.score-rest [data-does=picture]');
  const [[width, height], [same, taller]] = [amid, whole].map(({ bytes }) => size(bytes));
  expect(same).toBe(width);
  expect(taller - height, 'a line for each of three players').toBeGreaterThan(3 * 2 * 20);
  // It is drawn, not empty.
  expect(whole.bytes.length).toBeGreaterThan(20_000);
});

test('a device that shares files gets the picture', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files?.length === 1;
    navigator.share = async ({ files }) => void window.shared.push([files[0].name, files[0].type, files[0].size]);
  });
  await openRecord(page, await cut(2, 4));
  await openDialog(page, 'menu');
  await page.click('[data-does=picture]');
  await expect.poll(() => page.evaluate(() => window.shared)).toHaveLength(1);
  const [[name, type, bytes]] = await page.evaluate(() => window.shared);
  expect([name, type, bytes > 10_000]).toEqual([expect.stringMatching(/^naqala-.*\.png$/), 'image/png', true]);
});

test('an author saves the position as an SVG that stands alone, in the words of the page', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR' });
  await openRecord(page, await cut('5-players-both', 60));
  await openDialog(page, 'menu');
  await page.click('[data-does=embed]');
  const { name, bytes } = await saved(page, '[data-does=picture-svg]');
  expect(name).toMatch(/\.svg$/);
  const svg = bytes.toString();
  await page.setContent(`<img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="">`);
  expect(await page.evaluate(async () => { const image = document.images[0]; await image.decode(); return [image.naturalWidth, image.naturalHeight]; })).toEqual([732, 632]);
  const found = await page.evaluate((svg) => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return [drawn.querySelector('parsererror')?.textContent ?? null, drawn.querySelector('title').textContent, drawn.querySelectorAll('g[transform]').length, drawn.querySelectorAll('circle').length > 50];
  }, svg);
  expect(found).toEqual([null, 'Une position de Five Tribes', 42, true]);
});
