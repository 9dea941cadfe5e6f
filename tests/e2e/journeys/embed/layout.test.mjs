// The size of boards: the room that is kept for them, every width, accessibility.
import { readFile } from 'node:fs/promises';
import { board, boardAddress, frame, LESSON, POSITION, RECORD, START, untilFitted, untilQuiet, untilReceived } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';

test('the room reserved for a board is what it needs', async ({ openBoards }) => {
  const djinns = JSON.parse(await readFile(new URL('../../../../dist/lessons/elders-early.json', import.meta.url), 'utf8'));
  const all = { view: START, explore: START, replay: RECORD, play: START, exercise: LESSON, djinns };
  const boards = Object.entries(all).map(([id, inside]) => board({ id, mode: inside === djinns ? 'exercise' : id }, inside)).join('');
  for (const width of [240, 390, 760, 1400]) {
    const page = await openBoards(`<style>body{margin:0}naqala-board{margin-top:3000px}</style>${boards}`, { viewport: { width, height: 700 } });
    const heights = () => page.evaluate(() => [...document.querySelectorAll('naqala-board')].map((board) => board.getBoundingClientRect().height));
    await page.waitForFunction(() => customElements.get('naqala-board'));
    const kept = await heights();
    for (const mode of Object.keys(all)) {
      await page.locator(`#${mode}`).scrollIntoViewIfNeeded();
      await untilReceived(page, mode, 'ready');
    }
    await untilFitted(page, ...Object.keys(all));
    const taken = await heights();
    for (const [at, mode] of Object.keys(all).entries()) {
      const off = Math.abs(kept[at] - taken[at]);
      expect.soft(off, `${mode} at ${width} px: ${kept[at]} px are kept for ${taken[at]} px`).toBeLessThanOrEqual(24);
    }
  }
});

test('the room of a puzzle is what it needs, on each day and by each name', async ({ openBoards }) => {
  const { puzzles } = JSON.parse(await readFile(new URL('../../../../public/puzzles.json', import.meta.url), 'utf8'));
  const of = (...expansions) => puzzles.find(({ position }) => String(position.expansions ?? []) === String(expansions)).name;
  const names = ['daily', 'daily-expansions', 'bids-1', of('artisans'), of('whims'), of('artisans', 'whims')];
  for (const [width, day, lang] of [[390, '2026-03-01', 'en'], [700, '2026-07-15', 'en'], [1100, '2026-11-26', 'en'], [390, '2026-03-01', 'fr'], [1100, '2026-11-26', 'ru']]) {
    const boards = names.map((puzzle) => board({ id: puzzle, mode: 'exercise', puzzle, lang })).join('');
    const page = await openBoards(`<style>body{margin:0}naqala-board{margin-top:3000px}</style>${boards}`, { viewport: { width, height: 700 }, ownContext: true, prepare: (page) => page.clock.setFixedTime(new Date(`${day}T12:00:00Z`)) });
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForFunction(() => customElements.get('naqala-board'));
    const height = (id) => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().height);
    for (const name of names) {
      const kept = await height(name);
      await page.locator(`[id="${name}"]`).scrollIntoViewIfNeeded();
      await untilReceived(page, name, 'ready');
      await frame(page, name).locator('.side .djinns').waitFor();
      // What only some puzzles need comes last.
      await untilQuiet(page);
      await untilFitted(page, name);
      const taken = await height(name);
      expect.soft(Math.abs(kept - taken), `${name} on ${day} at ${width} px in ${lang}: ${kept} px are kept for ${taken} px; \`cargo xtask rooms\` measures them`).toBeLessThanOrEqual(32);
    }
    expect(asked.filter((path) => path.includes('puzzles')).length, 'each board fetches its puzzle').toBe(names.length);
    expect(asked.filter((path) => path.endsWith('/puzzles.json')), 'and not all of them').toEqual([]);
  }
});

test('a board asks again for its puzzle where the network fails', async ({ openBoards }) => {
  let failures = 2;
  const page = await openBoards(board({ id: 'a', mode: 'exercise', puzzle: 'daily', loading: 'eager' }), { ownContext: true, mayComplain: true, prepare: (page) => page.route(/\/puzzles\//, (route) => ((failures -= 1) >= 0 ? route.abort() : route.continue())) });
  await untilReceived(page, 'a', 'ready');
  await frame(page, 'a').locator('.side .djinns').waitFor();
});

/** Tells which parts of a board lie outside its window, which targets are too small, and how wide its bar is. */
const measured = (page) => page.evaluate(async () => {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const box = (name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).map((one) => [name, one.getBoundingClientRect()]);
  const parts = [...box('.board'), ...box('.bar-area'), ...box('.lesson-panel'), ...box('.spot'), ...box('.prompt'), ...box('.history-button'), ...box('.side > *')];
  const outside = parts.filter(([, { left, right }]) => left < 0 || right > innerWidth).map(([name, { left, right }]) => `${name}: ${left} to ${right}`);
  const small = [...box('.spot'), ...box('.cell'), ...box('button.button')].filter(([, { width, height }]) => width < 43.9 || height < 43.9).map(([name, { width, height }]) => `${name}: ${width} by ${height}`);
  const bar = document.querySelector('.bar-area')?.getBoundingClientRect().width ?? innerWidth;
  return { width: innerWidth, outside, small, bar };
});

test('boards fit every width, their targets have 44 px, and axe finds no violation', async ({ page }) => {
  const boards = [
    boardAddress('view', { record: JSON.stringify(START) }),
    boardAddress('explore', { position: JSON.stringify(POSITION), controls: 'actions,track,market,djinns,players' }),
    boardAddress('exercise', { lesson: JSON.stringify(LESSON) }),
    boardAddress('replay', { record: JSON.stringify({ ...RECORD, actions: RECORD.actions.slice(0, 40) }) }),
    boardAddress('play', { players: 'Anna,Sam', seed: '42', lang: 'fr' }),
    boardAddress('play', { players: 'Anna,Sam,Zoé,Pierre,Olivier', seed: '42', expansions: 'artisans,whims' }),
    // Without content, and with a mode that is none.
    boardAddress('view', {}),
    'embed.html#mode=chess',
  ];
  for (const path of boards) {
    await page.goto('about:blank');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`./${path}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await untilQuiet(page);
    const hasBoard = boards.indexOf(path) < 6;
    if (hasBoard) await page.locator('.cell').first().waitFor();
    await axe(page);
    for (const width of [320, 390, 768, 1100]) {
      const what = `${path.slice(0, 40)} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      const found = await measured(page);
      expect(found.width).toBe(width);
      expect(found.outside, what).toEqual([]);
      expect(found.small, what).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${what} is ${wide} px too wide`).toBeLessThanOrEqual(0);
      const hasBar = hasBoard && !path.includes('mode=view');
      expect(!hasBar || found.bar >= Math.min(width * 0.9, 500), `the bar of ${what} has ${found.bar} px`).toBe(true);
    }
  }
});
