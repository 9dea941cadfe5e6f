// A page that follows its learners: events with counts, a new start, and a return to where they were.
import { board, frame, LESSON, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

const TWO = { ...LESSON, steps: LESSON.steps.slice(0, 2) };
const FOLLOW = `<script>
  window.heard = [];
  for (const name of ['step', 'correction', 'again', 'hint', 'goal', 'end']) addEventListener(name, ({ target, detail }) => heard.push([target.id, name, detail]), true);
</script>`;
const heard = (page, id) => page.evaluate((id) => window.heard.filter((one) => one[0] === id).map(([, name, { naqala, type, counts, ...detail }]) => {
  const { seconds, ...numbers } = counts ?? {};
  return [name, counts ? { ...detail, counts: numbers } : detail];
}), id);
const call = (page, id, name, ...what) => page.evaluate(([id, name, what]) => document.getElementById(id)[name](...what), [id, name, what]);

test('a page hears of each step, correction, hint, new start, goal and end, with counts', async ({ openBoards }) => {
  const page = await openBoards(`${FOLLOW}${board({ id: 'a', mode: 'exercise', loading: 'eager' }, TWO)}`);
  await untilReceived(page, 'a', 'ready');
  const inside = frame(page, 'a');
  const play = async (...actions) => {
    for (const action of actions) await call(page, 'a', 'play', action).catch(() => null);
  };
  await play(...TWO.steps[0].solution);
  await inside.locator('[data-does=next]').click();
  await inside.locator('[data-lesson-step="2"]').waitFor();
  await play('take b2', 'drop b1 y', 'drop a1 w');
  await inside.locator('[data-said=wrong]').waitFor();
  await inside.locator('.lesson-buttons [data-does=hint]').click();
  await inside.locator('[data-does=retry]').click();
  await expect.poll(async () => (await heard(page, 'a')).length).toBe(6);
  await play('take b2', 'drop c3 w');
  await inside.locator('[data-said=reached]').waitFor();
  await inside.locator('[data-does=next]').click();
  await untilReceived(page, 'a', 'end');
  const counts = (actions, refusals, corrections, hints, again) => ({ counts: { actions, refusals, corrections, hints, again } });
  expect(await heard(page, 'a')).toEqual([
    ['step', { step: 1, of: 2 }],
    ['goal', { step: 1, of: 2, ...counts(3, 0, 0, 0, 0) }],
    ['step', { step: 2, of: 2 }],
    ['correction', { step: 2, feedback: 1, ...counts(3, 0, 1, 0, 0) }],
    ['hint', { step: 2, hint: 1, hints: 1, ...counts(3, 0, 1, 1, 0) }],
    ['again', { step: 2, of: 2, ...counts(3, 0, 1, 1, 1) }],
    ['goal', { step: 2, of: 2, ...counts(4, 1, 1, 1, 1) }],
    ['end', counts(7, 1, 1, 1, 1)],
  ]);
  expect(await page.evaluate(() => window.heard.every(([, name, { counts }]) => name === 'step' || counts.seconds >= 0))).toBe(true);
});

test('the solved board of a lesson of one step stays, until the learner begins again', async ({ openBoards }) => {
  const page = await openBoards(`${FOLLOW}${board({ id: 'a', mode: 'exercise', step: 1, loading: 'eager' }, LESSON)}`);
  await untilReceived(page, 'a', 'ready');
  for (const action of LESSON.steps[0].solution) await call(page, 'a', 'play', action);
  const solved = await call(page, 'a', 'position');
  await frame(page, 'a').locator('[data-does=next]').click();
  await untilReceived(page, 'a', 'end');
  await expect(frame(page, 'a').locator('.cell').first()).toBeVisible();
  await expect(frame(page, 'a').locator('[data-does=next]')).toBeHidden();
  expect(await call(page, 'a', 'position')).toEqual(solved);
  const again = frame(page, 'a').locator('[data-does=again]');
  await expect(again).toBeFocused();
  await again.click();
  await expect(again).toHaveCount(0);
  await expect.poll(() => call(page, 'a', 'position')).not.toEqual(solved);
  await call(page, 'a', 'play', 'take b2');
  expect((await heard(page, 'a')).map(([name]) => name)).toEqual(['step', 'goal', 'end', 'again']);
});

test('a page starts a step again, and brings a learner back in the middle of one', async ({ openBoards }) => {
  const page = await openBoards(`${FOLLOW}${board({ id: 'a', mode: 'exercise', loading: 'eager' }, TWO)}${board({ id: 'b', mode: 'exercise', loading: 'eager' }, TWO)}${board({ id: 'c', mode: 'exercise', step: 2, loading: 'eager' }, LESSON)}`);
  for (const id of ['a', 'b', 'c']) await untilReceived(page, id, 'ready');
  for (const action of TWO.steps[0].solution) await call(page, 'a', 'play', action);
  await frame(page, 'a').locator('[data-does=next]').click();
  await frame(page, 'a').locator('[data-lesson-step="2"]').waitFor();
  await call(page, 'a', 'play', 'take b2');
  const state = await call(page, 'a', 'state');
  expect(state).toMatchObject({ format: 'naqala-state/1', step: 2, actions: ['take b2'] });
  await page.evaluate(() => (window.heard.length = 0));
  // An earlier visit was long.
  await call(page, 'b', 'restore', { ...state, all: { ...state.all, seconds: 500 } });
  await frame(page, 'b').locator('[data-lesson-step="2"]').waitFor();
  await frame(page, 'b').locator('.held:not([hidden])').first().waitFor();
  expect(await call(page, 'b', 'record')).toEqual(await call(page, 'a', 'record'));
  expect(await heard(page, 'b'), 'what happened before is no news').toEqual([]);
  // A new start takes back what was played, and no more than the step.
  await call(page, 'b', 'reset');
  await expect.poll(() => call(page, 'b', 'record').then(({ actions }) => actions)).toEqual([]);
  await expect(frame(page, 'b').locator('[data-lesson-step="2"]')).toBeVisible();
  // The end tells of all visits.
  for (const action of ['take b2', 'drop c3 w']) await call(page, 'b', 'play', action).catch(() => null);
  await frame(page, 'b').locator('[data-said=reached]').waitFor();
  await frame(page, 'b').locator('[data-does=next]').click();
  await untilReceived(page, 'b', 'end');
  const { counts } = await page.evaluate(() => window.heard.find(([id, name]) => id === 'b' && name === 'end')[2]);
  expect(counts).toMatchObject({ actions: 5, again: 1 });
  expect(counts.seconds).toBeGreaterThanOrEqual(500);
  // A board of one step knows it by its number in the lesson.
  await call(page, 'c', 'restore', state);
  await frame(page, 'c').locator('.held:not([hidden])').first().waitFor();
  expect(await page.evaluate(() => document.getElementById('c').restore({ step: 1 }).then(() => 'done', ({ code }) => code))).toBe('content');
});

test('a page hears once of each end, also when a learner who has ended a lesson comes back to it', async ({ openBoards }) => {
  const page = await openBoards(`${FOLLOW}${['a', 'b', 'c'].map((id) => board({ id, mode: 'exercise', step: 1, loading: 'eager' }, LESSON)).join('')}`);
  for (const id of ['a', 'b', 'c']) await untilReceived(page, id, 'ready');
  const ends = async (id) => (await heard(page, id)).filter(([name]) => name === 'end').length;
  const done = async (id) => {
    await frame(page, id).locator('[data-does=next]').click();
    await frame(page, id).locator('[data-does=again]').waitFor();
    // An answer comes after all that was sent before.
    await call(page, id, 'record');
  };
  for (const action of LESSON.steps[0].solution) await call(page, 'a', 'play', action);
  const solved = await call(page, 'a', 'state');
  await done('a');
  expect(await ends('a')).toBe(1);
  const ended = await call(page, 'a', 'state');
  await call(page, 'b', 'restore', ended);
  await done('b');
  expect(await ends('b'), 'the page has heard of it on the visit before').toBe(0);
  // Who begins again can end it again.
  await frame(page, 'b').locator('[data-does=again]').click();
  for (const action of LESSON.steps[0].solution) await call(page, 'b', 'play', action);
  await done('b');
  expect(await ends('b')).toBe(1);
  // Who left before *Done* has it before them.
  await call(page, 'c', 'restore', solved);
  await done('c');
  expect(await ends('c')).toBe(1);
});
