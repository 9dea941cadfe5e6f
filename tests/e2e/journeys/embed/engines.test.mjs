// Boards in the other engines: a page of another host keeps their room, scrolls over them, follows a learner, and reads words where one fails.
import { board, LESSON, LISTEN, START } from '../../support/board-pages.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { expect } from '../../support/fixtures.mjs';
import { serveFiles } from '../../support/servers.mjs';
import { BASE_URL } from '../../support/site.mjs';

/** Records how far the paragraph below the boards lies from where it was when the element became known. */
const WATCH = `
  window.moved = [];
  customElements.whenDefined('naqala-board').then(function look() {
    const end = document.getElementById('end');
    if (end) moved.push(end.getBoundingClientRect().top + scrollY);
    requestAnimationFrame(look);
  });`;
const TAG = { classic: `<script src="${BASE_URL}naqala.js" defer></script>`, module: `<script type="module" src="${BASE_URL}naqala.js"></script>` };

const test = base.extend({
  host: async ({}, use) => {
    const boards = [board({ id: 'view', mode: 'view', loading: 'eager' }, START), board({ id: 'one', mode: 'exercise', loading: 'eager' }, LESSON), board({ id: 'other', mode: 'exercise', loading: 'eager' }, LESSON)];
    const page = (tag, inside) => ({ body: `<style>body{margin:8px}</style><script src="listen.js"></script>${tag}${inside}<p id="end">The end</p><div style="height:3000px"></div>` });
    const host = await serveFiles({
      classic: page(TAG.classic, boards.join('')),
      module: page(TAG.module, boards[0]),
      lost: page(TAG.classic, board({ id: 'lost', loading: 'eager', board: 'http://127.0.0.1:9/' }, START)),
      'listen.js': { text: `${LISTEN}${WATCH}` },
    });
    await use(host);
    await host.stop();
  },
});

for (const [name, open] of ENGINES) {
  test(`boards on another page keep their room, scroll, follow a learner and say what is wrong in ${name}`, async ({ host, launchEngine }) => {
    const page = await open(launchEngine);
    await page.browser.resize({ width: 1024, height: 768 });
    const visit = async (path, ...ids) => {
      await page.browser.goto(host.url('localhost', path));
      for (const id of ids) await until(page, id, 'ready');
    };
    await visit('classic', 'view', 'one', 'other');
    await room(page);
    await wheel(page);
    await learner(page);
    await visit('module', 'view');
    await visit('lost');
    await until(page, 'lost', 'error');
    expect(await page.evaluate(() => document.getElementById('lost').shadowRoot.querySelector('[role=alert]').innerText)).toBe('The board could not be loaded.');
    expect(await page.evaluate(() => document.getElementById('lost').position().catch(({ code }) => code))).toBe('load');
  });
}

const until = (page, id, name) => page.until(`${id} sends ${name}`, (id, name) => window.received.some((one) => one[0] === id && one[1] === name), id, name);

/** Expects that what stands below the boards has hardly moved. */
async function room(page) {
  const moved = await page.evaluate(() => ({ from: window.moved[0], to: window.moved.at(-1), most: Math.max(...window.moved), least: Math.min(...window.moved) }));
  expect(moved.most - moved.least, `pixels that the page below three boards moved: ${JSON.stringify(moved)}`).toBeLessThan(0.05 * 768);
}

/** Turns a wheel over a board: the page scrolls. */
async function wheel(page) {
  const [x, y] = await page.evaluate(() => {
    const { x, y, width } = document.getElementById('view').getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + 100)];
  });
  await page.browser.act([{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: 300 }] }]);
  await page.until('the page is scrolled', () => scrollY > 100);
}

/** Solves a step, stops in the middle of the next try, and goes on from there on another board. */
async function learner(page) {
  await page.evaluate(async (actions) => {
    for (const action of actions) await document.getElementById('one').play(action);
  }, LESSON.steps[0].solution);
  await until(page, 'one', 'goal');
  const state = await page.evaluate(async (first) => {
    const one = document.getElementById('one');
    await one.reset();
    await one.play(first);
    return one.state();
  }, LESSON.steps[0].solution[0]);
  expect(state).toMatchObject({ format: 'naqala-state/1', actions: [LESSON.steps[0].solution[0]] });
  const found = await page.evaluate(async (state) => {
    const other = document.getElementById('other');
    await other.restore(state);
    return (await other.record()).actions;
  }, state);
  expect(found).toEqual(state.actions);
}
