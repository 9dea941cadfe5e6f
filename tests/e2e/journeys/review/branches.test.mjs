// Trials and branches: a decision is played again, or a game goes on apart from the stored one, which stays as it is.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, historyStep, labels, look, openDialog, openRecord, random } from '../../support/game.mjs';
import { perform } from '../../support/learner.mjs';
import { ready, withStored } from '../../support/pages.mjs';
import { byMouse } from '../../support/press.mjs';
import { IS_WHOLE_RUN } from '../../support/site.mjs';
import { acknowledged, storedGames, untilSettled } from '../../support/storage.mjs';

const dialog = (page) => page.locator('dialog[open][data-dialog=review]');
const main = (page, kind) => page.locator(`main.game[data-branch=${kind}]`);
const panel = (page) => page.locator('.branch-panel');
const answer = (page) => panel(page).locator('.trial-answer');
const said = (page) => answer(page).getAttribute('data-said');
const hint = (page) => panel(page).locator('[data-says=hint]');
const entries = (page) => page.locator('main.game').getAttribute('data-entries').then(Number);

/** Lets the player do each step: `perform` plays them one by one. */
const stepByStep = (page) => withStored(page, { answers: 'off' });

/** Returns the only stored game, byte for byte. */
async function stored(page) {
  await untilSettled(page);
  return Object.values(await storedGames(page)).at(-1);
}

/** Opens the begin of a game in which the last bid of Anna loses points, and so does the turn after it; has it analysed. Returns what is stored. */
async function openAnalysed(page, entries, press = (selector) => page.click(selector)) {
  await stepByStep(page);
  await openRecord(page, await cut(2, entries));
  await acknowledged(page);
  await openDialog(page, 'menu');
  // The game goes on: it is analysed where all can ask for hints.
  await press('dialog [data-does=table]');
  for (const seat of [0, 1]) await page.check(`dialog [name=hints-${seat}]`);
  await page.keyboard.press('Escape');
  await openDialog(page, 'menu');
  await press('dialog [data-does=review]');
  await press('dialog [data-does=run-review]');
  await expect(dialog(page).locator('[data-does=run-review], [data-does=stop-review]')).toHaveCount(0, { timeout: 120_000 });
  return stored(page);
}

/** Plays at random until the decision is made and answered; returns the answer. */
async function stray(page, seed) {
  const pick = random(seed);
  for (let presses = 0; presses < 80; presses += 1) {
    if (!(await page.locator('.action-bar').count())) break;
    const choices = (await look(page)).filter(({ kind, text }) => ['tile', 'spot', 'answer'].includes(kind) && !/^(Cancel|Renoncer)/.test(text));
    if (choices.length) await byMouse(page)(choices[pick(choices.length)]);
  }
  await expect(answer(page)).toHaveAttribute('data-said', /./, { timeout: 60_000 });
  return said(page);
}

/** Plays the actions of a line, but those that the page plays itself, and waits for the answer. */
async function follow(page, line, pressing) {
  for (const action of line) {
    if (!(await page.locator('.action-bar').count())) break;
    await perform(page, action, pressing);
  }
  await expect(answer(page)).toHaveAttribute('data-said', /./, { timeout: 60_000 });
}

test('a costly turn is played again by mouse, from the dialog, with hints in stages, and the game stays byte for byte', async ({ newPage }) => {
  test.setTimeout(240_000);
  const page = await newPage({ viewport: { width: 1440, height: 900 }, ownContext: true });
  const before = await openAnalysed(page, 10);
  const { review: { decisions } } = JSON.parse(before);
  const lost = decisions.find(({ entry }) => entry === 4);
  expect(lost.mark).toBe('grave');
  await dialog(page).locator('.review-costliest[data-seat="0"] [data-does=try-again]').first().click();
  await main(page, 'trial').waitFor();
  await expect(dialog(page)).toHaveCount(0);
  await expect(answer(page)).toHaveText('You are Anna. Play this decision as you would now.');
  await expect(page.locator('.branch-bar')).toContainText('not the game');
  await axe(page);
  await expectNames(page);
  await expectNoSidewaysScroll(page);

  // What was played is not good enough, and nothing more can be played after it.
  await follow(page, lost.played);
  await expect(answer(page)).toHaveText('That is what was played.');
  expect(await said(page)).toBe('wrong');
  await expect(page.locator('.action-bar')).toHaveCount(0);
  await axe(page, { onlyDrawn: true });
  await panel(page).locator('[data-does=retry]').click();
  await expect.poll(() => entries(page)).toBe(0);

  // Ways at random get a true answer each.
  for (const seed of IS_WHOLE_RUN ? [1, 2] : [1]) {
    const found = await stray(page, seed);
    await expect(answer(page)).toHaveText(found === 'reached' ? 'As good as the best I know.' : /^(Better than what was played, by about \d+ points?\. There is better still|Not yet: it is not surely better than what was played|That is what was played)\.$/);
    await panel(page).locator('[data-does=retry]').click();
    await expect.poll(() => entries(page)).toBe(0);
  }

  // Hints say more each time; the last one draws the line.
  const ask = panel(page).locator('[data-does=trial-hint]');
  await expect(ask).toHaveText('Hint');
  await ask.click();
  await expect(hint(page)).toHaveText(/^(Look for|Compare) .+\.$/);
  await expect(ask).toHaveText('Where?');
  await ask.click();
  await expect(hint(page)).toHaveText(/^The move ends on a marked tile, [a-f][1-5] to [a-f][1-5]\.$/);
  expect(await page.locator('.cell[data-shown]').count()).toBeGreaterThan(2);
  await expect(ask).toHaveText('Show the line');
  await ask.click();
  await expect(hint(page)).toHaveText(/^Better: .+ The whole way: .+\.$/);
  await expect(page.locator('.path .stop')).toHaveCount(lost.best.filter((action) => action.startsWith('drop')).length);
  await expect(ask).toHaveCount(0);
  await follow(page, lost.best);
  await expect(answer(page)).toHaveText('As good as the best I know.');
  expect(await said(page)).toBe('reached');

  await panel(page).locator('[data-does=leave-branch]').click();
  await expect(page.locator('main.game[data-branch]')).toHaveCount(0);
  expect(await historyStep(page), 'the same moment').toEqual([4, 10]);
  await expect(page.locator('.review-verdict')).toContainText('grave loss');
  expect(await stored(page), 'record, analysis and time of the stored game').toBe(before);
  await page.click('.history-bar [data-does=to-game]');
  await page.reload();
  await ready(page);
  await page.locator('main.game').waitFor();
  expect(await stored(page)).toBe(before);
});

test('a costly bid is played again by keys, in French, on a phone, from the verdict beside the board', async ({ newPage }) => {
  test.setTimeout(240_000);
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, ownContext: true });
  const press = async (selector) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  };
  const before = await openAnalysed(page, 4, press);
  const lost = JSON.parse(before).review.decisions.find(({ entry }) => entry === 3);
  await press('dialog .review-costliest[data-seat="0"] [data-does=costliest] >> nth=-1');
  expect(await historyStep(page)).toEqual([3, 4]);
  await press('.review-verdict [data-does=try-again]');
  await main(page, 'trial').waitFor();
  await expect(answer(page)).toHaveText('Vous êtes Anna. Jouez cette décision comme vous le feriez à présent.');
  await axe(page);
  await expectNames(page);
  await expectNoSidewaysScroll(page);
  const byKeys = async (target) => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  await follow(page, lost.played, byKeys);
  await expect(answer(page)).toHaveText('C’est ce qui a été joué.');
  expect(await page.evaluate(() => document.activeElement.closest('.branch-panel') !== null), 'the focus is at the answer').toBe(true);
  await press('.branch-panel [data-does=trial-hint]');
  await expect(hint(page)).toHaveText(/^La meilleure place coûte \d au (plus|moins)\.$/);
  await press('.branch-panel [data-does=trial-hint]');
  await expect(hint(page)).toHaveText(/^Mieux\u00a0: mise de \d+\.$/);
  await expect.poll(() => entries(page), { message: 'the position before the bid' }).toBe(0);
  await follow(page, lost.best, byKeys);
  await expect(answer(page)).toHaveText('Aussi bien que le mieux que je connaisse.');
  await press('.branch-panel [data-does=leave-branch]');
  expect(await historyStep(page)).toEqual([3, 4]);
  expect(await stored(page)).toBe(before);
});

test('a branch is played on by mouse for all players, taken back, begun again and left, and never stored with the game', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage({ viewport: { width: 768, height: 1024 }, ownContext: true });
  await openRecord(page, await cut(2, 20));
  await acknowledged(page);
  const before = await stored(page);
  await page.keyboard.press('PageUp');
  await page.click('.history-bar [data-does=first]');
  for (let step = 0; step < 10; step += 1) await page.click('.history-bar [data-does=forth]');
  const there = await labels(page);
  await page.click('.history-bar [data-does=branch]');
  await main(page, 'free').waitFor();
  await expect(panel(page)).toContainText('nothing here changes it');
  expect(await labels(page), 'it begins where one was').not.toEqual([]);
  expect((await page.locator('.cell').count())).toBe(there.length);
  await axe(page);
  await expectNames(page);
  await expectNoSidewaysScroll(page);
  const back = panel(page).locator('[data-does=back-in-branch]');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  const pick = random(3);
  const turns = new Set();
  for (let presses = 0; presses < 120 && turns.size < 2; presses += 1) {
    const choices = (await look(page)).filter(({ kind, text }) => ['tile', 'spot', 'answer'].includes(kind) && !/^Cancel/.test(text));
    if (choices.length) await byMouse(page)(choices[pick(choices.length)]);
    turns.add(await page.locator('.player.active').getAttribute('data-seat'));
  }
  expect(turns.size, 'one plays for both').toBe(2);
  await expect.poll(() => entries(page)).toBeGreaterThan(3);
  const played = await entries(page);
  await back.click();
  await expect.poll(() => entries(page)).not.toBe(played);
  await openDialog(page, 'log');
  await expect(page.locator('dialog .chapter').first()).toBeVisible();
  await page.locator('dialog [data-does=look-at]').last().click();
  await expect(page.locator('.history-bar [data-does=branch]'), 'no branch of a branch').toHaveCount(0);
  await expect(page.locator('.history-bar [data-does=to-game]')).toHaveText('Back to the trial');
  await page.click('.history-bar [data-does=to-game]');
  await panel(page).locator('[data-does=restart]').click();
  await expect.poll(() => entries(page)).toBe(0);
  expect(await stored(page)).toBe(before);
  await panel(page).locator('[data-does=leave-branch]').click();
  expect(await historyStep(page), 'the moment that one left').toEqual([10, 20]);
  expect(await labels(page)).toEqual(there);
  expect(await stored(page)).toBe(before);

  // A reload in a branch returns to it, and changes nothing of the game.
  await page.click('.history-bar [data-does=branch]');
  await main(page, 'free').waitFor();
  await page.reload();
  await ready(page);
  await main(page, 'free').waitFor();
  expect(await stored(page)).toBe(before);
});

test('a computer answers in a branch of a game that goes on, by keys, in French', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, ownContext: true });
  const record = await cut(2, 10);
  await stepByStep(page);
  await openRecord(page, { ...record, computers: [null, 'apprentice'], actions: record.actions.slice(0, 4) }, { secrecy: 'peek' });
  await acknowledged(page);
  const before = await stored(page);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await page.locator('.history-bar [data-does=branch]').focus();
  await page.keyboard.press('Enter');
  await main(page, 'free').waitFor();
  await expect(page.locator('.player[data-seat="1"]')).not.toContainText(/undefined/);
  await panel(page).locator('select').focus();
  await page.selectOption('.branch-panel select', 'apprentice');
  for (const action of record.actions.slice(4)) {
    if (await page.locator('main.game[data-computer]').count()) break;
    await perform(page, action, async (target) => {
      await target.focus();
      await page.keyboard.press('Enter');
    });
  }
  await expect(page.locator('.turn-summary'), 'the computer has played').toHaveCount(1, { timeout: 60_000 });
  await expectNoSidewaysScroll(page);
  await axe(page);
  await page.locator('[data-does=leave-branch]').focus();
  await page.keyboard.press('Enter');
  expect(await historyStep(page)).toEqual([4, 4]);
  expect(await stored(page)).toBe(before);
});

test('what was tried out survives when the page is loaded again, until one leaves it', async ({ page }) => {
  await stepByStep(page);
  await openRecord(page, await cut(2, 30));
  await acknowledged(page);
  await page.keyboard.press('PageUp');
  await page.locator('[data-does=branch]').click();
  await main(page, 'free').waitFor();
  const pick = random(5);
  while ((await entries(page)) < 3) {
    const choices = (await look(page)).filter(({ kind }) => ['tile', 'spot', 'answer'].includes(kind));
    if (choices.length) await byMouse(page)(choices[pick(choices.length)]);
  }
  const tried = [await entries(page), await labels(page)];
  await page.reload();
  await ready(page);
  await main(page, 'free').waitFor();
  expect([await entries(page), await labels(page)]).toEqual(tried);
  await page.locator('[data-does=leave-branch]').click();
  await page.locator('main.game:not([data-branch])').waitFor();
  await page.reload();
  await ready(page);
  await page.locator('main.game:not([data-branch])').waitFor();
  await expect(page.locator('main.game[data-branch]')).toHaveCount(0);
});
