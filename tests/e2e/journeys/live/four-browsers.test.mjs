// A live game of four devices to its end, with everything that goes wrong on the way.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, expectScores } from '../../support/game.mjs';
import { actions, at, connection, invitation, join, openLive, settle, sleep, startNodes, startRelay, wake } from '../../support/live.mjs';
import { decide, seatToAct } from '../../support/messages.mjs';
import { drawSmall } from '../../support/press.mjs';
import { IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

/** How many actions of the recorded game are played before: all but its last rounds, or none in a whole run. */
const BEGIN = IS_WHOLE_RUN ? 0 : 258;
/** In these passes something goes wrong. */
const KILLS = [2, 7];
const FORK = 5;
const SLEEP = 6;
/** The others bid in these passes. */
const AWAY = [10, 11, 12];

let relay;
// Also after a failure: nobody else would end its programs.
test.afterEach(async () => {
  await relay?.stop();
});

/** Opens the pages of a game and lets everybody join. Returns the pages, by seat, then those that watch. */
async function sitDown(newPage, record, watchers) {
  const pages = [];
  for (const _ of [...record.players, ...Array(watchers)]) {
    const page = await newPage(at(relay, { viewport: VIEWPORTS.tablet }));
    await drawSmall(page);
    pages.push(page);
  }
  await openLive(pages[0], record);
  await connection(pages[0], 'open');
  const link = await invitation(pages[0]);
  for (const [seat, page] of pages.entries()) if (seat > 0) await join(page, link, record.players[seat] && `I am ${record.players[seat]}`);
  return { pages, link };
}

/** Waits until it is the same turn at pages. */
const untilTurn = async (pages, seat) => {
  for (const page of pages) await expect.poll(() => seatToAct(page)).toBe(seat);
};

test('four browsers play to the end: the relay is killed twice, one device sleeps, one is offline for three turns, a fifth watches, and there is a fork', async ({ newPage }) => {
  test.setTimeout(IS_WHOLE_RUN ? 900_000 : 360_000);
  relay = await startRelay();
  const record = await cut(4, BEGIN);
  const { pages, link } = await sitDown(newPage, record, 1);
  await expect(pages[0].locator('[data-presence=here]')).toHaveCount(4);
  const happened = [];
  let [offline, before] = [null, null];
  for (let pass = 1; ; pass += 1) {
    const present = pages.filter((page) => page !== offline);
    const seat = await seatToAct(present[0]);
    if (seat === null) break;
    if (KILLS.includes(pass)) {
      await relay.kill();
      for (const page of present) await connection(page, 'lost');
      happened.push('killed');
    }
    if (pass === SLEEP) await sleep(pages[(seat + 1) % 4]);
    if (pass === AWAY[0]) {
      offline = pages[before];
      await offline.context().setOffline(true);
      await connection(offline, 'lost');
    }
    if (pass === FORK) {
      // The same player decides at two devices that are both offline.
      const twin = await newPage(at(relay, { viewport: VIEWPORTS.tablet }));
      await join(twin, link, `I am ${record.players[seat]}, from another device`);
      await pages[seat].locator('[data-does=play-here]').dispatchEvent('click');
      for (const [page, seed] of [[pages[seat], pass], [twin, 99]]) {
        await page.context().setOffline(true);
        await connection(page, 'lost');
        await decide(page, seed, seat);
        await acknowledged(page);
      }
      const isFork = (await actions(twin)) !== (await actions(pages[seat]));
      expect(isFork, 'the two have decided differently').toBe(true);
      for (const page of [pages[seat], twin]) await page.context().setOffline(false);
      await settle([pages[seat], twin, ...pages.filter((page) => page !== pages[seat])]);
      await twin.close();
      happened.push('forked');
    } else {
      await decide(pages[seat], pass, seat);
    }
    if (KILLS.includes(pass)) {
      await relay.start();
      for (const page of present) await connection(page, 'open');
    }
    if (pass === SLEEP) {
      const time = await wake(pages[(seat + 1) % 4]);
      console.log(`    a device that slept is connected after ${time} ms`);
      expect(time, 'it is back at once').toBeLessThan(5_000);
      happened.push('slept');
    }
    if (pass === AWAY[2]) {
      await offline.context().setOffline(false);
      await connection(offline, 'open');
      offline = null;
      happened.push('away');
    }
    const next = await seatToAct(pages[seat]);
    await untilTurn(pages.filter((page) => page !== offline), next);
    before = seat;
  }
  for (const page of pages) await page.locator('.winners').waitFor();
  expect(happened.sort()).toEqual(['away', 'forked', 'killed', 'killed', 'slept']);
  for (const page of pages) await acknowledged(page);
  const end = await actions(pages[0]);
  expect(JSON.parse(end).length).toBeGreaterThan(BEGIN);
  for (const page of pages) await expect.poll(() => actions(page), 'nothing is lost or doubled').toBe(end);
  await expectScores(pages[0], 4);
});

test('three nodes over a Redis are one relay, and one of them is killed', async ({ newPage }) => {
  relay = await startNodes();
  const { pages } = await sitDown(newPage, { ...(await cut(3, 0)), seed: '42' }, 0);
  await expect(pages[0].locator('[data-presence=here]')).toHaveCount(3);
  expect(relay.devices().filter((devices) => devices > 0).length, 'the devices are at different nodes').toBeGreaterThan(1);
  for (let pass = 1; pass <= 8; pass += 1) {
    const seat = await seatToAct(pages[0]);
    if (pass === 4) {
      const busiest = relay.devices().indexOf(Math.max(...relay.devices()));
      await Promise.all([decide(pages[seat], pass, seat), relay.kill(busiest)]);
      const count = () => [relay.devices()[busiest], relay.devices().reduce((all, devices) => all + devices)];
      await expect.poll(count, 'its devices are at other nodes').toEqual([0, 3]);
      for (const page of pages) await connection(page, 'open');
    } else {
      await decide(pages[seat], pass, seat);
    }
    await untilTurn(pages, await seatToAct(pages[seat]));
  }
  for (const page of pages) await acknowledged(page);
  await settle(pages);
});
