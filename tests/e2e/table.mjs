// The table as a player sees it: a page object that starts games, reads what is lit, and plays by clicks or by keys.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open } from './harness.mjs';

/** A small generator, so that a journey that fails can be run again. */
export function random(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A whole game out of tests/fixtures/replay, cut after some of its actions: `4`, or `'5-players-both'`. */
export async function cut(players, actions = Infinity) {
  const name = typeof players === 'number' ? `${players}-players` : players;
  const file = new URL(`../fixtures/replay/${name}.record.json`, import.meta.url);
  const record = JSON.parse(await readFile(file, 'utf8'));
  return { ...record, actions: record.actions.slice(0, actions) };
}

async function hideCoins(page, hide) {
  const box = page.locator('main.setup input[name=hand-over]');
  if ((await box.isChecked()) !== hide) await box.click();
}

/** From the set-up screen to a game: `{ players, seed, handOver, expansions }`. */
export async function start(page, { players = 2, seed = '42', handOver = false, expansions = [] } = {}) {
  await open(page);
  const rows = page.locator('.player-row');
  await rows.first().waitFor();
  for (const name of ['artisans', 'whims']) await page.locator(`main.setup input[name=${name}]`).setChecked(expansions.includes(name));
  for (let count = await rows.count(); count < players; count += 1) await page.click('[data-does=add-player]');
  for (let count = await rows.count(); count > players; count -= 1) await rows.last().locator('.seat-buttons button').last().click();
  await page.fill('input[name=seed]', seed);
  await hideCoins(page, handOver);
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
}

/** From the set-up screen to the end of a record. */
export async function openRecord(page, record, { handOver = false } = {}) {
  await open(page);
  await hideCoins(page, handOver);
  await page.click('[data-opens=open]');
  await page.fill('#record-text', typeof record === 'string' ? record : JSON.stringify(record));
  await page.click('[data-does=open]');
  await page.locator('main.game').waitFor();
}

/** From the set-up screen to one of tests/fixtures/valid. */
export async function openPosition(page, name, options) {
  const file = new URL(`../fixtures/valid/${name}.json`, import.meta.url);
  const position = JSON.parse(await readFile(file, 'utf8'));
  await openRecord(page, { format: 'naqala-record/1', position, seed: '1', actions: [] }, options);
}

/** The cell of a square. */
export const cell = (page, square) => page.locator(`.cell[data-square="${square}"]`);

/** What the page says is asked. */
export const asked = (page) => page.locator('.action-bar .prompt').innerText();

/** Opens one of the sheets behind the buttons of the top bar. */
export async function openSheet(page, name) {
  await page.click(`.top-doors [data-opens=${name}]`);
  await page.locator(`dialog.sheet[open][data-sheet=${name}]`).waitFor();
}

/** What can be pressed now, told from the page alone; each gets a mark to find it by. */
export function look(page) {
  return page.evaluate(() => {
    const seen = (element) => element.getClientRects().length > 0 && element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
    const marked = [];
    document.querySelectorAll('[data-e2e]').forEach((element) => delete element.dataset.e2e);
    const mark = (kind, selector) => {
      for (const element of [...document.querySelectorAll(selector)].filter(seen)) {
        element.dataset.e2e = String(marked.length);
        marked.push({ kind, id: element.dataset.e2e, text: (element.getAttribute('aria-label') ?? element.textContent).trim() });
      }
      return marked.length > 0;
    };
    if (mark('cover', '.cover button.primary')) return marked;
    if (document.querySelector('.winners')) return mark('over', '.winners') && marked;
    if (mark('ring', '.ring button')) return marked;
    mark('tile', '.cell[data-light=alive], .cell[data-light=lit], .cell[data-light=target]');
    mark('spot', '.bid-track.bidding .spot[data-state=open]');
    mark('card', '.market .card.lit, .market .card.chosen');
    mark('djinn', '.djinns .djinn.lit');
    mark('held-djinn', '.held-djinn.lit');
    mark('item', '.own .held-item.lit');
    mark('whim', 'button.whim.lit');
    mark('good', '.sale .good-toggle');
    mark('kill', 'button.kill');
    mark('sale', '.sale-set');
    mark('answer', '.action-bar .answer');
    return marked;
  });
}

const isDull = ({ kind, text }) => ['good', 'djinn', 'held-djinn', 'item'].includes(kind) || (kind === 'answer' && /^(Cancel|Annuler)/.test(text));

/** Presses a choice by mouse. */
export const byMouse = (page) => (choice) => page.locator(`[data-e2e="${choice.id}"]`).click();

/** Presses a choice by a finger. */
export const byTouch = (page) => (choice) => page.locator(`[data-e2e="${choice.id}"]`).tap();

/** Plays until `done()` or the end of the game, choosing among what can be pressed; gives the number of presses. */
export async function play(page, { seed = 1, done = async () => false, most = 4000, press = byMouse(page) } = {}) {
  const pick = random(seed);
  for (let presses = 0, waits = 0; !(await done()); ) {
    const choices = await look(page);
    if (choices.some((choice) => choice.kind === 'over')) return presses;
    if (choices.length === 0) {
      assert.ok((waits += 1) < 20, `nothing to press; asked: ${await asked(page)}`);
      await page.waitForTimeout(50);
      continue;
    }
    assert.ok((presses += 1) < most, `not over after ${most} presses; asked: ${await asked(page)}`);
    // Half-made choices and powers are tried too, but rarely: they alone would never end a game.
    const plain = choices.filter((choice) => !isDull(choice));
    const from = plain.length > 0 && pick(8) > 0 ? plain : choices;
    await press(from[pick(from.length)]);
    waits = 0;
  }
  return 0;
}

/**
 * Presses a choice by keys: Tab or Shift+Tab to it, arrows to a tile within the board, Enter. Fails if the focus is not where the keys
 * should have brought it, or is lost afterwards.
 */
export const byKeys = (page) => async (choice) => {
  const way = await page.evaluate((id) => {
    const target = document.querySelector(`[data-e2e="${id}"]`);
    const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const stops = [...document.querySelectorAll('a[href], button, input, textarea, select, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && !element.disabled && !element.closest('[inert]') && isSeen(element),
    );
    const cell = target.closest('[role=gridcell]');
    const stop = cell && !target.closest('.ring') ? document.querySelector('[role=gridcell][tabindex="0"]') : target;
    const active = document.activeElement;
    // Out of a place that is no stop, one Tab leads to the stop after it.
    const from = stops.includes(active)
      ? stops.indexOf(active)
      : stops.findIndex((element) => active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) - 0.5;
    const by = stops.indexOf(stop) - from;
    const place = (element) => [element.dataset.square.charCodeAt(0), Number(element.dataset.square.slice(1))];
    const grid = cell && stop !== target ? place(cell).map((to, axis) => to - place(stop)[axis]) : [0, 0];
    return { tabs: by > 0 ? Math.ceil(by) : Math.floor(by), grid, isStop: stops.includes(stop) };
  }, choice.id);
  assert.ok(way.isStop, `“${choice.text}” cannot be reached by Tab`);
  const press = async (key, times) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await press(way.tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(way.tabs));
  await press(way.grid[0] > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(way.grid[0]));
  await press(way.grid[1] > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(way.grid[1]));
  const [here, wanted] = await page.evaluate(
    (id) => [document.activeElement, document.querySelector(`[data-e2e="${id}"]`)].map((element) => element?.outerHTML.slice(0, 120)),
    choice.id,
  );
  assert.equal(here, wanted, `${JSON.stringify(way)} did not lead to “${choice.text}”`);
  await page.keyboard.press('Enter');
  // The page has a frame's time to find a place for the focus of what is gone.
  const isLost = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return document.activeElement === document.body;
  });
  assert.ok(!isLost, `the focus is lost after ${choice.kind} “${choice.text}”`);
};

/** Fails unless the final score sheet adds up for each of the players, and names the best of them the winner. */
export async function assertScores(page, players) {
  const sheet = await page.locator('table.score').evaluate((table) => {
    const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const lines = [...table.querySelectorAll('tbody tr')].map(numbers);
    const names = [...table.querySelectorAll('thead th')].slice(1).map((head) => head.textContent.trim());
    return { names, lines, totals: numbers(table.querySelector('tfoot tr') ?? table.querySelector('tr:last-child')) };
  });
  assert.equal(sheet.names.length, players);
  const kept = sheet.lines.filter((line) => line !== sheet.totals);
  for (const [player, total] of sheet.totals.entries()) {
    const sum = kept.reduce((points, line) => points + line[player], 0);
    assert.equal(sum, total, `${sheet.names[player]}: ${JSON.stringify(sheet)}`);
  }
  const best = sheet.names[sheet.totals.indexOf(Math.max(...sheet.totals))];
  assert.match(await page.locator('.winners').innerText(), new RegExp(best));
}
