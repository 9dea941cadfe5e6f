// Boards of every kind over a slow network: their room is right from the first paint on, and nothing on the page moves.
import { readFile } from 'node:fs/promises';
import { board, LESSON, LISTEN, RECORD, START, untilFitted, untilReceived, WATCH } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';
import { serveSlowSite } from '../../support/servers.mjs';

const read = async (path) => JSON.parse(await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const lesson = async (name) => [{ mode: 'exercise' }, await read(`dist/lessons/${name}.json`)];
const BOTH = await read('tests/fixtures/replay/5-players-both.record.json');
const DEALT = { ...BOTH, actions: [] };
const puzzle = (name) => [{ mode: 'exercise', puzzle: name }];

/** Each kind of content: the attributes of a board, and what stands inside. */
const KINDS = {
  view: [{ mode: 'view' }, START],
  'view with expansions': [{ mode: 'view' }, BOTH],
  replay: [{ mode: 'replay' }, RECORD],
  'replay with expansions': [{ mode: 'replay' }, BOTH],
  explore: [{ mode: 'explore' }, START],
  'explore with expansions': [{ mode: 'explore' }, BOTH],
  'explore with all': [{ mode: 'explore', controls: 'actions track market djinns players' }, DEALT],
  play: [{ mode: 'play' }, START],
  'play with expansions': [{ mode: 'play' }, DEALT],
  'play against a computer': [{ mode: 'play', opponents: 'novice', seed: 42, motion: 'off' }],
  exercise: [{ mode: 'exercise' }, LESSON],
  'exercise with djinns': await lesson('elders-early'),
  'exercise of bids': await lesson('bidding'),
  'exercise of artisans': await lesson('artisans'),
  'exercise of an item': await lesson('item-lamp'),
  'exercise of goods': await lesson('selling'),
  'puzzle of a move': puzzle('control-1'),
  'puzzle of artisans': puzzle('control-11'),
  'puzzle of whims': puzzle('assassins-4'),
  'puzzle of both': puzzle('control-21'),
  'puzzle of bids': puzzle('bids-1'),
  'puzzle of bids of artisans': puzzle('bids-2'),
  'puzzle of bids of whims': puzzle('bids-3'),
  'puzzle of bids of both': puzzle('bids-13'),
  'puzzle of the day': puzzle('daily'),
};

/** Pixels that a board may grow or shrink after its first paint: a line of text. */
const FEW = 24;

for (const width of [300, 480, 760, 1200]) {
  test(`at ${width} px a board of any kind has the room that it keeps while it loads slowly`, async ({ newPage, serveHost }) => {
    const names = Object.keys(KINDS), slow = await Promise.all(names.map(serveSlowSite));
    const page = ([attributes, inside], at) => ({ body: `<meta name="viewport" content="width=device-width"><style>body{margin:0;font:16px sans-serif}</style><script src="listen.js"></script><script src="${slow[at].url}naqala.js" defer blocking="render"></script>${board({ id: 'a', lang: 'en', ...attributes }, inside)}<p>${'Words that would move. '.repeat(80)}</p>` });
    const host = await serveHost({ ...Object.fromEntries(Object.values(KINDS).map((one, at) => [String(at), page(one, at)])), 'listen.js': { text: `${LISTEN}${WATCH}` } });
    const found = {};
    const load = async (at) => {
      // The words below the board are in sight.
      const page = await newPage({ viewport: { width, height: 2000 }, ownContext: true, mayComplain: true, pictures: true });
      await page.goto(host.url('localhost', String(at)));
      await untilReceived(page, 'a', 'ready');
      await page.waitForLoadState('networkidle');
      await untilFitted(page, 'a');
      found[names[at]] = await page.evaluate(() => ({ shift: window.shift, heights: window.heights }));
      if (at > 0) return page.close();
      await page.evaluate(() => document.querySelector('naqala-board').setAttribute('style', 'margin-top: 300px'));
      await expect.poll(() => page.evaluate(() => window.shift), 'the page counts what moves').toBeGreaterThan(0.05);
    };
    try {
      // Several at a time: a page waits for its network most of the time.
      const queue = [...names.keys()];
      await Promise.all(Array.from({ length: 5 }, async () => {
        for (let at = queue.shift(); at !== undefined; at = queue.shift()) await load(at);
      }));
    } finally {
      for (const site of slow) await site.stop();
    }
    const moved = Object.entries(found).filter(([, { shift, heights }]) => shift > 0.05 || Math.max(...heights) - Math.min(...heights) > FEW);
    expect(moved, JSON.stringify(found)).toEqual([]);
  });
}
