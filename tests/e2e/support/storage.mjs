// The games that the browser has stored, read and written past the page.
import { expect } from '@playwright/test';
import { untilSeen } from './pages.mjs';

/** Returns every stored game: its key → its text. */
export const storedGames = (page) =>
  page.evaluate(async () => {
    const [known] = await indexedDB.databases();
    if (!known) return {};
    const done = (request) => new Promise((result, fault) => Object.assign(request, { onsuccess: () => result(request.result), onerror: fault }));
    const database = await done(indexedDB.open(known.name));
    const [store] = database.objectStoreNames;
    const games = store ? database.transaction(store).objectStore(store) : null;
    const [keys, texts] = games ? await Promise.all([done(games.getAllKeys()), done(games.getAll())]) : [[], []];
    database.close();
    return Object.fromEntries(keys.map((key, index) => [key, texts[index]]));
  });

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

/** Stores texts: key → text. */
export const store = (page, games) =>
  page.evaluate(async (games) => {
    const database = await new Promise((done) => Object.assign(indexedDB.open('naqala', 1), {
      onupgradeneeded: (event) => event.target.result.createObjectStore('games'),
      onsuccess: (event) => done(event.target.result),
    }));
    await new Promise((done) => {
      const transaction = database.transaction('games', 'readwrite');
      for (const [key, text] of Object.entries(games)) transaction.objectStore('games').put(text, key);
      transaction.oncomplete = done;
    });
    database.close();
  }, games);

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
