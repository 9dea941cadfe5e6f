// From knowing nothing to a first game: the course is found, its basics are followed, and a game is set up and begun.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, assertNoSidewaysScroll, axe, launch, newPage, open } from './harness.mjs';
import { kept } from './kept.mjs';
import { course, isReached, lesson, perform, tryRefused } from './lesson.mjs';
import { byKeys, byMouse } from './press.mjs';
import { play } from './table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Whether all of an element is in the window as it was opened. */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return window.scrollY === 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

const isAfterTurn = (page) => async () => Object.values(await kept(page)).some((text) => /"end"/.test(text));

for (const [lang, locale, viewport, invitation, begin, enough] of [
  ['en', 'en-GB', { width: 1024, height: 768 }, /Never played/, 'Begin', /^You know enough to play a first game/],
  ['fr', 'fr-FR', { width: 390, height: 844 }, /Jamais joué/, 'Commencer', /^Vous en savez assez pour jouer une première partie/],
]) {
  test(`a newcomer goes from the first page to a first turn (${lang}, ${viewport.width} px)`, async () => {
    const page = await newPage(browser, { locale, viewport });
    page.setDefaultTimeout(8000);
    await open(page);
    const way = page.getByRole('link', { name: invitation });
    assert.ok(await isInSight(way), 'the course is found without scrolling');
    await way.click();
    await page.getByRole('link', { name: begin }).click();

    const [basics, tribes] = await course();
    for (const [index, { id, title }] of basics.lessons.entries()) {
      await page.getByRole('heading', { name: title[lang], exact: true }).waitFor();
      for (const [at, step] of (await lesson(id)).steps.entries()) {
        await page.locator(`main.lesson[data-lesson-step="${at + 1}"]`).waitFor();
        for (const action of step.solution ?? []) await perform(page, action);
        if (!(await isReached(page))) await tryRefused(page);
        await page.locator('.lesson-panel [data-does=next]').click();
      }
      const end = page.locator('.lesson-end');
      await end.waitFor();
      assert.deepEqual(await end.locator('a').evaluateAll((links) => links.map((link) => link.dataset.does)), ['next-lesson', 'to-game', 'to-course']);
      const next = basics.lessons[index + 1] ?? tribes.lessons[0];
      assert.ok((await end.locator('a.primary').innerText()).includes(next.title[lang]));
      if (index + 1 < basics.lessons.length) await end.locator('a.primary').click();
    }
    assert.match(await page.locator('.lesson-end > p').first().innerText(), enough);
    await axe(page);
    await assertNoSidewaysScroll(page);

    await page.locator('[data-does=to-game]').click();
    await page.locator('main.setup').waitFor();
    assert.doesNotMatch(await page.locator('[data-does=learn]').innerText(), invitation, 'who has begun is asked to go on');
    await page.locator('.setup-form button[type=submit]').click();
    await page.locator('main.game').waitFor();
    await play(page, { seed: 3, done: isAfterTurn(page), press: byMouse(page), most: 60 });
    assert.ok(await isAfterTurn(page)(), 'the first turn is over');
    assertClean(page);
    await page.context().close();
  });
}

/** Presses an element by keys, as `byKeys` does. */
const pressed = (page) => async (target) => {
  await page.evaluate(() => document.querySelectorAll('[data-e2e]').forEach((element) => delete element.dataset.e2e));
  await target.evaluate((element) => (element.dataset.e2e = 'key'));
  await byKeys(page)({ id: 'key', text: await target.innerText() });
};

const focused = (page) => page.evaluate(() => document.activeElement.dataset.does ?? document.activeElement.tagName);

const isAtHeading = (page, step) =>
  page.waitForFunction((step) => document.activeElement.id === 'lesson-title' && document.querySelector('main.lesson').dataset.lessonStep === step, String(step));

test('back and again by keys: the focus goes to the heading, also where the button pressed is there no more', async () => {
  const page = await newPage(browser, { viewport: { width: 1024, height: 768 } });
  page.setDefaultTimeout(8000);
  await open(page, '#learn=score-sheet');
  // Its first step is only read: there is nothing to go back to, nor to try again.
  await isAtHeading(page, 1);
  await pressed(page)(page.locator('.lesson-panel [data-does=next]'));
  await isAtHeading(page, 2);
  await pressed(page)(page.locator('.lesson-panel [data-does=retry]'));
  await isAtHeading(page, 2);
  await pressed(page)(page.locator('.lesson-panel [data-does=back]'));
  await isAtHeading(page, 1);
  assert.equal(await page.locator('.lesson-panel button:visible').count(), 1);
  assertClean(page);
  await page.context().close();
});

test('on a phone what is said at the end of a step comes into sight', async () => {
  const page = await newPage(browser, { viewport: { width: 390, height: 600 }, locale: 'fr-FR' });
  await open(page, '#learn=control');
  const { steps: [step] } = await lesson('control');
  await perform(page, step.solution[0]);
  const panel = () => page.evaluate(() => {
    const [table, answer] = ['main.lesson', '.lesson-answer'].map((each) => document.querySelector(each).getBoundingClientRect());
    return answer.top - table.top;
  });
  await page.locator('main.lesson').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  assert.ok((await panel()) < 0, 'the panel is out of sight');
  await perform(page, step.solution[1]);
  await page.waitForFunction(() => document.querySelector('main.lesson').scrollTop === 0);
  assert.ok((await panel()) > 0);
  assertClean(page);
  await page.context().close();
});

test('lessons are followed by keys alone: the focus goes on by itself, to what comes next', async () => {
  const page = await newPage(browser, { viewport: { width: 1024, height: 768 } });
  page.setDefaultTimeout(8000);
  await open(page, '#learn=move');
  for (const id of ['move', 'turn', 'bidding', 'selling', 'score-sheet', 'sacred-place']) {
    const { title, steps } = await lesson(id);
    if (id !== 'move') await page.evaluate((id) => (location.hash = `learn=${id}`), id);
    for (const [index, step] of steps.entries()) {
      await page.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
      await page.waitForFunction((title) => document.activeElement.id === 'lesson-title' && document.activeElement.textContent === title, title.en);
      if (step.goal) {
        await pressed(page)(page.locator('.lesson-panel [data-does=hint]'));
        assert.equal(await focused(page), 'hint');
        for (const action of step.solution) await perform(page, action, pressed(page));
        if (!(await isReached(page))) await tryRefused(page, pressed(page));
        assert.ok(await isReached(page), `${id}, step ${index + 1}`);
        await page.waitForFunction(() => document.activeElement.dataset.does === 'next').catch(async () => assert.fail(`${id}, step ${index + 1}: the focus is at ${await focused(page)}`));
      } else {
        await pressed(page)(page.locator('.lesson-panel [data-does=next]'));
        continue;
      }
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => document.activeElement.matches('.lesson-end h1'));
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'next-lesson', 'from the end the next lesson is one Tab away');
  }
  assertClean(page);
  await page.context().close();
});
