// An invitation that is opened again, at a device that is at the table already.
import { expect, test } from '../../support/fixtures.mjs';
import { start } from '../../support/game.mjs';
import { at, connection, invitation, join, startRelay } from '../../support/live.mjs';
import { answer, found, letters, receive } from '../../support/messages.mjs';

let relay;
test.beforeEach(async () => {
  relay = await startRelay();
});
test.afterEach(async () => {
  await relay.stop();
});

/** Returns the seats of this device in its games by message. */
const seats = async (page) => (await letters(page)).map(({ game }) => game.apart.seat);

test('who watches and opens the invitation again may sit down; who sits is led to the game', async ({ newPage }) => {
  const [anna, sam] = [await newPage(at(relay)), await newPage(at(relay))];
  await start(anna, { apart: true, seed: '42' });
  await connection(anna, 'open');
  const link = await invitation(anna);
  await join(sam, link);
  expect(await seats(sam), 'nobody sits there').toEqual([2]);
  await expect(anna.locator('[data-presence=free]')).toHaveCount(1);

  await receive(sam, link);
  await found(sam, 'table').waitFor();
  await expect(sam.locator('[data-does=who][data-free]')).toHaveText('I am Sam');
  await answer(sam, 'watch');
  await sam.locator('dialog[open]').waitFor({ state: 'detached' });
  await connection(sam, 'open');
  expect(await seats(sam), 'Sam watches on').toEqual([2]);

  await receive(sam, link);
  await answer(sam, 'who', 'I am Sam');
  await sam.locator('dialog[open]').waitFor({ state: 'detached' });
  await connection(sam, 'open');
  await expect.poll(() => seats(sam), { message: 'the game that was watched is the one that is played' }).toEqual([1]);
  await expect(anna.locator('[data-presence=free]')).toHaveCount(0);
  await expect(anna.locator('[data-presence=here]')).toHaveCount(2);

  await receive(sam, link);
  await expect.poll(() => sam.evaluate(() => location.hash)).toBe('');
  await sam.locator('dialog[open]').waitFor({ state: 'detached' });
  await connection(sam, 'open');
  expect(await seats(sam)).toEqual([1]);
  expect(await sam.evaluate(() => document.querySelectorAll('main.game').length)).toBe(1);
});
