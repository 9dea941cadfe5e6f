// Takes the pictures of the README: a table light and dark, on a desktop, a tablet and a phone, and a moving one of a whole sow.
// `cargo xtask pictures` runs it; the pictures are in docs/pictures/.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { cell } from './support/game.mjs';
import { launch, newPage } from './support/pages.mjs';
import { SCREENS } from './support/screens.mjs';
import { animated } from './support/webp.mjs';

const FOLDER = new URL('../../docs/pictures/', import.meta.url);
/** Name, screen, window, colour scheme, width in the picture. */
const STILLS = [
  ['desktop-light', 'sowing', [1440, 900], 'light', 1080],
  ['desktop-dark', 'sowing', [1440, 900], 'dark', 1080],
  ['tablet', 'five-move', [1024, 768], 'light', 768],
  ['phone', 'djinn', [390, 844], 'dark', 390],
];
const SOW = { size: [1024, 768], width: 640, quality: 0.7 };

const browser = await launch();
await mkdir(FOLDER, { recursive: true });

/** Turns a screenshot into WebP of another width, in a page. */
async function webp(page, shot, width, quality) {
  const data = await page.evaluate(async ({ shot, width, quality }) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
    const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, { shot: shot.toString('base64'), width, quality });
  return Buffer.from(data);
}

/** Opens a screen in a window. */
async function screen(name, [width, height], colorScheme) {
  const page = await newPage(browser, { viewport: { width, height }, colorScheme });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await SCREENS[name](page);
  await page.waitForTimeout(300);
  return page;
}

async function keep(name, bytes) {
  const file = new URL(`${name}.webp`, FOLDER);
  await writeFile(file, bytes);
  console.log(`${(await stat(file)).size} ${name}.webp`);
}

// The page that shrinks the pictures has no policy that forbids data.
const darkroom = await (await browser.newContext()).newPage();
for (const [name, from, size, scheme, width] of STILLS) {
  const page = await screen(from, size, scheme);
  await keep(name, await webp(darkroom, await page.screenshot(), width, 0.82));
  await page.context().close();
}

// A whole sow: each picture after a tap, the first and the last for longer.
const page = await screen('move', SOW.size, 'light');
const frames = [];
const shoot = async (duration) => {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(200);
  frames.push({ duration, image: await webp(darkroom, await page.screenshot(), SOW.width, SOW.quality) });
};
await shoot(1500);
const starts = await page.locator('.cell[data-light=alive]').evaluateAll((cells) =>
  cells.map((cell) => [cell.dataset.square, cell.querySelectorAll('.meeple').length]).sort(([, a], [, b]) => b - a));
await cell(page, starts[0][0]).click();
await shoot(1200);
while (await page.locator('.hand .held:visible').count()) {
  const drop = page.locator('.cell[data-light=lit]').first();
  if (!(await drop.count())) break;
  // Which meeple it is, the page asks where a tile can take several.
  const before = await page.locator('.hand').innerText();
  await drop.press('Enter');
  await page.waitForTimeout(200);
  if ((await page.locator('.hand').innerText()) === before) await page.locator('.hand .held').first().click();
  await shoot(1000);
}
await shoot(2000);
await keep('sow', animated(frames));
await browser.close();
