// A newcomer's way: finds the course, follows its basics, starts the first game and plays a first turn, in few words and taps.
import { axe, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { leave, play } from '../../support/game.mjs';
import { course, isReached, lesson, perform, performByScript, tryRefused } from '../../support/learner.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { byKeys, byMouse, clickFirst } from '../../support/press.mjs';
import { IS_WHOLE_RUN } from '../../support/site.mjs';
import { storedGames } from '../../support/storage.mjs';

/** Tells whether all of an element is visible without scrolling. */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return window.scrollY === 0 && top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

/** The most words that a newcomer reads in the course, and the most taps that it takes, from the first page to the first game. */
const MOST = { words: 600, taps: 80 };

/** Counts the words of what the page says about the lesson. */
const words = async (page, selector) => {
  const text = (await page.locator(selector).allInnerTexts()).join(' ');
  return text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

/** Returns how often a learner taps to play actions. */
const tapsOf = (actions) => actions.length + actions.filter((action) => /^bid|^djinn|^drop a2 r/.test(action)).length;

/** Tells whether so many turns have ended that the learner has ended one: each player has two in a round. */
const isAfterTurn = (page) => async () => Object.values(await storedGames(page)).some((text) => (text.match(/"end"/g) ?? []).length > 2);

for (const [lang, locale, viewport, invitation, begin, enough] of [
  ['en', 'en-GB', { width: 1024, height: 768 }, /Never played/, 'Begin', /^You know enough to play a first game/],
  ['fr', 'fr-FR', { width: 390, height: 844 }, /Jamais joué/, 'Commencer', /^Vous en savez assez pour jouer une première partie/],
]) {
  test(`a newcomer gets from the first page through the basics to a first turn (${lang}, ${viewport.width} px)`, { tag: lang === 'en' ? [] : '@all' }, async ({ newPage }) => {
    const page = await newPage({ locale, viewport, reducedMotion: lang === 'en' ? 'no-preference' : 'reduce' });
    await withStored(page, { pace: 'at-once' });
    await open(page);
    const way = page.getByRole('link', { name: invitation });
    for (const size of [{ width: 390, height: 844 }, viewport]) {
      await page.setViewportSize(size);
      expect(await isInSight(way), `the course is found without scrolling at ${size.width} px`).toBeTruthy();
    }
    await way.click();
    await page.getByRole('link', { name: begin }).click();

    const [basics, tribes] = await course();
    const count = { words: 0, taps: 2 };
    for (const [index, { id, title }] of basics.lessons.entries()) {
      await page.getByRole('heading', { name: title[lang], exact: true }).waitFor();
      for (const [at, step] of (await lesson(id)).steps.entries()) {
        await page.locator(`main.lesson[data-lesson-step="${at + 1}"]`).waitFor();
        count.words += await words(page, '.lesson-text');
        await performByScript(page, step.solution ?? []);
        if (!(await isReached(page))) {
          await tryRefused(page);
          count.taps += 1;
        }
        count.words += await words(page, '.lesson-answer');
        count.taps += tapsOf(step.solution) + 1;
        await clickFirst(page, '.lesson-panel [data-does=next]');
      }
      if (index + 1 < basics.lessons.length) expect(await page.locator('.lesson-end').count(), 'no page between lessons').toBe(0);
    }
    const end = page.locator('.lesson-end');
    await end.waitFor();
    count.words += await words(page, '.lesson-end > :is(h1, p:not(.buttons))');
    count.taps += 1;
    console.log(`${lang}: ${count.words} words, ${count.taps} taps to the first game`);
    expect(count.words).toBeLessThanOrEqual(MOST.words);
    expect(count.taps).toBeLessThanOrEqual(MOST.taps);
    const ways = await end.locator('.buttons > :is(a, button)').evaluateAll((ways) => ways.map((way) => way.dataset.does));
    expect(ways).toEqual(['first-game', 'next-lesson', 'to-game', 'to-course']);
    expect(await end.locator('[data-does=next-lesson]').innerText()).toContain(tribes.lessons[0].title[lang]);
    expect(await end.locator('.button.primary').getAttribute('data-does')).toBe('first-game');
    expect(await page.locator('.lesson-end > p').first().innerText()).toMatch(enough);
    await axe(page);
    await expectNoSidewaysScroll(page);

    await page.locator('[data-does=first-game]').click();
    await page.locator('main.game .guide').waitFor();
    await expect(page.locator('.player'), 'two play').toHaveCount(2);
    await play(page, {
      seed: 3,
      press: byMouse(page),
      most: 60,
      done: async () => (await page.locator('main.game:not([data-computer])').waitFor(), await isAfterTurn(page)()),
    });
    expect(await isAfterTurn(page)(), 'the first turn is over').toBeTruthy();
    expect(await page.locator('.cover').count(), 'nobody is asked to pass the device').toBe(0);
    await leave(page);
    expect(await page.locator('[data-does=learn]').innerText(), 'who has begun is asked to go on').not.toMatch(invitation);
  });
}

/** Returns a function that presses an element by keys. */
const pressed = (page) => async (target) => {
  await page.evaluate(() => document.querySelectorAll('[data-e2e]').forEach((element) => delete element.dataset.e2e));
  await target.evaluate((element) => (element.dataset.e2e = 'key'));
  await byKeys(page)({ id: 'key', text: await target.innerText() });
};

const focused = (page) => page.evaluate(() => document.activeElement.dataset.does ?? document.activeElement.tagName);

const isAtHeading = (page, step) =>
  page.waitForFunction((step) => document.activeElement.id === 'lesson-title' && document.querySelector('main.lesson').dataset.lessonStep === step, String(step));

test('Back and Try again move the focus to the heading, even if they remove the pressed button', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await open(page, '#learn=control');
  await isAtHeading(page, 1);
  for (const action of (await lesson('control')).steps[0].solution) await perform(page, action, pressed(page));
  await pressed(page)(page.locator('.lesson-panel [data-does=next]'));
  await isAtHeading(page, 2);
  await pressed(page)(page.locator('.lesson-panel [data-does=retry]'));
  await isAtHeading(page, 2);
  await pressed(page)(page.locator('.lesson-panel [data-does=back]'));
  await isAtHeading(page, 1);
  expect(await page.locator('.lesson-panel [data-does=back]').isVisible(), 'nothing is before the first step').toBe(false);
});

test('on a phone the end of a step scrolls its feedback into view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 600 }, locale: 'fr-FR' });
  await open(page, '#learn=control');
  const { steps: [step] } = await lesson('control');
  await perform(page, step.solution[0]);
  await page.locator('main.lesson').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  expect(await page.locator('.lesson-panel').evaluate((panel) => panel.getBoundingClientRect().top - document.querySelector('.board-area').getBoundingClientRect().bottom), 'the panel is covered').toBeLessThan(0);
  await perform(page, step.solution[1]);
  // All of the answer stands between the board, which stays at the top, and the lower edge.
  await page.waitForFunction(() => {
    const [board, answer] = ['.board-area', '.lesson-answer'].map((each) => document.querySelector(each).getBoundingClientRect());
    return answer.height > 0 && answer.top >= board.bottom && answer.bottom <= innerHeight;
  });
});

test('lessons can be followed by keys alone: the focus moves to what comes next', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await open(page, '#learn=move');
  for (const id of ['move', 'bidding', 'sacred-place', ...(IS_WHOLE_RUN ? ['turn', 'selling', 'score-sheet'] : [])]) {
    const { title, steps } = await lesson(id);
    if (id !== 'move') await page.evaluate((id) => (location.hash = `learn=${id}`), id);
    for (const [index, step] of steps.entries()) {
      await page.locator(`main.lesson[data-lesson-step="${index + 1}"]`).waitFor();
      await page.waitForFunction((title) => document.activeElement.id === 'lesson-title' && document.activeElement.textContent === title, title.en);
      if (step.goal) {
        await pressed(page)(page.locator('.lesson-panel [data-does=hint]'));
        expect(await focused(page)).toBe('hint');
        for (const action of step.solution) await perform(page, action, pressed(page));
        if (!(await isReached(page))) await tryRefused(page, pressed(page));
        expect(await isReached(page), `${id}, step ${index + 1}`).toBeTruthy();
        await page.waitForFunction(() => document.activeElement.dataset.does === 'next').catch(async () => {
              throw new Error(`${id}, step ${index + 1}: the focus is at ${await focused(page)}`);
            });
      } else {
        await pressed(page)(page.locator('.lesson-panel [data-does=next]'));
        continue;
      }
      await page.keyboard.press('Enter');
    }
    // `sacred-place`, `turn` and the others lead on, to the heading of the next lesson.
    await page.waitForFunction((title) => document.activeElement.id === 'lesson-title' && document.activeElement.textContent !== title, title.en);
  }
});
