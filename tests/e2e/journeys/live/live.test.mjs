// Live tables: devices elsewhere play at the same moment, through a real relay.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { leave, openDialog, openGames, openSetup, start } from '../../support/game.mjs';
import { actions, at, connection, invitation, join, openLive, settle, startRelay } from '../../support/live.mjs';
import { answer, decide, found, seatToAct, visit } from '../../support/messages.mjs';
import { ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

/** Waits until it is somebody's turn at pages. */
const untilTurn = async (pages, seat) => {
  for (const page of pages) await expect.poll(() => seatToAct(page)).toBe(seat);
};

test('two join by a link, a third watches, and the game goes from live to message and back', async ({ newPage }) => {
  const anna = await newPage(at(relay));
  await openSetup(anna);
  await start(anna, { apart: true, seed: '42' });
  await connection(anna, 'open');
  const link = await invitation(anna);
  expect(link).toMatch(/#l=0[\w-]{43}$/);
  const sam = await newPage(at(relay, { touch: true, viewport: VIEWPORTS.phone }));
  await join(sam, link, 'I am Sam');
  await expect(anna.locator('[data-presence=here]')).toHaveCount(2);
  const maya = await newPage(at(relay));
  await join(maya, link);
  await expect(maya.locator('.live')).toContainText('You watch.');
  await expect(anna.locator('.live')).toContainText('1 watches');
  await expect(maya.locator('[data-does=send]'), 'who watches sends nothing').toHaveCount(0);

  const pages = [anna, sam];
  for (let pass = 0; pass < 4; pass += 1) {
    const seat = await seatToAct(anna);
    await decide(pages[seat], pass + 1, seat);
    await untilTurn([anna, sam, maya], await seatToAct(pages[seat]));
    await expect(anna.locator('.presences [aria-current]'), 'the marks say whose turn it is').toHaveCount(1);
  }
  for (const page of pages) await acknowledged(page);
  await settle([anna, sam, maya]);
  await expectNoSidewaysScroll(sam);

  // The key is deleted with the live table. Until the page is closed, one tap brings it back.
  const keys = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^naqala\.live\.[0-9a-f]{16}$/.test(key)));
  expect(await keys(anna)).toHaveLength(1);
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-stop]');
  await anna.click('[data-does=live-stop-yes]');
  await expect(anna.locator('.live')).toHaveCount(0);
  expect(await keys(anna)).toEqual([]);
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-start]');
  await anna.keyboard.press('Escape');
  await connection(anna, 'open');
  expect(await invitation(anna), 'it is the same table').toBe(link);

  // After a reload the link is the way back, to the same seat.
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-stop]');
  await anna.click('[data-does=live-stop-yes]');
  await acknowledged(anna);
  await anna.reload();
  await ready(anna);
  await anna.locator('main.game').waitFor();
  await expect(anna.locator('.live')).toHaveCount(0);
  await anna.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await connection(anna, 'open');
  await expect(anna.locator('[data-does=play-here]')).toHaveCount(0);
  const seat = await seatToAct(anna);
  await decide(pages[seat], 9, seat);
  await untilTurn([anna, sam, maya], await seatToAct(pages[seat]));

  // The key goes with its game, and comes back with it.
  await leave(anna);
  await openGames(anna);
  await anna.click('[data-does=more]');
  await anna.click('[data-does=delete]');
  await expect.poll(() => keys(anna)).toEqual([]);
  await anna.click('[data-does=undo-delete]');
  await expect.poll(() => keys(anna)).toHaveLength(1);
});

test('two who played the same seat see both sides, and whose seat was taken can take it back, in French', async ({ newPage }) => {
  const anna = await newPage(at(relay, { locale: 'fr-FR' }));
  await start(anna, { apart: true, seed: '7' });
  await connection(anna, 'open');
  // A table that is dealt begins with it.
  await anna.locator('dialog[open][data-dialog=live] #share-link').waitFor();
  await axe(anna, { within: 'dialog[open]' });
  const link = await anna.inputValue('#share-link');
  await anna.keyboard.press('Escape');
  await axe(anna, { within: '.live' });
  const other = await newPage(at(relay, { locale: 'fr-FR', viewport: VIEWPORTS.phone }));
  await visit(other, link);
  await ready(other);
  await found(other, 'table').waitFor();
  await axe(other, { within: 'dialog[open]' });
  await answer(other, 'who', 'sur un autre appareil');
  await connection(other, 'open');
  await expect(anna.locator('.live')).toContainText('Votre place est maintenant jouée sur un autre appareil.');
  await anna.click('[data-does=play-here]');
  await expect(anna.locator('[data-does=play-here]')).toHaveCount(0);
  await expect(other.locator('[data-does=play-here]')).toHaveCount(1);

  // Both play offline, each in another way.
  const seat = await seatToAct(anna);
  expect(seat, 'the first player of this deal plays here').toBe(0);
  for (const [page, seed] of [[anna, 1], [other, 8]]) {
    await page.context().setOffline(true);
    await connection(page, 'lost');
    await decide(page, seed, seat);
  }
  for (const page of [anna, other]) await acknowledged(page);
  expect(await actions(anna)).not.toBe(await actions(other));
  for (const page of [anna, other]) await page.context().setOffline(false);
  for (const page of [anna, other]) await found(page, 'fork').waitFor();
  await answer(anna, 'keep-mine');
  await answer(other, 'take-theirs');
  for (const page of [anna, other]) await connection(page, 'open');
  await expect.poll(() => actions(other)).toBe(await actions(anna));
});

test('an invitation waits for a relay that does not answer, and a game that is too long goes by message', async ({ newPage }) => {
  const anna = await newPage(at(relay));
  // Bids that were taken back, over and over, fill an envelope.
  const long = { format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '42', core: '0.1.0' };
  await openLive(anna, { ...long, actions: Array.from({ length: 2200 }, (_, pair) => ['bid 5', `back ${2 * pair}`]).flat() });
  await connection(anna, 'open');
  await expect(anna.locator('.live')).toContainText('too long for a live table');
  const link = await invitation(anna);
  await relay.kill();
  const sam = await newPage(at(relay));
  await visit(sam, link);
  await ready(sam);
  await expect(sam.locator('dialog[open] [role=status]')).toContainText('The relay does not answer');
  await relay.start();
  await expect(sam.locator('dialog[open] [role=status]')).toContainText('As soon as one of the others is here');
  // The game still goes by message.
  await connection(anna, 'open');
  const seat = await seatToAct(anna);
  if (seat === 0) await decide(anna, 1);
  await expect(anna.locator('.action-bar [data-does=send]')).toHaveCount(1);
});

test('a site without a relay has no live tables and asks nobody', async ({ newPage }) => {
  const page = await newPage();
  const asked = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  page.on('request', (request) => /\/relay\b/.test(request.url()) && asked.push(request.url()));
  await openSetup(page);
  await page.evaluate(() => document.querySelector('input[name=apart]').click());
  await expect(page.locator('select[name=own-seat]')).toHaveCount(1);
  await expect(page.locator('input[name=live]')).toHaveCount(0);
  await start(page, { apart: true });
  await openDialog(page, 'menu');
  await expect(page.locator('[data-does=live]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openDialog(page, 'help');
  await expect(page.locator('dialog[open]')).not.toContainText('Live table');
  await page.keyboard.press('Escape');
  expect(await page.locator('meta[name=naqala-relay]').count()).toBe(0);
  expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).toContain("connect-src 'self';");
  await visit(page, `#l=0${'A'.repeat(43)}`);
  await expect(page.locator('dialog[open] [data-found=fault]')).toContainText('has no relay');
  expect(asked).toEqual([]);
});
