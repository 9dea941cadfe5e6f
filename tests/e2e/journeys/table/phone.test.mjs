// A table on a phone: the bar shows the hand, the market has full rows, and coins fly from the strip of players.
import { expect, test } from '../../support/fixtures.mjs';
import { start } from '../../support/game.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { WORST_STATES } from '../../support/worst-states.mjs';

const PHONE = { width: 390, height: 844 };

/** Tells whether a box lies within another. */
const isWithin = (inner, outer) => inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

/** Bids for everybody, and picks up a tile. */
async function pickUp(page) {
  for (const price of [0, 0, 0, 1]) {
    await page.locator(`.spot[data-price="${price}"]`).click();
    await page.locator(`.answer[data-action="bid ${price}"]`).click();
  }
  await page.locator('.cell[data-light=alive]').first().click();
}

test('picking up covers nothing: the hand lies in the bar, and answers there which meeple is meant', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: PHONE });
  await start(page);
  await pickUp(page);
  const [bar, tools] = await Promise.all(['.action-bar', '.bar-tools'].map((part) => page.locator(part).boundingBox()));
  for (const held of await page.locator('.held:not([hidden])').all()) {
    const box = await held.boundingBox();
    expect(isWithin(box, bar), 'in the bar').toBe(true);
    expect(box.x + box.width, 'left of undo').toBeLessThanOrEqual(tools.x);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const places = () => page.locator('.hand, .held:not([hidden]), .action-bar, .board').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  await page.locator('.cell[data-light=lit][aria-label*=" ou "]').first().click();
  await expect(page.locator('.action-bar .prompt')).toHaveText(/quel meeple/);
  expect(await page.locator('.held[data-asked]').count(), 'the answers are lit in the hand').toBeGreaterThan(1);
  expect(await places(), 'nothing moves for the question').toEqual(before);
});

for (const state of ['market-large', 'market-small', 'market-special']) {
  test(`cards that one may take fill their rows (${state})`, async ({ newPage }) => {
    const page = await newPage();
    await WORST_STATES[`worst-${state}`](page);
    await page.setViewportSize(PHONE);
    const row = await page.locator('.market-cards').boundingBox();
    const cards = await page.locator('.market-place').evaluateAll((all) => all.filter((place) => place.checkVisibility()).map((place) => place.getBoundingClientRect().toJSON()));
    for (const top of new Set(cards.map(({ y }) => y))) {
      const wide = cards.filter(({ y }) => y === top).reduce((sum, { width }) => sum + width, 0);
      expect(wide, `the row at ${top}`).toBeGreaterThan(0.9 * row.width);
    }
  });
}

test('a take-back stands beside the prompt as undo, and Cancel ends a long list of answers', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await SCREENS.bid(page);
  const [back, prompt] = await Promise.all(['.answer[data-does=take-back]', '.prompt'].map((part) => page.locator(part).boundingBox()));
  expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(44);
  expect(back.x).toBeGreaterThan(prompt.x + prompt.width - 1);
  expect((await page.locator('.action-bar').boundingBox()).height, 'one row').toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Take back Olivier’s bid' }).first()).toBeVisible();
  await WORST_STATES['worst-payments-of-a-piece'](page);
  const answers = await page.locator('.answers[data-many] > .answer').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const cancel = await page.locator('.answer[data-action=cancel]').boundingBox();
  expect(cancel.y + cancel.height + 1, 'in the last row').toBeGreaterThan(Math.max(...answers.map(({ bottom }) => bottom)));
  expect(cancel.x + cancel.width + 1, 'at its end').toBeGreaterThan(Math.max(...answers.map(({ right }) => right)));
});

test('coins fly from the strip if the panel of their player is closed', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE, reducedMotion: 'no-preference' });
  await start(page);
  await page.evaluate(() => {
    window.flown = [];
    const note = () => window.flown.push(...[...document.querySelectorAll('.flight')].map(({ style }) => [parseFloat(style.left), parseFloat(style.top), parseFloat(style.left) + parseFloat(style.getPropertyValue('--x')), parseFloat(style.top) + parseFloat(style.getPropertyValue('--y'))]));
    new MutationObserver(note).observe(document.querySelector('.flights'), { childList: true, subtree: true });
  });
  for (const price of [3, 5]) {
    await page.locator(`.spot[data-price="${price}"]`).click();
    await page.locator(`.answer[data-action="bid ${price}"]`).click();
  }
  await expect.poll(() => page.evaluate(() => window.flown.length)).toBeGreaterThan(0);
  const board = await page.locator('.board').boundingBox();
  const strip = await page.locator('.strip').boundingBox();
  for (const [left, top, from, up] of await page.evaluate(() => window.flown)) {
    const ends = [[left, top], [from, up]];
    expect(ends.some(([, y]) => y >= strip.y && y <= strip.y + strip.height), `${ends} meets the strip below the board at ${board.y}`).toBe(true);
  }
});

test('with five players the track stays in view, and each part of the table is one tap away', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await SCREENS['history-five'](page);
  const parts = page.locator('.parts button');
  await expect(parts).toHaveText(['Board', 'Players', 'Row of cards']);
  await expect(parts.first()).toHaveAttribute('aria-pressed', 'true');
  const top = (selector) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().top);
  const track = await page.locator('.bid-track').evaluate((element) => element.getBoundingClientRect().height);
  for (const [number, part] of [[2, '.market'], [1, '.strip'], [2, '.market']]) {
    await parts.nth(number).click();
    await expect(parts.nth(number)).toHaveAttribute('aria-pressed', 'true');
    expect(await top('.bid-track'), 'the track stays').toBe(0);
    const [of, bar] = [await top(part), await top('.bar-area')];
    expect(of, 'below the track').toBeGreaterThanOrEqual(track - 1);
    expect(of, 'above the bar').toBeLessThan(bar - 60);
  }
  await parts.first().click();
  await expect(parts.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await top('.top-bar')).toBe(0);
  for (const box of await parts.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height))) expect(box).toBeGreaterThanOrEqual(44);
  // Two players of the base game have all of it in one window.
  await SCREENS['late-move'](page);
  await expect(page.locator('.parts')).toHaveCount(0);
});
