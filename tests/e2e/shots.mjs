// Pictures of every screen, at four sizes, light and dark, in both languages, for people to look at: shots/ and its contact sheets.
// `cargo xtask shots` takes them all; words after it choose the scenes whose names contain one of them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { launch, newPage, open } from './harness.mjs';
import { cell, cut, openRecord, openSheet } from './table.mjs';

const SIZES = [[390, 844], [1024, 768], [768, 1024], [1440, 900]];
const SCHEMES = ['light', 'dark'];
const LOCALES = ['en-GB', 'fr-FR'];
const FOLDER = new URL('../../shots/', import.meta.url);

/** A scene at the point of a recorded game just before the nth action that begins with a word. */
const before = (players, word, nth = 0) => async (page) => {
  const { actions } = await cut(players);
  const at = actions.map((action, index) => [action, index]).filter(([action]) => action.startsWith(word))[nth][1];
  await openRecord(page, await cut(players, at));
};
const at = (players, actions, options) => async (page) => openRecord(page, await cut(players, actions), options);
const then = (first, ...more) => async (page) => {
  await first(page);
  for (const step of more) await step(page);
};
const click = (selector) => (page) => page.locator(selector).first().click();
const sheet = (name) => (page) => openSheet(page, name);

const SCENES = {
  setup: open,
  'setup-open': then(open, click('[data-opens=open]')),
  bid: at(4, 2),
  'bid-chosen': then(at(4, 2), click('.spot[data-price="8"]')),
  move: at(4, 4),
  'move-long': then(at(2, 120), async (page) => page.locator('.cell[data-light=alive]').first().hover()),
  picked: at(4, 5),
  ring: then(at(4, 4), async (page) => {
    for (const square of ['c3', 'b3', 'd2', 'e4']) {
      await cell(page, square).click();
      for (const lit of await page.locator('.cell[data-light=lit], .cell[data-light=target]').all()) {
        await lit.click();
        if (await page.locator('.ring').count()) return;
        await page.keyboard.press('Escape');
        await cell(page, square).click();
      }
      await page.keyboard.press('Escape');
    }
  }),
  sowing: at(4, 6),
  'last-drop': at(4, 7),
  builders: before(4, 'build'),
  assassins: before(4, 'kill'),
  market: before(4, 'buy'),
  djinn: before(4, 'djinn'),
  'djinn-note': then(at(4, 4), click('.djinns .djinn')),
  palm: before(4, 'palm'),
  sale: before(4, 'sell', 3),
  'turn-end': before(4, 'end', 5),
  late: at(3, 270),
  'late-move': before(2, 'take', 50),
  cover: at(4, 4, { handOver: true }),
  log: then(at(4, 120), sheet('log')),
  score: then(at(4, 200), sheet('score')),
  menu: then(at(4, 20), sheet('menu')),
  export: then(at(4, 20), sheet('menu'), click('[data-does=export]')),
  'new-game': then(at(4, 20), sheet('menu'), click('[data-does=new-game]')),
  help: then(at(4, 20), sheet('help')),
  settings: then(at(4, 20), sheet('settings')),
  over: at(4, Infinity),
  games: then(at(3, 100), async (page) => open(page)),
};

const words = process.argv.slice(2);
const scenes = Object.entries(SCENES).filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
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
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(150);
          await page.screenshot({ path: new URL(file(size, colorScheme, locale, name), FOLDER).pathname });
        }
        const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
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
