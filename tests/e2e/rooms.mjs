// Measures the room that each puzzle needs on an embedded board at some widths, without its tiles on phones and tablets, and beside them
// on a desktop, and writes rooms.json, from which the build tells naqala.js. `cargo xtask rooms` runs it.
import { readFile, writeFile } from 'node:fs/promises';
import { launch, newPage } from './support/pages.mjs';
import { BASE_URL } from './support/site.mjs';

/** Those of `WIDTHS` in naqala.js. */
const WIDTHS = [240, 300, 345, 390, 480, 560, 645, 760, 1000];

const { puzzles } = JSON.parse(await readFile(new URL('../../public/puzzles.json', import.meta.url), 'utf8'));
const browser = await launch();
const rooms = {};
for (const { name } of puzzles) {
  const page = await newPage(browser);
  await page.goto(`${BASE_URL}embed.html#v=1&mode=exercise&lang=en&puzzle=${name}`);
  await page.locator('.side .djinns').waitFor();
  // What only some puzzles need comes last, and so do the typefaces.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  rooms[name] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    rooms[name].push(await page.evaluate(room));
  }
  await page.context().close();
}
await browser.close();
const lines = Object.entries(rooms).map(([name, room]) => `${JSON.stringify(name)}:${JSON.stringify(room)}`);
await writeFile(new URL('rooms.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

/** Returns the room once it has been the same for some frames: what stands in a board settles one after another. */
async function room() {
  const height = (name) => document.querySelector(name).getBoundingClientRect().height;
  const isBeside = innerWidth > 820;
  const measure = () => Math.round(isBeside ? height('.lesson-panel') + height('.side') + 20 : height('main') - height('.board'));
  let found, same = 0;
  while (same < 6) {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const now = measure();
    same = now === found ? same + 1 : 0;
    found = now;
  }
  return found;
}
