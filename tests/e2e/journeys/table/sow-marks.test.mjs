// The figures on the rail of a tile: wherever one can be tapped, a tap drops its tribe; and no mark of a move lies over anything.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openRecord } from '../../support/game.mjs';
import { FORMS } from '../../support/forms.mjs';
import { faults, take } from '../../support/looks.mjs';
import { withStored } from '../../support/pages.mjs';
import { WORST_STATES } from '../../support/worst-states.mjs';

const SIZES = [[320, 568], [390, 844], [667, 375], [768, 1024], [1024, 768], [1060, 790], [1180, 820], [1366, 768], [1440, 900], [1920, 1080]];

/** Lists the figures that can be tapped, each with a point at that share of its width and height. */
const drawnParts = (page, share) => page.locator('[data-part]').evaluateAll((parts, share) => parts.flatMap((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const isSeen = left > 0 && top > 0 && left + width < innerWidth && top + height < innerHeight;
  if (!isSeen || getComputedStyle(part).pointerEvents !== 'auto') return [];
  return { tile: part.closest('.cell').dataset.square, tribe: part.dataset.tribe, x: left + width * share, y: top + height * share };
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

/** Picks up a tile after which there are several figures that can be tapped. A finger has the room for two on a tile. */
async function pickUp(page) {
  const alive = await page.locator('.cell[data-light=alive]').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  for (const square of alive) {
    await cell(page, square).click();
    if ((await drawnParts(page, 0.5)).length > 2) return;
    await page.keyboard.press('Control+z');
  }
  throw new Error('no tile leads to a choice of tribes');
}

for (const touch of [false, true]) {
  for (const [board, record, least] of [['six columns', () => cut(4, 4), 6], ['seven rows', () => cut('5-players-both', 5), 3]]) {
    // Each board and each pointer once, and both other pairs with `--all`.
    const tag = touch === (least === 6) ? [] : '@all';
    test(`a tap on a figure drops its tribe: ${board}, ${touch ? 'touch' : 'mouse'}, ten sizes, turned by quarters`, { tag }, async ({ newPage }) => {
      const page = await newPage({ touch });
      // A step that answers itself would drop another meeple.
      await withStored(page, { answers: 'off' });
      await openRecord(page, await record());
      await pickUp(page);
      const [full] = await hands(page, 0);
      const tried = {};
      for (const [index, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height });
        // Each figure is tapped near two opposite corners.
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
      expect(Object.keys(tried).length, `sizes with figures: ${JSON.stringify(tried)}`).toBeGreaterThanOrEqual(least);
    });
  }
}

test('only where one can drop now are tiles bright, not where the move can end later', async ({ newPage }) => {
  const page = await newPage({ pictures: true });
  await openRecord(page, await cut(4, 4));
  await cell(page, 'e1').click();
  await page.click('.hand .held[data-tribe=assassin]');
  await page.mouse.move(5, 5);
  const isDim = (marks) => page.locator(`.cell${marks} .scenery`).evaluateAll((drawn) => [...new Set(drawn.map((scenery) => getComputedStyle(scenery).filter !== 'none'))]);
  expect(await isDim('[data-light=lit]')).toEqual([false]);
  expect(await isDim('[data-end]:not([data-light=lit])')).toEqual([true]);
});

test('the ends of the tribe in question are shown: chosen in the hand, pointed at there, or the only one', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut(4, 4));
  const hand = page.locator('.hand .held:visible');
  const ends = () => page.locator('.cell[data-end]').evaluateAll((cells) => cells.map((end) => `${end.dataset.square} ${[...end.querySelectorAll('.rail[data-kind=ends] > .figure')].map((figure) => figure.dataset.tribe)}`));
  const drops = page.locator('.rail[data-kind=drops]');
  const held = (tribe) => page.locator(`.hand .held[data-tribe=${tribe}]`);
  await cell(page, 'e1').click();
  await page.mouse.move(5, 5);
  expect(await ends(), 'two tribes are in hand, and none is in question').toEqual([]);
  await expect(drops).toHaveCount(3);
  // Pointed at or chosen, a tribe shows its ends in place of those that can be dropped.
  await held('assassin').hover();
  await expect(drops).toHaveCount(0);
  const pointed = await ends();
  await page.mouse.move(5, 5);
  await expect(drops).toHaveCount(3);
  expect(await ends()).toEqual([]);
  const seen = {};
  for (const tribe of ['merchant', 'assassin']) {
    await held(tribe).click();
    await page.mouse.move(5, 5);
    await expect(drops).toHaveCount(0);
    seen[tribe] = await ends();
    expect(seen[tribe].length).toBeGreaterThan(0);
    expect(new Set(seen[tribe].map((end) => end.slice(3))), tribe).toEqual(new Set([tribe]));
  }
  expect(seen.merchant).not.toEqual(seen.assassin);
  expect(seen.assassin).toEqual(pointed);
  await expect(page.locator('.sow-key')).toHaveCount(1);
  await cell(page, 'e2').click();
  await page.mouse.move(5, 5);
  await page.locator('.cell[data-light=lit]').first().click();
  await expect(hand, 'one is left').toHaveCount(1);
  await expect(page.locator('.sow-key'), 'there is no mark left that it explains').toHaveCount(0);
  expect(await page.locator('.rail').count(), 'the last drop has previews').toBe(0);
  expect(await page.locator('.cell[data-light=lit] .preview').count()).toBeGreaterThan(0);
});

test('the marks of the worst moves lie over no meeple, value, building, flag or other mark, in each form', async ({ newPage }) => {
  const sows = Object.entries(WORST_STATES).filter(([name]) => name.startsWith('worst-sow-'));
  expect(sows.length).toBeGreaterThan(8);
  const seen = new Set();
  for (const [name, prepare] of sows) {
    const page = await newPage();
    await withStored(page, { answers: 'off' });
    await prepare(page);
    const check = async (form, reading = '') => {
      await take(page, form);
      const found = (await faults(page, form)).filter(({ kind }) => ['meets', 'kinds', 'astray'].includes(kind));
      expect.soft(found.map(({ kind, selector, what }) => `${kind}: ${selector}: ${what}`), `${name}, ${form}${reading}`).toEqual([]);
    };
    for (const form of Object.keys(FORMS)) await check(form);
    await page.evaluate(() => document.documentElement.setAttribute('data-reading', ''));
    for (const form of ['tablet-landscape', 'tablet-portrait']) await check(form, ', in the reading mode');
    for (const mark of await page.locator('.rail, .preview').evaluateAll((marks) => marks.map((mark) => mark.dataset.kind ?? 'preview'))) seen.add(mark);
  }
  expect([...seen].sort(), 'each kind of mark is among them').toEqual(['drops', 'ends', 'preview']);
});
