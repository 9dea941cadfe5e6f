// Draws the PNG icons of public/icons from the icon.svg there. They are committed, so run this only when icon.svg changes:
// NAQALA_CHROMIUM=/usr/bin/chromium node tests/e2e/icons.mjs
// Launchers may cut a maskable icon down to a circle of 80 %: icon.svg keeps all that matters within it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch } from './support/pages.mjs';

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
