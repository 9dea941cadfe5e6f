// Draws the PNG icons of public/icons from icon.svg there; they are committed, so this runs only when the drawing changes:
// NAQALA_CHROMIUM=/usr/bin/chromium node tests/e2e/icons.mjs
// Everything that matters in icon.svg lies within the circle of 80 % that launchers leave of a maskable icon.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch } from './harness.mjs';

const folder = new URL('../../public/icons/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', folder), 'utf8');
const ICONS = {
  'icon-192': { size: 192, corner: 0.22 },
  'icon-512': { size: 512, corner: 0.22 },
  'maskable-512': { size: 512, corner: 0 },
  'apple-touch-icon': { size: 180, corner: 0 },
};

const browser = await launch();
for (const [name, { size, corner }] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; border-radius: ${corner * size}px }</style>${drawing}`);
  const path = fileURLToPath(new URL(`${name}.png`, folder));
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
