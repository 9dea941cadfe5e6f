// The table as a player sees it: a page object that starts games, reads what is lit, and plays by clicks or by keys.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open } from './harness.mjs';
import { byMouse } from './press.mjs';

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
