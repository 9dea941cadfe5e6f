// The start and the end of a game: the start order is drawn, the points are counted before the winner is named; and the sounds of both.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { cut, expectScores, openDialog, openRecord, start } from '../../support/game.mjs';
import { ready } from '../../support/pages.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { acknowledged } from '../../support/storage.mjs';

const sheet = (page) => page.locator('dialog[open][data-dialog=score] .score-sheet');
const totals = (page) => sheet(page).locator('tfoot td').allInnerTexts().then((all) => all.map(Number));
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** Opens a game with two actions to play, the last of which ends it, and plays them. */
async function untilEnd(page, prepare = async () => {}) {
  const whole = await cut(2);
  await openRecord(page, await cut(2, whole.actions.length - 1));
  await prepare();
  await page.locator('.answer[data-action=end], .answer.primary').first().click();
}

/** As `untilEnd`, with the time of the page held until lines are counted: a count that goes on by itself may be over before one looks. */
async function untilCounting(page) {
  await untilEnd(page, async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  });
  const counted = () => sheet(page).locator('tbody tr:not(.to-come)').count();
  while ((await counted()) < 2) await page.clock.runFor(100);
}

/** Counts the tones that the page plays, and lets a journey stop its output. */
const withTones = (page) =>
  page.addInitScript(() => {
    window.tones = [];
    window.outputs = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones.push(Math.round(this.frequency.value));
      if (!window.outputs.includes(this.context)) window.outputs.push(this.context);
      return start.apply(this, when);
    };
  });

test('points are counted line by line before the winner is named, and a key shows the result', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference', ownContext: true });
  await untilCounting(page);
  await sheet(page).and(page.locator('[data-counting]')).waitFor();
  await expect(page.locator('.winners'), 'nobody is named yet').toHaveCount(0);
  await expect(page.locator('[data-does=rematch]')).toBeHidden();
  const early = await totals(page);
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(page.locator('.winners'), 'a key does not close the sheet').toHaveCount(1);
  expect(sum(await totals(page))).toBeGreaterThan(sum(early));
  await expectScores(page, 2);
  await axe(page);
  expect(await sheet(page).locator('.button.primary:visible').count(), 'one button is filled').toBe(1);
  const drawn = () => page.locator('main.game').evaluate((game) => getComputedStyle(game).contentVisibility);
  expect(await drawn(), 'no table is drawn below the sheet').toBe('hidden');
  await page.click('[data-does=see-board]');
  await expect.poll(drawn).toBe('visible');
  // A finished game opens on what was counted.
  await page.reload();
  await ready(page);
  await page.locator('.winners').waitFor();
  await expect(page.locator('[data-counting]')).toHaveCount(0);
});

test('the points are counted on the board: tiles are lit, their pieces fly to the bars, and the line that decides comes last', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference', ownContext: true });
  await untilCounting(page);
  const lines = [];
  const flown = {};
  for (let time = 0; time < 8_000 && (await page.locator('[data-counting]').count()) > 0; time += 100) {
    const now = await page.evaluate(() => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round).join();
      };
      const tiles = [...document.querySelectorAll('.cell')].map(middle);
      const lit = [...document.querySelectorAll('.brought')].map(middle);
      return { line: document.querySelector('.score tr.now')?.dataset.line, lit: lit.length, off: lit.filter((place) => !tiles.includes(place)).length };
    });
    expect(now.off, 'what is lit is a tile').toBe(0);
    if (now.line && now.line !== lines.at(-1)) lines.push(now.line);
    if (now.line) flown[now.line] = Math.max(flown[now.line] ?? 0, now.lit);
    await page.clock.runFor(100);
  }
  await page.clock.resume();
  await page.locator('.winners').waitFor();
  const { columns, decides, owned } = await page.evaluate(() => {
    const points = (row) => [...row.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent, 10));
    const columns = Object.fromEntries([...document.querySelectorAll('.score tbody tr')].map((row) => [row.dataset.line, points(row)]));
    const totals = points(document.querySelector('.score tfoot tr'));
    const most = Math.max(...totals);
    const ahead = ([, line]) => {
      const left = totals.map((total, seat) => total - line[seat]);
      const of = (wins) => Math.max(...left.filter((_, seat) => (totals[seat] === most) === wins));
      return of(true) - of(false);
    };
    const least = Math.min(...Object.entries(columns).filter(([, line]) => line.some(Boolean)).map(ahead));
    return { columns, decides: Object.entries(columns).filter((entry) => ahead(entry) === least).map(([line]) => line), owned: document.querySelectorAll('.cell .owner').length };
  });
  const counted = Object.entries(columns).filter(([, points]) => points.some(Boolean)).map(([line]) => line);
  expect([...lines].sort(), 'every line that anybody has points in is counted within eight seconds').toEqual(counted.sort());
  expect(decides).toContain(lines.at(-1));
  expect(owned).toBeGreaterThan(4);
  expect(flown.tiles, 'each tile with an owner brings its piece').toBe(owned);
  expect(flown.coins, 'coins lie beside the board').toBe(0);
  // The last scene has the pieces of the winner, and nothing is left in the air.
  await expect(page.locator('.caravan > span')).not.toHaveCount(0);
  await expect(page.locator('.brought')).toHaveCount(0);
});

test('a tap shows the result, wherever it falls', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true, reducedMotion: 'no-preference', ownContext: true });
  await untilCounting(page);
  await expect(page.locator('.winners')).toHaveCount(0);
  await page.touchscreen.tap(20, 20);
  await page.clock.resume();
  await page.locator('.winners').waitFor();
  await expectScores(page, 2);
});

test('the count ends by itself', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.desktop, reducedMotion: 'no-preference' });
  await untilEnd(page);
  await sheet(page).and(page.locator('[data-counting]')).waitFor();
  await page.locator('.winners').waitFor();
  await expectScores(page, 2);
  await expect(page.locator('[data-does=rematch]')).toBeVisible();
});

test('the sheet that was counted closes as any dialog does, and the table takes no input until then', async ({ newPage }) => {
  for (const close of ['Escape', 'a tap beside it', 'another dialog']) {
    const page = await newPage({ viewport: VIEWPORTS.desktop, reducedMotion: 'no-preference' });
    await untilEnd(page);
    await sheet(page).and(page.locator('[data-counting]')).waitFor();
    await page.keyboard.press('Space');
    await page.locator('.score-rest').waitFor();
    await expect(page.locator('.table[inert]'), 'all of the table').toHaveCount(1);
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement.closest('.table') === null), 'the focus stays out of the table').toBe(true);
    }
    if (close === 'another dialog') {
      await page.click('.score-next [data-does=share]');
      await page.locator('dialog:modal[data-dialog=share]').waitFor();
      await expect(page.locator('[inert]'), 'the browser does the rest').toHaveCount(0);
    }
    if (close === 'a tap beside it') await page.mouse.click(5, 450);
    else await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await openDialog(page, 'score');
    await expect(page.locator('dialog:modal[data-dialog=score] .winners'), 'it opens again').toBeVisible();
  }
});

test('where less movement is wanted, all points are there at once', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await untilEnd(page);
  await page.locator('.winners').waitFor();
  await expect(page.locator('[data-counting]')).toHaveCount(0);
});

test('the start order of a new game is drawn once, and a tap ends the draw', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
  // Slowly, so that it is not over before one looks.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await start(page, { players: 4 });
  const moving = () => page.evaluate(() => [...document.querySelectorAll('.bid-order li')].flatMap((disc) => disc.getAnimations()).filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(4);
  await page.mouse.click(5, 300);
  await expect.poll(moving).toBe(0);
  // The reload comes once the game is kept.
  await acknowledged(page);
  await page.reload();
  await ready(page);
  await page.locator('.bid-order li').first().waitFor();
  expect(await moving(), 'a reload draws nothing').toBe(0);
});

test('sounds begin with the first touch, rise with each drop, can be switched off at the board, and come back after a call', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await withTones(page);
  const { actions } = await cut(2);
  const take = actions.findIndex((action) => action.startsWith('take'));
  await openRecord(page, await cut(2, take));
  expect(await page.evaluate(() => window.tones.length), 'nothing sounds before a touch').toBe(0);
  const heard = () => page.evaluate(() => window.tones.splice(0));
  await page.click(`.cell[data-square="${actions[take].split(' ')[1]}"]`);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
  const firsts = [];
  for (const action of actions.slice(take + 1).filter((action) => action.startsWith('drop')).slice(0, 2)) {
    await page.click(`.cell[data-square="${action.split(' ')[1]}"]`);
    await expect.poll(async () => firsts.push(...(await heard()).slice(0, 1))).toBeGreaterThan(firsts.length);
  }
  // A call stops the output; a touch resumes it.
  await page.evaluate(() => window.outputs[0].suspend());
  await expect.poll(() => page.evaluate(() => window.outputs[0].state), 'it resumes by itself').toBe('running');
  const button = page.locator('[data-does=sound]');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await heard();
  await page.keyboard.press('PageUp');
  await page.reload();
  await ready(page);
  await expect(button, 'the choice is stored').toHaveAttribute('aria-pressed', 'false');
});
