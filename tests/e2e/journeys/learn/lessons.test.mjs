// Lessons and the course: progress, hints, goals, addresses. `tests/table` finishes every lesson through the store.
import { overflow } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { look } from '../../support/game.mjs';
import { course, go, isReached, lesson, perform, performByScript, pressPanel, tryRefused } from '../../support/learner.mjs';
import { open, untilSeen } from '../../support/pages.mjs';
import { BASE_URL, VIEWPORTS } from '../../support/site.mjs';
import { untilStored } from '../../support/storage.mjs';

const shown = (page, selector) => page.evaluate((selector) => document.querySelector(selector).innerText.trim(), selector);
const place = (page) => page.locator('main.lesson').getAttribute('data-lesson-step');

/** Takes a wrong action, if the step offers one, and starts the step again; tells whether it did. */
async function strayAndReturn(page, step) {
  const choices = (await look(page)).filter(({ kind }) => ['tile', 'spot', 'answer', 'card', 'djinn'].includes(kind));
  const names = await page.evaluate(
    (ids) => ids.map((id) => document.querySelector(`[data-e2e="${id}"]`)).map((element) => element.dataset.square ?? element.dataset.action ?? ''),
    choices.map(({ id }) => id),
  );
  const stray = choices.filter((_, index) => names[index] && !(step.solution[0] ?? '').includes(names[index]));
  if (stray.length) await page.locator(`[data-e2e="${stray[0].id}"]`).click();
  await pressPanel(page, 'retry');
  expect(await page.locator('main.lesson').getAttribute('data-entries')).toBe('0');
  expect(await isReached(page), 'a step tried again is not done').toBe(false);
  return stray.length > 0;
}

/** Asks for every hint, and then for the solution. A script presses the button: `press` would take a third of the journey. */
async function askHints(page, step) {
  const times = step.hints.length + 1;
  const said = await page.evaluate(async (times) => {
    const said = [];
    for (let count = 0; count < times; count += 1) {
      document.querySelector('.lesson-panel [data-does=hint]').click();
      await new Promise((later) => setTimeout(later));
      said.push([...document.querySelectorAll('.lesson-hints li')].map((hint) => hint.innerText));
    }
    return said;
  }, times);
  expect(said.map((hints) => hints.length), 'one hint at a time').toEqual(Array(times).fill(1));
  expect(new Set(said.flat()).size, 'hints').toBe(times);
  expect(await page.locator('.lesson-hints [data-way]').count(), 'the last says what to do next').toBe(1);
}

/** Returns the lesson to which another one leads; `undefined` at the end of a chapter. */
const following = async (id) => {
  const { lessons } = (await course()).find(({ lessons }) => lessons.some((entry) => entry.id === id));
  return lessons[lessons.findIndex((entry) => entry.id === id) + 1];
};

const isRefusal = (step) => JSON.stringify(step.goal).includes('"refused":');

/** Walks through a lesson: with `isStraying` by mouse, after a wrong way in each step, else by script. Returns how many wrong ways it took. */
async function walk(page, id, lang, isStraying) {
  const { title, steps } = await lesson(id);
  let strays = 0;
  await go(page, `learn=${id}`);
  await page.waitForFunction((title) => document.querySelector('#lesson-title')?.textContent === title, title[lang]);
  for (const [index, step] of steps.entries()) {
    const place = `${id}, step ${index + 1}`;
    await untilSeen(page, `main.lesson[data-lesson-step="${index + 1}"]`);
    expect((await overflow(page)).tall, `${place}: pixels by which text, board and answers are too tall for a tablet`).toBeLessThanOrEqual(0);
    expect((await shown(page, '.lesson-text')).split('\n')[0], place).toBe(step.text[lang].split('\n')[0]);
    if (step.goal) {
      if (isStraying) {
        strays += await strayAndReturn(page, step);
        await askHints(page, step);
        for (const action of step.solution) await perform(page, action);
      } else {
        await performByScript(page, step.solution);
      }
      if (isRefusal(step) && !(await isReached(page))) await tryRefused(page);
      expect(await isReached(page), `${place}: the solution reaches the goal`).toBe(true);
      if (step.done) expect(await shown(page, '.lesson-answer'), place).toContain(step.done[lang].split('\n')[0]);
    }
    await page.evaluate(() => document.querySelector('.lesson-panel [data-does=next]').click());
  }
  const next = await following(id);
  if (next) await page.waitForFunction((title) => document.querySelector('#lesson-title')?.textContent === title, next.title[lang]);
  else await untilSeen(page, '.lesson-end');
  return strays;
}

/** Walks through lessons on one page, and finds them done in the list. */
async function walkAll(newPage, ids, lang, isStraying) {
  const page = await newPage({ locale: lang === 'en' ? 'en-GB' : 'fr-FR', viewport: VIEWPORTS.tablet });
  await open(page);
  let strays = 0;
  for (const id of ids) strays += await walk(page, id, lang, isStraying);
  await go(page, 'learn');
  await untilSeen(page, '.lesson-chapter');
  const done = await page.locator('.lessons a[data-done]').evaluateAll((links) => links.map((link) => link.dataset.lesson));
  expect(done.sort(), 'lessons that the list shows as done').toEqual([...ids].sort());
  return strays;
}

/** Returns a few lessons that have goals of all kinds. */
async function ofAllKinds(ids) {
  const kinds = async (id) => (await lesson(id)).steps.filter(({ goal }) => goal).map(({ goal }) => Object.keys(goal).sort().join());
  const lessons = await Promise.all(ids.map(async (id) => [id, new Set(await kinds(id))]));
  const known = new Set();
  const chosen = [];
  for (const [id, own] of lessons.sort(([, one], [, other]) => other.size - one.size)) {
    if ([...own].every((kind) => known.has(kind))) continue;
    chosen.push(id);
    own.forEach((kind) => known.add(kind));
  }
  expect(known.size, 'kinds of goals').toBeGreaterThan(9);
  return chosen;
}

const ALL = (await course()).flatMap(({ lessons }) => lessons.map(({ id }) => id));

test('lessons with goals of all kinds are finished after wrong ways', async ({ newPage }) => {
  expect(await walkAll(newPage, await ofAllKinds(ALL), 'en', true), 'wrong ways').toBeGreaterThan(10);
});

test('every lesson fits a tablet and says what it should, in French', async ({ newPage }) => {
  await walkAll(newPage, ALL, 'fr', false);
});

for (const lang of ['en', 'fr']) {
  test(`every lesson can be finished after wrong ways (${lang})`, { tag: '@all' }, async ({ newPage }) => {
    expect(await walkAll(newPage, ALL, lang, true), 'wrong ways').toBeGreaterThan(60);
  });
}

test('a lesson resumes at the step where the learner left it', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(page, '#learn=control');
  await perform(page, steps[0].solution[0]);
  await pressPanel(page, 'retry');
  for (const action of steps[0].solution) await perform(page, action);
  await pressPanel(page, 'next');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  await page.reload();
  await page.locator('main.lesson').waitFor();
  expect(await place(page)).toBe('2');
  await page.goto(`${BASE_URL}#learn`);
  await page.locator('.lessons').first().waitFor();
  expect(await page.locator('.lessons a[data-lesson=control] small').isVisible()).toBeTruthy();
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson').waitFor();
  expect(await place(page), 'what was left comes before what was never begun').toBe('2');
  expect(await page.locator('#lesson-title').innerText()).toBe('Taking a tile');
});

test('a learner who changes the language in the middle of a lesson stays at the same step with all that was played', async ({ newPage }) => {
  const { title, steps } = await lesson('move');
  const page = await newPage({ mayComplain: true, ownContext: true });
  await open(page);
  await go(page, 'learn=move');
  await untilSeen(page, 'main.lesson');
  await performByScript(page, steps[0].solution);
  await page.click('.lesson-panel [data-does=next]');
  await untilSeen(page, 'main.lesson[data-lesson-step="2"]');
  await perform(page, steps[1].solution[0]);
  await pressPanel(page, 'hint');
  const played = () => page.locator('main.lesson').getAttribute('data-entries');
  const [before, hint] = [await played(), await shown(page, '.lesson-hints')];
  const french = async () => {
    await page.click('[data-opens=menu]');
    await page.click('dialog [data-opens=settings]');
    await page.locator('select[name=dialog-language]').selectOption('fr');
  };
  // Its words do not come: all stays as it is, and the dialog says so.
  await page.route(/\/locales\/fr-lessons/, (route) => route.abort());
  await french();
  await page.locator('[data-does=fetch-language]').waitFor();
  expect(await shown(page, '#lesson-title')).toBe(title.en);
  await page.unroute(/\/locales\/fr-lessons/);
  await page.click('[data-does=fetch-language]');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(page.locator('#lesson-title')).toHaveText(title.fr);
  expect(await place(page)).toBe('2');
  expect((await shown(page, '.lesson-text')).split('\n')[0]).toBe(steps[1].text.fr.split('\n')[0]);
  expect([await played(), await page.locator('.lesson-hints li').count()]).toEqual([before, 1]);
  expect(hint).toContain(steps[1].hints[0].en);
  expect(await shown(page, '.lesson-hints')).toContain(steps[1].hints[0].fr);
});

test('the course counts the way to the first game, then chapters, and folds what is not next', async ({ newPage }) => {
  const chapters = await course();
  const [basics, ...later] = chapters;
  const isOpen = (page) => page.locator('.lesson-chapter').evaluateAll((all) => all.map((each) => each.open));
  const openWith = async (learned) => {
    const page = await newPage({ viewport: VIEWPORTS.tablet });
    await page.addInitScript((learned) => localStorage.setItem('naqala.learned', learned), learned);
    await open(page, '#learn');
    await page.locator('.lesson-chapter').first().waitFor();
    return page;
  };
  const page = await openWith(`${basics.lessons.slice(0, 5).map(({ id }) => `${id}:done`).join(' ')} vanished:done`);
  await expect(page.locator('.course-state')).toContainText('5 of 8 to your first game');
  await expect(page.locator('.course-state progress')).toHaveAttribute('value', '5');
  expect(await isOpen(page)).toEqual(chapters.map((_, at) => at === 0));
  await expect(page.locator('.lessons a[data-lesson=turn] small')).toHaveText(/^\d+ min$/);
  const fold = page.locator('.lesson-chapter').nth(1);
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold.locator(`[data-lesson="${later[0].lessons[0].id}"]`)).toBeVisible();
  const after = await openWith(basics.lessons.map(({ id }) => `${id}:done`).join(' '));
  const count = chapters.filter(({ reference }) => !reference).length;
  await expect(after.locator('.course-state')).toContainText(`Chapters done: 1 of ${count}`);
  expect(await isOpen(after)).toEqual(chapters.map((_, at) => at === 1));
  await after.click('[data-does=go-on]');
  await after.getByRole('heading', { name: later[0].lessons[0].title.en, exact: true }).waitFor();
});

test('the bar asks nothing where nothing can be done, and has room for a refusal', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await open(page, '#learn=dead-end');
  await page.locator('main.lesson').waitFor();
  await perform(page, 'take b1');
  await expect(page.locator('.lesson-answer')).toHaveAttribute('data-said', 'wrong');
  await expect(page.locator('.asked .prompt'), 'no tile is lit').toBeHidden();
  await go(page, 'learn=move');
  await page.getByRole('heading', { name: 'The move', exact: true }).waitFor();
  await perform(page, 'take b2');
  await page.locator('.hand button:visible').nth(1).click();
  const refusal = page.locator('.asked .refusal');
  await expect(refusal).not.toBeEmpty();
  expect((await refusal.boundingBox()).width, 'pixels of its column').toBeGreaterThan(200);
});

test('an unknown lesson offers the course', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await open(page, '#learn=nothing');
  await expect(page.locator('.failure [data-does=fetch-again]')).toHaveCount(0);
  await page.locator('.failure [data-does=to-course]').click();
  await page.locator('.lessons').first().waitFor();
});

test('a reached goal stays reached; a refusal that a step asks for is shown with its rule', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(page, '#learn=control');
  for (const action of steps[0].solution) await perform(page, action);
  await page.locator('main.lesson[data-goal]').waitFor();
  const stands = () => page.locator('main.lesson').getAttribute('data-entries');
  const before = await stands();
  for (const key of ['Control+z', 'Control+Backspace', 'Escape', 'Control+y']) await page.keyboard.press(key);
  expect([await stands(), await isReached(page)]).toEqual([before, true]);
  expect(await page.locator('.history .history-button').evaluateAll((all) => all.map((button) => button.ariaDisabled))).toEqual(['true', 'true', 'true']);
  await go(page, 'learn=zeros');
  const task = (await lesson('zeros')).steps.findIndex(({ goal }) => goal?.refused) + 1;
  for (let at = 1; at < task; at += 1) {
    await page.locator(`main.lesson[data-lesson-step="${at}"]`).waitFor();
    for (const action of (await lesson('zeros')).steps[at - 1].solution ?? []) await perform(page, action);
    await pressPanel(page, 'next');
  }
  await page.locator(`main.lesson[data-lesson-step="${task}"]`).waitFor();
  await tryRefused(page);
  const why = page.locator('.asked .refusal');
  expect(await why.isVisible()).toBeTruthy();
  expect(await why.innerText()).toMatch(/\w{3}/);
  expect(await page.locator('.asked .prompt').isVisible(), 'what the game would ask is not what the lesson asks').toBe(false);
});

test('every tab knows what was learned; without storage the page knows it until it is closed', async ({ newPage }) => {
  const one = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(one, '#learn=move');
  await one.locator('main.lesson').waitFor();
  const other = await one.context().newPage();
  await other.goto(`${BASE_URL}#learn=control`);
  for (const [index, step] of steps.entries()) {
    await other.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
    for (const action of step.solution ?? []) await perform(other, action);
    if (step.goal && !(await isReached(other))) await tryRefused(other);
    await pressPanel(other, 'next');
  }
  await other.getByRole('heading', { name: 'The five tribes', exact: true }).waitFor();
  for (const action of (await lesson('move')).steps[0].solution ?? []) await perform(one, action);
  await pressPanel(one, 'next');
  await one.locator('main.lesson[data-lesson-step="2"]').waitFor();
  expect(await one.evaluate(() => localStorage.getItem('naqala.learned'))).toBe('control:done move:1');

  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page, '#learn=control');
  for (const action of steps[0].solution) await perform(page, action);
  await pressPanel(page, 'next');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.locator('.lessons a[data-lesson=control] small').waitFor();
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  // The lesson resumes one step back, too.
  await pressPanel(page, 'back');
  await page.locator('main.lesson[data-lesson-step="1"]').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson[data-lesson-step="1"]').waitFor();
});

test('the browser’s Back and Forward lead from a game to the first page, to the game again, and further back to the course', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.click('.course-head [data-does=leave]');
  await page.locator('main.home').waitFor();
  await page.click('[data-does=quick]');
  await page.locator('main.game').waitFor();
  await untilStored(page, 1);
  await page.goBack();
  await page.locator('main.home').waitFor();
  await page.goForward();
  await page.locator('main.game').waitFor();
  expect(await page.locator('main.lesson').count()).toBe(0);
  // The course’s own Leave button leads to the first page, not to the game.
  await page.goBack();
  await page.locator('main.home').waitFor();
  await page.goBack();
  await page.locator('main.course').waitFor();
  await page.click('.course-head [data-does=leave]');
  await page.locator('main.home').waitFor();
});
