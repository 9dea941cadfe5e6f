// A game as a player sees it: starts games, reads which elements are highlighted, and plays on by pressing them.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { keeperOf } from './contexts.mjs';
import { open, openOrigin, untilSeen } from './pages.mjs';
import { byMouse, clickFirst } from './press.mjs';
import { store } from './storage.mjs';

/** Returns a generator of numbers below a bound: the same ones each time, so that a failure can be repeated. */
export function random(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Reads a game of tests/fixtures/replay and cuts it after some actions; `players` is `4`, say, or `'5-players-both'`. */
export async function cut(players, actions = Infinity) {
  const name = typeof players === 'number' ? `${players}-players` : players;
  const file = new URL(`../../fixtures/replay/${name}.record.json`, import.meta.url);
  const record = JSON.parse(await readFile(file, 'utf8'));
  return { ...record, actions: record.actions.slice(0, actions) };
}

/** Opens the set-up of a game. */
export async function openSetup(page) {
  await open(page, '#new');
  await untilSeen(page, 'main.setup .player-row');
}

/** Goes from the first page to the list of games. */
export async function openGames(page) {
  await clickFirst(page, 'main.home [data-does=games]');
  await untilSeen(page, 'main.games .game-row');
}

/** Starts a game from the first page by mouse, with what the set-up offers. */
export async function startFromHome(page) {
  await page.click('[data-does=setup]');
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
}

/**
 * Starts a game in the set-up. A script in the page presses the controls, at a fraction of the time of real input: journeys that test
 * the set-up press them themselves. `computers` are the levels of the last seats;
 * with `apart` each person has a device of their own, and the first one plays here.
 */
export async function start(page, { players = 2, seed = '42', handOver = false, expansions = [], computers = [], apart = false } = {}) {
  await openSetup(page);
  await page.evaluate(async ({ players, seed, handOver, expansions, computers, apart }) => {
    const find = (selector) => document.querySelector(`main.setup ${selector}`);
    const until = async (isDone) => {
      while (!isDone()) await new Promise((later) => setTimeout(later, 5));
    };
    const check = (name, is) => {
      if (find(`input[name=${name}]`).checked !== is) find(`input[name=${name}]`).click();
    };
    await until(() => find('.player-row'));
    for (const name of ['artisans', 'whims']) check(name, expansions.includes(name));
    // Where each has a device of their own, what the table hides is no choice.
    check('apart', false);
    await until(() => find('input[name=secrecy]'));
    document.querySelectorAll('main.setup input[name=secrecy]')[handOver ? 1 : 2].click();
    const rows = () => document.querySelectorAll('.player-row').length;
    await until(() => find(`[data-count="${players}"]`).ariaDisabled !== 'true');
    find(`[data-count="${players}"]`).click();
    await until(() => rows() === players);
    computers.forEach((level, index) => {
      const who = document.querySelectorAll('.player-row select')[players - computers.length + index];
      who.value = level;
      who.dispatchEvent(new Event('change', { bubbles: true }));
    });
    if (apart) check('apart', true);
    find('input[name=seed]').value = seed;
    find('input[name=seed]').dispatchEvent(new Event('input', { bubbles: true }));
    find('.setup-form button[type=submit]').click();
  }, { players, seed, handOver, expansions, computers, apart });
  await untilSeen(page, 'main.game');
}

/** Forgets which game is open, so that the page opens with its first screen instead of that game. */
export const forgetOpenGame = (page) => page.evaluate(() => localStorage.removeItem('naqala.current'));

/** Returns a page of the site without an open game, in which the storage of `page` can be prepared: the keeper of its context if possible. */
async function storagePage(page) {
  const keeper = page.url() === 'about:blank' ? keeperOf(page.context()) : undefined;
  if (!keeper) await openOrigin(page);
  return keeper ?? page;
}

/**
 * Opens a record at its end. It is stored as the open game before the page is loaded, which spares the first page.
 */
export async function openRecord(page, record, { handOver = false, secrecy = handOver ? 'cover' : 'open' } = {}) {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  const here = await storagePage(page);
  await store(here, { '1-1': text });
  await here.evaluate((secrecy) => {
    localStorage.setItem('naqala.secrecy', secrecy);
    localStorage.setItem('naqala.current', '1-1');
  }, secrecy);
  await open(page);
  await untilSeen(page, 'main.game');
}

/** Opens a record from the first page, by a script as in `start`. This takes twice the time of `openRecord`. No other game may be open. */
export async function importRecord(page, record, { handOver = false, secrecy = handOver ? 'cover' : 'open' } = {}) {
  const here = await storagePage(page);
  await here.evaluate((secrecy) => localStorage.setItem('naqala.secrecy', secrecy), secrecy);
  await open(page);
  await page.evaluate(async (text) => {
    const found = async (selector) => {
      const since = performance.now();
      while (!document.querySelector(selector)) {
        if (performance.now() - since > 60_000) throw new Error(`the first page shows no ${selector}: ${document.body.innerText.slice(0, 300)}`);
        await new Promise((later) => setTimeout(later, 5));
      }
      return document.querySelector(selector);
    };
    (await found('[data-opens=open]')).click();
    const field = await found('#record-text');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (await found('[data-does=open]')).click();
  }, typeof record === 'string' ? record : JSON.stringify(record));
  await untilSeen(page, 'main.game');
}

/** Opens the first entries of a recorded game of two with a guide. The person decides next; with `isNext: false` the computer. `hints` are the seats that can ask for hints, `more` the actions that follow. */
export async function openGuided(page, entries, { isNext = true, hints = [], more = [] } = {}) {
  const record = await cut(2, entries);
  record.actions.push(...more);
  await openRecord(page, record);
  const active = await page.locator('.player.active').getAttribute('data-seat');
  const computers = ['0', '1'].map((seat) => ((seat === active) === isNext ? null : 'novice'));
  await forgetOpenGame(page);
  const game = { format: 'naqala-game/1', saved: 0, players: record.players, round: 1, over: false, colours: ['indigo', 'orange'], guide: 'shown', hints };
  await openRecord(page, JSON.stringify({ ...game, record: { ...record, computers } }), { handOver: true });
}

/** Opens a position of tests/fixtures/valid. */
export async function openPosition(page, name, options) {
  const file = new URL(`../../fixtures/valid/${name}.json`, import.meta.url);
  const position = JSON.parse(await readFile(file, 'utf8'));
  await openRecord(page, { format: 'naqala-record/1', position, seed: '1', actions: [] }, options);
}

/** Returns the cell of a square. */
export const cell = (page, square) => page.locator(`.cell[data-square="${square}"]`);

/** Returns what the action bar asks. */
export const asked = (page) => page.locator('.action-bar .prompt').innerText();

/** Returns what stands on each tile, as a screen reader says it. */
export const labels = (page) => page.locator('.cell').evaluateAll((cells) => cells.map((each) => `${each.dataset.square} ${each.getAttribute('aria-label')}`));

/** Returns the shown step of the history and the number of steps. */
export const historyStep = async (page) => (await page.locator('.history-step').textContent()).match(/\d+/g).map(Number);

/** Returns the text of the game that the menu gives. */
export async function exported(page) {
  await openDialog(page, 'menu');
  await page.click('[data-does=export]');
  const question = page.locator('[data-does=show-secrets]');
  if (await question.count()) await question.click();
  const text = await page.inputValue('.record-text');
  await page.keyboard.press('Escape');
  return text;
}

/** Opens a dialog by its button in the top bar. */
export async function openDialog(page, name) {
  await clickFirst(page, `.top-buttons [data-opens=${name}]`);
  await untilSeen(page, `dialog[open][data-dialog=${name}]`);
}

/** Goes from a game to the first page. */
export async function leave(page) {
  await openDialog(page, 'menu');
  await clickFirst(page, '[data-does=leave]');
  await untilSeen(page, 'main.home');
}

/** Lists what can be pressed now, judged by the page alone, and marks each element with `data-e2e`. */
export function look(page) {
  return page.evaluate(async () => {
    // A scrolled page may return to the board in the next frame.
    if (document.querySelector('main.game')?.scrollTop > 0) await new Promise(requestAnimationFrame);
    const seen = (element) => element.getClientRects().length > 0 && element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
    const marked = [];
    document.querySelectorAll('[data-e2e]').forEach((element) => delete element.dataset.e2e);
    const mark = (kind, selector) => {
      for (const element of [...document.querySelectorAll(selector)].filter(seen)) {
        element.dataset.e2e = String(marked.length);
        const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
        marked.push({ kind, id: element.dataset.e2e, text });
      }
      return marked.length > 0;
    };
    if (mark('cover', '.cover button.primary')) return marked;
    if (document.querySelector('.winners')) return mark('over', '.winners') && marked;
    mark('tile', '.cell[data-light=alive], .cell[data-light=lit], .cell[data-light=way], .cell[data-light=target]');
    mark('hand', '.hand .held[data-asked]');
    mark('spot', '.bid-track.bidding .spot[data-state=open]');
    mark('card', '.market .card.lit, .market .card.chosen');
    mark('djinn', '.djinns .djinn.lit');
    mark('held-djinn', '.held-djinn.lit');
    mark('item', '.own .held-item.lit');
    mark('whim', 'button.whim.lit');
    mark('good', '.sale .good-toggle');
    mark('kill', 'button.kill');
    mark('sale', '.sale-set');
    mark('answer', '.action-bar .answer[data-action], .action-bar [data-does=look]');
    return marked;
  });
}

const isDull = ({ kind, text }) => ['good', 'djinn', 'held-djinn', 'item'].includes(kind) || (kind === 'answer' && /^(Cancel|Renoncer)/.test(text));

const atRandom = (choices, pick) => choices[pick(choices.length)];

/** Plays until `done()` or the end of the game, choosing at random; returns the number of presses. */
export async function play(page, { seed = 1, done = async () => false, most = 4000, press = byMouse(page), choose = atRandom } = {}) {
  const pick = random(seed);
  for (let presses = 0, waits = 0; !(await done()); ) {
    const choices = await look(page);
    if (choices.some((choice) => choice.kind === 'over')) return presses;
    if (choices.length === 0) {
      waits += 1;
      // Ten seconds of frames: a chunk may still arrive.
      if (waits > 600) throw new Error(`nothing to press; the page asks: ${await asked(page)}`);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      continue;
    }
    presses += 1;
    if (presses >= most) throw new Error(`the game is not over after ${most} presses; the page asks: ${await asked(page)}`);
    // Half-made choices and powers are pressed rarely: they alone would never end a game.
    const plain = choices.filter((choice) => !isDull(choice));
    const from = plain.length > 0 && pick(8) > 0 ? plain : choices;
    await press(await choose(from, pick));
    waits = 0;
  }
  return 0;
}

/** Waits until a person is to play, or the game is over. */
export const untilMine = (page) => untilSeen(page, 'main.game:not([data-computer])');

/** Plays in the way of `play`, and waits for the computers in between. */
export const playAgainst = (page, { seed = 3, done = async () => false, press } = {}) =>
  play(page, { seed, press, done: async () => (await untilMine(page), await done()) });

/** Expects the final score sheet to add up for each player, and to name the best one as the winner. */
export async function expectScores(page, players) {
  const sheet = await page.locator('table.score').evaluate((table) => {
    // Behind the most points of a line stand words for screen readers.
    const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.firstChild.textContent));
    const lines = [...table.querySelectorAll('tbody tr')].map(numbers);
    // A computer's level stands behind its name.
    const name = (head) => [...head.childNodes].filter(({ nodeName }) => nodeName !== 'SMALL').map((node) => node.textContent).join('').trim();
    const names = [...table.querySelectorAll('thead th')].slice(1).map(name);
    return { names, lines, totals: numbers(table.querySelector('tfoot tr') ?? table.querySelector('tr:last-child')) };
  });
  expect(sheet.names.length).toBe(players);
  const lines = sheet.lines.filter((line) => line !== sheet.totals);
  for (const [player, total] of sheet.totals.entries()) {
    const sum = lines.reduce((points, line) => points + line[player], 0);
    expect(sum, `${sheet.names[player]}: ${JSON.stringify(sheet)}`).toBe(total);
  }
  const best = sheet.names[sheet.totals.indexOf(Math.max(...sheet.totals))];
  expect(await page.locator('.winners').innerText()).toMatch(new RegExp(best));
}
