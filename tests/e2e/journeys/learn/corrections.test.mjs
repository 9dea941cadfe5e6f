// Corrections and hints of a lesson: what they say, what the board marks, and where they lead.
import { expect, test } from '../../support/fixtures.mjs';
import { isReached, lesson, perform, pressPanel } from '../../support/learner.mjs';
import { open } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';

/** Opens the lesson on control, does a wrong step first, and returns the lesson. */
async function wrongFirst(page) {
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  await perform(page, 'take b2');
  await perform(page, 'drop b1 w');
  return lesson('control');
}

test('after a wrong step a hint leads back to the way, then along it', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await wrongFirst(page);
  for (const _ of [...steps[0].hints, 'the way']) {
    const hint = page.locator('.lesson-panel [data-does=hint]');
    if (await hint.isVisible()) await hint.click();
  }
  expect(await page.locator('.lesson-hints').innerText()).toMatch(/undo 1 step/);
  const focused = await page.evaluate(() => document.activeElement.dataset.does);
  expect(focused, 'the last hint keeps the focus').toBe('hint');
  await page.click('.icon-undo');
  expect(await page.locator('.lesson-hints').innerText()).toMatch(/Do this next/);
  await perform(page, 'drop a2 w');
  expect(await isReached(page)).toBeTruthy();
});

test('after “Show me” the program does it for the learner, from a wrong way too', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await wrongFirst(page);
  for (const _ of steps[0].hints) await pressPanel(page, 'hint');
  const help = page.locator('.lesson-panel [data-does=hint]');
  await expect(help).toHaveText('Show me');
  await help.click();
  await expect(help).toHaveText('Do it for me');
  expect(await isReached(page), 'showing plays nothing').toBe(false);
  await help.click();
  await expect(page.locator('.lesson-hints'), 'it led back, and shows what comes next').toContainText('Do this next');
  await expect(page.locator('.cell[data-shown]'), 'the board points at the tile').toHaveAttribute('data-square', 'a2');
  await expect(page.locator('.path .stop'), 'the move is drawn before it is played').toHaveCount(1);
  await help.click();
  expect(await isReached(page)).toBe(true);
});

test('“Show me” draws the whole move before it is played', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await open(page, '#learn=move');
  await page.locator('main.lesson').waitFor();
  const help = page.locator('.lesson-panel [data-does=hint]');
  const stops = page.locator('.path .stop');
  while ((await help.innerText()) !== 'Show me') {
    await help.click();
    await expect(stops, 'a hint in words draws nothing').toHaveCount(0);
  }
  await help.click();
  const { steps } = JSON.parse(await (await page.request.get('lessons/move.json')).text());
  const drops = steps[0].solution.filter((action) => action.startsWith('drop'));
  await expect(stops).toHaveCount(drops.length);
  await perform(page, steps[0].solution[0]);
  await expect(stops, 'the move goes on as it is drawn').toHaveCount(drops.length);
});

test('the advice says how to drop one of several tribes; hints and their marks are gone once the goal is met', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await page.addInitScript(() => localStorage.setItem('naqala.learned', 'move:2'));
  await open(page, '#learn=move');
  const { hints, solution } = (await lesson('move')).steps[2];
  await perform(page, solution[0]);
  for (const _ of [...hints, 'the way']) await pressPanel(page, 'hint');
  await expect(page.locator('.lesson-hints')).toHaveText('Do this next: tap an assassin in your hand, then a2.');
  for (const action of solution.slice(1)) await perform(page, action);
  expect(await isReached(page)).toBe(true);
  await expect(page.locator('.lesson-hints li')).toHaveCount(0);
});

test('the elders of the oasis are corrected at once, and the correction leads out', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  await perform(page, 'take a2');
  await expect(page.locator('.lesson-answer')).toHaveText('Those stand on the oasis already. Undo, and pick up the elder beside them.');
  await page.locator('.lesson-panel [data-does=undo]').click();
  for (const action of ['take b2', 'drop a2 w']) await perform(page, action);
  expect(await isReached(page)).toBe(true);
});

test('a correction is amber, has an Undo of its own, and leaves the task in view', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone });
  await open(page, '#learn=control');
  await page.locator('main.lesson').waitFor();
  const board = () => page.locator('.board-frame').boundingBox();
  const before = await board();
  const undo = page.locator('.lesson-panel [data-does=undo]');
  await perform(page, 'take b2');
  await expect(undo, 'nothing to correct').toBeHidden();
  await perform(page, 'drop b1 w');
  const answer = page.locator('.lesson-answer');
  await expect(answer).toHaveAttribute('data-said', 'wrong');
  await expect(page.locator('.lesson-text')).toBeVisible();
  const colour = (of, name) => page.locator(of).evaluate((element, name) => getComputedStyle(element)[name], name);
  const refused = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--target)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await colour('.lesson-answer', 'borderInlineStartColor'), 'red is for refusals').not.toBe(refused);
  for (let hint = 0; hint < 3; hint += 1) await pressPanel(page, 'hint');
  expect(await board(), 'the board stays where it is').toEqual(before);
  await undo.click();
  await expect(page.locator('main.lesson')).toHaveAttribute('data-entries', '1');
  await perform(page, 'drop a2 w');
  await expect(answer).toHaveAttribute('data-said', 'reached');
  await expect(page.locator('.action-bar'), 'no empty bar').toBeHidden();
  expect(await board()).toEqual(before);
});

test('a hint never asks to undo what cannot be undone', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  const { steps } = await lesson('djinn-anun-nak');
  await open(page, '#learn=djinn-anun-nak');
  await page.locator('main.lesson').waitFor();
  // A draw from the bag cannot be undone, even if a later step can.
  await perform(page, steps[0].solution[0].replace(/ [a-z]\d( |$)/, ' c2$1'));
  await page.locator('.cell[data-light=alive]').first().click();
  for (const _ of [...steps[0].hints, 'the way']) await pressPanel(page, 'hint');
  expect(await page.locator('.lesson-hints').innerText()).toMatch(/cannot be undone/);
});
