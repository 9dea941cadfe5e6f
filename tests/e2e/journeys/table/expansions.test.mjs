// The expansions: each magic item, the tent, whims. `tests/table` holds what each does.
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cell, openPosition } from '../../support/game.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { WORST_STATES } from '../../support/worst-states.mjs';

const tile = (page, square) => cell(page, square).getAttribute('aria-label');
const coins = async (page) => Number(await page.locator('.own [data-stat=coin] > span').innerText());
const held = (page) => page.locator('.own .held-item').evaluateAll((items) => items.map((item) => item.dataset.item));
const item = (page, name) => page.click(`.own .held-item[data-item=${name}]`);
const answer = (page, action) => page.click(`.action-bar .answer[data-action="${action}"]`);
const undo = (page) => page.click('.icon-undo');

/** Opens the position in which Anna holds every magic item, at the start of her turn. */
async function atHand(newPage, options = {}) {
  const page = await newPage({ viewport: VIEWPORTS.tablet, ...options });
  await openPosition(page, 'all-magic-at-hand');
  return page;
}

/** Expects that the item is gone and no other can be used in this turn; so many undos bring it back. */
async function expectUsed(page, name, { steps = 1 } = {}) {
  expect(await held(page), `${name} is discarded`).not.toContain(name);
  expect(await page.locator('.item-counts').innerText()).toMatch(/discarded/);
  expect(await page.locator('.own .held-item.lit').count(), 'items that could be used').toBe(0);
  for (let step = 0; step < steps; step += 1) await undo(page);
  expect(await held(page), `undo brings ${name} back`).toContain(name);
}

test('each magic item is used by taps, the tent takes a tile, whims are laid and taken, and undo brings all back', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'carpet');
  await cell(page, 'a2').click();
  await cell(page, 'a3').click();
  expect(await tile(page, 'a3')).toMatch(/1 merchant/);
  expect(await asked(page)).toMatch(/Assassins/);
  await expectUsed(page, 'carpet', { steps: 3 });

  await item(page, 'scimitar');
  await cell(page, 'a2').click();
  // 5 points on the tile; the tent scores the red tiles among it and its neighbours as well.
  expect(await page.locator('.action-bar .answers').innerText()).toMatch(/Camel \+5\s+Tent \+8/);
  await answer(page, 'control tent');
  expect(await tile(page, 'a2')).toMatch(/tent of Anna/);
  expect(await page.locator('.own [data-stat=tent] > span').innerText()).toMatch(/0/);
  await expectUsed(page, 'scimitar', { steps: 2 });

  await item(page, 'flute');
  await cell(page, 'b2').click();
  await cell(page, 'b3').click();
  await answer(page, 'bring b3 w');
  await answer(page, 'done');
  await expectUsed(page, 'flute', { steps: 3 });

  await item(page, 'lamp');
  await page.click('.djinns .djinn[data-djinn=geb]');
  await answer(page, 'use lamp geb');
  expect(await page.locator('.own .held-djinn[data-djinn=geb]').count()).toBe(1);
  await expectUsed(page, 'lamp');

  await item(page, 'ring');
  await answer(page, 'use ring chest');
  expect(await held(page)).toContain('chest');
  await expectUsed(page, 'ring');

  await item(page, 'talisman');
  await cell(page, 'c2').click();
  await cell(page, 'b3').click();
  expect(await tile(page, 'b3')).toMatch(/camel of Anna/);
  expect(await tile(page, 'c2')).not.toMatch(/camel/);
  await expectUsed(page, 'talisman');

  const before = await coins(page);
  // Beside other cards the figures of its progress stand for the words, which are in its name.
  const forest = page.locator('.own [data-whim=forest]');
  expect(await forest.locator('button').getAttribute('aria-label')).toMatch(/0 of 5 palm trees/);
  expect(await forest.locator('strong').evaluate((name) => [name.dataset.progress, getComputedStyle(name, '::after').content])).toEqual(['0/5', '" 0/5"']);
  await page.click('.own [data-action="whim retinue"]');
  expect(await coins(page)).toBe(before + 10);
  expect(await page.locator('.own .whim.done').count()).toBe(1);
  await undo(page);

  expect(await page.locator('.city-whims').innerText()).toMatch(/c3\s*Grove/);
  await cell(page, 'b2').click();
  await page.keyboard.press('m');
  await cell(page, 'c2').click();
  await cell(page, 'c3').click();
  await answer(page, 'build 0');
  expect(await page.locator('.own [data-whim=grove]').innerText()).toMatch(/0 of 3 palm trees/);
  expect(await page.locator('.city-whims').count()).toBe(0);
  await page.keyboard.press('Control+Backspace');

  // The cards of the horn are put in order by taps. What was drawn cannot be undone.
  await item(page, 'horn');
  await answer(page, 'use horn');
  const row = () => page.locator('.market .card:visible').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  expect(await row()).toEqual(['fish', 'fakir', 'silk', 'gold', 'ivory', 'wheat', 'wheat']);
  await page.locator('.market .card').nth(4).click();
  await page.locator('.market .card').nth(2).click();
  await page.click('.action-bar .answer.primary');
  expect(await row()).toEqual(['ivory', 'silk', 'fish', 'fakir', 'gold', 'wheat', 'wheat']);
  await undo(page);
  expect(await page.locator('.icon-undo').getAttribute('aria-disabled')).toBe('true');
});

test('items and whims of the other players are hidden', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openPosition(page, 'all-magic-at-hand', { handOver: true });
  expect(await page.locator('.held-item, .held-whims li').count(), 'something shows under the cover').toBe(0);
  await page.click('.cover button.primary');
  expect(await page.locator('.own .held-item').count()).toBe(8);
  const other = page.locator('.player:not(.own)');
  expect(await other.locator('.held-item, .held-whims li').count()).toBe(0);
  expect(await other.locator('[data-stat=items] > span').getAttribute('aria-label')).toMatch(/1 item/);
  expect(await page.locator('main').innerHTML()).not.toMatch(/Court/);
});

test('a tap shows all discarded items where a line has no room for them', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, locale: 'fr-FR', touch: true });
  await WORST_STATES['worst-bid-with-fakirs'](page);
  const isWhole = () => page.locator('.item-counts > span').evaluate((words) => words.scrollWidth <= words.clientWidth);
  expect(await isWhole()).toBe(false);
  await page.locator('.item-counts').tap();
  await expect.poll(isWhole).toBe(true);
});

test('a press on a meeple answers which one is meant: with a mouse at once, with a finger once the tile asks, on a phone with a button', async ({ newPage }) => {
  const meeple = (page) => cell(page, 'b3').locator('.piece[data-tribe=elder]').first();
  const brought = async (page) => /elder/.test(await tile(page, 'b2'));
  const flute = async (options) => {
    const page = await atHand(newPage, options);
    await item(page, 'flute');
    await cell(page, 'b2').click();
    expect(await brought(page)).toBe(false);
    return page;
  };
  const page = await flute({});
  await meeple(page).click();
  await expect.poll(() => brought(page)).toBe(true);
  await undo(page);
  expect(await brought(page)).toBe(false);

  const tablet = await flute({ touch: true });
  await meeple(tablet).tap({ force: true });
  await tablet.locator('.answer[data-action="bring b3 w"]').waitFor();
  expect(await brought(tablet), 'it asks').toBe(false);
  await meeple(tablet).tap();
  await expect.poll(() => brought(tablet)).toBe(true);

  const phone = await flute({ viewport: VIEWPORTS.phone, touch: true });
  await cell(phone, 'b3').tap();
  await phone.locator('.answer[data-action="bring b3 w"]').waitFor();
  expect(await meeple(phone).evaluate((piece) => getComputedStyle(piece).pointerEvents)).toBe('none');
  await answer(phone, 'bring b3 w');
  await expect.poll(() => brought(phone)).toBe(true);
});
