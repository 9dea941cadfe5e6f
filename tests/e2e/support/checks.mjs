// Checks that any page must pass: accessibility, names, width.
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { showPictures } from './pages.mjs';

/** The short program of axe that the builder brings: the long one takes twice the time to compile in each page. */
const AXE = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core/axe.min.js').source;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of axe that depend on size and colours of what is drawn; all others see only what is in the page. */
const DRAWN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Expects axe to find no violation of WCAG 2.2 A or AA, nor of a best practice with `bestPractice: true`. `within` is a selector.
 * `onlyDrawn: true` checks only the rules that depend on size and colours: enough for a page that all rules were checked on before.
 */
export async function axe(page, { within, bestPractice = false, onlyDrawn = false } = {}) {
  await showPictures(page);
  const runOnly = onlyDrawn ? DRAWN : [...WCAG, ...(bestPractice ? ['best-practice'] : [])];
  const isAlone = page.frames().length === 1;
  const violations = isAlone ? await analyzePage(page, within, runOnly) : await analyzeFrames(page, within, runOnly);
  const text = violations.map((violation) => {
    const places = violation.nodes.slice(0, 5).map((node) => {
      const why = node.failureSummary.split('\n').slice(1).map((line) => line.trim()).join('; ');
      return `    ${node.target.join(' ')}: ${why}`;
    });
    return `  ${violation.id} (${violation.impact}): ${violation.help}\n${places.join('\n')}`;
  });
  expect(violations.length, `violations that axe found\n${text.join('\n')}`).toBe(0);
}

/** Returns the texts whose contrast axe finds too low, in a page without frames: `{ selector, why }`. */
export async function contrastFaults(page) {
  const hidden = await page.evaluateHandle(() => [...document.adoptedStyleSheets]);
  await showPictures(page);
  const violations = await analyzePage(page, undefined, { type: 'rule', values: ['color-contrast'] });
  await hidden.evaluate((sheets) => (document.adoptedStyleSheets = sheets));
  const place = (node) => ({ selector: node.target.join(' '), why: node.any[0]?.message ?? node.failureSummary });
  return violations.flatMap(({ nodes }) => nodes.map(place));
}

/** Returns the kinds of elements that a page shows: screens share most of them, so that axe need not look at each. */
export const shownKinds = (page) =>
  page.evaluate(() => [...document.querySelectorAll('body *:not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ localName, classList, role }) => `${localName}.${[...classList].sort().join('.')} ${role ?? ''}`));

/** Runs axe in a page without frames. The builder would load it anew each time, which takes as long as all rules. */
async function analyzePage(page, within, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const { violations } = await page.evaluate(
    ([within, runOnly]) => window.axe.run(within ?? document, { runOnly, resultTypes: ['violations'], preload: false }),
    [within, runOnly],
  );
  return violations;
}

/** Runs the program of axe in a page. The browser compiles what its protocol runs once for all pages, and what `evaluate` runs each time. */
async function loadAxe(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

/** Runs axe in a page and its frames. */
async function analyzeFrames(page, within, runOnly) {
  let builder = new AxeBuilder({ page, axeSource: AXE }).options({ resultTypes: ['violations'] });
  builder = runOnly === DRAWN ? builder.withRules(runOnly) : builder.withTags(runOnly);
  if (within) builder = builder.include(within);
  return (await builder.analyze()).violations;
}

/** Returns by how many pixels the page, or the game on it, is wider and taller than its window. */
export function overflow(page) {
  return page.evaluate(async () => {
    // The page knows its form a frame after its window has changed.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const all = [document.documentElement, document.querySelector('main.game')].filter(Boolean);
    const most = (of) => Math.max(...all.map(of));
    return { wide: most((one) => one.scrollWidth - one.clientWidth), tall: most((one) => one.scrollHeight - one.clientHeight) };
  });
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScroll(page) {
  const { wide } = await overflow(page);
  expect(wide, 'pixels by which the page is wider than its window').toBeLessThanOrEqual(0);
}

/** Expects everything in the action bar to lie inside it. */
export async function expectWholeBar(page) {
  const outside = await page.evaluate(() => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
    if (!bar) return [];
    // More answers than have room are a list above the bar.
    const parts = [...document.querySelectorAll('.action-bar *:not(svg *, [data-many], [data-many] *)')].filter((part) => part.getClientRects().length > 0);
    const isOutside = ({ top, bottom, left, right }) => top < bar.top - 1 || bottom > bar.bottom + 1 || left < bar.left - 1 || right > bar.right + 1;
    return parts.filter((part) => isOutside(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80));
  });
  expect(outside, 'parts outside the action bar').toEqual([]);
}

const NAMED = ['button', 'link', 'textbox', 'checkbox', 'radio', 'slider', 'combobox', 'gridcell', 'menuitem', 'dialog', 'image', 'grid', 'table'];

/** Expects every control in the browser's accessibility tree to have a name, and the page to have one main part. */
export async function expectNames(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const shown = nodes.filter((node) => !node.ignored);
  const unnamed = shown.filter((node) => NAMED.includes(node.role?.value) && !node.name?.value?.trim());
  expect(unnamed.map((node) => `${node.role.value} ${node.nodeId}`), 'controls without a name').toEqual([]);
  const isModal = shown.some((node) => ['dialog', 'alertdialog'].includes(node.role?.value));
  const mains = shown.filter((node) => node.role?.value === 'main').length;
  expect(mains === 1 || (isModal && mains === 0), `${mains} main parts`).toBe(true);
}
