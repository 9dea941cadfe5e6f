// The styles of boards: every rule that they need, and as few others as possible.
import { board, boardAddress, frame, LESSON, POSITION, START } from '../../support/board-pages.mjs';
import { expect, test } from '../../support/boards.mjs';

/** Lists the rules of the app's style sheet that match an element of the page but are not in the board's own style sheet. */
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
    // States and pseudo-elements count as present.
    const fits = (selector) => {
      const still = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)|::[a-z-]+|:(before|after|hover|active|focus|focus-visible|disabled|checked)\b/g, '');
      return !!document.querySelector(still.replace(/\s*([>+~])\s*/g, '$1').replace(/(^|[\s>+~])(?=$|[\s>+~),])|([(,])(?=[),])/g, '$&*') || '*');
    };
    return { rules: [mine.length, all.length], missing: all.filter((rule) => !has.has(String(rule)) && fits(rule[1])).map(String) };
  });

test('the style sheet of boards has every rule that matches an element of a board, and not all rules of the app', async ({ newPage }) => {
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
    expect(asked.filter((url) => /\/style-[0-9a-f]+\.css/.test(url)), 'the app’s style is not fetched').toEqual([]);
    const check = async (when) => {
      const { rules: [mine, all], missing } = await unstyled(page);
      expect(missing, `${says.mode}, ${when}`).toEqual([]);
      expect(mine > 200 && mine < all * 0.8, `${mine} of ${all} rules`).toBeTruthy();
    };
    await check('at first');
    if (says.mode === 'view') continue;
    if (says.mode === 'exercise') await page.locator('[data-does=hint]').click();
    await page.locator('.cell[data-light=alive]').first().click();
    await check('with meeples in hand');
    // Playwright takes the cell for disabled, because it refuses.
    await page.locator('.cell:not([data-light=lit])').last().click({ force: true });
    await page.locator('.bubble').waitFor();
    await check('with an explanation');
    const next = page.locator('.cell[data-light=lit]').first();
    if (await next.count()) await next.click();
    await check('with a ring or a path');
  }
});

test('controls beside a board are styled, from the start or when they are added', async ({ openBoards, newPage }) => {
  const page = await openBoards(`${board({ id: 'try', mode: 'explore', loading: 'eager' }, START)}`);
  const sheets = () => document.querySelectorAll('link[rel=stylesheet]').length === 2 && [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => !!link.sheet);
  const isDressed = () => getComputedStyle(document.querySelector('.player')).borderInlineStartWidth === '5px';
  await frame(page, 'try').locator('.cell').first().waitFor();
  const inner = page.frames().find((one) => one.url().includes('embed.html'));
  expect(await inner.evaluate(sheets)).toEqual([true, false]);
  await page.evaluate(() => document.getElementById('try').setAttribute('controls', 'market players'));
  await frame(page, 'try').locator('.player').first().waitFor();
  await inner.waitForFunction(isDressed);
  expect(await inner.evaluate(sheets)).toEqual([true, true]);
  const alone = await newPage();
  await alone.goto(`./${boardAddress('play', { players: 'Anna,Sam' })}`);
  await alone.locator('.player').first().waitFor();
  expect([await alone.evaluate(isDressed), await alone.evaluate(sheets)]).toEqual([true, [true, true]]);
});
