// Games through the page, to a score sheet that adds up: by mouse, by keys, by touch, with computers. For a commit one of them is whole, and
// the others end after some presses; with `--all` all are whole.
import { expectNoSidewaysScroll } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { expectScores, openDialog, play as playGame, playAgainst as playGameAgainst, start } from '../../support/game.mjs';
import { open, withStored } from '../../support/pages.mjs';
import { byKeys, byTouch, drawSmall, nearest } from '../../support/press.mjs';
import { IS_WHOLE_RUN, VIEWPORTS } from '../../support/site.mjs';

// Each game is one step of the test: for a call outside a step, the test runner looks through all earlier calls.
const play = (page, options) => test.step('plays the game', () => playGame(page, options));
const playAgainst = (page, options) => test.step('plays the game', () => playGameAgainst(page, options));

/** Returns a function that tells whether to stop: after so many presses, unless the games are whole. */
function briefly(presses) {
  let left = presses;
  return async () => !IS_WHOLE_RUN && (left -= 1) < 0;
}

test('three play with both expansions by keys alone, in French, handing the device over, and never lose the focus', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-FR', viewport: VIEWPORTS.desktop });
  await start(page, { players: 3, seed: '9', handOver: true, expansions: ['artisans', 'whims'] });
  await drawSmall(page);
  await play(page, { seed: 6, press: byKeys(page), choose: nearest(page), done: briefly(50) });
  if (IS_WHOLE_RUN) await expectScores(page, 3);
});

test('two play by touch, in French, on a table that turns to each player, now on a tablet and now on a phone', async ({ newPage }) => {
  const page = await newPage({ touch: true, locale: 'fr-FR', viewport: VIEWPORTS.tablet });
  await withStored(page, { turn: 'on' });
  await start(page, { seed: '23', handOver: true });
  const sides = new Set();
  const press = byTouch(page);
  let count = 0;
  await play(page, {
    seed: 9,
    done: briefly(90),
    press: async (choice) => {
      const side = await page.evaluate(() => document.documentElement.dataset.turn ?? '0');
      sides.add(`${side} on a ${count % 40 < 20 ? 'tablet' : 'phone'}`);
      await press(choice);
      count += 1;
      if (count % 20 === 0) await page.setViewportSize(count % 40 < 20 ? VIEWPORTS.tablet : VIEWPORTS.phone);
    },
  });
  expect(count, 'presses').toBeGreaterThan(80);
  expect([...sides].sort()).toEqual(['0 on a phone', '0 on a tablet', '180 on a phone', '180 on a tablet']);
  if (IS_WHOLE_RUN) await expectScores(page, 2);
  await page.setViewportSize(VIEWPORTS.phone);
  await expectNoSidewaysScroll(page);
});

const atOnce = (page) => withStored(page, { pace: 'at-once' });

test('one plays a whole game against a scribe by touch on a phone, in French, and then a rematch', async ({ newPage }) => {
  const page = await newPage({ touch: true, locale: 'fr-FR', viewport: VIEWPORTS.phone });
  await atOnce(page);
  await open(page);
  await page.locator('[data-does=quick]').tap();
  await page.locator('main.game').waitFor();
  await playAgainst(page, { press: byTouch(page) });
  await expectScores(page, 2);
  await expectNoSidewaysScroll(page);
  await page.locator('[data-does=rematch] >> visible=true').tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.player[data-seat="1"] .player-level'), 'a rematch keeps the computer').toHaveText('scribe');
});

test('two people and three computers play with both expansions by mouse, handing the device over, and then a rematch', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
  await atOnce(page);
  const computers = ['apprentice', 'courtier', 'sultan'];
  await start(page, { players: 5, seed: '5', handOver: true, expansions: ['artisans', 'whims'], computers });
  expect(await page.locator('.cell').count()).toBe(42);
  await playAgainst(page, { done: briefly(60) });
  if (IS_WHOLE_RUN) {
    await expectScores(page, 5);
  } else {
    const cover = page.locator('.cover button.primary');
    if (await cover.count()) await cover.click();
    await openDialog(page, 'score');
  }
  const lines = await page.locator('table.score tbody tr').evaluateAll((rows) => rows.map((row) => row.dataset.line));
  for (const line of ['cities', 'artisans', 'items', 'tent']) expect(lines).toContain(line);
  const heads = await page.locator('table.score thead th').allInnerTexts();
  expect(heads.slice(3).map((head) => head.trim().split(/\s+/).at(-1)), 'the score sheet names the levels').toEqual(computers);
  await expectNoSidewaysScroll(page);
  if (!IS_WHOLE_RUN) return;
  await page.click('[data-does=rematch] >> visible=true');
  await page.locator('.bid-track.bidding, .cover').first().waitFor();
});
