// What the others do at a live table, as the page shows it: turns step by step, requests, rematches, and the signs of one's own turn.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { leave, openDialog, start } from '../../support/game.mjs';
import { at, connection, invitation, join, settle, show, startRelay, withSwitch } from '../../support/live.mjs';
import { decide, letters, seatToAct } from '../../support/messages.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

/** Closes the dialog that is open. */
const close = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

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
  await expect(anna.locator('[data-presence=away]')).toHaveAttribute('title', 'Sam, is away');
  await expect(anna.locator('.live-absent'), 'and named where names have no room').toHaveText('Away: Sam.');
  await expect(anna.locator('.live-absent')).toBeInViewport();
  await anna.setViewportSize(VIEWPORTS.desktop);
  await expect(anna.locator('[data-presence=away] .state')).toHaveText('is away');
  await axe(anna, { within: '.live' });
  await anna.setViewportSize(VIEWPORTS.tablet);
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
  const told = async (page, words) => {
    const notice = page.locator('.request[data-notice=agreed]');
    await expect(notice).toContainText(words);
    await notice.locator('[data-does=told]').click();
    await expect(notice).toHaveCount(0);
  };
  const agree = async (page, other) => {
    await page.locator('.player-row [data-does=ask-all]').click();
    await other.locator('[data-notice=consent] [data-does=grant]').click();
  };
  await change(anna, async () => {
    await anna.check('[name=left-2]');
    await agree(anna, sam);
  });
  await expect.poll(() => left(sam)).toEqual([2]);
  await told(sam, 'has left');
  await change(sam, () => sam.uncheck('[name=left-2]'));
  await expect.poll(() => left(anna)).toEqual([]);
  const levels = async (page) => (await letters(page)).at(-1).game.record.computers ?? [];
  await change(sam, async () => {
    await sam.locator('.player-row').nth(2).locator('select.who').selectOption('apprentice');
    await agree(sam, anna);
  });
  await expect.poll(() => levels(anna)).toEqual([null, null, 'apprentice']);
  for (const page of [anna, sam]) await expect(page.locator('.live [data-presence=computer]'), 'its row says which computer').toContainText('apprentice');
  await told(anna, 'A computer plays for');

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
  await expect(sam.locator('.live')).toContainText('Anna has dealt a rematch.');
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

test('who watches is offered the free seats, also when they come back by the link, and takes one', async ({ newPage }) => {
  const [anna, sam] = await sitDown(newPage, { players: 3 });
  const maya = await newPage(at(relay, { viewport: VIEWPORTS.phone }));
  const link = await invitation(anna);
  await join(maya, link);
  await expect(sam.locator('[data-does=take-seat]'), 'who has a seat needs none').toHaveCount(0);
  await expect(maya.locator('[data-does=take-seat]')).toHaveCount(1);
  await axe(maya, { within: '.live' });
  await leave(maya);
  await join(maya, link);
  const offer = maya.locator('[data-does=take-seat]');
  await expect(offer).toHaveText(/^I am /);
  await offer.click();
  await expect(offer).toHaveCount(0);
  for (const page of [anna, sam, maya]) {
    await expect(page.locator('[data-presence=here]')).toHaveCount(3);
    await expect(page.locator('[data-presence=free]')).toHaveCount(0);
  }
  const pages = [anna, sam, maya];
  for (let bid = 0; bid < 3; bid += 1) {
    const seat = await seatToAct(anna);
    await decide(pages[seat], 1 + bid, seat);
    await settle(pages);
  }
});

test('where undo ends it asks the others for the turn, and so does the log', async ({ newPage }) => {
  const pages = await sitDown(newPage);
  const asker = await seatToAct(pages[0]);
  const [own, other] = [pages[asker], pages[1 - asker]];
  await decide(own, 3, asker);
  await untilTurn(other, 1 - asker);
  const undo = own.locator('.bar-tools .icon-undo');
  await expect(undo).toHaveAttribute('aria-label', 'Ask to take back my turn');
  await openDialog(own, 'log');
  await own.click('dialog[open] [data-does=ask-others]');
  await own.locator('dialog[open][data-dialog=take-back] [data-does=ask-back]').waitFor();
  await own.keyboard.press('Escape');
  await undo.click({ force: true });
  await own.click('dialog[open] [data-does=ask-back]');
  await axe(own, { within: 'dialog[open]' });
  await own.keyboard.press('Escape');
  await expect(own.locator('.request:not(.live)')).toContainText('Another player agrees, or does not.');
  // It can be withdrawn where it is seen.
  await other.locator('.request [data-does=grant]').waitFor();
  await own.click('.request [data-does=stop-asking]');
  await expect(other.locator('.request [data-does=grant]')).toHaveCount(0);
  await undo.click({ force: true });
  await own.click('dialog[open] [data-does=ask-back]');
  await own.keyboard.press('Escape');
  await other.click('.request [data-does=grant]');
  await untilTurn(own, asker);
  await expect(undo, 'the log has nothing to take back for one device alone').toHaveAttribute('aria-label', 'Undo');
  await settle(pages);
});

test('going on by message is asked first, and the others see at once that this player has gone', async ({ newPage }) => {
  const [anna, sam] = await sitDown(newPage);
  await expect(sam.locator('[data-presence=here]')).toHaveCount(2);
  await openDialog(anna, 'menu');
  await anna.click('[data-does=live]');
  await anna.click('[data-does=live-stop]');
  await axe(anna, { within: 'dialog[open]' });
  await anna.click('dialog[open] .notice [data-does=no]');
  await connection(anna, 'open');
  await anna.click('[data-does=live-stop]');
  await anna.click('[data-does=live-stop-yes]');
  await expect(anna.locator('.live')).toHaveCount(0);
  // Long before a device that says nothing any more counts as away.
  await expect(sam.locator('[data-presence=away]')).toHaveCount(1, { timeout: 15_000 });
});

test('a connection that is dead without saying so is noticed, and what was lost on it is sent again', async ({ newPage }) => {
  let wire;
  const [anna, sam] = await sitDown(newPage, { before: async (sam) => void (wire = await withSwitch(sam)) });
  const pages = [anna, sam];
  if ((await seatToAct(anna)) === 0) await decide(anna, 1, 0);
  await untilTurn(sam, 1);
  await settle(pages);
  const known = async (page) => (await letters(page))[0].game.apart.known;
  const before = await known(sam);
  const wires = wire.count();
  wire.die();
  await decide(sam, 1, 1);
  const entries = async (page) => (await letters(page))[0].game.record.actions.length;
  await expect.poll(() => entries(sam)).toBeGreaterThan(before);
  expect(wire.count(), 'it is the dead connection still').toBe(wires);
  expect(await known(sam), 'nobody has what was sent into the void').toBe(before);
  const since = Date.now();
  await expect.poll(() => wire.count(), { timeout: 30_000 }).toBe(wires + 1);
  console.log(`    a dead connection was replaced after ${Date.now() - since} ms`);
  await connection(sam, 'open');
  await settle(pages);
  await expect.poll(() => known(sam)).toBe(await entries(sam));
});

test('a page that the browser has kept connects at once, whatever its old connection says', async ({ newPage }) => {
  const opened = [];
  const [, sam] = await sitDown(newPage, { before: async (sam) => void sam.on('websocket', (socket) => opened.push(socket.url())) });
  const before = opened.length;
  const restore = (persisted) => sam.evaluate((persisted) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), persisted);
  await restore(false);
  expect(opened.length).toBe(before);
  await restore(true);
  await expect.poll(() => opened.length, { timeout: 5_000 }).toBe(before + 1);
  await connection(sam, 'open');
});

test('the first page of a site with a relay leads to a live table', async ({ newPage }) => {
  const page = await newPage(at(relay));
  await open(page);
  await expect(page.locator('.way[data-does=message]')).toContainText('live at the same moment');
  await page.click('[data-does=message]');
  await expect(page.locator('input[name=live]')).toBeChecked();
  const secrecy = page.locator('input[name=secrecy]');
  await expect(secrecy, 'each device hides what is the others’').toHaveCount(0);
  await expect(page.locator('[data-part=each-sees-own]')).toContainText('to its own player alone');
  await axe(page);
  await page.locator('input[name=apart]').uncheck();
  await expect(secrecy).toHaveCount(3);
});

test('players give each other signs, a few at a time, nudge whoever is to act, and switch both off', async ({ newPage }) => {
  const [anna, sam] = await sitDown(newPage);
  const said = (page) => page.locator('[data-live=sign]');
  const give = async (page, sign) => {
    await page.click('[data-does=signs]');
    await page.click(`.signs [data-sign=${sign}]`);
  };
  await anna.click('[data-does=signs]');
  await expect(anna.locator('.signs button')).toHaveText(['Hello', 'Ready', 'Well played', 'Oops', 'One moment, please', 'Thank you']);
  await axe(anna);
  await anna.click('[data-does=signs]');
  await give(anna, 'well-played');
  await expect(anna.locator('[data-does=signs]'), 'the focus stays at the signs').toBeFocused();
  for (const page of [anna, sam]) await expect(said(page)).toHaveText('Anna: Well played');
  await expect(said(sam), 'after some seconds it is gone').toBeEmpty({ timeout: 12_000 });
  await expect(async () => {
    await give(sam, 'oops');
    await expect(said(sam), 'too many').toHaveText(/^That was a lot of signs/, { timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(said(anna)).toHaveText('Sam: Oops');

  // Who watches reads signs and gives none.
  const watcher = await newPage(at(relay));
  await join(watcher, await invitation(anna));
  await expect(watcher.locator('[data-does=signs]')).toHaveCount(0);
  await give(anna, 'thanks');
  await expect(said(watcher)).toHaveText('Anna: Thank you');

  await sam.click('[data-does=invite]');
  await sam.locator('input[name=shows-signs]').uncheck();
  await close(sam);
  await give(anna, 'moment');
  await expect(said(watcher)).toHaveText('Anna: One moment, please');
  // What is sent later has come, too.
  await give(anna, 'hello');
  await expect(said(watcher)).toHaveText('Anna: Hello');
  await expect(said(sam), 'it shows nothing').not.toContainText('Anna:');
});

test('whoever thinks for long can be nudged, and hears it', async ({ newPage }) => {
  const pages = [await newPage(at(relay, { viewport: VIEWPORTS.tablet })), await newPage(at(relay))];
  for (const page of pages) await page.clock.install();
  const [anna, sam] = pages;
  await start(anna, { apart: true, seed: '42' });
  await connection(anna, 'open');
  await join(sam, await invitation(anna), 'I am Sam');
  const seat = await seatToAct(anna);
  const [thinks, waits] = [pages[seat], pages[1 - seat]];
  const [name, other] = seat === 0 ? ['Anna', 'Sam'] : ['Sam', 'Anna'];
  await expect(waits.locator('.presences [data-presence=here]')).toHaveCount(2);
  await expect(waits.locator('[data-does=nudge]'), 'not at once').toHaveCount(0);
  await waits.clock.runFor(31_000);
  await expect(waits.locator('[data-does=nudge]')).toHaveText(`Nudge ${name}`);
  await expect(thinks.locator('[data-does=nudge]'), 'nobody nudges themselves').toHaveCount(0);
  await waits.click('[data-does=nudge]');
  await expect(thinks.locator('[data-live=sign]')).toHaveText(`${other} is waiting for you.`);
  await expect(waits.locator('[data-live=sign]')).toHaveText(`${other} is waiting for ${name}.`);
  await expect(waits.locator('[data-does=nudge]'), 'it rests').toHaveCount(0);
});

test('a table that is dealt begins with its invitation', async ({ newPage }) => {
  const anna = await newPage(at(relay));
  await start(anna, { apart: true, seed: '42' });
  await expect(anna.locator('dialog[open][data-dialog=live] #share-link')).toHaveValue(/#l=/);
  await close(anna);
  const sam = await newPage(at(relay));
  await join(sam, await invitation(anna), 'I am Sam');
  await expect(sam.locator('dialog[open]'), 'a guest is not asked to invite').toHaveCount(0);
});
