// What the others do at a live table, as the page shows it: turns step by step, requests, rematches, and the signs of one's own turn.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { openDialog, start } from '../../support/game.mjs';
import { at, connection, invitation, join, settle, show, startRelay } from '../../support/live.mjs';
import { decide, letters, seatToAct } from '../../support/messages.mjs';
import { withStored } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

const untilTurn = (page, seat) => expect.poll(() => seatToAct(page)).toBe(seat);

/** Lets two people sit down at a table, each at a device. */
async function sitDown(newPage, { before = async () => {}, ...options } = {}) {
  const [anna, sam] = [await newPage(at(relay, { viewport: VIEWPORTS.tablet })), await newPage(at(relay))];
  await before(sam);
  await start(anna, { apart: true, seed: '42', ...options });
  await connection(anna, 'open');
  await join(sam, await invitation(anna), 'I am Sam');
  return [anna, sam];
}

/** Plays the bids of the first round. Returns who moves first. */
async function bid(pages) {
  while (await pages[0].locator('.bid-track.bidding').count()) {
    const seat = await seatToAct(pages[0]);
    await decide(pages[seat], 1, seat);
    await settle(pages);
  }
  return seatToAct(pages[0]);
}

test('a turn of another device is shown step by step, and can be skipped', async ({ newPage }) => {
  const pages = await sitDown(newPage);
  const mover = await bid(pages);
  const other = pages[1 - mover];
  await other.evaluate(() => localStorage.setItem('naqala.pace', 'calm'));
  await other.reload();
  await connection(other, 'open');
  await decide(pages[mover], 5, mover);
  await other.locator('main.game[data-computer=plays]').waitFor();
  await expect(other.locator('.prompt')).toContainText(`${mover === 0 ? 'Anna' : 'Sam'} plays`);
  const next = await seatToAct(pages[mover]);
  expect((await letters(other))[0].game.record.actions.length, 'it is not all there yet').toBeLessThan((await letters(pages[mover]))[0].game.record.actions.length);
  await other.click('.action-bar [data-does=skip]');
  await untilTurn(other, next);
  await settle(pages);
});

test('whose turn it is shows in the title, by a badge, a sound and a notification while the page is hidden', async ({ newPage }) => {
  const before = async (sam) => {
    await withStored(sam, { 'live-notifies': '1' });
    await sam.addInitScript(() => {
      Object.assign(window, { badges: [], notes: [], tones: [] });
      navigator.setAppBadge = async () => void window.badges.push('set');
      navigator.clearAppBadge = async () => void window.badges.push('clear');
      window.Notification = class {
        static permission = 'granted';
        constructor(title) {
          window.notes.push(title);
        }
      };
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
      const begin = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        window.tones.push(when);
        return begin.call(this, when);
      };
    });
  };
  const [anna, sam] = await sitDown(newPage, { before });
  await show(sam, false);
  await expect(anna.locator('[data-presence=away]'), 'who looks away is marked').toHaveCount(1);
  if ((await seatToAct(anna)) === 0) await decide(anna, 1, 0);
  await expect.poll(() => sam.title()).toMatch(/^● Your turn · /);
  expect(await sam.evaluate(() => window.badges.at(-1))).toBe('set');
  expect(await sam.evaluate(() => window.notes)).toEqual(['Your turn']);
  // Two bells, a third of a second apart.
  await expect.poll(() => sam.evaluate(() => window.tones.some((one) => window.tones.some((other) => Math.abs(other - one - 0.35) < 0.01)))).toBe(true);
  await show(sam, true);
  await expect.poll(() => sam.title()).not.toMatch(/Your turn/);
  expect(await sam.evaluate(() => window.badges.at(-1))).toBe('clear');
  await expect(anna.locator('[data-presence=here]')).toHaveCount(2);
});

test('who has left, and where a computer plays, reaches the others at once; a take-back and a rematch are asked and granted', async ({ newPage }) => {
  const [anna, sam] = await sitDown(newPage, { players: 3 });
  const change = async (page, act) => {
    await openDialog(page, 'menu');
    await page.click('[data-does=table]');
    await act();
    await page.keyboard.press('Escape');
  };
  const left = async (page) => (await letters(page)).at(-1).game.left ?? [];
  await change(anna, () => anna.check('[name=left-2]'));
  await expect.poll(() => left(sam)).toEqual([2]);
  await change(sam, () => sam.uncheck('[name=left-2]'));
  await expect.poll(() => left(anna)).toEqual([]);
  const levels = async (page) => (await letters(page)).at(-1).game.record.computers ?? [];
  await change(sam, () => sam.locator('.player-row').nth(2).locator('select.who').selectOption('apprentice'));
  await expect.poll(() => levels(anna)).toEqual([null, null, 'apprentice']);

  // One decides and asks for it back.
  while ((await seatToAct(anna)) === 2) await expect.poll(() => seatToAct(anna)).not.toBe(2);
  const asker = await seatToAct(anna);
  const [own, other] = asker === 0 ? [anna, sam] : [sam, anna];
  await decide(own, 3, asker);
  await expect.poll(() => seatToAct(own)).not.toBe(asker);
  if ((await seatToAct(own)) === 2) await expect.poll(() => seatToAct(own)).not.toBe(2);
  await settle([own, other]);
  if ((await seatToAct(own)) !== asker) {
    await openDialog(own, 'menu');
    await own.click('dialog[open] [data-does=send]');
    await own.click('[data-does=ask-back]');
    await own.keyboard.press('Escape');
    await other.locator('.request [data-does=grant]').waitFor();
    await axe(other, { within: '.bar-area' });
    await other.click('[data-does=grant]');
    await expect(own.locator('.request:not(.live)')).toHaveCount(0);
    await expect.poll(() => seatToAct(own)).toBe(asker);
    await settle([own, other]);
  }

  // A rematch waits until the other one agrees to it.
  await openDialog(anna, 'menu');
  await anna.click('[data-does=rematch]');
  await anna.click('dialog[open] [data-does=yes]');
  await connection(anna, 'open');
  await expect(sam.locator('.live')).toContainText('A rematch is dealt.');
  await axe(sam, { within: '.live' });
  await sam.click('[data-does=open-rematch]');
  await expect.poll(async () => (await letters(sam)).length).toBe(2);
  await connection(sam, 'open');
  await expect(anna.locator('[data-presence=here]')).toHaveCount(2);
  const newest = async (page) => (await letters(page)).find(({ game }) => game.apart.former)?.game.record.actions;
  while ((await seatToAct(anna)) === 2) await expect.poll(() => seatToAct(anna)).not.toBe(2);
  const first = await seatToAct(anna);
  await decide([anna, sam][first], 4, first);
  const both = async () => (await Promise.all([anna, sam].map(newest))).map((actions) => JSON.stringify(actions));
  await expect.poll(async () => new Set([...(await both()), '[]']).size, { message: 'both have the same bids' }).toBe(2);
});
