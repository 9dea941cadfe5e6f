// Notes of authors: comments, marks and arrows on boards.
import { board, frame, received, untilFitted, untilReceived } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';

const ROWS = ['V5:w M6:g O8:r', 'M6:b S6:yw V5:g', 'S6:gw L4:b M6:rg'];
const NOTE = { text: { en: 'Two elders can meet in the west.\n\nThe way over c2 leads nowhere.', fr: 'Deux sages peuvent se réunir à l’ouest.' }, marks: ['a1 good', 'c2 bad', 'b3 question', 'c3 A', 'a3'], arrows: ['b2 b1 a1 good', 'b2 c2 bad', 'a3 c1'] };
const VIEW = { board: ROWS, note: NOTE };
const RECORD = {
  format: 'naqala-record/1', players: ['Anna', 'Sam'], expansions: [], seed: '42',
  actions: ['bid 0', 'bid 5', 'bid 3', 'bid 12', 'take e1', 'drop e2 r', 'drop d2 g', 'drop d3 g', 'trade', 'end'],
  notes: [
    { at: 0, text: { en: 'Both bid.' } },
    { at: 4, text: { en: 'Anna has the first turn. '.repeat(12).trim() }, marks: ['e1 1'], arrows: ['e1 e2 d2 d3'] },
    { at: 9, marks: ['d3 good'] },
    { at: 10, text: { en: 'Three cards.' } },
  ],
};
const LESSON = {
  format: 'naqala-lesson/1', title: { en: 'The move' }, positions: { start: { board: ROWS } },
  steps: [
    { position: 'start', text: { en: 'Make two elders meet.' }, marks: ['a1 good'], arrows: ['b2 b1 a1'], allow: ['take', 'drop'], goal: { event: { type: 'collected', meeples: 'ww' } }, solution: ['take b2', 'drop b1 y', 'drop a1 w'] },
    { text: { en: 'They are yours.' } },
  ],
};

/** Returns what is drawn on a board: marks and arrows by their signs, and what a screen reader hears. */
const drawn = async (inside) => ({
  marks: await inside.locator('.drawing-mark').evaluateAll((marks) => marks.map((mark) => mark.dataset.sign)),
  arrows: await inside.locator('.drawing-arrow').evaluateAll((arrows) => arrows.map((arrow) => arrow.dataset.sign)),
  words: await inside.locator('.board-frame > .unseen li').allTextContents(),
});

test('a position shows marks, arrows and a comment in the language of its page', async ({ openBoards }) => {
  const boards = `${board({ id: 'a', mode: 'view', loading: 'eager', lang: 'en' }, VIEW)}${board({ id: 'b', mode: 'view', loading: 'eager', lang: 'fr', theme: 'dark', contrast: 'on' }, VIEW)}`;
  for (const width of [320, 760]) {
    const page = await openBoards(boards, { viewport: { width, height: 900 } });
    await untilReceived(page, 'a', 'ready');
    await untilReceived(page, 'b', 'ready');
    const inside = frame(page, 'a');
    await inside.locator('.comments').waitFor();
    expect(await drawn(inside)).toEqual({
      marks: ['good', 'bad', 'question', 'letter', 'plain'],
      arrows: ['good', 'bad', 'plain'],
      words: ['a1: good', 'c2: bad', 'b3: open to doubt', 'c3: A', 'a3 is marked', 'arrow from b2 over b1 to a1: good', 'arrow from b2 to c2: bad', 'arrow from a3 to c1'],
    });
    await expect(inside.locator('.comments p')).toHaveText(NOTE.text.en.split('\n\n'));
    await expect(frame(page, 'b').locator('.comments p')).toHaveText([NOTE.text.fr]);
    await expect(frame(page, 'b').locator('.board-frame > .unseen li').first()).toHaveText('a1\u{a0}: bonne');
    await axe(page);
    // A sign stands where nothing else does.
    const met = await inside.locator('.board-frame').evaluate((frame) => {
      const box = (element) => element.getBoundingClientRect();
      const things = [...frame.querySelectorAll('.piece, .value, .belongings > *, .owner')];
      const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      return [...frame.querySelectorAll('.drawing-mark > b')].filter((sign) => things.some((thing) => meets(box(sign), box(thing)))).map((sign) => sign.parentElement.dataset.sign);
    });
    expect(met, `signs that meet something at ${width} px`).toEqual([]);
  }
});

test('a replay shows the comment of its moment, keeps its room, and goes from one to the next', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'replay', loading: 'eager', lang: 'en' }, RECORD), { viewport: { width: 390, height: 900 } });
  const kept = await page.locator('#a').evaluate(async (element) => (await customElements.whenDefined('naqala-board'), element.getBoundingClientRect().height));
  await untilReceived(page, 'a', 'ready');
  const inside = frame(page, 'a');
  const [said, place] = [inside.locator('.comments [role=status]'), inside.locator('.comment-steps > span')];
  await expect(said).toHaveText('Both bid.');
  await expect(place).toHaveText('Comment 1 of 3');
  await untilFitted(page, 'a');
  const height = await page.locator('#a').evaluate((element) => element.getBoundingClientRect().height);
  expect(Math.abs(kept - height), `${kept} px are kept for ${height} px`).toBeLessThanOrEqual(24);
  await inside.locator('[data-does=comment-after]').click();
  await expect(said).toHaveText(RECORD.notes[1].text.en);
  await expect(place).toHaveText('Comment 2 of 3');
  await expect(inside.locator('.history-step')).toHaveText('Step 4 of 10');
  expect(await drawn(inside)).toEqual({ marks: ['letter'], arrows: ['plain'], words: ['e1: 1', 'arrow from e1 over e2 and d2 to d3'] });
  await axe(page);
  await inside.locator('[data-does=forth]').click();
  await expect(said).toHaveText('');
  expect((await drawn(inside)).marks, 'the next moment has no note').toEqual([]);
  await page.evaluate(() => document.getElementById('a').set({ at: 9 }));
  await expect(inside.locator('.drawing-mark')).toHaveAttribute('data-sign', 'good');
  await expect(said, 'a note may have no comment').toHaveText('');
  await inside.locator('[data-does=comment-after]').click();
  await expect(said).toHaveText('Three cards.');
  await expect(inside.locator('[data-does=comment-after]')).toHaveAttribute('aria-disabled', 'true');
  await untilFitted(page, 'a');
  expect(await page.locator('#a').evaluate((element) => element.getBoundingClientRect().height), 'nothing below the board has moved').toBe(height);
  expect(await page.evaluate(async () => (await document.getElementById('a').record()).notes), 'the record has its notes').toEqual(RECORD.notes);
});

test('a step of a lesson shows its marks until something is played', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'exercise', loading: 'eager', lang: 'en' }, LESSON));
  await untilReceived(page, 'a', 'ready');
  const inside = frame(page, 'a');
  await expect(inside.locator('.drawing-mark')).toHaveAttribute('data-sign', 'good');
  expect((await drawn(inside)).words).toEqual(['a1: good', 'arrow from b2 over b1 to a1']);
  await axe(page);
  await inside.locator('[data-square=b2]').click();
  await expect(inside.locator('.drawing-mark')).toHaveCount(0);
  await page.evaluate(() => document.getElementById('a').undo());
  await expect(inside.locator('.drawing-arrow')).toHaveCount(1);
});

test('messages that come while notes are fetched keep their order', async ({ openBoards }) => {
  const plain = { ...RECORD, actions: RECORD.actions.slice(0, 1), notes: [] };
  const page = await openBoards(board({ id: 'a', mode: 'replay', loading: 'eager', lang: 'en' }, { ...plain, actions: [] }), { ownContext: true });
  await untilReceived(page, 'a', 'ready');
  const answers = await page.evaluate(async ([noted, plain]) => {
    const element = document.getElementById('a');
    const all = [element.set(noted), element.record(), element.set(plain), element.record()];
    const [, first, , second] = await Promise.all(all);
    return [first, second].map(({ actions, notes = [] }) => [actions.length, notes.length]);
  }, [RECORD, plain]);
  expect(answers).toEqual([[10, 4], [1, 0]]);
  await expect(frame(page, 'a').locator('.history-step')).toHaveText('Step 0 of 1');
});

test('another line of play has no notes of the moments after it', async ({ openBoards }) => {
  const record = { ...RECORD, actions: RECORD.actions.slice(0, 5), notes: [{ at: 4, marks: ['e1 1'] }, { at: 5, marks: ['e2 good'] }] };
  const page = await openBoards(board({ id: 'a', mode: 'explore', loading: 'eager', lang: 'en' }, record));
  await untilReceived(page, 'a', 'ready');
  const mark = frame(page, 'a').locator('.drawing-mark');
  const noted = () => page.evaluate(async () => (await document.getElementById('a').record()).notes.map(({ at }) => at));
  const ask = (name, ...given) => page.evaluate(([name, given]) => document.getElementById('a')[name](...given), [name, given]);
  await expect(mark).toHaveAttribute('data-sign', 'good');
  await ask('undo');
  await expect(mark).toHaveAttribute('data-sign', 'letter');
  await ask('play', 'take a1');
  await expect(mark).toHaveCount(0);
  expect(await noted()).toEqual([4]);
  await ask('undo');
  await ask('play', 'take e1');
  await expect(mark, 'the line of the author again').toHaveAttribute('data-sign', 'good');
  expect(await noted()).toEqual([4, 5]);
});

test('a comment says in which language it is', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'view', loading: 'eager', lang: 'de' }, VIEW));
  await untilReceived(page, 'a', 'ready');
  const said = frame(page, 'a').locator('.comments [role=status]');
  await expect(said, 'there is no German').toHaveAttribute('lang', 'en');
  await page.evaluate(() => document.getElementById('a').set({ options: { lang: 'fr' } }));
  await expect(said).toHaveAttribute('lang', 'fr');
});

test('faults of notes are named, and boards without notes fetch nothing for them', async ({ openBoards }) => {
  const wrong = { ...RECORD, notes: [{ at: 40, marks: ['h9'] }] };
  const boards = `${board({ id: 'a', mode: 'replay', loading: 'eager' }, wrong)}${board({ id: 'b', mode: 'view', loading: 'eager' }, { board: ROWS })}`;
  const page = await openBoards(boards, { mayComplain: true, ownContext: true });
  await untilReceived(page, 'a', 'error');
  expect((await received(page, 'a', 'error'))[0].faults.map(({ at }) => at)).toEqual(['record.notes[0].marks[0]', 'record.notes[0].at']);
  await untilReceived(page, 'b', 'ready');
  const fetched = await page.frames()[2].evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  expect(fetched.filter((name) => /notes/.test(name))).toEqual([]);
});
