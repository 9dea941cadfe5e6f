// Live tables: devices elsewhere play at the same moment, through a real relay.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { openDialog, openSetup, start } from '../../support/game.mjs';
import { connection, invitation, startRelay } from '../../support/live.mjs';
import { answer, decide, found, letters, seatToAct, visit } from '../../support/messages.mjs';
import { ready } from '../../support/pages.mjs';
import { IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

/** The options of a page of the site with a relay. A page that cannot reach it says so on the console. */
const live = (options = {}) => ({ baseURL: relay.url, mayComplain: true, ...options });

/** The turns during which the relay is killed. */
const KILLS = [3, 8];

const actions = async (page) => (await letters(page)).map(({ game }) => JSON.stringify(game.record.actions))[0];

/** Opens an invitation at another device, and answers who plays there. */
async function join(page, link, words) {
  await visit(page, link);
  await ready(page);
  await found(page, 'table').waitFor();
  if (words) await answer(page, 'who', words);
  else await answer(page, 'watch');
  await page.locator('main.game').waitFor();
  await acknowledged(page);
  await connection(page, 'open');
}

/** Waits until it is somebody's turn at a page. */
const untilTurn = (page, seat) => expect.poll(() => seatToAct(page)).toBe(seat);

test('two join by a link and play; the relay is killed in the middle, one device is offline, and a third watches', async ({ newPage }) => {
  const anna = await newPage(live());
  await openSetup(anna);
  await start(anna, { apart: true, seed: '42' });
  await connection(anna, 'open');
  const link = await invitation(anna);
  expect(link).toMatch(/#l=0[\w-]{43}$/);
  const sam = await newPage(live({ touch: true, viewport: VIEWPORTS.phone }));
  await join(sam, link, 'I am Sam');
  await expect(anna.locator('[data-presence=here]')).toHaveCount(2);
  const maya = await newPage(live());
  await join(maya, link);
  await expect(maya.locator('.live')).toContainText('You watch.');
  await expect(anna.locator('.live')).toContainText('1 watches');
  await expect(maya.locator('[data-does=send]'), 'who watches sends nothing').toHaveCount(0);

  const pages = [anna, sam];
  const passes = IS_WHOLE_RUN ? 500 : 10;
  for (let pass = 0; pass < passes; pass += 1) {
    const seat = await seatToAct(anna);
    if (seat === null) break;
    if (KILLS.includes(pass)) {
      await relay.kill();
      for (const page of [...pages, maya]) await connection(page, 'lost');
    }
    if (pass === 5) await pages[1 - seat].context().setOffline(true);
    await decide(pages[seat], pass + 1, seat);
    if (KILLS.includes(pass)) {
      await relay.start();
      for (const page of [...pages, maya]) await connection(page, 'open');
    }
    if (pass === 5) {
      await expect(pages[1 - seat].locator('.live')).toContainText('No connection:');
      await pages[1 - seat].context().setOffline(false);
    }
    const next = await seatToAct(pages[seat]);
    for (const page of [...pages, maya]) await untilTurn(page, next);
  }
  for (const page of pages) await acknowledged(page);
  await expect.poll(() => actions(sam)).toBe(await actions(anna));
  await expect.poll(() => actions(maya)).toBe(await actions(anna));
  await expectNoSidewaysScroll(sam);

  // From live to message and back.
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-stop]');
  await expect(anna.locator('.live')).toHaveCount(0);
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-start]');
  await anna.keyboard.press('Escape');
  await connection(anna, 'open');
});

test('two who played the same seat see both sides, and whose seat was taken can take it back, in French', async ({ newPage }) => {
  const anna = await newPage(live({ locale: 'fr-FR' }));
  await start(anna, { apart: true, seed: '7' });
  await connection(anna, 'open');
  await anna.click('[data-does=invite]');
  await axe(anna, { within: 'dialog[open]' });
  const link = await anna.inputValue('#share-link');
  await anna.keyboard.press('Escape');
  await axe(anna, { within: '.live' });
  const other = await newPage(live({ locale: 'fr-FR', viewport: VIEWPORTS.phone }));
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

test('a site without a relay has no live tables and asks nobody', async ({ newPage }) => {
  const page = await newPage();
  const asked = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  await openSetup(page);
  await page.evaluate(() => document.querySelector('input[name=apart]').click());
  await expect(page.locator('select[name=own-seat]')).toHaveCount(1);
  await expect(page.locator('input[name=live]')).toHaveCount(0);
  await start(page, { apart: true });
  await openDialog(page, 'menu');
  await expect(page.locator('[data-does=live]')).toHaveCount(0);
  expect(await page.locator('meta[name=naqala-relay]').count()).toBe(0);
  expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).toContain("connect-src 'self';");
  await visit(page, `#l=0${'A'.repeat(43)}`);
  await expect(page.locator('dialog[open] [data-found=fault]')).toContainText('has no relay');
  expect(asked).toEqual([]);
});
