// Every lesson, in both languages: each step tried the wrong way first, then the right one, to the end of the course.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNamed, axe, assertNoSidewaysScroll, BASE_URL, launch, newPage, open, overflow, recorded, VIEWPORTS } from './harness.mjs';
import { isReached, lesson, lessons, perform, tryRefused } from './lesson.mjs';
import { stored } from './kept.mjs';
import { click } from './press.mjs';
import { look } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const press = (page, name) => click(page.locator(`.lesson-panel [data-does=${name}]`));
const place = (page) => page.locator('main.lesson').getAttribute('data-lesson-step');

/** Goes to an address of the page that is open. */
const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

/** Does something that is not the way, if the step offers such a thing, and tries again. */
async function strayAndReturn(page, step) {
  const choices = (await look(page)).filter(({ kind }) => ['tile', 'spot', 'answer', 'card', 'djinn'].includes(kind));
  const names = await page.evaluate(
    (ids) => ids.map((id) => document.querySelector(`[data-e2e="${id}"]`)).map((element) => element.dataset.square ?? element.dataset.action ?? ''),
    choices.map(({ id }) => id),
  );
  const stray = choices.filter((_, index) => names[index] && !(step.solution[0] ?? '').includes(names[index]));
  if (stray.length) await page.locator(`[data-e2e="${stray[0].id}"]`).click();
  await press(page, 'retry');
  assert.equal(await page.locator('main.lesson').getAttribute('data-entries'), '0');
  assert.ok(!(await isReached(page)), 'a step tried again is not done');
  return stray.length > 0;
}

/** Asks for every hint, and for the way after the last. */
async function askHints(page, step) {
  for (const _ of [...step.hints, 'the way']) await press(page, 'hint');
  assert.equal(await page.locator('.lesson-hints li').count(), step.hints.length + 1);
}

const isRefusal = (step) => JSON.stringify(step.goal).includes('"refused":');

/** Follows lessons to their ends; gives what failed, and how many wrong ways were tried. */
async function follow(ids, { locale, lang, isStraying }) {
  const page = await newPage(browser, { locale, viewport: VIEWPORTS.tablet, reducedMotion: isStraying ? null : 'reduce' });
  page.setDefaultTimeout(8000);
  await open(page);
  const failures = [];
  let strays = 0;
  for (const id of ids) {
    const { title, steps } = await lesson(id);
    try {
      await go(page, `learn=${id}`);
      await page.getByRole('heading', { name: title[lang], exact: true }).waitFor();
      for (const [index, step] of steps.entries()) {
        await page.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
        assert.ok((await overflow(page)).tall <= 0, `step ${index + 1}: text, board and answers do not fit a tablet together`);
        assert.equal((await page.locator('.lesson-text').innerText()).trim().split('\n')[0], step.text[lang].split('\n')[0]);
        if (step.goal) {
          if (isStraying) {
            strays += await strayAndReturn(page, step);
            await askHints(page, step);
          }
          for (const action of step.solution) await perform(page, action);
          if (isRefusal(step) && !(await isReached(page))) await tryRefused(page);
          assert.ok(await isReached(page), `step ${index + 1}: the goal is not met at the end of the way`);
          if (step.done) assert.ok((await page.locator('.lesson-answer').innerText()).includes(step.done[lang].split('\n')[0]));
        }
        await press(page, 'next');
      }
      await page.locator('.lesson-end').waitFor();
    } catch (error) {
      failures.push(`${id}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
      if (recorded(page).errors.length) break;
    }
  }
  await go(page, 'learn');
  const done = await page.locator('.lessons a').evaluateAll((links) => links.filter((link) => link.hasAttribute('data-done')).map((link) => link.dataset.lesson));
  if (!failures.length) assert.deepEqual(done.sort(), [...ids].sort(), 'the list knows what was done');
  assertClean(page);
  await page.context().close();
  return { failures, strays };
}

// Most of the time goes by waiting for frames: learners sit side by side.
const LEARNERS = 3;

for (const [locale, lang, isStraying] of [['en-GB', 'en', true], ['fr-FR', 'fr', false]]) {
  test(`every lesson is finished${isStraying ? ', by the wrong ways too' : ''} (${lang})`, async () => {
    const chosen = process.env.LESSONS?.split(' ');
    const ids = chosen ?? (await lessons());
    const shares = Array.from({ length: LEARNERS }, (_, share) => ids.filter((_, index) => index % LEARNERS === share));
    const found = await Promise.all(shares.filter((share) => share.length).map((share) => follow(share, { locale, lang, isStraying })));
    assert.deepEqual(found.flatMap(({ failures }) => failures), []);
    const strays = found.reduce((sum, each) => sum + each.strays, 0);
    assert.ok(!isStraying || chosen || strays > 80, `only ${strays} wrong ways were tried`);
  });
}

test('a step that was left is gone on with, and a lesson done stays done', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(page, '#learn=control');
  await perform(page, steps[0].solution[0]);
  await press(page, 'retry');
  for (const action of steps[0].solution) await perform(page, action);
  await press(page, 'next');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  await page.reload();
  await page.locator('main.lesson').waitFor();
  assert.equal(await place(page), '2');
  await page.goto(`${BASE_URL}#learn`);
  await page.locator('.lessons').first().waitFor();
  assert.ok(await page.locator('.lessons a[data-lesson=control] small').isVisible());
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson').waitFor();
  assert.equal(await place(page), '2', 'what was left comes before what was never begun');
  assert.equal(await page.locator('#lesson-title').innerText(), 'Taking a tile');
  assertClean(page);
  await page.context().close();
});

test('a hint asked for after a wrong step leads back, and then on', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  await perform(page, 'take b2');
  await perform(page, 'drop b1 w');
  for (const _ of [...steps[0].hints, 'the way']) {
    const hint = page.locator('.lesson-panel [data-does=hint]');
    if (await hint.isVisible()) await hint.click();
  }
  assert.match(await page.locator('.lesson-hints').innerText(), /undo 1 step/);
  const focused = await page.evaluate(() => document.activeElement.dataset.does);
  assert.equal(focused, 'hint', 'the last hint keeps the focus');
  await page.click('.icon-undo');
  assert.match(await page.locator('.lesson-hints').innerText(), /Do this next/);
  await perform(page, 'drop a2 w');
  assert.ok(await isReached(page));
  assertClean(page);
  await page.context().close();
});

test('a hint never asks to undo what cannot be undone', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('djinn-anun-nak');
  await open(page, '#learn=djinn-anun-nak');
  await page.locator('main.lesson').waitFor();
  // What is drawn out of the bag stays drawn, also with a step after it that could be undone.
  await perform(page, steps[0].solution[0].replace(/ [a-z]\d( |$)/, ' c2$1'));
  await page.locator('.cell[data-light=alive]').first().click();
  for (const _ of [...steps[0].hints, 'the way']) await press(page, 'hint');
  assert.match(await page.locator('.lesson-hints').innerText(), /cannot be undone/);
  assertClean(page);
  await page.context().close();
});

test('a goal that is reached stays reached; what a step wants to see refused is told, with its rule', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(page, '#learn=control');
  for (const action of steps[0].solution) await perform(page, action);
  await page.locator('main.lesson[data-goal]').waitFor();
  const stands = () => page.locator('main.lesson').getAttribute('data-entries');
  const before = await stands();
  for (const key of ['Control+z', 'Control+Backspace', 'Escape', 'Control+y']) await page.keyboard.press(key);
  assert.deepEqual([await stands(), await isReached(page)], [before, true]);
  assert.deepEqual(await page.locator('.history .history-button').evaluateAll((all) => all.map((button) => button.ariaDisabled)), ['true', 'true', 'true']);
  await go(page, 'learn=bidding');
  const task = (await lesson('bidding')).steps.findIndex(({ goal }) => goal?.refused) + 1;
  for (let at = 1; at < task; at += 1) {
    await page.locator(`main.lesson[data-lesson-step="${at}"]`).waitFor();
    for (const action of (await lesson('bidding')).steps[at - 1].solution ?? []) await perform(page, action);
    await press(page, 'next');
  }
  await page.locator(`main.lesson[data-lesson-step="${task}"]`).waitFor();
  await tryRefused(page);
  const why = page.locator('.asked .refusal');
  assert.ok(await why.isVisible());
  assert.match(await why.innerText(), /\w{3}/);
  assert.equal(await page.locator('.asked .prompt').isVisible(), false, 'what the game would ask is not what the lesson asks');
  assertClean(page);
  await page.context().close();
});

test('what was learned is known in every tab, and without storage as long as the page', async () => {
  const one = await newPage(browser, { viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('control');
  await open(one, '#learn=move');
  await one.locator('main.lesson').waitFor();
  const other = await one.context().newPage();
  const wrong = [];
  other.on('pageerror', (error) => wrong.push(error.message));
  await other.goto(`${BASE_URL}#learn=control`);
  for (const [index, step] of steps.entries()) {
    await other.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
    for (const action of step.solution ?? []) await perform(other, action);
    if (step.goal && !(await isReached(other))) await tryRefused(other);
    await press(other, 'next');
  }
  await other.locator('.lesson-end').waitFor();
  for (const action of (await lesson('move')).steps[0].solution ?? []) await perform(one, action);
  await press(one, 'next');
  await one.locator('main.lesson[data-lesson-step="2"]').waitFor();
  assert.equal(await one.evaluate(() => localStorage.getItem('naqala.learned')), 'control:done move:1');
  assert.deepEqual(wrong, []);
  assertClean(one);
  await one.context().close();

  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  await open(page, '#learn=control');
  for (const action of steps[0].solution) await perform(page, action);
  await press(page, 'next');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.locator('.lessons a[data-lesson=control] small').waitFor();
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson[data-lesson-step="2"]').waitFor();
  // One step back is where it goes on, too.
  await press(page, 'back');
  await page.locator('main.lesson[data-lesson-step="1"]').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.click('[data-does=go-on]');
  await page.locator('main.lesson[data-lesson-step="1"]').waitFor();
  assertClean(page);
  await page.context().close();
});

test('the browser’s ways back and forth lead from a game to the lesson and to the game again', async () => {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  await page.click('.lesson-bar [data-does=leave]');
  await page.click('.course-head [data-does=leave]');
  await page.locator('main.setup').waitFor();
  await page.click('.setup-form button[type=submit]');
  await page.locator('main.game').waitFor();
  await stored(page, 1);
  await page.goBack();
  await page.locator('main.course').waitFor();
  await page.goForward();
  await page.locator('main.game').waitFor();
  assert.equal(await page.locator('main.lesson').count(), 0);
  // Who leaves the course by its door does not want the game.
  await page.goBack();
  await page.click('.course-head [data-does=leave]');
  await page.locator('main.setup').waitFor();
  assertClean(page);
  await page.context().close();
});

for (const [name, hash, settle] of [
  ['the course', '#learn', '.lessons'],
  ['a lesson', '#learn=control', 'main.lesson .board'],
  ['a lesson that there is not', '#learn=nothing', '.failure'],
]) {
  test(`${name} is accessible and fits`, async () => {
    for (const viewport of [VIEWPORTS.phone, VIEWPORTS.tablet]) {
      const page = await newPage(browser, { viewport, locale: 'fr-FR', colorScheme: viewport === VIEWPORTS.phone ? 'dark' : 'light' });
      await open(page, hash);
      await page.locator(settle).first().waitFor();
      await axe(page);
      await assertNamed(page);
      await assertNoSidewaysScroll(page);
      await page.context().close();
    }
  });
}
