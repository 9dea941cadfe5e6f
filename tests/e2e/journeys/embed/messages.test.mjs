// Boards that attributes and messages control, and the events that they send.
import { readdir, readFile } from 'node:fs/promises';
import { board, frame, LESSON, LISTEN, POSITION, received, RECORD, SCRIPT, START, STRICT, untilFitted, untilReceived } from '../../support/board-pages.mjs';
import { axe } from '../../support/checks.mjs';
import { expect, test } from '../../support/boards.mjs';
import { recorded } from '../../support/pages.mjs';
import { BASE_URL } from '../../support/site.mjs';

const SITE = new URL(BASE_URL).origin;

const three = (sandbox) => {
  const more = sandbox ? { sandbox } : {};
  return [
    board({ id: 'try', mode: 'explore', loading: 'eager', ...more }, START),
    board({ id: 'learn', mode: 'exercise', step: 1, loading: 'eager', lang: 'fr', ...more }, LESSON),
    board({ id: 'past', mode: 'replay', src: 'game.json', loading: 'eager', theme: 'dark', ...more }),
  ].join('');
};

for (const name of ['localhost', '127.0.0.1']) {
  for (const sandbox of [undefined, 'allow-scripts']) {
    // Each name and each sandbox once, and both other pairs with `--all`.
    const tag = (name === 'localhost') === !sandbox ? [] : '@all';
    test(`three boards work on a page of ${name} with a strict policy (${sandbox ?? 'usual sandbox'})`, { tag }, async ({ openBoards }) => {
      const files = { 'listen.js': { text: LISTEN }, 'game.json': { text: JSON.stringify(RECORD), type: 'application/json' } };
      const page = await openBoards(`<script src="listen.js"></script>${SCRIPT}${three(sandbox)}`, { isBare: true, name, policy: STRICT(SITE), files });
      for (const id of ['try', 'learn', 'past']) await untilReceived(page, id, 'ready');
      const wanted = `allow-scripts${sandbox ? '' : ' allow-same-origin'}`;
      expect(await page.locator('#try >> iframe').getAttribute('sandbox')).toBe(wanted);
      expect(await page.locator('#learn >> iframe').getAttribute('title')).toMatch(/^Un exercice/);
      await frame(page, 'try').locator('.cell').first().waitFor();
      await frame(page, 'learn').locator('.lesson-panel').waitFor();
      await frame(page, 'past').locator('.history-bar').waitFor();
      expect(await frame(page, 'learn').locator('html').getAttribute('lang')).toBe('fr');
      expect(await frame(page, 'past').locator('html').getAttribute('data-theme')).toBe('dark');
      // By messages: an action and its undo.
      const take = await page.evaluate(async () => {
        const element = document.getElementById('try');
        const before = await element.position();
        await element.play('take a1').catch(() => null);
        const refused = await element.play('take z9').catch((error) => error.code);
        const tile = before.board.find((tile) => /[a-z]{2}/.test(tile)) && before;
        await element.undo().catch(() => null);
        return [before.format, refused, JSON.stringify(await element.position()) === JSON.stringify(before), !!tile];
      });
      expect(take.slice(0, 3)).toEqual(['naqala-position/1', 'content', true]);
      // By hand: a tile is picked up, and the page receives an event.
      await page.evaluate(() => (window.received.length = 0));
      await frame(page, 'try').locator('.cell[data-light=alive]').first().click();
      await untilReceived(page, 'try', 'action');
      const [{ action, events, steps }] = await received(page, 'try', 'action');
      expect(action).toMatch(/^take /);
      expect(events[0].type).toBe('picked-up');
      expect(steps).toBe(5);
      // By attributes.
      await page.evaluate(() => document.getElementById('try').setAttribute('theme', 'dark'));
      await frame(page, 'try').locator('html[data-theme=dark]').waitFor({ state: 'attached' });
      await untilFitted(page, 'try', 'learn', 'past');
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}

test('a lesson sends an event for each goal and for its end', async ({ openBoards }) => {
  const page = await openBoards(board({ id: 'a', mode: 'exercise', loading: 'eager', step: 1 }, LESSON));
  await untilReceived(page, 'a', 'ready');
  const solution = LESSON.steps[0].solution;
  expect(solution, 'the first step has a goal').toBeTruthy();
  for (const action of solution) await page.evaluate((action) => document.getElementById('a').play(action), action);
  await untilReceived(page, 'a', 'goal');
  expect((await received(page, 'a', 'goal'))[0].step).toBe(1);
  const told = await page.evaluate(() => window.received.map(([, name]) => name).filter((name) => name === 'action' || name === 'goal'));
  expect(told, 'the goal comes after the action that met it').toEqual([...solution.map(() => 'action'), 'goal']);
  await frame(page, 'a').locator('[data-does=next]').click();
  await untilReceived(page, 'a', 'end');
  // The solved board stays, and nothing can be played on it until a new start.
  const says = (call) => page.evaluate((call) => document.getElementById('a')[call]('take b2').then(() => 'done', ({ code }) => code), call);
  for (const call of ['position', 'record']) expect(await says(call), call).toBe('done');
  expect(await says('play')).toBe('illegal');
  for (const call of ['undo', 'redo']) expect(await says(call), call).toBe('nothing');
  expect(recorded(page).console.splice(0)).toEqual([]);
  await frame(page, 'a').locator('[data-does=again]').click();
  await frame(page, 'a').locator('.lesson-panel').waitFor();
  for (const call of ['position', 'record', 'play', 'undo', 'redo']) expect(await says(call), call).toBe('done');
});

test('a refusal by message counts as one by tap', async ({ openBoards }) => {
  const step = LESSON.steps.findIndex(({ goal }) => goal?.refused === 'not-adjacent') + 1;
  expect(step, 'a step asks for a refusal').toBeGreaterThan(0);
  const page = await openBoards(board({ id: 'a', mode: 'exercise', loading: 'eager', step }, LESSON));
  const play = (action) => page.evaluate((action) => document.getElementById('a').play(action).then(() => 'played', ({ code, message }) => `${code}: ${message}`), action);
  const answer = frame(page, 'a').locator('.lesson-answer');
  await untilReceived(page, 'a', 'ready');
  expect(await play('take b2')).toBe('played');
  // These are not open: the learner sees so, too, and they reach no goal.
  expect(await play('undo')).toMatch(/^content: /);
  expect(await play('drop f6 w')).toMatch(/^illegal: /);
  expect(await play('end')).toMatch(/^illegal: /);
  expect(await answer.getAttribute('data-said')).toBe(null);
  expect(await received(page, 'a', 'goal')).toEqual([]);
  expect(await play('drop c3 w')).toMatch(/^illegal: /);
  await untilReceived(page, 'a', 'goal');
  expect((await received(page, 'a', 'goal'))[0].step).toBe(step);
  await frame(page, 'a').locator('.lesson-answer[data-said=reached]').waitFor();
  await frame(page, 'a').locator('.bubble').waitFor();
  // A board has no help that a link could open.
  expect(await frame(page, 'a').locator('.rule-link').count()).toBe(0);
  expect(await play('drop b1 y'), 'it stands as it was reached').toMatch(/^illegal: this is not open here/);
});

test('two hundred hostile messages and addresses change nothing and cause no error', async ({ openBoards, newPage }) => {
  const page = await openBoards(`${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}${board({ id: 'b', mode: 'play', players: 'Anna,Sam', seed: '7', loading: 'eager', theme: 'dark' })}`);
  await untilReceived(page, 'a', 'ready');
  await untilReceived(page, 'b', 'ready');
  await frame(page, 'b').locator('.spot[data-state=open]').first().click();
  await frame(page, 'b').locator('.action-bar .answer').first().click();
  const state = async () => [await page.evaluate(async () => Promise.all(['a', 'b'].map((id) => document.getElementById(id).position()))), await frame(page, 'b').locator('.action-bar .prompt').innerText()];
  const before = await state();
  const sent = await page.evaluate(async (record) => {
    const frames = ['a', 'b'].map((id) => document.getElementById(id).shadowRoot.querySelector('iframe').contentWindow);
    window.answered = 0;
    addEventListener('message', (event) => (window.answered += event.data.type === 'error'));
    const circle = {};
    circle.circle = circle;
    let deep = {};
    for (let depth = 0; depth < 5000; depth += 1) deep = { deep };
    const odd = [null, undefined, 1, NaN, -0, 1n, '', 'undo', 'x'.repeat(300000), [], [[]], {}, circle, deep, new Date(), /x/, new Map([[1, 2]]), new Set([1]),
      new Uint8Array(1e6), new ArrayBuffer(10), new Array(1e6).fill(0), new Error('no'), { naqala: 1 }, { naqala: 2, type: 'undo' }, { naqala: 1, type: 'rewind' }];
    const values = [null, 7, '', 'x'.repeat(1000), [], {}, [1, 2], { format: 'naqala-position/1' }, { format: 'naqala-record/1', actions: ['bid 3'] }, '<script>alert(1)</' + 'script>'];
    const all = [...odd];
    for (const key of ['position', 'record', 'lesson', 'players', 'options', 'step', 'at']) for (const value of values) if (!(key === 'options' && value && !Array.isArray(value) && typeof value === 'object' && !value.format)) all.push({ naqala: 1, type: 'set', [key]: value });
    for (const value of [...values, 'take z9', 'end', 'bid 0']) all.push({ naqala: 1, type: 'play', action: value });
    for (const value of values) if (!Array.isArray(value) || value.length) all.push({ naqala: 1, type: 'subscribe', events: value }, { naqala: 1, type: 'get', what: value });
    let sent = 0;
    for (const frame of frames) {
      for (const message of all) {
        try { frame.postMessage(message, '*'); sent += 1; } catch { /* It cannot even be sent. */ }
      }
    }
    // Valid messages cannot replace a running game, play in it or undo.
    for (const right of [{ type: 'set', record }, { type: 'set', players: ['X', 'Y'] }, { type: 'play', action: 'bid 0' }, { type: 'undo' }, { type: 'get', what: 'record' }]) {
      frames[1].postMessage({ naqala: 1, ...right }, '*');
      sent += 1;
    }
    return sent;
  }, RECORD);
  await page.waitForFunction((sent) => window.answered >= sent, sent);
  expect(sent, `${sent} messages`).toBeGreaterThanOrEqual(200);
  // Boards answer in turn: after these answers no other is under way.
  expect(await state()).toEqual(before);
  expect(await page.evaluate(() => window.answered), 'each is answered by one error').toBe(sent);
  expect(before[0][1].rng, 'a game tells what everybody sees').toBe(undefined);
  const faulty = await newPage();
  const parts = ['mode=', 'mode=%', 'v=', 'v=9', 'x', '=', '&&&', 'position=', 'position=%7B', 'record=[]', 'lesson=1', 'players=,', 'players=A,B&seed=1e9', 'colours=%7B%22ink%22:1%7D', 'controls=*', 'lang=%00', 'at=99999999999', 'step=x', `theme=${'x'.repeat(5000)}`, '%F0%28%8C%28=1'];
  for (const part of parts) {
    await faulty.goto('about:blank');
    await faulty.goto(`${BASE_URL}embed.html#${part}`);
    await faulty.locator('html[data-ready]').waitFor({ state: 'attached' });
  }
});

test('attributes set while the content is fetched take effect after it; an element moved meanwhile starts again', { tag: '@chromium' }, async ({ openBoards }) => {
  const two = { ...LESSON, steps: LESSON.steps.slice(0, 2) };
  const waiting = [];
  const page = await openBoards(`<main></main>${board({ id: 'a', mode: 'exercise', step: 1, src: 'lesson.json', loading: 'eager' })}`, {
    files: { 'lesson.json': { text: JSON.stringify(two), type: 'application/json' } },
    prepare: (page) => page.route('**/lesson.json', (route) => void waiting.push(route)),
  });
  const fetched = (count) => expect.poll(() => waiting.length).toBe(count);
  const text = () => frame(page, 'a').locator('.lesson-text').innerText();
  const begins = (step) => two.steps[step].text.en.split('\n')[0];
  await fetched(1);
  await page.evaluate(() => document.getElementById('a').setAttribute('step', 2));
  await waiting[0].continue();
  await untilReceived(page, 'a', 'ready');
  expect(await received(page, 'a', 'error')).toEqual([]);
  await frame(page, 'a').locator('.lesson-panel').waitFor();
  expect((await text()).startsWith(begins(1)), await text()).toBe(true);
  // The element moves while it waits, and gets a request at once.
  await page.evaluate(() => {
    window.received.length = 0;
    document.querySelector('main').append(document.getElementById('a'));
  });
  await fetched(2);
  await page.evaluate(() => {
    document.querySelector('main').prepend(document.getElementById('a'));
    document.getElementById('a').position().then((position) => (window.found = position.format));
  });
  await waiting[1].continue();
  await fetched(3);
  expect(await page.evaluate(() => window.received), 'the frame that is gone tells nothing').toEqual([]);
  await waiting[2].continue();
  await untilReceived(page, 'a', 'ready');
  await page.waitForFunction(() => window.found === 'naqala-position/1');
  expect((await page.evaluate(() => window.received)).map(([, name]) => name)).toEqual(['ready']);
});

test('a board receives what was set before its script was loaded', async ({ openBoards }) => {
  const early = `<script>
    addEventListener('DOMContentLoaded', () => {
      const made = document.createElement('naqala-board');
      made.id = 'made';
      made.setAttribute('loading', 'eager');
      made.set(${JSON.stringify(POSITION)}).then(() => (window.done = true));
      document.body.append(made);
      document.getElementById('a').setAttribute('theme', 'dark');
    });
  </script>`;
  // The console names a language that the site lacks.
  const page = await openBoards(`${board({ id: 'a', loading: 'eager', lang: 'eo' }, POSITION)}${early}`, { mayComplain: true });
  for (const id of ['a', 'made']) await untilReceived(page, id, 'ready');
  await page.waitForFunction(() => window.done);
  await frame(page, 'made').locator('.cell').first().waitFor();
  await frame(page, 'a').locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  // Unknown languages become English, at first and later.
  const lang = () => frame(page, 'a').locator('html').getAttribute('lang');
  expect(await lang()).toBe('en');
  await page.evaluate(() => document.getElementById('a').setAttribute('lang', 'fr-CH'));
  await frame(page, 'a').locator('html[lang=fr]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.getElementById('a').setAttribute('lang', 'eo-XX'));
  await frame(page, 'a').locator('html[lang=en]').waitFor({ state: 'attached' });
});

test('an element and its board speak the language of the site that fits a tag best', async ({ openBoards }) => {
  const list = /name="naqala-locales" content="([^"]+)"/.exec(await readFile(new URL('../../../../dist/index.html', import.meta.url), 'utf8'))[1];
  const tags = list.split(';').map((language) => language.split('|')[0]);
  const asked = (tag) => tag.split('-')[0].toUpperCase();
  const page = await openBoards(tags.map((tag) => board({ id: tag, lang: asked(tag), loading: 'click' }, POSITION)).join(''));
  for (const [at, tag] of tags.entries()) {
    const rows = await readFile(new URL(`../../../../locales/${tag}/element.ftl`, import.meta.url), 'utf8');
    const row = (key) => new RegExp(`^${key} = (.*)$`, 'm').exec(rows)[1];
    await page.locator(`[id="${tag}"]`).getByRole('button', { name: row('show'), exact: true }).waitFor();
    // A press would give the board the focus, which scrolls the page under the next press.
    await page.evaluate((tag) => document.getElementById(tag).load(), tag);
    await untilReceived(page, tag, 'ready');
    const inside = page.locator(`[id="${tag}"] >> iframe`);
    await expect(inside, 'frames of a kind are numbered').toHaveAttribute('title', at ? `${row('view')} (${at + 1})` : row('view'));
    await expect(inside.contentFrame().locator('html')).toHaveAttribute('lang', tag);
  }
});

test('a release of the script leaves a language that it does not know to the board', async ({ openBoards }) => {
  const release = (await readdir(new URL('../../../../dist/', import.meta.url))).filter((name) => /^naqala\.[\d.]+\.js$/.test(name)).sort().pop();
  const boards = ['pt-PT', 'fr-CH'].map((lang) => board({ id: lang, lang, loading: 'eager' }, POSITION));
  const page = await openBoards(`<script>${LISTEN}</script><script src="${BASE_URL}${release}" defer></script>${boards.join('')}`, { isBare: true, locale: 'pt-PT' });
  for (const [id, lang] of [['pt-PT', 'pt-BR'], ['fr-CH', 'fr']]) {
    await untilReceived(page, id, 'ready');
    await expect(frame(page, id).locator('html')).toHaveAttribute('lang', lang);
  }
});

test('boards of the modes view and replay report what they show, and no click or key changes it', async ({ openBoards }) => {
  const taken = RECORD.actions.findIndex((action) => action.startsWith('take ')) + 1;
  const boards = {
    still: [{ mode: 'view', at: 3 }, RECORD, 3],
    last: [{ mode: 'view' }, RECORD, RECORD.actions.length],
    amid: [{ mode: 'view' }, { ...RECORD, actions: RECORD.actions.slice(0, taken) }, taken],
    past: [{ mode: 'replay', at: 4 }, RECORD, 4],
    try: [{ mode: 'explore' }, RECORD, RECORD.actions.length],
  };
  const all = Object.entries(boards).map(([id, [attributes, inside]]) => board({ id, loading: 'eager', ...attributes }, inside));
  const parts = RECORD.actions.map((_, at) => board({ id: `r${at}`, mode: 'explore', loading: 'eager' }, { ...RECORD, actions: RECORD.actions.slice(0, at) }));
  const page = await openBoards(`${all.join('')}${parts[3]}${parts[4]}${parts[taken]}`);
  const position = (id) => page.evaluate((id) => document.getElementById(id).position(), id);
  for (const id of [...Object.keys(boards), 'r3', 'r4', `r${taken}`]) await untilReceived(page, id, 'ready');
  const shown = { still: 'r3', last: 'try', amid: `r${taken}`, past: 'r4' };
  const from = RECORD.actions[taken - 1].split(' ')[1];
  for (const [id, other] of Object.entries(shown)) {
    const before = await position(id);
    expect(before, `${id} tells what it shows`).toEqual(await position(other));
    // The cell is marked as disabled, but it can be pressed.
    await frame(page, id).locator(`.cell[data-square=${from}]`).click({ force: true });
    for (const key of ['Escape', 'Control+z', 'Control+Backspace', 'Control+Shift+z']) await page.keyboard.press(key);
    expect(await position(id), `${id} is as it was`).toEqual(before);
  }
});

test('a board lists the faults of its lesson until another lesson replaces it', async ({ openBoards }) => {
  const wrong = { ...LESSON, title: {} };
  const page = await openBoards(board({ id: 'a', mode: 'exercise', loading: 'eager' }, wrong));
  await untilReceived(page, 'a', 'error');
  const shown = frame(page, 'a').locator('.failure');
  await expect(shown, 'the console has the details').toHaveText('There is a mistake on this page, so the board cannot be shown.');
  expect((await received(page, 'a', 'error'))[0].faults).toEqual([{ at: 'lesson.title', what: "expected a text in a language, such as 'en'" }]);
  await axe(page);
  // Authors of pages look at the console first.
  const said = recorded(page).console.splice(0);
  expect(said.length).toBe(1);
  expect(said.some((line) => line.includes('lesson.title: expected a text')), said.join()).toBeTruthy();
  await page.evaluate((lesson) => document.getElementById('a').set(lesson), LESSON);
  await frame(page, 'a').locator('.lesson-panel').waitFor();
  expect(await shown.count()).toBe(0);
  // A running lesson stays when the next one is refused.
  expect(await page.evaluate((lesson) => document.getElementById('a').set(lesson).catch((error) => error.code), wrong)).toBe('content');
  await frame(page, 'a').locator('.lesson-panel').waitFor();
});

test('a board says what is wrong with content that is no JSON or cannot be fetched, in its language', async ({ openBoards }) => {
  const broken = (id, lang) => `<naqala-board id="${id}" mode="view" lang="${lang}" loading="eager"><script type="application/json">{ nope }</script></naqala-board>`;
  const page = await openBoards(
    `${broken('inside', 'en')}${broken('dedans', 'fr')}${board({ id: 'gone', src: 'gone.json', loading: 'eager' })}${board({ id: 'file', mode: 'play', opponents: 'sultan', lang: 'fr', src: 'file.json', loading: 'eager' })}`,
    { files: { 'file.json': { text: '[1,', type: 'application/json' } } },
  );
  const says = {
    inside: /^the JSON inside the element: is not valid JSON \(.*position 2.*\)$/,
    dedans: /^le JSON dans l’élément: n’est pas du JSON valide \(.+\)$/,
    gone: /^gone\.json: cannot be fetched \(404\)$/,
    file: /^file\.json: n’est pas du JSON valide \(.+\)$/,
  };
  for (const [id, text] of Object.entries(says)) {
    await untilReceived(page, id, 'error');
    await expect(frame(page, id).locator('.failure'), id).toHaveText(/^(There is a mistake on this page|Il y a une erreur sur cette page)/);
    await expect(frame(page, id).locator('.embed-waiting'), id).toHaveCount(0);
    const errors = await received(page, id, 'error');
    expect(errors.map(({ code, message, faults }) => [code, message, faults.length]), id).toEqual([['content', expect.stringMatching(text), 1]]);
  }
  await axe(page);
  expect(recorded(page).failed.splice(0).length, 'the file that is not there').toBe(1);
  expect(recorded(page).console.splice(0).filter((line) => line.includes('<naqala-board>')).length).toBe(4);
  // The page can still hand over something else.
  await page.evaluate((position) => document.getElementById('gone').set(position), POSITION);
  await frame(page, 'gone').locator('.cell').first().waitFor();
  await untilReceived(page, 'gone', 'ready');
});

test('hints and refusals send events, and a game sends none', async ({ openBoards }) => {
  const step = LESSON.steps.findIndex(({ goal }) => goal?.refused === 'not-adjacent') + 1;
  const page = await openBoards(`${board({ id: 'a', mode: 'exercise', step, loading: 'eager' }, LESSON)}${board({ id: 'b', mode: 'play', players: 'Anna,Sam', seed: '7', loading: 'eager' })}`);
  for (const id of ['a', 'b']) await untilReceived(page, id, 'ready');
  const { hints = [] } = LESSON.steps[step - 1];
  const events = async (name) => (await received(page, 'a', name)).map(({ naqala, type, counts, ...detail }) => detail);
  const hint = frame(page, 'a').locator('.lesson-panel [data-does=hint]');
  await hint.click();
  await hint.click();
  await expect.poll(() => events('hint')).toEqual([1, 2].map((hint) => ({ step, hint, hints: hints.length })));
  const play = (id, action) => page.evaluate(([id, action]) => document.getElementById(id).play(action).catch(() => null), [id, action]);
  for (const action of ['take b2', 'drop c3 w', 'drop c3 w', 'drop f6 w']) await play('a', action);
  await frame(page, 'a').locator('[data-said=reached]').waitFor();
  await play('a', 'undo');
  // The second player wants the spot of the first.
  const spot = frame(page, 'b').locator('.spot[data-price="3"]');
  await spot.click();
  await frame(page, 'b').locator('.action-bar .answer').first().click();
  await spot.click({ force: true });
  await expect(frame(page, 'b').locator('.refusal')).not.toBeEmpty();
  expect((await events('refusal'))[0]).toEqual({ reason: 'not-adjacent', tile: 'c3' });
  expect(await received(page, 'b', 'refusal'), 'a game reports nothing of what its readers try').toEqual([]);
});
