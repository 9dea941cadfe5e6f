// The puzzles: one of each theme, with wrong moves first; the list, the puzzle of the day, and puzzles on boards.
import { readFile } from 'node:fs/promises';
import { board, frame, received, untilReceived } from '../../support/board-pages.mjs';
import { test as boards } from '../../support/boards.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { look, random } from '../../support/game.mjs';
import { go, isReached, perform, pressPanel } from '../../support/learner.mjs';
import { open, recorded } from '../../support/pages.mjs';
import { byMouse } from '../../support/press.mjs';

const { puzzles: PUZZLES, gone: GONE } = JSON.parse(await readFile(new URL('../../../../public/puzzles.json', import.meta.url), 'utf8'));
const THEMES = [...new Set(PUZZLES.map(({ theme }) => theme))];
const LANGS = [['en-GB', 'en'], ['fr-FR', 'fr']];
/** What a wrong try costs, and what to do. */
const WRONG = { en: /\d+ points?( or more| less than the best (move|price))\..* ?(Undo|Try again)/, fr: /\d+ points?( ou plus| de moins que le meilleur (déplacement|prix))\..* ?(Annulez|Recommencez)/ };

const said = (page) => page.locator('.lesson-answer').getAttribute('data-said');
const solved = (page) => page.evaluate(() => localStorage.getItem('naqala.solved'));
const title = (page) => page.locator('#lesson-title').innerText();

/** Plays at random until the panel judges it; returns its judgement. */
async function stray(page, seed) {
  const pick = random(seed);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await said(page)) return said(page);
    const choices = (await look(page)).filter(({ kind, text }) => ['tile', 'spot', 'answer'].includes(kind) && !/^(Cancel|Renoncer)/.test(text));
    if (choices.length) await byMouse(page)(choices[pick(choices.length)]);
  }
  throw new Error(`no judgement: ${await page.locator('.action-bar').innerText()}`);
}

/** Plays wrong ways, and starts again after each. */
async function strayTwice(page, lang) {
  for (let wrong = 0, seed = 1; wrong < 2; seed += 1) {
    if ((await stray(page, seed)) === 'wrong') {
      expect(await page.locator('.lesson-answer').innerText()).toMatch(WRONG[lang]);
      expect(await isReached(page)).toBe(false);
      expect(await solved(page)).toBeNull();
      wrong += 1;
    }
    await pressPanel(page, 'retry');
    await page.evaluate(() => localStorage.removeItem('naqala.solved'));
  }
}

/** Asks for all hints; returns them. */
async function hints(page, count) {
  const all = [];
  for (let asked = 0; asked < count; asked += 1) {
    await pressPanel(page, 'hint');
    all.push(await page.locator('.lesson-hints li').innerText());
  }
  expect(new Set(all).size, `hints: ${all.join(' | ')}`).toBe(count);
  return all;
}

/** The themes whose puzzles differ in what is played: a bid, and a move. `tests/table` solves every puzzle through the store. */
const KINDS = ['bids', 'merchants'];

for (const theme of THEMES) {
  for (const [locale, lang] of LANGS) {
    test(`a puzzle of the theme ${theme} is solved after wrong ways (${lang})`, { tag: KINDS.includes(theme) ? [] : '@all' }, async ({ newPage }) => {
      const { name, line } = PUZZLES.find((puzzle) => puzzle.theme === theme);
      const page = await newPage({ locale });
      await open(page, `#puzzle=${name}`);
      await page.locator('main.lesson').waitFor();
      await strayTwice(page, lang);
      const isBid = theme === 'bids';
      await hints(page, isBid ? 3 : 4);
      expect(await page.locator('.lesson-hints [data-way]').count(), 'the last says what to do next').toBe(1);
      for (const action of line) await perform(page, action);
      expect(await isReached(page)).toBe(true);
      expect(await page.locator('.lesson-answer').innerText()).toMatch(lang === 'en' ? /^Well done\. ./ : /^Bravo\. ./);
      expect(await solved(page)).toBe(name);
      await pressPanel(page, 'next');
      await page.locator('.lesson-end [data-does=next-puzzle], .lesson-end [data-does=to-puzzles]').first().waitFor();
      await go(page, 'puzzle');
      await expect(page.locator(`[data-puzzle="${name}"][data-done]`)).toBeAttached();
    });
  }
}

test('the list has every puzzle by rating, tells what one is about only once it is solved, and forgets it on a second press', async ({ newPage }) => {
  const page = await newPage();
  const first = PUZZLES.find(({ theme, points }) => theme === 'merchants' && !points);
  await page.addInitScript((name) => sessionStorage.seeded || (localStorage.setItem('naqala.solved', name), (sessionStorage.seeded = 1)), first.name);
  await open(page);
  await page.locator('a[href="#puzzle"]').click();
  await page.locator('main[data-puzzles] .lesson-chapter').first().waitFor();
  expect(await page.locator('[data-puzzle]').count()).toBe(PUZZLES.length);
  // The base game comes first, then what needs an expansion, then what hardly changes who wins.
  const shelves = { base: ({ points, position }) => !points && !position.expansions, expansions: ({ points, position }) => !points && position.expansions, endings: ({ points }) => points };
  expect(await page.locator('.chapters').evaluateAll((all) => all.map((one) => one.dataset.shelf))).toEqual(Object.keys(shelves));
  for (const [name, belongs] of Object.entries(shelves)) {
    const found = await page.locator(`[data-shelf=${name}] [data-puzzle]`).evaluateAll((links) => links.map((link) => link.dataset.puzzle));
    expect(found.sort(), name).toEqual(PUZZLES.filter(belongs).map(({ name }) => name).sort());
  }
  const whims = PUZZLES.find(({ position }) => String(position.expansions) === 'whims');
  await expect(page.locator(`[data-puzzle="${whims.name}"] small`)).toContainText('Whims');
  // Harder ones stand below.
  const ratings = await page.locator('[data-shelf=base] [data-puzzle] small').evaluateAll((all) => all.map((one) => Number(/\d+/.exec(one.textContent)[0])));
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  await expect(page.locator('.course-state')).toContainText(`1 of ${PUZZLES.length} solved`);
  const panel = page.locator(`.lesson-chapter:has([data-puzzle="${first.name}"])`);
  await panel.locator('summary').click();
  await expect(panel.locator('[data-done]')).toContainText('Merchants · solved');
  expect((await panel.locator('li a:not([data-done])').allInnerTexts()).filter((text) => /merchant|vizier|assassin|builder|djinn/i.test(text))).toEqual([]);
  await axe(page, { bestPractice: true });
  await page.locator('[data-does=forget]').click();
  expect(await solved(page)).toBe(first.name);
  await page.locator('[data-does=forget]').click();
  await expect(page.locator('.course-state')).toContainText(`0 of ${PUZZLES.length} solved`);
  expect(await solved(page)).toBeNull();
  await expect(page.locator('[data-does=forget]')).toBeHidden();
});

test('the next puzzle is near the rating of the player, which first answers without a hint move', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 }, ownContext: true });
  await open(page, '#puzzle');
  const begin = 800;
  const meant = PUZZLES.filter(({ points, position }) => !points && !position.expansions);
  const here = async () => PUZZLES.find(({ name }) => page.url().endsWith(`=${name}`));
  const rated = () => page.evaluate(() => localStorage.getItem('naqala.puzzle-rating'));
  await page.locator('[data-does=for-you]').click();
  await page.locator('main.lesson').waitFor();
  const first = await here();
  expect(Math.abs(first.rating - begin)).toBe(Math.min(...meant.map(({ rating }) => Math.abs(rating - begin))));
  expect(await title(page)).toMatch(first.theme === 'bids' ? /^Puzzle \d+: a bid$/ : /^Puzzle \d+: a move$/);
  for (const action of first.line) await perform(page, action);
  const why = (await page.locator('.lesson-answer').innerText()).split('\n').filter((line) => /^(Next best|At once|Price|Your turns|Rivals|Kept for later): /.test(line.replace('Well done. ', '')));
  expect(why.length, 'why the next best is worse, a line each').toBeGreaterThan(1);
  await axe(page, { onlyDrawn: true });
  await pressPanel(page, 'next');
  await expect(page.locator('[data-says=rating]')).toHaveText(/^Your rating: \d+ \(\+\d+\)\.$/);
  const after = Number((await rated()).split(' ')[0]);
  expect(after).toBeGreaterThan(begin);

  await page.locator('[data-does=next-puzzle]').click();
  await page.locator('main.lesson').waitFor();
  const second = await here();
  expect(second.theme, 'about something else').not.toBe(first.theme);
  await pressPanel(page, 'hint');
  await expect.poll(rated, 'a hint counts as not found').toContain(second.name);
  const hinted = await rated();
  expect(Number(hinted.split(' ')[0])).toBeLessThan(after);
  for (const action of second.line) await perform(page, action);
  await pressPanel(page, 'next');
  expect(await rated(), 'only the first answer counts').toBe(hinted);
  await go(page, 'puzzle');
  await expect(page.locator('[data-says=rating]')).toContainText(`Your rating: ${hinted.split(' ')[0]}.`);
  await axe(page, { bestPractice: true });
});

test('a puzzle of an expansion shows what everybody owns first, and leads to the lesson of what is new', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  const { name } = PUZZLES.find(({ position }) => String(position.expansions) === 'artisans,whims');
  await open(page, `#puzzle=${name}`);
  await page.locator('main.lesson').waitFor();
  const owners = page.locator('.lesson-side .player-line');
  for (const owner of await owners.all()) await expect(owner).toBeInViewport();
  const [people, cards] = await Promise.all(['.players', '.market'].map((part) => page.locator(`.lesson-side ${part}`).boundingBox()));
  expect(people.y).toBeLessThan(cards.y);
  await expect(page.locator('[data-does=to-lesson]')).toHaveText(['Lesson: Artisans', 'Lesson: Whims']);
  await page.locator('[data-does=to-lesson]').last().click();
  await expect(page).toHaveURL(/#learn=cities$/);
  await page.locator('.lesson-panel').waitFor();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#puzzle=${name}$`));
  await expect(page.locator('#lesson-title')).toHaveText(/^Puzzle/);
});

test('a puzzle that was taken out says so and leads to the list', async ({ newPage }) => {
  const page = await newPage();
  await open(page, `#puzzle=${GONE[0]}`);
  await expect(page.locator('.failure')).toContainText('taken out');
  await page.locator('[data-does=to-course]').click();
  await page.locator('main[data-puzzles]').waitFor();
});

test('the puzzle of the day is the same for all on a date, and another one on the next', async ({ newPage }) => {
  const on = async (day, timezoneId) => {
    const page = await newPage({ ownContext: true, timezoneId });
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await open(page, '#puzzle=daily');
    await page.locator('main.lesson').waitFor();
    return title(page);
  };
  const [here, there, next] = [await on('2026-11-23', 'Europe/Paris'), await on('2026-11-23', 'America/New_York'), await on('2026-11-24', 'Europe/Paris')];
  expect(here).toBe(there);
  expect(here).not.toBe(next);
});

test('who asks for expansions gets a puzzle of the day that says which it needs', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '#puzzle');
  await page.locator('[data-does=daily-expansions]').click();
  await page.locator('main.lesson').waitFor();
  await expect(page.locator('.lesson-text')).toContainText(/The Artisans of Naqala|The Whims of the Sultan/);
});

test('a hint marks the tiles that it names, and goes with them when the puzzle is solved', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const { name, line } = PUZZLES.find(({ theme, position }) => theme === 'merchants' && !position.expansions);
  await open(page, `#puzzle=${name}`);
  await page.locator('main.lesson').waitFor();
  const marked = () => page.locator('.cell[data-shown]').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  await pressPanel(page, 'hint');
  expect(await marked()).toEqual([]);
  await pressPanel(page, 'hint');
  const hint = await page.locator('.lesson-hints li').innerText();
  expect(await marked(), hint).toEqual(expect.arrayContaining(hint.match(/[a-g][1-6]/g)));
  for (const action of line) await perform(page, action);
  expect(await isReached(page)).toBe(true);
  await expect(page.locator('.lesson-hints li')).toHaveCount(0);
  expect(await marked()).toEqual([]);
});

test('an unknown puzzle leads back to the list', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '#puzzle=merchants-9999');
  await page.locator('.failure').waitFor();
  await page.locator('[data-does=to-course]').click();
  await page.locator('main[data-puzzles]').waitFor();
});

boards('a board shows the puzzle of the day, reports the goal of a puzzle, and names an unknown one', async ({ openBoards }) => {
  const { name, line } = PUZZLES.find(({ theme }) => theme === 'merchants');
  const page = await openBoards(
    [
      board({ id: 'day', mode: 'exercise', puzzle: 'daily', loading: 'eager', sandbox: 'allow-scripts' }),
      board({ id: 'one', mode: 'exercise', puzzle: name, loading: 'eager', lang: 'fr' }),
      board({ id: 'none', mode: 'exercise', puzzle: 'merchants-9999', loading: 'eager' }),
    ].join(''),
  );
  await frame(page, 'day').locator('.lesson-panel [data-does=hint]').waitFor();
  await frame(page, 'one').locator('.lesson-panel [data-does=hint]').waitFor();
  expect(await frame(page, 'one').locator('.lesson-text').innerText()).toContain('Vous êtes');
  await axe(page);
  await page.evaluate(async (line) => {
    for (const action of line) await document.getElementById('one').play(action);
  }, line);
  await untilReceived(page, 'one', 'goal');
  expect((await received(page, 'one', 'goal'))[0]).toMatchObject({ step: 1, of: 1 });
  await frame(page, 'none').locator('.failure').waitFor();
  expect(await frame(page, 'none').locator('.failure').innerText(), 'words for the visitor').toContain('There is a mistake on this page');
  await untilReceived(page, 'none', 'error');
  const [error] = await received(page, 'none', 'error');
  expect(error.code).toBe('content');
  expect(error.message, 'details for the author').toContain("there is no puzzle 'merchants-9999'");
  expect(recorded(page).console.splice(0), 'authors look at the console first').toEqual([expect.stringContaining(error.message)]);
});

test('a puzzle says what the marks of the board mean, and its panel ends above the bar of a phone in French', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await open(page, '#puzzle=merchants-1');
  const legend = page.locator('.lesson-text p').last();
  await expect(legend).toHaveText(/^Éclairée.* Figurine.* Drapeau/);
  const [panel, bar] = await Promise.all(['.lesson-panel', '.action-bar'].map((part) => page.locator(part).boundingBox()));
  expect(panel.y + panel.height).toBeLessThanOrEqual(bar.y);
  await open(page, '#puzzle=bids-1');
  await expect(page.locator('.lesson-text p'), 'a bid has no such marks').toHaveCount(1);
});

test('a wrong move is undone as a whole, and a hint leads back before it speaks of the decision', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await open(page, '#puzzle=merchants-1');
  await page.locator('main.lesson').waitFor();
  // It begins as the best move does.
  const wrong = ['take d4', 'drop d3 y', 'drop d2 y', 'drop c2 g'];
  for (const action of wrong) await perform(page, action);
  await expect(page.locator('.lesson-answer')).toHaveAttribute('data-said', 'wrong');
  const hint = page.locator('.lesson-hints li');
  const marked = page.locator('.cell[data-shown]');
  for (let asked = 0; asked < 2; asked += 1) {
    await pressPanel(page, 'hint');
    await expect(hint).toHaveText(`That leads elsewhere: undo ${wrong.length} steps first.`);
    await expect(marked, 'the board that was tried has no marks').toHaveCount(0);
  }
  await page.locator('.lesson-panel [data-does=undo]').click();
  await expect(page.locator('main.lesson')).toHaveAttribute('data-entries', '0');
  await expect(page.locator('.lesson-panel [data-does=undo]')).toBeHidden();
  await expect(hint).toHaveText(/^The move ends on a marked tile/);
  expect(await marked.count()).toBeGreaterThan(2);
});
