// One's own puzzles: kept by an analysis, met again after growing days, with the losses over games; nothing is lost where the storage fails.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { perform } from '../../support/learner.mjs';
import { open, ready, untilSeen, withStored } from '../../support/pages.mjs';
import { journal, keepPuzzles, lookBack, openDue, openPractice } from '../../support/practice.mjs';

const PHONE = { width: 390, height: 844 };
const DAY = 86_400_000;

const said = (page, what) => page.locator(`[data-says=${what}]`);
const answer = (page) => page.locator('.branch-panel .trial-answer');
const next = (page) => page.locator('[data-does=next-drill]').click();

/** Plays a line of the present puzzle and waits for the answer. */
async function follow(page, line) {
  for (const action of line) {
    if (!(await page.locator('.action-bar').count())) break;
    await perform(page, action);
  }
  await expect(answer(page)).toHaveAttribute('data-said', /./, { timeout: 60_000 });
}

/** Opens the page again, so many days later. */
async function later(page, days) {
  await page.clock.setFixedTime(Date.now() + days * DAY);
  await page.reload();
  await ready(page);
}

/** Returns the puzzles of a player that the device keeps. */
const of = async (page, name) => (await journal(page)).puzzles.filter(({ player }) => player === name);

test('what cost most can be practised at once and comes again: right answers lead on, wrong ones and shown ones back', async ({ newPage }) => {
  test.setTimeout(240_000);
  const page = await newPage({ viewport: { width: 1440, height: 900 }, ownContext: true });
  await withStored(page, { answers: 'off' });
  await keepPuzzles(page);
  await expect(said(page, 'kept')).toContainText('15 of these moments are puzzles of your own now.');
  await axe(page, { onlyDrawn: true });
  await page.click('dialog [data-does=practice]');
  await page.locator('main.practice').waitFor();
  await expect(page.locator('[data-does=begin]'), 'practice can begin at once').toBeVisible();
  const today = (await journal(page)).puzzles[0].day;
  await page.click('[data-does=leave]');
  await expect(page.locator('.daily-way [data-does=practice]')).toHaveText('Your own: 15 due');
  await page.click('.daily-way [data-does=practice]');
  await expect(page.locator('[name=whose] option')).toHaveCount(5);
  await page.selectOption('[name=whose]', 'Noor');
  await expect(said(page, 'due')).toHaveText('3 decisions are due.');
  await axe(page);
  await expectNames(page);
  await page.click('[data-does=begin]');

  const [first, second, third] = (await of(page, 'Noor')).map(({ verdict }) => verdict);
  await expect(answer(page)).toHaveText('You are Noor. Play this decision as you would now.');
  await expect(said(page, 'from')).toHaveText(/^1 of 3 · Anna, Sam, Olivier, Pierre, Noor, /);
  await expect(page.locator('[data-does=next-drill]'), 'there is nothing to go on from yet').toHaveCount(0);
  await axe(page);
  await follow(page, first.best);
  await expect(answer(page)).toHaveText('As good as the best I know.');
  await expect(said(page, 'parts')).toHaveText([/^Against what was played: .* in all\.$/]);
  await expect(said(page, 'again')).toHaveText('You meet it again tomorrow.');
  await axe(page, { onlyDrawn: true });
  await next(page);

  // What was played is wrong again; later tries do not count.
  await expect(said(page, 'from')).toHaveText(/^2 of 3/);
  await follow(page, second.played);
  await expect(answer(page)).toHaveText('That is what was played.');
  await expect(said(page, 'parts')).toHaveText([/^The best has more still\. .* in all\./]);
  await expect(said(page, 'cost')).toHaveText(/^That costs about \d+ points against the best\.$/);
  await expect(said(page, 'again')).toHaveText('You meet it again tomorrow.');
  await page.click('.branch-panel [data-does=retry]');
  await follow(page, second.best);
  await expect(answer(page)).toHaveText('As good as the best I know.');
  await expect(said(page, 'again')).toHaveText('You meet it again tomorrow.');
  await next(page);

  // Who has the line shown does not know it yet.
  const ask = page.locator('[data-does=trial-hint]');
  while (await ask.count()) await ask.click();
  await follow(page, third.best);
  await expect(said(page, 'again')).toHaveText('The line was shown, so you meet it again tomorrow.');
  await next(page);
  await expect(said(page, 'done')).toHaveText('That was it: 1 of 3 right.');
  await expect(said(page, 'due')).toHaveText('Nothing is due. The next comes tomorrow.');
  expect((await of(page, 'Noor')).map(({ step, due }) => [step, due - today])).toEqual([[0, 1], [0, 1], [0, 1]]);

  // What is kept opens at any time; what is not due keeps its day.
  await page.locator('.practice-kept > summary').click();
  await page.locator('.practice-kept [data-does=meet]').last().click();
  await expect(said(page, 'from')).toHaveText(/^1 of 1/);
  await follow(page, first.best);
  await expect(said(page, 'again')).toHaveText('You meet it again tomorrow.');
  await next(page);

  // The next day they come again: who finds one has three days, and a game that is looked back at again adds nothing.
  await later(page, 1);
  await page.selectOption('[name=whose]', 'Noor');
  await expect(said(page, 'due')).toHaveText('3 decisions are due.');
  await page.click('[data-does=begin]');
  await follow(page, first.best);
  await expect(said(page, 'again')).toHaveText('You meet it again in 3 days.');
  await page.click('[data-does=stop-drill]');
  await expect(said(page, 'due')).toHaveText('2 decisions are due.');
  expect((await of(page, 'Noor')).map(({ step, due }) => [step, due - today])).toEqual([[1, 4], [0, 1], [0, 1]]);
  const before = await journal(page);
  await keepPuzzles(page);
  expect(await journal(page)).toEqual(before);
});

test('another way is compared by the adviser, on a phone in French, and Back leads to the page', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage({ viewport: PHONE, locale: 'fr-FR', ownContext: true });
  await openDue(page);
  await page.selectOption('[name=whose]', 'Olivier');
  await expect(said(page, 'due')).toHaveText('3 décisions sont à revoir.');
  await expectNoSidewaysScroll(page);
  await page.click('[data-does=begin]');
  await page.locator('main.game[data-branch=trial]').waitFor();
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await page.locator('main.practice').waitFor();
  await expect(said(page, 'due'), 'without an answer it stays due').toHaveText('3 décisions sont à revoir.');

  // A bid that is neither the best nor the one that was made.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('naqala.practice'));
    kept.puzzles = kept.puzzles.filter(({ player, verdict }) => player === 'Olivier' && verdict.kind === 'bids');
    localStorage.setItem('naqala.practice', JSON.stringify(kept));
  });
  await page.reload();
  await page.locator('main.practice').waitFor();
  await page.selectOption('[name=whose]', 'Olivier');
  await page.click('[data-does=begin]');
  await page.locator('main.game[data-branch=trial]').waitFor();
  const [{ verdict }] = await of(page, 'Olivier');
  const open = await page.locator('.spot[data-state=open]').evaluateAll((spots) => spots.map((spot) => spot.dataset.price));
  const other = open.find((price) => ![...verdict.best, ...verdict.played].includes(`bid ${price}`));
  await follow(page, [`bid ${other}`]);
  await expect(said(page, 'again')).toHaveText(/^Elle revient (demain|dans 3 jours)\.$/);
  await axe(page, { onlyDrawn: true });
});

test('the losses of each kind go over games as bars, means and a table', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE, ownContext: true });
  await openDue(page);
  await page.selectOption('[name=whose]', 'Anna');
  const rows = page.locator('.losses > .score tbody tr');
  await expect(rows.locator('th')).toHaveText(['All', 'Bids', 'Sales', 'Gifts to rivals', 'Djinns', 'Ends overlooked', 'Other', 'Points at once', 'Too little for later']);
  await expect(rows.first().locator('rect')).toHaveCount(20);
  const { games } = await journal(page);
  const mean = (list) => (Math.round(list.reduce((sum, { lost }) => sum + lost[0], 0) / list.length) / 10).toFixed(1);
  const own = games.filter(({ players, seat }) => players[seat] === 'Anna');
  await expect(rows.nth(1).locator('td').nth(1)).toHaveText(mean(own));
  await expect(rows.nth(1).locator('td').nth(2)).toHaveText(mean(own.slice(-5)));
  await page.click('.losses-by-game > summary');
  await expect(page.locator('.losses-by-game tbody tr')).toHaveCount(20);
  await expect(page.locator('.losses-by-game tbody th small').first()).toHaveText(/^against Sam, Olivier, Pierre and Noor, (won|lost), \d+ to \d+$/);
  await expectNoSidewaysScroll(page);
  await axe(page);
  await page.click('[data-does=forget]');
  await page.click('[data-does=forget]');
  await expect(page.locator('[name=whose] option')).toHaveCount(4);
});

test('a text that cannot be read is neither used nor overwritten, and can be set aside', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE, ownContext: true });
  const text = '{"format":"naqala-practice/2","puzzles":[]}';
  await page.addInitScript((text) => sessionStorage.seeded || (localStorage.setItem('naqala.practice', text), (sessionStorage.seeded = 1)), text);
  await lookBack(page);
  await expect(said(page, 'kept')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openPractice(page);
  const notice = page.locator('[data-notice=unread]');
  await expect(notice).toContainText('Nothing of it is deleted');
  expect(await page.evaluate(() => localStorage.getItem('naqala.practice'))).toBe(text);
  await axe(page);
  await notice.locator('[data-does=set-aside]').click();
  await expect(said(page, 'none')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('naqala.practice-unread'))).toBe(text);
});

test('where the device stores nothing, the page says so and goes on', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE, ownContext: true });
  await lookBack(page, () => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await untilSeen(page, '[data-says=kept]');
  await page.click('dialog [data-does=practice]');
  await expect(page.locator('[data-notice=unsaved]')).toContainText('until the page is closed');
  await expect(said(page, 'due')).toHaveText('3 decisions are due.');
});

test('the page says what becomes a puzzle before there is one', async ({ newPage }) => {
  const page = await newPage({ viewport: PHONE });
  await open(page, '#practice');
  await expect(said(page, 'none')).toContainText('Nothing is kept yet.');
  await axe(page);
});

test('a hint after a wrong try leads back to the decision, and goes with the next try', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage({ viewport: { width: 1440, height: 900 }, ownContext: true });
  await withStored(page, { answers: 'off' });
  await openDue(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('naqala.practice'));
    const isMove = ({ verdict }) => [verdict.best, verdict.played].every((line) => line.some((action) => action.startsWith('drop')));
    kept.puzzles = kept.puzzles.filter(isMove).slice(0, 1);
    localStorage.setItem('naqala.practice', JSON.stringify(kept));
  });
  await page.reload();
  await page.locator('main.practice').waitFor();
  await page.click('[data-does=begin]');
  await page.locator('main.game[data-branch=trial]').waitFor();
  const [{ verdict, player }] = (await journal(page)).puzzles;
  const [ask, hint, marked] = ['[data-does=trial-hint]', '[data-says=hint]', '.cell[data-shown]'].map((selector) => page.locator(selector));
  const expectDecision = async () => {
    await expect(answer(page)).toHaveText(`You are ${player}. Play this decision as you would now.`);
    await expect(page.locator('main.game')).toHaveAttribute('data-entries', '0');
  };
  await follow(page, verdict.played);
  await expect(said(page, 'cost')).toHaveCount(1);
  await ask.click();
  await expectDecision();
  await expect(hint).toHaveText(/^(Look for|Compare) .+\.$/);
  await expect(said(page, 'cost'), 'it spoke of the try').toHaveCount(0);
  await ask.click();
  await expect(hint).toHaveText(/^The move ends on a marked tile/);
  expect(await marked.count()).toBeGreaterThan(2);
  await follow(page, verdict.played);
  await expect(hint, 'no words without their picture').toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await ask.click();
  await expectDecision();
  await expect(hint).toHaveText(/^Better: /);
  await expect(page.locator('.path .stop')).not.toHaveCount(0);
});
