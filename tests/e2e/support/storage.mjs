// The games that the browser has stored, read and written past the page.
import { expect } from '@playwright/test';
import { untilSeen } from './pages.mjs';

/** Returns what the browser has stored: `{ games: key → text, rows: key → row }`. */
const stored = (page) =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).find(({ name }) => name === 'naqala');
    if (!known) return { games: {}, rows: {} };
    const done = (request) => new Promise((result, fault) => Object.assign(request, { onsuccess: () => result(request.result), onerror: fault }));
    const database = await done(indexedDB.open(known.name));
    const [store] = database.objectStoreNames;
    const games = store ? database.transaction(store).objectStore(store) : null;
    const [keys, texts] = games ? await Promise.all([done(games.getAllKeys()), done(games.getAll())]) : [[], []];
    database.close();
    const all = keys.map((key, index) => [key, texts[index]]);
    return {
      games: Object.fromEntries(all.filter(([key]) => typeof key === 'string')),
      rows: Object.fromEntries(all.filter(([key]) => Array.isArray(key)).map(([[key], row]) => [key, row])),
    };
  });

/** Returns every stored game: its key → its text. */
export const storedGames = async (page) => (await stored(page)).games;

/** Returns the index of the stored games: key → row. */
export const storedRows = async (page) => (await stored(page)).rows;

/** Returns the actions of the game that was stored last; none before it is stored. */
export const storedActions = async (page) => JSON.parse(Object.values(await storedGames(page)).at(-1) ?? 'null')?.record.actions ?? [];

/** Waits until so many games are stored, one of them with these words in its text. */
export const untilStored = (page, games, words = '') =>
  expect
    .poll(async () => {
      const texts = Object.values(await storedGames(page));
      return [texts.length, texts.some((text) => text.includes(words))];
    }, { message: `${games} stored games, one with “${words}”`, intervals: [50] })
    .toEqual([games, games > 0]);

/** Waits until the browser has stored so many entries of the open game, or any number of them. */
export const acknowledged = (page, entries) =>
  untilSeen(page, entries === undefined ? 'html[data-stored]' : `html[data-stored="${entries}"]`);

/** Waits until the stored games stay the same. */
export async function untilSettled(page) {
  let before;
  const isSame = async () => {
    const now = JSON.stringify(await storedGames(page));
    return now === before || (before = now, false);
  };
  await expect.poll(isSame, { message: 'stored games that stay the same', intervals: [100] }).toBe(true);
}

/** Stores texts as a version without an index does: key → text. With `rows`, key → row, as this version does. */
export const store = (page, games, rows = {}) =>
  page.evaluate(async ([games, rows]) => {
    const database = await new Promise((done) => Object.assign(indexedDB.open('naqala', 1), {
      onupgradeneeded: (event) => event.target.result.createObjectStore('games'),
      onsuccess: (event) => done(event.target.result),
    }));
    await new Promise((done) => {
      const transaction = database.transaction('games', 'readwrite');
      for (const [key, text] of Object.entries(games)) transaction.objectStore('games').put(text, key);
      for (const [key, row] of Object.entries(rows)) transaction.objectStore('games').put(row, [key]);
      transaction.oncomplete = done;
    });
    database.close();
  }, [games, rows]);

/** Stores a game with its row. */
export function storeListed(page, id, game) {
  const text = JSON.stringify(game);
  return store(page, { [id]: text }, { [id]: JSON.stringify({ form: 1, size: text.length, game: { ...game, record: {} } }) });
}

/** Stores so many copies of a game, each by another player. */
export const storeCopies = (page, text, copies) => page.evaluate(async ([text, copies]) => {
  const database = await new Promise((done) => Object.assign(indexedDB.open('naqala', 1), {
    onupgradeneeded: (event) => event.target.result.createObjectStore('games'),
    onsuccess: (event) => done(event.target.result),
  }));
  const transaction = database.transaction('games', 'readwrite');
  for (let nth = 0; nth < copies; nth += 1) {
    transaction.objectStore('games').put(text.replaceAll('"Anna"', `"Anna ${nth}"`), `copy-${nth}`);
  }
  await new Promise((done) => (transaction.oncomplete = done));
  database.close();
}, [text, copies]);

/**
 * Counts in each document of a page what it reads of whole games: `globalThis.read` has the first players of those that were read, once for
 * each time.
 */
export const countReads = (page) =>
  page.addInitScript(() => {
    globalThis.read = [];
    for (const method of ['get', 'getAll', 'getAllRecords', 'openCursor']) {
      const original = IDBObjectStore.prototype[method];
      if (!original) continue;
      IDBObjectStore.prototype[method] = function (...args) {
        const request = original.apply(this, args);
        request.addEventListener('success', () => {
          const values = [request.result].flat().map((found) => found?.value ?? found);
          const texts = values.filter((value) => typeof value === 'string' && value.includes('"actions"'));
          globalThis.read.push(...texts.map((text) => /"players":\["([^"]*)"/.exec(text)[1]));
        });
        return request;
      };
    }
  });

/** Lets no other tab read or write games. Returns a function that ends this. */
export async function hold(page) {
  await store(page, {});
  await page.evaluate(async () => {
    const database = await new Promise((done) => Object.assign(indexedDB.open('naqala'), { onsuccess: (event) => done(event.target.result) }));
    const games = database.transaction('games', 'readwrite').objectStore('games');
    // A transaction lasts as long as it has something to do.
    const last = () => {
      if (globalThis.isReleased) database.close();
      else games.count().onsuccess = last;
    };
    await new Promise((done) => Object.assign(games.count(), { onsuccess: () => done(last()) }));
  });
  return () => page.evaluate(() => (globalThis.isReleased = true));
}
