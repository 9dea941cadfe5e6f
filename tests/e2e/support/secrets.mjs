// What people at one device hide from each other, as the page shows it.

/** The screen that hides secrets while the device changes hands. */
export const cover = (page) => page.locator('section.cover');

/** Returns the coins that the page shows, by seat. */
export const coins = (page) => page.locator('.player').evaluateAll((rows) => rows.map((row) => {
  const held = row.querySelector('[data-stat=coin]');
  return `${held.textContent} ${held.getAttribute('aria-label') ?? held.title}`;
}));
