// The screens of live tables: ways to games with others elsewhere, and to what comes between.
import { cut, openDialog } from './game.mjs';
import { connection, openLive, withRelay } from './live.mjs';
import { rewritten } from './messages.mjs';
import { open, untilSeen } from './pages.mjs';
import { clickFirst } from './press.mjs';
import { acknowledged } from './storage.mjs';

const BOTH = '5-players-both';

/** Opens a live game of five with long names, begun or not, at a device with a room; its relay may be out of reach. */
export const live = (actions, { isReachable = true, ...room } = {}) => async (page) => {
  await withRelay(page, isReachable);
  const players = ['Marie-Antoinette', 'Jean-Christophe', 'Anne-Charlotte', 'Pierre-Alexandre', 'Élisabeth-Sophie'];
  await openLive(page, { ...(await cut(BOTH, actions)), players }, room.seats ? { key: KEY, device: 1, ...room } : 'new');
  await connection(page, isReachable ? 'open' : 'lost');
};
/** What two players ask the others to agree to, with the answers of some. */
export const ASKED = [0x123456789abcd, [[1, 0, ['ended', null, null], [null, null, true, true, null]], null, null, [1, 0, ['shown', null, null], [null, true, null, null, null]], null]];
/** The clock of a table that pauses nothing, binds, and on which the players have no time left. */
export const UP = [0x123456789abcd, [1, 1], [true, 60, 0], false, [], Array(5).fill([0, 1, 65_000, 0])];
/** The seats of a live table of devices that are away. */
export const ALL_AWAY = [[0, 1, 1], [0, 1, 2], [0, 1, 5], [0, 1, 3], [0, 1, 4]];
export const KEY = `#l=0${'A'.repeat(43)}`;
/** The seats of a live table: one free, and three of devices that are away. */
export const AWAY = [[0, 1, 1], [0, 1, 2], null, [0, 1, 3], [0, 1, 4]];
/** Opens a message in which somebody has bid otherwise. */
export const forked = async (page) => {
  await openDialog(page, 'menu');
  await clickFirst(page, 'dialog[open] [data-does=send]');
  await page.locator('#share-link').waitFor();
  const sent = new URL(await page.inputValue('#share-link')).hash;
  await page.keyboard.press('Escape');
  const record = await cut(BOTH, 3);
  const price = [1, 3, 5, 8].find((price) => !record.actions.includes(`bid ${price}`));
  const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange', 'teal', 'pink', 'black'] };
  const other = { ...game, record: { ...record, actions: [...record.actions.slice(0, 2), `bid ${price}`] } };
  await page.evaluate((hash) => (location.hash = hash), new URL(rewritten(sent, other)).hash);
  await untilSeen(page, '[data-found=fork]');
};
/** Opens the invitation to the table of a page at a device that has nothing. */
export const invited = async (page) => {
  await live(4)(page);
  await acknowledged(page);
  const key = await page.evaluate(async () => {
    const room = Object.entries(localStorage).find(([name]) => /^naqala\.live\.\w{16}$/.test(name))[1];
    localStorage.clear();
    await new Promise((done) => Object.assign(indexedDB.deleteDatabase('naqala'), { onsuccess: done, onerror: done, onblocked: done }));
    return JSON.parse(room).key;
  });
  await page.goto('about:blank');
  await open(page, key);
  await untilSeen(page, '[data-found=table]');
};
