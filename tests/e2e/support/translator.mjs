// A translator as browsers have one: it puts elements in place of the text nodes of a page, now and whenever the page adds some.

/** Translates a page and all that it shows later. A translated word is followed by `ˣ`. */
export const translate = (page) => page.evaluate(() => {
  const isOpen = (node) => {
    const element = node.parentElement;
    if (!element || element.closest('script, style, textarea, font') || !node.data.trim()) return false;
    const nearest = element.closest('[translate], .notranslate');
    return !nearest || (nearest.getAttribute('translate') ?? 'no') !== 'no';
  };
  const rewrite = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const open = [];
    for (let node = root.nodeType === Node.TEXT_NODE ? root : texts.nextNode(); node; node = texts.nextNode()) if (isOpen(node)) open.push(node);
    for (const node of open) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.data.replace(/(\p{L})(?!\p{L})/gu, '$1ˣ');
      outer.append(inner);
      node.replaceWith(outer);
    }
  };
  rewrite(document.body);
  new MutationObserver((changes) => changes.forEach(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : addedNodes).forEach((node) => node.isConnected && rewrite(node))))
    .observe(document.body, { childList: true, characterData: true, subtree: true });
});

/** Returns what a page shows, without the marks of the translator, and without spaces: its elements begin new lines in a row of a grid. */
export const untranslated = (page) => page.evaluate(() => document.body.innerText.replace(/[ˣ\s]/g, ''));

/** The parts of the page that may be translated. */
export const TRANSLATED = ['.help', '.lesson-panel'];

/** Returns the selectors, of some, within which the translator has changed texts that are shown, and `other` if it has elsewhere. */
export const translatedParts = (page, selectors) => page.evaluate((selectors) => {
  const shown = [...document.querySelectorAll('font > font')].filter((element) => element.checkVisibility());
  return [...new Set(shown.map((element) => selectors.find((selector) => element.closest(selector)) ?? `other: ${element.textContent}`))];
}, selectors);
