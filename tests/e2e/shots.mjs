// Takes screenshots of every screen at four sizes, light and dark, in both languages, and makes contact sheets of them, in shots/.
// `cargo xtask shots` takes all; words after it choose the screens whose names contain one of them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { overflow } from './support/checks.mjs';
import { launch, newPage } from './support/pages.mjs';
import { SCREENS } from './support/screens.mjs';

const SIZES = [[390, 844], [1024, 768], [768, 1024], [1440, 900]];
const SCHEMES = ['light', 'dark'];
const LOCALES = ['en-GB', 'fr-FR'];
const FOLDER = new URL('../../shots/', import.meta.url);

const words = process.argv.slice(2);
const scenes = Object.entries(SCREENS).filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launch();
const file = (size, scheme, locale, scene) => `${size.join('x')}-${scheme}-${locale.slice(0, 2)}-${scene}.png`;
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
          await page.waitForTimeout(150);
          await page.screenshot({ path: new URL(file(size, colorScheme, locale, name), FOLDER).pathname });
        }
        const { tall: over } = await overflow(page);
        if (over > 0) tall.push(`${size.join('x')} ${locale} ${name}: ${over} px taller than the window`);
      }
    } catch (error) {
      console.error(`${name} (${locale}): ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    await page.context().close();
  }
}
for (const size of SIZES) {
  const columns = size[0] < 800 ? 8 : 4;
  for (const scheme of SCHEMES) {
    for (const locale of LOCALES) {
      const images = scenes.map(([name]) => `<figure><img src="${file(size, scheme, locale, name)}"><figcaption>${name}</figcaption></figure>`);
      const html = `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;font:14px sans-serif}
        figure{margin:0}img{width:100%;display:block}</style>${images.join('')}`;
      const sheetName = `sheet-${size.join('x')}-${scheme}-${locale.slice(0, 2)}`;
      const address = new URL(`${sheetName}.html`, FOLDER);
      await writeFile(address, html);
      const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
      await page.goto(address.href);
      await page.screenshot({ path: new URL(`${sheetName}.png`, FOLDER).pathname, fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
console.log(tall.join('\n'));
console.log(`${scenes.length} scenes are in ${FOLDER.pathname}`);
