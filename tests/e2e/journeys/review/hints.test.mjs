// Hints: asked for by mouse and keys, in stages, for bids and moves; who can ask; and that nothing is played.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cell, cut, openDialog, openRecord, openSetup, start } from '../../support/game.mjs';
import { withStored } from '../../support/pages.mjs';
import { storedActions, untilSettled } from '../../support/storage.mjs';

const panel = (page) => page.locator('main.game .hint-panel');
const said = (page) => page.locator('.hint-panel .guide-words p');
const button = (page) => page.locator('[data-does=hint]');
const entries = async (page) => (await storedActions(page)).length;

/** Opens the first entries of a recorded game between people who can ask for hints. */
async function openHinted(page, players, count, hints = [0, 1], record) {
  const whole = record ?? (await cut(players, count));
  const colours = ['indigo', 'orange', 'teal', 'pink', 'black'].slice(0, whole.players.length);
  const game = { format: 'naqala-game/1', saved: 0, players: whole.players, round: 1, over: false, colours, hints, record: whole };
  await openRecord(page, JSON.stringify(game));
}

/** Waits until a hint is found whole, so that the next stage can be asked for. */
const untilFound = (page) => expect(said(page).filter({ hasText: /^(Looking|Je cherche)/ })).toHaveCount(0);

test('a hint for a move says more with each press, and plays nothing', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, ownContext: true });
  await openHinted(page, 2, 4);
  await expect(button(page)).toHaveText('Hint');
  await expect(panel(page)).toHaveCount(0);
  await button(page).click();
  await expect(said(page).first()).toHaveText(/^(Several ways are about as good\. )?(Look for .+|Do not just take the most points now|Compare what each way gives|I see only one way to go on)\.$/);
  await expect(page.locator('.cell[data-shown]')).toHaveCount(0);
  await expect(button(page)).toHaveText('Where?');
  await button(page).click();
  await untilFound(page);
  await expect(said(page)).toHaveText(/^The move ends on a marked tile, [a-f][1-5] to [a-f][1-5]\.$/);
  expect(await page.locator('.cell[data-shown]').count(), 'a tile and those around it').toBeGreaterThan(2);
  await expect(button(page)).toHaveText('How?');
  await button(page).click();
  await expect(said(page).first()).toHaveText(/^End on [a-f][1-5] with \w+\.$/);
  const [, end] = (await said(page).first().innerText()).match(/on (..) with/);
  await expect(page.locator('.cell[data-shown]')).toHaveCount(1);
  await expect(cell(page, end)).toHaveAttribute('data-shown', '');
  await expect(page.locator('.path-advised')).toHaveCount(0);
  await expect(button(page)).toHaveText('Show all');
  await button(page).click();
  await expect(said(page).first()).toHaveText(/^The whole way: take [a-f][1-5]/);
  await expect(page.locator('.path-advised .start')).toHaveCount(1);
  await expect(page.locator('.path-advised .stop')).not.toHaveCount(0);
  await expect(button(page), 'there is no more').toHaveAttribute('aria-disabled', 'true');
  expect(await entries(page), 'nothing is played').toBe(4);
  for (const [width, height] of [[390, 844], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await axe(page);
    await expectNames(page);
    await expectNoSidewaysScroll(page);
  }
  const [, from] = (await said(page).first().innerText()).match(/take (..)/);
  await cell(page, from).click();
  await expect(said(page).first(), 'it stays with the player who follows it').toHaveText(/^The whole way: take/);
  await page.keyboard.press('Control+z');
  await expect(said(page).first(), 'and with one who comes back').toHaveText(/^The whole way: take/);
  await page.locator(`.cell[data-light=alive]:not([data-square="${from}"])`).first().click();
  await expect(panel(page), 'another move ends it').toHaveCount(0);
  await expect(page.locator('.cell[data-shown], .path-advised')).toHaveCount(0);
  await expect(button(page)).toHaveText('Hint');
});

test('a bidder asks by key what each spot is worth, in French', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 768, height: 1024 }, ownContext: true });
  await openHinted(page, 3, 0, [0, 1, 2]);
  await page.locator('.cell').first().focus();
  await page.keyboard.press('h');
  await expect(said(page).first()).toHaveText(/^(Une mise bon marché suffit|Jouer tôt vaut|Peu importe|Quelques pièces) .*ici|^Peu importe ici/);
  await page.keyboard.press('H');
  await untilFound(page);
  await expect(said(page).first()).toHaveText(/^(Misez \d+(\u202f; .+)?|N’importe quelle mise jusqu’à \d+ convient)\.$/);
  await page.keyboard.press('h');
  const rows = page.locator('.hint-panel .bid-table tbody tr');
  await expect(rows.first()).toBeVisible();
  const figure = (text) => Number(text.replace('−', '-'));
  for (const row of await rows.all()) {
    const [price, turn, own, rivals, later, net] = await row.locator('th, td').allInnerTexts();
    expect(turn).toMatch(/^\d sur 3|^à voir/);
    expect(figure(own) - figure(price) + figure(rivals) + figure(later), 'the figures of a spot add up').toBe(figure(net));
  }
  await expect(page.locator('.hint-panel .bid-table [data-good]').first()).toBeVisible();
  await expect(said(page).last(), 'and what is then expected').toHaveText(/(d’avance|de retard|à égalité)\.$/);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.locator('[data-does=hide-hint]').click();
  await expect(panel(page)).toHaveCount(0);
  expect(await entries(page), 'nothing is played').toBe(0);
});

test('a tile under the mouse lists its best ends once a hint is asked for', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openHinted(page, 2, 4);
  const tile = page.locator('.cell[data-light=alive]').first();
  const square = await tile.getAttribute('data-square');
  await tile.hover();
  await expect(panel(page)).toHaveCount(0);
  await button(page).click();
  await untilFound(page);
  await page.locator('.cell[data-light=alive]').nth(1).hover();
  await tile.hover();
  const list = page.locator('.hint-panel [data-ends]');
  await expect(list).toHaveText(new RegExp(`^From ${square}, the best first: [a-f][1-5] with \\w+ \\([+−]\\d+ points?\\)`));
});

test('several people can ask for hints only once the table allows it', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await start(page, { players: 2 });
  await expect(button(page)).toHaveCount(0);
  await openDialog(page, 'menu');
  await page.locator('dialog [data-does=table]').click();
  await axe(page);
  const active = await page.locator('.player.active').getAttribute('data-seat');
  await page.locator(`dialog input[name=hints-${active}]`).check();
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveCount(1);
  await untilSettled(page);
  await page.reload();
  await expect(button(page), 'it is stored with the game').toHaveCount(1);
  await openDialog(page, 'help');
  await expect(page.locator('dialog kbd', { hasText: /^H$/ })).toHaveCount(1);
});

test('the set-up offers hints to whoever plays alone', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await withStored(page, { pace: 'at-once' });
  await openSetup(page);
  await page.locator('.setup-more summary').click();
  const box = page.locator('main.setup input[name=hints]');
  await expect(box).not.toBeChecked();
  await page.locator('.player-row select').nth(1).selectOption('apprentice');
  await expect(box).toBeChecked();
  await page.locator('.setup-form button[type=submit]').click();
  await page.locator('main.game:not([data-computer])').waitFor();
  await expect(button(page)).toHaveCount(1);
});

test('the page says that the adviser cannot be fetched', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.context().route(/\/adviser-/, (route) => route.abort());
  await openHinted(page, 2, 4);
  await button(page).click();
  await expect(said(page)).toHaveText('This part of the page could not be fetched. The game goes on without it.');
  await page.context().unroute(/\/adviser-/);
  await button(page).click();
  await expect(said(page).first()).toHaveText(/^(Several ways|Look for|Do not just|Compare|I see only)/);
});

test('the page says that the chunk of hints cannot be fetched, and tries again when asked', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.route(/\/hints-[0-9a-f]+\.wasm$/, (route) => route.abort());
  await openHinted(page, 2, 4);
  await button(page).click();
  const again = page.locator('main.game [role=alert] [data-does=fetch-again]');
  await again.waitFor();
  await page.unroute(/\/hints-[0-9a-f]+\.wasm$/);
  await again.click();
  await expect(said(page).first()).toHaveText(/^(Several ways|Look for|Do not just|Compare|I see only)/);
});

test('a finger that holds a tile sees its best ends without asking for a hint', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true, ownContext: true });
  await openHinted(page, 2, 4);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/hints-/.test(name)));
  const tile = page.locator('.cell[data-light=alive]').first();
  const square = await tile.getAttribute('data-square');
  const box = await tile.boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
  const list = page.locator('.hint-panel [data-ends]');
  await expect(list).toHaveText(new RegExp(`^From ${square}, the best first: `));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(list, 'it stays to be read').toHaveCount(1);
  await expect(button(page), 'no hint was asked for').toHaveText('Hint');
  expect(await entries(page), 'nothing is played').toBe(4);
});

test('a hint goes once its move is played, and the whole line goes on without the picture of the move', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, ownContext: true });
  await withStored(page, { answers: 'off' });
  // One meeple is left in hand.
  const record = await cut(2, 13);
  await openHinted(page, 2, 13, [0, 1], record);
  const [path, marked] = ['.path-advised', '.cell[data-shown]'].map((selector) => page.locator(selector));
  const askUntil = async (next) => {
    while ((await button(page).innerText()) !== next) {
      await button(page).click();
      await untilFound(page);
    }
  };
  await askUntil('Show all');
  const [, end] = (await said(page).first().innerText()).match(/^End on (..) with \w+\.$/);
  await button(page).click();
  await expect(said(page).first()).toHaveText(/^The whole way: /);
  await expect(marked).toHaveCount(1);
  await cell(page, end).click();
  await expect(path).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await expect(said(page).first(), 'more is to be done').toHaveText(/^The whole way: /);
  await page.keyboard.press('Control+z');
  await expect(marked, 'it is to be played again').toHaveCount(1);
  await page.locator('[data-does=hide-hint]').click();
  await askUntil('Show all');
  await expect(marked).toHaveCount(1);
  await cell(page, end).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(marked).toHaveCount(0);
});

test('a hint of one line has no line of shadow at its edges', async ({ newPage }) => {
  const page = await newPage({ pictures: true, deviceScaleFactor: 2, ownContext: true });
  await openHinted(page, 2, 4);
  await button(page).click();
  await untilFound(page);
  const words = page.locator('.hint-panel > .guide-words');
  const shades = async () => {
    const { x, y, height } = await words.boundingBox();
    // The right end of the line, where no letter is.
    const clip = { x: x + (await words.evaluate((one) => one.clientWidth)) - 12, y: y - 3, width: 8, height: height + 6 };
    return page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join())).size;
    }, [...await page.screenshot({ clip })]);
  };
  for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    // The table is laid out anew a while after the window has its size.
    await expect.poll(shades, { message: `${width} px: the ground of the panel alone` }).toBe(1);
  }
});
