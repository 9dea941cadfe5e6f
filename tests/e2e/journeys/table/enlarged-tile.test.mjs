// A tile enlarged: by holding it, by the second button of the mouse, by a key. It tells what the tile is and never changes the game.
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, labels, openRecord } from '../../support/game.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

const note = (page) => page.locator('.tile-note:popover-open');
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
const enlarge = (page, square) => cell(page, square).click({ button: 'right', force: true });

/** Puts a finger on a tile; returns a function that lifts it. */
async function press(page, square) {
  const device = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [middle(await cell(page, square).boundingBox())]);
  return () => touch('touchEnd', []);
}

test('the second button of the mouse enlarges a tile; its card lies beside it and says what it is', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.desktop });
  await openRecord(page, await cut('5-players-both', 240));
  const before = await labels(page);
  for (const [square, words] of [
    ['c1', ['Sacred place c1', 'Value 15 blue', 'You may take a djinn', 'Camel of Pierre', '1 vizier']],
    ['f2', ['Chasm f2', 'Nothing can be here']],
    ['a4', ['Village a4', 'Place a palace here', '1 palace']],
  ]) {
    await enlarge(page, square);
    await expect(note(page)).toHaveAttribute('role', 'dialog');
    await expect(note(page)).toHaveAttribute('aria-label', words[0]);
    for (const word of words) await expect(note(page)).toContainText(word);
    const [card, tile] = [await page.locator('.tile-card').boundingBox(), await cell(page, square).boundingBox()];
    const isBeside = card.x >= tile.x + tile.width || card.x + card.width <= tile.x || card.y >= tile.y + tile.height || card.y + card.height <= tile.y;
    expect(isBeside, `${square}: ${JSON.stringify([card, tile])}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(note(page)).toHaveCount(0);
    await expect(cell(page, square), 'the focus is on the tile again').toBeFocused();
  }
  expect(await labels(page), 'nothing is played').toEqual(before);
});

test('the card never lies over its tile, on any form', async ({ newPage }) => {
  const page = await newPage();
  await openRecord(page, await cut('5-players-both', 5));
  for (const [width, height] of [[390, 844], [768, 1024], [1024, 768], [844, 390], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    for (const square of ['a1', 'g1', 'd3', 'a6', 'g6']) {
      await cell(page, square).scrollIntoViewIfNeeded();
      await cell(page, square).focus();
      await page.keyboard.press('i');
      await expect(note(page)).toHaveCount(1);
      const [card, tile] = [await page.locator('.tile-card').boundingBox(), await cell(page, square).boundingBox()];
      const isBeside = card.x >= tile.x + tile.width || card.x + card.width <= tile.x || card.y >= tile.y + tile.height || card.y + card.height <= tile.y;
      expect(isBeside, `${square} at ${width}×${height}: ${JSON.stringify([card, tile])}`).toBe(true);
      expect(card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height, `inside ${width}×${height}`).toBe(true);
      await page.keyboard.press('i');
      await expect(note(page)).toHaveCount(0);
    }
  }
});

test('a finger that holds a tile sees it enlarged, with where its meeples can end; the tap that closes it plays nothing', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true });
  await openRecord(page, await cut(4, 4));
  const before = await labels(page);
  const lift = await press(page, 'e1');
  await expect(note(page)).toContainText('2 merchants and 1 assassin');
  await expect(note(page)).toContainText('Can be picked up');
  await page.locator('.board[data-mode=look]').waitFor();
  const ends = await page.locator('.cell[data-end]').count();
  expect(ends).toBeGreaterThan(3);
  await lift();
  await expect(note(page), 'it stays to be read').toHaveCount(1);
  await expect(page.locator('.cell[data-end]')).toHaveCount(ends);
  const { x, y } = middle(await cell(page, 'e1').boundingBox());
  await page.touchscreen.tap(x, y);
  await expect(note(page)).toHaveCount(0);
  await page.locator('.board:not([data-mode=look])').waitFor();
  expect(await labels(page)).toEqual(before);
});

test('it says what ending the move there gives, also in French', async ({ newPage }) => {
  for (const [locale, words] of [['en-GB', ['Can drop a merchant', '2 merchants, 2 cards']], ['fr-FR', ['On peut y poser un marchand', '2 marchands, 2 cartes']]]) {
    const page = await newPage({ viewport: VIEWPORTS.tablet, locale });
    await SCREENS['last-drop'](page);
    const end = await page.locator('.cell[data-light=lit]').first().getAttribute('data-square');
    await enlarge(page, end);
    for (const word of words) await expect(note(page)).toContainText(word);
  }
});

test('it opens while others play, in the past, and while one chooses a card', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  for (const screen of ['history', 'computer-told', 'market']) {
    await SCREENS[screen](page);
    await enlarge(page, 'b2');
    await expect(note(page), screen).toContainText('b2');
    await page.keyboard.press('Escape');
    await expect(note(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('naqala.current'));
  }
});
