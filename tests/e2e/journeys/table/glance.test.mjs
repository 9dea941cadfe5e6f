// The table at a glance: whose turn it is, who leads, what each card does, without a tap.
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/fixtures.mjs';
import { asked, cut, openRecord } from '../../support/game.mjs';
import { SCREENS } from '../../support/screens.mjs';
import { VIEWPORTS } from '../../support/site.mjs';
import { WORST_STATES } from '../../support/worst-states.mjs';

const boxes = (locator) => locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)]));
const active = (page) => page.locator('.player.active').getAttribute('data-seat');

/** Expects every element to be drawn, whole, inside the window and above the action bar. */
async function expectInView(page, selector, count) {
  const hidden = await page.evaluate((selector) => {
    const bar = document.querySelector('.bar-area').getBoundingClientRect();
    const isUpright = getComputedStyle(document.querySelector('.bar-area')).position === 'sticky';
    return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width, top, bottom }) => width === 0 || top < 0 || bottom > (isUpright ? bar.top : innerHeight)).length;
  }, selector);
  expect(hidden, `${selector} out of sight`).toBe(0);
  await expect(page.locator(selector)).toHaveCount(count);
}

test('players and spots keep their places when the turn passes', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['turn-end'](page);
  const [lines, spots, before] = [await boxes(page.locator('.player-line')), await boxes(page.locator('.spot')), await active(page)];
  expect(lines.length).toBe(4);
  await page.locator('.answer.primary').click();
  await expect.poll(() => active(page)).not.toBe(before);
  expect(await boxes(page.locator('.player-line'))).toEqual(lines);
  expect(await boxes(page.locator('.spot'))).toEqual(spots);
});

test('five players are in view in the last rounds of both expansions', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['five-late'](page);
  for (const [width, height] of [[1024, 768], [1440, 900], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await expectInView(page, '.player-line', 5);
  }
  for (const [width, height] of [[768, 1024], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await expectInView(page, '.strip-player', 5);
  }
});

test('while one bids on an upright tablet, cards, djinns and the player’s own things are in view', async ({ newPage }) => {
  const page = await newPage();
  for (const name of ['bid', 'five-bid']) {
    await SCREENS[name](page);
    for (const [width, height] of [[768, 1024], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      await expectInView(page, '.market-place', 9);
      await expectInView(page, '.djinn', 3);
      await expectInView(page, '.player.shown', 1);
    }
  }
});

for (const [width, height] of [[1024, 768], [1440, 900], [1920, 1080]]) {
  test(`while one chooses a victim, no column of figures moves at ${width}×${height}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await WORST_STATES['worst-kill'](page);
    const columns = () => boxes(page.locator('.figures-head > .stat'));
    const victims = page.locator('.kill');
    await victims.first().waitFor();
    const before = await columns();
    await victims.first().click();
    await expect(victims).toHaveCount(0);
    expect(await columns()).toEqual(before);
  });
}

test('points leave out what is hidden, and one star marks the leader', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(4, 200), { handOver: true });
  await page.locator('.cover button.primary').click();
  const score = page.locator('.player .player-score');
  await expect(page.locator('.player:not(.own) .player-score')).toHaveText([/≥\d+$/, /≥\d+$/, /≥\d+$/]);
  await expect(page.locator('.player.own .player-score')).toHaveText(/^[★☆]\d+$/);
  // Whoever leads by what everybody sees, no row may show more.
  const shown = await score.evaluateAll((all) => all.map((each) => [each.textContent.includes('★'), Number(each.textContent.match(/\d+/))]));
  const most = Math.max(...shown.map(([, points]) => points));
  for (const [leads, points] of shown) expect(points === most || !leads, JSON.stringify(shown)).toBe(true);
  const masked = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(masked, await cut(4, 200), { secrecy: 'peek' });
  await expect(masked.locator('.player .player-score')).toHaveText([/≥\d+$/, /≥\d+$/, /≥\d+$/, /≥\d+$/]);
  await expect(masked.locator('.player .player-score').filter({ hasText: '★' })).toHaveCount(1);
  await expect(masked.locator('.player .player-score.leading')).toHaveAttribute('aria-label', /leads/);
});

test('a tap on points says what they are made of', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(4, 200), { handOver: true });
  await page.locator('.cover button.primary').click();
  for (const player of ['.player.own', '.player:not(.own)']) {
    const score = page.locator(`${player} .player-score`).first();
    const shown = (await score.innerText()).replace(/[★☆\s]/g, '');
    await score.click();
    const note = page.locator('.card-note:popover-open');
    await expect(note.locator('.djinn-points')).toHaveText(shown);
    const lines = await note.locator('dd').allInnerTexts();
    expect(lines.reduce((sum, points) => sum + Number(points), 0)).toBe(Number(shown.replace('≥', '')));
    await expect(note.locator('dt').filter({ hasText: 'Coins' })).toHaveCount(shown.startsWith('≥') ? 0 : 1);
    await expect(note.getByText(/is hidden/)).toHaveCount(shown.startsWith('≥') ? 1 : 0);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  }
});

test('where the side is short, a tap on a row shows the cards of that player', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['five-late'](page);
  const shown = page.locator('.player-cards:visible');
  const other = page.locator('.player:not(.own):has(.held-djinn)').first();
  await other.locator('.player-look').click();
  await expect(other.locator('.held-djinn').first()).toBeVisible();
  await expect(shown).toHaveCount(1);
  // Three players leave room for the cards of all.
  await SCREENS.late(page);
  expect(await shown.count()).toBe(await page.locator('.player-cards:has(> :not(.none))').count());
  expect(await shown.count()).toBeGreaterThan(1);
});

test('djinns say what they do; on a phone their rows take the place of the market while one chooses', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS.djinn(page);
  const effects = page.locator('.djinn:visible .djinn-effect');
  await expect(effects.first()).toBeVisible();
  for (const text of await effects.allInnerTexts()) expect(text.length).toBeGreaterThan(8);
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(effects.first()).toBeVisible();
  await expect(page.locator('.market')).toBeHidden();
});

test('items to choose from say what they do, and a tap chooses', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['keep-item'](page);
  const items = page.locator('.offered-item');
  expect(await items.count()).toBeGreaterThan(0);
  expect((await items.first().locator('span').innerText()).length).toBeGreaterThan(8);
  const count = await items.count();
  await items.first().click();
  await expect(page.locator('.answer.primary')).toHaveAttribute('data-action', /^keep/);
  // The others stay in view, so that one can change one's mind.
  await expect(items).toHaveCount(count);
  await expect(items.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(items.first()).toBeFocused();
  await items.last().click();
  await expect(items.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.answer.primary')).toHaveAttribute('data-action', `keep ${await items.last().getAttribute('data-item')}`);
});

test('a tap on a whim lights its city', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await SCREENS['five-move'](page);
  const whim = page.locator('.city-whim').first();
  const square = (await whim.locator('b').innerText()).trim();
  await whim.click();
  await expect(page.locator(`.cell[data-square=${square}][data-flash]`)).toHaveCount(1);
  await expect(page.locator(`.cell[data-square=${square}] .whim-mark`)).toHaveCount(1);
});

test('which meeple of a tile is meant is asked beside the board, of many pairs one after the other', async ({ newPage }) => {
  const page = await newPage();
  // How far what one presses reaches over the board, and whether over the tile that is asked.
  const over = () => page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [list, board, tile] = ['.answers', '.board', '.cell[data-asked]'].map(box);
    return { board: board.bottom > list.top + 1, tile: tile.bottom > list.top + 1 };
  });
  for (const name of ['victims', 'worst-victims']) {
    await (SCREENS[name] ?? WORST_STATES[name])(page);
    for (const [width, height] of [[390, 844], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.answers .answer.figures').first()).toBeInViewport({ ratio: 1 });
      expect(await over(), `${name} at ${width}×${height}`).toEqual({ board: false, tile: false });
    }
  }
  // Each tribe has a button, and then each pair with the first meeple.
  await expect(page.locator('.answer[data-action^="first"]')).toHaveCount(5);
  await page.locator('.answer[data-action="first y"]').click();
  const pair = page.locator('.answer[data-action^="kill"]');
  expect(await pair.evaluateAll((all) => all.every((one) => /y/.test(one.dataset.action.split(' ').pop())))).toBe(true);
  await pair.first().click();
  await expect(page.locator('.cell[data-asked]')).toHaveCount(0);
});

test('a large screen shows the log at the side, and its lines light their tiles', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.desktop });
  await openRecord(page, await cut(2, 60));
  const turn = page.locator('.side-log details').first();
  const line = turn.locator('.log-line').first();
  await expect(line, 'a turn is one line').toBeHidden();
  await turn.locator('summary').click();
  await line.click();
  await page.locator('.cell[data-flash]').first().waitFor();
  // A tablet has room for it beside two players, and beside four until they hold more; not beside five with both expansions.
  await page.setViewportSize(VIEWPORTS.tablet);
  await expect(turn).toBeInViewport();
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(page.locator('.side-log')).toHaveCount(0);
  await SCREENS.move(page);
  await page.setViewportSize(VIEWPORTS.tablet);
  await expect(turn).toBeInViewport();
  await SCREENS['five-late'](page);
  await page.setViewportSize(VIEWPORTS.tablet);
  await expect(page.locator('.side-log > section:visible')).toHaveCount(0);
});

test('without expansions a lying tablet shows what all players hold, a low one what one does', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(4, 260));
  const held = page.locator('.player-cards:visible');
  expect(await held.count()).toBeGreaterThan(1);
  for (const one of await held.all()) await expect(one).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect.poll(() => held.count()).toBeLessThan(2);
  expect(await page.locator('.side').evaluate((side) => side.scrollHeight - side.clientHeight)).toBeLessThanOrEqual(0);
  await page.setViewportSize(VIEWPORTS.tablet);
  await SCREENS['five-late'](page);
  await expect.poll(() => held.count()).toBeLessThan(2);
});

test('beside the board the tribes say what they do, until the log needs the room', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.desktop });
  const isSeen = () => page.locator('.side-tribes').evaluate((tribes) => {
    const [box, room] = [tribes, tribes.parentElement].map((one) => one.getBoundingClientRect());
    return box.left < room.right && box.bottom <= room.bottom + 1;
  });
  await SCREENS.bid(page);
  await expect(page.locator('.side-tribes li')).toHaveCount(5);
  expect(await isSeen()).toBe(true);
  await SCREENS['late-move'](page);
  expect(await isSeen()).toBe(false);
  await expect(page.locator('.side-log details').first()).toBeInViewport();
});

test('the winner and the totals of five players with both expansions are in sight at every size', async ({ newPage }) => {
  const page = await newPage();
  await SCREENS['five-over'](page);
  const bars = page.locator('.score-bar > b');
  expect(await bars.allInnerTexts(), 'what a bar is worth stands on it').toEqual(await page.locator('table.score tfoot td').allInnerTexts());
  for (const [width, height] of [[390, 844], [768, 1024], [1024, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    if (width > 600) {
      const [djinn, camel] = await Promise.all(['.winners-djinn', '.caravan > span:first-child'].map((part) => page.locator(part).boundingBox()));
      expect(djinn.x + djinn.width, `the caravan walks beside the djinn at ${width}×${height}`).toBeLessThanOrEqual(camel.x);
    }
    const frame = await page.locator('.score-frame').boundingBox();
    for (const part of ['.winners > span', 'table.score tfoot tr']) {
      const box = await page.locator(part).boundingBox();
      const end = part.startsWith('table') ? frame.y + frame.height : height;
      expect(box.y >= 0 && box.y + box.height <= Math.min(height, end) + 1, `${part} ${JSON.stringify(box)} in ${JSON.stringify(frame)} at ${width}×${height}`).toBe(true);
    }
  }
});

test('where the players stand in a strip, a tap opens the panel of one, and the next decision that of its player', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, touch: true });
  await SCREENS['five-move'](page);
  const open = page.locator('.player:visible');
  await expect(open).toHaveAttribute('data-seat', await active(page));
  for (const [width, height] of [[390, 844], [768, 1024], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.locator('.strip-look').nth(4).tap();
    await expect(open).toHaveAttribute('data-seat', '4');
    await expect(page.locator('.strip-look[aria-pressed=true]')).toHaveCount(1);
    await page.locator('.strip-look').nth(1).tap();
    await expect(open).toHaveAttribute('data-seat', '1');
  }
});

test('the names of two players have room in the strip of a phone', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await SCREENS['guide-told'](page);
  const names = page.locator('.strip-name');
  await expect(names).toHaveText(['Anna', 'Sam']);
  for (const [width, height] of [[390, 844], [360, 740]]) {
    await page.setViewportSize({ width, height });
    expect(await names.evaluateAll((all) => all.filter((name) => name.clientWidth === 0 || name.scrollWidth > name.clientWidth).map((name) => name.textContent))).toEqual([]);
  }
});

test('a gap of the row of cards pulses when its card is taken, and not when the page opens', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, reducedMotion: 'no-preference' });
  await SCREENS.market(page);
  const moves = () => page.locator('.market-place').evaluateAll((all) => all.map((place) => place.getAnimations().length));
  const gaps = page.locator('.market-place.empty');
  const before = await gaps.count();
  expect(before, 'merchants took cards before').toBeGreaterThan(0);
  expect(await moves()).toEqual(Array(9).fill(0));
  // A large market sells two cards.
  const moved = page.evaluate(async (before) => {
    const gaps = () => [...document.querySelectorAll('.market-place.empty')];
    while (gaps().length <= before) await new Promise((painted) => requestAnimationFrame(painted));
    return gaps().filter((gap) => gap.getAnimations().length > 0).length;
  }, before);
  await page.locator('.market .card.lit').first().click();
  await page.locator('.market .card.lit').last().click();
  expect(await moved, 'new gaps that move').toBeGreaterThan(0);
});

test('without covers, what the others did stands in a line each until the first action, at every size', async ({ newPage }) => {
  const page = await newPage();
  const record = await cut(4, 200);
  const turn = record.actions.findLastIndex((action, at) => action.startsWith('take ') && record.actions[at - 1] === 'end');
  await openRecord(page, { ...record, actions: record.actions.slice(0, turn) }, { secrecy: 'peek' });
  const since = page.locator('.since');
  for (const [width, height] of [[390, 844], [768, 1024], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await expect(since.locator('.since-line:visible').first()).toBeVisible();
    const box = await since.boundingBox();
    expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height && box.height >= 44, `${JSON.stringify(box)} in ${width}×${height}`).toBe(true);
    const cuts = await since.locator('.since-line').evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth + 1).length);
    expect(cuts, 'lines that are cut').toBe(0);
    await expect(page.locator('.turn-summary:visible'), 'no sentence repeats the last line').toHaveCount(0);
  }
  expect(await since.getAttribute('aria-label')).toMatch(/^Show me what happened\. .*(took|ended on) [a-f][1-5]/);
  const seats = await since.locator('.marker').evaluateAll((all) => all.map(({ dataset }) => dataset.seat));
  expect(seats.length).toBeGreaterThan(0);
  expect(seats, 'nobody needs to be told of their own turn').not.toContain(await active(page));
  await since.click();
  await page.locator('main.game[data-past]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main.game:not([data-past])').waitFor();
  await page.locator('.cell[data-light=alive]').first().click();
  await expect(since).toHaveCount(0);
  await page.click('.history-button.icon-undo');
  await expect(since).toHaveCount(1);
});

test('a cover says what happened, so the table does not', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet });
  await openRecord(page, await cut(4, 34), { handOver: true });
  await page.locator('.cover button.primary').click();
  await expect(page.locator('.action-bar')).toBeVisible();
  await expect(page.locator('.since')).toHaveCount(0);
});

test('a phone shows the board again once a djinn below it was taken', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.phone, touch: true });
  await openRecord(page, await cut(2, 50));
  const top = () => page.locator('.board-frame').evaluate((board) => board.getBoundingClientRect().top);
  const before = await top();
  await page.locator('.djinns .djinn.lit').first().scrollIntoViewIfNeeded();
  await page.locator('main.game').evaluate((game) => game.scrollBy(0, 400));
  expect(await top(), 'the page is scrolled').toBeLessThan(before);
  await page.locator('.djinns .djinn.lit').first().tap();
  const pay = page.locator('.action-bar .answer.primary[data-action]');
  for (let presses = 0; presses < 3 && (await page.locator('.djinns .djinn:is(.lit, .chosen)').count()) > 0; presses += 1) await pay.first().tap();
  expect(await page.locator('.djinns .djinn:is(.lit, .chosen)').count(), await asked(page)).toBe(0);
  await expect.poll(top).toBe(before);
});

test('more than colour shows what is selected or highlighted', async ({ newPage }) => {
  const page = await newPage({ viewport: VIEWPORTS.tablet, forcedColors: 'active' });
  await SCREENS.picked(page);
  // Only highlighted tiles show letters, of the meeples that can be dropped there.
  const lettered = (light) => page.locator(`.cell[data-light=${light}]`, { has: page.locator('.rail[data-kind=drops], .preview') }).count();
  const [lit, calm] = [await lettered('lit'), await lettered('calm')];
  expect(lit).toBe(await page.locator('.cell[data-light=lit]').count());
  expect(lit > 0 && calm === 0, `${lit} lit, ${calm} calm`).toBeTruthy();
  expect(await page.locator('.cell[data-light=lit]').first().getAttribute('aria-label')).toMatch(/drop/i);
});

test('while one chooses a victim, the points of all players stay below their star', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await WORST_STATES['worst-kill'](page);
  await expect(page.locator('.kills').first()).toBeVisible();
  const ends = await page.locator('.players > .player .player-score').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size, `one column: ${ends}`).toBe(1);
});

test('two palaces beside a flag do not look like one, nor any other buildings on a tile', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await openRecord(page, await cut(2, 420));
  const f1 = page.locator('.cell[data-square=f1]');
  await expect(f1.locator('.owner')).toHaveCount(1);
  await expect(f1.locator('.building')).toHaveCount(1);
  await expect(f1.locator('.building .times')).toHaveText('2');
  await expect(page.locator('.cell[data-square=e1]:not(:has(.owner)) [data-building=palm]'), 'without a flag there is room for two').toHaveCount(2);
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    const hidden = await page.locator('.board .cell').evaluateAll((cells) => cells.flatMap((cell) => {
      const boxes = [...cell.querySelectorAll('.building > .icon:first-child')].map((icon) => icon.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      return boxes.slice(1).filter((box, at) => boxes[at].right - box.left > box.width / 2).map(() => cell.dataset.square);
    }));
    expect(hidden, `${viewport.width} px: buildings more than half under others`).toEqual([]);
  }
});
