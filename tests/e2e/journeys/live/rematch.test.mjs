// A rematch at a live table is one game for all, whoever deals it.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openDialog } from '../../support/game.mjs';
import { connection, settle, sitDown, startRelay } from '../../support/live.mjs';
import { decide, letters, seatToAct } from '../../support/messages.mjs';
import { ready } from '../../support/pages.mjs';
import { acknowledged } from '../../support/storage.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

const REMATCH = 'dialog[open][data-dialog=score] [data-does=rematch]';

/** Opens a game of three that is over at a device for each, and at one that watches. Each shows its score sheet. */
async function atTheEnd(newPage, watchers = 0) {
  const pages = await sitDown(newPage, relay, await cut(3), watchers);
  for (const page of pages) {
    if ((await page.locator(REMATCH).count()) === 0 && (await page.locator('dialog[open]').count()) === 0) await openDialog(page, 'score');
  }
  return pages;
}

/** Returns the rematch on a device, or nothing. */
const rematchOf = async (page) => (await letters(page)).find(({ game }) => game.apart.former)?.game;

/** Bids at the devices in turn, until all have moved once. */
async function bidInTurn(pages) {
  for (let bid = 0; bid < 3; bid += 1) {
    const seat = await seatToAct(pages[0]);
    await decide(pages[seat], 1 + bid, seat);
    await settle(pages);
  }
}

test('three press Rematch at the same moment, and play at one table', async ({ newPage }) => {
  const pages = await atTheEnd(newPage);
  await Promise.all(pages.map((page) => page.click(REMATCH)));
  for (const page of pages) {
    await connection(page, 'open');
    await expect(page.locator('[data-presence=here]')).toHaveCount(3);
    await acknowledged(page);
    await expect.poll(() => rematchOf(page).then((game) => game?.apart.game)).toBe((await rematchOf(pages[0])).apart.game);
  }
  await bidInTurn(pages);
  expect((await rematchOf(pages[0])).record.actions.length, 'all have all bids').toBeGreaterThanOrEqual(3);
  for (const page of pages) expect((await letters(page)).length, 'one rematch at each device').toBe(2);
});

test('who has not dealt is led to the rematch, after a reload without a relay too, and so is who watches', async ({ newPage }) => {
  const [anna, sam, olivier, maya] = await atTheEnd(newPage, 1);
  await expect(maya.locator('[data-does=rematch]'), 'who watches deals nothing').toHaveCount(0);
  await anna.click(REMATCH);
  await connection(anna, 'open');
  for (const page of [sam, olivier, maya]) {
    await expect(page.locator('dialog[open] .score-offer')).toHaveText('Anna has dealt a rematch.');
    await expect(page.locator(REMATCH)).toHaveText('Play the rematch');
  }
  await axe(sam, { within: 'dialog[open]' });
  await expect(anna.locator('[data-presence=here]'), 'the others are still at the old game').toHaveCount(1);

  await relay.kill();
  await sam.reload();
  await ready(sam);
  await sam.locator('main.game').waitFor();
  await sam.locator(REMATCH).waitFor();
  await expect(sam.locator(REMATCH)).toHaveText('Play the rematch');
  await sam.click(REMATCH);
  await expect.poll(() => rematchOf(sam)).toBeTruthy();
  await relay.start();
  for (const page of [olivier, maya]) await page.click(REMATCH);
  const pages = [anna, sam, olivier, maya];
  for (const page of pages) await connection(page, 'open');
  await expect(anna.locator('[data-presence=here]')).toHaveCount(3);
  await expect(maya.locator('.live')).toContainText('You watch.');
  await bidInTurn(pages);
});
