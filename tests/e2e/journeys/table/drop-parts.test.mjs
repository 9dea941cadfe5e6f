// The parts of a tile: wherever a part is drawn, a tap drops its tribe.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord } from '../../support/game.mjs';

const SIZES = [[320, 568], [390, 844], [667, 375], [768, 1024], [1024, 768], [1060, 790], [1180, 820], [1366, 768], [1440, 900], [1920, 1080]];

const tall = async () => {
  const position = JSON.parse(await readFile(new URL('../../../../benches/tall.position.json', import.meta.url), 'utf8'));
  return { format: 'naqala-record/1', position, seed: '1', actions: ['bid 0', 'bid 1', 'bid 3', 'bid 5'] };
};

/** Lists the parts that are drawn as parts and not as chips in a row: those with a fifth of their tile. Each with two points in opposite corners. */
const drawnParts = (page) => page.locator('[data-part]').evaluateAll((parts) => parts.flatMap((part) => {
  const tile = part.closest('.cell').getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  const isSeen = left > 0 && top > 0 && left + width < innerWidth && top + height < innerHeight;
  if (!isSeen || width * height < (tile.width * tile.height) / 5) return [];
  return [0.15, 0.85].map((at) => ({ tile: part.closest('.cell').dataset.square, tribe: part.dataset.part, x: left + width * at, y: top + height * at }));
}));

/** Counts the meeples of each tribe in the hand. */
const hand = (page) => page.locator('.hand .held').evaluateAll((groups) => Object.fromEntries(groups
  .map((group) => [group.dataset.tribe, Number(group.innerText.match(/\d+/)?.[0] ?? 1)])));

for (const touch of [false, true]) {
  for (const [board, record, square] of [['six columns', () => cut(4, 4), 'e1'], ['seven rows', tall, 'c3']]) {
    test(`a tap on a drawn part drops its tribe: ${board}, ${touch ? 'touch' : 'mouse'}, ten sizes, turned by quarters`, async ({ newPage }) => {
      const page = await newPage({ touch });
      await openRecord(page, await record());
      await cell(page, square).click();
      const full = await hand(page);
      const tried = {};
      for (const [index, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height });
        for (const turn of [0, 90 + 90 * (index % 3)]) {
          await page.evaluate((turn) => document.documentElement.setAttribute('data-turn', String(turn)), turn);
          for (const { tile, tribe, x, y } of await drawnParts(page)) {
            const label = `the ${tribe} on ${tile}, ${width}×${height}, turned by ${turn}`;
            await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
            const left = await hand(page);
            expect((full[tribe] ?? 0) - (left[tribe] ?? 0), label).toBe(1);
            await page.keyboard.press('Control+z');
            expect(await hand(page), `undo: ${label}`).toEqual(full);
            tried[width] = (tried[width] ?? 0) + 1;
          }
        }
      }
      expect(tried[1024], 'the size of most tablets has parts').toBeGreaterThan(3);
      expect(Object.keys(tried).length, 'sizes with parts').toBeGreaterThanOrEqual(5);
    });
  }
}
