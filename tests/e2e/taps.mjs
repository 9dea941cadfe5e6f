// Counts the taps that a turn takes a person who knows what they want: `courtier` chooses every turn of both games, and this script taps
// it on the page, by the shortest way that the page shows. A turn counts from the tap that picks up to the tap that ends it; bids are
// counted apart. `cargo xtask taps` runs it.
import { cell, start } from './support/game.mjs';
import { launch, newPage, open } from './support/pages.mjs';
import { acknowledged } from './support/storage.mjs';
import { ask, startThinker } from './support/thinker.mjs';

const TURNS = 40;
/** The most taps that an action takes; more mean that the script does not know the page. */
const MOST = 12;
const NAMES = ['Anna', 'Sam', 'Olivier', 'Pierre', 'Noor'];
const GAMES = [
  ['two players', 2, []],
  ['five players with both expansions', 5, ['artisans', 'whims']],
];
const NAMED = { y: 'a vizier', w: 'an elder', g: 'a merchant', b: 'a builder', r: 'an assassin', p: 'an artisan' };
const TRIBES = { y: 'vizier', w: 'elder', g: 'merchant', b: 'builder', r: 'assassin', p: 'artisan' };

const browser = await launch();
for (const [name, players, expansions] of GAMES) {
  const { turns, taps, bids, kinds } = await game(players, expansions);
  console.log(`${name}: ${(taps / turns).toFixed(2)} taps a turn (${taps} in ${turns} turns), and ${bids} in bids`);
  const counted = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  console.log(`  ${counted.map(([kind, count]) => `${kind} ${(count / turns).toFixed(2)}`).join(', ')}`);
}
await browser.close();

/** Plays deals one after another until there are enough turns. */
async function game(players, expansions) {
  const count = { turns: 0, taps: 0, bids: 0, kinds: {} };
  for (let seed = 42; count.turns < TURNS; seed += 1) await deal(players, expansions, String(seed), count);
  return count;
}

/** Plays a deal until its end, or until there are enough turns, and adds to the count. */
async function deal(players, expansions, seed, count) {
  const thinker = await open(await newPage(browser));
  await startThinker(thinker);
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await start(page, { players, seed, expansions });
  const record = { format: 'naqala-record/1', players: NAMES.slice(0, players), expansions, seed, actions: [] };
  let [played, isOver] = [0, false];
  while (count.turns < TURNS && !isOver) {
    const think = record.actions.length + 1;
    const { line, error } = await ask(thinker, { think, level: 'courtier', seed: String(think), record });
    isOver = error === 'the game is over';
    if (!isOver && !line?.length) throw new Error(`no line after ${record.actions.length} actions: ${error}`);
    record.actions.push(...(line ?? []));
    while (played < record.actions.length) {
      const planned = record.actions.slice(played);
      const { taps, entries } = await play(page, planned, played);
      const [kind] = planned[0].split(' ');
      if (kind === 'bid') {
        count.bids += taps;
      } else {
        count.taps += taps;
        count.kinds[kind] = (count.kinds[kind] ?? 0) + taps;
        count.turns += record.actions.slice(played, entries).filter((action) => action === 'end').length;
      }
      played = entries;
    }
  }
  await thinker.context().close();
  await page.context().close();
}

/**
 * Taps until the page has played the first planned action, and those after it that it plays by itself or by the same tap. Returns the
 * taps, and how many entries are played.
 */
async function play(page, planned, played) {
  await acknowledged(page, played);
  if (planned[0].startsWith('take ')) return { taps: 1, entries: await stroke(page, planned, played) };
  const tapped = new Set();
  for (let taps = 1; taps <= MOST; taps += 1) {
    const target = (await shortcut(page, planned)) ?? (await next(page, planned[0], tapped));
    if (!target) break;
    await target.click();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const entries = () => page.evaluate(() => Number(document.documentElement.dataset.stored));
    // The storage takes a moment; a tap that only selects changes nothing to store.
    for (let wait = 0; wait < 10; wait += 1) {
      const now = await entries();
      if (now > played) return { taps, entries: now };
      await page.waitForTimeout(10);
    }
  }
  throw new Error(`the page does not play “${planned[0]}” after ${played} entries; it asks: ${await page.locator('.action-bar .prompt').innerText()}`);
}

/** Draws from the tile that is picked up to that of the first drop, in one stroke. Returns how many entries are played then. */
async function stroke(page, [take, drop], played) {
  const middle = async (target) => {
    const { x, y, width, height } = await target.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [, square, tribe] = drop.split(' ');
  const tile = cell(page, square);
  await page.mouse.move(...(await middle(cell(page, take.split(' ')[1]))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(tile)), { steps: 3 });
  const stored = () => page.evaluate(() => Number(document.documentElement.dataset.stored));
  await page.waitForFunction((played) => Number(document.documentElement.dataset.stored) > played, played);
  const part = await partOf(tile, TRIBES[tribe]);
  // On a tile that would ask which meeple is meant, the stroke only picks up.
  const fits = part || (await tile.locator('[data-part]').count()) === 0;
  await page.mouse.move(...(await middle(part ?? (fits ? tile : page.locator('.action-bar')))), { steps: 3 });
  await page.mouse.up();
  // A single drop is played with the pick-up. Where a tile can take more meeples than it has discs to tap, the page asks.
  const isPlayed = () => page.waitForFunction((played) => Number(document.documentElement.dataset.stored) > played + 1, played, { timeout: 1000 });
  if (fits) await isPlayed().catch(() => {});
  return stored();
}

/** Returns a tap that plays several of the planned actions, and nothing else. */
async function shortcut(page, planned) {
  const drops = planned.slice(0, planned.findIndex((action) => !action.startsWith('drop ')));
  if (drops.length > 1) {
    const said = drops.map((drop) => drop.split(' ')).map(([, square, letter]) => `drop ${NAMED[letter]} on ${square}`);
    const way = page.locator(`.cell[data-light=way][aria-label$="; ${said.join('; ')}"]`);
    if (await way.count()) return way;
  }
  const declined = planned.findIndex((action) => action !== 'skip' && action !== 'pass');
  const end = page.locator('.answer[data-action=end]');
  return declined > 0 && planned[declined] === 'end' && (await end.count()) ? end : null;
}

/** Returns the disc on a tile that drops a tribe, if it can be tapped. */
async function partOf(tile, tribe) {
  const part = tile.locator(`[data-part][data-tribe=${tribe}]`);
  const isTapped = (await part.count()) && (await part.evaluate((disc) => getComputedStyle(disc).pointerEvents === 'auto'));
  return isTapped ? part : null;
}

/** Returns what to tap next for an action. */
async function next(page, action, tapped) {
  const [kind, ...words] = action.split(' ');
  const first = async (...selectors) => {
    for (const selector of selectors) {
      const found = page.locator(selector).filter({ visible: true }).first();
      if (!tapped.has(selector) && (await found.count())) {
        tapped.add(selector);
        return found;
      }
    }
    return null;
  };
  const button = await first(`[data-action="${action}"]:not([aria-disabled=true])`);
  if (button) return button;
  const isTile = (word) => /^[a-g][1-6]$/.test(word);
  const tiles = words.filter(isTile).map((word) => `.cell[data-square="${word}"]`);
  switch (kind) {
    case 'drop': {
      const part = await partOf(cell(page, words[0]), TRIBES[words[1]]);
      if (part) return part;
      const asks = (await cell(page, words[0]).locator('[data-part]').count()) > 0;
      return asks ? first(`.hand .held[data-tribe=${TRIBES[words[1]]}]`, ...tiles) : first(...tiles);
    }
    case 'build':
      return page.locator('.more-fakirs');
    case 'bid':
      if (words[1] && tapped.has('spot')) return page.locator('.more-fakirs');
      tapped.add('spot');
      return page.locator(`.spot[data-price="${words[0]}"]`);
    case 'buy':
      return first(...words.map((card) => `.market .card[data-card=${card}]`), ...words.map((card) => `.market .card[data-card=${card}]:not(.chosen)`));
    case 'djinn':
      return first(`.djinns [data-djinn=${words[0]}]`);
    case 'keep':
      return first(`.djinns [data-djinn=${words[0]}]`, `.action-bar [data-action=${words[0]}]`, `[data-item=${words[0]}]`);
    case 'power': {
      const pay = action.match(/ pay .*/)[0];
      return first(`.player.active [data-djinn=${words[0]}]`, `.action-bar [data-action="power ${words[0]}${pay}"]`, ...tiles);
    }
    case 'use':
      return first(`.player.active [data-item=${words[0]}]`, `.djinns [data-djinn=${words[1]}]`, ...tiles);
    case 'sell':
      return first(`.sale [data-action="${action}"]`, ...words.map((card) => `.sale [data-card=${card}]`));
    case 'order': {
      const cards = page.locator('.market .card');
      return cards.nth(Number(words[tapped.size] ?? 1) - 1);
    }
    default:
      return first(...tiles);
  }
}
