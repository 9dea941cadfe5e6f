// The styles of boards: every rule that they need, and as few others as possible.
import { board, boardAddress, frame, LESSON, POSITION, START, untilFitted, untilReceived } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

/** Lists the rules of the app that match an element of the page, though boards do not load them. */
const unstyled = (page) =>
  page.evaluate(async () => {
    /** Splits a list of selectors at its commas, except those in brackets. */
    const split = (list) => {
      let depth = 0;
      const marked = [...list].map((letter) => {
        depth += { '(': 1, ')': -1 }[letter] ?? 0;
        return letter === ',' && !depth ? '\n' : letter;
      });
      return marked.join('').split('\n').filter((selector) => selector.trim());
    };
    const name = (rule) => rule.conditionText ?? rule.name ?? '';
    // A rule within another one, like those for a form of the page, stands below it or names it with `&`.
    const within = (parent, selector) => (!parent ? selector : selector.includes('&') ? selector.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${selector}`);
    const flat = (rules, around = '', parent = '') =>
      [...rules].flatMap((rule) => [
        // Colours that are only named style nothing.
        ...([...(rule.style ?? [])].some((property) => !property.startsWith('--')) ? split(rule.selectorText ?? '').map((selector) => [around, within(parent, selector.trim())]) : []),
        ...(rule.cssRules && rule.selectorText ? flat(rule.cssRules, around, within(parent, rule.selectorText)) : []),
        ...(rule.cssRules && !rule.selectorText && !(rule instanceof CSSKeyframesRule) ? flat(rule.cssRules, `${around}@${name(rule)}`, parent) : []),
      ]);
    const rules = async (href) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(href)).text());
      return flat(sheet.cssRules);
    };
    const app = new DOMParser().parseFromString(await (await fetch('./index.html')).text(), 'text/html');
    const hrefs = [...app.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
    const own = [...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].map((link) => link.getAttribute('href'));
    const shared = (await Promise.all(own.map(rules))).flat();
    const loaded = new Set(shared.map(String));
    const rest = (await Promise.all(hrefs.filter((href) => !own.includes(href)).map(rules))).flat().filter((rule) => !loaded.has(String(rule)));
    // States and pseudo-elements count as present.
    const fits = (selector) => {
      const still = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)|::[a-z-]+|:(before|after|hover|active|focus-visible|focus-within|focus|disabled|checked)\b/g, '');
      return !!document.querySelector(still.replace(/\s*([>+~])\s*/g, '$1').replace(/(^|[\s>+~])(?=$|[\s>+~),])|([(,])(?=[),])/g, '$&*') || '*');
    };
    // Rules for the container `table` apply to the app's page of a game only: no board has that container.
    // What the app prints is laid out for whole pages; a frame prints with the rules that it has.
    const applies = ([around]) => !around.includes('@print') && (!around.includes('@table ') || !!document.querySelector('.table'));
    return { own, hrefs, rules: [shared.length, rest.length], missing: rest.filter((rule) => applies(rule) && fits(rule[1])).map(String) };
  });

test('no rule of a style sheet that a board does not load matches one of its elements', async ({ newPage }) => {
  const boards = [
    { mode: 'exercise', lesson: JSON.stringify(LESSON) },
    { mode: 'explore', record: JSON.stringify(START) },
    { mode: 'view', position: JSON.stringify(POSITION) },
  ];
  for (const says of boards) {
    const page = await newPage();
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`./${boardAddress(says.mode, says)}`);
    await page.locator('.cell').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The typefaces come last.
    expect(asked.filter((url) => url.includes('.css') && !url.includes('/faces-')).length, `${says.mode} fetches no other sheet`).toBe(1);
    const check = async (when) => {
      const { own, hrefs, rules: [shared, rest], missing } = await unstyled(page);
      expect([own.length, hrefs.length], 'sheets, with that of the typefaces').toEqual([2, 5]);
      expect(missing, `${says.mode}, ${when}`).toEqual([]);
      expect(shared > 200 && rest > 100, `${shared} rules of the board, ${rest} others`).toBeTruthy();
    };
    await check('at first');
    if (says.mode === 'view') continue;
    if (says.mode === 'exercise') await page.locator('[data-does=hint]').click();
    await page.locator('.cell[data-light=alive]').first().click();
    await check('with meeples in hand');
    // Playwright takes the cell for disabled, because it refuses.
    await page.locator('.cell:not([data-light=lit])').last().click({ force: true });
    await page.locator('.bubble, .refusal:not(:empty)').first().waitFor();
    await check('with an explanation');
    const next = page.locator('.cell[data-light=lit]').first();
    if (await next.count()) await next.click();
    await check('with a ring or a path');
  }
});

test('controls beside a board are styled, from the start or when they are added', async ({ openBoards, newPage }) => {
  const page = await openBoards(`${board({ id: 'try', mode: 'explore', loading: 'eager' }, START)}`);
  const isDressed = () => getComputedStyle(document.querySelector('.player')).borderInlineStartWidth === '5px';
  await frame(page, 'try').locator('.cell').first().waitFor();
  const inner = page.frames().find((one) => one.url().includes('embed.html'));
  await page.evaluate(() => document.getElementById('try').setAttribute('controls', 'market players'));
  await frame(page, 'try').locator('.player').first().waitFor();
  expect(await inner.evaluate(isDressed)).toBe(true);
  const alone = await newPage();
  await alone.goto(`./${boardAddress('play', { players: 'Anna,Sam' })}`);
  await alone.locator('.player').first().waitFor();
  expect(await alone.evaluate(isDressed)).toBe(true);
});

test('a board whose controls’ sheet cannot be fetched offers to try again', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true });
  let isBroken = true;
  await page.route(/\/beside-[0-9a-f]+\.css/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`./${boardAddress('play', { players: 'Anna,Sam' })}`);
  await page.locator('[data-does=fetch-again]').first().waitFor();
  expect(await page.locator('.player').count()).toBe(0);
  isBroken = false;
  // Each chunk that is missing offers it, wherever a part of it stands.
  const offers = page.locator('[data-does=fetch-again]');
  for (let left = await offers.count(); left > 0; left = await offers.count()) {
    await offers.first().click();
    await expect.poll(() => offers.count()).toBeLessThan(left);
  }
  await page.locator('.player').first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.player')).borderInlineStartWidth)).toBe('5px');
});

test('a transparent ground shows the page behind the board, in either theme', async ({ openBoards }) => {
  const themes = { light: '#fff', dark: '#fff', 'dark on dark': '#123' };
  const one = (ground, theme, id) => `<div id="page${id}" style="padding:20px;background:${ground}">${board({ id: `b${id}`, mode: 'view', theme, style: '--naqala-ground:transparent', loading: 'eager' }, POSITION)}</div>`;
  const page = await openBoards(Object.entries(themes).map(([theme, ground], id) => one(ground, theme.split(' ')[0], id)).join(''), { viewport: { width: 700, height: 900 }, pictures: true });
  for (const id of [0, 1, 2]) {
    await untilReceived(page, `b${id}`, 'ready');
    await untilFitted(page, `b${id}`);
    await frame(page, `b${id}`).locator('.cell').first().waitFor();
  }
  // The edge of a frame looks as the page beside it.
  for (const id of [0, 1, 2]) {
    const { x, y } = await page.locator(`#b${id}`).evaluate((element) => {
      element.scrollIntoView();
      return element.getBoundingClientRect();
    });
    const shot = (left) => page.screenshot({ clip: { x: left, y: y + 40, width: 4, height: 4 } });
    expect((await shot(x)).equals(await shot(x - 10)), `board ${id}`).toBe(true);
  }
  // A later theme brings its scheme with it.
  await page.evaluate(() => document.getElementById('b0').setAttribute('theme', 'dark'));
  expect(await page.locator('#b0 >> iframe').evaluate((frame) => getComputedStyle(frame).colorScheme)).toBe('dark');
});

test('without a theme a board takes the ground of its page, and light or dark with it', async ({ openBoards }) => {
  const pages = { white: 'background:#fff', night: 'background:#101418', mist: 'background:#fff8', nothing: '' };
  const one = ([id, style]) => `<div style="padding:20px;${style}">${board({ id, mode: 'view', loading: 'eager' }, POSITION)}</div>`;
  const page = await openBoards(Object.entries(pages).map(one).join(''), { viewport: { width: 700, height: 900 }, colorScheme: 'dark' });
  const ground = async (id) => {
    await untilReceived(page, id, 'ready');
    return frame(page, id).locator('html').evaluate((html) => [html.dataset.theme ?? 'auto', getComputedStyle(html).backgroundColor]);
  };
  expect(await ground('white'), 'a page that is white at night, too').toEqual(['light', 'rgb(255, 255, 255)']);
  expect(await ground('night')).toEqual(['dark', 'rgb(16, 20, 24)']);
  expect(await ground('nothing'), 'a page without colours is white').toEqual(['light', 'rgb(255, 255, 255)']);
  expect((await ground('mist'))[1], 'nobody knows what shows through: the device decides').toBe('rgb(21, 21, 43)');
  // A theme that the page sets later comes with its own ground.
  await page.evaluate(() => document.getElementById('white').setAttribute('theme', 'dark'));
  await frame(page, 'white').locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  expect(await ground('white')).toEqual(['dark', 'rgb(21, 21, 43)']);
  // A page with two themes takes its boards along.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: light) { #night { background: #fdfdfd } }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await frame(page, 'night').locator('html[data-theme=light]').waitFor({ state: 'attached' });
  expect(await ground('night')).toEqual(['light', 'rgb(253, 253, 253)']);
});
