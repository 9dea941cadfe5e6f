// The expansions through the page: a whole game of five with everything, each magic item once, tent, whim and carpet.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNoSidewaysScroll, launch, newPage, open, VIEWPORTS } from './harness.mjs';
import { byKeys } from './press.mjs';
import { asked, assertScores, cell, openPosition, openSheet, play, start } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const tile = (page, square) => cell(page, square).getAttribute('aria-label');
const coins = async (page) => Number(await page.locator('.own [data-stat=coin] > span').innerText());
const held = (page) => page.locator('.own .held-item').evaluateAll((items) => items.map((item) => item.dataset.item));
const item = (page, name) => page.click(`.own .held-item[data-item=${name}]`);
const answer = (page, action) => page.click(`.action-bar .answer[data-action="${action}"]`);
const choice = (page, action) => page.click(`.ring .choice[data-action="${action}"]`);
const undo = (page) => page.click('.icon-undo');

/** A page at the position in which Anna holds every magic item, at the start of her turn. */
async function atHand(options = {}) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet, ...options });
  page.setDefaultTimeout(10_000);
  await openPosition(page, 'all-magic-at-hand');
  return page;
}

/** Fails unless the item is gone, no other can be used in this turn, and undo does what it should. */
async function assertUsed(page, name, { isBarred = false, steps = 1 } = {}) {
  assert.ok(!(await held(page)).includes(name), `${name} is still held`);
  assert.match(await page.locator('.item-counts').innerText(), /discarded/);
  assert.equal(await page.locator('.own .held-item.lit').count(), 0, 'a second item could be used');
  if (isBarred) {
    assert.equal(await page.locator('.icon-undo').getAttribute('aria-disabled'), 'true');
  } else {
    for (let step = 0; step < steps; step += 1) await undo(page);
    assert.ok((await held(page)).includes(name), `${name} does not come back`);
  }
  assertClean(page);
  await page.context().close();
}

test('five play a whole game with both expansions by clicks, with the device handed over', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(15_000);
  await start(page, { players: 5, seed: '5', handOver: true, expansions: ['artisans', 'whims'] });
  assert.equal(await page.locator('.cell').count(), 42);
  const presses = await play(page, { seed: 4 });
  assert.ok(presses > 150, `over after ${presses} presses`);
  await assertScores(page, 5);
  const lines = await page.locator('table.score tbody tr').evaluateAll((rows) => rows.map((row) => row.dataset.line));
  for (const line of ['cities', 'artisans', 'items', 'tent']) assert.ok(lines.includes(line), `no line for ${line}`);
  await assertNoSidewaysScroll(page);
  assertClean(page);
  await page.context().close();
});

test('three play a whole game with both expansions by keys alone, in French, and never lose the focus', async () => {
  const page = await newPage(browser, { locale: 'fr-FR', viewport: VIEWPORTS.desktop });
  await start(page, { players: 3, seed: '9', expansions: ['artisans', 'whims'] });
  await play(page, { seed: 6, press: byKeys(page) });
  await assertScores(page, 3);
  assertClean(page);
  await page.context().close();
});

test('five need an expansion, and the page says so', async () => {
  const page = await newPage(browser);
  await open(page);
  const add = page.locator('[data-does=add-player]');
  for (let count = 2; count < 4; count += 1) await add.click();
  assert.ok(await add.isDisabled());
  assert.match(await page.locator('#five-need').innerText(), /expansion/);
  await page.click('input[name=whims]');
  await add.click();
  assert.equal(await page.locator('.player-row').count(), 5);
  await page.click('input[name=whims]');
  await page.click('.setup-form button[type=submit]');
  assert.equal(await page.locator('main.game').count(), 0, 'five play the base game');
  await page.click('input[name=artisans]');
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  assert.equal(await page.locator('.cell').count(), 36);
  await page.click('.cover button.primary');
  await openSheet(page, 'menu');
  await page.click('[data-does=new-game]');
  await page.click('[data-does=yes]');
  assert.ok(await page.locator('input[name=artisans]').isChecked(), 'the expansions are not remembered');
  assertClean(page);
  await page.context().close();
});

test('the carpet carries the last meeple across a mountain', async () => {
  const page = await atHand();
  assert.equal(await cell(page, 'a2').getAttribute('data-light'), 'calm', 'on foot the assassin finds nobody');
  await item(page, 'carpet');
  await cell(page, 'a2').click();
  assert.equal(await cell(page, 'a3').getAttribute('data-light'), 'lit');
  await cell(page, 'a3').click();
  assert.match(await tile(page, 'a3'), /1 merchant/);
  assert.match(await asked(page), /Assassins/);
  await assertUsed(page, 'carpet', { steps: 3 });
});

test('a mountain is the reason why a meeple cannot go there', async () => {
  const page = await atHand();
  await cell(page, 'a3').click();
  await cell(page, 'a2').click({ force: true });
  assert.match(await page.locator('.bubble').innerText(), /mountain/i);
  assert.match(await tile(page, 'a2'), /mountain/);
  assertClean(page);
  await page.context().close();
});

test('the scimitar empties a tile, and the tent takes it', async () => {
  const page = await atHand();
  await item(page, 'scimitar');
  await cell(page, 'a2').click();
  // 5 on the tile; with the tent also the red-valued ones among it and those around.
  assert.match(await page.locator('.ring').innerText(), /Camel \+5\s+Tent \+8/);
  await choice(page, 'control tent');
  assert.match(await tile(page, 'a2'), /tent of Anna/);
  assert.match(await page.locator('.own [data-stat=tent] > span').innerText(), /0/);
  await assertUsed(page, 'scimitar', { steps: 2 });
});

test('the flute calls meeples one by one', async () => {
  const page = await atHand();
  await item(page, 'flute');
  await cell(page, 'b2').click();
  await cell(page, 'b3').click();
  await choice(page, 'bring b3 w');
  await cell(page, 'b1').click();
  await choice(page, 'bring b1 y');
  assert.match(await tile(page, 'b2'), /1 vizier, 1 elder, 1 merchant and 1 builder/);
  await answer(page, 'done');
  await assertUsed(page, 'flute', { steps: 4 });
});

test('the lamp gives a djinn of the row for nothing', async () => {
  const page = await atHand();
  await item(page, 'lamp');
  await page.click('.djinns .djinn[data-djinn=geb]');
  await answer(page, 'use lamp geb');
  assert.equal(await page.locator('.own .held-djinn[data-djinn=geb]').count(), 1);
  await assertUsed(page, 'lamp');
});

test('the lamp gives the top djinn of the deck, for good', async () => {
  const page = await atHand();
  await item(page, 'lamp');
  await answer(page, 'use lamp deck');
  assert.equal(await page.locator('.own .held-djinn[data-djinn=sloar]').count(), 1);
  await assertUsed(page, 'lamp', { isBarred: true });
});

test('the ring brings an item back', async () => {
  const page = await atHand();
  await item(page, 'ring');
  await answer(page, 'use ring chest');
  assert.ok((await held(page)).includes('chest'));
  await assertUsed(page, 'ring');
});

test('the talisman moves a camel', async () => {
  const page = await atHand();
  await item(page, 'talisman');
  await cell(page, 'c2').click();
  await cell(page, 'b3').click();
  assert.match(await tile(page, 'b3'), /camel of Anna/);
  assert.doesNotMatch(await tile(page, 'c2'), /camel/);
  await assertUsed(page, 'talisman');
});

test('the horn fills the market and puts it in order', async () => {
  const page = await atHand();
  await item(page, 'horn');
  await answer(page, 'use horn');
  const row = () => page.locator('.market .card:visible').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.deepEqual(await row(), ['fish', 'fakir', 'silk', 'gold', 'ivory', 'wheat', 'wheat']);
  await page.locator('.market .card').nth(4).click();
  await page.locator('.market .card').nth(2).click();
  await page.click('.action-bar .answer.primary');
  assert.deepEqual(await row(), ['ivory', 'silk', 'fish', 'fakir', 'gold', 'wheat', 'wheat']);
  await undo(page);
  assert.deepEqual((await row())[0], 'fish', 'the order can be undone');
  assert.equal(await page.locator('.icon-undo').getAttribute('aria-disabled'), 'true', 'what was drawn cannot');
  assertClean(page);
  await page.context().close();
});

test('a whim is laid for its coins, and another says how far it is', async () => {
  const page = await atHand();
  const before = await coins(page);
  assert.match(await page.locator('.own [data-whim=forest]').innerText(), /0 of 5 palm trees/);
  await page.click('.own [data-action="whim retinue"]');
  assert.equal(await coins(page), before + 10);
  assert.equal(await page.locator('.own .whim.done').count(), 1);
  await undo(page);
  assert.equal(await coins(page), before);
  assertClean(page);
  await page.context().close();
});

test('a city gives its whim to whoever ends there', async () => {
  const page = await atHand();
  assert.match(await page.locator('.city-whims').innerText(), /c3\s*Grove/);
  await cell(page, 'b2').click();
  await page.keyboard.press('m');
  await cell(page, 'c2').click();
  await cell(page, 'c3').click();
  assert.equal(await page.locator('.own [data-whim=grove]').count(), 0, 'the tribe acts first');
  await answer(page, 'build 0');
  assert.match(await page.locator('.own [data-whim=grove]').innerText(), /0 of 3 palm trees/);
  assert.equal(await page.locator('.city-whims').count(), 0);
  assert.match(await asked(page), /end your turn/i);
  assertClean(page);
  await page.context().close();
});

test('items and whims of the others are hidden', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await openPosition(page, 'all-magic-at-hand', { handOver: true });
  assert.equal(await page.locator('.held-item, .held-whims li').count(), 0, 'something shows under the cover');
  await page.click('.cover button.primary');
  assert.equal(await page.locator('.own .held-item').count(), 8);
  const other = page.locator('.player:not(.own)');
  assert.equal(await other.locator('.held-item, .held-whims li').count(), 0);
  assert.match(await other.locator('[data-stat=items] > span').getAttribute('aria-label'), /1 item/);
  assert.doesNotMatch(await page.locator('main').innerHTML(), /Court/);
  assertClean(page);
  await page.context().close();
});
