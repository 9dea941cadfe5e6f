// The words of a language, which the page fetches a part at a time.
import { expect, test } from '../../support/fixtures.mjs';
import { openDialog, startFromHome } from '../../support/game.mjs';
import { go, lesson, perform } from '../../support/learner.mjs';
import { open } from '../../support/pages.mjs';

const WORDS = /\/locales\/([a-zA-Z-]+)-(first|game|cards|rest|lessons)-[0-9a-f]{16}\.txt$/;

/** Notes each file of words that a page asks for: `fr-first`. */
function asked(page) {
  const names = [];
  page.on('request', (request) => {
    const found = WORDS.exec(request.url());
    if (found) names.push(`${found[1]}-${found[2]}`);
  });
  return names;
}

test('the first page waits for its own words alone, in the language of the browser', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-CA', ownContext: true });
  await page.addInitScript(() => {
    addEventListener('naqala:started', () => (self.atStart = performance.getEntriesByType('resource').map(({ name }) => name)));
  });
  const names = asked(page);
  await open(page);
  const atStart = await page.evaluate(() => self.atStart);
  expect(atStart.flatMap((name) => WORDS.exec(name)?.slice(1) ?? [])).toEqual(['fr', 'first']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-does=quick]')).toContainText('Affronter');
  expect(names.filter((name) => !name.startsWith('fr-'))).toEqual([]);
});

test('the page takes the first language that it has of those that the browser asks for', async ({ newPage }) => {
  const page = await newPage({ ownContext: true });
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['eo', 'fr-BE', 'en'] }));
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a game changes its language in the middle of a turn, and keeps the turn', async ({ page }) => {
  await open(page);
  await startFromHome(page);
  // The first page may have fetched its pictures before, and with them the words of lessons.
  await page.reload();
  const names = asked(page);
  await openDialog(page, 'settings');
  await page.locator('select[name=dialog-language]').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(page.locator('main.game')).toContainText('Tour de jeu 1');
  expect(names.filter((name) => name.startsWith('fr-')).sort()).toEqual(['fr-cards', 'fr-first', 'fr-game', 'fr-rest']);
});

test('a lesson goes on in another language at the same step, with what was played', async ({ page }) => {
  const { title, steps } = await lesson('control');
  await open(page);
  await go(page, 'learn=control');
  await expect(page.locator('#lesson-title')).toHaveText(title.en);
  await perform(page, steps[0].solution[0]);
  await expect(page.locator('main.lesson')).toHaveAttribute('data-entries', '1');
  await page.click('.lesson-bar [data-opens=menu]');
  await page.click('dialog[open] [data-opens=settings]');
  await page.locator('select[name=dialog-language]').selectOption('fr');
  await page.keyboard.press('Escape');
  await expect(page.locator('#lesson-title')).toHaveText(title.fr);
  await expect(page.locator('.lesson-text')).toContainText(steps[0].text.fr.split('\n')[0]);
  await expect(page.locator('main.lesson')).toHaveAttribute('data-entries', '1');
});

test('a language that cannot be fetched says so, and comes when asked again', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true, ownContext: true });
  await page.route(/\/locales\/fr-/, (route) => route.abort());
  await open(page);
  await page.locator('select[name=language]').selectOption('fr');
  const again = page.locator('[data-does=fetch-language]');
  await again.waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute(/\/locales\/fr-/);
  await again.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(again).toHaveCount(0);
});

test('a stored language that cannot be fetched does not keep the page from starting', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true, ownContext: true });
  await page.addInitScript(() => localStorage.setItem('naqala.lang', 'fr'));
  await page.route(/\/locales\/fr-/, (route) => route.abort());
  await open(page);
  await expect(page.locator('[data-does=quick]')).toContainText('Play a');
  expect(await page.evaluate(() => localStorage.getItem('naqala.lang')), 'the choice is kept').toBe('fr');
});

test('words of another version are not shown', async ({ newPage }) => {
  const page = await newPage({ mayComplain: true, ownContext: true });
  await page.route(/\/locales\/fr-/, (route) => route.fulfill({ body: '0123456789abcdef\nUn\nDeux' }));
  await open(page);
  await page.locator('select[name=language]').selectOption('fr');
  await page.locator('[data-does=fetch-language]').waitFor();
  await expect(page.locator('[data-does=quick]')).toContainText('Play a');
});
