// What comes after the player has left the page that asked for it: chunks, style sheets, locks of the browser.
import { expect, test } from '../../support/fixtures.mjs';
import { cut, openGames, openRecord, openSetup } from '../../support/game.mjs';
import { openLive, show, withRelay } from '../../support/live.mjs';
import { open, openOrigin, ready, untilSeen } from '../../support/pages.mjs';
import { acknowledged, storeListed } from '../../support/storage.mjs';

const part = (name) => new RegExp(`/${name}-[0-9a-f]+\\.wasm$`);
const style = (name) => new RegExp(`/${name}-[0-9a-f]+\\.css$`);

/** Holds requests back: `asked` comes with the first of them, `letThrough()` ends it. */
async function hold(page, pattern) {
  let letThrough;
  const gate = new Promise((open) => (letThrough = open));
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { asked, letThrough };
}

/** Lists the pages of the program that a document draws from now on. */
const watchPages = (page) =>
  page.evaluate(() => {
    window.drawn = [];
    const mains = (node) => (node.matches?.('main') ? [node] : [...(node.querySelectorAll?.('main') ?? [])]);
    const note = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(mains).forEach((main) => window.drawn.push(main.classList[0]));
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });

/** Opens a game by message at the player who has to send it. */
async function openUnsent(page) {
  const record = await cut(2, 1);
  const apart = { game: '0123456789abcdef', seat: 0, known: 0 };
  await openRecord(page, JSON.stringify({ format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], apart, record }));
}

/** Opens the first page of a device that has an unfinished game. */
async function openWithGame(page) {
  const record = await cut(2, 1);
  await openOrigin(page);
  // Without its row the list would wait for what makes one, which comes with the game.
  await storeListed(page, '1-1', { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], record });
  await open(page);
}

/** Goes to an address of the page that is open. */
const go = (page, hash) => page.evaluate((hash) => void (location.hash = hash), hash);
const back = (page) => page.goBack();
const toPad = (page) => go(page, 'score');
const press = (selector) => (page) => page.click(selector);

/** Opens the help, whose words are in the chunk of the dialogs. */
async function readHelp(page) {
  await page.locator('[data-opens=help]').first().click();
  await page.locator('#help-aim').waitFor();
}

/** Plays against a computer, which needs the chunk of the game. */
async function playNow(page) {
  await page.click('main.home [data-does=quick]');
  await page.locator('main.game').waitFor();
}

/** Goes back to the first page, and plays there. */
async function goBackAndPlay(page) {
  await page.goBack();
  await playNow(page);
}

/** Opens the score pad, which nobody has filled. */
async function findNoSheet(page) {
  await toPad(page);
  await page.locator('main.pad .buttons').first().waitFor();
  const filled = await page.evaluate(() => Object.entries(localStorage).filter(([key, value]) => key.startsWith('naqala.pad.') && value.includes('"djinns"')));
  expect(filled, 'sheets with points of the game').toEqual([]);
}

const visits = (hash, there) => ({ begin: open, want: (page) => go(page, hash), leave: back, at: 'home', use: async (page) => (await go(page, hash), await page.locator(there).first().waitFor()) });

// What is held back; the page that the player opens, wants something at and leaves; the page that is shown then, how the player uses it, and what the
// document draws by that.
for (const [title, held, { begin, want, leave, at, use, draws }] of [
  ['a game to be sent', part('dialogs'), { begin: openUnsent, want: press('.action-bar [data-does=send]'), leave: back, at: 'home', use: readHelp, draws: [] }],
  ['a game against a computer', part('game'), { begin: open, want: press('[data-does=quick]'), leave: toPad, at: 'pad', use: goBackAndPlay, draws: ['home', 'game'] }],
  ['a game that is set up', part('game'), { begin: openSetup, want: press('.setup-form button[type=submit]'), leave: (page) => go(page, ''), at: 'home', use: playNow, draws: ['game'] }],
  ['a game to go on with', part('game'), { begin: openWithGame, want: press('[data-does=resume]'), leave: toPad, at: 'pad', use: goBackAndPlay, draws: ['home', 'game'] }],
  ['a game of the list', part('game'), { begin: async (page) => (await openWithGame(page), await openGames(page)), want: press('.game-row [data-does=resume]'), leave: back, at: 'home', use: playNow, draws: ['game'] }],
  ['a score pad with the points of a game', part('pad'), { begin: async (page) => openRecord(page, await cut(2)), want: press('[data-does=to-pad]'), leave: press('[data-does=new-game]'), at: 'home', use: findNoSheet, draws: ['pad'] }],
  ['the styles of a game', style('extras'), { begin: open, want: press('[data-does=quick]'), leave: toPad, at: 'pad', use: goBackAndPlay, draws: ['home', 'game'] }],
  ['the styles beside a game', style('beside'), { begin: open, want: press('[data-does=quick]'), leave: toPad, at: 'pad', use: goBackAndPlay, draws: ['home', 'game'] }],
  ['the styles of the score pad', style('scores'), visits('score', 'main.pad .buttons')],
  ['the score pad', part('pad'), visits('score', 'main.pad .buttons')],
  ['the course', part('lessons'), visits('learn', 'main a[href^="#learn="]')],
  ['the editor', part('editor'), visits('edit', 'main .cell')],
  ['the set-up', part('dialogs'), visits('new', 'main.setup .player-row')],
  ['practice', part('hints'), visits('practice', 'main h1')],
]) {
  test(`${title} that comes after its page is left disturbs nobody`, async ({ newPage }) => {
    const page = await newPage({ ownContext: true });
    const { asked, letThrough } = await hold(page, held);
    await begin(page);
    await want(page);
    await asked;
    await leave(page);
    await untilSeen(page, `main.${at}`);
    await watchPages(page);
    letThrough();
    await use(page);
    if (draws) expect(await page.evaluate(() => window.drawn)).toEqual(draws);
    await expect(page.locator('#failure')).toBeHidden();
  });
}

test('a lock that is granted or refused after its game is left takes none from the next game', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.assign(window, { locks: [], pauses: 0 });
    const request = (name, _, use) =>
      new Promise((done) => {
        const answer = async (isGranted) => {
          lock.isHeld = isGranted;
          await use(isGranted ? { name } : null);
          lock.isHeld = false;
          done();
        };
        const lock = { name, isHeld: false, answer };
        window.locks.push(lock);
      });
    Object.defineProperty(navigator, 'locks', { value: { request } });
    // A refused page asks again after a quarter of a second.
    const later = window.setTimeout.bind(window);
    window.setTimeout = (work, time, ...more) => later(() => (work(...more), (window.pauses += time === 250 ? 1 : 0)), time);
  });
  const answer = (index, isGranted) => page.evaluate(([index, isGranted]) => void window.locks[index].answer(isGranted), [index, isGranted]);
  const held = () => page.evaluate(() => window.locks.map(({ isHeld }) => isHeld));
  const requested = (count) => expect.poll(() => page.evaluate(() => window.locks.length)).toBe(count);
  const leaveGame = async () => (await page.goBack(), await untilSeen(page, 'main.home'));

  // The first game is left before its answer, and the second one after a refusal.
  await openRecord(page, await cut(2, 1));
  await requested(1);
  await leaveGame();
  await playNow(page);
  await requested(2);
  await answer(1, false);
  await leaveGame();
  await playNow(page);
  await requested(3);
  await answer(2, true);
  await acknowledged(page);
  await answer(0, true);
  await page.waitForFunction(() => window.pauses > 0);
  await expect.poll(held, 'the late lock is given back, nobody asks again, and the game on the page keeps its own').toEqual([false, false, true]);
  await expect(page.locator('.notice.elsewhere')).toHaveCount(0);
  await leaveGame();
  await expect.poll(held).toEqual([false, false, false]);
});

test('a wake lock that is granted after its game is left is released', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    window.wakes = [];
    const request = () => new Promise((grant) => window.wakes.push({ released: null, grant, release: async () => null }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    window.grant = (index) => {
      const wake = window.wakes[index];
      const lock = { released: false, release: async () => void (wake.released = lock.released = true) };
      wake.released = false;
      wake.grant(lock);
    };
  });
  const released = () => page.evaluate(() => window.wakes.map(({ released }) => released));
  const requested = (count) => expect.poll(() => page.evaluate(() => window.wakes.length)).toBe(count);
  const leaveGame = async () => (await page.goBack(), await untilSeen(page, 'main.home'));
  await openRecord(page, await cut(2, 1));
  await requested(1);
  await leaveGame();
  await page.evaluate(() => window.grant(0));
  await expect.poll(released, 'nobody wants the screen on').toEqual([true]);

  await playNow(page);
  await requested(2);
  await leaveGame();
  await playNow(page);
  await requested(3);
  await page.evaluate(() => window.grant(2));
  await page.evaluate(() => window.grant(1));
  await expect.poll(async () => (await released()).filter((is) => is === false).length, 'one lock keeps the screen on').toBe(1);
  await leaveGame();
  await expect.poll(released).toEqual([true, true, true]);
});

/** Opens a live table at the player who is to play, and notes what becomes of the app's badge, past the document too. */
async function openOwnTurn(page) {
  await withRelay(page);
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    for (const [method, is] of [['setAppBadge', 'set'], ['clearAppBadge', 'clear']]) navigator[method] = async () => localStorage.setItem('badge', is);
  });
  await openLive(page, await cut(2, 0));
  await page.locator('.live').waitFor();
  // A table that is dealt begins with its invitation.
  await untilSeen(page, 'dialog[open][data-dialog=live]');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const badge = (page) => page.evaluate(() => localStorage.getItem('badge'));

test('the badge of a live table goes when the player leaves it', async ({ newPage }) => {
  const page = await newPage();
  await openOwnTurn(page);
  await show(page, false);
  await expect.poll(() => badge(page)).toBe('set');
  await page.goBack();
  await expect.poll(() => badge(page)).toBe('clear');
});

for (const isShown of [true, false]) {
  test(`the badge of a live table goes when the app is closed ${isShown ? 'in' : 'out of'} sight`, async ({ newPage }) => {
    const page = await newPage();
    await openOwnTurn(page);
    await show(page, false);
    await expect.poll(() => badge(page)).toBe('set');
    // The browser itself hides the page once it has left.
    if (isShown) await page.evaluate(() => (delete document.hidden, document.dispatchEvent(new Event('visibilitychange'))));
    await openOrigin(page);
    expect(await badge(page)).toBe('clear');
    // The game is there when the app opens again.
    await open(page);
    await ready(page);
    await untilSeen(page, 'main.game .live');
  });
}
