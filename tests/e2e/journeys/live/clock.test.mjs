// The clock of a live table: chosen before the first bid, the same at all devices, paused by all, and what happens once a time is up.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { start } from '../../support/game.mjs';
import { at, connection, invitation, join, settle, startRelay } from '../../support/live.mjs';
import { decide, seatToAct } from '../../support/messages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

const NAMES = ['Anna', 'Sam'];
const close = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const news = (page) => page.locator('[data-live=clock]');
/** Returns the seconds that a page shows for each seat. */
const seconds = (page) =>
  page.locator('.live .time').evaluateAll((times) =>
    times.map((time) => {
      const [minutes, seconds] = time.textContent.replace('−', '').split(':').map(Number);
      return (time.dataset.left === 'up' ? -1 : 1) * (minutes * 60 + seconds);
    }),
  );

/** Lets time pass at pages at once, with room for the relay to answer in between. */
async function pass(pages, seconds) {
  for (let second = 0; second < seconds; second += 1) {
    for (const page of pages) await page.clock.runFor(1000);
    if (second % 5 === 4) await new Promise((done) => setTimeout(done, 50));
  }
}

/** Two people sit down at a table with a clock, each at a device whose time the test moves. */
async function sitDown(newPage, choose, viewport = VIEWPORTS.tablet) {
  const pages = [await newPage(at(relay, { viewport })), await newPage(at(relay, { viewport: VIEWPORTS.phone }))];
  for (const page of pages) await page.clock.install();
  const [anna, sam] = pages;
  await start(anna, { apart: true, seed: '42' });
  await connection(anna, 'open');
  const link = await invitation(anna);
  if (!(await anna.locator('dialog[open]').count())) await anna.click('[data-does=invite]');
  await choose(anna);
  await close(anna);
  await join(sam, link, 'I am Sam');
  await expect(sam.locator('.live .time')).toHaveCount(2);
  return pages;
}

const perTurn = (end) => async (page) => {
  await page.selectOption('[name=clock]', { label: '30 seconds for each turn' });
  if (end === 'binds') await page.locator('[name=clock-binds]').check();
};
const perGame = async (page) => {
  await page.selectOption('[name=clock]', { label: '10 minutes for the game, 10 seconds more after each turn' });
  await axe(page, { within: 'dialog[open]' });
};

test('a clock for the game is the same at both devices, and adds something after each turn', async ({ newPage }) => {
  const pages = await sitDown(newPage, perGame);
  const first = await seatToAct(pages[0]);
  for (const page of pages) await expect.poll(async () => (await seconds(page)).every((left) => left > 590 && left <= 600)).toBe(true);
  await pass(pages, 100);
  for (const page of pages) {
    await expect.poll(async () => (await seconds(page))[first]).toBeLessThanOrEqual(500);
    expect((await seconds(page))[1 - first], 'who waits has all their time').toBe(600);
    await axe(page);
  }
  const used = (await seconds(pages[first]))[first];
  await decide(pages[first], 1, first);
  await settle(pages);
  for (const page of pages) await expect.poll(async () => (await seconds(page))[first], 'some seconds less, and ten more').toBeGreaterThan(used);
  const ended = (await seconds(pages[first]))[first];
  for (const page of pages) await expect.poll(async () => (await seconds(page))[first], 'both show the same').toBe(ended);
  const before = await seconds(pages[0]);
  await pages[0].reload();
  await connection(pages[0], 'open');
  await expect.poll(async () => (await seconds(pages[0]))[first], 'a reload gives no time').toBe(before[first]);
  await pages[0].click('[data-does=invite]');
  await expect(pages[0].locator('[name=clock]'), 'it was chosen before the first bid').toBeDisabled();
  await expect(pages[0].locator('[name=clock] option:checked')).toHaveText(/^10 minutes for the game/);
});

test('a device that stands still is charged what the other waited', async ({ newPage }) => {
  const pages = await sitDown(newPage, perGame);
  const first = await seatToAct(pages[0]);
  const [own, other] = [pages[first], pages[1 - first]];
  // The time of the player's own device does not move.
  await pass([other], 120);
  await expect.poll(async () => (await seconds(own))[first], 'the other has told it').toBeLessThanOrEqual(485);
  await decide(own, 1, first);
  await settle(pages);
  for (const page of pages) await expect.poll(async () => (await seconds(page))[first]).toBeLessThanOrEqual(495);
});

test('all pause the clock together, and anybody lets it run', async ({ newPage }) => {
  const pages = await sitDown(newPage, perTurn('shows'));
  const [anna, sam] = pages;
  await sam.click('[data-does=rest]');
  await expect(news(sam)).toHaveText('You ask to pause the clock. No answer yet: Anna.');
  await expect(news(anna)).toHaveText('Sam asks to pause the clock.');
  await axe(anna);
  await anna.click('[data-does=rest-refuse]');
  await expect(news(sam)).toHaveText('Anna does not want to pause the clock.');
  await expect(news(anna)).toBeEmpty();
  await sam.click('[data-does=rest-withdraw]');
  await sam.click('[data-does=rest]');
  // Who has refused is asked again.
  await anna.click('[data-does=rest-agree]');
  for (const page of pages) await expect(news(page)).toHaveText('The clock is paused.');
  const before = await seconds(anna);
  await pass(pages, 60);
  for (const page of pages) expect(await seconds(page), 'it stands still').toEqual(before);
  await sam.click('[data-does=clock-on]');
  for (const page of pages) await expect(news(page)).not.toHaveText('The clock is paused.');
  await pass(pages, 5);
  const first = await seatToAct(anna);
  for (const page of pages) await expect.poll(async () => (await seconds(page))[first]).toBeLessThan(before[first]);
});

for (const end of ['shows', 'binds']) {
  test(`once a time is up, the clock ${end === 'shows' ? 'shows it and nothing else happens' : 'lets the others have a computer play'}`, async ({ newPage }) => {
    const pages = await sitDown(newPage, perTurn(end));
    const first = await seatToAct(pages[0]);
    const [own, other] = [pages[first], pages[1 - first]];
    await pass(pages, 21);
    await expect(news(own)).toHaveText('You have ten seconds left.');
    await expect(news(other), 'the others are told in words').toHaveText(`${NAMES[first]} has at most ten seconds left.`);
    await expect(other.locator('[data-does=rest]'), 'the clock can still be paused').toBeVisible();
    await pass(pages, 12);
    await expect(news(own)).toHaveText('You have no time left.');
    await expect(news(other)).toHaveText(`${NAMES[first]} has no time left.`);
    await axe(other);
    await expect(own.locator('[data-does=substitute]')).toHaveCount(0);
    if (end === 'shows') {
      await expect(other.locator('[data-does=substitute]')).toHaveCount(0);
      await decide(own, 1, first);
      await settle(pages);
      await expect.poll(async () => (await seconds(own))[first], 'the next turn has its time anew').toBe(30);
      return;
    }
    await other.click('[data-does=substitute]');
    await expect(other.locator('.live .time'), 'a computer has no clock').toHaveCount(1);
    await expect.poll(() => seatToAct(other), 'it plays').toBe(1 - first);
    await expect(news(own), 'who comes back is told').toHaveText('A computer plays for you.');
    await expect(own.locator('dialog[open]')).toHaveCount(0);
    await axe(own);
    await own.click('[data-does=play-myself]');
    for (const page of pages) await expect(page.locator('.live .time'), 'both have a clock again').toHaveCount(2);
    await expect(news(own)).toBeEmpty();
  });
}

test('a table without a clock shows none', async ({ newPage }) => {
  const anna = await newPage(at(relay));
  await start(anna, { apart: true, seed: '42' });
  await expect(anna.locator('dialog[open] [name=clock] option:checked')).toHaveText('No clock');
  await expect(anna.locator('dialog[open] [name=clock-binds]')).toHaveCount(0);
  await close(anna);
  await expect(anna.locator('.live .time, [data-does=rest]')).toHaveCount(0);
});
