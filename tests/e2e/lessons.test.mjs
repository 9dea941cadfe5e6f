// Every lesson, in both languages: each step tried the wrong way first, then the right one, to the end of the course.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNamed, axe, assertNoSidewaysScroll, BASE_URL, launch, newPage, open, recorded, VIEWPORTS } from './harness.mjs';
import { lesson, lessons, perform } from './lesson.mjs';
import { look } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const press = (page, name) => page.locator(`.lesson-panel [data-does=${name}]`).click();
const place = (page) => page.locator('main.lesson').getAttribute('data-lesson-step');
const isReached = (page) => page.locator('main.lesson').evaluate((main) => main.hasAttribute('data-goal'));

/** Goes to an address of the page that is open. */
const go = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

/** Does something that is not the way, if the step offers such a thing, and tries again. */
async function strayAndReturn(page, step) {
  const choices = (await look(page)).filter(({ kind }) => ['tile', 'spot', 'answer', 'card', 'djinn'].includes(kind));
  const stray = [];
  for (const choice of choices) {
    const is = await page.locator(`[data-e2e="${choice.id}"]`).evaluate((element) => element.dataset.square ?? element.dataset.action ?? '');
    if (is && !(step.solution[0] ?? '').includes(is)) stray.push(choice);
  }
  if (stray.length) await page.locator(`[data-e2e="${stray[0].id}"]`).click();
  await press(page, 'retry');
  assert.equal(await page.locator('main.lesson').getAttribute('data-entries'), '0');
  assert.ok(!(await isReached(page)), 'a step tried again is not done');
  return stray.length > 0;
}

/** Asks for every hint, and for the way after the last. */
async function askHints(page, step) {
  for (const _ of [...step.hints, 'the way']) await press(page, 'hint');
  assert.equal(await page.locator('.lesson-hints li').count(), step.hints.length + (step.solution.length ? 1 : 0));
}

for (const [locale, lang, isStraying] of [['en-GB', 'en', true], ['fr-FR', 'fr', false]]) {
  test(`every lesson is finished${isStraying ? ', by the wrong ways too' : ''} (${lang})`, async () => {
    const page = await newPage(browser, { locale, viewport: VIEWPORTS.tablet });
    page.setDefaultTimeout(8000);
    await open(page);
    const failures = [];
    let strays = 0;
    for (const id of process.env.LESSONS?.split(' ') ?? (await lessons())) {
      const { title, steps } = await lesson(id);
      try {
        await go(page, `learn=${id}`);
        await page.getByRole('heading', { name: title[lang], exact: true }).waitFor();
        for (const [index, step] of steps.entries()) {
          await page.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
          assert.equal((await page.locator('.lesson-text').innerText()).trim().split('\n')[0], step.text[lang].split('\n')[0]);
          if (step.goal) {
            if (isStraying) strays += await strayAndReturn(page, step);
            const refused = JSON.stringify(step.goal).match(/"refused":"([a-z-]+)"/);
            if (isStraying) await askHints(page, step);
            for (const action of step.solution) await perform(page, action);
            if (refused && !(await isReached(page))) await tryRefused(page);
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
    assert.deepEqual(failures, []);
    assert.ok(!isStraying || strays > 80, `only ${strays} wrong ways were tried`);
    await go(page, 'learn');
    const states = await page.locator('.lessons a').evaluateAll((links) => links.filter((link) => !link.hasAttribute('data-done')).map((link) => link.dataset.lesson));
    assert.deepEqual(states, []);
    assertClean(page);
    await page.context().close();
  });
}

/** Taps what cannot be tapped until it is refused as the step wants to see. */
async function tryRefused(page) {
  const dull = [
    '.cell:is([data-light=blocked], [data-light=calm]):not([data-start])',
    '.spot[data-state=closed]',
    '.hand button',
    '.market .card:not(.lit)',
    '.own .held-djinn:not(.lit)',
    '.own .held-item:not(.lit)',
    '.own .whim:not(.lit)',
  ];
  for (const target of await page.locator(dull.join()).all()) {
    if (await isReached(page)) return;
    await target.click({ timeout: 1000, force: true }).catch(() => undefined);
    await page.evaluate(() => document.querySelectorAll(':popover-open').forEach((note) => note.hidePopover()));
  }
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
