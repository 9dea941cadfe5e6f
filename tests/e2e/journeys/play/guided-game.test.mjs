// The first game: started from the course, with a guide that speaks less and less, suggestions, and the next level as the next opponent.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cell, cut, leave, openDialog, openGuided, playAgainst, untilMine } from '../../support/game.mjs';
import { lesson, performByScript } from '../../support/learner.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { byKeys, byMouse, byTouch } from '../../support/press.mjs';
import { storedActions, untilSettled } from '../../support/storage.mjs';

const guide = (page) => page.locator('main.game .guide');
const said = (page) => page.locator('.guide-said').allInnerTexts();

const AT_ONCE = { pace: 'at-once' };

/** Plays until `isDone()`, and waits for the computer in between. */
const playOn = (page, isDone, press = byMouse(page)) =>
  playAgainst(page, { seed: 5, press, done: isDone });

const isRound = (page, round) => async () => new RegExp(` ${round}\\b`).test(await page.locator('.top-round').innerText());

const entries = async (page) => (await storedActions(page)).length;

/** Expects the whole board to be in sight unless one chooses a card below it, and the guide not to lie over it. */
async function expectBoardFree(page) {
  const [board, panel] = await Promise.all(['.board-frame', '.guide'].map((each) => page.locator(`main.game ${each}`).first().boundingBox()));
  const { width, height } = page.viewportSize();
  const isChoosing = (await page.locator('.market .card:is(.lit, .chosen), .djinns .djinn:is(.lit, .chosen)').count()) > 0;
  const isInSight = board.x >= 0 && board.y >= 0 && board.x + board.width <= width && board.y + board.height <= height;
  expect(isInSight || isChoosing, `the whole board ${JSON.stringify(board)} is in sight while the page asks: ${await asked(page)}`).toBe(true);
  const isBeside = panel.x >= board.x + board.width - 1 || panel.y >= board.y + board.height - 1 || panel.y + panel.height <= board.y + 1;
  expect(isBeside, `the guide ${JSON.stringify(panel)} lies beside the board ${JSON.stringify(board)}`).toBe(true);
}

for (const [locale, viewport, touch, first] of [
  ['en-GB', { width: 390, height: 844 }, true, /^Bid for your first turn/],
  ['fr-FR', { width: 1024, height: 768 }, false, /^Misez pour votre premier tour/],
]) {
  test(`the course leads into a game whose first round has a guide (${locale})`, { tag: touch ? [] : '@all' }, async ({ newPage }) => {
    const page = await newPage({ locale, viewport, touch });
    await withStored(page, { ...AT_ONCE, table: 'teal Zoé\nblack Sam' });
    await open(page, '#learn=first-game');
    await page.locator('main.lesson').waitFor();
    await performByScript(page, (await lesson('first-game')).steps[0].solution);
    await page.locator('.lesson-panel [data-does=next]').click();
    await axe(page);
    const begin = page.locator('.lesson-end [data-does=first-game]');
    await (touch ? begin.tap() : begin.click());
    await guide(page).waitFor();
    expect(new URL(page.url()).hash, 'a reload opens the game').toBe('');
    await expect(page.locator('.player[data-seat="0"] .player-words')).toHaveText('Zoé');
    await expect(page.locator('.player[data-seat="1"] .player-level')).toHaveText(/^nov/);
    await untilMine(page);
    const seen = new Set();
    let isFirst = true;
    const look = async () => {
      if (!(await guide(page).count())) return;
      if (await page.locator('.guide-ask').count()) {
        if (isFirst) expect(await page.locator('.guide-ask').innerText()).toMatch(first);
        isFirst = false;
      }
      const now = await said(page);
      now.forEach((line) => seen.add(line));
      const twice = await page.locator('p.unseen[role=status]').first().innerText();
      if (now.length > 0) expect(twice, 'screen readers hear it from the guide only').toBe('');
    };
    const press = touch ? byTouch(page) : byMouse(page);
    await playOn(page, async () => (await look(), await expectBoardFree(page), isRound(page, 2)()), press);
    await axe(page);
    await expectNames(page);
    await expectNoSidewaysScroll(page);
    expect(seen.size, [...seen].join('\n')).toBeGreaterThan(5);
    expect(await page.locator('.cover').count(), 'nobody is asked to pass the device').toBe(0);
  });
}

for (const [locale, end] of [['en-GB', /^From now on I speak only of what is new/], ['fr-FR', /^Désormais, je ne parle que de ce qui est nouveau/]]) {
  test(`after two rounds the guide speaks only of what is new (${locale})`, async ({ newPage }) => {
    const page = await newPage({ locale });
    await withStored(page, AT_ONCE);
    // The person ends the second round.
    await openGuided(page, 67, { hints: [0, 1] });
    await page.locator('.answer[data-action=end]').click();
    await untilMine(page);
    await expect(page.locator('.guide-said')).toHaveText(end);
    await expect(page.locator('.guide [data-does=suggest]'), 'bids are known').toHaveCount(0);
    const before = await entries(page);
    await playOn(page, async () => (await entries(page)) > before);
    await expect(guide(page), 'it has nothing to add').toHaveCount(0);
    await untilMine(page);
    await expect(page.locator('.answer[data-does=hint]'), 'hints are there instead').toBeVisible();
    // Whatever it explains from here on, it has explained at most once before.
    const asked = [];
    await playOn(page, async () => {
      const line = await page.locator('.guide-ask').allInnerTexts();
      if (line.length > 0 && line[0] !== asked.at(-1)) asked.push(line[0]);
      return isRound(page, 5)();
    });
    for (const line of asked) expect(asked.filter((other) => other === line).length, line).toBeLessThanOrEqual(2);
  });
}

test('the first game has a place in the course and an address of its own', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, AT_ONCE);
  await open(page, '#learn');
  await page.locator('[data-lesson=game]').click();
  await page.getByRole('heading', { name: 'Your first game' }).waitFor();
  await axe(page);
  await page.locator('[data-does=first-game]').click();
  await guide(page).waitFor();
  await expect(page.locator('.player[data-seat="0"] .player-words')).toHaveText('Anna');
});

test('a suggestion is shown and not played, and stays while the player follows it', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 768, height: 1024 } });
  await withStored(page, AT_ONCE);
  await openGuided(page, 4);
  await page.locator('[data-does=suggest]').click();
  const line = page.locator('.guide-suggestion');
  await expect(line).toHaveText(/^Tip: take ([a-f][1-5])(, go by .+)? and end on ([a-f][1-5]) with /);
  expect(await entries(page), 'nothing is played').toBe(4);
  const [, from, end] = (await line.innerText()).match(/take (..).* end on (..)/);
  for (const square of [from, end]) await expect(cell(page, square), 'the board marks its tiles').toHaveAttribute('data-shown', '');
  await cell(page, from).click();
  await expect(line, 'the rest of it stays').toHaveText(/^Tip: tap /);
  await page.keyboard.press('Control+z');
  await expect(line).toHaveText(/^Tip: take /);
  const other = page.locator(`.cell[data-light=alive]:not([data-square="${from}"])`).first();
  await other.click();
  await expect(line, 'another move ends it').toHaveCount(0);
  await expect(page.locator('.cell[data-shown]')).toHaveCount(0);
});

test('the guide can be hidden by keys, comes back from the menu, and a reload keeps either', async ({ newPage }) => {
  const page = await newPage({ ownContext: true, locale: 'fr-FR' });
  await withStored(page, AT_ONCE);
  await openGuided(page, 4);
  await expect(page.locator('.guide-ask')).toHaveText(/^Prenez tous les meeples/);
  await untilSettled(page);
  await page.reload();
  await expect(page.locator('.guide-ask')).toHaveText(/^Prenez tous les meeples/);
  for (const does of ['suggest', 'hide-guide']) {
    const button = page.locator(`.guide [data-does=${does}]`);
    await button.evaluate((element) => (element.dataset.e2e = 'key'));
    await byKeys(page)({ id: 'key', text: does });
    if (does === 'suggest') await expect(page.locator('.guide-suggestion')).toHaveText(/^Conseil/);
    await page.evaluate(() => document.querySelectorAll('[data-e2e]').forEach((element) => delete element.dataset.e2e));
  }
  await expect(guide(page)).toHaveCount(0);
  await expect(page.locator('.cell[data-shown]'), 'its marks are gone, too').toHaveCount(0);
  await untilSettled(page);
  await page.reload();
  await page.locator('main.game').waitFor();
  await expect(guide(page)).toHaveCount(0);
  await openDialog(page, 'menu');
  await axe(page);
  await page.locator('[data-does=show-guide]').click();
  await expect(page.locator('.guide-ask')).toHaveText(/^Prenez tous les meeples/);
});

/** Plays the last steps of a guided game that the person wins or loses. */
async function endGuided(page, hasWon) {
  await withStored(page, AT_ONCE);
  await page.addInitScript(() => localStorage.getItem('naqala.level') ?? localStorage.setItem('naqala.level', 'novice'));
  const whole = await cut(2);
  // The player to decide last loses.
  await openGuided(page, whole.actions.length - 1, { isNext: !hasWon });
  await expect(guide(page), 'the guide is long gone').toHaveCount(0);
  const isOver = async () => (await page.locator('dialog[data-dialog=score] .winners').count()) > 0;
  if (hasWon) await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  else await playOn(page, isOver);
}
const lastLevel = (page) => page.evaluate(() => localStorage.getItem('naqala.level'));

test('once won, the game offers an apprentice, and the quick way does so from then on', async ({ newPage }) => {
  const page = await newPage();
  await endGuided(page, true);
  const next = page.locator('dialog .button.primary');
  await expect(next).toHaveText('Play an apprentice');
  await expect(page.locator('dialog .ending')).toContainText(/No move was left|had no camel left/);
  await axe(page);
  expect(await lastLevel(page)).toBe('apprentice');
  await next.click();
  await expect(page.locator('.player .player-level')).toHaveText('apprentice');
  await expect(guide(page), 'without a guide').toHaveCount(0);
  await leave(page);
  await expect(page.locator('.quick select')).toHaveValue('apprentice');
});

test('once lost, the game offers another one against a novice first', async ({ newPage }) => {
  const page = await newPage();
  await endGuided(page, false);
  await expect(page.locator('dialog .button.primary')).toHaveText('Rematch');
  expect(await lastLevel(page)).toBe('novice');
  await page.locator('dialog [data-does=next-level]').click();
  await expect(page.locator('.player .player-level')).toHaveText('apprentice');
});

test('on a phone the guide hides neither the cards nor the djinns of which it speaks', async ({ newPage }) => {
  // A game comes to its first market soon, and seldom to a sacred place with elders to pay.
  for (const [from, about, row] of [[0, 'cards', '.market'], [50, 'djinns', '.djinns']]) {
    const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true });
    await withStored(page, AT_ONCE);
    await openGuided(page, from);
    await guide(page).waitFor();
    const speaksOfIt = async () => (await guide(page).count()) > 0 && (await guide(page).getAttribute('data-about')) === about;
    await playOn(page, async () => (await speaksOfIt()) || isRound(page, 12)(), byTouch(page));
    expect(await speaksOfIt(), `the guide speaks of ${about}`).toBe(true);
    const [panel, shown] = await page.evaluate((row) => ['.guide', row].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()), row);
    expect(shown.bottom, `${about}: the row ends above the guide`).toBeLessThanOrEqual(panel.top + 1);
  }
});

test('three comments leave the row of cards in sight beside the board, in both languages', async ({ newPage }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await newPage({ locale, viewport: { width: 1024, height: 768 } });
    // The computer only has to end its turn, which brought viziers: what it did, who has more of them, and what it leaves.
    await openGuided(page, 38, { isNext: false, more: ['take c1', 'drop b1 w', 'drop b2 y', 'pass'] });
    await expect(page.locator('.guide-said')).toHaveCount(3);
    const [lower, title, side] = await Promise.all([guide(page), page.locator('.market .row-title'), page.locator('.game > .side')].map((part) => part.boundingBox()));
    expect(lower.y + lower.height, locale).toBeLessThanOrEqual(title.y);
    expect(side.y + side.height, 'the players are in the window').toBeLessThanOrEqual(768);
  }
});
