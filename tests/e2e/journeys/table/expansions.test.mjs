// The expansions: set-up, each magic item, the tent, whims.
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cell, openPosition, openDialog } from '../../support/game.mjs';
import { open } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

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

/** Expects that the item is gone and no other can be used in this turn; undo brings it back, unless `isBarred`. */
async function expectUsed(page, name, { isBarred = false, steps = 1 } = {}) {
  expect(await held(page), `${name} is discarded`).not.toContain(name);
  expect(await page.locator('.item-counts').innerText()).toMatch(/discarded/);
  expect(await page.locator('.own .held-item.lit').count(), 'items that could be used').toBe(0);
  if (isBarred) {
    expect(await page.locator('.icon-undo').getAttribute('aria-disabled')).toBe('true');
  } else {
    for (let step = 0; step < steps; step += 1) await undo(page);
    expect(await held(page), `undo brings ${name} back`).toContain(name);
  }
}

test('five players need an expansion, and the page says so', async ({ page }) => {
  await open(page);
  const five = page.locator('[data-count="5"]');
  await page.click('[data-count="4"]');
  expect(await five.isDisabled()).toBeTruthy();
  expect(await page.locator('#five-need').innerText()).toMatch(/expansion/);
  await page.click('input[name=whims]');
  await five.click();
  expect(await page.locator('.player-row').count()).toBe(5);
  await page.click('input[name=whims]');
  await page.click('.setup-form button[type=submit]');
  expect(await page.locator('main.game').count(), 'five play the base game').toBe(0);
  await page.click('input[name=artisans]');
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  expect(await page.locator('.cell').count()).toBe(36);
  await openDialog(page, 'menu');
  await page.click('[data-does=new-game]');
  await page.click('[data-does=yes]');
  expect(await page.locator('input[name=artisans]').isChecked(), 'the expansions are not remembered').toBeTruthy();
});

test('the carpet carries the last meeple across a mountain', async ({ newPage }) => {
  const page = await atHand(newPage);
  expect(await cell(page, 'a2').getAttribute('data-light'), 'on foot the assassin finds nobody').toBe('calm');
  await item(page, 'carpet');
  await cell(page, 'a2').click();
  expect(await cell(page, 'a3').getAttribute('data-light')).toBe('lit');
  await cell(page, 'a3').click();
  expect(await tile(page, 'a3')).toMatch(/1 merchant/);
  expect(await asked(page)).toMatch(/Assassins/);
  await expectUsed(page, 'carpet', { steps: 3 });
});

test('a mountain is the reason why a meeple cannot go there', async ({ newPage }) => {
  const page = await atHand(newPage);
  await cell(page, 'a3').click();
  await cell(page, 'a2').click({ force: true });
  expect(await page.locator('.bubble').innerText()).toMatch(/mountain/i);
  expect(await tile(page, 'a2')).toMatch(/mountain/);
});

test('the scimitar empties a tile, and the tent takes it', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'scimitar');
  await cell(page, 'a2').click();
  // 5 points on the tile; the tent scores the red tiles among it and its neighbours as well.
  expect(await page.locator('.action-bar .answers').innerText()).toMatch(/Camel \+5\s+Tent \+8/);
  await answer(page, 'control tent');
  expect(await tile(page, 'a2')).toMatch(/tent of Anna/);
  expect(await page.locator('.own [data-stat=tent] > span').innerText()).toMatch(/0/);
  await expectUsed(page, 'scimitar', { steps: 2 });
});

test('the flute calls meeples one by one', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'flute');
  await cell(page, 'b2').click();
  await cell(page, 'b3').click();
  await answer(page, 'bring b3 w');
  await cell(page, 'b1').click();
  await answer(page, 'bring b1 y');
  expect(await tile(page, 'b2')).toMatch(/1 vizier, 1 elder, 1 merchant and 1 builder/);
  await answer(page, 'done');
  await expectUsed(page, 'flute', { steps: 4 });
});

test('the lamp gives a djinn of the row free of charge', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'lamp');
  await page.click('.djinns .djinn[data-djinn=geb]');
  await answer(page, 'use lamp geb');
  expect(await page.locator('.own .held-djinn[data-djinn=geb]').count()).toBe(1);
  await expectUsed(page, 'lamp');
});

test('the lamp gives the top djinn of the deck, and that cannot be undone', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'lamp');
  await answer(page, 'use lamp deck');
  expect(await page.locator('.own .held-djinn[data-djinn=sloar]').count()).toBe(1);
  await expectUsed(page, 'lamp', { isBarred: true });
});

test('the ring brings an item back', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'ring');
  await answer(page, 'use ring chest');
  expect(await held(page)).toContain('chest');
  await expectUsed(page, 'ring');
});

test('the talisman moves a camel', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'talisman');
  await cell(page, 'c2').click();
  await cell(page, 'b3').click();
  expect(await tile(page, 'b3')).toMatch(/camel of Anna/);
  expect(await tile(page, 'c2')).not.toMatch(/camel/);
  await expectUsed(page, 'talisman');
});

test('the horn fills the market and puts it in order', async ({ newPage }) => {
  const page = await atHand(newPage);
  await item(page, 'horn');
  await answer(page, 'use horn');
  const row = () => page.locator('.market .card:visible').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  expect(await row()).toEqual(['fish', 'fakir', 'silk', 'gold', 'ivory', 'wheat', 'wheat']);
  await page.locator('.market .card').nth(4).click();
  await page.locator('.market .card').nth(2).click();
  await page.click('.action-bar .answer.primary');
  expect(await row()).toEqual(['ivory', 'silk', 'fish', 'fakir', 'gold', 'wheat', 'wheat']);
  await undo(page);
  expect((await row())[0], 'the order can be undone').toEqual('fish');
  expect(await page.locator('.icon-undo').getAttribute('aria-disabled'), 'what was drawn cannot').toBe('true');
});

test('a finished whim can be laid for its coins, and another shows its progress', async ({ newPage }) => {
  const page = await atHand(newPage);
  const before = await coins(page);
  expect(await page.locator('.own [data-whim=forest]').innerText()).toMatch(/0 of 5 palm trees/);
  await page.click('.own [data-action="whim retinue"]');
  expect(await coins(page)).toBe(before + 10);
  expect(await page.locator('.own .whim.done').count()).toBe(1);
  await undo(page);
  expect(await coins(page)).toBe(before);
});

test('a city gives its whim to the player who ends a move there', async ({ newPage }) => {
  const page = await atHand(newPage);
  expect(await page.locator('.city-whims').innerText()).toMatch(/c3\s*Grove/);
  await cell(page, 'b2').click();
  await page.keyboard.press('m');
  await cell(page, 'c2').click();
  await cell(page, 'c3').click();
  expect(await page.locator('.own [data-whim=grove]').count(), 'the tribe acts first').toBe(0);
  await answer(page, 'build 0');
  expect(await page.locator('.own [data-whim=grove]').innerText()).toMatch(/0 of 3 palm trees/);
  expect(await page.locator('.city-whims').count()).toBe(0);
  expect(await asked(page)).toMatch(/end your turn/i);
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
