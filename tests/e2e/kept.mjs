// What the browser has stored, read behind the page's back.
import { openSheet } from './table.mjs';

/** Every stored game: name in the storage → text. */
export const kept = (page) =>
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

/** Waits until as many games are stored, one of them with these words in its text. */
export async function stored(page, games, words = '') {
  for (let tries = 0; ; tries += 1) {
    const texts = Object.values(await kept(page));
    if (texts.length === games && texts.some((text) => text.includes(words))) return;
    if (tries > 150) throw new Error(`${texts.length} games are stored instead of ${games}, or none with “${words}”`);
    await page.waitForTimeout(50);
  }
}

/** Waits until the disk has so many entries of the game on the page, or any number. */
export const acknowledged = (page, entries) =>
  page.waitForFunction((entries) => {
    const told = document.documentElement.dataset.stored;
    return told !== undefined && (entries === undefined || told === String(entries));
  }, entries);

/** Puts texts into the storage, under the names they have. */
export const keep = (page, games) =>
  page.evaluate(async (games) => {
    const database = await new Promise((done) => Object.assign(indexedDB.open('naqala', 1), {
      onupgradeneeded: (event) => event.target.result.createObjectStore('games'),
      onsuccess: (event) => done(event.target.result),
    }));
    await new Promise((done) => {
      const transaction = database.transaction('games', 'readwrite');
      for (const [name, text] of Object.entries(games)) transaction.objectStore('games').put(text, name);
      transaction.oncomplete = done;
    });
    database.close();
  }, games);

/** From a game to the first page. */
export async function leave(page) {
  await openSheet(page, 'menu');
  await page.click('[data-does=leave]');
  await page.locator('main.setup').waitFor();
}
