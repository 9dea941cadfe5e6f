// A learner: plays the actions of the notation by clicks, wherever the page offers them.
import { readFile, readdir } from 'node:fs/promises';
import { cell } from './table.mjs';

const FOLDER = new URL('../../public/lessons/', import.meta.url);

/** A file of public/lessons. */
export const lesson = async (id) => JSON.parse(await readFile(new URL(`${id}.json`, FOLDER), 'utf8'));

/** The names of all lessons. */
export const lessons = async () =>
  (await readdir(FOLDER)).filter((name) => name !== 'course.json').map((name) => name.replace('.json', ''));

/** What is pressed on the way to an action, as selectors in turn; undefined where the page should offer it by now. */
function way(action) {
  const [verb, first, second, third] = action.split(' ');
  const tile = (square) => `.cell[data-square="${square}"]`;
  const djinn = (name) => `.own .held-djinn[data-djinn="${name}"], .djinns .djinn[data-djinn="${name}"]`;
  const item = (name) => `.own .held-item[data-item="${name}"]`;
  switch (verb) {
    case 'bid': return [`.spot[data-price="${first}"]`];
    case 'take': case 'drop': case 'bring': case 'palm': case 'palace': return [tile(first)];
    case 'kill': return first.startsWith('@') ? ['button.kill'] : [tile(first)];
    case 'buy': return [first, second].filter(Boolean).map((card) => `.market .card.lit[data-card="${card}"]:not(.chosen)`);
    case 'djinn': return [djinn(first)];
    case 'keep': return [`${djinn(first)}, ${item(first)}`];
    case 'power': return [djinn(first), ...(/^[a-g][1-6]$/.test(second) ? [tile(second)] : [])];
    case 'order': return action.split(' ').slice(1).map((place) => `.market li:nth-child(${place}) .card`);
    case 'use': return [item(first), ...[second, third].filter((word) => /^[a-g][1-6]$/.test(word ?? '')).map(tile), ...(first === 'lamp' && second !== 'deck' ? [djinn(second)] : [])];
    default: return [];
  }
}

/** Plays an action by clicks. */
export async function perform(page, action) {
  const offered = page.locator(`[data-action="${action}"]:visible:not([aria-disabled=true])`);
  const before = await entries(page);
  const isDone = async () => (await entries(page)) !== before;
  const press = async (target) => {
    await target.first().click({ timeout: 3000 });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  };
  const finish = async () => {
    if (await offered.count()) await press(offered);
    return isDone();
  };
  if (await finish()) return;
  if (action.startsWith('build')) {
    const wanted = Number(action.split(' ')[1]);
    for (let fakirs = 0; fakirs < wanted && !(await offered.count()); fakirs += 1) await press(page.locator('.more-fakirs'));
    if (await finish()) return;
  }
  for (const selector of way(action)) {
    // A power with two payments asks for one of them before its tile.
    const payment = page.locator(`.action-bar .answer[data-pay="${action.split(' pay ')[1]}"]:visible`);
    if (await payment.count()) await press(payment);
    await press(page.locator(selector));
    if (await isDone()) return;
    if (await finish()) return;
  }
  throw new Error(`“${action}” is not offered: ${await page.locator('.action-bar').innerText()}`);
}

/** How the board stands, to see whether something was done. */
const entries = (page) => page.locator('main.game').evaluate((main) => [main.dataset.lessonStep, main.dataset.entries].join());

export { cell };
