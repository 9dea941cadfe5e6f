// Boards on other pages: driven by attributes and messages, heard by events, bounded by their mode.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { axe, BASE_URL, launch, newPage, recorded } from './harness.mjs';
import { copyOfSite } from './site.mjs';
import { board, host, LESSON, LISTEN, POSITION, RECORD, SCRIPT, START, STRICT } from './host.mjs';

const SITE = new URL(BASE_URL).origin;
let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const told = (page, id, name) => page.evaluate(([id, name]) => window.told.filter((one) => one[0] === id && (!name || one[1] === name)).map((one) => one[2]), [id, name]);
const heard = (page, id, name) => page.waitForFunction(([id, name]) => window.told.some((one) => one[0] === id && one[1] === name), [id, name], { timeout: 20_000 });
const frame = (page, id) => page.frameLocator(`#${id} >> iframe`);
/** Fails if anything went wrong on the host page, in its boards, or on the console. */
async function assertQuiet(page) {
  assert.deepEqual(await page.evaluate(() => window.wrong), []);
  assert.deepEqual(recorded(page).errors, []);
  assert.deepEqual(recorded(page).console, []);
}

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
    test(`three boards on a page of ${name}, ${sandbox ?? 'the usual sandbox'}, under a strict policy`, async () => {
      const site = await host({
        '': { body: `<script src="listen.js"></script>${SCRIPT}${three(sandbox)}`, policy: STRICT(SITE) },
        'listen.js': { text: LISTEN },
        'game.json': { text: JSON.stringify(RECORD), type: 'application/json' },
      });
      const page = await newPage(browser);
      try {
        await page.goto(site.url(name));
        for (const id of ['try', 'learn', 'past']) await heard(page, id, 'ready');
        const wanted = `allow-scripts${sandbox ? '' : ' allow-same-origin'}`;
        assert.equal(await page.locator('#try >> iframe').getAttribute('sandbox'), wanted);
        assert.match(await page.locator('#learn >> iframe').getAttribute('title'), /^Un exercice/);
        await frame(page, 'try').locator('.cell').first().waitFor();
        await frame(page, 'learn').locator('.lesson-panel').waitFor();
        await frame(page, 'past').locator('.history-bar').waitFor();
        assert.equal(await frame(page, 'learn').locator('html').getAttribute('lang'), 'fr');
        assert.equal(await frame(page, 'past').locator('html').getAttribute('data-theme'), 'dark');
        // By messages: a step, and back again.
        const take = await page.evaluate(async () => {
          const element = document.getElementById('try');
          const before = await element.position();
          await element.play('take a1').catch(() => null);
          const refused = await element.play('take z9').catch((error) => error.code);
          const tile = before.board.find((tile) => /[a-z]{2}/.test(tile)) && before;
          await element.undo().catch(() => null);
          return [before.format, refused, JSON.stringify(await element.position()) === JSON.stringify(before), !!tile];
        });
        assert.deepEqual(take.slice(0, 3), ['naqala-position/1', 'content', true]);
        // By hand: a tile is picked up, and the page hears of it.
        await page.evaluate(() => (window.told.length = 0));
        await frame(page, 'try').locator('.cell[data-light=alive]').first().click();
        await heard(page, 'try', 'action');
        const [{ action, events, steps }] = await told(page, 'try', 'action');
        assert.match(action, /^take /);
        assert.equal(events[0].type, 'picked-up');
        assert.equal(steps, 5);
        // By attributes.
        await page.evaluate(() => document.getElementById('try').setAttribute('theme', 'dark'));
        await frame(page, 'try').locator('html[data-theme=dark]').waitFor({ state: 'attached' });
        // The frame is as high as what is in it.
        for (const id of ['try', 'learn', 'past']) {
          const heights = () => Promise.all([
            frame(page, id).locator('main').evaluate((main) => main.getBoundingClientRect().height),
            page.locator(`#${id} >> iframe`).evaluate((frame) => frame.offsetHeight),
          ]);
          let [inner, outer] = await heights();
          for (let tries = 0; tries < 50 && Math.abs(inner - outer) > 2; tries += 1) {
            await page.waitForTimeout(100);
            [inner, outer] = await heights();
          }
          assert.ok(Math.abs(inner - outer) <= 2, `${id}: ${inner} px in a frame of ${outer} px`);
        }
        assert.deepEqual(await page.context().cookies(), []);
        await assertQuiet(page);
        assert.deepEqual(recorded(page).failed, []);
      } finally {
        await page.context().close();
        site.close();
      }
    });
  }
}

test('a lesson tells its goals and its end', async () => {
  const site = await host({ '': { body: `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'exercise', loading: 'eager', step: 1 }, LESSON)}` } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'ready');
    const solution = LESSON.steps[0].solution;
    assert.ok(solution, 'the first step has a goal');
    for (const action of solution) await page.evaluate((action) => document.getElementById('a').play(action), action);
    await heard(page, 'a', 'goal');
    assert.equal((await told(page, 'a', 'goal'))[0].step, 1);
    await frame(page, 'a').locator('[data-does=next]').click();
    await heard(page, 'a', 'end');
    // Nothing is played between the end and another beginning.
    const says = (call) => page.evaluate((call) => document.getElementById('a')[call]('take b2').then(() => 'done', ({ code }) => code), call);
    for (const call of ['position', 'record', 'play', 'undo', 'redo']) assert.equal(await says(call), 'nothing', call);
    assert.deepEqual(recorded(page).console.splice(0), []);
    await frame(page, 'a').locator('[data-does=again]').click();
    await frame(page, 'a').locator('.lesson-panel').waitFor();
    for (const call of ['position', 'record', 'play', 'undo', 'redo']) assert.equal(await says(call), 'done', call);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('an exercise has beside it what its position needs, unless its page says what', async () => {
  const bidding = JSON.parse(await readFile(new URL('../../public/lessons/bidding.json', import.meta.url), 'utf8'));
  const step = bidding.steps.findIndex(({ solution }) => solution?.[0]?.startsWith('bid ')) + 1;
  const [action] = bidding.steps[step - 1].solution;
  const one = (id, more) => board({ id, mode: 'exercise', loading: 'eager', step, ...more }, bidding);
  const site = await host({ '': { body: `<script>${LISTEN}</script>${SCRIPT}${one('a')}${one('b', { controls: 'actions' })}` } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    for (const id of ['a', 'b']) await heard(page, id, 'ready');
    await frame(page, 'a').locator(`.spot[data-price="${action.split(' ')[1]}"]`).click();
    await frame(page, 'a').getByRole('button', { name: /^Bid/ }).click();
    await heard(page, 'a', 'goal');
    await frame(page, 'b').locator('.cell').first().waitFor();
    assert.equal(await frame(page, 'b').locator('.bid-track').count(), 0);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('what is refused by message counts as a tap does', async () => {
  const step = LESSON.steps.findIndex(({ goal }) => goal?.refused === 'not-adjacent') + 1;
  assert.ok(step > 0, 'a step asks for a refusal');
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'exercise', loading: 'eager', step }, LESSON)}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  const play = (action) => page.evaluate((action) => document.getElementById('a').play(action).then(() => 'played', ({ code, message }) => `${code}: ${message}`), action);
  const answer = frame(page, 'a').locator('.lesson-answer');
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'ready');
    assert.equal(await play('take b2'), 'played');
    // Not open: the learner is told so, too, and it is no goal.
    assert.match(await play('undo'), /^content: /);
    assert.match(await play('drop f6 w'), /^illegal: /);
    assert.match(await play('end'), /^illegal: /);
    assert.equal(await answer.getAttribute('data-said'), null);
    assert.deepEqual(await told(page, 'a', 'goal'), []);
    assert.match(await play('drop c3 w'), /^illegal: /);
    await heard(page, 'a', 'goal');
    assert.equal((await told(page, 'a', 'goal'))[0].step, step);
    await frame(page, 'a').locator('.lesson-answer[data-said=reached]').waitFor();
    await frame(page, 'a').locator('.bubble').waitFor();
    assert.match(await play('drop b1 y'), /^illegal: this is not open here/, 'it stands as it was reached');
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('a board off screen costs nothing', async () => {
  const body = `<script>${LISTEN}</script>${SCRIPT}<div style="height:6000px"></div>${board({ id: 'a', mode: 'view' }, POSITION)}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(site.url());
    await page.waitForLoadState('networkidle');
    assert.deepEqual(asked.filter((url) => url.startsWith(BASE_URL)), [`${BASE_URL}naqala.js`]);
    const room = await page.locator('#a').evaluate((element) => element.getBoundingClientRect().height);
    assert.ok(room > 300, `${room} px are kept for it`);
    await page.evaluate(() => scrollTo(0, 5000));
    await heard(page, 'a', 'ready');
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('boards of one page share one download', async () => {
  const one = (id) => board({ id, mode: 'view', loading: 'eager' }, POSITION);
  const body = `<script>${LISTEN}</script>${SCRIPT}${one('a')}<template>${one('b')}${one('c')}</template>`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  /** How many bytes of the wasm came over the network for a board. */
  const fetched = (id) => frame(page, id).locator('html').evaluate(() => {
    const parts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.wasm'));
    return [parts.length, parts.reduce((sum, entry) => sum + entry.transferSize, 0)];
  });
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'ready');
    await page.evaluate(() => document.body.append(document.querySelector('template').content));
    for (const id of ['b', 'c']) await heard(page, id, 'ready');
    const [files, bytes] = await fetched('a');
    assert.ok(files >= 3 && bytes > 100_000, `${files} files, ${bytes} bytes`);
    for (const id of ['b', 'c']) assert.deepEqual(await fetched(id), [files, 0]);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('two hundred hostile messages and addresses change nothing and raise nothing', async () => {
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}${board({ id: 'b', mode: 'play', players: 'Anna,Sam', seed: '7', loading: 'eager', theme: 'dark' })}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'ready');
    await heard(page, 'b', 'ready');
    await frame(page, 'b').locator('.spot[data-state=open]').first().click();
    await frame(page, 'b').locator('.action-bar .answer').first().click();
    const state = async () => [await page.evaluate(async () => Promise.all(['a', 'b'].map((id) => document.getElementById(id).position()))), await frame(page, 'b').locator('.action-bar .prompt').innerText()];
    const before = await state();
    const [sent, answered] = await page.evaluate(async (record) => {
      const frames = ['a', 'b'].map((id) => document.getElementById(id).shadowRoot.querySelector('iframe').contentWindow);
      let answered = 0;
      addEventListener('message', (event) => (answered += event.data.type === 'error'));
      const circle = {};
      circle.circle = circle;
      let deep = {};
      for (let depth = 0; depth < 5000; depth += 1) deep = { deep };
      const odd = [null, undefined, 1, NaN, -0, 1n, '', 'undo', 'x'.repeat(300000), [], [[]], {}, circle, deep, new Date(), /x/, new Map([[1, 2]]), new Set([1]),
        new Uint8Array(1e6), new ArrayBuffer(10), new Array(1e6).fill(0), new Error('no'), { naqala: 1 }, { naqala: 2, type: 'undo' }, { naqala: 1, type: 'reset' }];
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
      // A game that is on is not replaced, moved in or taken back, even by what is right in itself.
      for (const right of [{ type: 'set', record }, { type: 'set', players: ['X', 'Y'] }, { type: 'play', action: 'bid 0' }, { type: 'undo' }, { type: 'get', what: 'record' }]) {
        frames[1].postMessage({ naqala: 1, ...right }, '*');
        sent += 1;
      }
      await new Promise((later) => setTimeout(later, 3000));
      return [sent, answered];
    }, RECORD);
    assert.ok(sent >= 200, `${sent} messages`);
    assert.equal(answered, sent, 'each is answered by an error');
    assert.deepEqual(await state(), before);
    assert.equal(before[0][1].rng, undefined, 'a game tells what everybody sees');
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
  const faulty = await newPage(browser);
  const parts = ['mode=', 'mode=%', 'v=', 'v=9', 'x', '=', '&&&', 'position=', 'position=%7B', 'record=[]', 'lesson=1', 'players=,', 'players=A,B&seed=1e9', 'colours=%7B%22ink%22:1%7D', 'controls=*', 'lang=%00', 'at=99999999999', 'step=x', `theme=${'x'.repeat(5000)}`, '%F0%28%8C%28=1'];
  for (const part of parts) {
    await faulty.goto('about:blank');
    await faulty.goto(`${BASE_URL}embed.html#${part}`);
    await faulty.locator('html[data-ready]').waitFor({ state: 'attached' });
  }
  assert.deepEqual(recorded(faulty).errors, []);
  assert.deepEqual(recorded(faulty).console, []);
  await faulty.context().close();
});

test('a host that lets no other origin have its files is named as the reason', async () => {
  const strict = await copyOfSite();
  const site = await host({ '': { body: `<script>${LISTEN}</script><script src="${strict.url}naqala.js" defer></script>${board({ id: 'a', loading: 'eager', sandbox: 'allow-scripts' }, POSITION)}` } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'error');
    const [{ code, message }] = await told(page, 'a', 'error');
    assert.equal(code, 'load');
    assert.match(message, /^origin/);
    await frame(page, 'a').locator('#failure-origin').waitFor();
  } finally {
    await page.context().close();
    site.close();
    await strict.remove();
  }
});

/** A game of which one step is left. */
const NEARLY = { ...RECORD, actions: RECORD.actions.slice(0, -1) };

for (const lang of ['en', 'fr']) {
  test(`a game that ends on a board tells and shows who has won (${lang})`, async () => {
    const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'play', loading: 'eager', lang }, NEARLY)}`;
    const site = await host({ '': { body } });
    const page = await newPage(browser, { viewport: { width: 336, height: 640 } });
    const inside = frame(page, 'a');
    const height = () => page.locator('#a >> iframe').evaluate((frame) => frame.offsetHeight);
    const room = () => inside.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    try {
      await page.goto(site.url());
      await heard(page, 'a', 'ready');
      await inside.locator('.player').first().waitFor();
      assert.equal(await inside.locator('.embed-score').count(), 0, 'a game that is on has no winner');
      await page.waitForTimeout(1000);
      const before = await height();
      await inside.locator('.action-bar .answer').last().click();
      await heard(page, 'a', 'end');
      const { scores, winners } = (await told(page, 'a', 'end'))[0];
      const shown = inside.locator('.embed-score');
      await shown.waitFor();
      const cells = await shown.locator('tr[data-line=total] td').allInnerTexts();
      assert.deepEqual(cells.map(Number), scores);
      assert.equal(scores.length, 2);
      const best = RECORD.players.filter((_, seat) => winners.includes(seat));
      assert.equal(winners.length, 1);
      assert.ok(scores[winners[0]] === Math.max(...scores));
      assert.equal(await shown.locator('.winners').innerText(), lang === 'en' ? `${best[0]} wins!` : `${best[0]} l’emporte\u202f!`);
      await page.waitForTimeout(1000);
      assert.ok((await height()) > before, 'the frame grows with the points');
      assert.ok(Math.abs((await height()) - (await room())) <= 2);
      await axe(page);
      const wide = await inside.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
      // The points can be left out, by a message too; what was told stays told.
      await page.evaluate(() => document.getElementById('a').setAttribute('controls', 'actions players'));
      await shown.waitFor({ state: 'detached' });
      await page.waitForTimeout(500);
      assert.ok((await height()) < before, 'and shrinks without them');
      assert.equal((await told(page, 'a', 'end')).length, 1);
      // Who plays there plays again; the page is told, and cannot do it itself.
      await page.evaluate(() => document.getElementById('a').setAttribute('controls', 'actions track players score'));
      const known = (await told(page, 'a', 'action')).length;
      await shown.locator('[data-does=rematch]').click();
      await inside.locator('.bid-track.bidding').waitFor();
      await shown.waitFor({ state: 'detached' });
      // Who bids first is drawn by lot.
      assert.deepEqual((await inside.locator('.player-words').allInnerTexts()).sort(), [...RECORD.players].sort());
      assert.equal(await inside.locator('main').evaluate((main) => main === document.activeElement), true, 'the focus stays on the board');
      const news = (await told(page, 'a', 'action')).slice(known);
      assert.deepEqual(news.map(({ steps, action }) => ({ steps, action })), [{ steps: 0, action: undefined }]);
      await assertQuiet(page);
    } finally {
      await page.context().close();
      site.close();
    }
  });
}

test('a picture and a record stay what they are, whatever is pressed, and tell what they show', async () => {
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
  const site = await host({ '': { body: `<script>${LISTEN}</script>${SCRIPT}${all.join('')}${parts[3]}${parts[4]}${parts[taken]}` } });
  const page = await newPage(browser);
  const position = (id) => page.evaluate((id) => document.getElementById(id).position(), id);
  try {
    await page.goto(site.url());
    for (const id of [...Object.keys(boards), 'r3', 'r4', `r${taken}`]) await heard(page, id, 'ready');
    const shown = { still: 'r3', last: 'try', amid: `r${taken}`, past: 'r4' };
    const from = RECORD.actions[taken - 1].split(' ')[1];
    for (const [id, other] of Object.entries(shown)) {
      const before = await position(id);
      assert.deepEqual(before, await position(other), `${id} tells what it shows`);
      // It says that it is disabled; fingers do not read that.
      await frame(page, id).locator(`.cell[data-square=${from}]`).click({ force: true });
      for (const key of ['Escape', 'Control+z', 'Control+Backspace', 'Control+Shift+z']) await page.keyboard.press(key);
      assert.deepEqual(await position(id), before, `${id} is as it was`);
    }
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('what is said while the content is fetched comes after it; an element that moves meanwhile begins anew', async () => {
  const two = { ...LESSON, steps: LESSON.steps.slice(0, 2) };
  const body = `<script>${LISTEN}</script>${SCRIPT}<main></main>${board({ id: 'a', mode: 'exercise', step: 1, src: 'lesson.json', loading: 'eager' })}`;
  const site = await host({ '': { body }, 'lesson.json': { text: JSON.stringify(two), type: 'application/json' } });
  const page = await newPage(browser);
  const waiting = [];
  await page.route('**/lesson.json', (route) => void waiting.push(route));
  const fetched = async (count) => {
    for (let tries = 0; tries < 200 && waiting.length < count; tries += 1) await page.waitForTimeout(100);
    assert.equal(waiting.length, count);
  };
  const text = () => frame(page, 'a').locator('.lesson-text').innerText();
  const begins = (step) => two.steps[step].text.en.split('\n')[0];
  try {
    await page.goto(site.url());
    await fetched(1);
    await page.evaluate(() => document.getElementById('a').setAttribute('step', 2));
    await waiting[0].continue();
    await heard(page, 'a', 'ready');
    assert.deepEqual(await told(page, 'a', 'error'), []);
    await frame(page, 'a').locator('.lesson-panel').waitFor();
    assert.ok((await text()).startsWith(begins(1)), await text());
    // Moved while it waits, and asked at once.
    await page.evaluate(() => {
      window.told.length = 0;
      document.querySelector('main').append(document.getElementById('a'));
    });
    await fetched(2);
    await page.evaluate(() => {
      document.querySelector('main').prepend(document.getElementById('a'));
      document.getElementById('a').position().then((position) => (window.found = position.format));
    });
    await waiting[1].continue();
    await fetched(3);
    assert.deepEqual(await page.evaluate(() => window.told), [], 'the frame that is gone tells nothing');
    await waiting[2].continue();
    await heard(page, 'a', 'ready');
    await page.waitForFunction(() => window.found === 'naqala-position/1');
    assert.deepEqual((await page.evaluate(() => window.told)).map(([, name]) => name), ['ready']);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('each game without a seed is another one', async () => {
  const one = (id) => board({ id, mode: 'play', players: 'Anna, Sam', loading: 'eager' });
  const site = await host({ '': { body: `<script>${LISTEN}</script>${SCRIPT}${one('a')}${one('b')}` } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    for (const id of ['a', 'b']) await heard(page, id, 'ready');
    const [a, b] = await page.evaluate(() => Promise.all(['a', 'b'].map((id) => document.getElementById(id).position())));
    assert.notDeepEqual(a.board, b.board);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('on its own site a board is never of that site', async () => {
  const page = await newPage(browser);
  await page.goto(`${BASE_URL}examples.html`);
  const sandbox = await page.evaluate(() => {
    const element = document.createElement('naqala-board');
    element.setAttribute('loading', 'eager');
    element.setAttribute('sandbox', ' allow-scripts Allow-Same-Origin allow-same-origin');
    document.body.append(element);
    return element.shadowRoot.querySelector('iframe').sandbox.value.trim();
  });
  assert.equal(sandbox, 'allow-scripts');
  await page.context().close();
});

test('a record shows its points at its last moment, and only there', async () => {
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'replay', loading: 'eager', at: RECORD.actions.length - 1 }, RECORD)}${board({ id: 'b', mode: 'replay', loading: 'eager', controls: 'history', at: RECORD.actions.length }, RECORD)}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    await heard(page, 'a', 'ready');
    const shown = frame(page, 'a').locator('.embed-score');
    await frame(page, 'a').locator('.history-bar').waitFor();
    assert.equal(await shown.count(), 0);
    await page.evaluate((at) => document.getElementById('a').set({ at }), RECORD.actions.length);
    await shown.locator('.winners').waitFor();
    await frame(page, 'b').locator('.history-bar').waitFor();
    assert.equal(await frame(page, 'b').locator('.embed-score').count(), 0, 'who does not name it has it not');
    await page.evaluate(() => document.getElementById('a').set({ at: 3 }));
    await shown.waitFor({ state: 'detached' });
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

/** What a board is on which the screen stays on and can be filled, as its own page sees it. */
const SCREEN = () => {
  const given = navigator.wakeLock && navigator.wakeLock.request.bind(navigator.wakeLock);
  window.locks = [];
  window.rejected = [];
  addEventListener('unhandledrejection', (event) => window.rejected.push(String(event.reason)));
  if (given) navigator.wakeLock.request = async (...all) => {
    try {
      const lock = await given(...all);
      window.locks.push(lock);
      return lock;
    } catch (error) {
      window.locks.push(error.name);
      throw error;
    }
  };
};

test('a game fills the screen and keeps it on where the page allows it', async () => {
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'play', loading: 'eager' }, NEARLY)}${board({ id: 'b', mode: 'play', loading: 'eager', players: 'Anna,Sam', controls: 'actions' })}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  await page.addInitScript(SCREEN);
  const inside = frame(page, 'a');
  const locks = (id) => frame(page, id).locator('html').evaluate(() => window.locks.map((lock) => (typeof lock === 'string' ? lock : lock.released ? 'released' : 'held')));
  try {
    await page.goto(site.url());
    for (const id of ['a', 'b']) await heard(page, id, 'ready');
    const button = inside.locator('[data-does=full-screen]');
    await button.waitFor();
    for (const id of ['a', 'b']) {
      for (let tries = 0; tries < 50 && (await locks(id)).length === 0; tries += 1) await page.waitForTimeout(100);
      assert.deepEqual(await locks(id), ['held'], `${id}: a game is on`);
    }
    assert.equal(await frame(page, 'b').locator('[data-does=full-screen]').count(), 0, 'who does not name it has it not');
    const isFull = (is) => inside.locator('html').evaluate(async (_, is) => {
      for (let tries = 0; tries < 50 && !!document.fullscreenElement !== is; tries += 1) await new Promise((later) => setTimeout(later, 100));
      return !!document.fullscreenElement;
    }, is);
    assert.equal(await button.innerText(), 'Full screen');
    await button.click();
    assert.equal(await isFull(true), true);
    assert.equal(await page.evaluate(() => document.fullscreenElement.id), 'a');
    await inside.getByRole('button', { name: 'Leave full screen' }).click();
    assert.equal(await isFull(false), false);
    await inside.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    // The game ends: the screen may sleep.
    await inside.locator('.action-bar .answer').last().click();
    await heard(page, 'a', 'end');
    for (let tries = 0; tries < 50 && (await locks('a'))[0] !== 'released'; tries += 1) await page.waitForTimeout(100);
    assert.deepEqual(await locks('a'), ['released']);
    assert.deepEqual(await locks('b'), ['held']);
    assert.deepEqual(await inside.locator('html').evaluate(() => window.rejected), []);
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

for (const [name, sandbox] of [['no allow', 'allow-scripts allow-same-origin'], ['no allow and no origin', 'allow-scripts']]) {
  test(`a game in a frame with ${name} has no full screen, and nothing breaks`, async () => {
    const address = `${BASE_URL}embed.html#v=1&mode=play&players=Anna,Sam&seed=42`;
    const site = await host({ '': { body: `<script>${LISTEN}</script><iframe id="a" title="A game" sandbox="${sandbox}" width="900" height="900" src="${address}"></iframe>` } });
    const page = await newPage(browser);
    await page.addInitScript(SCREEN);
    const inside = page.frameLocator('#a');
    try {
      await page.goto(site.url());
      await inside.locator('.player').first().waitFor();
      await inside.locator('.spot[data-state=open]').first().click();
      await inside.locator('.action-bar .answer').first().click();
      await page.waitForTimeout(500);
      assert.equal(await inside.locator('[data-does=full-screen]').count(), 0);
      const [locks, rejected] = await inside.locator('html').evaluate(() => [window.locks.map(String), window.rejected]);
      assert.deepEqual(locks.filter((lock) => lock !== 'NotAllowedError'), [], 'the page around has not allowed it');
      assert.deepEqual(rejected, []);
      await assertQuiet(page);
    } finally {
      await page.context().close();
      site.close();
    }
  });
}

test('the page of examples shows a board of each mode, in both languages', async () => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto(`${BASE_URL}examples.html`);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  for (const mode of ['view', 'explore', 'exercise', 'replay', 'play']) {
    const element = page.locator(`naqala-board[mode=${mode}]`);
    await element.scrollIntoViewIfNeeded();
    const inside = page.frameLocator(`naqala-board[mode=${mode}] >> iframe`);
    await inside.locator('html[data-ready]').waitFor({ state: 'attached' });
    await inside.locator('.board, .cover').first().waitFor();
    assert.match(await page.locator(`#${mode} pre, section:has(naqala-board[mode=${mode}]) pre`).first().textContent(), /^<naqala-board/);
  }
  await axe(page);
  assert.deepEqual(recorded(page).errors, []);
  assert.deepEqual(recorded(page).failed, []);
  await page.context().close();
});

for (const [mode, inside, more] of [['view', POSITION], ['explore', POSITION], ['exercise', LESSON], ['replay', RECORD], ['play', START, { controls: 'actions fullscreen' }]]) {
  test(`the focus goes in and out by Tab (${mode})`, async () => {
    const body = `<script>${LISTEN}</script>${SCRIPT}<button id="before">Before</button>${board({ id: 'a', mode, loading: 'eager', ...more }, inside)}<button id="after">After</button>`;
    const site = await host({ '': { body } });
    const page = await newPage(browser);
    const active = () => page.evaluate(() => document.activeElement.id);
    try {
      await page.goto(site.url());
      await page.locator('#before').focus();
      await heard(page, 'a', 'ready');
      await frame(page, 'a').locator('.cell').first().waitFor();
      assert.equal(await active(), 'before', 'a board that comes takes no focus');
      // The frame is another process: the focus takes a moment to get there and back.
      const comes = (id) => page.waitForFunction((id) => document.activeElement.id === id, id, { timeout: 5000 });
      const leaves = async (key) => {
        for (let count = 0; count < 40 && (await active()) === 'a'; count += 1) {
          await page.keyboard.press(key);
          await page.waitForTimeout(50);
        }
      };
      await page.keyboard.press('Tab');
      await comes('a');
      await frame(page, 'a').locator(mode === 'explore' ? '.cell:focus' : ':focus:not(html, body)').waitFor({ timeout: 5000 });
      await leaves('Tab');
      await comes('after');
      await page.keyboard.press('Shift+Tab');
      await comes('a');
      await leaves('Shift+Tab');
      await comes('before');
      await assertQuiet(page);
    } finally {
      await page.context().close();
      site.close();
    }
  });
}

test('a game whose screen changes hands takes no focus from its page, and gives it to the board', async () => {
  const far = '<button id="before">Before</button><div style="height:2000px"></div>';
  const body = `<script>${LISTEN}</script>${SCRIPT}${far}${board({ id: 'a', mode: 'play', players: 'Anna,Sam', hide: 'on', loading: 'eager' })}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    await page.locator('#before').focus();
    const taken = frame(page, 'a').locator('.cover .primary');
    await taken.waitFor();
    await page.waitForTimeout(500);
    assert.deepEqual(await page.evaluate(() => [document.activeElement.id, scrollY]), ['before', 0]);
    await taken.click();
    await frame(page, 'a').locator('main:focus').waitFor();
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('any colour of a page is taken, and what is none is left alone', async () => {
  const colours = { a: 'var(--mine)', b: 'color-mix(in srgb, #ff0000, #0000ff)', c: 'light-dark(#010203, #040506)', d: 'nonsense', e: 'url(x)' };
  const rules = Object.entries(colours).map(([id, colour]) => `#${id}{--naqala-accent:${colour}}`).join('');
  const boards = Object.keys(colours).map((id) => board({ id, loading: 'eager' }, POSITION)).join('');
  const site = await host({ '': { body: `<style>:root{--mine:rebeccapurple;color-scheme:light}${rules}</style><script>${LISTEN}</script>${SCRIPT}${boards}` } });
  const page = await newPage(browser);
  const accent = (inside) => inside.locator('html').evaluate((html) => html.style.getPropertyValue('--accent'));
  try {
    await page.goto(site.url());
    for (const id of Object.keys(colours)) await heard(page, id, 'ready');
    assert.equal(await accent(frame(page, 'a')), 'rgb(102, 51, 153)');
    assert.match(await accent(frame(page, 'b')), /^color\(srgb 0\.5 0 0\.5\)$/);
    assert.equal(await accent(frame(page, 'c')), 'rgb(1, 2, 3)');
    for (const id of ['d', 'e']) assert.equal(await accent(frame(page, id)), '');
    // The board itself is as careful.
    await page.evaluate(() => document.getElementById('a').set({ options: { colours: { accent: 'nonsense', line: 'teal' } } }));
    assert.equal(await accent(frame(page, 'a')), 'rgb(102, 51, 153)');
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('what is wrong with a lesson stands on the board, until another one comes', async () => {
  const wrong = { ...LESSON, title: { en: 'Only English' } };
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'exercise', loading: 'eager' }, wrong)}<naqala-board id="b" mode="exercise" loading="eager"><script type="application/json">{ nope }</script></naqala-board>`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    for (const id of ['a', 'b']) await heard(page, id, 'ready');
    const shown = frame(page, 'a').locator('.failure');
    assert.equal(await shown.locator('li').innerText(), 'lesson.title.fr: missing');
    assert.deepEqual((await told(page, 'a', 'error'))[0].faults, [{ at: 'lesson.title.fr', what: 'missing' }]);
    assert.equal((await told(page, 'b', 'error'))[0].code, 'content');
    await axe(page);
    // Whoever writes the page looks at the console first.
    const said = recorded(page).console.splice(0);
    assert.equal(said.length, 2);
    assert.ok(said.some((line) => line.includes('lesson.title.fr: missing')), said.join());
    await page.evaluate((lesson) => document.getElementById('a').set(lesson), LESSON);
    await frame(page, 'a').locator('.lesson-panel').waitFor();
    assert.equal(await shown.count(), 0);
    // A lesson that is on stays when the next one is refused.
    assert.equal(await page.evaluate((lesson) => document.getElementById('a').set(lesson).catch((error) => error.code), wrong), 'content');
    await frame(page, 'a').locator('.lesson-panel').waitFor();
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('what is said to a board before it can hear is said later', async () => {
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
  const body = `<script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', loading: 'eager', lang: 'de' }, POSITION)}${early}`;
  const site = await host({ '': { body } });
  const page = await newPage(browser);
  try {
    await page.goto(site.url());
    for (const id of ['a', 'made']) await heard(page, id, 'ready');
    await page.waitForFunction(() => window.done);
    await frame(page, 'made').locator('.cell').first().waitFor();
    await frame(page, 'a').locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    // A language that boards do not speak is English, at first and later.
    const lang = () => frame(page, 'a').locator('html').getAttribute('lang');
    assert.equal(await lang(), 'en');
    await page.evaluate(() => document.getElementById('a').setAttribute('lang', 'fr-CH'));
    await frame(page, 'a').locator('html[lang=fr]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.getElementById('a').setAttribute('lang', 'de-CH'));
    await frame(page, 'a').locator('html[lang=en]').waitFor({ state: 'attached' });
    await assertQuiet(page);
  } finally {
    await page.context().close();
    site.close();
  }
});

test('a page that is a file of the disk has boards, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naqala-'));
  const path = join(folder, 'page.html');
  await writeFile(path, `<!doctype html><html lang="en"><meta charset="utf-8"><title>A file</title><script>${LISTEN}</script>${SCRIPT}${board({ id: 'a', mode: 'explore', loading: 'eager' }, START)}`);
  const page = await newPage(browser);
  try {
    await page.goto(pathToFileURL(path).href);
    await heard(page, 'a', 'ready');
    assert.equal(await page.evaluate(() => document.getElementById('a').position().then((position) => position.format)), 'naqala-position/1');
    await assertQuiet(page);
  } finally {
    await page.context().close();
    await rm(folder, { recursive: true });
  }
});

test('about as much room is kept as a board takes', async () => {
  const all = { view: START, explore: START, replay: RECORD, play: START };
  const boards = Object.entries(all).map(([mode, inside]) => board({ id: mode, mode }, inside)).join('');
  const site = await host({ '': { body: `<style>body{margin:0}naqala-board{margin-top:3000px}</style><script>${LISTEN}</script>${SCRIPT}${boards}` } });
  for (const width of [320, 700, 1100]) {
    const page = await newPage(browser, { viewport: { width, height: 700 } });
    const heights = () => page.evaluate(() => [...document.querySelectorAll('naqala-board')].map((board) => board.getBoundingClientRect().height));
    await page.goto(site.url());
    await page.waitForFunction(() => customElements.get('naqala-board'));
    const kept = await heights();
    for (const mode of Object.keys(all)) {
      await page.locator(`#${mode}`).scrollIntoViewIfNeeded();
      await heard(page, mode, 'ready');
    }
    await page.waitForTimeout(1500);
    const taken = await heights();
    for (const [at, mode] of Object.keys(all).entries()) {
      const off = Math.abs(kept[at] - taken[at]);
      assert.ok(off <= taken[at] * 0.15, `${mode} at ${width} px: ${kept[at]} px are kept for ${taken[at]} px`);
    }
    await page.context().close();
  }
  site.close();
});

test('boards are whole at every width, and what is pressed is 44 px', async () => {
  const at = (mode, content) => `embed.html#${new URLSearchParams({ v: 1, mode, ...content })}`;
  const boards = [
    at('view', { record: JSON.stringify(START) }),
    at('explore', { record: JSON.stringify(START) }),
    at('exercise', { lesson: JSON.stringify(LESSON) }),
    at('replay', { record: JSON.stringify({ ...RECORD, actions: RECORD.actions.slice(0, 40) }) }),
    at('play', { players: 'Anna,Sam', seed: '42' }),
    at('play', { players: 'Anna,Sam,Zoé,Pierre,Olivier', seed: '42', expansions: 'artisans,whims' }),
  ];
  for (const width of [320, 390, 768, 1100]) {
    const page = await newPage(browser, { viewport: { width, height: 800 } });
    for (const path of boards) {
      const what = `${path.slice(0, 40)} at ${width} px`;
      await page.goto('about:blank');
      await page.goto(new URL(path, BASE_URL).href);
      await page.locator('.cell').first().waitFor();
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => {
        const box = (name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).map((one) => [name, one.getBoundingClientRect()]);
        const parts = [...box('.board'), ...box('.bar-area'), ...box('.lesson-panel'), ...box('.spot'), ...box('.prompt'), ...box('.history-button'), ...box('.side > *')];
        const outside = parts.filter(([, { left, right }]) => left < 0 || right > innerWidth).map(([name, { left, right }]) => `${name}: ${left} to ${right}`);
        const small = [...box('.spot'), ...box('.cell'), ...box('button.button')].filter(([, { width, height }]) => width < 43.9 || height < 43.9).map(([name, { width, height }]) => `${name}: ${width} by ${height}`);
        const bar = document.querySelector('.bar-area')?.getBoundingClientRect().width ?? innerWidth;
        return { outside, small, bar };
      });
      assert.deepEqual(found.outside, [], what);
      assert.deepEqual(found.small, [], what);
      assert.ok(path.includes('mode=view') || found.bar >= Math.min(width * 0.9, 500), `the bar of ${what} has ${found.bar} px`);
    }
    assert.deepEqual(recorded(page).errors, []);
    await page.context().close();
  }
});

test('axe finds nothing on boards at 320 px', async () => {
  const page = await newPage(browser, { viewport: { width: 320, height: 640 } });
  const at = (mode, content) => `embed.html#${new URLSearchParams({ v: 1, mode, ...content })}`;
  for (const path of [
    at('view', { position: JSON.stringify(POSITION) }),
    at('explore', { position: JSON.stringify(POSITION), controls: 'actions,track,market,djinns,players' }),
    at('exercise', { lesson: JSON.stringify(LESSON) }),
    at('replay', { record: JSON.stringify({ ...RECORD, actions: RECORD.actions.slice(0, 40) }) }),
    at('play', { players: 'Anna,Sam', seed: '42', lang: 'fr' }),
    at('view', {}),
    '#'.padEnd(1) && 'embed.html#mode=chess',
  ]) {
    await page.goto('about:blank');
    await page.goto(new URL(path, BASE_URL).href);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await axe(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${path.slice(0, 40)} is ${wide} px too wide`);
  }
  assert.deepEqual(recorded(page).errors, []);
  await page.context().close();
});

/** The selectors of the app's style that something on the page fits and the board's own style does not have. */
const unstyled = (page) =>
  page.evaluate(async () => {
    /** The selectors of a list, whatever stands in brackets. */
    const split = (list) => {
      let depth = 0;
      const marked = [...list].map((letter) => {
        depth += { '(': 1, ')': -1 }[letter] ?? 0;
        return letter === ',' && !depth ? '\n' : letter;
      });
      return marked.join('').split('\n').filter((selector) => selector.trim());
    };
    const flat = (rules, around = '') =>
      [...rules].flatMap((rule) => [
        ...split(rule.selectorText ?? '').map((selector) => [around, selector.trim()]),
        ...(rule.cssRules && !rule.selectorText && !(rule instanceof CSSKeyframesRule) ? flat(rule.cssRules, `${around}@${rule.conditionText ?? rule.cssText}`) : []),
      ]);
    const sheets = await Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(async (link) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(link.href)).text());
      return flat(sheet.cssRules);
    }));
    const [mine, all] = sheets;
    const has = new Set(mine.map(String));
    // Whatever is hovered, checked or drawn before something: it is there.
    const fits = (selector) => {
      const still = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)|::[a-z-]+|:(before|after|hover|active|focus|focus-visible|disabled|checked)\b/g, '');
      return !!document.querySelector(still.replace(/\s*([>+~])\s*/g, '$1').replace(/(^|[\s>+~])(?=$|[\s>+~),])|([(,])(?=[),])/g, '$&*') || '*');
    };
    return { rules: [mine.length, all.length], missing: all.filter((rule) => !has.has(String(rule)) && fits(rule[1])).map(String) };
  });

test('the style of a board has every rule that something on it fits, and not those of the app', async () => {
  const boards = [
    { mode: 'exercise', lesson: JSON.stringify(LESSON) },
    { mode: 'explore', record: JSON.stringify(START) },
    { mode: 'view', position: JSON.stringify(POSITION) },
  ];
  for (const says of boards) {
    const page = await newPage(browser);
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${BASE_URL}embed.html#${new URLSearchParams({ v: 1, ...says })}`);
    await page.locator('.cell').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(asked.filter((url) => /\/style-[0-9a-f]+\.css/.test(url)), [], 'the app’s style is not fetched');
    const check = async (when) => {
      const { rules: [mine, all], missing } = await unstyled(page);
      assert.deepEqual(missing, [], `${says.mode}, ${when}`);
      assert.ok(mine > 200 && mine < all * 0.8, `${mine} of ${all} rules`);
    };
    await check('at first');
    if (says.mode === 'view') continue;
    if (says.mode === 'exercise') await page.locator('[data-does=hint]').click();
    await page.locator('.cell[data-light=alive]').first().click();
    await check('with meeples in hand');
    // Refused, which is why it counts as disabled.
    await page.locator('.cell:not([data-light=lit])').last().click({ force: true });
    await page.locator('.bubble').waitFor();
    await check('with an explanation');
    const next = page.locator('.cell[data-light=lit]').first();
    if (await next.count()) await next.click();
    await check('with a ring or a path');
    await page.context().close();
  }
});

test('what stands beside a board has its style, at once or later', async () => {
  const site = await host({ '': { body: `${SCRIPT}${board({ id: 'try', mode: 'explore', loading: 'eager' }, START)}` } });
  const page = await newPage(browser);
  const sheets = () => document.querySelectorAll('link[rel=stylesheet]').length === 2 && [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => !!link.sheet);
  const isDressed = () => getComputedStyle(document.querySelector('.player')).borderInlineStartWidth === '5px';
  await page.goto(site.url());
  await frame(page, 'try').locator('.cell').first().waitFor();
  const inner = page.frames().find((one) => one.url().includes('embed.html'));
  assert.deepEqual(await inner.evaluate(sheets), [true, false]);
  await page.evaluate(() => document.getElementById('try').setAttribute('controls', 'market players'));
  await frame(page, 'try').locator('.player').first().waitFor();
  await inner.waitForFunction(isDressed);
  assert.deepEqual(await inner.evaluate(sheets), [true, true]);
  await page.context().close();
  site.close();
  const alone = await newPage(browser);
  await alone.goto(`${BASE_URL}embed.html#${new URLSearchParams({ v: 1, mode: 'play', players: 'Anna,Sam' })}`);
  await alone.locator('.player').first().waitFor();
  assert.deepEqual([await alone.evaluate(isDressed), await alone.evaluate(sheets)], [true, [true, true]]);
  await alone.context().close();
});
