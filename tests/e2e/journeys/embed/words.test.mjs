// A board has all its words in those that it fetches first: none of its names may come from the rest, which comes later or never.
import { readFile } from 'node:fs/promises';
import { board, frame, LESSON, RECORD, START, untilQuiet, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

const read = async (path) => JSON.parse(await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const BOTH = await read('tests/fixtures/replay/5-players-both.record.json');
/** Every kind of board: its attributes, and what stands inside. */
const BOARDS = {
  view: [{ mode: 'view' }, BOTH],
  middle: [{ mode: 'view' }, { ...RECORD, actions: RECORD.actions.slice(0, 200) }],
  explore: [{ mode: 'explore' }, START],
  exercise: [{ mode: 'exercise' }, LESSON],
  daily: [{ mode: 'exercise', puzzle: 'daily' }],
  whims: [{ mode: 'exercise', puzzle: 'assassins-4' }],
  artisans: [{ mode: 'exercise', puzzle: 'control-11' }],
};

test('a board names everything before the rest of the words has come', async ({ openBoards }) => {
  const all = Object.entries(BOARDS).map(([id, [attributes, inside]]) => board({ id, loading: 'eager', lang: 'en', ...attributes }, inside));
  const page = await openBoards(all.join(''), {
    ownContext: true,
    mayComplain: true,
    prepare: (page) => page.route(/\/locales\/en-rest-/, (route) => route.abort()),
  });
  for (const id of Object.keys(BOARDS)) await untilReceived(page, id, 'ready');
  await untilQuiet(page);
  for (const id of Object.keys(BOARDS)) {
    const found = await frame(page, id).locator('body').evaluate((body) => {
      const named = [...body.querySelectorAll('[aria-label], [title]')].filter((one) => one.checkVisibility());
      const isEmpty = (one) => ['aria-label', 'title'].some((name) => one.hasAttribute(name) && !one.getAttribute(name).trim());
      return [named.length, named.filter(isEmpty).map((one) => one.outerHTML.slice(0, 120))];
    });
    expect(found[0], `${id}: named things`).toBeGreaterThan(10);
    expect.soft(found[1], id).toEqual([]);
  }
});
