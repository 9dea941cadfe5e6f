// Takes screenshots of every screen at five sizes, light and dark, in both languages, and makes contact sheets of them, in shots/.
// `cargo xtask shots` takes all; words after it choose the screens whose names contain one of them, and the worst states of the table:
// `worst` chooses all of these. The variable LOCALES names other languages: `de-DE,pl-PL`; `ar-XB` is that of support/pseudo.mjs.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { overflow } from './support/checks.mjs';
import { launch, newPage } from './support/pages.mjs';
import { BOARD_SCREENS, BROKEN, SCREENS } from './support/screens.mjs';
import { WORST_STATES } from './support/worst-states.mjs';

/** Window sizes, each with the columns and rows of a contact sheet on which one can still read. */
const SIZES = [[390, 844, 6, 2], [768, 1024, 4, 2], [1024, 768, 3, 3], [1440, 900, 3, 3], [1920, 1080, 3, 3]];
const SCHEMES = ['light', 'dark'];
const LOCALES = process.env.LOCALES?.split(',') ?? ['en-GB', 'fr-FR'];
const FOLDER = new URL('../../shots/', import.meta.url);

const words = process.argv.slice(2);
const all = { ...SCREENS, ...BROKEN, ...BOARD_SCREENS };
const isChosen = ([name]) => words.some((word) => name.includes(word));
const scenes = words.length === 0 ? Object.entries(all) : Object.entries({ ...all, ...WORST_STATES }).filter(isChosen);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launch();
const file = (size, scheme, locale, scene) => `${size.slice(0, 2).join('x')}-${scheme}-${locale.slice(0, 2)}-${scene}.png`;
const tall = [];
for (const locale of LOCALES) {
  for (const [name, prepare] of scenes) {
    const page = await newPage(browser, { locale, viewport: { width: 1440, height: 900 } });
    try {
      await prepare(page);
      for (const size of SIZES) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        for (const colorScheme of SCHEMES) {
          // With reduced motion no screenshot shows a transition between the colour schemes.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          // The frames of boards draw later than their page.
          await page.waitForTimeout(name in BOARD_SCREENS ? 600 : 150);
          await page.screenshot({ path: new URL(file(size, colorScheme, locale, name), FOLDER).pathname });
        }
        const { tall: over } = await overflow(page);
        if (over > 0 && !(name in BOARD_SCREENS)) tall.push(`${size.slice(0, 2).join('x')} ${locale} ${name}: ${over} px taller than the window`);
      }
    } catch (error) {
      console.error(`${name} (${locale}): ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    await page.context().close();
  }
}
for (const size of SIZES) {
  const [, , columns, rows] = size;
  for (const scheme of SCHEMES) {
    for (const locale of LOCALES) {
      for (let first = 0; first < scenes.length; first += columns * rows) {
        const shown = scenes.slice(first, first + columns * rows);
        const images = shown.map(([name]) => `<figure><img src="${file(size, scheme, locale, name)}"><figcaption>${name}</figcaption></figure>`);
        const html = `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;font:14px sans-serif}
          figure{margin:0}img{width:100%;display:block}</style>${images.join('')}`;
        const number = String(1 + first / (columns * rows)).padStart(2, '0');
        const sheetName = `sheet-${size.slice(0, 2).join('x')}-${scheme}-${locale.slice(0, 2)}-${number}`;
        const address = new URL(`${sheetName}.html`, FOLDER);
        await writeFile(address, html);
        const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
        await page.goto(address.href);
        await page.screenshot({ path: new URL(`${sheetName}.png`, FOLDER).pathname, fullPage: true });
        await page.close();
      }
    }
  }
}
await browser.close();
console.log(tall.join('\n'));
console.log(`${scenes.length} scenes are in ${FOLDER.pathname}`);
