// What a machine can see of looks: whether all of a page is legible and within reach. `cargo xtask looks` and a journey use it.
import { contrastFaults } from './checks.mjs';
import { FORMS, isLarge, leastTile, setFont, TARGET } from './forms.mjs';

/** The kinds of faults, in the order in which they are listed. */
export const KINDS = {
  cut: 'text that is cut',
  spilled: 'text or controls that leave their box',
  overprinted: 'text that lies over other text',
  meets: 'marks of a tile that meet a piece, a value, a building, a flag or another mark',
  kinds: 'boards with more kinds of marks than two',
  astray: 'meeples that do not stand on their tile, or fill half of it',
  outside: 'controls that cannot be brought into the window',
  covered: 'controls under something else',
  overlap: 'controls that lie over each other',
  small: 'targets that are too small',
  tiny: 'text under 12 px',
  prompt: 'prompts of too many lines',
  answers: 'bars of more than three answers, or six figures, cancel apart',
  filled: 'panels with more than one filled button',
  sideways: 'pages wider than their window',
  shift: 'layout shift while loading',
  contrast: 'text without contrast',
};

/** Gives a page the window and the font of a form, with what has the focus in view, and waits until it is drawn. */
export async function take(page, form) {
  const [width, height, font] = FORMS[form];
  await setFont(page, font);
  await page.setViewportSize({ width, height });
  // A note is placed as if it was opened in this form, at its card.
  await page.evaluate(async () => {
    const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await frames();
    const note = document.querySelector('.card-note:popover-open');
    if (!note) return;
    (document.querySelector(':is(.djinn, .held-djinn).chosen') ?? document.activeElement).scrollIntoView({ block: 'nearest', behavior: 'instant' });
    note.style.display = 'none';
    await frames();
    note.style.display = '';
  });
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn)), 60)));
}

/**
 * Returns the faults of what a page shows: `{ kind, selector, what }`. An element with `data-may-cut` may cut its text; `aria-hidden`
 * text may have any size.
 */
export const faults = (page, form) =>
  page.evaluate(inspect, { onBoard: leastTile(form), target: TARGET, barsMayScroll: isLarge(form) || form === 'zoomed', lines: isLarge(form) ? 5 : 2 });

/** Returns the texts without contrast that axe finds. */
export const contrast = async (page) =>
  (await contrastFaults(page)).map(({ selector, why }) => ({ kind: 'contrast', selector, what: why }));

/** Notes from now on how much the documents of a page shift while they load. */
export const watchShift = (page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.value, entry.sources.map(({ node }) => node?.className || node?.nodeName)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the shift of the present document, if it is more than a page may have: the first page may have half. */
export async function shifted(page, most = 0.1) {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, [value]) => all + value, 0);
  if (sum <= most) return [];
  const [value, nodes] = shifts.reduce((most, shift) => (shift[0] > most[0] ? shift : most));
  return [{ kind: 'shift', selector: 'html', what: `${sum.toFixed(2)} in all, ${value.toFixed(2)} at once of ${[...new Set(nodes)].slice(0, 4).join(', ')}` }];
}

/** Runs in the page. */
function inspect({ target, onBoard, barsMayScroll, lines: mostLines }) {
  const found = [];
  const report = (kind, element, what) => found.push({ kind, selector: nameOf(element), what });
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element));
  const ancestors = function* (element) {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) yield parent;
  };
  const nameOf = (element) => {
    const one = (part) => part.localName + [...part.classList].filter((name) => !/^(lit|chosen|own|active|shown|leading|primary|reveals)$/.test(name)).map((name) => `.${name}`).join('');
    const owner = [...ancestors(element)].find((parent) => parent.classList.length > 0 && parent.localName !== 'svg');
    return owner ? `${one(owner)} ${one(element)}` : one(element);
  };
  const px = (length) => Math.round(length);
  const said = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50);

  // A modal dialog makes all else inert; a cover does so by the attribute.
  const modal = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal')).at(-1);
  // An enlarged tile covers the table until one presses anywhere.
  const root = modal ?? document.querySelector('.tile-note:popover-open') ?? document.body;
  const isUnseen = (element) => element.closest('.unseen') !== null;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isUnseen(element) && !isFaded(element) && !element.closest('[inert]');
  // `hidePictures` fades these.
  const HIDDEN = ':root, dialog, [popover]';
  const faded = new Map([[document.documentElement, false]]);
  const isFaded = (element) => {
    if (!faded.has(element)) faded.set(element, (styleOf(element).opacity === '0' && !element.matches(HIDDEN)) || styleOf(element).clipPath === 'inset(50%)' || isFaded(element.parentElement));
    return faded.get(element);
  };
  const all = [...root.querySelectorAll('*')].filter((element) => !element.closest('svg') && isShown(element));

  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const isPage = (element) => element === document.documentElement || element === document.body;
  /** Tells whether one sees where an element ends: it has a ground or a border. */
  const isBox = (element) => {
    const style = styleOf(element);
    const isGround = !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(style.backgroundColor) || style.backgroundImage !== 'none';
    // What has no box of its own draws neither. Some boxes have a border at their start alone, whichever side that is.
    return !isPage(element) && !['inline', 'contents'].includes(style.display) && (isGround || parseFloat(style.borderInlineStartWidth) > 0);
  };
  const inner = (element) => {
    const [box, style] = [element.getBoundingClientRect(), styleOf(element)];
    const edge = (side) => parseFloat(style[`border${side}Width`]);
    return { left: box.left + edge('Left'), right: box.right - edge('Right'), top: box.top + edge('Top'), bottom: box.bottom - edge('Bottom') };
  };

  /** Returns what is in view of an element's box, as far as its ancestors clip it. */
  const clipped = (element, box) => {
    const rect = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (const parent of [element, ...ancestors(element)]) {
      const style = styleOf(parent);
      if (isPage(parent) || style.display === 'contents') continue;
      const within = inner(parent);
      if (style.overflowX !== 'visible') [rect.left, rect.right] = [Math.max(rect.left, within.left), Math.min(rect.right, within.right)];
      if (style.overflowY !== 'visible') [rect.top, rect.bottom] = [Math.max(rect.top, within.top), Math.min(rect.bottom, within.bottom)];
      if (style.position === 'fixed') break;
    }
    return rect;
  };
  /** Returns the lesser side of what two boxes share. */
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  /** Returns the lines of a text, without the room above and below its letters. */
  const linesOf = (text, element, size) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => {
      const middle = (box.top + box.bottom) / 2;
      return { element, ...clipped(element, { left: box.left, right: box.right, top: middle - size / 3, bottom: middle + size / 3 }) };
    });
  };

  // Text.
  const range = document.createRange();
  const cut = new Set();
  /** What is printed where: elements with a line of their text. */
  const lines = [];
  for (const element of all) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (texts.length === 0 || ['OPTION', 'SELECT', 'TITLE', 'STYLE', 'SCRIPT'].includes(element.tagName)) continue;
    const style = styleOf(element);
    const size = parseFloat(style.fontSize);
    const isHidden = element.closest('[aria-hidden=true]') !== null;
    if (size < 11.95 && !isHidden) report('tiny', element, `${size.toFixed(1)} px “${said(element)}”`);
    // On a tile what can be done lies over what is there.
    if (!element.closest('.board, [role=grid]')) lines.push(...texts.flatMap((text) => linesOf(text, element, size)));
    if (element.closest('[data-may-cut]')) continue;
    const mayBeCut = (why, length) => {
      if (cut.has(element)) return;
      cut.add(element);
      report('cut', element, `${px(length)} px ${why} “${said(element)}”`);
    };
    // Fonts are taller than their lines; what stands out of a line has no ink.
    const slack = 1 + size / 4;
    for (const text of texts) {
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      const [left, right] = [Math.min(...rects.map((rect) => rect.left)), Math.max(...rects.map((rect) => rect.right))];
      const [top, bottom] = [Math.min(...rects.map((rect) => rect.top)), Math.max(...rects.map((rect) => rect.bottom))];
      let [isFreeX, isFreeY, isBoxed, isGone] = [false, false, false, false];
      for (const parent of [element, ...ancestors(element)]) {
        if (isPage(parent)) break;
        const [of, box] = [styleOf(parent), inner(parent)];
        // It has no box.
        if (of.display === 'contents') continue;
        if (scrolls(of, 'X') && parent.scrollWidth > parent.clientWidth) isFreeX = true;
        if (scrolls(of, 'Y') && parent.scrollHeight > parent.clientHeight) isFreeY = true;
        const [across, down] = [Math.max(right - box.right, box.left - left), Math.max(bottom - box.bottom, box.top - top)];
        // What is clipped away altogether is hidden on purpose: nobody sees that it was there.
        if (clips(of, 'X') && clips(of, 'Y') && (right <= box.left || left >= box.right || bottom - slack <= box.top || top + slack >= box.bottom)) isGone = true;
        if (isGone) break;
        if (!isFreeX && clips(of, 'X') && across > 1.5) mayBeCut(`across, by ${nameOf(parent)}`, across);
        if (!isFreeY && clips(of, 'Y') && down > slack) mayBeCut(`down, by ${nameOf(parent)}`, down);
        if (!isBoxed && isBox(parent) && !clips(of, 'X') && !clips(of, 'Y')) {
          isBoxed = true;
          const over = Math.max(isFreeX ? 0 : across, isFreeY ? 0 : down - slack);
          if (over > 2) report('spilled', element, `${px(over)} px out of ${nameOf(parent)} “${said(element)}”`);
        }
        if (of.position === 'fixed') break;
        // What lies over its surroundings need not lie in their box.
        if (of.position === 'absolute') isBoxed = true;
      }
      const isWide = right > innerWidth + 1.5 || left < -1.5;
      if (!isFreeX && !isGone && isWide) mayBeCut('across, by the window', Math.max(right - innerWidth, -left));
    }
    const ellipsis = !cut.has(element) && [element, element.parentElement].find((each) => styleOf(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1);
    if (ellipsis) mayBeCut('across, with an ellipsis', ellipsis.scrollWidth - ellipsis.clientWidth);
  }

  // The words of a choice, which a list that is too narrow cuts.
  for (const element of all.filter((one) => one.localName === 'select' && !one.multiple && one.selectedOptions.length > 0)) {
    const whole = element.cloneNode();
    whole.append(element.selectedOptions[0].cloneNode(true));
    Object.assign(whole.style, { position: 'absolute', visibility: 'hidden', width: 'max-content', minWidth: '0', maxWidth: 'none' });
    element.after(whole);
    const missing = whole.offsetWidth - element.offsetWidth;
    whole.remove();
    if (missing > 1) report('cut', element, `${px(missing)} px across “${element.selectedOptions[0].text}”`);
  }

  // Texts that are printed over each other: no ground lies between them, and neither is in a bar that stays while the other scrolls.
  const overprinted = new Set();
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element || overprinted.has(one.element) || shared(one, other) < 2) continue;
      const between = (element, end) => [element, ...ancestors(element)].slice(0, [element, ...ancestors(element)].indexOf(end));
      const common = [...ancestors(one.element)].find((parent) => parent.contains(other.element));
      if ([...between(one.element, common), ...between(other.element, common)].some((one) => isBox(one) || ['sticky', 'fixed'].includes(styleOf(one).position))) continue;
      overprinted.add(one.element);
      report('overprinted', one.element, `“${said(one.element)}” and “${said(other.element)}”`);
    }
  }

  // The marks of a board. Each has a place of its own: what a move is about must stay in view. The path lies below all pieces.
  for (const board of root.querySelectorAll('.board')) {
    const MARK = '.rail, .preview, .takes';
    const things = [...board.querySelectorAll(`.piece, .value, .owner, .building > .icon, ${MARK}`)].filter((thing) => thing.checkVisibility() && !thing.closest('[data-taken] .meeples'));
    const boxes = things.map((thing) => ({ thing, isMark: thing.matches(MARK), box: thing.getBoundingClientRect() }));
    for (const { thing, isMark, box } of boxes) {
      const met = isMark && boxes.find((other) => other.thing !== thing && shared(box, other.box) > 1);
      if (met) report('meets', thing, `${px(shared(box, met.box))} px with ${nameOf(met.thing)} on ${thing.closest('.cell').dataset.square}`);
    }
    // A meeple stands on its tile, and others have room beside it.
    for (const piece of board.querySelectorAll('.cell .piece')) {
      const [box, cell] = [piece, piece.closest('.cell')].map((one) => one.getBoundingClientRect());
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isOn = x > cell.left && x < cell.right && y > cell.top && y < cell.bottom && box.width < 0.5 * cell.width;
      if (piece.checkVisibility() && !isOn) report('astray', piece, `${px(box.width)} px wide, for ${piece.closest('.cell').dataset.square}`);
    }
    const kinds = new Set([...board.querySelectorAll('.rail, .preview')].map((mark) => mark.dataset.kind ?? 'preview'));
    if (board.querySelector('[data-light=lit], [data-light=alive]')) kinds.add('glow');
    if (kinds.size > 2) report('kinds', board, [...kinds].join(', '));
  }

  // Controls.
  const PRESSED = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=gridcell]';
  const isLine = (element) => element.localName === 'a' && styleOf(element).display === 'inline' && [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const labelOf = (element) => (element.matches('input[type=checkbox], input[type=radio], input[type=file]') && element.closest('label')) || element;
  const controls = new Map();
  for (const element of root.querySelectorAll(PRESSED)) {
    const area = labelOf(element);
    if (!element.closest('[inert]') && !element.disabled && isShown(area) && area.getClientRects().length > 0) controls.set(area, element);
  }
  // More answers than a bar holds are a list above it.
  const LIST = '.answers[data-many=list], [data-form=phone] .answers[data-many]';
  const popover = document.querySelector(`:popover-open, ${LIST}`);
  // The browser hides a note whose card is out of view.
  if (popover?.matches('.card-note')) {
    const { left, right, top, bottom } = popover.getBoundingClientRect();
    const middle = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (!popover.contains(document.elementFromPoint(...middle))) for (const area of controls.keys()) if (popover.contains(area)) controls.delete(area);
  }
  const kept = new Map();
  const scrollTo = (scroller, left, top) => {
    if (!kept.has(scroller)) kept.set(scroller, [scroller.scrollLeft, scroller.scrollTop]);
    scroller.scrollTo({ left, top, behavior: 'instant' });
  };
  /** Scrolls an element to a part of the height of whatever a person can scroll. */
  const bring = (element, part) => {
    for (const parent of ancestors(element)) {
      const isWindow = parent === document.scrollingElement;
      const style = styleOf(parent);
      const [byX, byY] = ['X', 'Y'].map((axis) => (isWindow ? !clips(style, axis) : scrolls(style, axis)));
      if ((!byX || parent.scrollWidth <= parent.clientWidth) && (!byY || parent.scrollHeight <= parent.clientHeight)) continue;
      const box = isWindow ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : parent.getBoundingClientRect();
      const rect = element.getBoundingClientRect();
      const x = rect.left + rect.width / 2 - box.left - box.width / 2;
      const y = rect.top + rect.height / 2 - box.top - box.height * part;
      scrollTo(parent, parent.scrollLeft + (byX ? x : 0), parent.scrollTop + (byY ? y : 0));
    }
  };
  // Two of them that share some of their room: a press there goes to the wrong one. Whole rows that hold another are large on purpose,
  // and what floats may lie over the rest.
  const floats = (element) => [element, ...ancestors(element)].some((one) => ['absolute', 'sticky', 'fixed'].includes(styleOf(one).position) && !isPage(one) && !one.matches('.table'));
  const boxes = [...controls].filter(([area]) => !floats(area)).map(([area, element]) => ({ area, element, ...clipped(area, area.getBoundingClientRect()) }));
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (shared(one, other) < 4 || one.area.contains(other.area) || other.area.contains(one.area)) continue;
      report('overlap', one.element, `${px(shared(one, other))} px with ${nameOf(other.element)} “${said(one.area)}”`);
    }
  }

  const isOf = (hit, area, element) => hit && (area.contains(hit) || element.contains(hit) || hit.closest('label')?.control === element);
  const middleOf = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const isInWindow = ([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  /** Returns what lies over a control, or nothing if most of the control takes a press. */
  const coverOf = (area, element) => {
    if (styleOf(area).pointerEvents === 'none') return null;
    const { left, top, width, height } = area.getBoundingClientRect();
    // One may close a popover by pressing beside it, but it must not lie over the answers, unless they can be scrolled away from it.
    const isBeside = (hit) => popover?.contains(hit) && !popover.contains(area) && (barsMayScroll || !area.closest('.action-bar'));
    const points = [0.2, 0.5, 0.8].flatMap((y) => [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => [left + x * width, top + y * height])).filter(isInWindow);
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit && !isOf(hit, area, element) && !isBeside(hit));
    return over.length > points.length * 0.4 ? over[over.length >> 1] : null;
  };
  // Bars and notes come first: they must be in view before anything scrolls, save the bars on a page that is enlarged, or in a frame,
  // which is as high as the page.
  // A page that is scrolled to the card of its note may have scrolled its bars away. A long list of answers may scroll.
  const mayScroll = barsMayScroll || document.querySelector('.embed') || (popover && document.querySelector('main.game')?.scrollTop > 0);
  const isBar = ([area]) => !mayScroll && area.closest('.action-bar, .history-bar, .top-bar') !== null && !area.closest(LIST);
  const isOfNote = ([area]) => area.closest(':popover-open') !== null;
  const outOf = (rect) => Math.max(rect.right - innerWidth, -rect.left, rect.bottom - innerHeight, -rect.top);
  for (const [area, element] of [...controls].sort((a, b) => isBar(b) + isOfNote(b) - isBar(a) - isOfNote(a))) {
    const style = styleOf(area);
    // Size. `::before` may make the target of a small icon larger.
    const { width, height } = area.getBoundingClientRect();
    const around = getComputedStyle(area, '::before');
    const more = (a, b) => (around.content === '""' ? Math.max(0, -(parseFloat(around[a]) || 0) - (parseFloat(around[b]) || 0)) : 0);
    const [wide, high] = [width + more('left', 'right'), height + more('top', 'bottom')];
    // On a phone tiles are small, and nine cards stand in one row. Cards that one may take are as large as the rest.
    const least = element.closest('.board') || element.matches('.market .card:not(.lit, .chosen)') ? onBoard : target;
    if (Math.min(wide, high) < least - 0.5 && !isLine(element)) report('small', element, `${px(wide)}×${px(high)} px “${said(area)}”`);
    // Its box.
    for (const parent of ancestors(area)) {
      if (isPage(parent) || ['fixed', 'absolute'].includes(style.position)) break;
      const of = styleOf(parent);
      if (scrolls(of, 'X') || scrolls(of, 'Y')) break;
      if (isBox(parent)) {
        const [box, rect] = [parent.getBoundingClientRect(), area.getBoundingClientRect()];
        const over = Math.max(rect.right - box.right, box.left - rect.left, rect.bottom - box.bottom, box.top - rect.top);
        if (over > 2) report('spilled', element, `${px(over)} px out of ${nameOf(parent)} “${said(area)}”`);
        break;
      }
      if (of.position === 'fixed') break;
    }
    // Its place.
    if (isOfNote([area]) ? outOf(area.getBoundingClientRect()) > 0 : !isBar([area])) bring(area, 1 / 2);
    const rect = area.getBoundingClientRect();
    const out = outOf(rect);
    const isLarge = rect.width > innerWidth || rect.height > innerHeight;
    if (isLarge ? !isInWindow(middleOf(rect)) : out > 1.5) {
      report('outside', element, `${px(out)} px “${said(area)}”`);
      continue;
    }
    let covering = coverOf(area, element);
    // Bars at the top and at the bottom may leave room elsewhere.
    for (const part of isBar([area]) || isOfNote([area]) ? [] : [1 / 5, 1 / 3, 2 / 3, 4 / 5]) {
      if (!covering) break;
      bring(area, part);
      covering = coverOf(area, element);
    }
    if (covering) report('covered', element, `by ${nameOf(covering)} “${said(area)}”`);
  }
  for (const [scroller, [left, top]] of kept) scroller.scrollTo({ left, top, behavior: 'instant' });

  // The bar, and filled buttons.
  for (const prompt of root.querySelectorAll('.prompt')) {
    if (!isShown(prompt)) continue;
    range.selectNodeContents(prompt);
    const lines = [];
    for (const { top, width } of range.getClientRects()) if (width > 0 && lines.every((line) => Math.abs(line - top) > 4)) lines.push(top);
    if (lines.length > mostLines) report('prompt', prompt, `${lines.length} lines “${said(prompt)}”`);
  }
  for (const bar of root.querySelectorAll('.answers')) {
    const answers = [...bar.querySelectorAll('.answer:not([data-action=cancel])')].filter((answer) => isShown(answer) && !answer.closest(`[popover], ${LIST}`));
    if (answers.length > (answers.every((answer) => answer.matches('.figures')) ? 6 : 3)) report('answers', bar, `${answers.length} answers`);
  }
  const light = (colour) => {
    const canvas = inspect.canvas ?? (inspect.canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }));
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return { alpha, value: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) };
  };
  const groundOf = (element) => [...ancestors(element)].map((parent) => light(styleOf(parent).backgroundColor)).find(({ alpha }) => alpha > 200) ?? light('canvas');
  const isFilled = (button) => {
    const [own, ground] = [light(styleOf(button).backgroundColor), groundOf(button)];
    const [dark, bright] = [own.value, ground.value].sort((a, b) => a - b);
    return own.alpha > 200 && (bright + 0.05) / (dark + 0.05) >= 3;
  };
  const panels = new Map();
  for (const element of controls.values()) {
    // Pieces, cards and tiles have their own colours, and so has what is chosen among others.
    if (!element.matches('button, a') || element.closest('.board, .bid-track, [role=grid]')) continue;
    if (element.matches('[aria-pressed], [aria-checked], [aria-current], [aria-selected], [role=tab], [aria-disabled=true]') || !isFilled(element)) continue;
    const panel = element.closest('.action-bar, dialog, [popover], main') ?? root;
    panels.set(panel, [...(panels.get(panel) ?? []), element]);
  }
  for (const [panel, filled] of panels) if (filled.length > 1) report('filled', panel, filled.map((one) => `“${said(one)}”`).join(', '));

  const wide = Math.max(...[document.documentElement, ...document.querySelectorAll('main')].map((one) => one.scrollWidth - one.clientWidth));
  if (wide > 1) report('sideways', document.documentElement, `${wide} px`);
  return found;
}
