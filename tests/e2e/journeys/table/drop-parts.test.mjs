// The parts of a tile: wherever a part is drawn, a tap drops its tribe.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord } from '../../support/game.mjs';
import { withStored } from '../../support/pages.mjs';

const SIZES = [[320, 568], [390, 844], [667, 375], [768, 1024], [1024, 768], [1060, 790], [1180, 820], [1366, 768], [1440, 900], [1920, 1080]];

/** Lists the parts that are drawn as parts and not as chips in a row: those with a fifth of their tile. Each with a point at that share of its width and height. */
const drawnParts = (page, share) => page.locator('[data-part]').evaluateAll((parts, share) => parts.flatMap((part) => {
  const tile = part.closest('.cell').getBoundingClientRect();
  const { left, top, width, height } = part.getBoundingClientRect();
  const isSeen = left > 0 && top > 0 && left + width < innerWidth && top + height < innerHeight;
  if (!isSeen || width * height < (tile.width * tile.height) / 5) return [];
  return { tile: part.closest('.cell').dataset.square, tribe: part.dataset.part, x: left + width * share, y: top + height * share };
}), share);

/** Counts the meeples of each tribe in the hand, and again after each undo. A script presses the button: a press by hand takes longer. */
const hands = (page, undos) => page.evaluate(async (undos) => {
  const hand = () => Object.fromEntries([...document.querySelectorAll('.hand .held')]
    .filter((group) => group.getClientRects().length > 0)
    .map((group) => [group.dataset.tribe, Number(group.innerText.match(/\d+/)?.[0] ?? 1)]));
  const all = [hand()];
  for (; undos > 0; undos -= 1) {
    document.querySelector('.history-button.icon-undo').click();
    await new Promise((later) => setTimeout(later));
    all.push(hand());
  }
  return all;
}, undos);

/** Picks up a tile after which at least three parts are drawn. */
async function pickUp(page) {
  const alive = await page.locator('.cell[data-light=alive]').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  for (const square of alive) {
    await cell(page, square).click();
    if ((await page.locator('[data-part]').count()) > 2) return;
    await page.keyboard.press('Control+z');
  }
  throw new Error('no tile leads to a choice of tribes');
}

for (const touch of [false, true]) {
  for (const [board, record, least] of [['six columns', () => cut(4, 4), 6], ['seven rows', () => cut('5-players-both', 5), 3]]) {
    // Each board and each pointer once, and both other pairs with `--all`.
    const tag = touch === (least === 6) ? [] : '@all';
    test(`a tap on a drawn part drops its tribe: ${board}, ${touch ? 'touch' : 'mouse'}, ten sizes, turned by quarters`, { tag }, async ({ newPage }) => {
      const page = await newPage({ touch });
      // A step that answers itself would drop another meeple.
      await withStored(page, { answers: 'off' });
      await openRecord(page, await record());
      await pickUp(page);
      const [full] = await hands(page, 0);
      const tried = {};
      for (const [index, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height });
        // Each part is tapped near two opposite corners.
        for (const [turn, share] of [[0, 0.15], [90 + 90 * (index % 3), 0.85]]) {
          await page.evaluate((turn) => document.documentElement.setAttribute('data-turn', String(turn)), turn);
          for (const { tile, tribe, x, y } of await drawnParts(page, share)) {
            const label = `the ${tribe} on ${tile}, ${width}×${height}, turned by ${turn}`;
            await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
            const [left, undone] = await hands(page, 1);
            expect((full[tribe] ?? 0) - (left[tribe] ?? 0), label).toBe(1);
            expect(undone, `undo: ${label}`).toEqual(full);
            tried[width] = (tried[width] ?? 0) + 1;
          }
        }
      }
      expect(Object.keys(tried).length, `sizes with parts: ${JSON.stringify(tried)}`).toBeGreaterThanOrEqual(least);
    });
  }
}

for (const [width, height, reading, at] of [[1024, 768, true, 89], [768, 1024, true, 89], [1440, 900, false, 89], [1024, 768, false, 188]]) {
  test(`what can be dropped is read: the chips of two or three parts${reading ? '' : ', or of four,'} cover no value, no flag and no other chip at ${width}×${height}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await withStored(page, { answers: 'off', ...(reading ? { reading: 'on' } : {}) });
    await openRecord(page, await cut('5-players-both', at));
    const alive = await page.locator('.cell[data-light=alive]').evaluateAll((cells) => cells.map((each) => each.dataset.square));
    let seen = 0;
    for (const square of alive) {
      await cell(page, square).click();
      const found = await page.locator(reading ? '.parts:not([data-parts="4"])' : '.parts').evaluateAll((all) => all.flatMap((parts) => {
        const box = (element) => element.getBoundingClientRect();
        const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        const tile = parts.closest('.tile');
        const chips = [...parts.querySelectorAll('.chip')].map(box);
        const marks = [...tile.querySelectorAll('.value, .owner, .parts ~ .chips .chip')].filter((mark) => mark.getClientRects().length > 0);
        return [chips.length, ...marks.filter((mark) => chips.some((chip) => meets(chip, box(mark)))).map((mark) => `${tile.closest('.cell').dataset.square} ${mark.className}`)];
      }));
      seen += found.filter(Number.isInteger).length;
      expect(found.filter((each) => !Number.isInteger(each))).toEqual([]);
      await page.keyboard.press('Control+z');
    }
    expect(seen).toBeGreaterThan(10);
  });
}
