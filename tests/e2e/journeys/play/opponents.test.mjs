// Games against computers: set up by one tap or seat by seat, shown at a pace, taken back, left and watched.
import { axe, expectNames, expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cut, look, openDialog, openRecord, openSetup, playAgainst, start, untilMine } from '../../support/game.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { byKeys } from '../../support/press.mjs';
import { acknowledged, storedActions, untilSettled } from '../../support/storage.mjs';

/** The line that sums up the last turn of a computer. */
const told = (page) => page.locator('.action-bar .turn-summary');

const quick = async (page) => {
  await open(page);
  await page.locator('[data-does=quick]').click();
  await page.locator('main.game').waitFor();
};

/** Opens the first entries of a recorded game of two in which a computer plays the seat that acts next, or the other seat. */
async function openAgainst(page, entries, { level = 'apprentice', isNext = true } = {}) {
  const record = await cut(2, entries);
  await openRecord(page, record);
  const active = await page.locator('.player.active').getAttribute('data-seat');
  const isComputer = (seat) => (String(seat) === active) === isNext;
  // Without this the page would open the first game again.
  await page.evaluate(() => localStorage.removeItem('naqala.current'));
  await openRecord(page, { ...record, computers: [0, 1].map((seat) => (isComputer(seat) ? level : null)) }, { handOver: true });
  return [0, 1].findIndex(isComputer);
}

test('one tap starts a game against a scribe, and a whole round is played by clicks', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await withStored(page, { pace: 'at-once' });
  await quick(page);
  await expect(page.locator('.player[data-seat="1"] .player-level')).toHaveText('scribe');
  await expect(page.locator('.cover')).toHaveCount(0);
  let lines = 0;
  await playAgainst(page, { done: async () => {
    lines += await told(page).count();
    return /Round 2/.test(await page.locator('.top-round').innerText());
  } });
  expect(lines, 'the turns of the computer are summed up').toBeGreaterThan(0);
  expect(await page.locator('.cover').count(), 'one person needs no cover').toBe(0);
  await expect(page.locator('.player[data-seat="0"] .player-score')).toHaveText(/^[★☆]\d+$/);
  const computer = page.locator('.player[data-seat="1"]');
  await expect(computer.locator('.player-score'), 'what the computer hides stays hidden').toHaveText(/^[★☆]≥\d+$/);
  await expect(computer.locator('[data-stat=coin] [aria-label="coins hidden"]')).toHaveCount(1);
  await openDialog(page, 'score');
  await expect(page.locator('table.score thead th').last()).toContainText('scribe');
});

/** Scrolls what lies under the bar of a phone out from it. */
const scrollOut = (page) => page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));

test('a computer says why it has played so, and what that leaves, on a phone in French', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true, locale: 'fr-FR', ownContext: true });
  await withStored(page, { pace: 'at-once' });
  await quick(page);
  const taught = page.locator('.turn-summary[data-taught]');
  const board = () => page.locator('.board').boundingBox();
  const before = await board();
  await expect(taught).toHaveCount(0);
  await openDialog(page, 'settings');
  await page.locator('dialog [name=teacher]').check();
  await page.keyboard.press('Escape');
  const leaves = /^Idris .+\. Il vous reste des \p{L}+ en [a-f][1-5], .*\d+ points?\.$/u;
  // A bid is only told, and a turn before a bid leaves nothing yet.
  await playAgainst(page, { done: async () => await taught.count() > 0 && leaves.test(await taught.innerText()) });
  const line = await taught.innerText();
  await expect(page.locator('p.unseen[role=status]').first(), 'screen readers hear it').toContainText(line);
  await expect(told(page), 'it takes the place of the line that says what was done').toHaveCount(1);
  expect(await board(), 'the board stays where it was').toEqual(before);
  const { whole, top } = await taught.evaluate((line) => ({ whole: line.scrollHeight <= line.clientHeight + 1, top: line.getBoundingClientRect().top }));
  expect(whole && top > before.y + before.height, 'the line is whole and beside the board').toBe(true);
  await scrollOut(page);
  await axe(page);

  await openDialog(page, 'settings');
  await page.locator('dialog [name=teacher]').uncheck();
  await page.keyboard.press('Escape');
  await expect(taught).toHaveCount(0);
  await expect(told(page)).toContainText('Idris');
});

test('the quick way remembers the level, and the set-up who plays', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  await openSetup(page);
  await page.locator('.player-row input[type=text]').first().fill('Zoé');
  await page.keyboard.press('Escape');
  await page.locator('.quick select').selectOption('apprentice');
  await page.locator('[data-does=quick]').click();
  await expect(page.locator('.player[data-seat="0"] .player-words')).toHaveText('Zoé');
  await openDialog(page, 'menu');
  await page.click('[data-does=leave]');
  await expect(page.locator('.quick select')).toHaveValue('apprentice');
  await page.click('[data-does=setup]');
  await expect(page.locator('.player-row input[type=text]').first()).toHaveValue('Zoé');
  await page.locator('.player-row select').nth(1).selectOption('sultan');
  await expect(page.locator('.player-row input[type=text]').nth(1), 'a default name changes with the seat').toHaveValue('Idris');
  await expect(page.locator('.level-hints')).toContainText('strongest');
});

test('a computer shows its turn step by step, and a tap skips ahead', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true });
  await withStored(page, { pace: 'calm' });
  const seat = await openAgainst(page, 4);
  // One script looks and clicks, so that the computer cannot end its turn in between.
  const steps = await page.evaluate(async () => {
    const seen = () => document.querySelectorAll('main.game[data-computer=plays] .cell[data-visited]').length;
    const steps = [];
    while (steps.length < 2) {
      if (seen() > 0 && seen() !== steps.at(-1)) steps.push(seen());
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    document.querySelector('.cell').click();
    return steps;
  });
  expect(steps[1], 'the path grows step by step').toBeGreaterThan(steps[0]);
  await expect(page.locator(`.player.active[data-seat="${seat}"]`), 'the rest is played at once').toHaveCount(0);
  await expect(told(page)).toContainText(/ (took|ended on) [a-f][1-5] with \d /);
  await expect(page.locator('p.unseen[role=status]').first(), 'screen readers hear the turn in one sentence').toContainText(await told(page).innerText());
  await page.locator('[data-does=show-again]').tap();
  await page.locator('.history-bar').waitFor();
  await page.locator('[data-does=to-game]').tap();
  await expect(told(page)).toBeVisible();
});

test('each drop of a computer stays for as long as the pace says', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await withStored(page, { pace: 'calm' });
  await page.clock.install();
  await openAgainst(page, 4);
  await page.locator('main.game[data-computer=plays]').waitFor();
  await page.clock.pauseAt(Date.now() + 1000);
  const path = () => page.locator('.board .cell[data-visited]').count();
  // The page's own time at which each drop but the first few appears.
  const drops = [];
  for (let [time, before] = [0, await path()]; time < 12_000 && await page.locator('main.game[data-computer=plays]').count(); time += 20) {
    await page.clock.runFor(20);
    const now = await path();
    if (now > before) drops.push(time);
    before = now;
  }
  const waits = drops.slice(1).map((time, at) => time - drops[at]);
  expect(waits.length, 'several drops follow each other').toBeGreaterThan(1);
  expect(waits.filter((wait) => Math.abs(wait - 600) > 20), `of ${waits}`).toEqual([]);
});

test('taps are refused in words while a computer thinks, and a reload loses and doubles nothing', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await withStored(page, { pace: 'at-once' });
  // As soon as the game is stored and the computer thinks, the page is clicked and loaded again.
  await page.addInitScript(() => {
    const watch = () => {
      const isThinking = document.querySelector('main.game[data-computer=thinks]') && document.documentElement.dataset.stored;
      if (sessionStorage.getItem('refused') !== null) return;
      if (!isThinking) return requestAnimationFrame(watch);
      document.querySelector('[data-square=c3]').click();
      setTimeout(() => {
        sessionStorage.setItem('refused', document.querySelector('.refusal').textContent);
        location.reload();
      });
    };
    watch();
  });
  await openAgainst(page, 4, { level: 'sultan' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('refused')).catch(() => null)).toContain('is thinking');
  await page.locator('main.game').waitFor();
  await untilMine(page);
  await expect.poll(async () => (await storedActions(page)).at(-1), { message: 'the stored game ends with the end of the turn' }).toBe('end');
  await acknowledged(page, (await storedActions(page)).length);
  const played = (await storedActions(page)).slice(4);
  expect(played.filter((action) => action.startsWith('take')), 'one move').toHaveLength(1);
  expect(played.filter((action) => action === 'end'), 'one turn').toHaveLength(1);
  expect(played.at(-1)).toBe('end');
});

test('a computer plays its turn once, even if another tab takes the game over while it thinks', async ({ newPage }) => {
  const first = await newPage({ ownContext: true });
  await withStored(first, { pace: 'at-once' });
  // The workers of this tab get their requests when the test releases them.
  await first.addInitScript(() => {
    window.held = [];
    window.Worker = class extends window.Worker {
      postMessage(text) {
        window.held.push(() => super.postMessage(text));
      }
    };
  });
  await openAgainst(first, 4, { level: 'courtier' });
  await first.locator('main.game[data-computer=thinks]').waitFor();
  await acknowledged(first, 4);
  const second = await first.context().newPage();
  await withStored(second, { pace: 'at-once' });
  await open(second);
  await second.locator('.notice.elsewhere').waitFor();
  expect(await storedActions(second), 'a tab that only shows the game does not play').toHaveLength(4);
  await second.click('[data-does=take-over]');
  await untilMine(second);
  await untilSettled(second);
  const played = await storedActions(second);
  expect(played.slice(4).filter((action) => action === 'end'), 'one turn').toHaveLength(1);
  await first.locator('.notice.elsewhere').waitFor();
  await first.evaluate(() => window.held.forEach((send) => send()));
  await first.bringToFront();
  await first.click('[data-does=take-over]');
  await first.locator('.notice.elsewhere').waitFor({ state: 'detached' });
  await untilMine(first);
  await untilSettled(first);
  expect(await storedActions(first), 'the late reply plays nothing').toEqual(played);
});

test('one takes a turn back past the computer, and the record notes it', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  await openAgainst(page, 4, { isNext: false });
  const isTurnOver = async () => (await told(page).count()) > 0;
  await playAgainst(page, { done: isTurnOver });
  await page.locator('[data-does=take-back-own]').click();
  await expect(told(page)).toHaveCount(0);
  await expect.poll(async () => (await storedActions(page)).at(-1)).toBe('back 4');
  const before = (await storedActions(page)).length;
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedActions(page)).length, 'the take-back can be undone').toBe(before - 1);
  await expect(told(page)).toHaveCount(1);
});

test('after a take-back the sentence and the lines of the turns that still stand are there again', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true, ownContext: true });
  await withStored(page, { pace: 'at-once' });
  await page.clock.install();
  // Two computers move before the person.
  await openRecord(page, { ...(await cut(3, 3)), computers: [null, 'apprentice', 'apprentice'] }, { handOver: true });
  await untilMine(page);
  const since = page.locator('.since');
  await expect(since.locator('.since-line')).toHaveCount(2);
  const before = [await told(page).innerText(), await since.getAttribute('aria-label')];
  const isAsked = await asked(page);
  const entries = (await (await untilSettled(page), storedActions(page))).length;
  // One decision on, and back.
  const isFurther = () => page.evaluate((entries) => Number(document.documentElement.dataset.stored) > entries && !!document.querySelector('[data-does=take-back-own]'), entries);
  await playAgainst(page, { done: isFurther });
  await page.locator('[data-does=take-back-own]').click();
  await expect(page.locator('.action-bar .prompt')).toHaveText(isAsked);
  expect([await told(page).innerText(), await since.getAttribute('aria-label')]).toEqual(before);
  const length = (await (await untilSettled(page), storedActions(page))).length;
  await since.click();
  await page.locator('main.game[data-past]').waitFor();
  // It plays for ten seconds.
  await page.clock.runFor(30_000);
  await expect(page.locator('[data-does=play]'), 'it plays to the end of what stands').toHaveAttribute('aria-label', 'Play');
  const { value, max } = await page.locator('.history-slider').evaluate(({ value, max }) => ({ value: Number(value), max: Number(max) }));
  expect(max).toBe(length);
  expect(value, 'what was taken back is not shown').toBeLessThan(entries + 1);
});

test('one person sees what each of three computers did, and shows it again, at every size', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  await withStored(page, { pace: 'at-once' });
  await start(page, { players: 4, computers: ['apprentice', 'apprentice', 'apprentice'] });
  const since = page.locator('.since');
  await playAgainst(page, { done: async () => (await since.locator('.since-line').count()) > 1 });
  const seats = await since.locator('.marker').evaluateAll((all) => all.map(({ dataset }) => dataset.seat));
  expect(seats, 'a line for each turn of another').not.toContain('0');
  expect(new Set(seats).size, 'one turn each').toBe(seats.length);
  expect(await since.getAttribute('aria-label')).toMatch(/(took|ended on) [a-f][1-5].*(took|ended on) [a-f][1-5]/);
  expect(await since.getAttribute('aria-label'), 'no sentence ends twice').not.toContain('..');
  for (const [width, height] of [[1024, 768], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-does=show-again]'), 'one button shows them again').toBeHidden();
    await expect(since.locator(':scope > .icon'), 'it shows that it plays').toBeVisible();
    const box = await since.boundingBox();
    expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height && box.height >= 44, JSON.stringify(box)).toBe(true);
    await scrollOut(page);
    await axe(page);
  }
  await since.click();
  await page.locator('main.game[data-past]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main.game:not([data-past])').waitFor();
  await expect(since).toHaveCount(1);
});

test('where the players agreed that decisions stand, nothing can be taken back', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  await openSetup(page);
  await page.locator('.player-row select').nth(1).selectOption('apprentice');
  await page.click('.setup-more summary');
  await page.locator('input[name=strict]').check();
  await page.locator('.setup-form button[type=submit]').click();
  await playAgainst(page, { done: async () => (await page.locator('.player.active[data-seat="0"]').count()) > 0 && (await told(page).count()) > 0 });
  await expect(page.locator('[data-does=take-back-own]')).toHaveCount(0);
  await openDialog(page, 'log');
  await expect(page.locator('[data-does=take-back]')).toHaveCount(0);
});

test('a game between computers runs to its end', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  await openSetup(page);
  for (const seat of [0, 1]) await page.locator('.player-row select').nth(seat).selectOption('apprentice');
  await page.locator('.setup-form button[type=submit]').click();
  await page.locator('dialog[data-dialog=score] .winners').waitFor();
  await expect(page.locator('table.score tfoot td').first(), 'at the end all is shown').toHaveText(/^\d+$/);
  await page.locator('dialog [data-does=new-game]').click();
  await expect(page.locator('.quick [data-opens=results]'), 'nobody won or lost').toHaveCount(0);
});

test('a player who leaves is replaced by a computer, and a computer by a person', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  const record = await cut(3, 6);
  await openRecord(page, record);
  const seat = Number(await page.locator('.player.active').getAttribute('data-seat'));
  const choose = async (level) => {
    await openDialog(page, 'menu');
    await page.click('[data-does=table]');
    await page.locator('.dialog .player-row select.who').nth(seat).selectOption(level);
    await page.keyboard.press('Escape');
  };
  await choose('apprentice');
  await untilMine(page);
  await expect(page.locator(`.player[data-seat="${seat}"] .player-level`)).toHaveText('apprentice');
  await openDialog(page, 'log');
  await expect(page.locator('dialog h3').first()).toContainText(/turn|bids/);
  await expect(page.locator('dialog').getByText('· apprentice').first(), 'the log says who is a computer').toBeVisible();
  await page.keyboard.press('Escape');
  await choose('');
  await expect(page.locator(`.player[data-seat="${seat}"] .player-level`)).toHaveCount(0);
  await expect(page.locator('main.game:not([data-computer])')).toHaveCount(1);
});

test('a result counts once and can be cleared', async ({ newPage }) => {
  const page = await newPage();
  await withStored(page, { pace: 'at-once' });
  const whole = await cut(2);
  await openAgainst(page, whole.actions.length - 1, { isNext: false });
  await playAgainst(page, { done: async () => (await page.locator('dialog[data-dialog=score] .winners').count()) > 0 });
  await untilSettled(page);
  await page.reload();
  await page.locator('dialog[data-dialog=score] .winners').waitFor();
  await page.locator('dialog [data-does=new-game]').click();
  await page.locator('.quick [data-opens=results]').click();
  await expect(page.locator('table.results tbody tr')).toHaveCount(1);
  await expect(page.locator('table.results td').first()).toHaveText('1');
  await axe(page);
  await page.locator('[data-does=clear-results]').click();
  await expect(page.locator('table.results')).toHaveCount(0);
});

test('set-up and game with a computer pass axe and work by keys', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const expectSound = async () => {
    for (const [width, height] of [[390, 844], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      await axe(page);
      await expectNames(page);
      await expectNoSidewaysScroll(page);
    }
  };
  await withStored(page, { pace: 'at-once' });
  await openSetup(page);
  const who = page.locator('.player-row select').nth(1);
  await who.focus();
  await page.keyboard.press('ArrowDown');
  await expect(who).toHaveValue('novice');
  await expectSound();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.locator('[data-does=quick]').waitFor();
  await expectSound();
  await page.locator('[data-does=quick]').focus();
  await page.keyboard.press('Enter');
  await page.locator('main.game').waitFor();
  const isMoving = async () => (await told(page).count()) > 0 && (await page.locator('.cell[data-light=alive]').count()) > 0;
  await playAgainst(page, { done: isMoving, press: byKeys(page) });
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is kept while the computer plays').toBe(true);
  expect(await asked(page)).not.toBe('');
  await expectSound();
  expect((await look(page)).length).toBeGreaterThan(0);
});

test('the recap draws the tent with which a tile was taken, not a camel', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  // A player's first moves have words in its place.
  await withStored(page, { moves: 10 });
  await openRecord(page, await cut('3-players-artisans', 112));
  const piece = page.locator('.since-line b + .icon > use');
  await expect(piece).toHaveCount(1);
  await expect(piece).toHaveAttribute('href', '#tent');
});
