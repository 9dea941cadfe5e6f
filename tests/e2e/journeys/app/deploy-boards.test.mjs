// A new version is deployed while boards of the old one are open on other pages: one press loads it, and they go on from where they were.
import { board, boardAddress, LESSON, LISTEN, received, START, untilReceived } from '../../support/board-pages.mjs';
import { serveBuilds } from '../../support/builds.mjs';
import { ENGINES, test as base } from '../../support/engines/test.mjs';
import { Page } from '../../support/engines/page.mjs';
import { expect } from '../../support/fixtures.mjs';
import { serveFiles } from '../../support/servers.mjs';

const test = base.extend({
  /** Two builds of the site, the second one not yet deployed. */
  site: async ({}, use) => {
    const site = await serveBuilds();
    await use(site);
    await site.stop();
  },

  /** Serves a page of another host with the script of the site. */
  serveHost: async ({ site }, use) => {
    const hosts = [];
    await use(async (inside) => {
      const host = await serveFiles({ '': { body: `<script>${LISTEN}</script><script src="${site.url}naqala.js" defer></script>${inside}` } });
      hosts.push(host);
      return host.url();
    });
    for (const host of hosts) await host.stop();
  },
});

const GONE = () => null;
/** Asks for the newest version as the button does; which part is gone makes no difference. */
const press = (frame) => frame.evaluate(() => void dispatchEvent(new Event('naqala:load-newest')));
const frameOf = (page, path = 'embed.html') => page.frames().find((frame) => frame.url().includes(path));
/** Waits until a frame shows the second build. */
const isSecond = (inside) => inside.locator('html[data-build="2"][data-ready]').waitFor({ state: 'attached' });
const played = (page, id) => page.evaluate(async (id) => (await document.getElementById(id).record()).actions, id);

/** With the first one a frame keeps the origin of the site; with the second it has none. */
const SANDBOXES = ['allow-scripts allow-same-origin', 'allow-scripts'];

for (const sandbox of SANDBOXES) {
  test(`a game that is dealt on a board goes on after the press, in a sandbox with ${sandbox}`, async ({ site, serveHost, newPage }) => {
    const page = await newPage({ ownContext: true, mayComplain: true });
    await page.goto(await serveHost(board({ id: 'a', mode: 'explore', players: 'Anna, Sam', loading: 'eager', sandbox, controls: 'actions track market djinns players' })));
    await untilReceived(page, 'a', 'ready');
    const inside = page.frameLocator('#a >> iframe');
    await page.evaluate(async () => {
      const board = document.getElementById('a');
      await board.play('bid 3');
      await board.play('bid 5');
      await board.set({ options: { lang: 'fr' } });
    });
    const before = await page.evaluate(() => document.getElementById('a').record());
    site.deploy();
    await press(frameOf(page));
    await isSecond(inside);
    expect(await page.evaluate(() => document.getElementById('a').record())).toEqual(before);
    await expect(inside.locator('html')).toHaveAttribute('lang', 'fr');
    // What the reader tries starts again with the same deal.
    await page.evaluate(() => document.getElementById('a').reset());
    const anew = await page.evaluate(() => document.getElementById('a').record());
    expect(anew).toEqual({ ...before, actions: [] });
  });
}

test('a game that is played on a board goes on after the press, with a choice that is half made', async ({ site, serveHost, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.goto(await serveHost(board({ id: 'a', mode: 'play', loading: 'eager' }, START)));
  await untilReceived(page, 'a', 'ready');
  const inside = page.frameLocator('#a >> iframe');
  const held = inside.locator('.hand .held:not([hidden])');
  await inside.locator('.cell[data-light=alive]').first().click();
  await inside.locator('.hand .held:not([hidden], [data-stuck])').first().click();
  await expect(inside.locator('.hand .held[aria-pressed=true]')).toHaveCount(1);
  const before = [await page.evaluate(() => document.getElementById('a').position()), await held.count()];
  site.deploy();
  await press(frameOf(page));
  await isSecond(inside);
  await expect(held).toHaveCount(before[1]);
  await expect(inside.locator('.hand .held[aria-pressed=true]')).toHaveCount(1);
  expect(await page.evaluate(() => document.getElementById('a').position())).toEqual(before[0]);
  expect(await received(page, 'a', 'error')).toEqual([]);
});

test('an exercise on a board goes on at its step after the press, and reports nothing twice', async ({ site, serveHost, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.goto(await serveHost(board({ id: 'a', mode: 'exercise', loading: 'eager' }, LESSON)));
  await untilReceived(page, 'a', 'ready');
  const inside = page.frameLocator('#a >> iframe');
  const play = (actions) => page.evaluate(async (actions) => { for (const action of actions) await document.getElementById('a').play(action); }, actions);
  await play(LESSON.steps[0].solution);
  await untilReceived(page, 'a', 'goal');
  const [first, rest] = [LESSON.steps[2].solution.slice(0, 2), LESSON.steps[2].solution.slice(2)];
  await page.evaluate((actions) => document.getElementById('a').restore({ step: 3, actions }), first);
  await inside.locator('[data-does=hint]').click();
  const sums = (page) => page.evaluate(() => received.map(([, name]) => name).filter((name) => name !== 'ready'));
  const before = await sums(page);
  site.deploy();
  await press(frameOf(page));
  await isSecond(inside);
  await inside.locator('[data-lesson-step="3"]').waitFor();
  expect(await played(page, 'a')).toEqual(first);
  await play(rest);
  await expect.poll(async () => (await received(page, 'a', 'goal')).map(({ step }) => step)).toEqual([1, 3]);
  expect((await sums(page)).slice(0, before.length)).toEqual(before);
});

test('a board shows the content that its page has set last, where the reader was', async ({ site, serveHost, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  await page.goto(await serveHost(board({ id: 'a', mode: 'replay', loading: 'eager' }, START)));
  await untilReceived(page, 'a', 'ready');
  const inside = page.frameLocator('#a >> iframe');
  const longer = { ...START, actions: START.actions.slice(0, 3) };
  await page.evaluate(async (longer) => document.getElementById('a').set(longer), longer);
  await page.evaluate(() => document.getElementById('a').set({ at: 2 }));
  const before = await page.evaluate(() => document.getElementById('a').position());
  site.deploy();
  await press(frameOf(page));
  await isSecond(inside);
  expect(await played(page, 'a')).toEqual(longer.actions);
  expect(await page.evaluate(() => document.getElementById('a').position())).toEqual(before);
});

test('a board whose art is gone, or whose puzzle is, offers the new version', async ({ site, serveHost, newPage }) => {
  const page = await newPage({ ownContext: true, mayComplain: true });
  site.spoil(/^game-.*svg$/, GONE);
  await page.goto(await serveHost(board({ id: 'a', mode: 'view', loading: 'eager' }, START)));
  const inside = page.frameLocator('#a >> iframe');
  await inside.locator('.art-gone [data-does=load-newest]').waitFor();
  site.mend();
  site.spoil(/^puzzles?\/|^daily.*json$|puzzle.*json$/, GONE);
  const bare = await newPage({ ownContext: true, mayComplain: true });
  await bare.goto(`${site.url}${boardAddress('exercise', { puzzle: 'daily' })}`);
  const offer = bare.locator('.failure [data-does=load-newest] >> visible=true');
  await offer.waitFor();
  site.mend();
  await Promise.all([bare.waitForEvent('load'), offer.click()]);
  await bare.locator('.cell').first().waitFor();
});

for (const [name, start] of ENGINES.filter(([name]) => name === 'Firefox')) {
  test(`boards go on after the press in ${name}, with an origin and without one`, async ({ site, serveHost, launchEngine }) => {
    const page = await start(launchEngine);
    await page.browser.resize({ width: 1024, height: 768 });
    const boards = SANDBOXES.map((sandbox, at) => board({ id: `b${at}`, mode: 'explore', players: 'Anna, Sam', loading: 'eager', sandbox })).join('');
    await page.browser.goto(await serveHost(`${boards}${board({ id: 'lesson', mode: 'exercise', loading: 'eager' }, LESSON)}`));
    const ids = ['b0', 'b1', 'lesson'];
    for (const id of ids) await page.until(`${id} is ready`, (id) => received.some((one) => one[0] === id && one[1] === 'ready'), id);
    const records = () => Promise.all(['b0', 'b1', 'lesson'].map((id) => document.getElementById(id).record()));
    await page.evaluate(async (first) => {
      for (const id of ['b0', 'b1']) await document.getElementById(id).play('bid 3');
      await document.getElementById('lesson').play(first);
    }, LESSON.steps[0].solution[0]);
    const before = await page.evaluate(records);
    expect(before.map(({ actions }) => actions.length)).toEqual([1, 1, 1]);
    site.deploy();
    for (const frame of await page.browser.frames()) {
      const inside = new Page(frame);
      await inside.evaluate(() => void dispatchEvent(new Event('naqala:load-newest')));
      await inside.waitFor('html[data-build="2"][data-ready]');
    }
    expect(await page.evaluate(records)).toEqual(before);
  });
}
