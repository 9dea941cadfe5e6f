// What `cargo xtask looks` calls a fault: each kind on a page of its own, and pages without any.
import { expect, test } from '../../support/fixtures.mjs';
import { contrast, faults } from '../../support/looks.mjs';
import { openOrigin } from '../../support/pages.mjs';

const LONG = 'A sentence that is much too long for its place';
const button = (style, words = 'Press') => `<button style="width: 80px; height: 44px; ${style}">${words}</button>`;
const answers = (count) => Array.from({ length: count }, () => '<button class="answer" style="height: 44px">Answer</button>').join('');

/** A page → the kinds of its faults. */
const PAGES = [
  ['a text that its box cuts', `<p style="width: 90px; white-space: nowrap; overflow: hidden">${LONG}</p>`, ['cut']],
  ['a text with an ellipsis', `<p style="width: 90px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${LONG}</p>`, ['cut']],
  ['a choice that its list cuts', `<select style="width: 90px; height: 44px"><option>${LONG}</select>`, ['cut']],
  ['a choice that fits beside longer ones', `<select style="width: 120px; height: 44px"><option>Short<option>${LONG}</select>`, []],
  ['a text whose last line is cut', `<p style="width: 90px; height: 20px; overflow: hidden">${LONG}</p>`, ['cut']],
  ['a text that leaves its disc', `<p style="width: 30px; background: tan; white-space: nowrap">${LONG}</p>`, ['spilled']],
  ['a button that leaves its bar', `<div style="width: 60px; border: 1px solid">${button('')}</div>`, ['spilled']],
  ['a button out of the window that nothing scrolls to', button('position: fixed; top: 3000px'), ['outside']],
  ['a button that is clipped away', `<div style="height: 40px; overflow: hidden"><div style="height: 90px"></div>${button('')}</div>`, ['covered']],
  ['an answer below the window, though one can scroll', `<div style="height: 3000px"></div><div class="action-bar">${button('')}</div>`, ['outside']],
  ['a button under a panel', `${button('')}<div style="position: fixed; inset: 0; background: tan"></div>`, ['covered']],
  ['a button that lies a little over another', `${button('')}${button('margin-left: -30px')}`, ['overlap']],
  ['a text that lies over another', `<p style="margin: 0">${LONG}</p><p style="margin: -12px 0 0">${LONG}</p>`, ['overprinted']],
  ['a small button', button('height: 30px'), ['small']],
  ['a tile that is smaller than a finger', `<div class="board">${button('width: 30px', '')}</div>`, ['small']],
  ['tiny text', '<p style="font-size: 11px">Words</p>', ['tiny']],
  ['a prompt of three lines', `<p class="prompt" style="width: 150px">${LONG}</p>`, ['prompt']],
  ['a bar of four answers', `<div class="answers">${answers(4)}</div>`, ['answers']],
  ['two filled buttons', `<main>${button('background: black; color: white')}${button('background: black; color: white')}</main>`, ['filled']],
  ['a page wider than its window', '<main><div style="width: 5000px; height: 1px"></div></main>', ['sideways']],
  ['a text that may be cut', `<p data-may-cut style="width: 90px; white-space: nowrap; overflow: hidden">${LONG}</p>`, []],
  ['a panel over a text', `<p style="margin: 0">${LONG}</p><p style="position: relative; margin: -12px 0 0; background: tan">${LONG}</p>`, []],
  ['a text for screen readers', `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</p>`, []],
  ['a text that wraps', `<p style="width: 90px; overflow: hidden">${LONG}</p>`, []],
  ['a text that scrolls', `<p style="width: 90px; white-space: nowrap; overflow: auto">${LONG}</p>`, []],
  ['a picture’s letters', '<p aria-hidden="true" style="font-size: 6px">A</p>', []],
  ['a link in a sentence', '<p>Read <a href="#">this</a> first.</p>', []],
  ['a small box in a large label', '<label style="display: block; height: 44px"><input type="checkbox"> Choose</label>', []],
  ['a button far down a page', `<div style="height: 3000px"></div>${button('')}`, []],
  ['a button under a bar that stays', `${Array.from({ length: 40 }, () => button('display: block')).join('')}<div style="position: fixed; bottom: 0; height: 200px; width: 100%; background: tan"></div><div style="height: 200px"></div>`, []],
  ['two answers and a way back', `<div class="answers">${answers(3)}<button class="answer" data-action="cancel" style="height: 44px">Cancel</button></div>`, []],
  ['a dialog over a page', `${button('height: 9px')}<dialog>${button('')}</dialog><script>document.querySelector('dialog').showModal()</script>`, []],
];

test('each kind of fault is found, and nothing else', async ({ page }) => {
  await openOrigin(page);
  for (const [what, html, kinds] of PAGES) {
    await page.setContent(`<!doctype html><meta charset="utf-8"><body style="font: 16px sans-serif">${html}`);
    expect((await faults(page, 'desktop')).map(({ kind }) => kind), what).toEqual(kinds);
  }
  await page.setContent(`<!doctype html><div class="board">${button('width: 30px', '')}</div>`);
  expect(await faults(page, 'phone'), 'a tile of a phone').toEqual([]);
});

test('text without contrast is found, also on a page that is hidden while it is tested', async ({ newPage }) => {
  const page = await newPage();
  await openOrigin(page);
  await page.setContent('<!doctype html><html lang="en"><title>Page</title><p style="color: #bbb; background: #fff">Words</p>');
  expect((await contrast(page)).map(({ kind, selector }) => [kind, selector])).toEqual([['contrast', 'p']]);
});
