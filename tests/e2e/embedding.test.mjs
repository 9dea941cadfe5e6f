// Boards on other pages: driven by attributes and messages, heard by events, bounded by their mode.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
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
    await frame(page, 'a').locator('[data-does=again]').click();
    await frame(page, 'a').locator('.lesson-panel').waitFor();
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

test('the focus goes in and out by Tab', async () => {
  const body = `<script>${LISTEN}</script>${SCRIPT}<button id="before">Before</button>${board({ id: 'a', mode: 'explore', loading: 'eager' }, POSITION)}<button id="after">After</button>`;
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
    await frame(page, 'a').locator('.cell:focus').waitFor({ timeout: 5000 });
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
