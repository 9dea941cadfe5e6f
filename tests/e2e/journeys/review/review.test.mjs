// The analysis of a game: it is stopped, stored and continued; what it shows; the ways to it and from it.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, importRecord, openDialog, openGames, openRecord } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';
import { lookBack } from '../../support/practice.mjs';
import { storedGames, untilSettled } from '../../support/storage.mjs';

const dialog = (page) => page.locator('dialog[open][data-dialog=review]');
const state = (page) => dialog(page).locator('[data-says=state]');
const progress = (page) => dialog(page).locator('.review-progress progress');
const run = (page) => page.click('dialog [data-does=run-review]');
const stored = async (page) => JSON.parse(Object.values(await storedGames(page)).at(-1));
const figure = (text) => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 10);

/** The entries of the game that is analysed to its end. */
const ENTRIES = 40;

/** Waits until so many decisions are judged. */
const untilJudged = (page, least) => expect.poll(async () => progress(page).evaluate(({ value }) => value), { timeout: 120_000, intervals: [20] }).toBeGreaterThanOrEqual(least);

/** Opens the dialog from the menu. */
async function openReview(page) {
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=review]');
  await dialog(page).waitFor();
}

/** Lets both players ask for hints, from the dialog that refuses to analyse. */
async function agreeOnHints(page) {
  await expect(dialog(page).locator('[data-says=closed]'), 'one player has no hints').toHaveCount(1);
  await expect(dialog(page).locator('[data-does=run-review]')).toHaveCount(0);
  await dialog(page).locator('[data-does=table]').click();
  for (const seat of [0, 1]) await page.check(`dialog [name=hints-${seat}]`);
  await page.keyboard.press('Escape');
  await openReview(page);
}

/** Reads a row of the table of players: a figure for each, in tenths. */
const row = (page, name) => dialog(page).locator(`.review-players tr[data-row=${name}] td`).evaluateAll((cells) => cells.map((cell) => cell.textContent)).then((texts) => texts.map(figure));

/** Expects that the shown figures of each player add up. */
async function expectSums(page, players) {
  const rows = await Promise.all(['start', 'luck', 'own', 'rivals', 'rest', 'end'].map((name) => row(page, name)));
  for (let seat = 0; seat < players; seat += 1) {
    const [end, ...parts] = rows.map((figures) => figures[seat]).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0), `player ${seat}: ${JSON.stringify(rows)}`).toBe(end);
  }
  const kinds = await Promise.all(['bids', 'sales', 'gifts', 'djinns', 'ends', 'rest'].map((name) => row(page, `${name}`)));
  expect(kinds.every((figures) => figures.length >= players)).toBe(true);
}

/** Expects a solid line for each player, told apart by the names at their ends, and that the chosen player's line is drawn in front. */
async function expectNamedLines(page, players) {
  const names = dialog(page).locator('.review-names > span');
  await expect(names).toHaveText(players);
  const tops = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  const overlaps = tops.filter(([top, bottom], at) => tops.some(([other, end], nth) => nth !== at && other < bottom - 1 && end > top + 1));
  expect(overlaps, 'no name hides another').toEqual([]);
  for (const seat of [1, 0]) {
    await dialog(page).locator(`.review-legend button[data-seat="${seat}"]`).click();
    await expect(dialog(page).locator('.review-legend [aria-pressed=true]')).toHaveText(players[seat]);
    const colour = await dialog(page).locator(`.review-legend button[data-seat="${seat}"]`).getAttribute('data-colour');
    const last = dialog(page).locator('polyline.review-line').last();
    await expect(last).toHaveAttribute('data-colour', colour);
    await expect(last).toHaveClass(/front/);
  }
}

test('an analysis is stopped, survives a reload, goes on, and is done only when all is judged', async ({ newPage }) => {
  test.setTimeout(300_000);
  const page = await newPage({ viewport: { width: 1440, height: 900 }, ownContext: true });
  await openRecord(page, await cut(2, ENTRIES));
  await openReview(page);
  await agreeOnHints(page);
  await expect(dialog(page).locator('[data-says=tells]'), 'it is not over').toHaveCount(1);
  await expect(state(page)).toHaveText(/^Each decision is judged from what its player could know\./);
  await run(page);
  await expect(state(page)).toHaveText('Analysis under way');
  await untilJudged(page, 2);
  await page.click('dialog [data-does=stop-review]');
  await expect(state(page)).toHaveText(/^\d+ of \d+ decisions are judged: what follows speaks of these alone\.$/);
  const [before, all] = (await state(page).innerText()).match(/\d+/g).map(Number);
  expect(before).toBeLessThan(all);
  await expect(dialog(page).locator('tr[data-row=end] th')).toHaveText('Margin so far');
  const costliest = await dialog(page).locator('.review-costliest > span:first-child').allInnerTexts();
  const counts = costliest.map((text) => text.match(/so far \(judged: (\d+) of (\d+)\)$/).slice(1).map(Number));
  expect([0, 1].map((of) => counts.reduce((sum, count) => sum + count[of], 0)), 'nothing is claimed about the rest').toEqual([before, all]);
  await expectSums(page, 2);
  await untilSettled(page);
  expect((await stored(page)).review.decisions.length).toBe(before);
  await page.reload();
  await ready(page);
  await openReview(page);
  await expect(state(page), 'what was found is stored with the game').toHaveText(new RegExp(`^${before} of ${all} decisions`));
  await run(page);
  await expect(state(page)).toHaveText(`All ${all} decisions are judged.`, { timeout: 240_000 });
  await expect(dialog(page).locator('[data-does=run-review]')).toHaveCount(0);
  await expect(dialog(page).locator('.review-costliest > span:first-child', { hasText: 'so far' })).toHaveCount(0);
  await expectSums(page, 2);
  await untilSettled(page);
  const { review, record } = await stored(page);
  expect(review.decisions.length).toBe(all);
  expect(record.actions.length, 'nothing is played').toBe(ENTRIES);

  // Each line has as many points as there are moments, and the table has the same figures.
  const points = await dialog(page).locator('polyline.review-line').evaluateAll((lines) => lines.map((line) => line.getAttribute('points').split(' ').length));
  expect(points).toEqual([all + 1, all + 1]);
  await expectNamedLines(page, ['Anna', 'Sam']);
  await dialog(page).locator('.review-table summary').click();
  await expect(dialog(page).locator('.review-table tbody tr')).toHaveCount(all + 1);
  await dialog(page).locator('[data-setting=review-measure] label').nth(1).click();
  const [one, other] = await dialog(page).locator('.review-table tbody tr').first().locator('td').allInnerTexts();
  expect(figure(one), 'with two players the margins are opposite').toBe(-figure(other));
  await axe(page);
  await expectNames(page);
  await expectNoSidewaysScroll(page);

  // A decision leads to its moment, with the verdict beside the board, and back.
  await dialog(page).locator('[data-setting=which-decisions] label').nth(2).click();
  await expect(dialog(page).locator('.review-decisions li')).toHaveCount(all);
  await dialog(page).locator('.review-decisions li [data-does=see-moment]').nth(4).click();
  await expect(dialog(page)).toHaveCount(0);
  const verdict = page.locator('main.game .review-verdict');
  await expect(verdict.locator('p').first()).toHaveText(/^Round \d+, \w+ (bids|plays)/);
  await expect(verdict.locator('p', { hasText: /^Played: / })).toHaveText(/^Played: .+\.( Better: .+ (That|Perhaps that) cost about \d+ points?[.:]| I find nothing better\.| There was no choice\.)/);
  await axe(page);
  await page.locator('.history-bar [data-does=forth]').click();
  await page.click('[data-does=to-review]');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.click('.history-bar [data-does=to-game]');
  await expect(verdict).toHaveCount(0);

  // What is taken back is forgotten, and what was before stays.
  await openDialog(page, 'log');
  await page.locator('dialog [data-does=take-back]').first().click();
  await page.click('dialog [data-does=take-back-yes]');
  await openReview(page);
  const left = (await state(page).innerText()).match(/\d+/g).map(Number)[0];
  expect(left).toBeLessThanOrEqual(all);

  // Where one player has no hints any more, nothing of it is shown until the game is over.
  await page.keyboard.press('Escape');
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=table]');
  await page.uncheck('dialog [name=hints-1]');
  await page.keyboard.press('Escape');
  await openReview(page);
  await expect(dialog(page).locator('[data-says=closed]')).toHaveCount(1);
  await expect(dialog(page).locator('.review-players')).toHaveCount(0);
});

test('a finished game of three with an expansion is analysed by keys, in French, on a phone', async ({ newPage }) => {
  test.setTimeout(300_000);
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, ownContext: true });
  await importRecord(page, await cut('3-players-artisans'));
  await page.locator('.history-bar [data-does=to-game]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open][data-dialog=score] [data-does=review]').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await expect(dialog(page).locator('[data-says=tells]'), 'it is over').toHaveCount(0);
  await expect(dialog(page).locator('[data-says=decided]'), 'the score sheet comes first').toHaveText(/ bat .+ de \d+ points?\. La feuille de score dit où\u00a0: .+ \d+ contre \d+/);
  await expect(state(page), 'who asks for it after the end is not asked again').toHaveText('Analyse en cours');
  await untilJudged(page, 3);
  await dialog(page).locator('[data-does=stop-review]').focus();
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText(/^\d+ décisions sur \d+ sont jugées\u00a0: /);
  const legend = dialog(page).locator('.review-legend li');
  await expect(legend).toHaveCount(3);
  await expectNamedLines(page, await legend.allInnerTexts());
  const over = await dialog(page).locator('.review-players .score-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(over, 'no column is cut').toBe(0);
  await expectSums(page, 3);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await dialog(page).locator('[data-setting=which-decisions] input').nth(2).focus();
  await page.keyboard.press('Space');
  await dialog(page).locator('.review-decisions li [data-does=see-moment]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.review-verdict p').first()).toHaveText(/^Tour de jeu 1, \S+ (enchérit|joue)/);
  await expect(page.locator('.review-verdict p').nth(1)).toHaveText(/^Joué\u00a0: /);
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.locator('[data-does=to-review]').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
});

test('a verdict shows on the board what is better, what was played, and the turn that is likely after each', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await lookBack(page);
  const { review } = await stored(page);
  const costly = page.locator('[data-does=costliest]');
  const moves = review.decisions.filter(({ best, played, mark, outcomes }) => mark && outcomes.every(({ leaves }) => leaves) && [best, played].every((line) => line.some((action) => action.startsWith('take'))));
  const ends = (line) => line.filter((action) => /^(take|drop)/.test(action)).length;
  const losses = await costly.allInnerTexts();
  const nth = losses.findIndex((text) => moves.some(({ loss }) => text.includes(`−${loss.toFixed(1)}`)));
  const { best, played, outcomes } = moves.find(({ loss }) => losses[nth].includes(`−${loss.toFixed(1)}`));
  await costly.nth(nth).click();
  const verdict = page.locator('main.game .review-verdict');
  const [path, then] = [page.locator('.path-advised'), verdict.locator('[data-says=then]')];
  const marked = ({ leaves }) => page.locator(`.cell[data-shown][data-square=${leaves.tile}]`);
  const expectLine = async (line, outcome, isPlayed) => {
    const { leaves } = outcome;
    await expect(path).toHaveCount(1);
    expect(await path.evaluate((path) => path.hasAttribute('data-played'))).toBe(isPlayed);
    await expect(path.locator('.start, .stop')).toHaveCount(ends(line));
    await expect(marked(outcome)).toHaveCount(1);
    await expect(then).toContainText(`on ${leaves.tile}, about ${Math.round(leaves.points)} point`);
  };
  await expectLine(best, outcomes[0], false);
  await verdict.locator('[data-setting=judged-line] label').nth(1).click();
  await expectLine(played, outcomes[1], true);
  await axe(page, { onlyDrawn: true });
  await expectNoSidewaysScroll(page);
  await page.locator('.history-bar [data-does=forth]').click();
  await expect(path, 'its first step is taken').toHaveCount(0);
  await expect(marked(outcomes[1])).toHaveCount(0);
});

test('the list of games leads to the analysis', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut(2, 12));
  await openDialog(page, 'menu');
  await page.click('dialog [data-does=leave]');
  await openGames(page);
  await page.click('.game-row [data-does=more]');
  await page.click('.game-row [data-does=review]');
  await agreeOnHints(page);
  await expect(state(page)).toHaveText(/^Each decision is judged/);
});

test('the page says that the adviser cannot be fetched, and asks it again', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.context().route(/\/adviser-/, (route) => route.abort());
  await openRecord(page, await cut(2, 3));
  await openReview(page);
  await agreeOnHints(page);
  await run(page);
  await expect(dialog(page).locator('[role=alert]')).toHaveCount(1);
  await expect(state(page), 'nothing is shown as judged').toHaveText(/^Each decision is judged/);
  await page.context().unroute(/\/adviser-/);
  await run(page);
  await expect(state(page)).toHaveText(/^All \d decisions are judged\.$/, { timeout: 60_000 });
  await expect(dialog(page).locator('[role=alert]')).toHaveCount(0);
});
