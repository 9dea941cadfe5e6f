// The forms of a page: its windows, and the browser's font.

/**
 * The forms of a page: name → window, and the size of the browser's font if a person has changed it. The last two are a desktop of
 * 1280×800 at a zoom of 200 %, and one of 1280×1024 at 400 %.
 */
export const FORMS = {
  phone: [390, 844],
  'phone-landscape': [844, 390],
  'tablet-portrait': [768, 1024],
  'tablet-landscape': [1024, 768],
  desktop: [1440, 900],
  wide: [1920, 1080],
  laptop: [1366, 650],
  'font-20': [1366, 650, 20],
  'font-24': [1366, 650, 24],
  'font-32': [1366, 650, 32],
  'phone-font-24': [390, 844, 24],
  zoomed: [640, 400],
  'zoomed-400': [320, 256],
};

/** The forms in which the worst states of a table are looked at, and other screens only if the form is named. */
export const OF_WORST_STATES = ['laptop', 'font-20', 'font-24', 'font-32', 'phone-font-24', 'zoomed-400'];

/** The least size of what one presses, in pixels. */
export const TARGET = 44;

/** The least size of a tile, in pixels: on phones nine columns may have to do, in enlarged forms the board scrolls before. */
export const leastTile = (form) => {
  if (form.includes('font') || form === 'zoomed-400') return 30;
  return form.startsWith('phone') || form === 'zoomed' ? 24 : TARGET;
};

/** Tells whether a person has enlarged the page so much that bars scroll with it. */
export const isLarge = (form) => form === 'font-32' || form.startsWith('phone-font') || form === 'zoomed-400';

/** Gives a page the font that a person has chosen in the settings of the browser. */
export async function setFont(page, size = 16) {
  if (!sessions.has(page)) {
    if (size === 16) return;
    sessions.set(page, await page.context().newCDPSession(page));
  }
  // Chromium's own sizes are 16 and, for code, 13 px.
  await sessions.get(page).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: Math.round((size * 13) / 16) } });
}

/** Page → the session that sets its font. */
const sessions = new WeakMap();
