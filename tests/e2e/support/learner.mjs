// A learner in a lesson: plays actions, given in the notation, by clicks.
import { readFile } from 'node:fs/promises';
import { click } from './press.mjs';

const TRIBES = { y: 'vizier', w: 'elder', g: 'merchant', b: 'builder', r: 'assassin', p: 'artisan' };
/** Presses a button of a lesson's panel. */
export const pressPanel = (page, name) => click(page.locator(`.lesson-panel [data-does=${name}]`));

/** Changes the fragment of the address. */
export const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

const FOLDER = new URL('../../../dist/lessons/', import.meta.url);

/** Reads a lesson of the built site, with its texts. */
export const lesson = async (id) => JSON.parse(await readFile(new URL(`${id}.json`, FOLDER), 'utf8'));

/** Reads the chapters of the course with their lessons, in order. */
export const course = async () => (await lesson('course')).chapters;

/** Returns the selectors to press, in turn, before the page offers an action. */
function way(action) {
  const [verb, first, second, third] = action.split(' ');
  const tile = (square) => `.cell[data-square="${square}"]`;
  const djinn = (name) => `.own .held-djinn[data-djinn="${name}"], .djinns .djinn[data-djinn="${name}"]`;
  const item = (name) => `.own .held-item[data-item="${name}"]`;
  switch (verb) {
    case 'bid': return [`.spot[data-price="${first}"]`];
    case 'drop': return [`.hand .held[data-tribe=${TRIBES[second]}]`, tile(first)];
    case 'take': case 'bring': case 'palm': case 'palace': return [tile(first)];
    case 'kill': return first.startsWith('@') ? ['button.kill'] : [tile(first)];
    case 'buy': return [first, second].filter(Boolean).map((card) => `.market .card.lit[data-card="${card}"]:not(.chosen)`);
    case 'djinn': return [djinn(first)];
    case 'keep': return [`${djinn(first)}, [data-action="${first}"]`];
    case 'power': return /^[a-g][1-6]$/.test(second) ? [djinn(first), `[data-action="power ${first} pay ${action.split(' ').at(-1)}"]`, tile(second)] : [djinn(first)];
    case 'order': return action.split(' ').slice(1).map((place) => `.market li:nth-child(${place}) .card`);
    case 'use': return [item(first), ...[second, third].filter((word) => /^[a-g][1-6]$/.test(word ?? '')).map(tile), ...(first === 'lamp' && second !== 'deck' ? [djinn(second)] : [])];
    default: return [];
  }
}

const fakirs = (action) => Number(action.match(/^build (\d+)$|fakirs (\d+)$/)?.slice(1).find(Boolean) ?? 0);

/** Returns the step with the number of entries, which change with every action, and whether the page offers this action. */
const state = (page, action) =>
  page.locator('main.game').evaluate((main, action) => {
    const { lessonStep, entries } = main.dataset;
    const buttons = [...document.querySelectorAll(`[data-action="${action}"]:not([aria-disabled=true])`)];
    return { place: `${lessonStep},${entries}`, isOffered: buttons.some((button) => button.checkVisibility({ visibilityProperty: true })) };
  }, action);

/** Plays an action; `pressing` presses an element. */
export async function perform(page, action, pressing = (target) => click(target, { timeout: 3000 })) {
  const offered = page.locator(`[data-action="${action}"]:visible:not([aria-disabled=true])`);
  const press = async (target) => {
    await pressing(target.first());
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    return state(page, action);
  };
  let now = await state(page, action);
  const before = now.place;
  const isDone = () => now.place !== before;
  const finish = async () => {
    if (!isDone() && now.isOffered) now = await press(offered);
    return isDone();
  };
  if (await finish()) return;
  for (const selector of way(action)) {
    const target = page.locator(selector);
    // A power does not ask how to pay if there is only one way.
    if (selector.includes(' pay ') && !(await target.count())) continue;
    now = await press(target);
    if (await finish()) return;
  }
  for (let count = 0; count < fakirs(action) && !now.isOffered; count += 1) now = await press(page.locator('.more-fakirs'));
  if (await finish()) return;
  throw new Error(`“${action}” is not offered: ${await page.locator('.action-bar').innerText()}`);
}

/** Plays actions in the way of `perform`, but a script in the page presses the elements: in a tenth of the time. */
export const performByScript = (page, actions) =>
  page.evaluate(async (ways) => {
    for (const [action, selectors, fakirs] of ways) {
      const place = () => ['lessonStep', 'entries'].map((name) => document.querySelector('main.game').dataset[name]).join();
      const before = place();
      const isDone = () => place() !== before;
      const offered = () =>
        [...document.querySelectorAll(`[data-action="${action}"]:not([aria-disabled=true])`)].find((button) => button.checkVisibility({ visibilityProperty: true }));
      const press = async (element) => {
        if (!element) throw new Error(`the way to “${action}” ends`);
        element.click();
        await new Promise((later) => setTimeout(later));
      };
      const finish = async () => {
        if (!isDone() && offered()) await press(offered());
        return isDone();
      };
      if (await finish()) continue;
      for (const selector of selectors) {
        const target = document.querySelector(selector);
        if (selector.includes(' pay ') && !target) continue;
        await press(target);
        if (await finish()) break;
      }
      for (let count = 0; count < fakirs && !isDone() && !offered(); count += 1) await press(document.querySelector('.more-fakirs'));
      if (!(await finish())) throw new Error(`“${action}” is not offered`);
    }
  }, actions.map((action) => [action, way(action), fakirs(action)]));

/** Tells whether the goal of the step is met. */
export const isReached = (page) => page.locator('main.lesson').evaluate((main) => main.hasAttribute('data-goal'));

/**
 * Presses elements that cannot be used, one after another, until a refusal meets the goal of the step. A script presses them: a refusal
 * changes the height of the bar, so a mouse could meet another tile, which may be legal.
 */
export async function tryRefused(page, pressing = (target) => target.evaluate((element) => element.click())) {
  const dull = page
    .locator(
      [
        '.cell:is([data-light=blocked], [data-light=calm]):not([data-start])',
        '.spot[data-state=closed]',
        '.hand button',
        '.market .card:not(.lit)',
        '.own .held-djinn:not(.lit)',
        '.own .held-item:not(.lit)',
        '.own .whim:not(.lit)',
      ].join(),
    )
    .filter({ visible: true });
  for (let at = 0; at < (await dull.count()); at += 1) {
    await pressing(dull.nth(at));
    await page.evaluate(() => document.querySelectorAll(':popover-open').forEach((note) => note.hidePopover()));
    if (await isReached(page)) return;
  }
  throw new Error(`no refusal meets the goal of step ${await page.locator('main.lesson').getAttribute('data-lesson-step')}`);
}
